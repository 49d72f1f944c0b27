"""Comparing standings, compiled."""

from hideout.kit.compile import compiled
from hideout.kit.kernel import STANDING, Rows


@compiled
def compare(standings: Rows, seat: int, other: int) -> int:
    """Above 0 if `seat` stands better than `other`, 0 if just as well."""
    for column in range(STANDING):
        difference = standings[seat, column] - standings[other, column]
        if difference != 0:
            return int(difference)
    return 0


@compiled
def best_seat(standings: Rows, seats: int) -> int:
    """One that stands as well as any."""
    best = 0
    for seat in range(1, seats):
        if compare(standings, seat, best) > 0:
            best = seat
    return best
