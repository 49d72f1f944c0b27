// What every game's board is given. It draws the view, and tells which move is considered.
import type { Cards } from "../state/cards";
import type { Choice, SeatInfo } from "../wire/frames";

export interface BoardProps<V> {
  view: V;
  /** The table after the move under consideration: ghosts are drawn where it differs from `view`. */
  after: V | null;
  cards: Cards;
  seats: readonly SeatInfo[];
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The legal moves; none if it is not this seat's turn. */
  choices: readonly Choice[];
  /** The move under consideration. */
  chosen: Choice | null;
  choose: (choice: Choice | null) => void;
  /** Why a place that does not light up cannot be chosen. */
  whyNot: (move: string) => Promise<string | null>;
  /** Open the help of a card, location, token or icon. */
  explain: (id: string) => void;
  /** Ids of cards, "place-1", "seat-2" that log, ledger or caption point at: to be outlined. */
  pointed: ReadonlySet<string>;
}
