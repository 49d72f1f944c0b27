"""The numbers of Caper's moves."""

from hideout.games.heist.codes import SHARED_CODES
from hideout.games.heist.fields import CARDS, CREW, GEAR_KINDS

FLIP_SPOT = SHARED_CODES
LAY_FETCHED = FLIP_SPOT + CREW
NO_FETCH = LAY_FETCHED + GEAR_KINDS * CREW
GIVE = NO_FETCH + 1
PASS = GIVE + CARDS
MOVE_CODES = PASS + CARDS
"""Where the codes of each kind of move begin.

FLIP_SPOT + spot; LAY_FETCHED + gear * 3 + spot; NO_FETCH; GIVE + card, to white; PASS + card.
Gear counts from 0.
"""

CARDS_PASSED = 2
