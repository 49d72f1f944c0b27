// What all parts of a board of the family need.

import { getContext, setContext } from "svelte";
import type { Cards } from "../../state/cards";
import type { Picking } from "./picking.svelte";

export interface Heist {
  readonly cards: Cards;
  readonly city: string | undefined;
  readonly picking: Picking;
  readonly explain: (id: string) => void;
  /** Shows a location large. */
  readonly zoom: (place: number) => void;
  readonly pointed: ReadonlySet<string>;
}

const KEY = Symbol("heist");

export function provide(heist: Heist): void {
  setContext(KEY, heist);
}

export function heist(): Heist {
  return getContext<Heist>(KEY);
}

/** Whether something points at a card; where it also points at places, only there. */
export function isPointed(pointed: ReadonlySet<string>, card: string, place: number): boolean {
  if (!pointed.has(card)) return false;
  const hasPlace = [...pointed].some((id) => id.startsWith("place-"));
  return !hasPlace || pointed.has(`place-${place}`);
}
