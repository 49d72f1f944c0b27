"""Random games in bulk, on all cores, with the same result whatever their number."""

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import msgspec
import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.kernel import MAX_SEATS, POINTS, Kernel, Machine, Rows
from hideout.kit.options import Options
from hideout.kit.randomness import below, mixed
from hideout.kit.standings import best_seat, compare
from hideout.kit.table import Table
from hideout.lab.shares import NORMAL_95

BATCH = 2_000
"""Games a thread plays between two reports."""
WIN = 60
"""A win, in parts that divide among any two to five who share it."""
DECISIONS, SCORE, SCORE_SQUARED, WON, WON_SQUARED = range(5)
"""Rows of the totals; a column for each seat."""

Totals = NDArray[np.int64]


@compiled_apart
def random_games(m: Machine, totals: Totals, seed: np.uint64, first: int, games: int) -> None:
    """Play the games numbered from `first` on and add them to the totals."""
    book, table, codes, log = m.books[0], m.tables[0], m.codes, m.log
    legal, play = m.legal, m.play
    for game in range(first, first + games):
        m.deal(book, table, mixed(seed, np.uint64(2 * game)), log)
        choices = mixed(seed, np.uint64(2 * game + 1))
        decisions = 0
        while table.seat >= 0:
            count = legal(book, table, codes)
            play(book, table, codes[below(mixed(choices, np.uint64(decisions)), count)], log)
            decisions += 1
        m.scores(book, table, m.standings, log)
        totals[DECISIONS, 0] += decisions
        add_scores(m.standings, m.seats, totals)


@compiled
def add_scores(standings: Rows, seats: int, totals: Totals) -> None:
    best = best_seat(standings, seats)
    winners = 0
    for seat in range(seats):
        winners += compare(standings, seat, best) == 0
    for seat in range(seats):
        points = standings[seat, POINTS]
        totals[SCORE, seat] += points
        totals[SCORE_SQUARED, seat] += points * points
        if compare(standings, seat, best) == 0:
            totals[WON, seat] += WIN // winners
            totals[WON_SQUARED, seat] += (WIN // winners) ** 2


@cache
def bound(kernel: Kernel) -> Callable[..., None]:
    totals = types.Array(types.int64, 2, "C")
    return kernel.bind(random_games, totals, types.uint64, types.int64, types.int64)


class SeatResult(msgspec.Struct, frozen=True):
    """What one seat reached; each interval holds the true value 95 times in 100."""

    seat: int
    mean_score: float
    mean_score_ci95: tuple[float, float]
    win_share: float
    win_share_ci95: tuple[float, float]


class Simulation(msgspec.Struct, frozen=True):
    format: int
    game: str
    options: Options
    seed: int
    games: int
    jobs: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    us_per_decision_per_core: float
    seats: tuple[SeatResult, ...]


def simulate(table: Table, games: int, jobs: int, report: Callable[[int], None]) -> Simulation:
    """Play `games` random games from the table's game, options and seed.

    `report` is told how many more games are done.
    """
    play_games = bound(table.kernel)

    def share(job: int) -> Totals:
        totals = np.zeros((5, MAX_SEATS), np.int64)
        machine = table.machine()
        for first in range(job * BATCH, games, jobs * BATCH):
            count = min(BATCH, games - first)
            play_games(machine, totals, np.uint64(table.seed), first, count)
            report(count)
        return totals

    started = time.perf_counter()
    sums = np.zeros((5, MAX_SEATS), np.int64)
    with ThreadPoolExecutor(jobs) as pool:
        for totals in pool.map(share, range(jobs)):
            sums += totals
    seconds = time.perf_counter() - started
    decisions = int(sums[DECISIONS, 0])
    return Simulation(
        format=1,
        game=table.game.name,
        options=table.options,
        seed=table.seed,
        games=games,
        jobs=jobs,
        decisions=decisions,
        seconds=seconds,
        games_per_s=games / seconds,
        decisions_per_s=decisions / seconds,
        us_per_decision_per_core=seconds * jobs / decisions * 1e6,
        seats=tuple(_seat_result(seat, games, sums) for seat in range(table.seats)),
    )


def _seat_result(seat: int, games: int, sums: Totals) -> SeatResult:
    score, score_ci = _mean(sums[SCORE, seat], sums[SCORE_SQUARED, seat], games, 1)
    share, share_ci = _mean(sums[WON, seat], sums[WON_SQUARED, seat], games, WIN)
    return SeatResult(seat + 1, score, score_ci, share, share_ci)


def _mean(
    total: np.int64, squares: np.int64, count: int, unit: int
) -> tuple[float, tuple[float, float]]:
    """The mean in units, with its 95 % interval."""
    mean = int(total) / count / unit
    variance = max(int(squares) / count / unit**2 - mean**2, 0.0)
    half = NORMAL_95 * math.sqrt(variance / count)
    return mean, (mean - half, mean + half)
