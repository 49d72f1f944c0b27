"""hideout balance"""

from pathlib import Path

import click
import msgspec

from hideout.cli.bots import BotSpec
from hideout.cli.lab import progress_bar
from hideout.cli.params import CATALOGUE, JOBS, JSON, MAX_SEED, games_option
from hideout.games import find_game


def run(
    *, count: int, bot: str, seed: int, jobs: int, as_json: bool, catalogue_path: Path | None
) -> None:
    from hideout.games.caper_europe.catalogue import CITIES
    from hideout.lab.balance import measure
    from hideout.lab.balance_report import report

    game = find_game("caper-europe")
    path = catalogue_path or game.catalogue_path
    catalogue = game.read_catalogue(path)
    seeds = range(seed, seed + count)
    results = []
    with progress_bar(game.title, count * len(CITIES), hidden=False) as advance:
        for city in CITIES:
            results.append(measure(path, city, bot, seeds, jobs, advance))
    if as_json:
        click.echo(
            msgspec.json.encode(
                {
                    "format": 1,
                    "catalogue": catalogue.hash(),
                    "bot": bot,
                    "seed": seed,
                    "cities": results,
                }
            )
        )
        return
    click.echo(report(catalogue, results, bot, seeds), nl=False)


balance = click.Command(
    "balance",
    params=[
        games_option(2_000),
        click.Option(
            ["--bot"],
            type=BotSpec(),
            default="greedy",
            show_default=True,
            help="Who plays both seats.",
        ),
        click.Option(
            ["--seed"],
            type=click.IntRange(0, MAX_SEED),
            default=0,
            show_default=True,
            help="That of the first game; each further game has the next.",
        ),
        JOBS,
        JSON,
        CATALOGUE,
    ],
    callback=run,
    help="Measure how balanced a catalogue of Caper: Europe is; prints a page of Markdown.",
)
