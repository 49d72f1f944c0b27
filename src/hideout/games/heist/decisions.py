"""Between numbers and the moves that the family shares; and why one is not legal now."""

from collections.abc import Callable
from typing import Any, Literal

from hideout.games.heist.book import card_ids
from hideout.games.heist.codes import DISCARD, LAY
from hideout.games.heist.fields import CREW, PLACES, THIEVES
from hideout.games.heist.moves import Discard, PlayGear, PlayThief

SharedMove = PlayThief | PlayGear | Discard
WhyNotPlay = Literal[
    "not-in-hand",
    "thief-needs-place",
    "gear-needs-thief",
    "crew-full",
    "no-thief",
    "gear-full",
    "too-dear",
    "thief-stays",
]


def shared_move(book: Any, code: int) -> SharedMove:
    ids = card_ids(book)
    if code >= DISCARD:
        return Discard(ids[THIEVES + code - DISCARD])
    if code >= LAY:
        rest, spot = divmod(code - LAY, CREW)
        card, place = divmod(rest, PLACES)
        return PlayGear(ids[THIEVES + card], place + 1, spot + 1)
    card, place = divmod(code, PLACES)
    return PlayThief(ids[card], place + 1)


def why_not_play(
    book: Any, s: Any, move: SharedMove, cost: Callable[[int, int], int]
) -> WhyNotPlay | None:
    """What the rules of both games have against it; `cost` is that of a place and a card."""
    ids = card_ids(book)
    hand = [ids[card] for card in s.hand[s.seat].tolist() if card >= 0]
    if move.card not in hand:
        return "not-in-hand"
    card = ids.index(move.card)
    is_thief = card < THIEVES
    match move:
        case PlayThief():
            return "crew-full" if is_thief else "gear-needs-thief"
        case PlayGear():
            if is_thief:
                return "thief-needs-place"
            if cost(move.place - 1, card) > s.coins[s.seat]:
                return "too-dear"
            return no_room(s, move.place - 1, move.spot - 1)
        case Discard():
            return "thief-stays" if is_thief else None


def no_room(s: Any, place: int, spot: int) -> Literal["no-thief", "gear-full"]:
    return "no-thief" if spot >= s.thieves[s.seat, place] else "gear-full"
