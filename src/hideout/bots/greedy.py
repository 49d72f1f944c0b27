"""Plays the move with the best margin one decision ahead.

The margin is the seat's points less the best other side's, as if the game ended after the move.
Choices that the move leaves open are made first, each by its owner and in its owner's favour.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

from hideout.kit.compile import compiled
from hideout.kit.kernel import POINTS, Kernel, Machine
from hideout.kit.randomness import below, mixed
from hideout.kit.sight import Sight

WORLD, AFTER, REPLY = range(3)
"""The tables it thinks with: the world it imagines, after a move, after a reply to it."""
WORST = -(10**6)


@compiled
def best_code(m: Machine, seed: np.uint64) -> int:
    seat = m.tables[WORLD].seat
    best, best_margin, ties = 0, WORST, 0
    for i in range(m.legal(m.books[0], m.tables[WORLD], m.codes)):
        code = m.codes[i]
        m.tables[AFTER] = m.tables[WORLD]
        m.play(m.books[0], m.tables[AFTER], code, m.log)
        settle(m)
        reached = margin(m, AFTER, seat)
        if reached > best_margin:
            best, best_margin, ties = code, reached, 1
        elif reached == best_margin:
            ties += 1
            if below(mixed(seed, np.uint64(ties)), ties) == 0:
                best = code
    return best


@compiled
def settle(m: Machine) -> None:
    """Make the choices that are still open after a move."""
    while m.tables[AFTER].pending:
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
    return kernel.bind(best_code, types.uint64)


class GreedyBot:
    def choose(self, sight: Sight, seed: int) -> int:
        kernel = sight.rules.kernel
        machine = kernel.machine(sight.books, sight.sides, tables=3)
        machine.tables[WORLD] = sight.imagine(seed)[0]
        return int(bound(kernel)(machine, np.uint64(seed)))
