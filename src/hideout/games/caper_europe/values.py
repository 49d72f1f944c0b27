"""What a table of Caper: Europe tells: views, ledger lines, and why a move is not legal."""

from typing import Literal

from hideout.kit.values import LedgerLine, Reason, View

Phase = Literal["play", "steal", "burn", "return", "over"]
PHASES: tuple[Phase, ...] = ("play", "steal", "burn", "return", "over")

Goods = tuple[int, int, int]
"""Diamonds, paintings, antiques."""


class ThiefView(View, frozen=True):
    card: str
    gear: tuple[str, ...]
    """From the bottom to the top."""


class PlaceView(View, frozen=True):
    location: str
    white: tuple[ThiefView, ...]
    green: tuple[ThiefView, ...]
    tracker: int
    """Spaces toward white; below 0, toward green."""
    goods: Goods
    """What is left to steal."""


class SideView(View, frozen=True):
    """What belongs to white or to green."""

    coins: int
    laundered: int
    goods: Goods
    points: int
    """As if the game ended now."""
    discards: tuple[str, ...]


class SeatView(View, frozen=True):
    seat: int
    hand: tuple[str | None, ...]
    """None is a card the viewer has not seen."""


class EuropeView(View, frozen=True):
    seat: int | None
    """The viewer; None is a spectator."""
    deciding: int | None
    phase: Phase
    round: int
    """1 to 6."""
    is_thief_round: bool
    starter: int
    supply: int
    resolving: str | None
    """The card whose icons are being resolved, or that was burned and is being reverted."""
    resolving_place: int | None
    places: tuple[PlaceView, ...]
    sides: tuple[SideView, ...]
    """White's and green's."""
    seats: tuple[SeatView, ...]


class LocationLine(LedgerLine, frozen=True):
    """The points and the end effect of a location won (E8)."""

    place: int
    location: str


class StarsLine(LedgerLine, frozen=True):
    """The stars of the space that the tracker of a location won is on (E8, E12)."""

    place: int
    location: str


class OngoingLine(LedgerLine, frozen=True):
    """The points of an ongoing effect of a location, whoever wins it (E8)."""

    place: int
    location: str


class CardLine(LedgerLine, frozen=True):
    """The points of a thief or gear (E13)."""

    place: int
    card: str


class GoodsLine(LedgerLine, frozen=True):
    """Sets of goods (E13)."""


EuropeLedgerLine = LocationLine | StarsLine | OngoingLine | CardLine | GoodsLine

Why = Literal[
    "game-over",
    "steal-first",
    "burn-first",
    "return-first",
    "nothing-to-steal",
    "nothing-to-burn",
    "nothing-to-return",
    "not-in-hand",
    "thief-needs-place",
    "gear-needs-thief",
    "crew-full",
    "no-thief",
    "gear-full",
    "too-dear",
    "thief-stays",
    "not-here",
    "cannot-burn",
    "not-in-hideout",
    "other-game",
]


class NotNow(Reason, frozen=True):
    why: Why
