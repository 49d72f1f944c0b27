"""hideout advise and analyse"""

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from hideout.bots import compiled_for
from hideout.cli.lab import progress_bar
from hideout.cli.params import CATALOGUE, JOBS, JSON, LANG
from hideout.errors import HideoutError
from hideout.games import GAMES, find_game
from hideout.kit.sentences import Sentences
from hideout.words import Words, mark

if TYPE_CHECKING:
    from hideout.bots.advice import Advice
    from hideout.kit.table import Table
    from hideout.lab.analysis import Analysis

RECORD = click.Argument(["record"], type=click.Path(path_type=Path))
LEAST_ITERATIONS = 500
"""So that a search tries every move."""
LEAST_LOSS = 0.005
"""What rounds to one percent."""
TURN = "◆"
ADVICE_COLUMNS = (
    mark("Move"),
    mark("Win chance"),
    mark("Points ahead"),
    mark("Tried"),
    mark("Why"),
)
ANALYSIS_COLUMNS = (
    mark("Who"),
    mark("Move"),
    mark("Before"),
    mark("After"),
    mark("Lost"),
    mark("Better move"),
)


def iterations_option(default: int, what: str) -> click.Option:
    return click.Option(
        ["--iterations"],
        type=click.IntRange(LEAST_ITERATIONS, 10**9),
        default=default,
        show_default=True,
        help=f"How long to think about {what}; the same number gives the same result.",
    )


def _replayed(record: Path, catalogue_path: Path | None) -> "Table":
    import hideout
    from hideout.cli.prepare import prepare
    from hideout.kit.record import load_record

    loaded = load_record(record)
    if loaded.game in GAMES:  # replaying tells, if not
        game = find_game(loaded.game)
        if catalogue_path:
            game.read_catalogue(catalogue_path)  # what is wrong with it is told before compiling
        prepare(game, *compiled_for("search"))
    return hideout.replay(loaded, catalogue=catalogue_path)


def run_advise(
    record: Path, iterations: int, lang: str, as_json: bool, catalogue_path: Path | None
) -> None:
    from hideout.bots.search import SearchBot

    table = _replayed(record, catalogue_path)
    if table.seat is None:
        raise HideoutError(f"{record}: the game is over; there is nothing to advise")
    sentences = table.game.sentences(Words(lang), table.catalogue)
    latest: list[Advice] = []
    with progress_bar(table.game.title, iterations, hidden=as_json) as report:

        def watch(advice: "Advice") -> bool:
            report(advice.iterations - (latest[-1].iterations if latest else 0))
            latest.append(advice)
            return True

        try:
            bot = SearchBot(iterations=iterations)
            bot.advise(table.sight(table.seat), len(table.played), sentences, watch)
        except KeyboardInterrupt:
            if not latest:
                raise
    if as_json:
        click.echo(msgspec.json.encode(_advice_json(table, sentences, latest[-1])))
    else:
        _show_advice(table, sentences, latest[-1])


def _advice_json(table: "Table", sentences: Sentences, advice: "Advice") -> dict[str, object]:
    return {
        "format": 1,
        "game": table.game.name,
        "options": table.options,
        "lang": sentences.words.language,
        "seat": table.seat,
        "iterations": advice.iterations,
        "moves": [
            {
                "move": str(one.move),
                "sentence": sentences.move(one.move),
                "win_chance": one.win_chance,
                "margin": one.margin,
                "visits": one.visits,
                "reason": one.reason,
            }
            for one in advice.moves
        ],
    }


def _show_advice(table: "Table", sentences: Sentences, advice: "Advice") -> None:
    words = sentences.words
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(sentences.prompt(table.view(table.seat)), style="bold")
    grid = _grid(words, *ADVICE_COLUMNS)
    for one in advice.moves:
        grid.add_row(
            sentences.move(one.move),
            words.percent(one.win_chance),
            f"{one.margin:+.1f}",
            str(one.visits),
            one.reason,
        )
    console.print(grid)


def _grid(words: Words, *columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    for column in columns:
        grid.add_column(words.say(column) if column else "", overflow="fold")
    return grid


def run_analyse(
    record: Path,
    iterations: int,
    jobs: int,
    lang: str,
    as_json: bool,
    svg: Path | None,
    catalogue_path: Path | None,
) -> None:
    from hideout.lab.analysis import analyse
    from hideout.lab.curve import Curve

    end = _replayed(record, catalogue_path)
    if not end.played:
        raise HideoutError(f"{record}: no move was made yet; there is nothing to analyse")
    words = Words(lang)
    sentences = end.game.sentences(words, end.catalogue)
    with progress_bar(end.game.title, len(end.played), hidden=as_json) as report:
        analysis = analyse(end, sentences, iterations, jobs, report)
    if svg:
        _write(svg, Curve(analysis, end.game.title, words).svg())
    if as_json:
        click.echo(msgspec.json.encode(analysis))
        return
    _show_analysis(analysis, sentences)
    if outcome := end.outcome():
        click.echo(sentences.outcome(outcome))


def _show_analysis(analysis: "Analysis", sentences: Sentences) -> None:
    words = sentences.words
    turns = {point.number for point in analysis.turning_points}
    grid = _grid(words, "", *ANALYSIS_COLUMNS)
    for one in analysis.decisions:
        has_better = one.loss >= LEAST_LOSS
        grid.add_row(
            f"{TURN if one.number in turns else ' '}{one.number:3}",
            sentences.who(one.seat),
            one.sentence,
            words.percent(one.before),
            words.percent(one.after),
            words.percent(one.loss) if has_better else "",
            one.best_sentence if has_better else "",
        )
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(grid)
    if analysis.turning_points:
        console.print(words.say("Turning points"), style="bold")
    for point in analysis.turning_points:
        console.print(f"{TURN}{point.number:3}  {point.sentence}")


def _write(path: Path, svg: str) -> None:
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise HideoutError(f"{path}: the curve cannot be written ({error.strerror})") from error


advise = click.Command(
    "advise",
    params=[RECORD, iterations_option(20_000, "the decision"), LANG, JSON, CATALOGUE],
    callback=run_advise,
    help="Advise the seat that decides at the end of a record. Ctrl+C ends the thinking early.",
)
analyse = click.Command(
    "analyse",
    params=[
        RECORD,
        iterations_option(4_000, "each decision"),
        JOBS,
        LANG,
        JSON,
        click.Option(
            ["--svg"],
            type=click.Path(path_type=Path, dir_okay=False),
            help="A file for the curve of who was winning.",
        ),
        CATALOGUE,
    ],
    callback=run_analyse,
    help="Look over a record: at each decision the win chance, the best move; turning points.",
)
