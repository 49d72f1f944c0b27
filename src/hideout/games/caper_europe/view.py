"""What people may know of a table of Caper: Europe, as values."""

from typing import Any

from hideout.games.caper_europe.scoring import score_side
from hideout.games.caper_europe.table import OVER
from hideout.games.caper_europe.values import (
    PHASES,
    EuropeView,
    PlaceView,
    SeatView,
    SideView,
    ThiefView,
)
from hideout.games.heist.book import Ids, card_ids, discard_ids, hand_ids, location_ids
from hideout.games.heist.fields import NONE, PLACES, ROUNDS, SIDES
from hideout.kit.fields import plain
from hideout.kit.log import no_log


def view(book: Any, masked: Any, seat: int | None) -> EuropeView:
    """Built from a masked record only."""
    s, ids, locations = plain(masked), card_ids(book), location_ids(book)
    round_index = min(s.round_index, ROUNDS - 1)
    resolving = s.resolving if s.burned == NONE else s.burned
    return EuropeView(
        seat=seat,
        deciding=None if s.phase == OVER else s.seat + 1,
        phase=PHASES[s.phase],
        round=round_index + 1,
        is_thief_round=round_index % 2 == 0,
        starter=round_index % SIDES + 1,
        supply=s.bank,
        resolving=None if resolving == NONE else ids[resolving],
        resolving_place=None if resolving == NONE else s.resolving_place + 1,
        places=tuple(
            PlaceView(
                location=locations[s.location[place]],
                white=_crew(ids, s, 0, place),
                green=_crew(ids, s, 1, place),
                tracker=s.tracker[place],
                goods=tuple(s.goods[place]),
            )
            for place in range(PLACES)
        ),
        sides=tuple(
            SideView(
                coins=s.coins[side],
                laundered=s.laundered[side],
                goods=tuple(s.hideout[side]),
                points=int(score_side(book, masked, side, no_log())),
                discards=discard_ids(ids, s, side),
            )
            for side in range(SIDES)
        ),
        seats=tuple(SeatView(index + 1, hand_ids(ids, s, index)) for index in range(SIDES)),
    )


def _crew(ids: Ids, s: Any, side: int, place: int) -> tuple[ThiefView, ...]:
    gear = s.gear[side][place]
    return tuple(
        ThiefView(ids[card], tuple(ids[on] for on in gear[spot] if on != NONE))
        for spot, card in enumerate(s.thief[side][place])
        if card != NONE
    )
