"""Crews, compiled: thieves at places, gear on thieves, and counting sets."""

from hideout.games.heist.fields import (
    EFFECTS,
    GEAR,
    NONE,
    OWN,
    PROTECT,
    THEIRS,
    THIEF,
    CrewFields,
    EffectFields,
)
from hideout.kit.compile import compiled

MANY = 1000
"""More than any crew has."""


@compiled
def add_thief(s: CrewFields, side: int, place: int, card: int) -> None:
    s.thief[side, place, s.thieves[side, place]] = card
    s.thieves[side, place] += 1
    s.count[side, place, THIEF] += 1


@compiled
def add_gear(
    book: EffectFields, s: CrewFields, side: int, place: int, spot: int, card: int
) -> None:
    s.gear[side, place, spot, s.gear_on[side, place, spot]] = card
    s.gear_on[side, place, spot] += 1
    count_piece(s, side, place, book.piece[card], 1)


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
    return int(card)


@compiled
def change_shields(
    book: EffectFields, s: CrewFields, side: int, place: int, source: int, by: int
) -> None:
    """Protections that a source at a place gives (by 1) or gives no more (-1)."""
    if book.stands[source]:
        for i in range(EFFECTS):
            if book.verb[source, i] == PROTECT:
                s.shield[side, place, book.what[source, i]] += by


@compiled
def sets(book: EffectFields, s: CrewFields, side: int, place: int, source: int, i: int) -> int:
    """C12: how many disjoint sets an effect counts; 1 if it asks for none."""
    if not book.asks[source, i]:
        return 1
    most = MANY
    for k in range(book.asks[source, i]):
        have = pieces(s, side, place, book.asked[source, i, k], book.whose[source, i])
        each = book.each[source, i, k]
        most = min(most, have if each == 1 else have // each)  # dividing is slow
    return most


@compiled
def pieces(s: CrewFields, side: int, place: int, piece: int, whose: int) -> int:
    if whose == OWN:
        return int(s.count[side, place, piece])
    if whose == THEIRS:
        return int(s.count[1 - side, place, piece])
    return int(s.count[0, place, piece] + s.count[1, place, piece])
