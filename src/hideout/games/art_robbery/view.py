"""Who may know what of a table of Art Robbery: `mask`, `sample` and the view for people."""

from typing import Any

import numpy as np

from hideout.games.art_robbery.catalogue import HEISTS, TOKENS_A_HEIST, CardFace
from hideout.games.art_robbery.pieces import Token, card_of, tokens_of
from hideout.games.art_robbery.rules import hand_size, may_keep_boss, take_any
from hideout.games.art_robbery.scoring import ALIBIS, count_loot, is_short_of_alibis
from hideout.games.art_robbery.table import (
    BOSS,
    KINDS,
    MIDDLE,
    NONE,
    SEATS,
    UNKNOWN,
    ArtTable,
    Book,
)
from hideout.games.art_robbery.values import ArtView, SeatView
from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.fields import Ints, plain
from hideout.kit.kernel import MAX_SEATS, POINTS, STANDING
from hideout.kit.log import no_log

TRIES = 1000
"""At worst one try in about ten is a possible world."""


@compiled_apart
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


@compiled_apart
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
    if (s.place == UNKNOWN).any():
        place_hidden_loot(book, s)


@compiled
def place_hidden_loot(book: Book, s: ArtTable) -> None:
    """Spread the tokens nobody shows over the piles they can be in, whose sizes are known."""
    for heist in range(s.heist):
        first = heist * TOKENS_A_HEIST
        boss = book.first[heist, BOSS]
        shown = s.place[first : first + TOKENS_A_HEIST].copy()
        for _ in range(TRIES):
            spread_heist(s, heist, shown)
            # A11: who has kept the Boss has a 4 or a 5 as well; a world without is none.
            if s.place[boss] >= SEATS or may_keep_boss(book, s, s.place[boss], heist):
                break


@compiled
def spread_heist(s: ArtTable, heist: int, shown: Ints) -> None:
    room = s.loot[:, heist].copy()
    for place in shown:
        if place < SEATS:
            room[place] -= 1
    for slot in range(TOKENS_A_HEIST):
        if shown[slot] == UNKNOWN:
            s.place[heist * TOKENS_A_HEIST + slot] = take_any(s, room, room.sum())


def view(book: Any, masked: Any, seat: int | None) -> ArtView:
    """Built from a masked record only."""
    s, tokens = plain(masked), tokens_of(book)
    heist = min(s.heist, HEISTS - 1)
    standings = np.zeros((MAX_SEATS, STANDING), np.int32)
    count_loot(book, masked, standings, no_log())
    tells_all_loot = UNKNOWN not in s.place

    def seat_view(index: int) -> SeatView:
        tells_loot = tells_all_loot or seat == index + 1
        is_short = bool(is_short_of_alibis(book, standings, index))
        return SeatView(
            seat=index + 1,
            cards=int(hand_size(masked, index)),
            has_dog=s.dog == index,
            face_up=_tokens_at(tokens, s, index, s.heist, min(s.heist + 1, HEISTS)),
            loot=_tokens_at(tokens, s, index, 0, s.heist) if tells_loot else None,
            loot_size=sum(s.loot[index]),
            points=int(standings[index, POINTS]) if tells_loot else None,
            alibis=int(standings[index, ALIBIS]) if tells_loot else None,
            is_short_of_alibis=is_short if tells_all_loot else None,
        )

    return ArtView(
        seat=seat,
        deciding=None if s.seat == NONE else s.seat + 1,
        turn=s.turn + 1,
        heist=heist + 1,
        is_over=s.seat == NONE,
        wanted=None if s.wanted == NONE else tokens[s.wanted],
        dog=None if s.dog == MIDDLE else s.dog + 1,
        middle=_tokens_at(tokens, s, MIDDLE, heist, heist + 1),
        hand=() if seat is None else _cards(s.hand[seat - 1]),
        draw_pile=s.draw_pile_size,
        discards=_cards(s.discards),
        seats=tuple(map(seat_view, range(book.players))),
    )


def _tokens_at(
    tokens: tuple[Token, ...], s: Any, place: int, start: int, stop: int
) -> tuple[Token, ...]:
    """The tokens of the heists from `start` up to `stop` that are at a place."""
    numbers = range(start * TOKENS_A_HEIST, stop * TOKENS_A_HEIST)
    return tuple(tokens[number] for number in numbers if s.place[number] == place)


def _cards(counts: list[int]) -> tuple[CardFace, ...]:
    return tuple(card_of(kind) for kind, count in enumerate(counts) for _ in range(count))
