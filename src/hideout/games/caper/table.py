"""The table of Caper: one record, and who may know what of it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper.catalogue import entries_of
from hideout.games.heist.book import PIECE_NAMES, write_effects, write_id
from hideout.games.heist.fields import (
    BONUS,
    CARDS,
    MODIFIER,
    PLACES,
    THIEF,
    THIEVES,
    CrewFields,
    EffectFields,
)
from hideout.kit.catalogue import Catalogue
from hideout.kit.fields import Ints, Knows, field
from hideout.kit.options import Options

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


class CaperTable(CrewFields):
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


def in_city(catalogue: Catalogue, section: str, city: str) -> list[Any]:
    """The entries of a section that a city uses, base first, as the kernel numbers them."""
    entries = entries_of(catalogue, section)
    return [e for e in entries if e.city is None] + [e for e in entries if e.city == city]


def make_book(catalogue: Catalogue, options: Options) -> NDArray[Any]:
    books = np.zeros(1, Book.dtype())
    book = books[0]
    book.mode = MODES.index(str(options["mode"]))
    book.seats = (2, 3, 4)[book.mode]
    city = str(options["city"])
    for card in range(CARDS):
        write_id(book.card_id[card], f"unused-{card}")
    for card, thief in enumerate(in_city(catalogue, "thieves", city)):
        book.piece[card] = THIEF
        book.price[card] = thief.income
        book.copies[card] = 1
        write_id(book.card_id[card], thief.id)
        write_effects(book, card, thief.effects)
    for card, entry in enumerate(in_city(catalogue, "gear", city), start=THIEVES):
        book.piece[card] = PIECE_NAMES.index(entry.colour)
        book.price[card] = entry.cost
        book.copies[card] = entry.copies
        write_id(book.card_id[card], entry.id)
        write_effects(book, card, entry.effects)
    for index, location in enumerate(in_city(catalogue, "locations", city)):
        write_id(book.location_id[index], location.id)
        write_effects(book, BONUS + index, location.bonus)
        write_effects(book, MODIFIER + index, location.modifiers)
    return books
