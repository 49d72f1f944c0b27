"""The course of Caper, compiled: rounds and turns in the three modes, and the last fetching."""

from hideout.games.caper.cards import lay_gear
from hideout.games.caper.codes import CARDS_PASSED, LAY_FETCHED, NO_FETCH
from hideout.games.caper.events import CARD_GIVEN, FETCH_DECLINED, GEAR_FETCHED
from hideout.games.caper.table import (
    FETCHING,
    FLIPPING,
    GIVING,
    LOOKOUTS,
    OVER,
    PASSING,
    PLAYING,
    SNITCH,
    SNITCH_SEAT,
    TEAMS,
    TWO,
    Book,
    CaperTable,
)
from hideout.games.heist.events import GAME_ENDED, HANDS_SWAPPED, ROUND_BEGUN
from hideout.games.heist.fields import (
    CREW,
    EFFECTS,
    FETCH,
    GEAR_ON_THIEF,
    NONE,
    PLACES,
    ROUND_CARDS,
    ROUNDS,
    SIDES,
    THIEVES,
)
from hideout.games.heist.hands import put_in_hand, swap_hands, take_from_hand
from hideout.games.heist.rounds import deal_hand, discard_last, starter
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.log import Log, note


@compiled
def begin_round(book: Book, s: CaperTable, log: Log) -> None:
    """C2, C20, C30."""
    cards = ROUND_CARDS[s.round_index]
    note(log, ROUND_BEGUN, s.round_index, cards, starter(s))
    if book.mode == SNITCH:
        s.pile = SIDES * cards
    first = SIDES if book.mode == TEAMS else 0
    dealt = 1 if book.mode == SNITCH else cards
    for seat in range(first, first + SIDES):
        deal_hand(s, seat, dealt, log)
    if book.mode == SNITCH:
        s.pile -= SIDES
    begin_turn(book, s, log)


@compiled
def begin_turn(book: Book, s: CaperTable, log: Log) -> None:
    s.has_played = 0
    if book.mode == SNITCH:
        s.phase = GIVING
        s.seat = SNITCH_SEAT
        s.pile -= 2
        deal_hand(s, SNITCH_SEAT, 2, log)
    elif book.mode == TEAMS:
        s.phase = PASSING
        s.seat = LOOKOUTS
        s.passed = 0
    else:
        s.phase = PLAYING
        s.seat = starter(s)


@compiled_apart
def go_on(book: Book, s: CaperTable, log: Log) -> None:
    """After a card and all it does at once."""
    s.flip_place = NONE
    s.flip_what = NONE
    if s.fetch_side != NONE:
        next_fetch(book, s, log)
        return
    side = s.seat
    s.phase = PLAYING
    lookout = LOOKOUTS + side
    if book.mode == TEAMS and s.hand_size[lookout] > 0:
        pass_back(s, side, lookout, log)
    elif (book.mode != SNITCH and s.hand_size[side] == 1) or (book.mode == SNITCH and s.pile == 0):
        discard_last(s, side, log)
    if s.has_played:
        end_turn(book, s, log)
    else:
        s.has_played = 1
        s.seat = 1 - side


@compiled
def end_turn(book: Book, s: CaperTable, log: Log) -> None:
    """C3, C20, C30."""
    if book.mode == TEAMS:
        round_ends = s.hand_size[LOOKOUTS] == 0
    elif book.mode == SNITCH:
        round_ends = s.pile == 0
    else:
        round_ends = s.hand_size[0] == 0
    if not round_ends:
        if book.mode == TWO:
            swap_hands(s, 0, 1)
            note(log, HANDS_SWAPPED)
        begin_turn(book, s, log)
    elif s.round_index + 1 < ROUNDS:
        s.round_index += 1
        begin_round(book, s, log)
    else:
        count_fetches(book, s, starter(s))
        next_fetch(book, s, log)


@compiled
def give_cards(s: CaperTable, card: int, log: Log) -> None:
    """C20: this card to white, the other to green; face down."""
    for side in range(SIDES):
        given = card if side == 0 else s.hand[SNITCH_SEAT, 0]
        seen = take_from_hand(s, SNITCH_SEAT, given)
        put_in_hand(s, side, given, seen | (1 << side))
        note(log, CARD_GIVEN, SNITCH_SEAT, side, given)
    s.phase = PLAYING
    s.seat = starter(s)


@compiled
def pass_card(s: CaperTable, card: int, log: Log) -> None:
    """C30: to the opposing Mastermind, face down."""
    lookout = s.seat
    mastermind = 1 - (lookout - LOOKOUTS)
    if s.hand_size[lookout] + s.passed > CARDS_PASSED:
        forget_hand(s, lookout)
    seen = take_from_hand(s, lookout, card)
    put_in_hand(s, mastermind, card, seen | (1 << mastermind))
    note(log, CARD_GIVEN, lookout, mastermind, card)
    s.passed += 1
    if s.passed < CARDS_PASSED:
        return
    s.passed = 0
    if lookout == LOOKOUTS:
        s.seat = LOOKOUTS + 1
    else:
        s.phase = PLAYING
        s.seat = starter(s)


@compiled
def forget_hand(s: CaperTable, lookout: int) -> None:
    """Others who knew a card of a Lookout's cannot tell whether it is among those passed."""
    for i in range(s.hand_size[lookout]):
        s.seen[lookout, i] = 1 << lookout


@compiled
def pass_back(s: CaperTable, side: int, lookout: int, log: Log) -> None:
    """C30: the other card to the own Lookout."""
    card = s.hand[side, 0]
    seen = take_from_hand(s, side, card)
    put_in_hand(s, lookout, card, seen | (1 << lookout))
    note(log, CARD_GIVEN, side, lookout, card)


@compiled
def count_fetches(book: Book, s: CaperTable, side: int) -> None:
    """C13: a side's cards that lay gear from the discards, at each place."""
    s.fetch_side = side
    for place in range(PLACES):
        for spot in range(s.thieves[side, place]):
            if not s.thief_flipped[side, place, spot]:
                s.fetch_left[place] += fetch_effects(book, s.thief[side, place, spot])
            for level in range(s.gear_on[side, place, spot]):
                if not s.gear_flipped[side, place, spot, level]:
                    s.fetch_left[place] += fetch_effects(book, s.gear[side, place, spot, level])


@compiled
def fetch_effects(book: Book, card: int) -> int:
    count = 0
    for i in range(EFFECTS):
        count += book.verb[card, i] == FETCH
    return count


@compiled
def next_fetch(book: Book, s: CaperTable, log: Log) -> None:
    """To the next choice of a gear from the discards, or to the end of the game."""
    if find_fetch(s):
        return
    if s.fetch_side == starter(s):
        count_fetches(book, s, 1 - s.fetch_side)
        if find_fetch(s):
            return
    s.fetch_side = NONE
    s.round_index = ROUNDS
    s.phase = OVER
    s.seat = NONE
    note(log, GAME_ENDED)


@compiled
def find_fetch(s: CaperTable) -> bool:
    """Ask the side that fetches, if it can; what it cannot lay is dropped."""
    for place in range(PLACES):
        if s.fetch_left[place] > 0:
            if can_fetch(s, s.fetch_side, place):
                s.phase = FETCHING
                s.seat = s.fetch_side
                return True
            s.fetch_left[place] = 0
    return False


@compiled
def can_fetch(s: CaperTable, side: int, place: int) -> bool:
    has_room = False
    for spot in range(s.thieves[side, place]):
        has_room |= s.gear_on[side, place, spot] < GEAR_ON_THIEF
    return has_room and s.discards[side, THIEVES:].sum() > 0


@compiled
def fetch_place(s: CaperTable) -> int:
    """Where a card that fetches is to be resolved now."""
    place = 0
    while s.fetch_left[place] == 0:
        place += 1
    return place


@compiled
def fetch(book: Book, s: CaperTable, code: int, log: Log) -> None:
    place = fetch_place(s)
    s.fetch_left[place] -= 1
    if code == NO_FETCH:
        note(log, FETCH_DECLINED, s.seat, place)
    else:
        spot = (code - LAY_FETCHED) % CREW
        card = THIEVES + (code - LAY_FETCHED) // CREW
        s.discards[s.seat, card] -= 1
        note(log, GEAR_FETCHED, s.seat, card, place, spot)
        lay_gear(book, s, s.seat, place, spot, card, log)
    if s.phase != FLIPPING:
        next_fetch(book, s, log)
