"""A game's compiled verbs, quick to call one by one from Python.

Handing a NumPy record to compiled code costs more than the rules themselves: NumPy describes each
field of it anew. So here a record travels as its bare cells, whose description is short; copying
them is one memcpy.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hideout.kit.compile import COMPILED
from hideout.kit.fields import TableFields
from hideout.kit.kernel import Kernel, Records

Cells = NDArray[np.int16]


def cells(records: Records) -> Cells:
    """One record as its cells: the same memory."""
    return records.view(np.int16)


def seat_cell() -> int:
    """Which cell of a table, of any game, tells who decides."""
    marked = np.zeros(1, TableFields.dtype())
    marked["seat"] = 1
    return int(cells(marked).argmax())


SEAT = seat_cell()


@dataclass(frozen=True)
class Verbs:
    """As in `Kernel`, for a book and a table that are cells."""

    deal: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    mask: Callable[..., None]
    sample: Callable[..., None]
    scores: Callable[..., None]


@cache
def verbs_of(kernel: Kernel) -> Verbs:
    names = ("deal", "legal", "play", "mask", "sample", "scores")
    return Verbs(**{name: _verb(kernel, name) for name in names})


def _verb(kernel: Kernel, name: str) -> Callable[..., Any]:
    verb: Any = getattr(kernel, name)
    if COMPILED:
        arguments = kernel.signatures()[name].args
        verb.compile(arguments)
        # A plain call would look up the type of each argument first, and refuse cells.
        entry: Callable[..., Any] = verb.overloads[arguments].entry_point
        return entry
    book_type, table_type = kernel.book_fields.dtype(), kernel.table_fields.dtype()

    def call(book: Cells, table: Cells, *rest: Any) -> Any:
        return verb(book.view(book_type)[0], table.view(table_type)[0], *rest)

    return call
