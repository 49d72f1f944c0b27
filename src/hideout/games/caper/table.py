"""The table of Caper: one record, and who may know what of it."""

from hideout.games.heist.fields import (
    CREW,
    GEAR_ON_THIEF,
    PIECES,
    PLACES,
    SIDES,
    SOURCES,
    CrewFields,
    EffectFields,
)
from hideout.kit.fields import Ints, Knows, field

TWO, SNITCH, TEAMS = range(3)
"""Modes. Seats: the white and green Mastermind; then the Snitch, or the white and green Lookout."""
MODES = ("two", "snitch", "teams")
SNITCH_SEAT, LOOKOUTS = 2, 2
"""The Snitch's seat; the first of the Lookouts', white's."""

PLAYING, FLIPPING, GIVING, PASSING, FETCHING, OVER = range(6)
"""What is to be decided."""


class Book(EffectFields):
    mode: int = field(knows=Knows.EVERYONE)
    seats: int = field(knows=Knows.EVERYONE)
    gives_loot: Ints = field(SOURCES, knows=Knows.EVERYONE)
    """Whether it gives capers or loot."""


class CaperTable(CrewFields):
    thief_flipped: Ints = field(SIDES, PLACES, CREW, knows=Knows.EVERYONE)
    gear_flipped: Ints = field(SIDES, PLACES, CREW, GEAR_ON_THIEF, knows=Knows.EVERYONE)
    cost: Ints = field(SIDES, PLACES, PIECES, knows=Knows.EVERYONE)
    """By how much gear of each colour costs more for a side at a place."""
    toll: Ints = field(SIDES, PLACES, PIECES, knows=Knows.EVERYONE)
    """How many coins the opponent returns when a side plays such a piece at a place."""
    pile: int = field(knows=Knows.EVERYONE)
    """How many cards the Snitch's face-down pile has left."""
    passed: int = field(knows=Knows.EVERYONE)
    """How many cards the Lookout who decides has passed already."""
    flip_place: int = field(knows=Knows.EVERYONE)
    flip_what: int = field(knows=Knows.EVERYONE)
    """THIEF or GEAR: what the card just played flips."""
    fetch_side: int = field(knows=Knows.EVERYONE)
    """Whose cards lay gear from the discards now (C13)."""
    fetch_left: Ints = field(PLACES, knows=Knows.EVERYONE)
    """How many such cards of that side are still to be resolved at each place."""
