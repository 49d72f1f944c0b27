"""Resolving a card in Caper: Europe, compiled: its icons, then what it triggers (E4 to E7)."""

from hideout.games.caper_europe.burning import begin_burn
from hideout.games.caper_europe.counting import new_sets, times
from hideout.games.caper_europe.goods import begin_steal
from hideout.games.caper_europe.table import PLAYING, Book, EuropeTable
from hideout.games.caper_europe.track import move_tracker
from hideout.games.heist.coins import gain_coins, launder, note_coins
from hideout.games.heist.fields import (
    BURN,
    CAPER,
    EFFECTS,
    GAIN,
    LAUNDER,
    MODIFIER,
    NONE,
    POINT,
    STEAL,
)
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.log import Log


@compiled_apart
def resolve(book: Book, s: EuropeTable, log: Log) -> None:
    """The card's icons as printed, then what it triggers; stops where somebody has to choose."""
    side, place, card = s.seat, s.resolving_place, s.resolving
    while s.step < book.acts_now[card]:
        s.step += 1
        resolve_icon(book, s, side, place, card, s.step - 1, log)
        if s.phase != PLAYING:
            return
    trigger(book, s, side, place, card, log)
    s.resolving = NONE
    s.resolving_place = NONE
    s.step = 0


@compiled
def resolve_icon(
    book: Book, s: EuropeTable, side: int, place: int, card: int, i: int, log: Log
) -> None:
    """E6."""
    verb = book.verb[card, i]
    if verb == GAIN:
        if book.what[card, i] != POINT:
            gain(book, s, side, place, card, i, times(book, s, side, place, card, i), log)
    elif verb == STEAL:
        begin_steal(s, side, place, book.what[card, i], log)
    elif verb == BURN:
        begin_burn(book, s, place, log)
    elif verb == LAUNDER:
        launder(s, side, log)


@compiled
def gain(
    book: Book, s: EuropeTable, side: int, place: int, source: int, i: int, count: int, log: Log
) -> None:
    amount = book.amount[source, i] * count
    if book.what[source, i] == CAPER:
        move_tracker(s, side, place, amount, source, log)
    else:
        note_coins(log, side, gain_coins(s, side, amount))


@compiled
def trigger(book: Book, s: EuropeTable, side: int, place: int, card: int, log: Log) -> None:
    """E7: the crew in order of arrival, then the location."""
    piece = book.piece[card]
    for k in range(s.triggers[side, place]):
        fire(book, s, side, place, s.trigger[side, place, k], piece, log)
    location = MODIFIER + s.location[place]
    if book.is_trigger[location]:
        fire(book, s, side, place, location, piece, log)
    if book.is_trigger[card]:
        s.trigger[side, place, s.triggers[side, place]] = card
        s.triggers[side, place] += 1


@compiled
def fire(
    book: Book, s: EuropeTable, side: int, place: int, source: int, piece: int, log: Log
) -> None:
    for i in range(EFFECTS):
        if book.asks[source, i] and book.what[source, i] != POINT:
            count = new_sets(book, s, side, place, source, i, piece)
            if count > 0:
                gain(book, s, side, place, source, i, count, log)
