"""Rows the rules write while they run: what happened (events) and what counted (ledger lines).

A log is an array of rows; its first cell counts the rows that follow. An empty array keeps no log,
so that simulations pay nothing for it.
"""

import numpy as np
from numpy.typing import NDArray

from hideout.kit.compile import compiled

Rows = NDArray[np.int32]

COLUMNS = 8
ROWS = 512


@compiled
def note(
    log: Rows,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    if len(log) == 0:
        return
    row = log[0, 0] + 1
    log[0, 0] = row
    log[row, 0] = kind
    log[row, 1] = a
    log[row, 2] = b
    log[row, 3] = c
    log[row, 4] = d
    log[row, 5] = e
    log[row, 6] = f
    log[row, 7] = g


def new_log() -> Rows:
    return np.zeros((ROWS, COLUMNS), np.int32)


def no_log() -> Rows:
    return np.zeros((0, COLUMNS), np.int32)


def rows(log: Rows) -> list[tuple[int, ...]]:
    return [tuple(row) for row in log[1 : log[0, 0] + 1].tolist()]
