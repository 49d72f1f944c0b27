// What all parts of the board share.

import { getContext, setContext } from "svelte";
import type { Cards } from "../../state/cards";
import type { Place } from "./choosing";
import type { Picking } from "./picking.svelte";

export interface Desk {
  readonly cards: Cards;
  readonly picking: Picking;
  readonly pointed: ReadonlySet<string>;
  /** Whether a place is to shine: a move leads there, and what was clicked or asked is clear. */
  isLit(place: Place): boolean;
  /** A click on a place: take it, hear why not, or have it explained. */
  clickPlace(place: Place | null, about: string): void;
  explain(about: string): void;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
