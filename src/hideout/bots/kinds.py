"""The bots that come with Hideout. Nothing here loads the compiler: they can be listed at once."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from hideout.bots.settings import CAPS, TREES, Setting, Values
from hideout.words import mark

if TYPE_CHECKING:
    from hideout.kit.kernel import Kernel

RATINGS = Path(__file__).with_name("ratings.toml")


@dataclass(frozen=True)
class Kind:
    name: str
    """What people call it, in English; its translations are in the words."""
    sentence: str
    made_by: str
    """Where its class is."""
    compiles: str | None = None
    """Where the function is that compiles for a game what it thinks with."""
    settings: tuple[Setting, ...] = ()
    cap: Values = field(default_factory=dict)
    """How much it thinks where a spec does not say."""

    def make(self, given: Values) -> Any:
        # A cap that is given takes the place of its own: with iterations alone, no clock counts.
        is_capped = any(cap.name in given for cap in CAPS)
        return resolve_name(self.made_by)(**(given if is_capped else self.cap | given))

    def compiled(self) -> "list[Callable[[Kernel], object]]":
        return [resolve_name(self.compiles)] if self.compiles else []


def ratings() -> dict[str, int]:
    """The measured ratings; a bot that was not measured has none."""
    read = tomllib.loads(RATINGS.read_text(encoding="utf-8"))
    return {str(name): int(rating) for name, rating in read.items()}


def searching(name: str, sentence: str, cap: Values) -> Kind:
    return Kind(
        name,
        sentence,
        "hideout.bots.search:SearchBot",
        "hideout.bots.search:bound",
        (*CAPS, TREES),
        cap,
    )


OTHERS = {
    "random": Kind(
        mark("Random"), mark("Makes any legal move."), "hideout.bots.random_bot:RandomBot"
    ),
    "greedy": Kind(
        mark("Greedy"),
        mark("Makes the move that gains most right now, minding what it passes on."),
        "hideout.bots.greedy:GreedyBot",
        "hideout.bots.greedy:bound",
    ),
    "search": searching(
        mark("Search"),
        mark("Imagines as many games as you tell it, and makes the move that won most."),
        {"iterations": 400},
    ),
}
"""For measuring and for programs, beside the levels."""
