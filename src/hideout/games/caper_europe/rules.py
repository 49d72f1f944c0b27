"""The rules of Caper: Europe, compiled: dealing, what is legal, and playing it."""

import numpy as np

from hideout.games.caper_europe.burning import burn, can_burn, revert
from hideout.games.caper_europe.codes import BURN_SPOT, RETURN_KIND, STEAL_KIND
from hideout.games.caper_europe.events import GOODS_PLACED
from hideout.games.caper_europe.goods import give_back, steal
from hideout.games.caper_europe.icons import resolve
from hideout.games.caper_europe.rounds import begin_round, go_on
from hideout.games.caper_europe.table import (
    BURNING,
    GOOD_KINDS,
    GOODS_AT_A_PLACE,
    GOODS_OF_A_KIND,
    OVER,
    PLAYING,
    SPACES,
    STEALING,
    Book,
    EuropeTable,
)
from hideout.games.heist.codes import DISCARD, LAY
from hideout.games.heist.coins import gain_coins, note_coins, return_coins
from hideout.games.heist.crew import add_gear, add_thief, change_shields
from hideout.games.heist.deal import family_conserved, set_up
from hideout.games.heist.events import COINS_PAID, GEAR_PLAYED, THIEF_PLAYED
from hideout.games.heist.fields import CREW, MODIFIER, NONE, PLACES, SIDES, THIEVES
from hideout.games.heist.hands import take_any, take_from_hand
from hideout.games.heist.playing import (
    discard_for_a_coin,
    hand_codes,
    spots_with_room,
    ways_to_lay,
    ways_to_place,
)
from hideout.games.heist.rounds import is_thief_round
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import Ints
from hideout.kit.kernel import Codes
from hideout.kit.log import Log, note


@compiled_apart
def deal(book: Book, s: EuropeTable, seed: np.uint64, log: Log) -> None:
    """E1."""
    set_up(book, s, seed, log)
    s.phase = PLAYING
    s.tracker[:] = 0
    s.hideout[:] = 0
    s.trigger[:] = NONE
    s.triggers[:] = 0
    s.resolving = NONE
    s.resolving_place = NONE
    s.step = 0
    s.burned = NONE
    s.revert_step = 0
    place_goods(s, log)
    for place in range(PLACES):
        for side in range(SIDES):
            change_shields(book, s, side, place, MODIFIER + s.location[place], 1)
    begin_round(s, log)


@compiled
def place_goods(s: EuropeTable, log: Log) -> None:
    left = np.full(GOOD_KINDS, GOODS_OF_A_KIND, np.int16)
    s.goods[:] = 0
    for i in range(PLACES * GOODS_AT_A_PLACE):
        kind = take_any(s, left, PLACES * GOODS_AT_A_PLACE - i)
        s.goods[i // GOODS_AT_A_PLACE, kind] += 1
    for place in range(PLACES):
        note(log, GOODS_PLACED, place, s.goods[place, 0], s.goods[place, 1], s.goods[place, 2])


@compiled_apart
def legal(book: Book, s: EuropeTable, codes: Codes) -> int:
    if s.phase == PLAYING:
        return ways_to_play(book, s, s.seat, codes)
    if s.phase == BURNING:
        return burns(book, s, codes)
    if s.phase == OVER:
        return 0
    if s.phase == STEALING:
        return kinds(s.goods[s.resolving_place], STEAL_KIND, codes)
    return kinds(s.hideout[s.seat], RETURN_KIND, codes)


@compiled
def ways_to_play(book: Book, s: EuropeTable, side: int, codes: Codes) -> int:
    """E4, E5."""
    if is_thief_round(s):
        return ways_to_place(s, side, codes)
    room = spots_with_room(s, side)
    coins = int(s.coins[side])
    count = 0
    done = 0  # a bit for each kind
    for i in range(s.hand_size[side]):
        card = int(s.hand[side, i])  # 16 bits are too few for the bits of all kinds
        # All bits or none. Comparisons would become branches, which no processor can guess.
        is_payable = (int(book.price[card]) - coins - 1) >> 63
        is_new = (done >> card & 1) - 1
        done |= 1 << card
        count = ways_to_lay(card, room & is_payable & is_new, codes, count)
    return hand_codes(s, side, DISCARD - THIEVES, codes, count)


@compiled
def burns(book: Book, s: EuropeTable, codes: Codes) -> int:
    """E10."""
    count = 0
    for spot in range(CREW):
        codes[count] = BURN_SPOT + spot
        count += can_burn(book, s, 1 - s.seat, s.resolving_place, spot)
    return count


@compiled
def kinds(goods: Ints, first: int, codes: Codes) -> int:
    """A code for each kind of good there is."""
    count = 0
    for kind in range(GOOD_KINDS):
        codes[count] = first + kind
        count += goods[kind] > 0
    return count


@compiled_apart
def play(book: Book, s: EuropeTable, code: int, log: Log) -> None:
    if code >= BURN_SPOT:
        s.phase = PLAYING
        s.pending = 0
        choose(book, s, code, log)
        if s.phase == PLAYING:
            resolve(book, s, log)
    elif code >= DISCARD:
        discard_for_a_coin(s, s.seat, THIEVES + code - DISCARD, log)
    elif code >= LAY:
        play_gear(book, s, code - LAY, log)
    else:
        play_thief(book, s, code // PLACES, code % PLACES, log)
    if s.phase == PLAYING:
        go_on(s, log)


@compiled
def choose(book: Book, s: EuropeTable, code: int, log: Log) -> None:
    """What an icon that is being resolved, or reverted, asked for."""
    if code >= RETURN_KIND:
        give_back(s, s.seat, s.resolving_place, code - RETURN_KIND, log)
        s.seat = 1 - s.seat
        revert(book, s, log)
    elif code >= STEAL_KIND:
        steal(s, s.seat, s.resolving_place, code - STEAL_KIND, log)
    else:
        burn(book, s, code - BURN_SPOT, log)


@compiled
def play_thief(book: Book, s: EuropeTable, card: int, place: int, log: Log) -> None:
    """E4."""
    side = s.seat
    take_from_hand(s, side, card)
    note(log, THIEF_PLAYED, side, card, place)
    add_thief(s, side, place, card)
    change_shields(book, s, side, place, card, 1)
    note_coins(log, side, gain_coins(s, side, book.price[card]))
    s.resolving = card
    s.resolving_place = place
    resolve(book, s, log)


@compiled
def play_gear(book: Book, s: EuropeTable, code: int, log: Log) -> None:
    """E5."""
    side = s.seat
    spot, rest = code % CREW, code // CREW
    place, card = rest % PLACES, THIEVES + rest // PLACES
    take_from_hand(s, side, card)
    note(log, GEAR_PLAYED, side, card, place, spot)
    if book.price[card] > 0:
        return_coins(s, side, book.price[card])
        note(log, COINS_PAID, side, book.price[card])
    add_gear(book, s, side, place, spot, card)
    change_shields(book, s, side, place, card, 1)
    s.resolving = card
    s.resolving_place = place
    resolve(book, s, log)


@compiled_apart
def conserved(book: Book, s: EuropeTable) -> bool:
    """Every card, coin and good is somewhere, once; trackers are on their tracks."""
    if s.tracker.max() > SPACES or s.tracker.min() < -SPACES:
        return False
    if s.goods.min() < 0 or s.hideout.min() < 0:
        return False
    for kind in range(GOOD_KINDS):
        if s.goods[:, kind].sum() + s.hideout[:, kind].sum() != GOODS_OF_A_KIND:
            return False
    return family_conserved(book, s)
