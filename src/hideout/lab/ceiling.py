"""How far play can come where luck decides much: a bot, and the same bot shown everything.

Both play the same deals against the same other bot; a bot just as good as that one wins the fair
share. How much of the way from there to what it wins when shown everything a bot comes without that
is a measure that luck does not blur.
"""

import msgspec

from hideout.kit.options import Options
from hideout.lab.arena import Pairing, Played, Setting, pairings
from hideout.lab.shares import Share, wilson


class Ceiling(msgspec.Struct, frozen=True):
    format: int
    game: str
    options: Options
    seed: int
    bot: str
    other: str
    games: int
    fair: float
    won: Share
    won_shown: Share
    """When shown everything."""
    way: float | None
    """From the fair share to that; None if that is no better."""


def both_ways(bot: str, other: str, sides: int, games: int) -> list[Pairing]:
    """Each game twice: fair, and shown everything."""
    fair = list(pairings([bot, other], sides, games))
    return fair + [msgspec.structs.replace(one, is_shown=True) for one in fair]


def summary(setting: Setting, sides: int, played: list[Played]) -> Ceiling:
    fair = 1 / sides
    won, won_shown = (_won(played, is_shown=is_shown) for is_shown in (False, True))
    is_better = won_shown.value > fair
    return Ceiling(
        format=1,
        game=setting.game,
        options=setting.options,
        seed=setting.seed,
        bot=played[0].pairing.bot,
        other=played[0].pairing.other,
        games=len(played) // 2,
        fair=fair,
        won=won,
        won_shown=won_shown,
        way=(won.value - fair) / (won_shown.value - fair) if is_better else None,
    )


def _won(played: list[Played], *, is_shown: bool) -> Share:
    found = [one.won for one in played if one.pairing.is_shown == is_shown]
    return wilson(sum(found), len(found))
