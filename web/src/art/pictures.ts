/** All pictures, for the chunk that loads after the page. */

import type { Picture } from "./paint";

export interface Pictures {
  thieves: Readonly<Record<string, Picture>>;
  gear: Readonly<Record<string, Picture>>;
  skylines: Readonly<Record<string, Picture>>;
}

export const PICTURES: Pictures = { thieves: {}, gear: {}, skylines: {} };
