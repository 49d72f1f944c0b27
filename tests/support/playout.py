"""Whole random games at the kernel's speed, for tests that look only at how games end."""

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import compiled
from hideout.kit.kernel import Kernel, Machine
from hideout.kit.log import COLUMNS, ROWS, Rows
from hideout.kit.randomness import below, mixed
from hideout.kit.table import Table

BATCH = 100
LOG_ROWS = 2000
"""Room for all that happens in a game."""


@compiled
def play_out(m: Machine, logs: NDArray[np.int32], first: int, games: int) -> None:
    """Play the games with the seeds from `first` on, each at a table and with a log of its own."""
    for game in range(games):
        book, table, log = m.books[0], m.tables[game], logs[game]
        seed = np.uint64(first + game)
        log[0, 0] = 0
        m.deal(book, table, seed, log)
        decisions = 0
        while table.seat >= 0:
            assert log[0, 0] + ROWS <= LOG_ROWS  # nothing else keeps a log within its bounds
            count = m.legal(book, table, m.codes)
            chance = mixed(mixed(seed, np.uint64(0)), np.uint64(decisions))
            m.play(book, table, m.codes[below(chance, count)], log)
            decisions += 1


@cache
def bound(kernel: Kernel) -> Callable[..., None]:
    return kernel.bind(play_out, types.Array(types.int32, 3, "C"), types.int64, types.int64)


def played_out(table: Table, games: int) -> Iterator[Rows]:
    """Lay out how one random game after the other ended; the log of all that happened in it."""
    machine = table.machine(tables=BATCH)
    logs = np.zeros((BATCH, LOG_ROWS, COLUMNS), np.int32)
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        bound(table.kernel)(machine, logs, first, count)
        for game in range(count):
            table._tables[:] = machine.tables[game]
            table.seed = first + game
            yield logs[game]
