"""Plays the move with the best margin, looking no further than it has to.

The margin is the seat's points less the best other side's, as if the game ended. Choices that the
move leaves open are made first, each by its owner and in its owner's favour. Where hands are passed
on, the game is played on in the same way until the others have used the cards they got.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

from hideout.kit.compile import compiled, compiled_apart
from hideout.kit.kernel import POINTS, Kernel, Machine
from hideout.kit.randomness import below, mixed
from hideout.kit.sight import Sight

WORLD, AFTER, REPLY = range(3)
"""The tables it thinks with: the world it imagines, after a move, after a reply to it."""
WORST = -(10**6)


@compiled_apart
def best_code(m: Machine, ahead: int, seed: np.uint64) -> int:
    """The best move, looking so many decisions further."""
    seat = m.tables[WORLD].seat
    best, best_margin, ties = 0, WORST, 0
    for i in range(m.legal(m.books[0], m.tables[WORLD], m.codes)):
        code = m.codes[i]
        m.tables[AFTER] = m.tables[WORLD]
        m.play(m.books[0], m.tables[AFTER], code, m.log)
        play_on(m, ahead)
        reached = margin(m, AFTER, seat)
        if reached > best_margin:
            best, best_margin, ties = code, reached, 1
        elif reached == best_margin:
            ties += 1
            if below(mixed(seed, np.uint64(ties)), ties) == 0:
                best = code
    return best


@compiled
def play_on(m: Machine, decisions: int) -> None:
    """Make the choices that are still open after a move, and so many decisions more."""
    while m.tables[AFTER].pending or (decisions > 0 and m.tables[AFTER].seat >= 0):
        decisions -= m.tables[AFTER].pending == 0
        owner = m.tables[AFTER].seat
        best, best_margin = 0, WORST
        for i in range(m.legal(m.books[0], m.tables[AFTER], m.replies)):
            m.tables[REPLY] = m.tables[AFTER]
            m.play(m.books[0], m.tables[REPLY], m.replies[i], m.log)
            reached = margin(m, REPLY, owner)
            if reached > best_margin:
                best, best_margin = m.replies[i], reached
        m.play(m.books[0], m.tables[AFTER], best, m.log)


@compiled
def margin(m: Machine, table: int, seat: int) -> int:
    m.scores(m.books[0], m.tables[table], m.standings, m.log)
    best_other = WORST
    for other in range(m.seats):
        if m.sides[other] != m.sides[seat]:
            best_other = max(best_other, m.standings[other, POINTS])
    return int(m.standings[seat, POINTS]) - best_other


@cache
def bound(kernel: Kernel) -> Callable[..., Any]:
    return kernel.bind(best_code, types.int64, types.uint64)


class GreedyBot:
    def choose(self, sight: Sight, seed: int) -> int:
        kernel = sight.rules.kernel
        machine = kernel.machine(sight.books, sight.sides, tables=3)
        machine.tables[WORLD] = sight.imagine(seed)[0]
        # By then each seat has decided once more, and once with the cards it got.
        ahead = 2 * len(sight.sides) - 1 if kernel.passes_hands else 0
        return int(bound(kernel)(machine, ahead, np.uint64(seed)))
