"""The rules of Art Robbery, compiled. Numbers name the rules.

A move is a number. While the dog's holder chooses it is GIVE_TOKEN or GIVE_DOG; otherwise it is
`kind * USES + use`: the kind of card played, and NOTHING, TAKE + slot or STEAL + slot, where a slot
is a token's position among the nine of the heist.
"""

import numpy as np

from hideout.games.art_robbery.catalogue import HEISTS, TOKENS_A_HEIST
from hideout.games.art_robbery.events import (
    BOSS_KEPT,
    BOSS_LOST,
    CARD_DRAWN,
    CARD_PLAYED,
    DOG_GIVEN,
    DOG_TAKEN,
    GAME_ENDED,
    HANDS_DEALT,
    HEIST_BEGUN,
    HEIST_ENDED,
    NOTHING_TAKEN,
    PILE_SHUFFLED,
    TOKEN_STOLEN,
    TOKEN_TAKEN,
    TOKEN_WANTED,
)
from hideout.games.art_robbery.table import (
    BOSS,
    BOX,
    DOG,
    HAND,
    KINDS,
    MIDDLE,
    NONE,
    OUT,
    PLACES,
    THIEF,
    TOKENS,
    ArtTable,
    Book,
)
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import Ints
from hideout.kit.kernel import Codes
from hideout.kit.log import Log, note
from hideout.kit.randomness import roll

NOTHING, TAKE, STEAL = 0, 1, 1 + TOKENS_A_HEIST
USES = 1 + 2 * TOKENS_A_HEIST
GIVE_TOKEN = KINDS * USES
GIVE_DOG = GIVE_TOKEN + 1
MOVE_CODES = GIVE_DOG + 1


@compiled_apart
def deal(book: Book, s: ArtTable, seed: np.uint64, log: Log) -> None:
    """A1."""
    s.random = seed
    s.pending = 0
    s.wanted = NONE
    s.dog = MIDDLE
    s.loot[:] = 0
    s.hand[:] = 0
    s.discards[:] = 0
    s.draw_pile[:] = book.copies
    s.draw_pile_size = book.copies.sum()
    s.place[:] = BOX
    for seat in range(book.players):
        for _ in range(HAND):
            s.hand[seat, take_from_pile(s)] += 1
    note(log, HANDS_DEALT, book.players, HAND)
    s.heist = 0
    begin_heist(s, roll(s, book.players), log)


@compiled
def begin_heist(s: ArtTable, start: int, log: Log) -> None:
    """A2."""
    first = s.heist * TOKENS_A_HEIST
    s.place[first : first + TOKENS_A_HEIST] = MIDDLE
    s.turn = start
    s.seat = start
    note(log, HEIST_BEGUN, s.heist, start)


@compiled_apart
def legal(book: Book, s: ArtTable, codes: Codes) -> int:
    if s.seat == NONE:
        return 0
    if s.wanted != NONE:
        codes[0] = GIVE_TOKEN
        codes[1] = GIVE_DOG
        return 2
    return ways_to_play(book, s, s.hand[s.seat], codes)


@compiled
def ways_to_play(book: Book, s: ArtTable, hand: Ints, codes: Codes) -> int:
    """Each code is written and then kept only if it is legal: faster than asking first.

    Taking either of two tokens that look the same and lie in the same place is one move.
    """
    start = s.heist * TOKENS_A_HEIST
    held = in_middle = 0  # a bit for each kind of card, for each number
    for kind in range(KINDS):
        held |= int(hand[kind] > 0) << kind
    for token in range(start, start + TOKENS_A_HEIST):
        in_middle |= int(s.place[token] == MIDDLE) << book.number[token]
    can_steal = held & ~in_middle
    count = 0
    seen = 0  # a bit for each look in each place
    for slot in range(TOKENS_A_HEIST):
        place, number = s.place[start + slot], book.number[start + slot]
        bit = 1 << int(book.look[start + slot] * PLACES + place)  # 16 bits would be too few
        is_first = int(seen & bit == 0)
        seen |= bit
        can_take = is_first & int(place == MIDDLE)
        codes[np.uint64(count)] = number * USES + TAKE + slot  # A5, A6
        count += can_take & held >> number
        codes[np.uint64(count)] = THIEF * USES + TAKE + slot  # A7
        count += can_take & held >> THIEF
        codes[np.uint64(count)] = number * USES + STEAL + slot  # A5, A6
        count += is_first & int(place != s.seat) & can_steal >> number
    for kind in range(THIEF):
        # A3, A5: nothing to take, or declined; A8: the dog
        codes[np.uint64(count)] = kind * USES + NOTHING
        count += can_steal >> kind & 1
    return count


@compiled_apart
def play(book: Book, s: ArtTable, code: int, log: Log) -> None:
    if s.wanted != NONE:
        answer_thief(s, code, log)
        end_turn(book, s, log)
        return
    kind, use = code // USES, code % USES
    s.hand[s.turn, kind] -= 1
    s.discards[kind] += 1
    note(log, CARD_PLAYED, s.turn, kind)
    first = s.heist * TOKENS_A_HEIST
    if kind == DOG:
        take_dog(s, log)
    elif use >= STEAL:
        steal(s, first + use - STEAL, log)
    elif use >= TAKE:
        token = first + use - TAKE
        s.place[token] = s.turn
        note(log, TOKEN_TAKEN, s.turn, token)
    else:
        note(log, NOTHING_TAKEN, s.turn)
    if s.wanted == NONE:
        end_turn(book, s, log)


@compiled
def take_dog(s: ArtTable, log: Log) -> None:
    """A8."""
    if s.dog == s.turn:
        note(log, NOTHING_TAKEN, s.turn)
        return
    note(log, DOG_TAKEN, s.turn, s.dog)
    s.dog = s.turn


@compiled
def steal(s: ArtTable, token: int, log: Log) -> None:
    """A5; A9: the dog's holder is asked first."""
    victim = s.place[token]
    if s.dog != victim:
        s.place[token] = s.turn
        note(log, TOKEN_STOLEN, s.turn, victim, token)
        return
    s.wanted = token
    s.pending = 1
    s.seat = victim
    note(log, TOKEN_WANTED, s.turn, victim, token)


@compiled
def answer_thief(s: ArtTable, code: int, log: Log) -> None:
    """A9."""
    victim = s.seat
    if code == GIVE_DOG:
        s.dog = s.turn
        note(log, DOG_GIVEN, victim, s.turn)
    else:
        s.place[s.wanted] = s.turn
        note(log, TOKEN_STOLEN, s.turn, victim, s.wanted)
    s.wanted = NONE
    s.pending = 0


@compiled
def end_turn(book: Book, s: ArtTable, log: Log) -> None:
    """A3, A10."""
    player = s.turn
    heist_ends = middle_is_empty(s)
    if heist_ends:
        end_heist(book, s, log)
    refill_hand(s, player, log)
    left = player + 1
    if left == book.players:
        left = 0
    if not heist_ends:
        s.turn = left
        s.seat = left
        return
    s.heist += 1
    if s.heist == HEISTS:  # A14
        s.seat = NONE
        note(log, GAME_ENDED)
        return
    begin_heist(s, left if s.dog == MIDDLE else s.dog, log)  # A13


@compiled
def middle_is_empty(s: ArtTable) -> bool:
    first = s.heist * TOKENS_A_HEIST
    for token in range(first, first + TOKENS_A_HEIST):
        if s.place[token] == MIDDLE:
            return False
    return True


@compiled
def end_heist(book: Book, s: ArtTable, log: Log) -> None:
    """A11, A12."""
    note(log, HEIST_ENDED, s.heist, s.turn)
    first = s.heist * TOKENS_A_HEIST
    for token in range(first, first + TOKENS_A_HEIST):
        holder = s.place[token]
        if book.number[token] == BOSS:
            if may_keep_boss(book, s, holder, s.heist):
                note(log, BOSS_KEPT, holder, token)
            else:
                s.place[token] = OUT
                note(log, BOSS_LOST, holder, token)
                continue
        s.loot[holder, s.heist] += 1


@compiled
def may_keep_boss(book: Book, s: ArtTable, seat: int, heist: int) -> bool:
    """A11: with a 4 or a 5 of the same heist."""
    first = heist * TOKENS_A_HEIST
    for token in range(first, first + TOKENS_A_HEIST):
        if s.place[token] == seat and book.number[token] in (4, 5):
            return True
    return False


@compiled
def refill_hand(s: ArtTable, seat: int, log: Log) -> None:
    """A3, A4."""
    if s.draw_pile_size == 0:
        s.draw_pile[:] = s.discards
        s.draw_pile_size = s.discards.sum()
        s.discards[:] = 0
        note(log, PILE_SHUFFLED, s.draw_pile_size)
    kind = take_from_pile(s)
    s.hand[seat, kind] += 1
    note(log, CARD_DRAWN, seat, kind)


@compiled
def take_from_pile(s: ArtTable) -> int:
    """The top card of a shuffled pile is any card of it with the same chance."""
    s.draw_pile_size -= 1
    return take_any(s, s.draw_pile, s.draw_pile_size + 1)


@compiled
def take_any(s: ArtTable, pile: Ints, size: int) -> int:
    """Take one of the `size` cards of a pile at random; its kind."""
    drawn = roll(s, size)
    kind, upto = 0, 0
    for k in range(len(pile)):
        upto += pile[k]
        kind += upto <= drawn
    pile[kind] -= 1
    return kind


@compiled
def hand_size(s: ArtTable, seat: int) -> int:
    """Five; four for a player whose turn waits for the dog's holder, before refilling."""
    return HAND - s.pending if seat == s.turn else HAND


@compiled_apart
def conserved(book: Book, s: ArtTable) -> bool:
    """Every card is in a hand, the pile or the discards; every token is where it can be."""
    for kind in range(KINDS):
        held = s.hand[:, kind].sum()
        if held + s.draw_pile[kind] + s.discards[kind] != book.copies[kind]:
            return False
    if s.draw_pile.min() < 0 or s.draw_pile.sum() != s.draw_pile_size or s.hand.min() < 0:
        return False
    for seat in range(book.players):
        if s.hand[seat].sum() != hand_size(s, seat):
            return False
    for token in range(TOKENS):
        if not is_well_placed(book, s, token):
            return False
    return s.dog == MIDDLE or 0 <= s.dog < book.players


@compiled
def is_well_placed(book: Book, s: ArtTable, token: int) -> bool:
    heist, place = token // TOKENS_A_HEIST, s.place[token]
    is_held = 0 <= place < book.players
    if heist > s.heist:
        return bool(place == BOX)
    if heist == s.heist:
        return bool(is_held or place == MIDDLE)
    if book.number[token] != BOSS:
        return bool(is_held)
    return place == OUT or (is_held and may_keep_boss(book, s, place, heist))
