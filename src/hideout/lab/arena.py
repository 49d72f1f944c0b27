"""Bots against each other: every pair, on the same deals from every side."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np

from hideout.bots.seated import seated_bots
from hideout.games import find_game
from hideout.kit.options import Options
from hideout.kit.randomness import mixed
from hideout.kit.table import Table
from hideout.lab.all_seen import all_seen
from hideout.lab.shares import Share, wilson

TWO_SIDES = 2
ELO_SCALE = 400.0
STEPS = 2_000
"""Rounds of fitting the ratings: far more than they need to settle."""


class Pairing(msgspec.Struct, frozen=True):
    """One game: `bot` has all seats of one side, `other` has the rest."""

    bot: str
    other: str
    deal: int
    side: int
    is_shown: bool = False
    """Whether `bot` is shown everything."""


class Played(msgspec.Struct, frozen=True):
    pairing: Pairing
    won: float
    """1 if `bot` won, a part of it where sides shared the win."""
    margin: int
    """Its points less those of the best other side."""
    faults: tuple[int, int] = (0, 0)
    """How many decisions of `bot` and of `other` were made at random, as they made none."""


class Duel(msgspec.Struct, frozen=True):
    bot: str
    other: str
    games: int
    won: Share
    fair: float
    """What a bot just as good would win."""
    margin: float
    faults: int
    """How many of its decisions were made at random, as it made none."""
    other_faults: int


class Rating(msgspec.Struct, frozen=True):
    bot: str
    rating: int
    """On the Elo scale; the first bot named has 1000."""


class Arena(msgspec.Struct, frozen=True):
    format: int
    game: str
    options: Options
    seed: int
    duels: tuple[Duel, ...]
    ratings: tuple[Rating, ...]
    """Only of games with two sides, where a win against one means a loss of the other."""


class Setting(msgspec.Struct, frozen=True):
    """All that a game depends on besides its pairing."""

    game: str
    options: Options
    seed: int
    catalogue: str
    """What names its values."""


def pairings(bots: list[str], sides: int, games: int) -> Iterator[Pairing]:
    """For every pair so many games, rounded up to whole deals: each is played from every side."""
    for bot, other in combinations(bots, 2):
        for deal in range(math.ceil(games / sides)):
            for side in range(sides):
                yield Pairing(bot, other, deal, side)


def play_game(path: Path, setting: Setting, pairing: Pairing) -> Played:
    """With the catalogue at `path`."""
    game = find_game(setting.game)
    catalogue = game.read_catalogue(path)
    seed = int(mixed(np.uint64(setting.seed), np.uint64(pairing.deal)))
    table = Table(game, catalogue, seed, setting.options)
    specs = [pairing.bot if side == pairing.side else pairing.other for side in table.sides]
    faults = Counter[bool]()
    with seated_bots(specs, table) as bots:
        while (seat := table.seat) is not None:
            chance = int(mixed(np.uint64(seed), np.uint64(len(table.played) + 1)))
            is_bot = table.sides[seat - 1] == pairing.side
            sight = all_seen(table, seat) if is_bot and pairing.is_shown else table.sight(seat)
            chosen = bots[seat - 1].choose(sight, chance)
            faults[is_bot] += chosen.fault is not None
            table.play(chosen.move)
    return Played(pairing, *_result(table, pairing.side), (faults[True], faults[False]))


def _result(table: Table, side: int) -> tuple[float, int]:
    outcome = table.outcome()
    assert outcome is not None, "the game is over"
    winners = {table.sides[seat - 1] for seat in outcome.winners}
    points: dict[int, int] = {}
    for standing in outcome.standings:
        points[table.sides[standing.seat - 1]] = standing.points
    best_other = max(reached for other, reached in points.items() if other != side)
    return (side in winners) / len(winners), points[side] - best_other


def summary(setting: Setting, sides: int, played: Iterable[Played]) -> Arena:
    by_pair: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for one in played:
        by_pair[one.pairing.bot, one.pairing.other].append(one)
    duels = tuple(
        Duel(
            bot=bot,
            other=other,
            games=len(games),
            won=wilson(sum(one.won for one in games), len(games)),
            fair=1 / sides,
            margin=fmean(one.margin for one in games),
            faults=sum(one.faults[0] for one in games),
            other_faults=sum(one.faults[1] for one in games),
        )
        for (bot, other), games in by_pair.items()
    )
    return Arena(
        format=1,
        game=setting.game,
        options=setting.options,
        seed=setting.seed,
        duels=duels,
        ratings=ratings(duels) if sides == TWO_SIDES else (),
    )


def ratings(duels: tuple[Duel, ...]) -> tuple[Rating, ...]:
    """Bradley and Terry's, with one drawn game added to each duel: so all of them are finite."""
    names = list(dict.fromkeys(name for duel in duels for name in (duel.bot, duel.other)))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            won = expected = 0.0
            for duel in duels:
                if name not in (duel.bot, duel.other):
                    continue
                share = duel.won.value if name == duel.bot else 1 - duel.won.value
                won += share * duel.games + 0.5
                both = strength[duel.bot] + strength[duel.other]
                expected += (duel.games + 1) / both
            strength[name] = won / expected
    first = strength[names[0]]
    return tuple(
        Rating(name, round(1000 + ELO_SCALE * math.log10(strength[name] / first))) for name in names
    )
