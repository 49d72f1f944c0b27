/** What stands in more than one skyline, on a strip of 210 x 70. */

import { rect, repeat } from "./geometry";
import type { Layer } from "./paint";

export const GROUND: Layer = ["n", "M0 63h210v7H0z"];

/** Far roofs to the left and right of what one should recognise. */
export const FAR_ROOFS: Layer = [
  "d",
  "M0 70V46h12v-8h16v10h10V40h14v12h12v-6h14v24zM210 70V44h-14v-8h-18v12h-10V38h-14v12h-12v-4h-14v24z",
];

/** Flat far blocks, as new cities have them. */
export const FAR_BLOCKS: Layer = [
  "d",
  "M0 70V34h14v10h10V28h18v20h12V38h14v32zM210 70V30h-16v12h-10V34h-18v14h-12V40h-14v30z",
];

/** Hills. */
export const FAR_HILLS: Layer = [
  "d",
  "M0 70V50c20-12 40-10 56 0s30 6 49 2 36-14 60-8 34 2 45-2v28z",
];

export function columns(x: number, y: number, count: number, step: number, height: number): string {
  return repeat(count, (i) => rect(x + step * i, y, step * 0.5, height));
}
