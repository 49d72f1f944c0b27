"""The moves of Caper: Europe, as values with a text form. Places and spots count from 1."""

import re
from typing import cast

from hideout.games.caper_europe.effects import Good
from hideout.games.heist import moves as shared
from hideout.games.heist.moves import CARD, Discard, PlayGear, PlayThief
from hideout.kit.values import Move


class StealGood(Move, frozen=True):
    """For a wild icon: which good of the location."""

    good: Good

    def __str__(self) -> str:
        return f"steal {self.good}"


class BurnGear(Move, frozen=True):
    """The opponent's topmost gear on this spot, where the card just played lies."""

    card: str
    spot: int

    def __str__(self) -> str:
        return f"burn {self.card} on {self.spot}"


class ReturnGood(Move, frozen=True):
    """For a wild icon of the own gear that was burned: which good goes back."""

    good: Good

    def __str__(self) -> str:
        return f"return {self.good}"


EuropeMove = PlayThief | PlayGear | Discard | StealGood | BurnGear | ReturnGood

GOOD = r"(?P<good>diamond|painting|antique)"
PATTERNS: tuple[shared.Pattern, ...] = (
    *shared.PATTERNS,
    (re.compile(rf"steal {GOOD}"), StealGood),
    (re.compile(rf"burn {CARD} on (?P<spot>[1-3])"), BurnGear),
    (re.compile(rf"return {GOOD}"), ReturnGood),
)


def parse_move(text: str) -> EuropeMove:
    """The move with this text form; ValueError says what is wrong with it."""
    move = shared.match_move(text, PATTERNS)
    if move is None:
        raise ValueError(
            f"'{text}' is no move; moves look like 'play banker at 2', 'play skeleton-key at 2 on"
            " 1', 'discard skeleton-key', 'steal painting', 'burn skeleton-key on 1' or 'return"
            " painting'"
        )
    return cast(EuropeMove, move)
