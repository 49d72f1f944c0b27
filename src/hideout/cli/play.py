"""hideout play"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from logging.handlers import BufferingHandler
from pathlib import Path

import click

from hideout.bots import compiled_for
from hideout.cli.bots import NAMES_OF_LEVELS, BotSpec
from hideout.cli.params import CATALOGUE, LANG, SEED, GameGroup
from hideout.errors import HideoutError
from hideout.kit.game import Game
from hideout.kit.options import Options
from hideout.words import Words

MOST_TOLD = 10_000
"""Lines about bots' faults: more than any evening has."""
BOT_NAMES = ("Bruno", "Cleo", "Dora", "Emil")


@contextmanager
def faults_told_afterwards() -> Iterator[None]:
    """What bots do wrong is told when the terminal is free again."""
    told = BufferingHandler(MOST_TOLD)
    log = logging.getLogger("hideout.bots")
    log.addHandler(told)
    try:
        yield
    finally:
        log.removeHandler(told)
        for record in told.buffer:
            click.echo(record.getMessage(), err=True)


def run(
    game: Game,
    options: Options,
    *,
    seat: int,
    name: str,
    bots: str,
    seed: int | None,
    lang: str,
    catalogue_path: Path | None,
    record_path: Path | None,
) -> None:
    import hideout
    from hideout.cli.prepare import prepare
    from hideout.match.match import Match, Player
    from hideout.match.storage import new_record_path
    from hideout.terminal.app import play_in_terminal, require_terminal

    seats = len(game.sides(options))
    if seat > seats:
        raise HideoutError(f"there is no seat {seat}; this table has seats 1 to {seats}")
    require_terminal()
    path = new_record_path(record_path) if record_path else None
    if catalogue_path:
        game.read_catalogue(catalogue_path)  # what is wrong with it is told before compiling
    prepare(game, *compiled_for(bots))
    players = [Player(bot, bots) for bot in BOT_NAMES[: seats - 1]]
    players.insert(seat - 1, Player(name, None))

    def new_match(seed: int | None) -> Match:
        table = hideout.deal(game.name, seed=seed, catalogue=catalogue_path, **options)
        return Match(table, tuple(players), path)

    # One file keeps one game: with a record there is no next one.
    another = None if path else partial(new_match, None)
    with faults_told_afterwards():
        play_in_terminal(new_match(seed), seat, Words(lang), another)


play = GameGroup(
    "play",
    "Play in this terminal against bots.",
    run,
    [
        click.Option(
            ["--bots"],
            type=BotSpec(),
            default="pickpocket",
            show_default=True,
            help=f"Who plays the other seats: {NAMES_OF_LEVELS}, any other of `hideout bots`,"
            " or a program such as ./mybot.",
        ),
        click.Option(
            ["--seat"],
            type=click.IntRange(1),
            default=1,
            show_default=True,
            help="Where you sit.",
        ),
        click.Option(["--name"], default="Ada", show_default=True, help="What you are called."),
        SEED,
        LANG,
        CATALOGUE,
        click.Option(
            ["--record", "record_path"],
            type=click.Path(path_type=Path),
            help="A new file that the game is kept in, move by move.",
        ),
    ],
)
