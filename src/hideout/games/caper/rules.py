"""The rules of Caper, compiled: dealing, what is legal, and playing it. Numbers name the rules."""

import numpy as np

from hideout.games.caper.cards import cost_of, flip_at, play_card
from hideout.games.caper.codes import FLIP_SPOT, GIVE, LAY_FETCHED, NO_FETCH, PASS
from hideout.games.caper.rounds import begin_round, fetch, fetch_place, give_cards, go_on, pass_card
from hideout.games.caper.standing import change_standing_effects, has_flippable
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
from hideout.games.heist.codes import DISCARD
from hideout.games.heist.deal import set_up
from hideout.games.heist.fields import (
    CARDS,
    CREW,
    GEAR_ON_THIEF,
    MODIFIER,
    NONE,
    PLACES,
    SIDES,
    THIEVES,
)
from hideout.games.heist.playing import (
    ALL_SPOTS,
    hand_codes,
    spots_with_room,
    ways_to_lay,
    ways_to_place,
)
from hideout.games.heist.rounds import is_thief_round
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.kernel import Codes
from hideout.kit.log import Log


@compiled_apart
def deal(book: Book, s: CaperTable, seed: np.uint64, log: Log) -> None:
    """C1."""
    set_up(book, s, seed, log)
    s.pile = 0
    s.passed = 0
    s.flip_place = NONE
    s.flip_what = NONE
    s.fetch_side = NONE
    s.fetch_left[:] = 0
    s.thief_flipped[:] = 0
    s.gear_flipped[:] = 0
    s.cost[:] = 0
    s.toll[:] = 0
    for place in range(PLACES):
        for side in range(SIDES):
            source = MODIFIER + s.location[place]
            change_standing_effects(book, s, side, place, source, 1)
    begin_round(book, s, log)


@compiled_apart
def legal(book: Book, s: CaperTable, codes: Codes) -> int:
    if s.phase == PLAYING:
        return ways_to_play(book, s, s.seat, codes)
    if s.phase == FLIPPING:
        return flips(book, s, codes)
    if s.phase == FETCHING:
        return fetches(s, codes)
    if s.phase == OVER:
        return 0
    return hand_codes(s, s.seat, GIVE if s.phase == GIVING else PASS, codes, 0)


@compiled
def ways_to_play(book: Book, s: CaperTable, seat: int, codes: Codes) -> int:
    if is_thief_round(s):
        return ways_to_place(s, seat, codes)
    room = spots_with_room(s, seat)
    count = 0
    done = 0  # a bit for each kind
    for i in range(s.hand_size[seat]):
        card = int(s.hand[seat, i])
        is_new = int(done >> card & 1 == 0)
        done |= 1 << card
        spots = room & affordable_spots(book, s, seat, card)
        count = ways_to_lay(card, spots * is_new, codes, count)
    if book.mode == TEAMS and count > 0:
        return count  # C31: in teams a discard is for who can pay for nothing
    return hand_codes(s, seat, DISCARD - THIEVES, codes, count)  # C5


@compiled
def affordable_spots(book: Book, s: CaperTable, side: int, card: int) -> int:
    """C6: a bit for each spot of each place where a side can pay for a gear."""
    spots = 0
    for place in range(PLACES):
        can_pay = int(cost_of(book, s, side, place, card) <= s.coins[side])
        spots |= can_pay * ALL_SPOTS << (place * CREW)
    return spots


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


@compiled_apart
def play(book: Book, s: CaperTable, code: int, log: Log) -> None:
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
