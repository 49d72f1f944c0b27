"""Parts that several commands share: a subcommand for each game, with that game's own options."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from hideout.games import GAMES, find_game
from hideout.kit.game import Game
from hideout.kit.options import Option
from hideout.words import LANGUAGES

MAX_SEED = 2**64 - 1

Run = Callable[..., None]


def default_language() -> str:
    """As the environment asks, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


LANG = click.Option(
    ["--lang"],
    type=click.Choice(LANGUAGES),
    default=default_language,
    help="The language; without it, as your environment says.",
)
SEED = click.Option(
    ["--seed"],
    type=click.IntRange(0, MAX_SEED),
    help="The same seed gives the same result; without it, one is drawn and told.",
)
JSON = click.Option(["--json", "as_json"], is_flag=True, help="Print JSON, for programs.")
CATALOGUE = click.Option(
    ["--catalogue", "catalogue_path"],
    type=click.Path(path_type=Path),
    help="A catalogue file of your own.",
)
JOBS = click.Option(
    ["--jobs"],
    type=click.IntRange(1, 256),
    default=lambda: len(os.sched_getaffinity(0)),
    help="How many cores to use; without it, all.",
)
RESULTS = click.Option(
    ["--results"],
    type=click.Path(path_type=Path, dir_okay=False),
    help="A file that keeps each game; with it, a run goes on where it was stopped.",
)


def games_option(default: int) -> click.Option:
    return click.Option(
        ["--games", "count"],
        type=click.IntRange(1, 10**12),
        default=default,
        show_default=True,
        help="How many games.",
    )


class GameGroup(click.Group):
    """A command whose subcommands are the games."""

    def __init__(
        self,
        name: str,
        help: str,
        run: Run,
        params: list[click.Parameter],
        *,
        options: Callable[[Game], list[click.Option]] | None = None,
    ) -> None:
        """`run` gets the game, its options and the values of `params`.

        `options` gives those of the game's options that the command takes; else it takes all.
        """
        super().__init__(name, help=help, subcommand_metavar="GAME [OPTIONS]")
        self._run = run
        self._params = params
        self._options = options or all_options

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *GAMES]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if (own := super().get_command(ctx, cmd_name)) or cmd_name not in GAMES:
            return own
        return self._command(find_game(cmd_name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not ctx.resilient_parsing and args[0] not in self.list_commands(ctx):
            find_game(args[0])  # raises the error that lists the games
        return super().resolve_command(ctx, args)

    def _command(self, game: Game) -> click.Command:
        options = self._options(game)
        names = [option.name for option in options]

        def run(**values: Any) -> None:
            options = {name: values.pop(name) for name in names}
            self._run(game, options, **values)

        return click.Command(
            game.name,
            params=[*options, *self._params],
            callback=run,
            short_help=game.title,
            help=f"{self.help} The game is {game.title}.",
        )


def all_options(game: Game) -> list[click.Option]:
    return [_option(option, str(option.default)) for option in game.options]


def optional(option: Option) -> click.Option:
    """An option that need not be chosen."""
    return _option(option, None)


def _option(option: Option, default: str | None) -> click.Option:
    return click.Option(
        [f"--{option.name}"],
        type=click.Choice([str(value) for value in option.values]),
        default=default,
        show_default=True,
        help=option.help,
    )
