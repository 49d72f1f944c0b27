"""What can be done with a hand in both games, compiled."""

import numpy as np
from numpy.typing import NDArray

from hideout.games.heist.codes import LAY, PLACE
from hideout.games.heist.coins import gain_coins, note_coins
from hideout.games.heist.events import CARD_DISCARDED
from hideout.games.heist.fields import CREW, GEAR_ON_THIEF, PLACES, THIEVES, CrewFields
from hideout.games.heist.hands import take_from_hand
from hideout.kit.compile import compiled
from hideout.kit.log import Rows, note

Codes = NDArray[np.int32]


@compiled
def hand_codes(s: CrewFields, seat: int, first: int, codes: Codes) -> int:
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
def ways_to_place(s: CrewFields, side: int, card: int, codes: Codes, count: int) -> int:
    """C4, E4: a thief at each location with room; the count goes on from `count`."""
    for place in range(PLACES):
        codes[count] = PLACE + card * PLACES + place
        count += s.thieves[side, place] < CREW
    return count


@compiled
def ways_to_lay(s: CrewFields, side: int, place: int, card: int, codes: Codes, count: int) -> int:
    """C5, E5: a gear on each thief with room at a location."""
    first = LAY + ((card - THIEVES) * PLACES + place) * CREW
    for spot in range(s.thieves[side, place]):
        codes[count] = first + spot
        count += s.gear_on[side, place, spot] < GEAR_ON_THIEF
    return count


@compiled
def discard_for_a_coin(s: CrewFields, side: int, card: int, log: Rows) -> None:
    """C5, E5."""
    take_from_hand(s, side, card)
    s.discards[side, card] += 1
    note(log, CARD_DISCARDED, side, card)
    note_coins(log, side, gain_coins(s, side, 1))
