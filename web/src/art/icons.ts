/** The icons: 24 × 24, one stroke weight of 2, made to be read at 16 pixels. */

import { GAME_ICONS } from "./icons-game";
import { PAGE_ICONS } from "./icons-page";
import { COLOUR_SHAPES } from "./icons-shapes";

/** Filled and stroked path data; both take the colour of the text around. */
export interface Drawing {
  fill?: string;
  line?: string;
}

export const ICONS = { ...COLOUR_SHAPES, ...GAME_ICONS, ...PAGE_ICONS } as const;
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export function drawing(name: IconName): Drawing {
  return ICONS[name];
}
