"""Scoring Caper, compiled: capers, location bonuses, cards, loot (C11 to C17, C21, C32).

`scores` counts as if the game ended now, so that it also tells who is ahead during the game.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper.table import LOOKOUTS, SNITCH, SNITCH_SEAT, TEAMS, Book, CaperTable
from hideout.games.caper.values import (
    CaperLedgerLine,
    CardLine,
    DiscardsLine,
    LocationLine,
    LootLine,
    LowerLine,
    SixthLine,
)
from hideout.games.heist.book import card_ids, location_ids
from hideout.games.heist.crew import sets
from hideout.games.heist.fields import (
    ANTIQUE,
    BONUS,
    CAPER,
    EFFECTS,
    GAIN,
    GAINS,
    GEAR_ON_THIEF,
    JEWEL,
    JOKER,
    LAUNDERED,
    LOOT_ANYWHERE,
    LOOT_HERE,
    MODIFIER,
    PAINTING,
    PLACES,
    POINT,
    SETS,
    SIDES,
    THIEVES,
)
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.game import Row
from hideout.kit.kernel import IN, POINTS, Rows
from hideout.kit.log import Log, note

COINS_TIE, GREEN_TIE = POINTS + 1, POINTS + 2
SNITCH_WINS_TIES = 1000
DISCARD_POINTS = 1
LOOT_SET_POINTS = (0, 1, 3, 6)
SNITCH_SHARE = 6

LOCATION_LINE, CARD_LINE, LOOT_LINE, DISCARD_LINE, LOWER_LINE, SIXTH_LINE = range(6)

Counts = NDArray[np.int64]


@compiled_apart
def tally(book: Book, s: CaperTable, gained: Counts) -> None:
    """C11: the capers and loot of each side at each place.

    The bonus of a location is counted for who wins it.
    """
    gained[:] = 0
    for place in range(PLACES):
        for side in range(SIDES):
            add_crew(book, s, side, place, gained[side, place])
        side = winner(gained, place)
        if side >= 0:
            add_gains(book, s, side, place, BONUS + s.location[place], gained[side, place])


@compiled
def winner(gained: Counts, place: int) -> int:
    """C11: the side with more capers at a place, or -1."""
    lead = gained[0, place, CAPER] - gained[1, place, CAPER]
    return -1 if lead == 0 else int(lead < 0)


@compiled
def add_crew(book: Book, s: CaperTable, side: int, place: int, gained: Counts) -> None:
    add_gains(book, s, side, place, MODIFIER + s.location[place], gained)
    for spot in range(s.thieves[side, place]):
        if not s.thief_flipped[side, place, spot]:
            add_gains(book, s, side, place, s.thief[side, place, spot], gained)
        for level in range(s.gear_on[side, place, spot]):
            if not s.gear_flipped[side, place, spot, level]:
                add_gains(book, s, side, place, s.gear[side, place, spot, level], gained)
        gained[CAPER] += s.gear_on[side, place, spot] == GEAR_ON_THIEF


@compiled
def add_gains(
    book: Book, s: CaperTable, side: int, place: int, source: int, gained: Counts
) -> None:
    if book.gives_loot[source]:
        for i in range(EFFECTS):
            if book.verb[source, i] == GAIN and book.counter[source, i] == SETS:
                times = sets(book, s, side, place, source, i)
                gained[book.what[source, i]] += book.amount[source, i] * times


@compiled
def best_sets(jewels: int, antiques: int, paintings: int, jokers: int) -> int:
    """C15: points of the best sets, whatever the jokers are taken for."""
    best = 0
    for first in range(jokers + 1):
        for second in range(jokers + 1 - first):
            third = jokers - first - second
            kinds = (jewels + first, antiques + second, paintings + third)
            low, high = min(kinds), max(kinds)
            middle = kinds[0] + kinds[1] + kinds[2] - low - high
            points = (
                LOOT_SET_POINTS[3] * low
                + LOOT_SET_POINTS[2] * (middle - low)
                + LOOT_SET_POINTS[1] * (high - middle)
            )
            best = max(best, points)
    return best


@compiled
def points_of(
    book: Book, s: CaperTable, side: int, place: int, source: int, here: int, anywhere: int
) -> int:
    """The points one source gives a side that has so much loot here, and anywhere."""
    total = 0
    if not book.gives_points[source]:
        return total
    for i in range(EFFECTS):
        if book.verb[source, i] == GAIN and book.what[source, i] == POINT:
            counter = book.counter[source, i]
            if counter == LOOT_HERE:
                times = here
            elif counter == LOOT_ANYWHERE:
                times = anywhere
            elif counter == LAUNDERED:
                times = s.laundered[side]
            else:
                times = sets(book, s, side, place, source, i)
            total += book.amount[source, i] * times
    return total


@compiled_apart
def score_side(book: Book, s: CaperTable, side: int, gained: Counts, ledger: Log) -> int:
    """C17: location bonuses, thieves, gear, loot; in teams also discards (C32)."""
    anywhere = gained[side, :, JEWEL:].sum()
    total = 0
    for place in range(PLACES):
        here = gained[side, place, JEWEL:].sum()
        if winner(gained, place) == side:
            source = BONUS + s.location[place]
            points = points_of(book, s, side, place, source, here, anywhere)
            total += points
            note_points(book, ledger, LOCATION_LINE, side, points, place, source)
        for spot in range(s.thieves[side, place]):
            if not s.thief_flipped[side, place, spot]:
                card = s.thief[side, place, spot]
                points = points_of(book, s, side, place, card, here, anywhere)
                total += points
                note_points(book, ledger, CARD_LINE, side, points, place, card)
            for level in range(s.gear_on[side, place, spot]):
                if not s.gear_flipped[side, place, spot, level]:
                    card = s.gear[side, place, spot, level]
                    points = points_of(book, s, side, place, card, here, anywhere)
                    total += points
                    note_points(book, ledger, CARD_LINE, side, points, place, card)
    points = best_sets(
        gained[side, :, JEWEL].sum(),
        gained[side, :, ANTIQUE].sum(),
        gained[side, :, PAINTING].sum(),
        gained[side, :, JOKER].sum(),
    )
    note_points(book, ledger, LOOT_LINE, side, points, 0, 0)
    total += points
    if book.mode == TEAMS:
        points = DISCARD_POINTS * s.discards[side, THIEVES:].sum()
        note_points(book, ledger, DISCARD_LINE, side, points, 0, 0)
        total += points
    return total


@compiled
def note_points(
    book: Book, ledger: Log, kind: int, side: int, points: int, place: int, source: int
) -> None:
    """A line for each seat of the side."""
    if points == 0:
        return
    note(ledger, kind, side, points, place, source)
    if book.mode == TEAMS:
        note(ledger, kind, LOOKOUTS + side, points, place, source)


@compiled_apart
def scores(book: Book, s: CaperTable, standings: Rows, ledger: Log) -> None:
    standings[:] = 0
    gained = np.zeros((SIDES, PLACES, GAINS), np.int64)
    tally(book, s, gained)
    for side in range(SIDES):
        points = score_side(book, s, side, gained, ledger)
        for seat in (side, LOOKOUTS + side) if book.mode == TEAMS else (side, side):
            standings[seat, IN] = 1
            standings[seat, POINTS] = points
            standings[seat, COINS_TIE] = s.coins[side]
            standings[seat, GREEN_TIE] = side
    if book.mode == SNITCH:
        low = min(standings[0, POINTS], standings[1, POINTS])
        sixth = max(standings[0, POINTS], standings[1, POINTS]) // SNITCH_SHARE
        standings[SNITCH_SEAT, IN] = 1
        standings[SNITCH_SEAT, POINTS] = low + sixth
        standings[SNITCH_SEAT, COINS_TIE] = SNITCH_WINS_TIES
        note(ledger, LOWER_LINE, SNITCH_SEAT, low)
        note(ledger, SIXTH_LINE, SNITCH_SEAT, sixth)


def ledger_line(book: Any, row: Row) -> CaperLedgerLine:
    kind, index, points, place, source, *_ = row
    seat = index + 1
    if kind == LOCATION_LINE:
        return LocationLine(seat, points, place + 1, location_ids(book)[source - BONUS])
    if kind == CARD_LINE:
        return CardLine(seat, points, place + 1, card_ids(book)[source])
    return OTHER_LINES[kind](seat, points)


OTHER_LINES: dict[int, type[LootLine | DiscardsLine | LowerLine | SixthLine]] = {
    LOOT_LINE: LootLine,
    DISCARD_LINE: DiscardsLine,
    LOWER_LINE: LowerLine,
    SIXTH_LINE: SixthLine,
}
