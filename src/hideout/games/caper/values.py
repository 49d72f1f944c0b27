"""What a table of Caper tells: views, ledger lines, and why a move is not legal."""

from typing import Literal

from hideout.kit.values import LedgerLine, Reason, View

Phase = Literal["play", "flip", "give", "pass", "fetch", "over"]
PHASES: tuple[Phase, ...] = ("play", "flip", "give", "pass", "fetch", "over")


class GearView(View, frozen=True):
    card: str
    is_flipped: bool


class ThiefView(View, frozen=True):
    card: str
    is_flipped: bool
    gear: tuple[GearView, ...]
    """From the bottom to the top."""


class PlaceView(View, frozen=True):
    location: str
    white: tuple[ThiefView, ...]
    green: tuple[ThiefView, ...]
    capers: tuple[int, int]
    """White's and green's, so far."""


class SideView(View, frozen=True):
    """What belongs to white or to green."""

    coins: int
    laundered: int
    loot: tuple[int, int, int, int]
    """Jewels, antiques, paintings and jokers, with the locations led now."""
    points: int
    """As if the game ended now."""
    discards: tuple[str, ...]


class SeatView(View, frozen=True):
    seat: int
    hand: tuple[str | None, ...]
    """None is a card the viewer has not seen."""


class CaperView(View, frozen=True):
    seat: int | None
    """The viewer; None is a spectator."""
    deciding: int | None
    phase: Phase
    round: int
    """1 to 6."""
    is_thief_round: bool
    starter: int
    bank: int
    deciding_place: int | None
    """Where something is to be flipped, or laid from the discards."""
    pile: int
    """How many cards the Snitch still has to hand out."""
    places: tuple[PlaceView, ...]
    sides: tuple[SideView, ...]
    """White's and green's."""
    seats: tuple[SeatView, ...]


class LocationLine(LedgerLine, frozen=True):
    """The bonus of a location won (C11)."""

    place: int
    location: str


class CardLine(LedgerLine, frozen=True):
    """The points of a thief or gear (C17)."""

    place: int
    card: str


class LootLine(LedgerLine, frozen=True):
    """Sets of loot (C15)."""


class DiscardsLine(LedgerLine, frozen=True):
    """Gear in a team's discards (C32)."""


class LowerLine(LedgerLine, frozen=True):
    """The Snitch's: the lower Mastermind's points (C21)."""


class SixthLine(LedgerLine, frozen=True):
    """The Snitch's: a sixth of the higher Mastermind's points (C21)."""


CaperLedgerLine = LocationLine | CardLine | LootLine | DiscardsLine | LowerLine | SixthLine

Why = Literal[
    "game-over",
    "flip-first",
    "nothing-to-flip",
    "fetch-first",
    "nothing-to-fetch",
    "not-your-task",
    "not-in-hand",
    "thief-needs-place",
    "gear-needs-thief",
    "crew-full",
    "no-thief",
    "gear-full",
    "too-dear",
    "thief-stays",
    "can-pay",
    "cannot-flip",
    "not-in-discards",
    "other-game",
]


class NotNow(Reason, frozen=True):
    why: Why
