"""Compiling a game's rules on first use, with a progress bar.

As a program it compiles the games that it is given, with all their bots; without any, all games
beside each other, with all that is ever compiled for them: python -m hideout.cli.prepare caper
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from hideout.bots import BOTS, compiled_for
from hideout.games import all_games, find_game
from hideout.kit.game import Game
from hideout.kit.kernel import VERBS, Kernel
from hideout.lab import laws, simulate


def prepare(game: Game, *bulk: Callable[[Kernel], object]) -> None:
    """Compile the rules, and each function of `bulk` for them; or load them from the cache."""
    from hideout.kit.compile import has_compiled, set_compiled

    kernel = game.rules().kernel
    what = _what(game, bulk)
    steps = _steps(kernel, bulk)
    if has_compiled(what):
        for _ in steps:
            pass
        return
    console = Console(stderr=True)
    # Where nobody watches, it would still print an empty line.
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(
            f"Compiling the rules of {game.title}, once", total=len(VERBS) + len(bulk)
        )
        for _ in steps:
            progress.advance(task)
    set_compiled(what)


def prepare_to_serve(game: Game) -> None:
    """Compile or load all that a table of the game may need, whoever plays there."""
    prepare(game, *_of_all_bots())


def is_prepared_to_serve(game: Game) -> bool:
    from hideout.kit.compile import has_compiled

    return has_compiled(_what(game, _of_all_bots()))


def _of_all_bots() -> tuple[Callable[[Kernel], object], ...]:
    return tuple(dict.fromkeys(function for bot in BOTS for function in compiled_for(bot)))


def _what(game: Game, bulk: tuple[Callable[[Kernel], object], ...]) -> str:
    # Numba keeps what it compiles for each folder that the sources are in.
    folder = hashlib.sha256(os.fsencode(Path(__file__).parent)).hexdigest()[:8]
    return "-".join([game.name, folder, *(function.__module__ for function in bulk)])


def _steps(kernel: Kernel, bulk: tuple[Callable[[Kernel], object], ...]) -> Iterator[str]:
    yield from kernel.compile()
    for function in bulk:
        function(kernel)
        yield function.__module__


def _prepare_all() -> None:
    # A process each: Numba compiles one thing at a time.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(_prepare_whole, all_games()))


def _prepare_whole(game: Game) -> None:
    prepare_to_serve(game)
    prepare(game, laws.bound)
    prepare(game, simulate.bound)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        _prepare_all()
    for name in sys.argv[1:]:
        prepare_to_serve(find_game(name))
