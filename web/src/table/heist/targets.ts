// Where on the board a move is chosen: first perhaps a card, then a target.

import type { Choice } from "../../wire/frames";
import type { HeistMove, HeistTable } from "./model";

/**
 * "place-2", "spot-2-1" (own thief 1 at location 2), "theirs-2-1", "good-2-diamond",
 * "hideout-diamond", "discards", "nothing", or "card" where choosing the card is all.
 */
export type Target = string;

export interface Aim {
  /** The card of the hand, or of the discards, to choose first. */
  card: string | null;
  target: Target;
}

export function aimOf(choice: Choice, table: HeistTable): Aim {
  const move = choice.value as HeistMove;
  const place = table.activePlace;
  switch (move.kind) {
    case "PlayThief":
      return { card: move.card, target: `place-${move.place}` };
    case "PlayGear":
      return { card: move.card, target: `spot-${move.place}-${move.spot}` };
    case "Discard":
      return { card: move.card, target: "discards" };
    case "FetchGear":
      return { card: move.card, target: `spot-${place}-${move.spot}` };
    case "FetchNothing":
      return { card: null, target: "nothing" };
    case "GiveToWhite":
    case "PassCard":
      return { card: move.card, target: "card" };
    case "StealGood":
      return { card: null, target: `good-${place}-${move.good}` };
    case "ReturnGood":
      return { card: null, target: `hideout-${move.good}` };
    case "BurnGear":
    case "FlipCard":
      return { card: null, target: `theirs-${place}-${move.spot}` };
  }
}

/** The move a target would be for a card, as text: to ask why it is not possible. */
export function moveText(card: string, target: Target): string | null {
  const [kind, place, spot] = target.split("-");
  if (kind === "place") return `play ${card} at ${place}`;
  if (kind === "spot") return `play ${card} at ${place} on ${spot}`;
  if (kind === "discards") return `discard ${card}`;
  return null;
}
