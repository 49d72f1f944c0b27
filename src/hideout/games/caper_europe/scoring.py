"""Scoring Caper: Europe, compiled (E8, E12, E13)."""

from typing import Any

from hideout.games.caper_europe.counting import is_seen, times
from hideout.games.caper_europe.table import Book, EuropeTable
from hideout.games.caper_europe.track import winner
from hideout.games.caper_europe.values import (
    CardLine,
    EuropeLedgerLine,
    GoodsLine,
    LocationLine,
    OngoingLine,
    StarsLine,
)
from hideout.games.heist.book import source_id
from hideout.games.heist.fields import BONUS, EFFECTS, GAIN, MODIFIER, PLACES, POINT, SIDES
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import Ints
from hideout.kit.game import Row
from hideout.kit.kernel import IN, POINTS, Rows
from hideout.kit.log import Log, note

COINS_TIE, GOODS_TIE = POINTS + 1, POINTS + 2
STARS = (0, 0, 0, 1, 2)
"""By how far the tracker is from the middle."""
GOODS_SET_POINTS = (0, 2, 5, 9)

LOCATION_LINE, STARS_LINE, ONGOING_LINE, CARD_LINE, GOODS_LINE = range(5)


@compiled_apart
def scores(book: Book, s: EuropeTable, standings: Rows, ledger: Log) -> None:
    standings[:] = 0
    for side in range(SIDES):
        standings[side, IN] = 1
        standings[side, POINTS] = score_side(book, s, side, ledger)
        standings[side, COINS_TIE] = s.coins[side]
        standings[side, GOODS_TIE] = s.hideout[side].sum()


@compiled_apart
def score_side(book: Book, s: EuropeTable, side: int, ledger: Log) -> int:
    """E13."""
    total = 0
    for place in range(PLACES):
        total += location_points(book, s, side, place, ledger)
    for place in range(PLACES):
        for spot in range(s.thieves[side, place]):
            card = s.thief[side, place, spot]
            total += source_points(book, s, side, place, card, CARD_LINE, ledger)
            for level in range(s.gear_on[side, place, spot]):
                card = s.gear[side, place, spot, level]
                total += source_points(book, s, side, place, card, CARD_LINE, ledger)
    return total + note_points(ledger, GOODS_LINE, side, goods_points(s.hideout[side]), 0, 0)


@compiled
def location_points(book: Book, s: EuropeTable, side: int, place: int, ledger: Log) -> int:
    """E8."""
    location = s.location[place]
    total = source_points(book, s, side, place, MODIFIER + location, ONGOING_LINE, ledger)
    if winner(s, place) == side:
        won = book.location_points[location] + effect_points(book, s, side, place, BONUS + location)
        total += note_points(ledger, LOCATION_LINE, side, won, place, BONUS + location)
        stars = STARS[abs(s.tracker[place])]
        total += note_points(ledger, STARS_LINE, side, stars, place, BONUS + location)
    return total


@compiled
def source_points(
    book: Book, s: EuropeTable, side: int, place: int, source: int, line: int, ledger: Log
) -> int:
    if not book.gives_points[source]:
        return 0
    points = effect_points(book, s, side, place, source)
    return note_points(ledger, line, side, points, place, source)


@compiled
def effect_points(book: Book, s: EuropeTable, side: int, place: int, source: int) -> int:
    total = 0
    for i in range(EFFECTS):
        if book.verb[source, i] == GAIN and book.what[source, i] == POINT:
            eye = book.eye[source, i]
            if eye and not is_seen(book, s, side, place, eye):
                continue
            if book.if_won[source, i] and winner(s, place) != side:
                continue
            total += book.amount[source, i] * times(book, s, side, place, source, i)
    return total


@compiled
def goods_points(goods: Ints) -> int:
    """E13: the best sets are as large as can be."""
    low = min(goods[0], goods[1], goods[2])
    high = max(goods[0], goods[1], goods[2])
    middle = goods[0] + goods[1] + goods[2] - low - high
    return int(
        GOODS_SET_POINTS[3] * low
        + GOODS_SET_POINTS[2] * (middle - low)
        + GOODS_SET_POINTS[1] * (high - middle)
    )


@compiled
def note_points(ledger: Log, line: int, side: int, points: int, place: int, source: int) -> int:
    if points > 0:
        note(ledger, line, side, points, place, source)
    return points


def ledger_line(book: Any, row: Row) -> EuropeLedgerLine:
    kind, index, points, place, source, *_ = row
    if kind == GOODS_LINE:
        return GoodsLine(index + 1, points)
    return LINES[kind](index + 1, points, place + 1, source_id(book, source))


LINES: dict[int, type[LocationLine | StarsLine | OngoingLine | CardLine]] = {
    LOCATION_LINE: LocationLine,
    STARS_LINE: StarsLine,
    ONGOING_LINE: OngoingLine,
    CARD_LINE: CardLine,
}
