"""The table of Art Robbery: one record, and who may know what of it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.games.art_robbery.catalogue import (
    CARD_FACES,
    HEISTS,
    TOKENS_A_HEIST,
    cards,
    heists,
    tokens,
)
from hideout.kit.catalogue import Catalogue
from hideout.kit.fields import Fields, Ints, Knows, TableFields, field
from hideout.kit.options import Options

SEATS = 5
HAND = 5
KINDS = len(CARD_FACES)
BOSS, DOG, THIEF = 6, 7, 8
"""Kinds of cards; 0 to 5 are the numbers. BOSS is the Boss token's number, too."""
TOKENS = HEISTS * TOKENS_A_HEIST

MIDDLE, BOX, OUT, UNKNOWN = 5, 6, 7, 8
"""Places of a token that is with no seat: the middle; not in play yet; out of the game; masked."""
PLACES = MIDDLE + 1
"""Places where a token of the heist can be."""
NONE = -1


class Book(Fields):
    """Catalogue and options, as the rules read them. All of it is public."""

    players: int = field(knows=Knows.EVERYONE)
    hides_loot: int = field(knows=Knows.EVERYONE)
    copies: Ints = field(KINDS, knows=Knows.EVERYONE)
    number: Ints = field(TOKENS, knows=Knows.EVERYONE)
    alibis: Ints = field(TOKENS, knows=Knows.EVERYONE)
    first: Ints = field(HEISTS, BOSS + 2, knows=Knows.EVERYONE)
    """Tokens are sorted by heist and number: the first of each number, and the end of the heist."""
    look: Ints = field(TOKENS, knows=Knows.EVERYONE)
    """The slot of the first token of the heist that looks the same."""


class ArtTable(TableFields):
    turn: int = field(knows=Knows.EVERYONE)
    """Whose turn it is; `seat` differs while the dog's holder chooses (A9)."""
    heist: int = field(knows=Knows.EVERYONE)
    """0 to 3; HEISTS when the game is over."""
    dog: int = field(knows=Knows.EVERYONE)
    """A seat, or MIDDLE."""
    wanted: int = field(knows=Knows.EVERYONE)
    """The token somebody wants to steal from the dog's holder, or NONE."""
    place: Ints = field(TOKENS, knows=Knows.RULED)
    """Where each token is. Face-down loot may be hidden by a table option."""
    loot: Ints = field(SEATS, HEISTS, knows=Knows.EVERYONE)
    """How many face-down tokens of each heist lie before each seat."""
    hand: Ints = field(SEATS, KINDS, knows=Knows.OWNER)
    draw_pile: Ints = field(KINDS, knows=Knows.NOBODY)
    """How many of each kind. Their order is decided by the draw, which is the same to everybody."""
    draw_pile_size: int = field(knows=Knows.EVERYONE)
    discards: Ints = field(KINDS, knows=Knows.EVERYONE)


def make_book(catalogue: Catalogue, options: Options) -> NDArray[Any]:
    books = np.zeros(1, Book.dtype())
    book = books[0]
    book.players = options["players"]
    book.hides_loot = options["loot"] == "hidden"
    for card in cards(catalogue):
        book.copies[CARD_FACES.index(card.face)] = card.copies
    order = [heist.id for heist in heists(catalogue)]
    printed = sorted(
        (order.index(token.heist), CARD_FACES.index(token.face), -token.alibis)
        for token in tokens(catalogue)
    )
    for index, (_, number, minus_alibis) in enumerate(printed):
        book.number[index] = number
        book.alibis[index] = -minus_alibis
        book.look[index] = printed.index(printed[index]) % TOKENS_A_HEIST
    for heist in range(HEISTS):
        for number in range(BOSS + 2):
            book.first[heist, number] = sum(token[:2] < (heist, number) for token in printed)
    return books
