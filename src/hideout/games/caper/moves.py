"""The moves of Caper, as values with a text form. Places and spots count from 1, from the left."""

import re
from typing import Any, cast

from hideout.kit.values import Move


class PlayThief(Move, frozen=True):
    card: str
    place: int

    def __str__(self) -> str:
        return f"play {self.card} at {self.place}"


class PlayGear(Move, frozen=True):
    card: str
    place: int
    spot: int

    def __str__(self) -> str:
        return f"play {self.card} at {self.place} on {self.spot}"


class Discard(Move, frozen=True):
    """For a coin."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class FlipCard(Move, frozen=True):
    """The opponent's card on this spot, where the card just played lies."""

    spot: int

    def __str__(self) -> str:
        return f"flip {self.spot}"


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

CARD = r"(?P<card>[a-z0-9-]+)"
PATTERNS = (
    (re.compile(rf"play {CARD} at (?P<place>[1-3])"), PlayThief),
    (re.compile(rf"play {CARD} at (?P<place>[1-3]) on (?P<spot>[1-3])"), PlayGear),
    (re.compile(rf"discard {CARD}"), Discard),
    (re.compile(r"flip (?P<spot>[1-3])"), FlipCard),
    (re.compile(r"fetch nothing"), FetchNothing),
    (re.compile(rf"fetch {CARD} on (?P<spot>[1-3])"), FetchGear),
    (re.compile(rf"give {CARD} to white"), GiveToWhite),
    (re.compile(rf"pass {CARD}"), PassCard),
)


def parse_move(text: str) -> CaperMove:
    """The move with this text form; ValueError says what is wrong with it."""
    for pattern, kind in PATTERNS:
        if match := pattern.fullmatch(text):
            parts = match.groupdict()
            values = {name: parts[name] if name == "card" else int(parts[name]) for name in parts}
            return cast(CaperMove, cast(Any, kind)(**values))
    raise ValueError(
        f"'{text}' is no move; moves look like 'play banker at 2', 'play skeleton-key at 2 on 1',"
        " 'discard skeleton-key', 'flip 1', 'fetch skeleton-key on 1', 'fetch nothing',"
        " 'give banker to white' or 'pass banker'"
    )
