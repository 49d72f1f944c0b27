"""Between the kernel's numbers and moves; and why a move is not legal now."""

from typing import Any

from hideout.games.caper_europe.codes import BURN_SPOT, RETURN_KIND, STEAL_KIND
from hideout.games.caper_europe.effects import GOODS
from hideout.games.caper_europe.moves import (
    BurnGear,
    EuropeMove,
    ReturnGood,
    StealGood,
)
from hideout.games.caper_europe.table import BURNING, OVER, PLAYING, RETURNING, STEALING
from hideout.games.caper_europe.values import NotNow, Why
from hideout.games.heist.book import card_ids
from hideout.games.heist.decisions import shared_move, why_not_play
from hideout.games.heist.moves import Discard, PlayGear, PlayThief
from hideout.kit.values import Move


def move(book: Any, s: Any, code: int) -> EuropeMove:
    if code >= RETURN_KIND:
        return ReturnGood(GOODS[code - RETURN_KIND])
    if code >= STEAL_KIND:
        return StealGood(GOODS[code - STEAL_KIND])
    if code >= BURN_SPOT:
        spot = code - BURN_SPOT
        return BurnGear(_topmost(book, s, spot), spot + 1)
    return shared_move(book, code)


def _topmost(book: Any, s: Any, spot: int) -> str:
    """The opponent's topmost gear on a spot where a card is being resolved, if there is one."""
    if s.phase != BURNING:
        return "nothing"
    side, place = 1 - int(s.seat), int(s.resolving_place)
    on = int(s.gear_on[side, place, spot])
    return card_ids(book)[s.gear[side, place, spot, on - 1]] if on > 0 else "nothing"


TASKS: dict[int, tuple[tuple[type[Move], ...], Why]] = {
    STEALING: ((StealGood,), "steal-first"),
    BURNING: ((BurnGear,), "burn-first"),
    RETURNING: ((ReturnGood,), "return-first"),
}


def why_not(book: Any, s: Any, move: Move) -> NotNow:
    """Only explains: what is legal is decided by the rules alone."""
    return NotNow(_why(book, s, move))


def _why(book: Any, s: Any, move: Move) -> Why:
    if s.phase == OVER:
        return "game-over"
    if not isinstance(move, EuropeMove):
        return "other-game"
    if s.phase != PLAYING:
        kinds, first = TASKS[int(s.phase)]
        if not isinstance(move, kinds):
            return first
    match move:
        case StealGood():
            return "nothing-to-steal" if s.phase == PLAYING else "not-here"
        case BurnGear():
            return "nothing-to-burn" if s.phase == PLAYING else "cannot-burn"
        case ReturnGood():
            return "nothing-to-return" if s.phase == PLAYING else "not-in-hideout"
        case PlayThief() | PlayGear() | Discard():
            why = why_not_play(book, s, move, lambda _place, card: int(book.price[card]))
            assert why is not None, "gear in the hand can always be discarded"
            return why
