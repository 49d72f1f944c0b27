"""hideout balance"""

from functools import partial
from operator import attrgetter
from pathlib import Path

import click
import msgspec

from hideout.cli.bots import BotSpec
from hideout.cli.lab import progress_bar
from hideout.cli.params import CATALOGUE, JOBS, JSON, MAX_SEED, RESULTS, games_option
from hideout.games import find_game


def run(
    *,
    count: int,
    bot: str,
    seed: int,
    jobs: int,
    results: Path | None,
    as_json: bool,
    catalogue_path: Path | None,
) -> None:
    from hideout.games.caper_europe.catalogue import CITIES
    from hideout.lab.balance import Deal, Played, Setting, play_game, summary
    from hideout.lab.balance_report import report
    from hideout.lab.results import Results, play_all

    game = find_game("caper-europe")
    path = catalogue_path or game.catalogue_path
    catalogue = game.read_catalogue(path)
    seeds = range(seed, seed + count)
    # The cities in turn: a run that is stopped has about as many games of each.
    todo = [Deal(city, one) for one in seeds for city in CITIES]
    kept = Results(results, Setting(catalogue.hash(), bot), Played) if results else None
    play = partial(play_game, path, bot)
    with progress_bar(game.title, len(todo), hidden=as_json) as advance:
        played = play_all(todo, play, attrgetter("deal"), jobs, kept, advance)
    cities = [
        summary(path, city, [one for one in played if one.deal.city == city]) for city in CITIES
    ]
    if as_json:
        click.echo(
            msgspec.json.encode(
                {
                    "format": 1,
                    "catalogue": catalogue.hash(),
                    "bot": bot,
                    "seed": seed,
                    "cities": cities,
                }
            )
        )
        return
    click.echo(report(catalogue, cities, bot, seeds), nl=False)


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
        RESULTS,
        CATALOGUE,
    ],
    callback=run,
    help="Measure how balanced a catalogue of Caper: Europe is; prints a page of Markdown.",
)
