"""Plays the move with the best margin one decision ahead.

The margin is the seat's points less the best other seat's, as if the game ended after the move.
Choices that the move leaves open are made first, each by its owner and in its owner's favour.
"""

from collections.abc import Callable
from functools import cache

import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import compiled
from hideout.kit.kernel import MAX_SEATS, POINTS, STANDING, Kernel, Records
from hideout.kit.log import Rows, no_log
from hideout.kit.randomness import mixed
from hideout.kit.sight import Sight

Codes = NDArray[np.int32]
WORLD, AFTER, REPLY = range(3)
"""The records it thinks with: the world it imagines, after a move, after a reply to it."""
WORST = -(10**6)


@compiled
def best_code(
    books: Records,
    tables: Records,
    legal: Callable[..., int],
    play: Callable[..., None],
    scores: Callable[..., None],
    codes: Codes,
    replies: Codes,
    standings: Rows,
    log: Rows,
    seats: int,
    seed: np.uint64,
) -> int:
    seat = tables[WORLD].seat
    best, best_margin, ties = 0, WORST, 0
    for i in range(legal(books[0], tables[WORLD], codes)):
        tables[AFTER] = tables[WORLD]
        play(books[0], tables[AFTER], codes[i], log)
        settle(books, tables, legal, play, scores, replies, standings, log, seats)
        scores(books[0], tables[AFTER], standings, log)
        reached = margin(standings, seat, seats)
        if reached > best_margin:
            best, best_margin, ties = codes[i], reached, 1
        elif reached == best_margin:
            ties += 1
            if mixed(seed, np.uint64(ties)) % np.uint64(ties) == np.uint64(0):
                best = codes[i]
    return best


@compiled
def settle(
    books: Records,
    tables: Records,
    legal: Callable[..., int],
    play: Callable[..., None],
    scores: Callable[..., None],
    replies: Codes,
    standings: Rows,
    log: Rows,
    seats: int,
) -> None:
    """Make the choices that are still open after a move."""
    while tables[AFTER].pending:
        owner = tables[AFTER].seat
        best, best_margin = 0, WORST
        for i in range(legal(books[0], tables[AFTER], replies)):
            tables[REPLY] = tables[AFTER]
            play(books[0], tables[REPLY], replies[i], log)
            scores(books[0], tables[REPLY], standings, log)
            reached = margin(standings, owner, seats)
            if reached > best_margin:
                best, best_margin = replies[i], reached
        play(books[0], tables[AFTER], best, log)


@compiled
def margin(standings: Rows, seat: int, seats: int) -> int:
    best_other = WORST
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, standings[other, POINTS])
    return standings[seat, POINTS] - best_other


@cache
def prepare(kernel: Kernel) -> None:
    codes = types.Array(types.int32, 1, "C")
    rows = types.Array(types.int32, 2, "C")
    numbers = (types.int64, types.uint64)
    verbs = ("books", "tables", "legal", "play", "scores")
    kernel.compile_for(best_code, *verbs, codes, codes, rows, rows, *numbers)


class GreedyBot:
    def choose(self, sight: Sight, seats: int, seed: int) -> int:
        kernel = sight.rules.kernel
        prepare(kernel)
        tables = kernel.new_tables(3)
        tables[WORLD] = sight.imagine(seed)[0]
        return int(
            best_code(
                sight.books,
                tables,
                kernel.legal,
                kernel.play,
                kernel.scores,
                kernel.new_codes(),
                kernel.new_codes(),
                np.zeros((MAX_SEATS, STANDING), np.int32),
                no_log(),
                seats,
                np.uint64(seed),
            )
        )


BOT = GreedyBot()
