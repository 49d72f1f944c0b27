"""Crews, compiled: thieves at places, gear on thieves, flipping, and counting sets."""

from hideout.games.heist.fields import (
    CITY,
    COST,
    EFFECTS,
    GEAR,
    NONE,
    OWN,
    PROTECT,
    PURPLE,
    THEIRS,
    THIEF,
    TOLL,
    CrewFields,
    EffectFields,
)
from hideout.kit.compile import compiled

MANY = 1000
"""More than any crew has."""


@compiled
def add_thief(book: EffectFields, s: CrewFields, side: int, place: int, card: int) -> None:
    spot = s.thieves[side, place]
    s.thief[side, place, spot] = card
    s.thieves[side, place] += 1
    s.count[side, place, THIEF] += 1
    change_standing_effects(book, s, side, place, card, 1)


@compiled
def add_gear(
    book: EffectFields, s: CrewFields, side: int, place: int, spot: int, card: int
) -> None:
    s.gear[side, place, spot, s.gear_on[side, place, spot]] = card
    s.gear_on[side, place, spot] += 1
    s.count[side, place, GEAR] += 1
    s.count[side, place, book.piece[card]] += 1
    change_standing_effects(book, s, side, place, card, 1)


@compiled
def change_standing_effects(
    book: EffectFields, s: CrewFields, side: int, place: int, source: int, by: int
) -> None:
    """Costs, protections and tolls that a source at a place gives (by 1) or gives no more (-1)."""
    if not book.stands[source]:
        return
    for i in range(EFFECTS):
        verb, what = book.verb[source, i], book.what[source, i]
        if verb == COST:
            payer = side if book.whose[source, i] == OWN else 1 - side
            change_cost(s, payer, place, what, by * book.amount[source, i])
        elif verb == PROTECT:
            s.shield[side, place, what] += by
        elif verb == TOLL:
            s.toll[side, place, what] += by


@compiled
def change_cost(s: CrewFields, side: int, place: int, what: int, by: int) -> None:
    for piece in range(PURPLE, CITY + 1):
        if what in (GEAR, piece):
            s.cost[side, place, piece] += by


@compiled
def has_flippable(
    book: EffectFields, s: CrewFields, side: int, place: int, spot: int, what: int
) -> bool:
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
def flip(book: EffectFields, s: CrewFields, side: int, place: int, spot: int, what: int) -> int:
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


@compiled
def sets(book: EffectFields, s: CrewFields, side: int, place: int, source: int, i: int) -> int:
    """C12: how many disjoint sets an effect counts; 1 if it asks for none.

    Whatever is left of any colour can stand for 'any gear', so only the total limits that.
    """
    if not book.asks[source, i]:
        return 1
    most = MANY
    gear_needed = 0
    for piece in range(GEAR):
        need = book.need[source, i, piece]
        if need > 0:
            most = min(most, pieces(s, side, place, piece, book.whose[source, i]) // need)
            if piece != THIEF:
                gear_needed += need
    gear_needed += book.need[source, i, GEAR]
    if gear_needed > 0:
        most = min(most, pieces(s, side, place, GEAR, book.whose[source, i]) // gear_needed)
    return most


@compiled
def pieces(s: CrewFields, side: int, place: int, piece: int, whose: int) -> int:
    if whose == OWN:
        return int(s.count[side, place, piece])
    if whose == THEIRS:
        return int(s.count[1 - side, place, piece])
    return int(s.count[0, place, piece] + s.count[1, place, piece])


@compiled
def count_piece(s: CrewFields, side: int, place: int, piece: int, by: int) -> None:
    s.count[side, place, piece] += by
    if piece != THIEF:
        s.count[side, place, GEAR] += by


@compiled
def remove_gear(book: EffectFields, s: CrewFields, side: int, place: int, spot: int) -> int:
    """Take the topmost gear off a spot; the card."""
    top = s.gear_on[side, place, spot] - 1
    card = s.gear[side, place, spot, top]
    s.gear[side, place, spot, top] = NONE
    s.gear_on[side, place, spot] = top
    count_piece(s, side, place, book.piece[card], -1)
    change_standing_effects(book, s, side, place, card, -1)
    return int(card)
