"""Thinks ahead by tree search: see `tree.py`."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, types

from hideout.bots import tree as t
from hideout.bots.advice import Advice, advise
from hideout.kit.kernel import Kernel, Machine
from hideout.kit.randomness import mixed
from hideout.kit.sentences import Sentences
from hideout.kit.sight import Sight

CHUNK = 1024
"""Iterations between two looks at the clock."""
TREES = 2
"""Where nothing else is said; on any machine, so that a seed means the same everywhere."""
MOST_NODES = 1 << 20
ROOTS = np.sqrt(np.log(np.maximum(np.arange(1 << 16), 1)))
"""Of the logarithms that nearly all bounds take: working them out took a twentieth of the time."""


@cache
def bound(kernel: Kernel) -> Callable[..., Any]:
    return kernel.bind(
        t.grow,
        types.Array(from_dtype(t.NODE), 1, "C"),
        types.Array(types.float64, 2, "C"),
        types.Array(types.int64, 1, "C"),
        types.Array(types.float64, 1, "C"),
        types.Array(types.uint32, 2, "C"),
        types.Array(types.float32, 3, "C"),
        types.Array(types.float64, 2, "C"),
        types.int64,
        types.uint64,
        types.int64,
        types.int64,
        types.float64,
        types.float64,
    )


@dataclass(frozen=True)
class Found:
    """What the search knows of a move."""

    code: int
    visits: int
    win_chance: float
    margin: float
    """Expected points ahead of the best other side."""


@dataclass(frozen=True)
class Progress:
    """How far a search has come."""

    iterations: int
    seconds: float
    share: float
    """Of what it was given, 0 to 1."""
    found: list[Found]


Watch = Callable[[Progress], bool]


class Tree:
    def __init__(self, sight: Sight, seed: int, iterations: int | None) -> None:
        """For so many iterations; or for as many as there is time for."""
        kernel = sight.rules.kernel
        self.machine: Machine = kernel.machine(sight.books, sight.sides, tables=2)
        self.machine.tables[t.MASKED] = sight.masked[0]
        self.grow = bound(kernel)
        self.seat = sight.index
        self.seed = np.uint64(seed)
        self.iterations = 0
        wanted = MOST_NODES if iterations is None else t.BLOCK * (iterations + 1)
        nodes = min(wanted, MOST_NODES)
        self.nodes = np.zeros(nodes, t.NODE)
        self.nodes[0].code = t.BLOCK
        self.sums = np.zeros((nodes, t.SUMS))
        self.stamps = np.zeros(kernel.move_codes, np.int64)
        self.steps = np.zeros((t.DEPTH, t.STEP), np.uint32)
        self.worth = np.zeros((len(sight.sides), kernel.move_codes, t.WORTH), np.float32)
        self.worth[:, :, t.MEAN] = t.UNTRIED
        self.rewards = np.zeros((len(sight.sides), t.REACHED))

    def add(self, iterations: int, explore: float, margin_weight: float) -> None:
        self.grow(
            self.machine,
            self.nodes,
            self.sums,
            self.stamps,
            ROOTS,
            self.steps,
            self.worth,
            self.rewards,
            self.seat,
            self.seed,
            self.iterations,
            iterations,
            explore,
            margin_weight,
        )
        self.iterations += iterations

    def children(self) -> Iterator[tuple[int, Any]]:
        """The moves that it chooses from, and the sums of each."""
        child = self.nodes[0].last
        while child > 0:
            yield int(self.nodes[child].code), self.sums[child]
            child = self.nodes[child].before


@dataclass(frozen=True)
class SearchBot:
    """Give it iterations, seconds, or both; the first that runs out ends the search."""

    iterations: int | None = None
    seconds: float | None = None
    explore: float = 0.5
    margin_weight: float = 0.3
    trees: int = TREES
    """Grown beside each other, each in a thread of its own, and added up."""

    def choose(self, sight: Sight, seed: int) -> int:
        codes = sight.codes()
        if len(codes) == 1:
            return codes[0]
        return max(self.think(sight, seed), key=lambda found: (found.visits, found.win_chance)).code

    def advise(
        self,
        sight: Sight,
        seed: int,
        sentences: Sentences,
        watch: Callable[[Advice], bool] | None = None,
    ) -> Advice:
        """The legal moves, best first, and why; `watch` is as in `think`."""
        return advise(self, sight, seed, sentences, watch)

    def think(self, sight: Sight, seed: int, watch: Watch | None = None) -> list[Found]:
        """`watch` is told what is found so far, again and again; its False ends the search."""
        started = time.monotonic()
        deadline = None if self.seconds is None else started + self.seconds
        share = None if self.iterations is None else max(1, self.iterations // self.trees)
        trees = [
            Tree(sight, int(mixed(np.uint64(seed), np.uint64(number))), share)
            for number in range(self.trees)
        ]

        def run(tree: Tree) -> None:
            while share is None or tree.iterations < share:
                count = CHUNK if share is None else min(CHUNK, share - tree.iterations)
                tree.add(count, self.explore, self.margin_weight)
                if watch or (deadline is not None and time.monotonic() >= deadline):
                    return

        def progress() -> Progress:
            iterations = trees[0].iterations
            seconds = time.monotonic() - started
            done = max(
                iterations / share if share else 0.0,
                seconds / self.seconds if self.seconds else 0.0,
            )
            return Progress(self.trees * iterations, seconds, min(done, 1.0), _found(trees))

        with ThreadPoolExecutor(self.trees) as pool:
            list(pool.map(run, trees))
            while watch and watch(now := progress()) and now.share < 1:
                list(pool.map(run, trees))
        return _found(trees)


def _found(trees: list[Tree]) -> list[Found]:
    total: dict[int, Any] = {}
    for tree in trees:
        for code, sums in tree.children():
            total[code] = total.get(code, 0.0) + sums
    return [
        Found(code, int(visits), float(won / visits), float(margin / visits))
        for code, (_, won, margin, visits) in total.items()
    ]
