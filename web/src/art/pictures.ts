/** All pictures, for the chunk that loads after the page. */

import { CASH_GEAR } from "./gear-cash";
import { CITY_GEAR } from "./gear-cities";
import { CORE_GEAR } from "./gear-core";
import type { Picture } from "./paint";
import { CITY_THIEVES } from "./thieves-cities";
import { CORE_THIEVES } from "./thieves-core";
import { MORE_THIEVES } from "./thieves-more";

export interface Pictures {
  thieves: Readonly<Record<string, Picture>>;
  gear: Readonly<Record<string, Picture>>;
  skylines: Readonly<Record<string, Picture>>;
}

export const PICTURES: Pictures = {
  thieves: { ...CORE_THIEVES, ...MORE_THIEVES, ...CITY_THIEVES },
  gear: { ...CORE_GEAR, ...CASH_GEAR, ...CITY_GEAR },
  skylines: {},
};
