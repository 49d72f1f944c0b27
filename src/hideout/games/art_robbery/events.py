"""What happens in Art Robbery: the rows the kernel writes, and the values they turn into."""

from collections.abc import Callable
from typing import Any, Union

from hideout.games.art_robbery.catalogue import CardFace
from hideout.games.art_robbery.pieces import Token, card_of, tokens_of
from hideout.games.art_robbery.table import MIDDLE
from hideout.kit.game import Row
from hideout.kit.values import Event, Private, Public, declare_events

(
    HANDS_DEALT,
    HEIST_BEGUN,
    CARD_PLAYED,
    TOKEN_TAKEN,
    TOKEN_WANTED,
    TOKEN_STOLEN,
    DOG_TAKEN,
    DOG_GIVEN,
    NOTHING_TAKEN,
    CARD_DRAWN,
    PILE_SHUFFLED,
    HEIST_ENDED,
    BOSS_KEPT,
    BOSS_LOST,
    GAME_ENDED,
) = range(15)


class HandsDealt(Event, frozen=True):
    seats: Public[int]
    cards: Public[int]


class HeistBegun(Event, frozen=True):
    heist: Public[int]
    seat: Public[int]
    """Who starts."""


class CardPlayed(Event, frozen=True):
    seat: Public[int]
    card: Public[CardFace]


class TokenTaken(Event, frozen=True):
    seat: Public[int]
    token: Public[Token]


class TokenWanted(Event, frozen=True):
    """The dog's holder now chooses what to hand over."""

    seat: Public[int]
    victim: Public[int]
    token: Public[Token]


class TokenStolen(Event, frozen=True):
    seat: Public[int]
    victim: Public[int]
    token: Public[Token]


class DogTaken(Event, frozen=True):
    seat: Public[int]
    holder: Public[int | None]
    """Who had it; None: it stood in the middle."""


class DogGiven(Event, frozen=True):
    seat: Public[int]
    thief: Public[int]


class NothingTaken(Event, frozen=True):
    seat: Public[int]


class CardDrawn(Event, frozen=True):
    seat: Public[int]
    card: Private[CardFace]


class PileShuffled(Event, frozen=True):
    cards: Public[int]


class HeistEnded(Event, frozen=True):
    heist: Public[int]
    seat: Public[int]
    """Who took the last token."""


class BossKept(Event, frozen=True):
    seat: Public[int]


class BossLost(Event, frozen=True):
    seat: Public[int]


class GameEnded(Event, frozen=True):
    pass


EVENTS = declare_events(
    HandsDealt,
    HeistBegun,
    CardPlayed,
    TokenTaken,
    TokenWanted,
    TokenStolen,
    DogTaken,
    DogGiven,
    NothingTaken,
    CardDrawn,
    PileShuffled,
    HeistEnded,
    BossKept,
    BossLost,
    GameEnded,
)

ArtEvent: Any = Union[EVENTS]  # noqa: UP007 - of a tuple, not of names


def event(book: Any, row: Row) -> Event:
    kind, a, b, c, *_ = row
    make = MAKERS[kind]
    return make(book, a, b, c)


MAKERS: dict[int, Callable[[Any, int, int, int], Event]] = {
    HANDS_DEALT: lambda _book, seats, cards, _: HandsDealt(seats, cards),
    HEIST_BEGUN: lambda _book, heist, seat, _: HeistBegun(heist + 1, seat + 1),
    CARD_PLAYED: lambda _book, seat, kind, _: CardPlayed(seat + 1, card_of(kind)),
    TOKEN_TAKEN: lambda book, seat, token, _: TokenTaken(seat + 1, tokens_of(book)[token]),
    TOKEN_WANTED: lambda book, seat, victim, token: TokenWanted(
        seat + 1, victim + 1, tokens_of(book)[token]
    ),
    TOKEN_STOLEN: lambda book, seat, victim, token: TokenStolen(
        seat + 1, victim + 1, tokens_of(book)[token]
    ),
    DOG_TAKEN: lambda _book, seat, holder, _: DogTaken(
        seat + 1, None if holder == MIDDLE else holder + 1
    ),
    DOG_GIVEN: lambda _book, seat, thief, _: DogGiven(seat + 1, thief + 1),
    NOTHING_TAKEN: lambda _book, seat, _b, _c: NothingTaken(seat + 1),
    CARD_DRAWN: lambda _book, seat, kind, _: CardDrawn(seat + 1, card_of(kind)),
    PILE_SHUFFLED: lambda _book, cards, _b, _c: PileShuffled(cards),
    HEIST_ENDED: lambda _book, heist, seat, _: HeistEnded(heist + 1, seat + 1),
    BOSS_KEPT: lambda _book, seat, _b, _c: BossKept(seat + 1),
    BOSS_LOST: lambda _book, seat, _b, _c: BossLost(seat + 1),
    GAME_ENDED: lambda _book, _a, _b, _c: GameEnded(),
}
