"""What people may know of a table of Caper, as values."""

from typing import Any

import numpy as np

from hideout.games.caper.rounds import fetch_place
from hideout.games.caper.scoring import score_side, tally
from hideout.games.caper.table import FETCHING, FLIPPING, OVER
from hideout.games.caper.values import (
    PHASES,
    CaperView,
    GearView,
    PlaceView,
    SeatView,
    SideView,
    ThiefView,
)
from hideout.games.heist.book import Ids, card_ids, discard_ids, hand_ids, location_ids
from hideout.games.heist.fields import (
    CAPER,
    GAINS,
    JEWEL,
    NONE,
    PLACES,
    ROUNDS,
    SIDES,
)
from hideout.kit.fields import plain
from hideout.kit.log import no_log


def view(book: Any, masked: Any, seat: int | None) -> CaperView:
    """Built from a masked record only."""
    s, ids, locations = plain(masked), card_ids(book), location_ids(book)
    round_index = min(s.round_index, ROUNDS - 1)
    gained = np.zeros((SIDES, PLACES, GAINS), np.int64)
    tally(book, masked, gained)
    points = [int(score_side(book, masked, side, gained, no_log())) for side in range(SIDES)]
    capers = gained[:, :, CAPER].tolist()
    loot = gained[:, :, JEWEL:].sum(axis=1).tolist()
    return CaperView(
        seat=seat,
        deciding=None if s.phase == OVER else s.seat + 1,
        phase=PHASES[s.phase],
        round=round_index + 1,
        is_thief_round=round_index % 2 == 0,
        starter=round_index % SIDES + 1,
        bank=s.bank,
        deciding_place=_deciding_place(masked),
        pile=s.pile,
        places=tuple(
            PlaceView(
                location=locations[s.location[place]],
                white=_crew(ids, s, 0, place),
                green=_crew(ids, s, 1, place),
                capers=(capers[0][place], capers[1][place]),
            )
            for place in range(PLACES)
        ),
        sides=tuple(_side_view(ids, s, side, loot[side], points[side]) for side in range(SIDES)),
        seats=tuple(SeatView(index + 1, hand_ids(ids, s, index)) for index in range(book.seats)),
    )


def _deciding_place(s: Any) -> int | None:
    if s.phase == FLIPPING:
        return int(s.flip_place) + 1
    return int(fetch_place(s)) + 1 if s.phase == FETCHING else None


def _crew(ids: Ids, s: Any, side: int, place: int) -> tuple[ThiefView, ...]:
    gear, gear_flipped = s.gear[side][place], s.gear_flipped[side][place]
    thieves = zip(s.thief[side][place], s.thief_flipped[side][place], strict=True)
    return tuple(
        ThiefView(
            ids[card],
            bool(is_flipped),
            tuple(
                GearView(ids[on], bool(flipped))
                for on, flipped in zip(gear[spot], gear_flipped[spot], strict=True)
                if on != NONE
            ),
        )
        for spot, (card, is_flipped) in enumerate(thieves)
        if card != NONE
    )


def _side_view(ids: Ids, s: Any, side: int, loot: list[int], points: int) -> SideView:
    jewels, antiques, paintings, jokers = loot
    return SideView(
        coins=s.coins[side],
        laundered=s.laundered[side],
        loot=(jewels, antiques, paintings, jokers),
        points=points,
        discards=discard_ids(ids, s, side),
    )
