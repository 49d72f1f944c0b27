"""Turns Caper's catalogue into the numbers the rules read."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper.effects import CaperEffect, Cost, Fetch, Flip, Gain, Protect, Toll
from hideout.games.caper.table import MODES, Book
from hideout.games.heist import fields as f
from hideout.games.heist.book import PIECE_NAMES, WHOSE_NAMES, write_city, write_sets
from hideout.games.heist.catalogue import in_city
from hideout.games.heist.effects import Launder
from hideout.kit.catalogue import Catalogue
from hideout.kit.options import Options

GAIN_NAMES = ("caper", "point", "coin", "jewel", "antique", "painting", "joker")
COUNTER_NAMES = ("", "loot-here", "loot-anywhere", "laundered-coin")
VERBS = {
    Gain: f.GAIN,
    Flip: f.FLIP,
    Protect: f.PROTECT,
    Cost: f.COST,
    Toll: f.TOLL,
    Launder: f.LAUNDER,
    Fetch: f.FETCH,
}


def make_book(catalogue: Catalogue, options: Options) -> NDArray[Any]:
    books = np.zeros(1, Book.dtype())
    book = books[0]
    book.mode = MODES.index(str(options["mode"]))
    book.seats = (2, 3, 4)[book.mode]
    city = str(options["city"])
    write_city(book, catalogue, city, write_effects)
    for index, location in enumerate(in_city(catalogue, "locations", city)):
        write_effects(book, f.MODIFIER + index, location.modifiers)
    return books


def write_effects(book: Any, source: int, effects: Sequence[CaperEffect]) -> None:
    for index, effect in enumerate(effects):
        book.verb[source, index] = VERBS[type(effect)]
        book.stands[source] |= isinstance(effect, Cost | Protect | Toll)
        is_coin = isinstance(effect, Gain) and effect.what == "coin"
        if is_coin or isinstance(effect, Flip | Launder | Fetch):
            book.acts_now[source] = index + 1
        match effect:
            case Gain():
                _write_gain(book, source, index, effect)
            case Flip() | Protect():
                book.what[source, index] = PIECE_NAMES.index(effect.what)
            case Cost():
                book.what[source, index] = PIECE_NAMES.index(effect.what)
                book.amount[source, index] = effect.change
                book.whose[source, index] = WHOSE_NAMES.index(effect.whose)
            case Toll():
                book.what[source, index] = PIECE_NAMES.index(effect.on)
            case Launder() | Fetch():
                pass


def _write_gain(book: Any, source: int, index: int, effect: Gain) -> None:
    book.what[source, index] = GAIN_NAMES.index(effect.what)
    book.gives_points[source] |= effect.what == "point"
    book.gives_loot[source] |= effect.what not in ("point", "coin")
    book.amount[source, index] = effect.amount
    book.whose[source, index] = WHOSE_NAMES.index(effect.whose)
    if effect.per and effect.per[0] in COUNTER_NAMES:
        book.counter[source, index] = COUNTER_NAMES.index(effect.per[0])
    else:
        write_sets(book, source, index, effect.per)
