"""The tracks of the three locations, compiled."""

from hideout.games.caper_europe.events import TRACKER_MOVED
from hideout.games.caper_europe.table import SPACES, EuropeTable
from hideout.kit.compile import compiled
from hideout.kit.log import Log, note


@compiled
def move_tracker(s: EuropeTable, side: int, place: int, spaces: int, source: int, log: Log) -> None:
    """E6: toward a side; beyond the last space it is lost."""
    before = s.tracker[place]
    if side == 0:
        s.tracker[place] = min(SPACES, before + spaces)
    else:
        s.tracker[place] = max(-SPACES, before - spaces)
    moved = abs(s.tracker[place] - before)
    if moved > 0:
        note(log, TRACKER_MOVED, side, place, moved, source)


@compiled
def winner(s: EuropeTable, place: int) -> int:
    """E8: the side that wins a location, or -1."""
    if s.tracker[place] == 0:
        return -1
    return int(s.tracker[place] < 0)
