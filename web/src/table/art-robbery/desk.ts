// What all parts of the board share.

import { getContext, setContext } from "svelte";
import type { Cards } from "../../state/cards";
import type { Place } from "./choosing";
import type { Picking } from "./picking.svelte";

export interface Desk {
  readonly cards: Cards;
  readonly picking: Picking;
  readonly pointed: ReadonlySet<string>;
  /** A click on a place: take it, hear why not, or have it explained. */
  click(place: Place, about: string): void;
  /** The pointer or the focus comes to a place: where the picked card cannot go, say why. */
  visit(place: Place): void;
  explain(about: string): void;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
