"""Turns Caper: Europe's catalogue into the numbers the rules read."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Protect, Steal
from hideout.games.caper_europe.table import DISCARDED, SETS, Book
from hideout.games.heist.book import PIECE_NAMES, WHOSE_NAMES, write_city, write_needs, write_sets
from hideout.games.heist.catalogue import in_city
from hideout.games.heist.effects import Launder
from hideout.games.heist.fields import BURN, GAIN, LAUNDER, MODIFIER, PROTECT, STEAL
from hideout.kit.catalogue import Catalogue
from hideout.kit.options import Options

COUNTER_NAMES = ("", "diamond", "painting", "antique", "good", "laundered-coin")
GAIN_NAMES = ("caper", "point", "coin")
STEAL_NAMES = ("diamond", "painting", "antique", "any")


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
            book.acts_now[source] = index + 1


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
        write_sets(book, source, index, effect.per)
    if effect.what == "point":
        book.gives_points[source] = 1
    else:
        book.acts_now[source] = index + 1
        if effect.per and book.counter[source, index] == SETS:
            book.is_trigger[source] = 1
