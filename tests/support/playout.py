"""Whole random games at the kernel's speed, for tests that look only at how games end."""

from collections.abc import Callable, Iterator
from functools import cache

import numba
import numpy as np
from numba import types

from hideout.kit.compile import compiled
from hideout.kit.kernel import Kernel, Machine, Records
from hideout.kit.log import LOG, ROWS, Log
from hideout.kit.randomness import below, mixed
from hideout.kit.table import Table

BATCH = 100
MOVE_ROWS = 512
"""More than any move writes."""


@compiled
def play_out(m: Machine, logs: Records, first: int, games: int) -> None:
    """Play the games with the seeds from `first` on, each at a table and with a log of its own."""
    for game in range(games):
        book, table, log = m.books[0], m.tables[game], logs[game]
        seed = np.uint64(first + game)
        log.written = 0
        m.deal(book, table, seed, log)
        decisions = 0
        while table.seat >= 0:
            assert log.written + MOVE_ROWS <= ROWS  # nothing else keeps a log within its bounds
            count = m.legal(book, table, m.codes)
            chance = mixed(mixed(seed, np.uint64(0)), np.uint64(decisions))
            m.play(book, table, m.codes[below(chance, count)], log)
            decisions += 1


@cache
def bound(kernel: Kernel) -> Callable[..., None]:
    return kernel.bind(
        play_out, types.Array(numba.from_dtype(LOG), 1, "C"), types.int64, types.int64
    )


def played_out(table: Table, games: int) -> Iterator[Log]:
    """Lay out how one random game after the other ended; the log of all that happened in it."""
    machine = table.machine(tables=BATCH)
    logs = np.zeros(BATCH, LOG)
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        bound(table.kernel)(machine, logs, first, count)
        for game in range(count):
            table._tables[:] = machine.tables[game]
            table.seed = first + game
            yield logs[game]
