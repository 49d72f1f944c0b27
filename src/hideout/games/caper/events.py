"""What happens in Caper: the rows the kernel writes, and the values they turn into."""

from typing import Any, Union

from hideout.games.heist import events as shared
from hideout.games.heist.book import card_ids
from hideout.games.heist.events import SHARED, Maker, card_at
from hideout.kit.game import Row
from hideout.kit.values import Event, Private, Public, declare_events

(
    CARD_FLIPPED,
    CARD_GIVEN,
    GEAR_FETCHED,
    FETCH_DECLINED,
) = range(SHARED, SHARED + 4)


class CardFlipped(Event, frozen=True):
    seat: Public[int]
    """Whose card it is."""
    card: Public[str]
    place: Public[int]
    spot: Public[int]


class CardGiven(Event, frozen=True):
    """Face down, from one seat to another."""

    seat: Public[int]
    receiver: Public[int]
    card: Private[str]


class GearFetched(Event, frozen=True):
    """Laid from the discards."""

    seat: Public[int]
    card: Public[str]
    place: Public[int]
    spot: Public[int]


class FetchDeclined(Event, frozen=True):
    seat: Public[int]
    place: Public[int]


EVENTS = declare_events(*shared.EVENTS, CardFlipped, CardGiven, GearFetched, FetchDeclined)

CaperEvent: Any = Union[EVENTS]  # noqa: UP007 - of a tuple, not of names


def event(book: Any, row: Row) -> Event:
    kind, *numbers = row
    return MAKERS[kind](book, *numbers)


MAKERS: dict[int, Maker] = {
    **shared.MAKERS,
    CARD_FLIPPED: card_at(CardFlipped),
    CARD_GIVEN: lambda book, seat, receiver, card, *_: CardGiven(
        seat + 1, receiver + 1, card_ids(book)[card]
    ),
    GEAR_FETCHED: card_at(GearFetched),
    FETCH_DECLINED: lambda _book, seat, place, *_: FetchDeclined(seat + 1, place + 1),
}
