/** All pictures, for the chunk that loads after the page. */

import { CASH_GEAR } from "./gear-cash";
import { CITY_GEAR } from "./gear-cities";
import { CORE_GEAR } from "./gear-core";
import type { Picture } from "./paint";
import { CORE_SKYLINES } from "./skylines-core";
import { PARIS_BARCELONA_SKYLINES } from "./skylines-paris-barcelona";
import { ROME_LONDON_SKYLINES } from "./skylines-rome-london";
import { STRANGERS } from "./strangers";
import { CORE_THIEVES } from "./thieves-core";
import { MORE_THIEVES } from "./thieves-more";
import { PARIS_BARCELONA_THIEVES } from "./thieves-paris-barcelona";
import { ROME_LONDON_THIEVES } from "./thieves-rome-london";

export interface Pictures {
  thieves: Readonly<Record<string, Picture>>;
  /** For thieves that nobody drew. */
  strangers: readonly Picture[];
  gear: Readonly<Record<string, Picture>>;
  skylines: Readonly<Record<string, Picture>>;
}

export const PICTURES: Pictures = {
  thieves: { ...CORE_THIEVES, ...MORE_THIEVES, ...PARIS_BARCELONA_THIEVES, ...ROME_LONDON_THIEVES },
  strangers: STRANGERS,
  gear: { ...CORE_GEAR, ...CASH_GEAR, ...CITY_GEAR },
  skylines: { ...CORE_SKYLINES, ...PARIS_BARCELONA_SKYLINES, ...ROME_LONDON_SKYLINES },
};
