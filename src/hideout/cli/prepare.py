"""Compiling a game's rules on first use, with a progress bar.

As a program it compiles the games that it is given, with all their bots; without any, all games,
with all that is ever compiled for them: python -m hideout.cli.prepare caper
"""

import hashlib
import os
import sys
from collections.abc import Callable, Sequence
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
    _compile_missing([game], bulk)
    for part in _parts(bulk):
        _compile(game, part)


def _parts(bulk: Sequence[Bulk]) -> list[Part]:
    return [*bulk, *VERBS]  # those that take longest first, so that no core is left without work


def _compile_missing(games: Sequence[Game], bulk: Sequence[Bulk]) -> None:
    """A process each, as many as there are cores: Numba compiles one thing at a time."""
    from hideout.kit.compile import has_compiled, set_compiled

    parts = [(game, part) for game in games for part in _parts(bulk)]
    missing = [pair for pair in parts if not has_compiled(_name(*pair))]
    if not missing:
        return
    jobs = min(os.cpu_count() or 1, len(missing))
    titles = ", ".join(dict.fromkeys(game.title for game, _ in missing))
    console = Console(stderr=True)
    # Where nobody watches, it would still print an empty line.
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Compiling the rules of {titles}, once", total=len(missing))
        compiling = spread(jobs, _compile, *map(list, zip(*missing, strict=True)))
        for pair, _ in zip(missing, compiling, strict=True):
            set_compiled(_name(*pair))
            progress.advance(task)


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

    return all(has_compiled(_name(game, part)) for part in _parts(_of_all_bots()))


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
        _compile_missing(all_games(), (*_of_all_bots(), laws.bound, simulate.bound))
