"""What the rounds of both games share, compiled."""

from hideout.games.heist.events import HAND_DEALT, LAST_CARD_DISCARDED
from hideout.games.heist.fields import SIDES, CrewFields
from hideout.games.heist.hands import draw_card, take_from_hand
from hideout.kit.compile import compiled
from hideout.kit.log import Log, note


@compiled
def is_thief_round(s: CrewFields) -> bool:
    """C2, E2."""
    return bool(s.round_index % 2 == 0)


@compiled
def starter(s: CrewFields) -> int:
    """C2, E2: white in the first round, then in turn."""
    return s.round_index % SIDES


@compiled
def deal_hand(s: CrewFields, seat: int, cards: int, log: Log) -> None:
    is_thief = is_thief_round(s)
    for _ in range(cards):
        draw_card(s, seat, is_thief)
    h = s.hand[seat]
    note(log, HAND_DEALT, seat, h[0], h[1], h[2], h[3], h[4], h[5])


@compiled
def discard_last(s: CrewFields, side: int, log: Log) -> None:
    """C3, E3: without a coin."""
    card = s.hand[side, 0]
    take_from_hand(s, side, card)
    s.discards[side, card] += 1
    note(log, LAST_CARD_DISCARDED, side, card)
