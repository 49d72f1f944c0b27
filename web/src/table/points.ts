import type { State } from "../wire/frames";

/** The points of every seat now, as the ledger has them; null where it does not tell. */
export function pointsNow({ ledger, seats }: State): number[] | null {
  if (!ledger) return null;
  return seats.map(({ side }) =>
    ledger
      .filter((line) => seats[line.seat - 1]?.side === side)
      .reduce((sum, line) => sum + line.points, 0),
  );
}
