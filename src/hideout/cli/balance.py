"""hideout balance"""

from pathlib import Path

import click
import msgspec

from hideout.cli.bots import BotSpec
from hideout.cli.lab import progress_bar
from hideout.cli.params import CATALOGUE, JOBS, JSON, games_option
from hideout.games import find_game


def run(*, count: int, bot: str, jobs: int, as_json: bool, catalogue_path: Path | None) -> None:
    from hideout.games.caper_europe.catalogue import CITIES
    from hideout.lab.balance import measure
    from hideout.lab.balance_report import report

    game = find_game("caper-europe")
    path = catalogue_path or game.catalogue_path
    catalogue = game.read_catalogue(path)
    results = []
    with progress_bar(game.title, count * len(CITIES), hidden=False) as advance:
        for city in CITIES:
            results.append(measure(path, city, bot, count, jobs, advance))
    if as_json:
        click.echo(
            msgspec.json.encode(
                {"format": 1, "catalogue": catalogue.hash(), "bot": bot, "cities": results}
            )
        )
        return
    command = f"hideout balance --games {count} --bot {bot} > docs/catalogue-europe.md"
    click.echo(report(catalogue, results, bot, count, command), nl=False)


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
        JOBS,
        JSON,
        CATALOGUE,
    ],
    callback=run,
    help="Measure how balanced a catalogue of Caper: Europe is; prints a page of Markdown.",
)
