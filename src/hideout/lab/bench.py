"""How fast random games are, beside a plain-Python loop of fixed work in the same run.

The loop makes figures from different machines, or from a busy one, comparable.
"""

import statistics
import time
from collections.abc import Callable, Iterator

import msgspec

from hideout.games import all_games
from hideout.kit.options import Options, modes
from hideout.kit.table import Table
from hideout.lab.simulate import simulate

ROUNDS = 5
GAMES = 10_000
LOOP = 300_000


class BenchRow(msgspec.Struct, frozen=True):
    """Medians of the rounds, on one core."""

    game: str
    options: Options
    games_per_s: float
    us_per_decision: float
    python_loops_per_s: float
    """Rounds of the plain-Python loop, measured between the games."""
    games_per_python_loop: float


def bench(report: Callable[[str], None]) -> Iterator[BenchRow]:
    """Measure each game and mode, naming it beforehand."""
    for game in all_games():
        catalogue = game.read_catalogue(game.catalogue_path)
        for options in modes(game.options):
            report(f"{game.name} {options}")
            yield _measure(Table(game, catalogue, 1, options))


def _measure(table: Table) -> BenchRow:
    simulate(table, 1, 1, lambda _: None)
    runs, loops = [], []
    for _ in range(ROUNDS):
        loops.append(LOOP / _seconds(_plain_loop))
        runs.append(simulate(table, GAMES, 1, lambda _: None))
    ratios = [run.games_per_s / loop for run, loop in zip(runs, loops, strict=True)]
    return BenchRow(
        game=table.game.name,
        options=table.options,
        games_per_s=statistics.median(run.games_per_s for run in runs),
        us_per_decision=statistics.median(run.us_per_decision_per_core for run in runs),
        python_loops_per_s=statistics.median(loops),
        games_per_python_loop=statistics.median(ratios),
    )


def _plain_loop() -> None:
    """What interpreted rules spend their time on: small numbers in a list."""
    cells = [0] * 64
    for n in range(LOOP):
        cells[n & 63] += n % 7


def _seconds(work: Callable[[], None]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
