"""Hands and what others have seen of them, compiled."""

from hideout.games.heist.fields import CARDS, HAND, NONE, SEATS, THIEVES, UNKNOWN, CrewFields
from hideout.kit.compile import compiled
from hideout.kit.fields import Ints
from hideout.kit.randomness import roll


@compiled
def draw_card(s: CrewFields, seat: int, is_thief: bool) -> None:
    """The top card of a shuffled deck is any card of it with the same chance."""
    put_in_hand(s, seat, draw_kind(s, is_thief), 1 << seat)


@compiled
def draw_kind(s: CrewFields, is_thief: bool) -> int:
    if is_thief:
        s.thieves_left -= 1
        return take_any(s, s.deck[:THIEVES], s.thieves_left + 1)
    s.gear_left -= 1
    return THIEVES + take_any(s, s.deck[THIEVES:], s.gear_left + 1)


@compiled
def take_any(s: CrewFields, pile: Ints, size: int) -> int:
    """Take one of the `size` cards of a pile at random; its kind."""
    drawn = roll(s, size)
    card, upto = 0, 0
    for copies in pile:
        upto += copies
        card += upto <= drawn
    pile[card] -= 1
    return card


@compiled
def put_in_hand(s: CrewFields, seat: int, card: int, seen: int) -> None:
    size = s.hand_size[seat]
    s.hand[seat, size] = card
    s.seen[seat, size] = seen
    s.hand_size[seat] = size + 1


@compiled
def take_from_hand(s: CrewFields, seat: int, card: int) -> int:
    """Take a card of this kind out of a hand; who had seen it.

    Of several, the one that most have seen: so nobody learns that the other was the same.
    """
    best = 0  # who has seen it, then how early it comes; without a branch, which nobody can guess
    for i in range(HAND):
        best = max(best, int(s.hand[seat, i] == card) * (s.seen[seat, i] * HAND + HAND - 1 - i))
    seen, found = best // HAND, HAND - 1 - best % HAND
    last = s.hand_size[seat] - 1
    s.hand[seat, found] = s.hand[seat, last]
    s.seen[seat, found] = s.seen[seat, last]
    s.hand[seat, last] = NONE
    s.seen[seat, last] = 0
    s.hand_size[seat] = last
    return int(seen)


@compiled
def swap_hands(s: CrewFields, one: int, other: int) -> None:
    """C3, E3: both have then seen all of both hands."""
    both = (1 << one) | (1 << other)
    for i in range(HAND):
        s.hand[one, i], s.hand[other, i] = s.hand[other, i], s.hand[one, i]
        s.seen[one, i] = both if s.hand[one, i] != NONE else 0
        s.seen[other, i] = both if s.hand[other, i] != NONE else 0
    s.hand_size[one], s.hand_size[other] = s.hand_size[other], s.hand_size[one]


@compiled
def mask_hands(s: CrewFields, viewer: int) -> None:
    """Blank what the viewer has not seen, and sort: a place in a hand tells nothing."""
    for seat in range(SEATS):
        if seat == viewer:
            continue
        for i in range(s.hand_size[seat]):
            if viewer < 0 or s.seen[seat, i] >> viewer & 1 == 0:
                s.hand[seat, i] = UNKNOWN
                s.seen[seat, i] = 0
        sort_hand(s, seat)


@compiled
def sort_hand(s: CrewFields, seat: int) -> None:
    """Highest card first, so that unknown ones come last."""
    for i in range(1, s.hand_size[seat]):
        for j in range(i, 0, -1):
            if s.hand[seat, j - 1] >= s.hand[seat, j]:
                break
            s.hand[seat, j - 1], s.hand[seat, j] = s.hand[seat, j], s.hand[seat, j - 1]
            s.seen[seat, j - 1], s.seen[seat, j] = s.seen[seat, j], s.seen[seat, j - 1]


@compiled
def fill_hands(s: CrewFields, is_thief: bool) -> None:
    """Deal the unknown cards of all hands from the deck, where they still are."""
    first, end = (0, THIEVES) if is_thief else (THIEVES, CARDS)
    pile = s.deck[first:end]
    unseen = pile.sum()
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] == UNKNOWN:
                s.hand[seat, i] = first + take_any(s, pile, unseen)
                s.seen[seat, i] = 1 << seat
                unseen -= 1
