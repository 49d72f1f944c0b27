"""What happens in both games of the family: the rows a kernel writes, and what they turn into."""

from collections.abc import Callable
from typing import Any

from hideout.games.heist.book import card_ids, location_ids
from hideout.games.heist.fields import NONE, PLACES
from hideout.kit.values import Event, Private, Public

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
    CARD_DISCARDED,
    LAST_CARD_DISCARDED,
    HANDS_SWAPPED,
    GAME_ENDED,
) = range(13)
SHARED = 13
"""The numbers of a game's own events begin here."""


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


class CardDiscarded(Event, frozen=True):
    """For a coin."""

    seat: Public[int]
    card: Public[str]


class LastCardDiscarded(Event, frozen=True):
    seat: Public[int]
    card: Public[str]


class HandsSwapped(Event, frozen=True):
    pass


class GameEnded(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    GameBegun,
    RoundBegun,
    HandDealt,
    ThiefPlayed,
    GearPlayed,
    CoinsPaid,
    CoinsGained,
    CoinsReturned,
    CoinLaundered,
    CardDiscarded,
    LastCardDiscarded,
    HandsSwapped,
    GameEnded,
)

Maker = Callable[..., Event]


def card_at(event: Any) -> Maker:
    """Makes events that say whose card, which one, and where."""
    return lambda book, seat, card, place, spot, *_: event(
        seat + 1, card_ids(book)[card], place + 1, spot + 1
    )


def card_of(event: Any) -> Maker:
    return lambda book, seat, card, *_: event(seat + 1, card_ids(book)[card])


def coins_of(event: Any) -> Maker:
    return lambda _book, seat, coins, *_: event(seat + 1, coins)


def _game_begun(book: Any, *numbers: int) -> Event:
    return GameBegun(tuple(location_ids(book)[number] for number in numbers[:PLACES]))


def _hand_dealt(book: Any, seat: int, *cards: int) -> Event:
    return HandDealt(seat + 1, tuple(card_ids(book)[card] for card in cards if card != NONE))


MAKERS: dict[int, Maker] = {
    GAME_BEGUN: _game_begun,
    ROUND_BEGUN: lambda _book, number, cards, seat, *_: RoundBegun(number + 1, cards, seat + 1),
    HAND_DEALT: _hand_dealt,
    THIEF_PLAYED: lambda book, seat, card, place, *_: ThiefPlayed(
        seat + 1, card_ids(book)[card], place + 1
    ),
    GEAR_PLAYED: card_at(GearPlayed),
    COINS_PAID: coins_of(CoinsPaid),
    COINS_GAINED: coins_of(CoinsGained),
    COINS_RETURNED: coins_of(CoinsReturned),
    COIN_LAUNDERED: lambda _book, seat, *_: CoinLaundered(seat + 1),
    CARD_DISCARDED: card_of(CardDiscarded),
    LAST_CARD_DISCARDED: card_of(LastCardDiscarded),
    HANDS_SWAPPED: lambda *_: HandsSwapped(),
    GAME_ENDED: lambda *_: GameEnded(),
}
