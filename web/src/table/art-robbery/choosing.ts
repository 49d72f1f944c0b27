// What a click on a card or a place leaves of the legal moves. What is legal only the server says;
// here moves are compared with what was clicked, and texts of moves made to ask why one is not.

import type { Move, Play, Token } from "../../wire/art";
import type { Choice } from "../../wire/frames";

export type CardFace = Play["card"];

/** Where a move happens: "middle 3+1", "seat-2 3+1", "dog" or "discards". */
export type Place = string;

export const DOG: Place = "dog";
export const DISCARDS: Place = "discards";

export interface Option {
  choice: Choice;
  /** None for an answer to a thief: no card is played. */
  card: CardFace | null;
  place: Place;
}

/** What was clicked so far. */
export interface Picked {
  card: CardFace | null;
  place: Place | null;
}

export const NOTHING: Picked = { card: null, place: null };

export function tokenText(token: Token): string {
  return token.alibis ? `${token.face}+${token.alibis}` : token.face;
}

export function inMiddle(token: Token): Place {
  return `middle ${tokenText(token)}`;
}

export function withSeat(seat: number, token: Token): Place {
  return `seat-${seat} ${tokenText(token)}`;
}

/** The legal moves by card and place; `wanted` is what a thief wants of `seat`. */
export function optionsOf(
  choices: readonly Choice[],
  seat: number | null,
  wanted: Token | null,
): Option[] {
  return choices.map((choice) => {
    const move = choice.value as Move;
    const card = "card" in move ? move.card : null;
    return { choice, card, place: placeOf(move, seat, wanted) };
  });
}

function placeOf(move: Move, seat: number | null, wanted: Token | null): Place {
  switch (move.kind) {
    case "Take":
      return inMiddle(move.token);
    case "Steal":
      return withSeat(move.victim, move.token);
    case "GiveDog":
      return DOG;
    case "GiveToken":
      return seat && wanted ? withSeat(seat, wanted) : DISCARDS;
    case "Play":
      return move.card === "dog" ? DOG : DISCARDS;
  }
}

export function matching(options: readonly Option[], picked: Picked): Option[] {
  return options.filter(
    (option) =>
      (picked.card === null || option.card === picked.card) &&
      (picked.place === null || option.place === picked.place),
  );
}

/** After a click on a card: it wins over a place picked before that it cannot reach. */
export function pickCard(options: readonly Option[], picked: Picked, card: CardFace): Picked {
  const both = { card, place: picked.place };
  return matching(options, both).length ? both : { card, place: null };
}

/** The same for a place. */
export function pickPlace(options: readonly Option[], picked: Picked, place: Place): Picked {
  const both = { card: picked.card, place };
  return matching(options, both).length ? both : { card: null, place };
}

/** The move that playing a card there would be, to ask why it is not possible. */
export function moveText(card: CardFace, place: Place): string {
  const [where, token] = place.split(" ");
  if (token === undefined) return `play ${card}`;
  if (where === "middle") return `play ${card} take ${token}`;
  return `play ${card} steal ${token} from ${where?.replace("seat-", "")}`;
}
