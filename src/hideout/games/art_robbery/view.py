"""Who may know what of a table of Art Robbery: `mask`, `sample` and the view for people."""

from typing import Any

import numpy as np

from hideout.games.art_robbery.catalogue import HEISTS, TOKENS_A_HEIST, CardFace
from hideout.games.art_robbery.pieces import Token, card_of, tokens_of
from hideout.games.art_robbery.rules import hand_size, take_any
from hideout.games.art_robbery.scoring import TOKEN_COUNTS, scores
from hideout.games.art_robbery.table import (
    KINDS,
    MIDDLE,
    NONE,
    SEATS,
    UNKNOWN,
    ArtTable,
    Book,
)
from hideout.games.art_robbery.values import ArtView, SeatView
from hideout.kit.compile import compiled
from hideout.kit.game import Row
from hideout.kit.kernel import MAX_SEATS, STANDING
from hideout.kit.log import new_log, rows


@compiled
def mask(book: Book, s: ArtTable, seat: int) -> None:
    s.random = np.uint64(0)
    s.draw_pile[:] = 0
    for other in range(SEATS):
        if other != seat:
            s.hand[other] = 0
    if not book.hides_loot or s.seat == NONE:  # at the end all loot is turned up and counted
        return
    for token in range(s.heist * TOKENS_A_HEIST):
        if s.place[token] < SEATS and s.place[token] != seat:
            s.place[token] = UNKNOWN


@compiled
def sample(book: Book, s: ArtTable, seat: int, seed: np.uint64) -> None:
    s.random = seed
    s.draw_pile[:] = book.copies - s.discards
    for kind in range(KINDS):
        s.draw_pile[kind] -= s.hand[:, kind].sum()
    unseen = s.draw_pile.sum()
    for other in range(book.players):
        if other != seat:
            for _ in range(hand_size(s, other)):
                s.hand[other, take_any(s, s.draw_pile, unseen)] += 1
                unseen -= 1
    place_hidden_loot(s)


@compiled
def place_hidden_loot(s: ArtTable) -> None:
    """Spread the tokens nobody shows over the piles they can be in, whose sizes are known."""
    for heist in range(HEISTS):
        first = heist * TOKENS_A_HEIST
        room = s.loot[:, heist].copy()
        hidden = 0
        for token in range(first, first + TOKENS_A_HEIST):
            if s.place[token] < SEATS:
                room[s.place[token]] -= 1
            elif s.place[token] == UNKNOWN:
                hidden += 1
        for token in range(first, first + TOKENS_A_HEIST):
            if s.place[token] == UNKNOWN:
                s.place[token] = take_any(s, room, hidden)
                hidden -= 1


def view(book: Any, s: Any, seat: int | None) -> ArtView:
    """Built from a masked record only."""
    heist = min(int(s.heist), HEISTS - 1)
    return ArtView(
        seat=seat,
        deciding=None if s.seat == NONE else int(s.seat) + 1,
        turn=int(s.turn) + 1,
        heist=heist + 1,
        is_over=bool(s.seat == NONE),
        wanted=None if s.wanted == NONE else tokens_of(book)[s.wanted],
        dog=None if s.dog == MIDDLE else int(s.dog) + 1,
        middle=_tokens_at(book, s, MIDDLE, heist, heist + 1),
        hand=() if seat is None else _cards(s.hand[seat - 1]),
        draw_pile=int(s.draw_pile_size),
        discards=_cards(s.discards),
        seats=tuple(_seat_view(book, s, index, seat) for index in range(book.players)),
    )


def _seat_view(book: Any, s: Any, index: int, viewer: int | None) -> SeatView:
    heist = int(s.heist)
    tells_loot = not (s.place == UNKNOWN).any()
    is_own = viewer == index + 1
    lines = _ledger_rows(book, s, index)
    loot = [what for kind, _, _, what, *_ in lines if kind == TOKEN_COUNTS]
    points = sum(points for kind, _, points, *_ in lines if kind == TOKEN_COUNTS)
    alibis = sum(tokens_of(book)[token].alibis for token in loot)
    return SeatView(
        seat=index + 1,
        cards=hand_size(s, index),
        has_dog=bool(s.dog == index),
        face_up=_tokens_at(book, s, index, heist, min(heist + 1, HEISTS)),
        loot=_tokens_at(book, s, index, 0, heist) if tells_loot or is_own else None,
        loot_size=int(s.loot[index].sum()),
        points=points if tells_loot else None,
        alibis=alibis if tells_loot else None,
        is_short_of_alibis=len(lines) > len(loot) if tells_loot else None,
    )


def _ledger_rows(book: Any, s: Any, index: int) -> list[Row]:
    ledger = new_log()
    scores(book, s, np.zeros((MAX_SEATS, STANDING), np.int32), ledger)
    return [row for row in rows(ledger) if row[1] == index]


def _tokens_at(book: Any, s: Any, place: int, start: int, stop: int) -> tuple[Token, ...]:
    """The tokens of the heists from `start` up to `stop` that are at a place."""
    tokens = tokens_of(book)
    places = s.place.tolist()
    numbers = range(start * TOKENS_A_HEIST, stop * TOKENS_A_HEIST)
    return tuple(tokens[number] for number in numbers if places[number] == place)


def _cards(counts: Any) -> tuple[CardFace, ...]:
    return tuple(card_of(kind) for kind, count in enumerate(counts.tolist()) for _ in range(count))
