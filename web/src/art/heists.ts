/** The four heists of Art Robbery: each has a colour, a shape and a numeral of its own. */

import { poly } from "./geometry";
import type { IconName } from "./icons";

export interface HeistLook {
  fill: string;
  rim: string;
  numeral: string;
  icon: IconName;
  /** The plaque on a token, around 50, 46. */
  plaque: string;
}

const SKETCHES: HeistLook = {
  fill: "#4FB3C9",
  rim: "#1F6272",
  numeral: "I",
  icon: "sketch",
  plaque: poly("50 14 82 46 50 78 18 46"),
};

const LOOKS: readonly HeistLook[] = [
  SKETCHES,
  {
    fill: "#E9829B",
    rim: "#8A2F48",
    numeral: "II",
    icon: "sculpture",
    plaque: "M26 72V42a24 24 0 0 1 48 0v30z",
  },
  {
    fill: "#E3A437",
    rim: "#835710",
    numeral: "III",
    icon: "antique",
    plaque: poly("35 19 65 19 81 46 65 73 35 73 19 46"),
  },
  {
    fill: "#A184DB",
    rim: "#4E3590",
    numeral: "IV",
    icon: "painting",
    plaque: poly("25 21 75 21 75 71 25 71"),
  },
];

/** `heist` counts from 1. */
export function heistLook(heist: number): HeistLook {
  return LOOKS[heist - 1] ?? SKETCHES;
}
