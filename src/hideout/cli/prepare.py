"""Compiling a game's rules on first use, with a progress bar.

As a program it compiles the games that it is given, with all their bots; without any, all games,
with all that is ever compiled for them: python -m hideout.cli.prepare caper
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from hideout.bots import BOTS, compiled_for
from hideout.games import all_games, find_game
from hideout.kit.game import Game
from hideout.kit.kernel import VERBS, Kernel
from hideout.lab import laws, simulate
from hideout.lab.processes import spread

Bulk = Callable[[Kernel], object]
"""Compiles for a game what serves every game."""
Part = str | Bulk
"""A verb, or one of those."""


def prepare(game: Game, *bulk: Bulk) -> None:
    """Compile the rules, and each function of `bulk` for them; or load them from the cache."""
    from hideout.kit.compile import has_compiled

    parts: tuple[Part, ...] = (*VERBS, *bulk)
    missing = [part for part in parts if not has_compiled(_name(game, part))]
    if missing:
        _compile_beside_each_other(game, missing)
    for part in parts:
        _compile(game, part)


def _compile_beside_each_other(game: Game, parts: list[Part]) -> None:
    """A process each, as many as there are cores: Numba compiles one thing at a time."""
    from hideout.kit.compile import set_compiled

    jobs = min(os.cpu_count() or 1, len(parts))
    console = Console(stderr=True)
    # Where nobody watches, it would still print an empty line.
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Compiling the rules of {game.title}, once", total=len(parts))
        for _ in spread(jobs, _compile, [game] * len(parts), parts):
            progress.advance(task)
    for part in parts:
        set_compiled(_name(game, part))


def _compile(game: Game, part: Part) -> None:
    kernel = game.rules().kernel
    if isinstance(part, str):
        kernel.compile(part)
    else:
        part(kernel)


def prepare_to_serve(game: Game) -> None:
    """Compile or load all that a table of the game may need, whoever plays there."""
    prepare(game, *_of_all_bots())


def is_prepared_to_serve(game: Game) -> bool:
    from hideout.kit.compile import has_compiled

    parts: tuple[Part, ...] = (*VERBS, *_of_all_bots())
    return all(has_compiled(_name(game, part)) for part in parts)


def _of_all_bots() -> tuple[Bulk, ...]:
    return tuple(dict.fromkeys(function for bot in BOTS for function in compiled_for(bot)))


def _name(game: Game, part: Part) -> str:
    # Numba keeps what it compiles for each folder that the sources are in.
    folder = hashlib.sha256(os.fsencode(Path(__file__).parent)).hexdigest()[:8]
    return "-".join([game.name, folder, part if isinstance(part, str) else part.__module__])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        prepare_to_serve(find_game(name))
    if len(sys.argv) == 1:
        for each in all_games():
            prepare(each, *_of_all_bots(), laws.bound, simulate.bound)
