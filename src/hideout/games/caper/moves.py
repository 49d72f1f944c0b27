"""The moves of Caper, as values with a text form. Places and spots count from 1, from the left."""

import re
from typing import cast

from hideout.games.heist import moves as shared
from hideout.games.heist.moves import CARD, Discard, PlayGear, PlayThief
from hideout.kit.values import Move


class FlipCard(Move, frozen=True):
    """The opponent's card on this spot, where the card just played lies."""

    card: str
    spot: int

    def __str__(self) -> str:
        return f"flip {self.card} on {self.spot}"


class FetchGear(Move, frozen=True):
    """Lay a gear of the own discards."""

    card: str
    spot: int

    def __str__(self) -> str:
        return f"fetch {self.card} on {self.spot}"


class FetchNothing(Move, frozen=True):
    def __str__(self) -> str:
        return "fetch nothing"


class GiveToWhite(Move, frozen=True):
    """The Snitch's: this card to white, the other to green."""

    card: str

    def __str__(self) -> str:
        return f"give {self.card} to white"


class PassCard(Move, frozen=True):
    """A Lookout's: this card to the opposing Mastermind."""

    card: str

    def __str__(self) -> str:
        return f"pass {self.card}"


CaperMove = (
    PlayThief | PlayGear | Discard | FlipCard | FetchGear | FetchNothing | GiveToWhite | PassCard
)

PATTERNS: tuple[shared.Pattern, ...] = (
    *shared.PATTERNS,
    (re.compile(rf"flip {CARD} on (?P<spot>[1-3])"), FlipCard),
    (re.compile(r"fetch nothing"), FetchNothing),
    (re.compile(rf"fetch {CARD} on (?P<spot>[1-3])"), FetchGear),
    (re.compile(rf"give {CARD} to white"), GiveToWhite),
    (re.compile(rf"pass {CARD}"), PassCard),
)


def parse_move(text: str) -> CaperMove:
    """The move with this text form; ValueError says what is wrong with it."""
    move = shared.match_move(text, PATTERNS)
    if move is not None:
        return cast(CaperMove, move)
    raise ValueError(
        f"'{text}' is no move; moves look like 'play banker at 2', 'play skeleton-key at 2 on 1',"
        " 'discard skeleton-key', 'flip skeleton-key on 1', 'fetch skeleton-key on 1',"
        " 'fetch nothing', 'give banker to white' or 'pass banker'"
    )
