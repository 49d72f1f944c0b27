/** The colours of cards and surfaces, as LOOK chose them: apart for every kind of colour vision. */

import type { IconName } from "./icons";
import type { PatternName } from "./patterns";

export const NIGHT = "#10131F";
export const TABLE = "#1A2033";
export const DUSK = "#34406B";
export const LAMP = "#FFE9B0";
export const PAPER = "#F5F1E4";
export const INK = "#141414";

export type City = "paris" | "barcelona" | "rome" | "london";
export type CardColour = "thief" | "purple" | "yellow" | "green" | "red" | City | "gear";

export interface Paint {
  fill: string;
  /** Text and icons on it, at least 4.5 : 1. */
  on: string;
  shape: IconName;
  pattern: PatternName;
}

export const PAINTS: Readonly<Record<CardColour, Paint>> = {
  thief: { fill: PAPER, on: INK, shape: "mask", pattern: "plain" },
  purple: { fill: "#6A348F", on: PAPER, shape: "hat", pattern: "dots" },
  yellow: { fill: "#FFCB1A", on: INK, shape: "coin", pattern: "lines" },
  green: { fill: "#3E8168", on: "#FFFFFF", shape: "hand", pattern: "diagonals" },
  red: { fill: "#B42B19", on: PAPER, shape: "flame", pattern: "zigzag" },
  paris: { fill: "#62C9EE", on: INK, shape: "tower", pattern: "waves" },
  barcelona: { fill: "#F19349", on: INK, shape: "eye", pattern: "tiles" },
  rome: { fill: "#FB7FC7", on: INK, shape: "arch", pattern: "bricks" },
  london: { fill: "#06382C", on: PAPER, shape: "umbrella", pattern: "grid" },
  gear: { fill: "#C9CCD6", on: INK, shape: "gear", pattern: "plain" },
};

export function isCity(name: unknown): name is City {
  return name === "paris" || name === "barcelona" || name === "rome" || name === "london";
}

/** The colour of what a card is or counts; `city` stands for the colour of the city played. */
export function colourOf(piece: unknown, city: unknown): CardColour {
  const name = piece === "city" ? city : piece;
  return typeof name === "string" && name in PAINTS ? (name as CardColour) : "gear";
}

/** The lamp of a place: its city's colour, where it is bright enough to shine at night. */
export function lampOf(city: unknown): string {
  if (city === "london") return "#4FC08D";
  return isCity(city) ? PAINTS[city].fill : LAMP;
}
