"""hideout ceiling"""

import secrets
from functools import partial
from operator import attrgetter

import click
import msgspec

from hideout.bots import check_bot
from hideout.cli.lab import progress_bar
from hideout.cli.params import JOBS, JSON, MAX_SEED, SEED, GameGroup, games_option
from hideout.kit.game import Game
from hideout.kit.options import Options, checked_options


def run(
    game: Game,
    options: Options,
    *,
    bot: str,
    other: str,
    count: int,
    seed: int | None,
    jobs: int,
    as_json: bool,
) -> None:
    from hideout.lab.arena import Setting, play_game
    from hideout.lab.ceiling import both_ways, summary
    from hideout.lab.results import play_all

    for spec in (bot, other):
        check_bot(spec)
    seed = secrets.randbelow(MAX_SEED) if seed is None else seed
    checked = checked_options(game.name, game.options, options)
    path = game.catalogue_path
    setting = Setting(game.name, checked, seed, game.read_catalogue(path).hash())
    sides = len(set(game.sides(setting.options)))
    todo = both_ways(bot, other, sides, count)
    play = partial(play_game, path, setting)
    with progress_bar(game.title, len(todo), hidden=as_json) as report:
        played = play_all(todo, play, attrgetter("pairing"), jobs, None, report)
    found = summary(setting, sides, played)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    for told, won in ((bot, found.won), (f"{bot}, shown everything", found.won_shown)):
        click.echo(f"{told}: {won.value:.1%} ({won.low:.1%} to {won.high:.1%}) against {other}")
    click.echo(f"fair: {found.fair:.1%}, of {found.games} games, seed {seed}")
    if found.way is not None:
        click.echo(f"{found.way:.0%} of the way")


ceiling = GameGroup(
    "ceiling",
    "See how far a bot comes of what luck leaves to win: the same bot is shown everything.",
    run,
    [
        click.Option(
            ["--bot"],
            default="search:iterations=4000",
            show_default=True,
            help="What is measured: a bot of `hideout bots`.",
        ),
        click.Option(
            ["--other"], default="greedy", show_default=True, help="Whom it plays against."
        ),
        games_option(200),
        SEED,
        JOBS,
        JSON,
    ],
)
