"""hideout simulate, laws and bench"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from hideout.cli.params import CATALOGUE, JOBS, JSON, MAX_SEED, SEED, GameGroup, games_option
from hideout.errors import HideoutError
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations

if TYPE_CHECKING:
    from hideout.lab.bench import BenchRow
    from hideout.lab.search_bench import SearchRow

T = TypeVar("T")

PYTHON_SAMPLE = 10
"""Of the laws' games, how many of each mode are held to the laws that need Python as well."""


@contextmanager
def progress_bar(title: str, total: int, *, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what it gives is told how many more are done."""
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=hidden) as progress:
        task = progress.add_task(title, total=total)
        yield lambda count: progress.advance(task, count)


def run_simulate(
    game: Game,
    options: Options,
    *,
    count: int,
    seed: int | None,
    jobs: int,
    as_json: bool,
    catalogue_path: Path | None,
) -> None:
    import hideout
    from hideout.cli.prepare import prepare
    from hideout.lab import simulate as bulk

    if catalogue_path:
        game.read_catalogue(catalogue_path)  # what is wrong with it is told before compiling
    prepare(game, bulk.bound)
    table = hideout.deal(game.name, seed=seed, catalogue=catalogue_path, **options)
    with progress_bar(game.title, count, hidden=as_json) as report:
        result = bulk.simulate(table, count, jobs, report)
    if as_json:
        click.echo(msgspec.json.encode(result))
        return
    grid = Grid("seat", "mean score", "95 %", "win share", "95 %")
    for seat in result.seats:
        grid.add_row(
            str(seat.seat),
            f"{seat.mean_score:.3f}",
            "{:.3f} to {:.3f}".format(*seat.mean_score_ci95),
            f"{seat.win_share:.2%}",
            "{:.2%} to {:.2%}".format(*seat.win_share_ci95),
        )
    Console().print(grid)
    click.echo(
        f"{result.games} games, seed {result.seed}, {result.decisions} decisions in"
        f" {result.seconds:.2f} s on {result.jobs} cores: {result.games_per_s:.0f} games/s,"
        f" {result.us_per_decision_per_core:.3f} µs a decision on one core"
    )


simulate = GameGroup(
    "simulate",
    "Play many random games and count.",
    run_simulate,
    [games_option(100_000), SEED, JOBS, JSON, CATALOGUE],
)


def run_laws(
    game: Game,
    _options: Options,
    *,
    count: int,
    seed: int | None,
    jobs: int,
    catalogue_path: Path | None,
) -> None:
    import hideout
    from hideout.cli.prepare import prepare
    from hideout.lab import laws as bulk
    from hideout.lab.python_laws import check_python_laws

    if catalogue_path:
        game.read_catalogue(catalogue_path)  # what is wrong with it is told before compiling
    prepare(game, bulk.bound)
    seed = secrets.randbelow(MAX_SEED) if seed is None else seed
    sample = min(count, PYTHON_SAMPLE)
    for options in combinations(game.options):
        table = hideout.deal(game.name, seed=seed, catalogue=catalogue_path, **options)
        title = f"{game.name} {_in_words(options)}"
        with progress_bar(title, count + sample, hidden=False) as report:
            broken = bulk.check_laws(table, count, jobs, report)
            for number in range(sample if broken is None else 0):
                broken = broken or check_python_laws(table, number)
                report(1)
        if broken:
            raise HideoutError(f"{title}: broken law: {broken.law}; {broken.where}")
        click.echo(
            f"{title}, seed {seed}: clean; games: {count}, with the laws in Python: {sample}"
        )


laws = GameGroup(
    "laws",
    "Hold random games of every mode to the laws every game obeys.",
    run_laws,
    [games_option(1_000), SEED, JOBS, CATALOGUE],
    options=lambda _: [],
)


def run_bench(search: bool, as_json: bool) -> None:
    from hideout.bots import search as searching
    from hideout.cli.prepare import prepare
    from hideout.games import all_games
    from hideout.lab import bench as measure
    from hideout.lab import search_bench
    from hideout.lab import simulate as bulk

    for game in all_games():
        prepare(game, searching.bound if search else bulk.bound)
    console = Console(stderr=True)
    with console.status("", spinner="dots") as status:
        if search:
            searches = list(search_bench.search_bench(status.update))
            _show("searches", searches, _search_grid, as_json=as_json)
        else:
            rows = list(measure.bench(status.update))
            _show("rows", rows, _games_grid, as_json=as_json)


def _show(name: str, rows: list[T], grid: Callable[[list[T]], Grid], *, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode({"format": 1, name: rows}))
    else:
        Console().print(grid(rows))


def _games_grid(rows: "list[BenchRow]") -> Grid:
    grid = Grid("game", "options", "games/s", "µs a decision", "games per 1000 Python loops")
    for row in rows:
        grid.add_row(
            row.game,
            _in_words(row.options),
            f"{row.games_per_s:.0f}",
            f"{row.us_per_decision:.3f}",
            f"{row.games_per_python_loop * 1000:.2f}",
        )
    return grid


def _search_grid(rows: "list[SearchRow]") -> Grid:
    grid = Grid("game", "search", "iterations/s", "ours to it", "first move")
    for row in rows:
        speed, first_move = f"{row.iterations_per_s:.0f}", f"{row.first_move_ms:.1f} ms"
        grid.add_row(f"{row.game} {_in_words(row.options)}", "ours", speed, "", first_move)
        for name, theirs in row.openspiel_iterations_per_s.items():
            grid.add_row("", f"OpenSpiel, {name}", f"{theirs:.0f}", f"{row.ratios[name]:.2f}")
    return grid


def _in_words(options: Options) -> str:
    return " ".join(f"{name} {value}" for name, value in options.items())


bench = click.Command(
    "bench",
    params=[
        click.Option(
            ["--search"],
            is_flag=True,
            help="Measure the tree search instead, beside OpenSpiel's.",
        ),
        JSON,
    ],
    callback=run_bench,
    help="Measure random games on one core, beside a plain-Python loop in the same run.",
)
