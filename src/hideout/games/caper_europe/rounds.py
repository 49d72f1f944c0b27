"""The course of Caper: Europe, compiled: rounds and turns (E2, E3)."""

from hideout.games.caper_europe.table import OVER, EuropeTable
from hideout.games.heist.events import GAME_ENDED, HANDS_SWAPPED, ROUND_BEGUN
from hideout.games.heist.fields import NONE, ROUND_CARDS, ROUNDS, SIDES
from hideout.games.heist.hands import swap_hands
from hideout.games.heist.rounds import deal_hand, discard_last, starter
from hideout.kit.compile import compiled
from hideout.kit.log import Log, note


@compiled
def begin_round(s: EuropeTable, log: Log) -> None:
    """E2."""
    cards = ROUND_CARDS[s.round_index]
    note(log, ROUND_BEGUN, s.round_index, cards, starter(s))
    for side in range(SIDES):
        deal_hand(s, side, cards, log)
    s.has_played = 0
    s.seat = starter(s)


@compiled
def go_on(s: EuropeTable, log: Log) -> None:
    """E3: after a card and all that comes of it."""
    if not s.has_played:
        s.has_played = 1
        s.seat = 1 - s.seat
    elif s.hand_size[s.seat] > 1:
        swap_hands(s, 0, 1)
        note(log, HANDS_SWAPPED)
        s.has_played = 0
        s.seat = starter(s)
    else:
        for turn in range(SIDES):
            discard_last(s, (starter(s) + turn) % SIDES, log)
        end_round(s, log)


@compiled
def end_round(s: EuropeTable, log: Log) -> None:
    s.round_index += 1
    if s.round_index < ROUNDS:
        begin_round(s, log)
    else:
        s.phase = OVER
        s.seat = NONE
        note(log, GAME_ENDED)
