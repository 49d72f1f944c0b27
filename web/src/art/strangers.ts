/** Thieves of a person's own catalogue: nobody drew them, but they are not all the same. */

import { circle, poly, rect } from "./geometry";
import {
  BERET,
  BOWLER,
  FEDORA,
  FLAT_CAP,
  GOWN,
  HEAD,
  LIPS,
  LONG_HAIR,
  SHORT_HAIR,
  SUIT,
} from "./kit";
import type { Accent, Layer, Picture } from "./paint";

/** A mask over the eyes: what all of them have. */
const MASK: readonly Layer[] = [
  ["n", "M34 37h32v8c-6 4-12 3-14-1h-4c-2 4-8 5-14 1z"],
  ["p", circle(42, 41, 2)],
  ["l", circle(58, 41, 2)],
];
const SCARF: Layer = ["a", poly("38 66 62 66 66 80 50 76 34 80")];
const BOW: Layer = ["a", poly("39 69 50 73 61 69 61 80 50 76 39 80") + rect(48, 72, 4, 5)];

const FIGURES: readonly (readonly Layer[])[] = [
  [...SUIT, ...HEAD, ...MASK, ...FEDORA],
  [...GOWN, ...LONG_HAIR, ...HEAD, LIPS, ...MASK],
  [...SUIT, ...HEAD, SHORT_HAIR, ...MASK, BOW],
  [...GOWN, ...HEAD, LIPS, ...MASK, SCARF, ...BERET],
  [...SUIT, ...HEAD, ...MASK, ...FLAT_CAP, SCARF],
  [...SUIT, ...HEAD, ...MASK, ...BOWLER],
];
const COLOURS: readonly Accent[] = ["teal", "rose", "amber", "violet", "olive", "red"];

export const STRANGERS: readonly Picture[] = COLOURS.flatMap((_, shift) =>
  FIGURES.map((layers, i) => ({
    accent: COLOURS[(i + shift) % COLOURS.length] ?? "blue",
    layers,
  })),
);
