"""The numbers of Caper: Europe's moves."""

from hideout.games.caper_europe.table import GOOD_KINDS
from hideout.games.heist.codes import SHARED_CODES
from hideout.games.heist.fields import CREW

BURN_SPOT = SHARED_CODES
STEAL_KIND = BURN_SPOT + CREW
RETURN_KIND = STEAL_KIND + GOOD_KINDS
MOVE_CODES = RETURN_KIND + GOOD_KINDS
"""Where the codes of each kind of move begin: + spot, or + kind of good."""
