/** What stands for a picture that is not there: somebody in a hat, something in a case. */

import { circle, poly, rect } from "./geometry";
import type { Picture } from "./paint";

export const FIGURE: Picture = {
  accent: "blue",
  layers: [
    ["n", "M8 100c1-20 14-27 30-30h24c16 3 29 10 30 30z"],
    ["n", rect(41, 56, 18, 18)],
    ["p", poly("41 70 50 84 59 70 56 100 44 100")],
    ["a", poly("47 80 53 80 55 100 45 100")],
    ["n", "M34 40c0-14 6-20 16-20s16 6 16 20-6 25-16 25-16-11-16-25z"],
    ["p", "M36 41h15v8l-4 3 4 3v9c-8 0-15-9-15-23z"],
    ["n", "M34 40h32v7H34z"],
    ["p", circle(43, 43.5, 2)],
    [
      "n",
      "M20 36c8-3 10-3 12-4 1-12 3-20 10-20 3 0 5 2 8 2s5-2 8-2c7 0 9 8 10 20 2 1 4 1 12 4-8 4-18 5-30 5s-22-1-30-5z",
    ],
    ["a", "M32 28c10 3 26 3 36 0v5c-10 3-26 3-36 0z"],
  ],
};

export const CASE: Picture = {
  accent: "amber",
  layers: [
    ["n", "M36 30V16h28v14", 6],
    ["n", rect(4, 28, 92, 62)],
    ["p", rect(4, 42, 92, 2)],
    ["l", rect(18, 37, 10, 12) + rect(72, 37, 10, 12)],
  ],
};
