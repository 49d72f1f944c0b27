"""What happens in Caper: Europe: the rows the kernel writes, and the values they turn into."""

from typing import Any, Union

from hideout.games.caper_europe.effects import GOODS, Good
from hideout.games.heist import events as shared
from hideout.games.heist.book import source_id
from hideout.games.heist.events import SHARED, Maker, card_at
from hideout.kit.game import Row
from hideout.kit.values import Event, Public, declare_events

(
    GOODS_PLACED,
    TRACKER_MOVED,
    GOOD_STOLEN,
    GEAR_BURNED,
    GOOD_RETURNED,
    COIN_UNLAUNDERED,
) = range(SHARED, SHARED + 6)


class GoodsPlaced(Event, frozen=True):
    place: Public[int]
    goods: Public[tuple[int, int, int]]
    """Diamonds, paintings, antiques."""


class TrackerMoved(Event, frozen=True):
    seat: Public[int]
    """Toward whom."""
    place: Public[int]
    spaces: Public[int]
    source: Public[str]
    """The card or location that moved it; if it was burned, it moves back."""


class GoodStolen(Event, frozen=True):
    seat: Public[int]
    good: Public[Good]
    place: Public[int]


class GearBurned(Event, frozen=True):
    seat: Public[int]
    """Whose gear it was."""
    card: Public[str]
    place: Public[int]
    spot: Public[int]


class GoodReturned(Event, frozen=True):
    seat: Public[int]
    good: Public[Good]
    place: Public[int]


class CoinUnlaundered(Event, frozen=True):
    """A laundered coin goes back to the supply."""

    seat: Public[int]


EVENTS = declare_events(
    *shared.EVENTS,
    GoodsPlaced,
    TrackerMoved,
    GoodStolen,
    GearBurned,
    GoodReturned,
    CoinUnlaundered,
)

EuropeEvent: Any = Union[EVENTS]  # noqa: UP007 - of a tuple, not of names


def event(book: Any, row: Row) -> Event:
    kind, *numbers = row
    return MAKERS[kind](book, *numbers)


def _good_at(event: Any) -> Maker:
    return lambda _book, seat, good, place, *_: event(seat + 1, GOODS[good], place + 1)


MAKERS: dict[int, Maker] = {
    **shared.MAKERS,
    GOODS_PLACED: lambda _book, place, a, b, c, *_: GoodsPlaced(place + 1, (a, b, c)),
    TRACKER_MOVED: lambda book, seat, place, spaces, source, *_: TrackerMoved(
        seat + 1, place + 1, spaces, source_id(book, source)
    ),
    GOOD_STOLEN: _good_at(GoodStolen),
    GEAR_BURNED: card_at(GearBurned),
    GOOD_RETURNED: _good_at(GoodReturned),
    COIN_UNLAUNDERED: lambda _book, seat, *_: CoinUnlaundered(seat + 1),
}
