"""The numbers of the moves that the family shares."""

from hideout.games.heist.fields import CREW, GEAR_KINDS, PLACES, THIEVES

PLACE = 0
LAY = PLACE + THIEVES * PLACES
DISCARD = LAY + GEAR_KINDS * PLACES * CREW
SHARED_CODES = DISCARD + GEAR_KINDS
"""Where the codes of each kind of move begin; those of a game's own begin at SHARED_CODES.

PLACE + thief * 3 + place; LAY + (gear * 3 + place) * 3 + spot; DISCARD + gear. Gear counts from 0.
"""
