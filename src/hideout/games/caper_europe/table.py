"""The table of Caper: Europe: one record, and who may know what of it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.heist.book import PIECE_NAMES, WHOSE_NAMES, write_city, write_needs
from hideout.games.heist.catalogue import in_city
from hideout.games.heist.effects import Launder
from hideout.games.heist.fields import (
    BURN,
    CREW,
    EFFECTS,
    GAIN,
    GEAR_ON_THIEF,
    LAUNDER,
    LOCATIONS,
    MODIFIER,
    PLACES,
    PROTECT,
    SIDES,
    SOURCES,
    STEAL,
    CrewFields,
    EffectFields,
)
from hideout.kit.catalogue import Catalogue
from hideout.kit.fields import Ints, Knows, field
from hideout.kit.options import Options

PLAYING, STEALING, BURNING, RETURNING, OVER = range(5)
"""What is to be decided."""
DIAMOND, PAINTING, ANTIQUE, ANY = range(4)
GOOD_KINDS = 3
GOODS_OF_A_KIND, GOODS_AT_A_PLACE = 4, 4
SPACES = 4
"""Of a track, on each side of its middle (E12)."""
SETS, DIAMONDS, PAINTINGS, ANTIQUES, ALL_GOODS, LAUNDERED, DISCARDED = range(7)
"""What an effect counts: sets of pieces of crews, what is in the hideout, or discards."""
CREW_CARDS = CREW * (1 + GEAR_ON_THIEF)

COUNTER_NAMES = ("", "diamond", "painting", "antique", "good", "laundered-coin")
GAIN_NAMES = ("caper", "point", "coin")
STEAL_NAMES = ("diamond", "painting", "antique", "any")


class Book(EffectFields):
    eye: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    """The colour that a topmost gear has to have; 0: none is asked for."""
    if_won: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    is_trigger: Ints = field(SOURCES, knows=Knows.EVERYONE)
    """Whether it gives capers or coins for each match played after it (E7)."""
    gives_points: Ints = field(SOURCES, knows=Knows.EVERYONE)
    location_points: Ints = field(LOCATIONS, knows=Knows.EVERYONE)


class EuropeTable(CrewFields):
    tracker: Ints = field(PLACES, knows=Knows.EVERYONE)
    """Spaces toward white; below 0, toward green."""
    goods: Ints = field(PLACES, GOOD_KINDS, knows=Knows.EVERYONE)
    hideout: Ints = field(SIDES, GOOD_KINDS, knows=Knows.EVERYONE)
    trigger: Ints = field(SIDES, PLACES, CREW_CARDS, knows=Knows.EVERYONE)
    """The cards of a crew that later ones can trigger, in order of arrival."""
    triggers: Ints = field(SIDES, PLACES, knows=Knows.EVERYONE)
    """How many those are."""
    resolving: int = field(knows=Knows.EVERYONE)
    """The card whose icons are being resolved, or NONE."""
    resolving_place: int = field(knows=Knows.EVERYONE)
    step: int = field(knows=Knows.EVERYONE)
    """Its next icon."""
    burned: int = field(knows=Knows.EVERYONE)
    """The card that was burned and is being reverted, or NONE."""
    revert_step: int = field(knows=Knows.EVERYONE)


def make_book(catalogue: Catalogue, options: Options) -> NDArray[Any]:
    books = np.zeros(1, Book.dtype())
    book = books[0]
    city = str(options["city"])
    write_city(book, catalogue, city, write_effects)
    for index, location in enumerate(in_city(catalogue, "locations", city)):
        book.location_points[index] = location.points
        write_effects(book, MODIFIER + index, location.ongoing)
    return books


def write_effects(book: Any, source: int, effects: tuple[EuropeEffect, ...]) -> None:
    for index, effect in enumerate(effects):
        match effect:
            case Gain():
                _write_gain(book, source, index, effect)
            case Steal():
                book.verb[source, index] = STEAL
                book.what[source, index] = STEAL_NAMES.index(effect.what)
            case Burn():
                book.verb[source, index] = BURN
            case Launder():
                book.verb[source, index] = LAUNDER
            case Protect():
                book.verb[source, index] = PROTECT
                book.what[source, index] = PIECE_NAMES.index(effect.what)
                book.stands[source] = 1
        if isinstance(effect, Steal | Burn | Launder):
            book.acts_now[source] = 1


def _write_gain(book: Any, source: int, index: int, effect: Gain) -> None:
    book.verb[source, index] = GAIN
    book.what[source, index] = GAIN_NAMES.index(effect.what)
    book.amount[source, index] = effect.amount
    book.if_won[source, index] = effect.if_won
    if effect.eye:
        book.eye[source, index] = PIECE_NAMES.index(effect.eye)
    if effect.per and effect.per[0] in COUNTER_NAMES:
        book.counter[source, index] = COUNTER_NAMES.index(effect.per[0])
    elif effect.whose == "discards":
        book.counter[source, index] = DISCARDED
        write_needs(book, source, index, effect.per)
    else:
        book.whose[source, index] = WHOSE_NAMES.index(effect.whose)
        write_needs(book, source, index, effect.per)
        book.asks[source, index] = len(effect.per) > 0
    if effect.what == "point":
        book.gives_points[source] = 1
    else:
        book.acts_now[source] = 1
        if effect.per and book.counter[source, index] == SETS:
            book.is_trigger[source] = 1
