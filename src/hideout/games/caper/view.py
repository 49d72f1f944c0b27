"""Who may know what of a table of Caper: `mask`, `sample` and the view for people."""

from typing import Any

import numpy as np

from hideout.games.caper.rounds import fetch_place
from hideout.games.caper.scoring import score_side, tally
from hideout.games.caper.table import FETCHING, FLIPPING, OVER, Book, CaperTable
from hideout.games.caper.values import (
    PHASES,
    CaperView,
    GearView,
    PlaceView,
    SeatView,
    SideView,
    ThiefView,
)
from hideout.games.heist.book import card_ids, location_ids
from hideout.games.heist.deal import restore_deck
from hideout.games.heist.fields import (
    CAPER,
    GAINS,
    JEWEL,
    NONE,
    PLACES,
    ROUNDS,
    SIDES,
    UNKNOWN,
)
from hideout.games.heist.hands import fill_hands, mask_hands
from hideout.games.heist.rounds import is_thief_round
from hideout.kit.compile import compiled
from hideout.kit.log import no_log


@compiled
def mask(book: Book, s: CaperTable, seat: int) -> None:  # noqa: ARG001 - every game's form
    s.random = np.uint64(0)
    s.deck[:] = 0
    mask_hands(s, seat)


@compiled
def sample(book: Book, s: CaperTable, seat: int, seed: np.uint64) -> None:  # noqa: ARG001
    s.random = seed
    restore_deck(book, s)
    fill_hands(s, is_thief_round(s))


def view(book: Any, s: Any, seat: int | None) -> CaperView:
    """Built from a masked record only."""
    round_index = min(int(s.round_index), ROUNDS - 1)
    gained = np.zeros((SIDES, PLACES, GAINS), np.int64)
    tally(book, s, gained)
    points = [int(score_side(book, s, side, gained, no_log())) for side in range(SIDES)]
    return CaperView(
        seat=seat,
        deciding=None if s.phase == OVER else int(s.seat) + 1,
        phase=PHASES[s.phase],
        round=round_index + 1,
        is_thief_round=round_index % 2 == 0,
        starter=round_index % SIDES + 1,
        bank=int(s.bank),
        deciding_place=_deciding_place(s),
        pile=int(s.pile),
        places=tuple(
            _place_view(book, s, place, gained[:, place, CAPER].tolist()) for place in range(PLACES)
        ),
        sides=tuple(
            _side_view(book, s, side, gained[side, :, JEWEL:].sum(axis=0).tolist(), points[side])
            for side in range(SIDES)
        ),
        seats=tuple(_seat_view(book, s, index) for index in range(int(book.seats))),
    )


def _deciding_place(s: Any) -> int | None:
    if s.phase == FLIPPING:
        return int(s.flip_place) + 1
    return int(fetch_place(s)) + 1 if s.phase == FETCHING else None


def _place_view(book: Any, s: Any, place: int, capers: list[int]) -> PlaceView:
    return PlaceView(
        location=location_ids(book)[s.location[place]],
        white=_crew(book, s, 0, place),
        green=_crew(book, s, 1, place),
        capers=(capers[0], capers[1]),
    )


def _crew(book: Any, s: Any, side: int, place: int) -> tuple[ThiefView, ...]:
    ids = card_ids(book)
    thieves, gear = s.thief[side, place].tolist(), s.gear[side, place].tolist()
    thieves_flipped = s.thief_flipped[side, place].tolist()
    gear_flipped = s.gear_flipped[side, place].tolist()
    return tuple(
        ThiefView(
            ids[card],
            bool(thieves_flipped[spot]),
            tuple(
                GearView(ids[on], bool(flipped))
                for on, flipped in zip(gear[spot], gear_flipped[spot], strict=True)
                if on != NONE
            ),
        )
        for spot, card in enumerate(thieves)
        if card != NONE
    )


def _side_view(book: Any, s: Any, side: int, loot: list[int], points: int) -> SideView:
    ids = card_ids(book)
    counts = s.discards[side].tolist()
    jewels, antiques, paintings, jokers = loot
    return SideView(
        coins=int(s.coins[side]),
        laundered=int(s.laundered[side]),
        loot=(jewels, antiques, paintings, jokers),
        points=points,
        discards=tuple(ids[card] for card, count in enumerate(counts) for _ in range(count)),
    )


def _seat_view(book: Any, s: Any, index: int) -> SeatView:
    ids = card_ids(book)
    cards = sorted(s.hand[index].tolist()[: int(s.hand_size[index])], reverse=True)
    return SeatView(index + 1, tuple(None if card == UNKNOWN else ids[card] for card in cards))
