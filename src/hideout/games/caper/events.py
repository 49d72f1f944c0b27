"""What happens in Caper: the rows the kernel writes, and the values they turn into."""

from collections.abc import Callable
from typing import Any, Union

from hideout.games.heist.book import card_ids, location_ids
from hideout.games.heist.fields import NONE, PLACES
from hideout.kit.game import Row
from hideout.kit.values import Event, Private, Public, declare_events

(
    GAME_BEGUN,
    ROUND_BEGUN,
    HAND_DEALT,
    THIEF_PLAYED,
    GEAR_PLAYED,
    COINS_PAID,
    COINS_GAINED,
    COINS_RETURNED,
    COIN_LAUNDERED,
    CARD_FLIPPED,
    CARD_DISCARDED,
    LAST_CARD_DISCARDED,
    HANDS_SWAPPED,
    CARD_GIVEN,
    GEAR_FETCHED,
    FETCH_DECLINED,
    GAME_ENDED,
) = range(17)


class GameBegun(Event, frozen=True):
    locations: Public[tuple[str, ...]]


class RoundBegun(Event, frozen=True):
    round: Public[int]
    cards: Public[int]
    seat: Public[int]
    """Who starts."""


class HandDealt(Event, frozen=True):
    seat: Public[int]
    cards: Private[tuple[str, ...]]


class ThiefPlayed(Event, frozen=True):
    seat: Public[int]
    card: Public[str]
    place: Public[int]


class GearPlayed(Event, frozen=True):
    seat: Public[int]
    card: Public[str]
    place: Public[int]
    spot: Public[int]


class CoinsPaid(Event, frozen=True):
    seat: Public[int]
    coins: Public[int]


class CoinsGained(Event, frozen=True):
    seat: Public[int]
    coins: Public[int]


class CoinsReturned(Event, frozen=True):
    seat: Public[int]
    coins: Public[int]


class CoinLaundered(Event, frozen=True):
    seat: Public[int]


class CardFlipped(Event, frozen=True):
    seat: Public[int]
    """Whose card it is."""
    card: Public[str]
    place: Public[int]
    spot: Public[int]


class CardDiscarded(Event, frozen=True):
    """For a coin."""

    seat: Public[int]
    card: Public[str]


class LastCardDiscarded(Event, frozen=True):
    seat: Public[int]
    card: Public[str]


class HandsSwapped(Event, frozen=True):
    pass


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


class GameEnded(Event, frozen=True):
    pass


EVENTS = declare_events(
    GameBegun,
    RoundBegun,
    HandDealt,
    ThiefPlayed,
    GearPlayed,
    CoinsPaid,
    CoinsGained,
    CoinsReturned,
    CoinLaundered,
    CardFlipped,
    CardDiscarded,
    LastCardDiscarded,
    HandsSwapped,
    CardGiven,
    GearFetched,
    FetchDeclined,
    GameEnded,
)

CaperEvent: Any = Union[EVENTS]  # noqa: UP007 - of a tuple, not of names


def event(book: Any, row: Row) -> Event:
    kind, *numbers = row
    return MAKERS[kind](book, *numbers)


def _card_at(event: Any) -> Callable[..., Event]:
    """Makes events that say whose card, which one, and where."""
    return lambda book, seat, card, place, spot, *_: event(
        seat + 1, card_ids(book)[card], place + 1, spot + 1
    )


def _card_of(event: Any) -> Callable[..., Event]:
    return lambda book, seat, card, *_: event(seat + 1, card_ids(book)[card])


def _coins_of(event: Any) -> Callable[..., Event]:
    return lambda _book, seat, coins, *_: event(seat + 1, coins)


def _game_begun(book: Any, *numbers: int) -> Event:
    return GameBegun(tuple(location_ids(book)[number] for number in numbers[:PLACES]))


def _hand_dealt(book: Any, seat: int, *cards: int) -> Event:
    return HandDealt(seat + 1, tuple(card_ids(book)[card] for card in cards if card != NONE))


MAKERS: dict[int, Callable[..., Event]] = {
    GAME_BEGUN: _game_begun,
    ROUND_BEGUN: lambda _book, number, cards, seat, *_: RoundBegun(number + 1, cards, seat + 1),
    HAND_DEALT: _hand_dealt,
    THIEF_PLAYED: lambda book, seat, card, place, *_: ThiefPlayed(
        seat + 1, card_ids(book)[card], place + 1
    ),
    GEAR_PLAYED: _card_at(GearPlayed),
    COINS_PAID: _coins_of(CoinsPaid),
    COINS_GAINED: _coins_of(CoinsGained),
    COINS_RETURNED: _coins_of(CoinsReturned),
    COIN_LAUNDERED: lambda _book, seat, *_: CoinLaundered(seat + 1),
    CARD_FLIPPED: _card_at(CardFlipped),
    CARD_DISCARDED: _card_of(CardDiscarded),
    LAST_CARD_DISCARDED: _card_of(LastCardDiscarded),
    HANDS_SWAPPED: lambda *_: HandsSwapped(),
    CARD_GIVEN: lambda book, seat, receiver, card, *_: CardGiven(
        seat + 1, receiver + 1, card_ids(book)[card]
    ),
    GEAR_FETCHED: _card_at(GearFetched),
    FETCH_DECLINED: lambda _book, seat, place, *_: FetchDeclined(seat + 1, place + 1),
    GAME_ENDED: lambda *_: GameEnded(),
}
