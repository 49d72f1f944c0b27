"""Turns effects from a catalogue into the numbers the rules read."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from hideout.games.heist import fields as f
from hideout.games.heist.catalogue import in_city
from hideout.kit.catalogue import Catalogue

PIECE_NAMES = ("thief", "purple", "yellow", "green", "red", "city", "gear")
WHOSE_NAMES = ("own", "theirs", "both")


def write_id(cell: Any, name: str) -> None:
    encoded = name.encode()
    cell[:] = 0
    cell[: len(encoded)] = np.frombuffer(encoded, np.uint8)


Ids = tuple[str, ...]


def card_ids(book: Any) -> Ids:
    """The id of each kind of card, in the kernel's order."""
    return _ids(book.card_id.tobytes())


def location_ids(book: Any) -> Ids:
    return _ids(book.location_id.tobytes())


@lru_cache(maxsize=32)
def _ids(cells: bytes) -> Ids:
    starts = range(0, len(cells), f.ID)
    return tuple(cells[start : start + f.ID].rstrip(b"\0").decode() for start in starts)


def hand_ids(ids: Ids, s: Any, seat: int) -> tuple[str | None, ...]:
    """The hand of a seat of a plain table; None is a card that the viewer has not seen."""
    cards = sorted(s.hand[seat][: s.hand_size[seat]], reverse=True)
    return tuple(None if card == f.UNKNOWN else ids[card] for card in cards)


def discard_ids(ids: Ids, s: Any, side: int) -> Ids:
    """The discards of a side of a plain table."""
    return tuple(ids[card] for card, n in enumerate(s.discards[side]) for _ in range(n))


def source_id(book: Any, source: int) -> str:
    """The id of the card or location that has effects under this number."""
    if source < f.CARDS:
        return card_ids(book)[source]
    return location_ids(book)[(source - f.CARDS) % f.LOCATIONS]


def write_city(
    book: Any, catalogue: Catalogue, city: str, write: Callable[[Any, int, Any], None]
) -> None:
    """The cards of one city; `write` writes the effects of one source."""
    for card in range(f.CARDS):
        write_id(book.card_id[card], f"unused-{card}")
    for card, thief in enumerate(in_city(catalogue, "thieves", city)):
        book.piece[card] = f.THIEF
        book.price[card] = thief.income
        book.copies[card] = 1
        write_id(book.card_id[card], thief.id)
        write(book, card, thief.effects)
    for card, entry in enumerate(in_city(catalogue, "gear", city), start=f.THIEVES):
        book.piece[card] = PIECE_NAMES.index(entry.colour)
        book.price[card] = entry.cost
        book.copies[card] = entry.copies
        write_id(book.card_id[card], entry.id)
        write(book, card, entry.effects)
    for index, location in enumerate(in_city(catalogue, "locations", city)):
        write_id(book.location_id[index], location.id)
        write(book, f.BONUS + index, location.bonus)


def write_needs(book: Any, source: int, index: int, pieces: Sequence[str]) -> None:
    for piece in pieces:
        book.need[source, index, PIECE_NAMES.index(piece)] += 1


def write_sets(book: Any, source: int, index: int, pieces: Sequence[str]) -> None:
    """Whatever is left of any colour can stand for 'any gear', so only the total limits that."""
    write_needs(book, source, index, pieces)
    need = book.need[source, index]
    asked = np.flatnonzero(need)
    each = [need[f.PURPLE :].sum() if piece == f.GEAR else need[piece] for piece in asked]
    book.asks[source, index] = len(asked)
    book.asked[source, index, : len(asked)] = asked
    book.each[source, index, : len(asked)] = each
