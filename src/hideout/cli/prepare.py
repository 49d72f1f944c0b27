"""Compiling a game's rules on first use, with a progress bar."""

from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import Progress

from hideout.kit.game import Game
from hideout.kit.kernel import VERBS, Kernel


def prepare(game: Game, *bulk: Callable[[Kernel], object]) -> None:
    """Compile the rules, and each function of `bulk` for them; or load them from the cache."""
    from hideout.kit.compile import has_compiled, set_compiled

    kernel = game.rules().kernel
    what = "-".join([game.name, *(function.__module__ for function in bulk)])
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


def _steps(kernel: Kernel, bulk: tuple[Callable[[Kernel], object], ...]) -> Iterator[str]:
    yield from kernel.compile()
    for function in bulk:
        function(kernel)
        yield function.__module__
