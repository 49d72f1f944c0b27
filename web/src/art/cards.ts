/** What a card's face needs of its entry; all of it may be missing in a person's own catalogue. */

import type { EntryAbout } from "../wire/http";
import { type CardColour, colourOf } from "./colours";
import { type Effect, effectsOf } from "./effects";

export interface CardFacts {
  id: string;
  name: string;
  colour: CardColour;
  /** Its own city, or the one played: what `city` means on it. */
  city: unknown;
  /** The city whose mark it bears; core cards bear none. */
  mark: unknown;
  /** Income of a thief, cost of gear. */
  coins: number;
  effects: readonly Effect[];
}

export function factsOf(entry: EntryAbout, kind: "thief" | "gear", city?: string): CardFacts {
  const { values } = entry;
  const own = values.city ?? city;
  const coins = kind === "thief" ? values.income : values.cost;
  return {
    id: String(values.id ?? ""),
    name: entry.name,
    colour: kind === "thief" ? "thief" : colourOf(values.colour, own),
    city: own,
    mark: values.city,
    coins: typeof coins === "number" ? coins : 0,
    effects: effectsOf(values.effects),
  };
}

export interface LocationFacts {
  id: string;
  city: unknown;
  mark: unknown;
  /** For who wins it. */
  points: number;
  bonus: readonly Effect[];
  /** For both, all the time. */
  ongoing: readonly Effect[];
}

export function locationOf(entry: EntryAbout, city?: string): LocationFacts {
  const { values } = entry;
  const bonus = effectsOf(values.bonus);
  // Caper has the plain points among the bonus, Caper: Europe beside it.
  const isPlain = (effect: Effect) =>
    effect.verb === "gain" && effect.what === "point" && !effect.per?.length;
  const plain = bonus.filter(isPlain).reduce((sum, effect) => sum + (effect.amount ?? 1), 0);
  return {
    id: String(values.id ?? ""),
    city: values.city ?? city,
    mark: values.city,
    points: plain + (typeof values.points === "number" ? values.points : 0),
    bonus: bonus.filter((effect) => !isPlain(effect)),
    ongoing: [...effectsOf(values.ongoing), ...effectsOf(values.modifiers)],
  };
}
