"""Who may know what of a table of Caper: Europe: `mask`, `sample` and the view for people."""

from typing import Any

import numpy as np

from hideout.games.caper_europe.scoring import score_side
from hideout.games.caper_europe.table import OVER, Book, EuropeTable
from hideout.games.caper_europe.values import (
    PHASES,
    EuropeView,
    PlaceView,
    SeatView,
    SideView,
    ThiefView,
)
from hideout.games.heist.book import card_ids, location_ids
from hideout.games.heist.deal import restore_deck
from hideout.games.heist.fields import NONE, PLACES, ROUNDS, SIDES, UNKNOWN
from hideout.games.heist.hands import fill_hands, mask_hands
from hideout.games.heist.rounds import is_thief_round
from hideout.kit.compile import compiled
from hideout.kit.log import no_log


@compiled
def mask(book: Book, s: EuropeTable, seat: int) -> None:  # noqa: ARG001 - every game's form
    s.random = np.uint64(0)
    s.deck[:] = 0
    mask_hands(s, seat)


@compiled
def sample(book: Book, s: EuropeTable, seat: int, seed: np.uint64) -> None:  # noqa: ARG001
    s.random = seed
    restore_deck(book, s)
    fill_hands(s, is_thief_round(s))


def view(book: Any, s: Any, seat: int | None) -> EuropeView:
    """Built from a masked record only."""
    ids = card_ids(book)
    round_index = min(int(s.round_index), ROUNDS - 1)
    resolving = int(s.resolving if s.burned == NONE else s.burned)
    return EuropeView(
        seat=seat,
        deciding=None if s.phase == OVER else int(s.seat) + 1,
        phase=PHASES[s.phase],
        round=round_index + 1,
        is_thief_round=round_index % 2 == 0,
        starter=round_index % SIDES + 1,
        supply=int(s.bank),
        resolving=None if resolving == NONE else ids[resolving],
        resolving_place=None if resolving == NONE else int(s.resolving_place) + 1,
        places=tuple(_place_view(book, s, place) for place in range(PLACES)),
        sides=tuple(_side_view(book, s, side) for side in range(SIDES)),
        seats=tuple(_seat_view(book, s, index) for index in range(SIDES)),
    )


def _place_view(book: Any, s: Any, place: int) -> PlaceView:
    return PlaceView(
        location=location_ids(book)[s.location[place]],
        white=_crew(book, s, 0, place),
        green=_crew(book, s, 1, place),
        tracker=int(s.tracker[place]),
        goods=tuple(s.goods[place].tolist()),
    )


def _crew(book: Any, s: Any, side: int, place: int) -> tuple[ThiefView, ...]:
    ids = card_ids(book)
    thieves, gear = s.thief[side, place].tolist(), s.gear[side, place].tolist()
    return tuple(
        ThiefView(ids[card], tuple(ids[on] for on in gear[spot] if on != NONE))
        for spot, card in enumerate(thieves)
        if card != NONE
    )


def _side_view(book: Any, s: Any, side: int) -> SideView:
    ids = card_ids(book)
    counts = s.discards[side].tolist()
    return SideView(
        coins=int(s.coins[side]),
        laundered=int(s.laundered[side]),
        goods=tuple(s.hideout[side].tolist()),
        points=int(score_side(book, s, side, no_log())),
        discards=tuple(ids[card] for card, count in enumerate(counts) for _ in range(count)),
    )


def _seat_view(book: Any, s: Any, index: int) -> SeatView:
    ids = card_ids(book)
    cards = sorted(s.hand[index].tolist()[: int(s.hand_size[index])], reverse=True)
    return SeatView(index + 1, tuple(None if card == UNKNOWN else ids[card] for card in cards))
