/** For locations that nobody drew: a street of roofs. */

import { rect, repeat } from "./geometry";
import type { Picture } from "./paint";

export const STREET: Picture = {
  accent: "amber",
  layers: [
    ["d", "M0 70V44h18V34h22v14h16V28l14-10 14 10v20h20V38h26v8h18V30h24v14h18V36h20v34z"],
    ["n", "M0 70V56l14-10 14 10h10V46h22v12h16V50l18-12 18 12v8h14V48h18v10h12l16-12 16 12h22v12z"],
    ["a", repeat(5, (i) => rect(44 + 30 * i, 60, 4, 6))],
    ["l", rect(92, 52, 5, 8)],
  ],
};
