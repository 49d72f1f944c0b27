"""What stands as long as a card lies there, and flipping, which ends it, compiled."""

from hideout.games.caper.table import Book, CaperTable
from hideout.games.heist.crew import change_shields
from hideout.games.heist.fields import CITY, COST, EFFECTS, GEAR, OWN, PURPLE, THIEF, TOLL
from hideout.kit.compile import compiled


@compiled
def change_standing_effects(
    book: Book, s: CaperTable, side: int, place: int, source: int, by: int
) -> None:
    """Protections, costs and tolls that a source at a place gives (by 1) or gives no more (-1)."""
    if not book.stands[source]:
        return
    change_shields(book, s, side, place, source, by)
    for i in range(EFFECTS):
        verb, what = book.verb[source, i], book.what[source, i]
        if verb == COST:
            payer = side if book.whose[source, i] == OWN else 1 - side
            change_cost(s, payer, place, what, by * book.amount[source, i])
        elif verb == TOLL:
            s.toll[side, place, what] += by


@compiled
def change_cost(s: CaperTable, side: int, place: int, what: int, by: int) -> None:
    for piece in range(PURPLE, CITY + 1):
        if what in (GEAR, piece):
            s.cost[side, place, piece] += by


@compiled
def has_flippable(book: Book, s: CaperTable, side: int, place: int, spot: int, what: int) -> bool:
    """C9, C10: whether the opponent can flip the top gear, or the thief, of this spot."""
    on = s.gear_on[side, place, spot]
    if what == THIEF:
        if spot >= s.thieves[side, place] or on > 0 or s.thief_flipped[side, place, spot]:
            return False
        return bool(s.shield[side, place, THIEF] == 0)
    if on == 0 or s.gear_flipped[side, place, spot, on - 1]:
        return False
    piece = book.piece[s.gear[side, place, spot, on - 1]]
    return bool(s.shield[side, place, piece] == 0)


@compiled
def flip(book: Book, s: CaperTable, side: int, place: int, spot: int, what: int) -> int:
    """Flip what `has_flippable` allows; the card."""
    if what == THIEF:
        card = s.thief[side, place, spot]
        s.thief_flipped[side, place, spot] = 1
    else:
        top = s.gear_on[side, place, spot] - 1
        card = s.gear[side, place, spot, top]
        s.gear_flipped[side, place, spot, top] = 1
        s.count[side, place, book.piece[card]] -= 1
    change_standing_effects(book, s, side, place, card, -1)
    return int(card)
