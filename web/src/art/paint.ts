/** Pictures are flat layers in a few tones: night, dusk, paper, lamp and one accent. */

import { DUSK, LAMP, NIGHT, PAPER } from "./colours";

export type Tone = "n" | "d" | "p" | "l" | "a" | "b";

/** Path data in a tone; with a width it is a line, without one a filled figure. */
export type Layer = readonly [tone: Tone, d: string, width?: number];

/** Poster colours: the accent, and the dark that stands behind it. */
export const ACCENTS = {
  red: ["#E0452F", "#451722"],
  amber: ["#F0A030", "#3D2718"],
  teal: ["#25A79B", "#0F3238"],
  blue: ["#4D90E0", "#172A4E"],
  rose: ["#EC7FA6", "#421F3C"],
  violet: ["#9D74D6", "#2A1F4E"],
  olive: ["#AEBB4B", "#262E1C"],
} as const;
export type Accent = keyof typeof ACCENTS;

export interface Picture {
  accent: Accent;
  layers: readonly Layer[];
}

export function toneOf(tone: Tone, accent: Accent): string {
  const [bright, dark] = ACCENTS[accent];
  return { n: NIGHT, d: DUSK, p: PAPER, l: LAMP, a: bright, b: dark }[tone];
}
