"""Between the kernel's numbers and moves; and why a move is not legal now."""

from typing import Any

from hideout.games.caper.cards import cost_of
from hideout.games.caper.codes import (
    DISCARD,
    FLIP_SPOT,
    GIVE,
    LAY,
    LAY_FETCHED,
    NO_FETCH,
    PASS,
)
from hideout.games.caper.moves import (
    CaperMove,
    Discard,
    FetchGear,
    FetchNothing,
    FlipCard,
    GiveToWhite,
    PassCard,
    PlayGear,
    PlayThief,
)
from hideout.games.caper.rounds import fetch_place
from hideout.games.caper.table import FETCHING, FLIPPING, GIVING, OVER, PASSING, PLAYING
from hideout.games.caper.values import NotNow, Why
from hideout.games.heist.book import card_ids
from hideout.games.heist.fields import CREW, GEAR_ON_THIEF, PLACES, THIEVES
from hideout.kit.values import Move


def move(book: Any, s: Any, code: int) -> CaperMove:  # noqa: ARG001 - codes mean the same at any time
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
        return FlipCard(code - FLIP_SPOT + 1)
    if code >= DISCARD:
        return Discard(ids[THIEVES + code - DISCARD])
    if code >= LAY:
        rest, spot = divmod(code - LAY, CREW)
        card, place = divmod(rest, PLACES)
        return PlayGear(ids[THIEVES + card], place + 1, spot + 1)
    card, place = divmod(code, PLACES)
    return PlayThief(ids[card], place + 1)


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
        return _no_spot(s, fetch_place(s), move.spot - 1)
    hand = [ids[card] for card in s.hand[s.seat].tolist() if card >= 0]
    if not isinstance(move, PlayThief | PlayGear | Discard | GiveToWhite | PassCard):
        return "not-your-task"
    if move.card not in hand:
        return "not-in-hand"
    is_thief = ids.index(move.card) < THIEVES
    if isinstance(move, PlayThief):
        return "crew-full" if is_thief else "gear-needs-thief"
    if is_thief:
        return "thief-stays" if isinstance(move, Discard) else "thief-needs-place"
    if isinstance(move, PlayGear):
        card = ids.index(move.card)
        if cost_of(book, s, int(s.seat), move.place - 1, card) > s.coins[s.seat]:
            return "too-dear"
        return _no_spot(s, move.place - 1, move.spot - 1)
    return "can-pay"


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


def _no_spot(s: Any, place: int, spot: int) -> Why:
    if spot >= s.thieves[s.seat, place]:
        return "no-thief"
    if s.gear_on[s.seat, place, spot] == GEAR_ON_THIEF:
        return "gear-full"
    return "not-your-task"
