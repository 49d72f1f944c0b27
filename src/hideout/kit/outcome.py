"""Who won, and what decided it."""

from hideout.kit.values import Value


class Standing(Value, frozen=True):
    seat: int
    is_in: bool
    """False for a seat that is out of the running whatever its points (arrested, say)."""
    points: int
    ties: tuple[int, ...]
    """What breaks a tie, in order."""


class Outcome(Value, frozen=True):
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    tie_breaks: int
    """How many tie-breaks the leaders needed: 0, points alone decided; more seats than one may
    still win when all of them are used up."""


def outcome(standings: tuple[Standing, ...]) -> Outcome:
    def key(standing: Standing, ties: int) -> tuple[bool, int, tuple[int, ...]]:
        return standing.is_in, standing.points, standing.ties[:ties]

    for ties in range(len(standings[0].ties) + 1):
        best = max(key(standing, ties) for standing in standings)
        winners = tuple(s.seat for s in standings if key(s, ties) == best)
        if len(winners) == 1:
            break
    return Outcome(standings, winners, ties)
