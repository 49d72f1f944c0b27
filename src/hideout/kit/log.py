"""Rows the rules write while they run: what happened (events) and what counted (ledger lines).

A log is a record, not an array: compiled code counts the references to an array, whatever it does
with it, and that took a tenth of the time of a simulation, which keeps no log.
"""

from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hideout.kit.compile import compiled
from hideout.kit.fields import record_dtype

COLUMNS = 8
ROWS = 2000
"""Room for all that happens in a game."""
NOT_KEPT = -1


class Log(Protocol):
    written: int
    """How many rows there are; NOT_KEPT if this log keeps none."""
    rows: NDArray[np.int32]


LOG = record_dtype(("written", np.int32, ()), ("rows", np.int32, (ROWS, COLUMNS)))


@compiled
def note(
    log: Log,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    row = log.written
    if row == NOT_KEPT:
        return
    log.written = row + 1
    log.rows[row, 0] = kind
    log.rows[row, 1] = a
    log.rows[row, 2] = b
    log.rows[row, 3] = c
    log.rows[row, 4] = d
    log.rows[row, 5] = e
    log.rows[row, 6] = f
    log.rows[row, 7] = g


def new_log() -> Any:
    log = np.empty(1, LOG)[0]
    log.written = 0
    return log


@cache
def no_log() -> Any:
    """One for all: nobody writes into it."""
    log = np.zeros(1, LOG)[0]
    log.written = NOT_KEPT
    return log


def rows(log: Log) -> list[tuple[int, ...]]:
    return [tuple(row) for row in log.rows[: log.written].tolist()]
