"""hideout arena"""

import secrets
from functools import partial
from operator import attrgetter
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from hideout.bots import check_bot
from hideout.cli.bots import NAMES_OF_LEVELS
from hideout.cli.lab import progress_bar
from hideout.cli.params import (
    CATALOGUE,
    JOBS,
    JSON,
    MAX_SEED,
    RESULTS,
    SEED,
    GameGroup,
    games_option,
)
from hideout.errors import HideoutError
from hideout.kit.game import Game
from hideout.kit.options import Options, checked_options


def run(
    game: Game,
    options: Options,
    *,
    bots: str,
    count: int,
    seed: int | None,
    jobs: int,
    results: Path | None,
    as_json: bool,
    catalogue_path: Path | None,
) -> None:
    from hideout.lab.arena import Played, Setting, pairings, play_game, summary
    from hideout.lab.results import Results, play_all

    specs = _specs(bots)
    path = catalogue_path or game.catalogue_path
    cards = game.read_catalogue(path).hash()
    seed = secrets.randbelow(MAX_SEED) if seed is None else seed
    setting = Setting(game.name, checked_options(game.name, game.options, options), seed, cards)
    sides = len(set(game.sides(setting.options)))
    todo = list(pairings(specs, sides, count))
    kept = Results(results, setting, Played) if results else None
    play = partial(play_game, path, setting)
    with progress_bar(game.title, len(todo), hidden=as_json) as report:
        played = play_all(todo, play, attrgetter("pairing"), jobs, kept, report)
    found = summary(setting, sides, played)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    names = (Column(title, overflow="fold") for title in ("bot", "against"))
    grid = Grid(*names, "games", "wins", "95 %", "fair", "points ahead")
    for duel in found.duels:
        grid.add_row(
            duel.bot,
            duel.other,
            str(duel.games),
            f"{duel.won.value:.1%}",
            f"{duel.won.low:.1%} to {duel.won.high:.1%}",
            f"{duel.fair:.0%}",
            f"{duel.margin:+.1f}",
        )
    Console().print(grid)
    for rating in found.ratings:
        click.echo(f"{rating.bot}: {rating.rating}")
    for duel in found.duels:
        _tell_faults(duel.bot, duel.other, duel.faults)
        _tell_faults(duel.other, duel.bot, duel.other_faults)
    click.echo(f"seed {seed}")


def _tell_faults(bot: str, other: str, faults: int) -> None:
    if faults:
        click.echo(f"{bot} against {other}: {faults} of its moves were made at random for it")


def _specs(bots: str) -> list[str]:
    specs = bots.split(",")
    for spec in specs:
        check_bot(spec)
    if len(specs) == 1 or len(set(specs)) < len(specs):
        raise HideoutError(f"--bots {bots}: it takes two or more, each once, as in greedy,random")
    return specs


arena = GameGroup(
    "arena",
    "Let bots play each other, on the same deals from every side.",
    run,
    [
        click.Option(
            ["--bots"],
            default="greedy,random",
            show_default=True,
            help=f"Two or more, with commas between; every pair plays. {NAMES_OF_LEVELS}, any"
            " other of `hideout bots`, or programs such as ./mybot.",
        ),
        games_option(400),
        SEED,
        JOBS,
        JSON,
        RESULTS,
        CATALOGUE,
    ],
)
