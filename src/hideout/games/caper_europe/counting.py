"""How often an effect of Caper: Europe works, compiled."""

from hideout.games.caper_europe.table import (
    ALL_GOODS,
    ANTIQUES,
    DIAMONDS,
    LAUNDERED,
    SETS,
    Book,
    EuropeTable,
)
from hideout.games.heist.crew import count_piece, sets
from hideout.games.heist.fields import CARDS, CREW, GEAR, THIEF
from hideout.kit.compile import compiled


@compiled
def times(book: Book, s: EuropeTable, side: int, place: int, source: int, i: int) -> int:
    """E7."""
    counter = book.counter[source, i]
    if counter == SETS:
        return sets(book, s, side, place, source, i)
    if DIAMONDS <= counter <= ANTIQUES:
        return int(s.hideout[side, counter - DIAMONDS])
    if counter == ALL_GOODS:
        return int(s.hideout[side].sum())
    if counter == LAUNDERED:
        return int(s.laundered[side])
    return discarded(book, s, side, source, i)


@compiled
def discarded(book: Book, s: EuropeTable, side: int, source: int, i: int) -> int:
    """How many discards of a side have the colour that an effect counts."""
    count = 0
    for card in range(CARDS):
        piece = book.piece[card]
        is_meant = book.need[source, i, piece] or (piece != THIEF and book.need[source, i, GEAR])
        if is_meant:
            count += s.discards[side, card]
    return count


@compiled
def new_sets(
    book: Book, s: EuropeTable, side: int, place: int, source: int, i: int, piece: int
) -> int:
    """E7: how many more sets there are since a card of this piece was played."""
    wanted = book.need[source, i, piece]
    if piece != THIEF:
        wanted += book.need[source, i, GEAR]
    if wanted == 0:
        return 0
    now = sets(book, s, side, place, source, i)
    count_piece(s, side, place, piece, -1)
    before = sets(book, s, side, place, source, i)
    count_piece(s, side, place, piece, 1)
    return now - before


@compiled
def is_seen(book: Book, s: EuropeTable, side: int, place: int, eye: int) -> bool:
    """Barcelona: whether a topmost gear of a crew has the colour of an eye."""
    for spot in range(CREW):
        on = s.gear_on[side, place, spot]
        if on > 0 and book.piece[s.gear[side, place, spot, on - 1]] == eye:
            return True
    return False
