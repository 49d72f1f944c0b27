"""A second scorer, straight from the rulebook and in plain Python: slow, and nothing shared."""

from typing import NamedTuple


class Token(NamedTuple):
    heist: int
    face: str
    alibis: int

    @property
    def points(self) -> int:
        return 5 if self.face == "boss" else int(self.face)


class Score(NamedTuple):
    arrested: bool
    points: int
    alibis: int


def scores(seats: list[list[Token]]) -> list[Score]:
    """What each seat ends with, from all it had when the middle of each heist was empty."""
    seats = [kept_after_boss_checks(tokens) for tokens in seats]
    alibis = [count_alibis(tokens) for tokens in seats]
    everybody_ties = min(alibis) == max(alibis)
    found = []
    for tokens, own in zip(seats, alibis, strict=True):
        is_short = own == min(alibis) and not everybody_ties
        points = sum(token.points for token in tokens)
        if is_short and len(seats) == 2:
            given = fine([(token.points, token.alibis) for token in tokens])
            found.append(Score(False, points - given[0], own - given[1]))
        else:
            found.append(Score(is_short, points, own))
    return found


def winners(found: list[Score]) -> list[int]:
    free = [score for score in found if not score.arrested]
    points = max(score.points for score in free)
    alibis = max(score.alibis for score in free if score.points == points)
    return [
        seat for seat, score in enumerate(found, start=1) if score == Score(False, points, alibis)
    ]


def kept_after_boss_checks(tokens: list[Token]) -> list[Token]:
    big = {token.heist for token in tokens if token.face in ("4", "5")}
    return [token for token in tokens if token.face != "boss" or token.heist in big]


def count_alibis(tokens: list[Token]) -> int:
    return sum(token.alibis for token in tokens)


def fine(tokens: list[tuple[int, int]]) -> tuple[int, int]:
    """The points and alibis given up, of tokens with so many points and alibis each.

    Looks at what every set of tokens adds up to, but only once at each result.
    """
    sums = {(0, 0)}
    for points, alibis in tokens:
        sums |= {(p + points, a + alibis) for p, a in sums}
    enough = [given for given in sums if given[0] >= 10]
    everything = (sum(points for points, _ in tokens), sum(alibis for _, alibis in tokens))
    return min(enough, default=everything)
