"""What a table of Art Robbery tells: views, ledger lines, and why a move is not legal."""

from typing import Literal

from hideout.games.art_robbery.catalogue import CardFace
from hideout.games.art_robbery.pieces import Token
from hideout.kit.values import LedgerLine, Reason, View


class SeatView(View, frozen=True):
    """What lies before one seat."""

    seat: int
    cards: int
    has_dog: bool
    face_up: tuple[Token, ...]
    loot: tuple[Token, ...] | None
    """Its face-down tokens; None if the table hides them from the viewer."""
    loot_size: int
    points: int | None
    """Of all its tokens that count, before arrest or fine; None if that would tell hidden loot."""
    alibis: int | None
    is_short_of_alibis: bool | None
    """Whether it would be arrested or fined if the game ended now; None with hidden loot about."""


class ArtView(View, frozen=True):
    seat: int | None
    """The viewer; None is a spectator."""
    deciding: int | None
    turn: int
    heist: int
    """1 to 4."""
    is_over: bool
    wanted: Token | None
    """What a thief wants from the dog's holder, who is deciding."""
    dog: int | None
    """The dog's holder; None: it stands in the middle."""
    middle: tuple[Token, ...]
    hand: tuple[CardFace, ...]
    draw_pile: int
    discards: tuple[CardFace, ...]
    seats: tuple[SeatView, ...]


class LootLine(LedgerLine, frozen=True):
    """A token counts for its owner (A17)."""

    heist: int
    token: Token


class FineLine(LedgerLine, frozen=True):
    """A token given up for having fewer alibis than the other player (A16)."""

    heist: int
    token: Token


class ArrestLine(LedgerLine, frozen=True):
    """All points lost by an arrest for the fewest alibis (A15)."""

    alibis: int


ArtLedgerLine = LootLine | FineLine | ArrestLine


Why = Literal[
    "game-over",
    "answer-first",
    "no-thief",
    "not-in-hand",
    "must-take",
    "dog-takes-dog",
    "other-number",
    "not-in-middle",
    "never-steals",
    "own-token",
    "middle-first",
    "not-with-victim",
    "other-game",
]


class NotNow(Reason, frozen=True):
    why: Why
