"""Between the kernel's numbers and moves; and why a move is not legal now."""

from functools import partial
from typing import Any

from hideout.games.caper.cards import cost_of
from hideout.games.caper.codes import FLIP_SPOT, GIVE, LAY_FETCHED, NO_FETCH, PASS
from hideout.games.caper.moves import (
    CaperMove,
    FetchGear,
    FetchNothing,
    FlipCard,
    GiveToWhite,
    PassCard,
)
from hideout.games.caper.rounds import fetch_place
from hideout.games.caper.table import FETCHING, FLIPPING, GIVING, OVER, PASSING, PLAYING
from hideout.games.caper.values import NotNow, Why
from hideout.games.heist.book import card_ids
from hideout.games.heist.decisions import no_room, shared_move, why_not_play
from hideout.games.heist.fields import CREW, NONE, THIEF, THIEVES
from hideout.games.heist.moves import Discard, PlayGear, PlayThief
from hideout.kit.values import Move


def move(book: Any, s: Any, code: int) -> CaperMove:
    ids = card_ids(book)
    if code >= PASS:
        return PassCard(ids[code - PASS])
    if code >= GIVE:
        return GiveToWhite(ids[code - GIVE])
    if code == NO_FETCH:
        return FetchNothing()
    if code >= LAY_FETCHED:
        card, spot = divmod(code - LAY_FETCHED, CREW)
        return FetchGear(ids[THIEVES + card], spot + 1)
    if code >= FLIP_SPOT:
        spot = code - FLIP_SPOT
        return FlipCard(_flipped(book, s, spot), spot + 1)
    return shared_move(book, code)


def _flipped(book: Any, s: Any, spot: int) -> str:
    """What of the opponent's a flip on this spot would turn over, if there is anything."""
    if s.phase != FLIPPING:
        return "nothing"
    side, place = 1 - int(s.seat), int(s.flip_place)
    on = int(s.gear_on[side, place, spot])
    if s.flip_what == THIEF:
        card = int(s.thief[side, place, spot])
    else:
        card = int(s.gear[side, place, spot, on - 1]) if on > 0 else NONE
    return "nothing" if card == NONE else card_ids(book)[card]


TASKS = {
    PLAYING: (PlayThief, PlayGear, Discard),
    FLIPPING: (FlipCard,),
    FETCHING: (FetchGear, FetchNothing),
    GIVING: (GiveToWhite,),
    PASSING: (PassCard,),
}


def why_not(book: Any, s: Any, move: Move) -> NotNow:
    """Only explains: what is legal is decided by the rules alone."""
    return NotNow(_why(book, s, move))


def _why(book: Any, s: Any, move: Move) -> Why:
    if s.phase == OVER:
        return "game-over"
    if not isinstance(move, CaperMove):
        return "other-game"
    if not isinstance(move, TASKS[int(s.phase)]):
        return _wrong_task(s, move)
    if isinstance(move, FlipCard):
        return "cannot-flip"
    ids = card_ids(book)
    if isinstance(move, FetchGear):
        known = move.card in ids[THIEVES:]
        if not known or s.discards[s.seat, ids.index(move.card)] == 0:
            return "not-in-discards"
        return no_room(s, fetch_place(s), move.spot - 1)
    if isinstance(move, PlayThief | PlayGear | Discard):
        why = why_not_play(book, s, move, partial(cost_of, book, s, int(s.seat)))
        return why or "can-pay"
    return "not-in-hand"


def _wrong_task(s: Any, move: Move) -> Why:
    if s.phase == FLIPPING:
        return "flip-first"
    if s.phase == FETCHING:
        return "fetch-first"
    if isinstance(move, FlipCard):
        return "nothing-to-flip"
    if isinstance(move, FetchGear | FetchNothing):
        return "nothing-to-fetch"
    return "not-your-task"
