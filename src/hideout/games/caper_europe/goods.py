"""Goods on the board and in the hideouts, compiled."""

from hideout.games.caper_europe.events import GOOD_RETURNED, GOOD_STOLEN
from hideout.games.caper_europe.table import (
    ANY,
    GOOD_KINDS,
    RETURNING,
    STEALING,
    EuropeTable,
)
from hideout.kit.compile import compiled
from hideout.kit.fields import Ints
from hideout.kit.log import Log, note


@compiled
def kinds_among(goods: Ints, what: int) -> int:
    """How many kinds of goods there are that an icon can mean."""
    if what != ANY:
        return int(goods[what] > 0)
    kinds = 0
    for kind in range(GOOD_KINDS):
        kinds += goods[kind] > 0
    return kinds


@compiled
def only_kind(goods: Ints, what: int) -> int:
    if what != ANY:
        return what
    kind = 0
    while goods[kind] == 0:
        kind += 1
    return kind


@compiled
def begin_steal(s: EuropeTable, side: int, place: int, what: int, log: Log) -> None:
    """E6: nothing if there is none; with only one kind there is nothing to choose."""
    kinds = kinds_among(s.goods[place], what)
    if kinds == 1:
        steal(s, side, place, only_kind(s.goods[place], what), log)
    elif kinds > 1:
        s.phase = STEALING
        s.pending = 1


@compiled
def steal(s: EuropeTable, side: int, place: int, kind: int, log: Log) -> None:
    s.goods[place, kind] -= 1
    s.hideout[side, kind] += 1
    note(log, GOOD_STOLEN, side, kind, place)


@compiled
def begin_return(s: EuropeTable, side: int, place: int, what: int, log: Log) -> None:
    """E10: nothing if they have none; of a wild one they choose the kind."""
    kinds = kinds_among(s.hideout[side], what)
    if kinds == 1:
        give_back(s, side, place, only_kind(s.hideout[side], what), log)
    elif kinds > 1:
        s.phase = RETURNING
        s.pending = 1
        s.seat = side


@compiled
def give_back(s: EuropeTable, side: int, place: int, kind: int, log: Log) -> None:
    s.hideout[side, kind] -= 1
    s.goods[place, kind] += 1
    note(log, GOOD_RETURNED, side, kind, place)
