// Who sits on which side, and as what.

import type { SeatInfo } from "../../wire/frames";
import type { Side } from "./model";

export interface Sitting {
  seat: number;
  name: string;
  /** Empty where all are alike. */
  role: string;
}

export function sitting(
  seats: readonly SeatInfo[],
  side: number,
  roles: readonly string[],
): Sitting[] {
  return seats
    .filter((info) => info.side === side)
    .map(({ seat, name }) => ({ seat, name, role: roles[seat - 1] ?? "" }));
}

/** Of the viewer's side, or white for who has none. */
export function sideBelow(seats: readonly SeatInfo[], seat: number | null): Side {
  return seat !== null && seats[seat - 1]?.side === 1 ? 1 : 0;
}
