"""What can be done with a hand in both games, compiled."""

import numpy as np

from hideout.games.heist.codes import LAY, PLACE
from hideout.games.heist.coins import gain_coins, note_coins
from hideout.games.heist.events import CARD_DISCARDED
from hideout.games.heist.fields import CREW, GEAR_ON_THIEF, PLACES, THIEVES, CrewFields
from hideout.games.heist.hands import take_from_hand
from hideout.kit.compile import compiled
from hideout.kit.kernel import Codes
from hideout.kit.log import Log, note

ALL_SPOTS = (1 << CREW) - 1
"""A bit for each spot of a place."""
TABLE_SPOTS = PLACES * CREW
HOW_MANY = np.array([bits.bit_count() for bits in range(1 << TABLE_SPOTS)])
WHICH = np.zeros((1 << TABLE_SPOTS, TABLE_SPOTS), np.int32)
for bits in range(1 << TABLE_SPOTS):
    WHICH[bits, : HOW_MANY[bits]] = [spot for spot in range(TABLE_SPOTS) if bits >> spot & 1]
"""For each choice of spots, written as bits, their numbers."""


@compiled
def hand_codes(s: CrewFields, seat: int, first: int, codes: Codes, count: int) -> int:
    """A code for each kind of card in a hand; the count goes on from `count`."""
    done = 0  # a bit for each kind
    for i in range(s.hand_size[seat]):
        card = int(s.hand[seat, i])  # 16 bits are too few for the bits of all kinds
        codes[np.uint64(count)] = first + card
        count += done >> card & 1 == 0
        done |= 1 << card
    return count


@compiled
def ways_to_place(s: CrewFields, side: int, codes: Codes) -> int:
    """C4, E4: each thief of a hand at each location with room."""
    count = 0
    for i in range(s.hand_size[side]):
        for place in range(PLACES):
            codes[np.uint64(count)] = PLACE + s.hand[side, i] * PLACES + place
            count += s.thieves[side, place] < CREW
    return count


@compiled
def spots_with_room(s: CrewFields, side: int) -> int:
    """C5, E5: a bit for each spot of each place: whether there is a thief for one more gear."""
    room = 0
    for place in range(PLACES):
        for spot in range(CREW):
            has_thief = spot < s.thieves[side, place]
            fits = s.gear_on[side, place, spot] < GEAR_ON_THIEF
            room |= int(has_thief & fits) << (place * CREW + spot)
    return room


@compiled
def ways_to_lay(card: int, spots: int, codes: Codes, count: int) -> int:
    """A gear on each of these spots. Without branches: no processor can guess which those are."""
    code = LAY + (card - THIEVES) * TABLE_SPOTS
    for i in range(TABLE_SPOTS):
        codes[np.uint64(count + i)] = code + WHICH[np.uint64(spots), i]
    return int(count + HOW_MANY[np.uint64(spots)])


@compiled
def discard_for_a_coin(s: CrewFields, side: int, card: int, log: Log) -> None:
    """C5, E5."""
    take_from_hand(s, side, card)
    s.discards[side, card] += 1
    note(log, CARD_DISCARDED, side, card)
    note_coins(log, side, gain_coins(s, side, 1))
