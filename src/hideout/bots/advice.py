"""Advice: the legal moves, best first, with what speaks for each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hideout.bots.reasons import Reasons
from hideout.kit.sentences import Sentences
from hideout.kit.sight import Sight
from hideout.kit.values import Move

if TYPE_CHECKING:
    from hideout.bots.search import Found, Progress, SearchBot


@dataclass(frozen=True)
class AdvisedMove:
    move: Move
    win_chance: float
    margin: float
    """Expected points ahead of the best other side."""
    visits: int
    """How often the search tried it."""
    reason: str


@dataclass(frozen=True)
class Advice:
    moves: tuple[AdvisedMove, ...]
    """The best first."""
    iterations: int
    seconds: float
    share: float
    """Of the search that was asked for, 0 to 1."""


def best_first(found: "list[Found]") -> "list[Found]":
    """A search trusts what it tried most."""
    return sorted(found, key=lambda one: (one.visits, one.win_chance), reverse=True)


def advise(
    bot: "SearchBot",
    sight: Sight,
    seed: int,
    sentences: Sentences,
    watch: Callable[[Advice], bool] | None = None,
) -> Advice:
    """`watch` is told better and better advice; its False ends the search."""
    reasons = Reasons(sight, seed, sentences)
    latest: list[Advice] = []

    def look(progress: "Progress") -> bool:
        found = best_first(progress.found)
        said = reasons.of([one.code for one in found])
        moves = tuple(
            AdvisedMove(sight.move(one.code), one.win_chance, one.margin, one.visits, reason)
            for one, reason in zip(found, said, strict=True)
        )
        advice = Advice(moves, progress.iterations, progress.seconds, progress.share)
        latest[:] = [advice]
        return watch is None or watch(advice)

    bot.think(sight, seed, look)
    return latest[0]
