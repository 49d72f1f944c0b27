// What a board is given. Each game has one, as a Svelte component with these props.

import type { Snippet } from "svelte";
import type { Cards } from "../state/cards";
import type { Choice, SeatInfo, Welcome } from "../wire/frames";

export interface BoardProps<View> {
  /** What to draw. */
  view: View;
  /** The table after the move under consideration: draw ghosts where it differs from `view`. */
  after: View | null;
  cards: Cards;
  /** Of the table: its city, its mode. */
  options: Welcome["options"];
  seats: readonly SeatInfo[];
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** The legal moves; none if it is not this seat's turn. */
  choices: readonly Choice[];
  /** The move under consideration. The bar that confirms it is not the board's. */
  chosen: Choice | null;
  /** Considers a move, or none. */
  choose: (choice: Choice | null) => void;
  /** Why a move is not possible, in words. */
  whyNot: (move: string) => Promise<string | null>;
  /** Opens the help on a card, location, token or icon. */
  explain: (id: string) => void;
  /** Ids of cards, and "place-1" or "seat-2", that log, ledger or caption point at. */
  pointed: ReadonlySet<string>;
  /**
   * The status line with what the chosen move does, confirm, cancel and undo: the page's own. The
   * board says `{@render bar()}` right above the viewer's hand; it is as high as it needs to be.
   */
  bar: Snippet;
}

// Whatever on a board has `data-about="<id of the catalogue>"` gets its explanation from the page:
// beside it when it is hovered or has the focus, as a dialog on a long press or with the key `i`.
// Whatever has `data-stop` is reached with the arrow keys, in the direction it lies.
