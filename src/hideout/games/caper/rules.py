"""The rules of Caper, compiled: dealing, what is legal, and playing it. Numbers name the rules."""

import numpy as np
from numpy.typing import NDArray

from hideout.games.caper.cards import cost_of, flip_at, play_card
from hideout.games.caper.codes import (
    DISCARD,
    FLIP_SPOT,
    GIVE,
    LAY,
    LAY_FETCHED,
    NO_FETCH,
    PASS,
    PLACE,
)
from hideout.games.caper.events import GAME_BEGUN
from hideout.games.caper.rounds import (
    begin_round,
    fetch,
    fetch_place,
    give_cards,
    go_on,
    is_thief_round,
    pass_card,
)
from hideout.games.caper.table import (
    FETCHING,
    FLIPPING,
    GIVING,
    OVER,
    PLAYING,
    TEAMS,
    Book,
    CaperTable,
)
from hideout.games.heist.crew import change_standing_effects, has_flippable
from hideout.games.heist.fields import (
    CARDS,
    COINS,
    CREW,
    GEAR_ON_THIEF,
    LOCATIONS,
    MODIFIER,
    NONE,
    PLACES,
    SEATS,
    SIDES,
    THIEVES,
)
from hideout.games.heist.hands import take_any
from hideout.kit.compile import compiled
from hideout.kit.log import Rows, note

Codes = NDArray[np.int32]


@compiled
def deal(book: Book, s: CaperTable, seed: np.uint64, log: Rows) -> None:
    """C1."""
    clear(s)
    s.random = seed
    s.bank = COINS
    s.deck[:] = book.copies
    s.thieves_left = book.copies[:THIEVES].sum()
    s.gear_left = book.copies[THIEVES:].sum()
    choose_locations(s)
    for place in range(PLACES):
        for side in range(SIDES):
            source = MODIFIER + s.location[place]
            change_standing_effects(book, s, side, place, source, 1)
    note(log, GAME_BEGUN, s.location[0], s.location[1], s.location[2])
    begin_round(book, s, log)


@compiled
def clear(s: CaperTable) -> None:
    s.pending = 0
    s.round_index = 0
    s.has_played = 0
    s.pile = 0
    s.passed = 0
    s.flip_place = NONE
    s.flip_what = NONE
    s.fetch_side = NONE
    s.fetch_left[:] = 0
    s.thief[:] = NONE
    s.gear[:] = NONE
    s.hand[:] = NONE
    s.thief_flipped[:] = 0
    s.gear_on[:] = 0
    s.gear_flipped[:] = 0
    s.count[:] = 0
    s.cost[:] = 0
    s.shield[:] = 0
    s.toll[:] = 0
    s.thieves[:] = 0
    s.coins[:] = 0
    s.laundered[:] = 0
    s.discards[:] = 0
    s.seen[:] = 0
    s.hand_size[:] = 0


@compiled
def choose_locations(s: CaperTable) -> None:
    left = np.ones(LOCATIONS, np.int16)
    for place in range(PLACES):
        s.location[place] = take_any(s, left, LOCATIONS - place)


@compiled
def legal(book: Book, s: CaperTable, codes: Codes) -> int:
    if s.phase == PLAYING:
        return ways_to_play(book, s, s.seat, codes)
    if s.phase == FLIPPING:
        return flips(book, s, codes)
    if s.phase == FETCHING:
        return fetches(s, codes)
    if s.phase == OVER:
        return 0
    return hand_codes(s, s.seat, GIVE if s.phase == GIVING else PASS, codes)


@compiled
def hand_codes(s: CaperTable, seat: int, first: int, codes: Codes) -> int:
    """A code for each kind of card in a hand."""
    count = 0
    done = 0  # a bit for each kind
    for i in range(s.hand_size[seat]):
        card = int(s.hand[seat, i])  # 16 bits are too few for the bits of all kinds
        codes[count] = first + card
        count += done >> card & 1 == 0
        done |= 1 << card
    return count


@compiled
def ways_to_play(book: Book, s: CaperTable, seat: int, codes: Codes) -> int:
    room = spots_with_room(s, seat)
    count = 0
    done = 0  # a bit for each kind
    for i in range(s.hand_size[seat]):
        card = int(s.hand[seat, i])
        if done >> card & 1:
            continue
        done |= 1 << card
        if card < THIEVES:
            for place in range(PLACES):
                codes[count] = PLACE + card * PLACES + place
                count += s.thieves[seat, place] < CREW  # C4
        else:
            count = ways_to_lay(book, s, seat, card, room, codes, count)
    if is_thief_round(s) or (book.mode == TEAMS and count > 0):
        return count  # C31: in teams a discard is for who can pay for nothing
    return count + hand_codes(s, seat, DISCARD - THIEVES, codes[count:])  # C5


@compiled
def spots_with_room(s: CaperTable, side: int) -> int:
    """A bit for each spot of each place: whether there is a thief for one more gear (C5)."""
    room = 0
    for place in range(PLACES):
        for spot in range(CREW):
            has_thief = spot < s.thieves[side, place]
            fits = s.gear_on[side, place, spot] < GEAR_ON_THIEF
            room |= int(has_thief & fits) << (place * CREW + spot)
    return room


@compiled
def ways_to_lay(
    book: Book, s: CaperTable, side: int, card: int, room: int, codes: Codes, count: int
) -> int:
    """C5, C6. Without branches: which spots count is more than a processor can guess."""
    code = LAY + (card - THIEVES) * PLACES * CREW
    for place in range(PLACES):
        can_pay = int(cost_of(book, s, side, place, card) <= s.coins[side])
        for _ in range(CREW):
            codes[count] = code
            count += room & can_pay
            code += 1
            room >>= 1
    return count


@compiled
def flips(book: Book, s: CaperTable, codes: Codes) -> int:
    """C9."""
    count = 0
    for spot in range(CREW):
        if has_flippable(book, s, 1 - s.seat, s.flip_place, spot, s.flip_what):
            codes[count] = FLIP_SPOT + spot
            count += 1
    return count


@compiled
def fetches(s: CaperTable, codes: Codes) -> int:
    """C13."""
    count = 0
    place = fetch_place(s)
    for card in range(THIEVES, CARDS):
        if s.discards[s.seat, card] > 0:
            for spot in range(s.thieves[s.seat, place]):
                if s.gear_on[s.seat, place, spot] < GEAR_ON_THIEF:
                    codes[count] = LAY_FETCHED + (card - THIEVES) * CREW + spot
                    count += 1
    codes[count] = NO_FETCH
    return count + 1


@compiled
def play(book: Book, s: CaperTable, code: int, log: Rows) -> None:
    if code >= PASS:
        pass_card(s, code - PASS, log)
    elif code >= GIVE:
        give_cards(s, code - GIVE, log)
    elif code >= LAY_FETCHED:
        fetch(book, s, code, log)
    elif code >= FLIP_SPOT:
        s.pending = 0
        flip_at(book, s, code - FLIP_SPOT, log)
        go_on(book, s, log)
    else:
        play_card(book, s, code, log)
        if s.phase != FLIPPING:
            go_on(book, s, log)


@compiled
def conserved(book: Book, s: CaperTable) -> bool:
    """Every card and every coin is somewhere, once."""
    if s.coins.sum() + s.laundered.sum() + s.bank != COINS or s.coins.min() < 0 or s.bank < 0:
        return False
    held = s.deck + s.discards[0] + s.discards[1]
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            held[s.hand[seat, i]] += 1
    for side in range(SIDES):
        for place in range(PLACES):
            for spot in range(s.thieves[side, place]):
                held[s.thief[side, place, spot]] += 1
                for level in range(s.gear_on[side, place, spot]):
                    held[s.gear[side, place, spot, level]] += 1
    if s.deck[:THIEVES].sum() != s.thieves_left or s.deck[THIEVES:].sum() != s.gear_left:
        return False
    return bool((held == book.copies).all()) and s.deck.min() >= 0
