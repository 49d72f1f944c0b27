"""Playing cards in Caper, compiled: costs, and what a card does at once."""

from hideout.games.caper.events import CARD_FLIPPED
from hideout.games.caper.standing import change_standing_effects, flip, has_flippable
from hideout.games.caper.table import FETCHING, FLIPPING, Book, CaperTable
from hideout.games.heist.codes import DISCARD, LAY
from hideout.games.heist.coins import gain_coins, launder, note_coins, return_coins
from hideout.games.heist.crew import add_gear, add_thief, sets
from hideout.games.heist.events import COINS_PAID, COINS_RETURNED, GEAR_PLAYED, THIEF_PLAYED
from hideout.games.heist.fields import (
    COIN,
    CREW,
    FETCH,
    FLIP,
    GAIN,
    GEAR,
    LAUNDER,
    PLACES,
    THIEF,
    THIEVES,
)
from hideout.games.heist.hands import take_from_hand
from hideout.games.heist.playing import discard_for_a_coin
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.log import Log, note


@compiled
def cost_of(book: Book, s: CaperTable, side: int, place: int, card: int) -> int:
    """C6."""
    return int(max(0, book.price[card] + s.cost[side, place, book.piece[card]]))


@compiled_apart
def play_card(book: Book, s: CaperTable, code: int, log: Log) -> None:
    side = s.seat
    if code >= DISCARD:
        card = THIEVES + code - DISCARD
        discard_for_a_coin(s, side, card, log)
    elif code >= LAY:
        spot, rest = (code - LAY) % CREW, (code - LAY) // CREW
        place, card = rest % PLACES, THIEVES + rest // PLACES
        take_from_hand(s, side, card)
        cost = cost_of(book, s, side, place, card)
        note(log, GEAR_PLAYED, side, card, place, spot)
        if cost > 0:
            return_coins(s, side, cost)
            note(log, COINS_PAID, side, cost)
        lay_gear(book, s, side, place, spot, card, log)
    else:
        card, place = code // PLACES, code % PLACES
        take_from_hand(s, side, card)
        note(log, THIEF_PLAYED, side, card, place)
        pay_toll(s, side, place, THIEF, log)
        add_thief(s, side, place, card)
        change_standing_effects(book, s, side, place, card, 1)
        note_coins(log, side, gain_coins(s, side, book.price[card]))  # C4
        do_now(book, s, side, place, card, log)


@compiled
def lay_gear(
    book: Book, s: CaperTable, side: int, place: int, spot: int, card: int, log: Log
) -> None:
    pay_toll(s, side, place, book.piece[card], log)
    pay_toll(s, side, place, GEAR, log)
    add_gear(book, s, side, place, spot, card)
    change_standing_effects(book, s, side, place, card, 1)
    do_now(book, s, side, place, card, log)


@compiled
def pay_toll(s: CaperTable, side: int, place: int, piece: int, log: Log) -> None:
    """C8."""
    returned = return_coins(s, 1 - side, s.toll[side, place, piece])
    if returned > 0:
        note(log, COINS_RETURNED, 1 - side, returned)


@compiled
def do_now(book: Book, s: CaperTable, side: int, place: int, card: int, log: Log) -> None:
    """What a card does at once, in the order printed."""
    for i in range(book.acts_now[card]):
        verb = book.verb[card, i]
        if verb == GAIN and book.what[card, i] == COIN:
            amount = book.amount[card, i] * sets(book, s, side, place, card, i)
            note_coins(log, side, gain_coins(s, side, amount))
        elif verb == LAUNDER:
            launder(s, side, log)
        elif verb == FLIP:
            begin_flip(book, s, side, place, book.what[card, i], log)
        elif verb == FETCH and s.phase == FETCHING:
            s.fetch_left[place] += 1  # C13: one laid this way resolves too


@compiled
def begin_flip(book: Book, s: CaperTable, side: int, place: int, what: int, log: Log) -> None:
    """C9: mandatory if there is a target; with only one there is nothing to choose."""
    targets = 0
    only = 0
    for spot in range(CREW):
        if has_flippable(book, s, 1 - side, place, spot, what):
            targets += 1
            only = spot
    s.flip_place = place
    s.flip_what = what
    if targets == 1:
        flip_at(book, s, only, log)
    elif targets > 1:
        s.phase = FLIPPING
        s.pending = 1


@compiled
def flip_at(book: Book, s: CaperTable, spot: int, log: Log) -> None:
    side = 1 - s.seat
    card = flip(book, s, side, s.flip_place, spot, s.flip_what)
    note(log, CARD_FLIPPED, side, card, s.flip_place, spot)
