"""The registry of bots. A bot is handed what its seat may know, and nothing else."""

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from hideout.errors import HideoutError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hideout.kit.kernel import Kernel
    from hideout.kit.sight import Sight

BOTS = {
    "random": "hideout.bots.random_bot",
    "greedy": "hideout.bots.greedy",
    "search": "hideout.bots.search",
}
"""Each bot's name and the module whose BOT it is."""


class Bot(Protocol):
    def choose(self, sight: "Sight", seed: int) -> int:
        """The code of a legal move. The same sight and seed give the same choice."""


def compiled_for(name: str) -> "list[Callable[[Kernel], object]]":
    """What a bot compiles for a game before it can play it."""
    bound = getattr(import_module(BOTS[name]), "bound", None)
    return [bound] if bound else []


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise HideoutError(f"there is no bot '{name}'; the bots are {', '.join(BOTS)}")
    bot: Bot = import_module(BOTS[name]).BOT
    return bot
