/** The parts thieves are put together from: a bust of 100 x 100, lit from the left. */

import { circle, poly, rect } from "./geometry";
import type { Layer } from "./paint";

const SHOULDERS = "M6 100c1-20 14-27 32-30h24c18 3 31 10 32 30z";

/** A head in the dark, the half of it that the lamp reaches, and an eye. */
export const HEAD: readonly Layer[] = [
  ["n", rect(42, 56, 16, 18)],
  ["n", "M34 40c0-14 6-20 16-20s16 6 16 20-6 25-16 25-16-11-16-25z"],
  ["p", "M36 41c0-6 3-10 6-10h9v18l-4 3 4 3v9c-8 0-15-9-15-23z"],
  ["n", poly("37.5 39 46 41 46 43.5 38 42")],
];

/** Lips in the light. */
export const LIPS: Layer = ["a", "M42 57l9-2v5c-4 1-7 0-9-3z"];

export const MOUSTACHE: Layer = [
  "n",
  "M34 57c4 0 8-2 12-5h8c4 3 8 5 12 5-4 4-11 5-16 1-5 4-12 3-16-1z",
];

/** Jacket and shirt; the tie is the accent. */
export const SUIT: readonly Layer[] = [
  ["n", SHOULDERS],
  ["p", poly("40 70 50 88 60 70 57 100 43 100")],
  ["a", poly("46.5 80 53.5 80 56 100 44 100")],
];

/** Evening dress: a white front and a bow tie. */
export const TAILS: readonly Layer[] = [
  ["n", SHOULDERS],
  ["p", poly("38 70 50 98 62 70 60 100 40 100")],
  ["p", poly("40 70 60 70 56 100 44 100")],
  ["a", poly("39 69 50 73 61 69 61 80 50 76 39 80")],
];

/** Plain clothes of one colour. */
export function shirt(tone: "n" | "a" | "p"): readonly Layer[] {
  return [
    [tone, SHOULDERS],
    ["n", "M50 74c14 0 24-4 24-4 12 4 19 12 20 30H50z"],
  ];
}

/** Bare shoulders, half in the light, and a dress. */
export const GOWN: readonly Layer[] = [
  ["n", "M14 100c1-18 14-26 28-29h16c14 3 27 11 28 29z"],
  ["p", "M16 100c2-17 14-24 27-27l7 3v24z"],
  ["a", "M22 100c2-10 16-14 28-5 12-9 26-5 28 5z"],
];

/** A sleeve that comes up from below with a fist at its end. */
export function fist(x: number, y: number, tone: "n" | "a" = "n"): readonly Layer[] {
  return [
    ["n", poly(`${x - 8} ${y + 8} ${x + 8} ${y + 8} ${x + 11} 100 ${x - 11} 100`)],
    ["p", rect(x - 8.5, y + 7, 17, 4)],
    [tone, `M${x - 8} ${y + 7}v-9c0-4 3-6 8-6s8 2 8 6v9z`],
    ["p", `M${x - 4} ${y - 6}v6M${x} ${y - 7}v7M${x + 4} ${y - 6}v6`, 1],
  ];
}

export const FEDORA: readonly Layer[] = [
  [
    "n",
    "M20 36c8-3 10-3 12-4 1-12 3-20 10-20 3 0 5 2 8 2s5-2 8-2c7 0 9 8 10 20 2 1 4 1 12 4-8 4-18 5-30 5s-22-1-30-5z",
  ],
  ["a", "M32 28c10 3 26 3 36 0v5c-10 3-26 3-36 0z"],
];

export const BOWLER: readonly Layer[] = [
  ["n", "M31 33c0-16 7-23 19-23s19 7 19 23z"],
  ["n", "M23 32c9 2 16 3 27 3s18-1 27-3l-3 7c-8 2-15 3-24 3s-16-1-24-3z"],
];

export const TOP_HAT: readonly Layer[] = [
  ["n", "M32 34 30 3h40l-2 31z"],
  ["n", "M20 33c10 2 18 3 30 3s20-1 30-3l-4 7c-8 2-16 3-26 3s-18-1-26-3z"],
  ["a", "M31.5 24h37l-.7 8H32z"],
];

export const FLAT_CAP: readonly Layer[] = [
  ["n", "M28 36c-2-14 8-22 24-22 14 0 22 8 20 22-10-3-22-3-30 0-6 2-14 3-20 4 0-2 2-4 6-4z"],
];

export const BERET: readonly Layer[] = [
  ["n", "M28 33c-10-8-4-20 20-21 20 0 34 8 28 18-4 6-10 4-14 4H36c-3 0-6 0-8-1z"],
  ["n", rect(48, 6, 4, 8)],
];

/** Short hair, parted. */
export const SHORT_HAIR: Layer = [
  "n",
  "M32 44c-3-18 4-28 18-28 15 0 21 10 18 28l-3-10c-8-1-20-1-26-4-3 3-6 8-7 14z",
];

/** Hair that falls to the shoulders. */
export const LONG_HAIR: readonly Layer[] = [
  [
    "n",
    "M50 14c-18 0-23 12-22 28 0 14-5 20-8 32 10 4 18 0 20-6l-4-22c2-6 4-12 8-14 10 4 18 4 22 8l-2 28c2 6 10 10 20 6-3-12-8-18-8-32 1-16-6-28-26-28z",
  ],
];

/** Hair put up. */
export const UPDO: readonly Layer[] = [
  ["n", circle(52, 10, 10)],
  ["n", "M33 46c-5-18 2-30 17-30s22 12 17 30l-3-12c-8 0-18-1-24-6-4 4-6 10-7 18z"],
];
