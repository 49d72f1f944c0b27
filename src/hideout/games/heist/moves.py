"""The moves that the family shares. Places and spots count from 1, from the left."""

import re
from typing import Any

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


CARD = r"(?P<card>[a-z0-9-]+)"
Pattern = tuple[re.Pattern[str], type[Any]]
PATTERNS: tuple[Pattern, ...] = (
    (re.compile(rf"play {CARD} at (?P<place>[1-3])"), PlayThief),
    (re.compile(rf"play {CARD} at (?P<place>[1-3]) on (?P<spot>[1-3])"), PlayGear),
    (re.compile(rf"discard {CARD}"), Discard),
)


def match_move(text: str, patterns: tuple[Pattern, ...]) -> Any:
    """The move with this text form, or None."""
    for pattern, kind in patterns:
        if match := pattern.fullmatch(text):
            parts = match.groupdict()
            return kind(**{k: int(v) if v.isdigit() else v for k, v in parts.items()})
    return None
