"""The table of Caper: Europe: one record, and who may know what of it."""

from hideout.games.heist.fields import (
    CREW,
    EFFECTS,
    GEAR_ON_THIEF,
    LOCATIONS,
    PLACES,
    SIDES,
    SOURCES,
    CrewFields,
    EffectFields,
)
from hideout.kit.fields import Ints, Knows, field

PLAYING, STEALING, BURNING, RETURNING, OVER = range(5)
"""What is to be decided."""
DIAMOND, PAINTING, ANTIQUE, ANY = range(4)
GOOD_KINDS = 3
GOODS_OF_A_KIND, GOODS_AT_A_PLACE = 4, 4
SPACES = 4
"""Of a track, on each side of its middle (E12)."""
SETS, DIAMONDS, PAINTINGS, ANTIQUES, ALL_GOODS, LAUNDERED, DISCARDED = range(7)
"""What an effect counts: sets of pieces of crews, what is in the hideout, or discards."""
CREW_CARDS = CREW * (1 + GEAR_ON_THIEF)


class Book(EffectFields):
    eye: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    """The colour that a topmost gear has to have; 0: none is asked for."""
    if_won: Ints = field(SOURCES, EFFECTS, knows=Knows.EVERYONE)
    is_trigger: Ints = field(SOURCES, knows=Knows.EVERYONE)
    """Whether it gives capers or coins for each match played after it (E7)."""
    location_points: Ints = field(LOCATIONS, knows=Knows.EVERYONE)


class EuropeTable(CrewFields):
    tracker: Ints = field(PLACES, knows=Knows.EVERYONE)
    """Spaces toward white; below 0, toward green."""
    goods: Ints = field(PLACES, GOOD_KINDS, knows=Knows.EVERYONE)
    hideout: Ints = field(SIDES, GOOD_KINDS, knows=Knows.EVERYONE)
    trigger: Ints = field(SIDES, PLACES, CREW_CARDS, knows=Knows.EVERYONE)
    """The cards of a crew that later ones can trigger, in order of arrival."""
    triggers: Ints = field(SIDES, PLACES, knows=Knows.EVERYONE)
    """How many those are."""
    resolving: int = field(knows=Knows.EVERYONE)
    """The card whose icons are being resolved, or NONE."""
    resolving_place: int = field(knows=Knows.EVERYONE)
    step: int = field(knows=Knows.EVERYONE)
    """Its next icon."""
    burned: int = field(knows=Knows.EVERYONE)
    """The card that was burned and is being reverted, or NONE."""
    revert_step: int = field(knows=Knows.EVERYONE)
