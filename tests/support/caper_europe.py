"""Positions of Caper: Europe, written the way they lie on the table, and ways to look at them.

Cards and locations have their ids, of `caper_europe.toml` or, where `shipped`, of the catalogue
that people play with. A crew is text, from the left: `"banker(plasma-cutter smoke-screen) idler"`
is a Banker with two gear, the Smoke Screen on top, beside an Idler. Crews come as one text for each
place: `white=("banker", "", "idler")`; what is left out is empty.
"""

import random
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np

from hideout.games.caper_europe import catalogue as europe
from hideout.games.caper_europe.effects import GOODS, EuropeEffect
from hideout.games.caper_europe.game import GAME
from hideout.games.caper_europe.icons import trigger
from hideout.games.caper_europe.table import GOODS_OF_A_KIND, OVER
from hideout.games.caper_europe.values import (
    CardLine,
    EuropeView,
    Goods,
    LocationLine,
    PlaceView,
    SideView,
)
from hideout.games.heist.book import location_ids
from hideout.games.heist.crew import add_gear, add_thief, change_shields
from hideout.games.heist.fields import MODIFIER, NONE
from hideout.kit.catalogue import Catalogue
from hideout.kit.log import no_log
from hideout.kit.table import Table
from tests.support.heist import (
    assert_conserved,
    card_number,
    count_decks,
    fill_hand,
    give,
    outside_the_decks,
    starter,
)

CITIES = europe.CITIES
PLAIN = ("yacht", "vault", "attic")
"""Locations that give their points only, for tests that do not care."""
FOR_TESTS = Path(__file__).with_name("caper_europe.toml")

Crews = tuple[str, ...]
Effects = Mapping[str, tuple[EuropeEffect, ...]]
CARD = re.compile(r"([a-z0-9-]+)(?:\(([^()]*)\))?")
NOTHING: Goods = (0, 0, 0)


def position(
    city: str = "paris",
    *,
    at: str = "",
    white: Crews = (),
    green: Crews = (),
    coins: tuple[int, int] = (0, 0),
    laundered: tuple[int, int] = (0, 0),
    discards: tuple[str, str] = ("", ""),
    goods: tuple[Goods, ...] = (),
    hideouts: tuple[Goods, Goods] = (NOTHING, NOTHING),
    trackers: tuple[int, int, int] = (0, 0, 0),
    hands: Mapping[int, str] | None = None,
    round: int = 2,
    turn: int = 1,
    shipped: bool = False,
    effects: Effects | None = None,
) -> Table:
    """A table where `turn` plays a card.

    `at` names the first locations, `goods` says what lies at the first places: diamonds, paintings,
    antiques. The supply has the coins that are left, the decks the cards, the other places the
    goods. Hands that are not named get cards of the round, as many as there have to be: who plays
    has as many as are named, but three where it is one. Some cards may have other `effects` than in
    the catalogue.
    """
    table = deal(city, seed=1, shipped=shipped, effects=effects)
    book, s = table._book, table._state
    _set_out(book, s, at, () if shipped else PLAIN)
    for side, crews in enumerate((white, green)):
        for place, crew in enumerate(crews):
            _lay_crew(book, s, side, place, crew)
        for card in discards[side].split():
            s.discards[side, card_number(book, card)] += 1
    s.coins[:], s.laundered[:] = coins, laundered
    s.bank = 10 - sum(coins) - sum(laundered)
    s.tracker[:] = trackers
    s.hideout[:] = hideouts
    s.goods[:] = _spread_goods(goods, hideouts)
    s.round_index, s.seat = round - 1, turn - 1
    s.has_played = turn != starter(round)
    for seat, text in (hands or {}).items():
        for card in text.split():
            give(s, seat - 1, card_number(book, card))
    s.deck[:] = book.copies - outside_the_decks(s)
    assert s.deck.min() >= 0, "there are not so many cards of a kind"
    named = int(s.hand_size[turn - 1])
    size = named if named > 1 else 2 if round == 5 else 3
    fill_hand(s, turn - 1, size)
    fill_hand(s, 2 - turn, size - int(s.has_played))
    count_decks(s)
    assert_conserved(table)
    return table


def ended(city: str = "paris", **pieces: Any) -> Table:
    """A table whose game is over."""
    table = position(city, round=6, **pieces)
    s = table._state
    s.hand[:], s.seen[:], s.hand_size[:] = NONE, 0, 0
    s.deck[:] = table._book.copies - outside_the_decks(s)
    count_decks(s)
    s.round_index, s.seat, s.phase, s.has_played = 6, -1, OVER, 0
    assert_conserved(table)
    return table


def deal(
    city: str = "paris", *, seed: int, shipped: bool = False, effects: Effects | None = None
) -> Table:
    """A new table with the cards for tests."""
    catalogue = read(GAME.catalogue_path if shipped else FOR_TESTS)
    return Table(GAME, _reprinted(catalogue, effects or {}), seed, {"city": city})


@lru_cache
def read(path: Path) -> Catalogue:
    return europe.read(path)


def _reprinted(catalogue: Catalogue, effects: Effects) -> Catalogue:
    """The catalogue with other effects on some thieves and gear."""
    sections = {
        section: tuple(
            msgspec.structs.replace(entry, effects=effects[entry.id])
            if isinstance(entry, europe.ThiefEntry | europe.GearEntry) and entry.id in effects
            else entry
            for entry in entries
        )
        for section, entries in catalogue.sections.items()
    }
    return Catalogue(catalogue.game, catalogue.title, catalogue.origin, sections)


def _set_out(book: Any, s: Any, at: str, plain: tuple[str, ...]) -> None:
    """An empty table with these locations."""
    named = at.split()
    named += [name for name in plain if name not in named][: 3 - len(named)]
    assert len(named) == 3, "name three locations"
    s.shield[:], s.hand_size[:], s.seen[:], s.hand[:] = 0, 0, 0, NONE
    for place, name in enumerate(named):
        s.location[place] = location_ids(book).index(name)
    for place in range(3):
        for side in (0, 1):
            change_shields(book, s, side, place, MODIFIER + int(s.location[place]), 1)


def _lay_crew(book: Any, s: Any, side: int, place: int, crew: str) -> None:
    """What its cards set off besides is overwritten by what the position says."""
    assert not CARD.sub("", crew).strip(), f"{crew}: no crew"
    for spot, (thief, gear) in enumerate(CARD.findall(crew)):
        card = card_number(book, thief)
        add_thief(s, side, place, card)
        change_shields(book, s, side, place, card, 1)
        trigger(book, s, side, place, card, no_log())
        for name in gear.split():
            card = card_number(book, name)
            add_gear(book, s, side, place, spot, card)
            change_shields(book, s, side, place, card, 1)
            trigger(book, s, side, place, card, no_log())


def _spread_goods(named: tuple[Goods, ...], hideouts: tuple[Goods, Goods]) -> Any:
    found = np.array([*named, *[NOTHING] * (3 - len(named))])
    others = list(range(len(named), 3))
    for kind in range(len(GOODS)):
        left = GOODS_OF_A_KIND - int(found[:, kind].sum()) - sum(goods[kind] for goods in hideouts)
        for i in range(left if others else 0):
            found[others[(kind + i) % len(others)], kind] += 1
    return found


def look(table: Table, seat: int | None = None) -> EuropeView:
    view = table.view(seat)
    assert isinstance(view, EuropeView)
    return view


def side(table: Table, seat: int) -> SideView:
    return look(table).sides[seat - 1]


def at(table: Table, place: int = 1) -> PlaceView:
    return look(table).places[place - 1]


def coins(table: Table) -> tuple[int, int, int]:
    """White's, green's and the supply's."""
    view = look(table)
    return view.sides[0].coins, view.sides[1].coins, view.supply


def tracker(table: Table, place: int = 1) -> int:
    """Spaces toward white; below 0, toward green."""
    return at(table, place).tracker


def hideout(table: Table, seat: int = 1) -> Goods:
    return side(table, seat).goods


def crew(table: Table, seat: int, place: int = 1) -> str:
    """A crew in the text form of positions."""
    there = at(table, place)
    return " ".join(
        thief.card + (f"({' '.join(thief.gear)})" if thief.gear else "")
        for thief in (there.white if seat == 1 else there.green)
    )


def hand(table: Table, seat: int) -> list[str]:
    """A hand, as its owner sees it."""
    return sorted(cast("tuple[str, ...]", look(table, seat).seats[seat - 1].hand))


def points(table: Table, seat: int = 1) -> dict[str, int]:
    """What a seat has points for: cards, locations won, and `stars`, `ongoing` and `goods`."""
    found: dict[str, int] = {}
    for line in table.ledger():
        if line.seat == seat:
            match line:
                case CardLine():
                    name = line.card
                case LocationLine():
                    name = line.location
                case _:
                    name = type(line).__name__.removesuffix("Line").lower()
            found[name] = found.get(name, 0) + line.points
    assert sum(found.values()) == table.standings()[seat - 1].points
    return found


def random_game(city: str, seed: int) -> Iterator[Table]:
    """Every position of a random game, the last one, when it is over, included."""
    table = deal(city, seed=seed)
    choose = random.Random(seed)
    yield table
    while not table.is_over:
        table.play(choose.choice(table.moves()))
        yield table
