"""The fields that the tables and books of the family share."""

import numpy as np
from numpy.typing import NDArray

from hideout.kit.fields import Fields, Ints, Knows, TableFields, field

Bytes = NDArray[np.uint8]

SEATS, SIDES, PLACES, CREW, GEAR_ON_THIEF = 4, 2, 3, 3, 3
THIEVES, GEAR_KINDS = 18, 24
CARDS = THIEVES + GEAR_KINDS
"""Kinds of cards: thieves first, then gear; a city needs no more kinds of gear than there are."""
LOCATIONS = 13
HAND = 8
NONE = -1
UNKNOWN = -2
"""A card in a hand that the viewer has not seen."""
ROUNDS = 6
ROUND_CARDS = (4, 6, 3, 6, 2, 6)
COINS = 10

THIEF, PURPLE, YELLOW, GREEN, RED, CITY, GEAR = range(7)
PIECES = 7
"""What effects count: thieves, the colours of gear, and gear of any colour or none."""

SOURCES = CARDS + 2 * LOCATIONS
"""What has effects: cards, then the bonuses and then the modifiers of locations."""
BONUS, MODIFIER = CARDS, CARDS + LOCATIONS
ID = 32
"""Bytes of an id."""
EFFECTS = 3
"""At most so many on one source."""

GAIN, FLIP, PROTECT, COST, TOLL, LAUNDER, FETCH, STEAL, BURN = range(1, 10)
"""Verbs; 0 is none."""
CAPER, POINT, COIN, JEWEL, ANTIQUE, PAINTING, JOKER = range(7)
GAINS = 7
OWN, THEIRS, BOTH = range(3)
SETS, LOOT_HERE, LOOT_ANYWHERE, LAUNDERED = range(4)
"""What an effect counts: sets of pieces, or one of the counters."""


class EffectFields(Fields):
    """Effects as the rules read them. All of it is public, as the cards are."""

    verb: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    what: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    amount: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    whose: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    counter: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    need: Ints = field(SOURCES, EFFECTS, PIECES, knows=Knows.EVERYONE)
    """What one set takes of each piece."""
    asks: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    """Of how many pieces a set is; 0 if it works just once."""
    asked: Ints = field(SOURCES, EFFECTS, PIECES, knows=Knows.EVERYONE)
    each: Ints = field(SOURCES, EFFECTS, PIECES, knows=Knows.EVERYONE)
    """Which those are, and how many of each."""
    acts_now: Ints = field(SOURCES, knows=Knows.EVERYONE)
    """How many of its effects are to be gone through when it is played; 0: none works at once."""
    stands: Ints = field(SOURCES, knows=Knows.EVERYONE)
    """Whether it changes costs, protects or takes tolls as long as it lies there."""
    gives_points: Ints = field(SOURCES, knows=Knows.EVERYONE)
    card_id: Bytes = field(CARDS, ID, knows=Knows.EVERYONE, dtype=np.uint8)
    location_id: Bytes = field(LOCATIONS, ID, knows=Knows.EVERYONE, dtype=np.uint8)
    """Ids as bytes, for whoever turns numbers into values; the rules do not read them."""
    piece: Ints = field(CARDS, knows=Knows.EVERYONE)
    price: Ints = field(CARDS, knows=Knows.EVERYONE)
    """A thief's income, a gear's cost."""
    copies: Ints = field(CARDS, knows=Knows.EVERYONE)


class CrewFields(TableFields):
    thief: Ints = field(SIDES, PLACES, CREW, knows=Knows.EVERYONE)
    """The thief on each spot, or NONE."""
    thieves: Ints = field(SIDES, PLACES, knows=Knows.EVERYONE)
    gear: Ints = field(SIDES, PLACES, CREW, GEAR_ON_THIEF, knows=Knows.EVERYONE)
    gear_on: Ints = field(SIDES, PLACES, CREW, knows=Knows.EVERYONE)
    """How many gear lie on each thief."""
    count: Ints = field(SIDES, PLACES, PIECES, knows=Knows.EVERYONE)
    """How many of each piece a crew has; a flipped gear has no colour, but is gear."""
    shield: Ints = field(SIDES, PLACES, PIECES, knows=Knows.EVERYONE)
    """How many protections a side's pieces have at a place."""
    coins: Ints = field(SIDES, knows=Knows.EVERYONE)
    bank: int = field(knows=Knows.EVERYONE)
    laundered: Ints = field(SIDES, knows=Knows.EVERYONE)
    discards: Ints = field(SIDES, CARDS, knows=Knows.EVERYONE)
    hand: Ints = field(SEATS, HAND, knows=Knows.RULED)
    seen: Ints = field(SEATS, HAND, knows=Knows.RULED)
    """Who has seen each card of a hand, a bit for each seat."""
    hand_size: Ints = field(SEATS, knows=Knows.EVERYONE)
    deck: Ints = field(CARDS, knows=Knows.NOBODY)
    """How many of each kind are left to be dealt."""
    thieves_left: int = field(knows=Knows.EVERYONE)
    gear_left: int = field(knows=Knows.EVERYONE)
    round_index: int = field(knows=Knows.EVERYONE)
    """0 to 5; ROUNDS when the game is over."""
    phase: int = field(knows=Knows.EVERYONE)
    location: Ints = field(PLACES, knows=Knows.EVERYONE)
    has_played: int = field(knows=Knows.EVERYONE)
    """Whether the round's starter has played in this turn."""
