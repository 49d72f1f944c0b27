// Who sits on which side, and as what.

import type { SeatInfo } from "../../wire/frames";
import type { LabelKey } from "../../wire/labels";
import type { Side } from "./model";

export interface Sitting {
  seat: number;
  name: string;
  role: LabelKey | null;
}

/** With three the last is the Snitch; with four the last two are Lookouts. */
const ROLES: Readonly<Record<number, (seat: number) => LabelKey>> = {
  3: (seat) => (seat === 3 ? "role-snitch" : "role-mastermind"),
  4: (seat) => (seat > 2 ? "role-lookout" : "role-mastermind"),
};

export function sitting(seats: readonly SeatInfo[], side: number): Sitting[] {
  const role = ROLES[seats.length];
  return seats
    .filter((info) => info.side === side)
    .map(({ seat, name }) => ({ seat, name, role: role ? role(seat) : null }));
}

/** Of the viewer's side, or white for who has none. */
export function sideBelow(seats: readonly SeatInfo[], seat: number | null): Side {
  return seat !== null && seats[seat - 1]?.side === 1 ? 1 : 0;
}
