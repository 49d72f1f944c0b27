// What differs between the table as it is and after the move under consideration.

import type { Laid, Place, Side, Thief } from "./model";

export type Change = "none" | "new" | "gone" | "flipped";

export interface ChangedCard extends Laid {
  change: Change;
}

export interface ChangedThief extends ChangedCard {
  gear: ChangedCard[];
}

/** A crew with what would come, go or be flipped marked as such. */
export function crewChanges(now: Place, after: Place | null, side: Side): ChangedThief[] {
  const thieves = now.crews[side];
  const then = after ? after.crews[side] : thieves;
  return longer(thieves, then).map((_, spot) => thiefChange(thieves[spot], then[spot]));
}

function thiefChange(now: Thief | undefined, then: Thief | undefined): ChangedThief {
  const some = now ?? then;
  if (!some) throw new Error("a spot of neither table");
  const before = now?.gear ?? [];
  const later = then?.gear ?? [];
  const gear = longer(before, later).map((_, index) => cardChange(before[index], later[index]));
  return { ...cardChange(now, then), gear };
}

function cardChange(now: Laid | undefined, then: Laid | undefined): ChangedCard {
  if (!now && then) return { card: then.card, isFlipped: then.isFlipped, change: "new" };
  if (!now) throw new Error("a card of neither table");
  const { card, isFlipped } = now;
  if (!then) return { card, isFlipped, change: "gone" };
  const change = then.isFlipped && !isFlipped ? "flipped" : "none";
  return { card, isFlipped, change };
}

function longer<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return one.length >= other.length ? one : other;
}
