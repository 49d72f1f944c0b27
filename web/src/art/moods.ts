/** What a city's mood is put together from, on a scene of 1600 x 900. */

import { circle, poly, rect, repeat } from "./geometry";

/** The places of a city from left to right, and where the lamp hangs. */
export interface CityMood {
  places: readonly string[];
  lamp: readonly [x: number, y: number];
}

const ANYWHERE: CityMood = {
  places: ["chapel", "bank", "casino", "museum", "gala"],
  lamp: [1130, 500],
};

const MOODS: Readonly<Record<string, CityMood>> = {
  paris: {
    places: ["versailles", "notre-dame", "eiffel-tower", "moulin-rouge", "louvre"],
    lamp: [800, 470],
  },
  barcelona: {
    places: ["la-rambla", "park-guell", "sagrada-familia", "gothic-quarter", "la-boqueria"],
    lamp: [800, 490],
  },
  rome: {
    places: ["trastevere", "pantheon", "vatican", "colosseum", "trevi-fountain"],
    lamp: [800, 500],
  },
  london: {
    places: ["british-museum", "tower-of-london", "big-ben", "oxford-street", "picadilly-circus"],
    lamp: [800, 480],
  },
};

export function cityMood(city: string | undefined): CityMood {
  return MOODS[city ?? ""] ?? ANYWHERE;
}

/** The roof in front, with chimneys and a skylight. */
export const ROOF =
  "M0 900V800l150-34V700h70v50l250-56 300 66h240l250-80 120 38v-76h60v96l160 52v110z";

/** Somebody with a sack, walking to the right; feet at 0, 0. */
export const WALKER = `${circle(4, -142, 14)}M-12-150h34l2-6-20-6-14 6zM-10-128h22l10 40 6 40 18 46H24L6-44-8-42-24 0h-18l14-50-2-44z${circle(-36, -100, 33)}M-30-128l24-2 4 14-24 6zM12-122l26 26 18-6 2 9-24 10-28-24z`;

/** Somebody in a hat, on one knee, with a torch; feet at 0, 0. */
export const WATCHER = `${circle(0, -92, 14)}M-24-98h48l-10-8-4-14h-20l-4 14zM-14-78h26l8 34 28 4v40H32v-26l-32 2-20 24h-34l16-16 16-10 4-34zM8-74l30 14 22-4v10l-24 8-32-14zM58-68h12v16H58z`;

/** The light of that torch. */
export const TORCH = poly("70 -64 330 -150 330 10");

/** For Art Robbery: panels of a hall, and the frames that hang there. */
export const PANELS = repeat(6, (i) => rect(80 + 250 * i, 120, 190, 470));
export const FRAMES: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [110, 250, 130, 180],
  [360, 290, 130, 110],
  [1110, 270, 130, 150],
  [1360, 240, 130, 190],
];
export const LASERS = "M0 640 1600 420M0 470 1600 690M0 780 1600 560M260 0 900 900M1500 0 760 900";

/** Somebody on a rope, head first; the rope ends at 0, 0. */
export const HANGING = `${rect(-2, -900, 4, 905)}M-16 0h32l12 60-6 40c18 4 30 18 40 40l-12 6c-10-14-20-22-34-24l-4 6h-24l-4-6c-14 2-24 10-34 24l-12-6c10-22 22-36 40-40l-6-40zM-16 6-60-30l-34 40-12-8 44-60 52 36zM16 6l44-36 34 40 12-8-44-60-52 36z${circle(0, 150, 18)}`;
