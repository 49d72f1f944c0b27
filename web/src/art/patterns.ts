/** A pattern for each card colour: a tile of 12 × 12 that repeats. */

import { circle, repeat } from "./geometry";
import type { Drawing } from "./icons";

export type PatternName =
  | "plain"
  | "dots"
  | "lines"
  | "diagonals"
  | "zigzag"
  | "waves"
  | "tiles"
  | "bricks"
  | "grid";

export const TILE = 12;

export const PATTERNS: Readonly<Record<PatternName, Drawing>> = {
  plain: {},
  dots: { fill: circle(3, 3, 1.8) + circle(9, 9, 1.8) },
  lines: { line: "M0 3h12M0 9h12" },
  diagonals: { line: repeat(4, (i) => `M${-12 + 6 * i} 12l12-12`) },
  zigzag: { line: "M0 5l3-4 3 4 3-4 3 4M0 11l3-4 3 4 3-4 3 4" },
  waves: { line: "M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0" },
  tiles: { fill: "M6 0l6 6-6 6-6-6zM6 3.5 3.5 6 6 8.5 8.5 6z" },
  bricks: { line: "M0 .8h12M0 6.8h12M3 .8v6M9 6.8v6" },
  grid: { line: "M0 6h12M6 0v12" },
};
