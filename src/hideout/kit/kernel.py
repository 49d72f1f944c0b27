"""The compiled half of a game's contract, with one fixed signature for each verb.

Fixed signatures let code that serves every game (simulation, laws, bots) take the verbs as typed
function arguments: full speed, and found again in the disk cache by the next process.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import COMPILED
from hideout.kit.fields import Fields, TableFields

MAX_SEATS = 5
STANDING = 4
"""A row of standings: still in the game (1 or 0), points, first tie-break, second tie-break."""
IN, POINTS = 0, 1

Records = NDArray[Any]


@dataclass(frozen=True)
class Kernel:
    book_fields: type[Fields]
    table_fields: type[TableFields]
    move_codes: int
    """Moves are numbered from 0 to `move_codes` - 1."""
    max_decisions: int
    """No game takes more; the laws hold every game to it."""

    deal: Callable[..., None]
    """deal(book, table, seed, log)"""
    legal: Callable[..., int]
    """legal(book, table, codes) -> how many codes it wrote"""
    play: Callable[..., None]
    """play(book, table, code, log), for a legal code"""
    mask: Callable[..., None]
    """mask(book, table, seat): blank all the seat may not know; seat -1 is a spectator"""
    sample: Callable[..., None]
    """sample(book, table, seat, seed): fill a masked table with a world that agrees with it"""
    scores: Callable[..., None]
    """scores(book, table, standings, ledger): as if the game ended now"""
    conserved: Callable[..., bool]
    """conserved(book, table): every card, coin and token is somewhere, once"""

    def new_books(self) -> Records:
        return np.zeros(1, self.book_fields.dtype())

    def new_tables(self, count: int = 1) -> Records:
        return np.zeros(count, self.table_fields.dtype())

    def new_codes(self) -> NDArray[np.int32]:
        return np.zeros(self.move_codes, np.int32)

    def signatures(self) -> dict[str, Any]:
        book = numba.from_dtype(self.book_fields.dtype())
        table = numba.from_dtype(self.table_fields.dtype())
        number = types.int64
        codes = types.Array(types.int32, 1, "C")
        rows = types.Array(types.int32, 2, "C")
        return {
            "deal": types.void(book, table, types.uint64, rows),
            "legal": number(book, table, codes),
            "play": types.void(book, table, number, rows),
            "mask": types.void(book, table, number),
            "sample": types.void(book, table, number, types.uint64),
            "scores": types.void(book, table, rows, rows),
            "conserved": types.boolean(book, table),
        }

    def compile(self) -> Iterator[str]:
        """Compile each verb, or load it from the cache, naming it beforehand."""
        for name, signature in self.signatures().items():
            yield name
            if COMPILED:
                verb: Any = getattr(self, name)
                verb.compile(signature.args)
                verb.disable_compile()

    def compile_for(self, function: Any, *arguments: Any) -> None:
        """Compile a function that serves every game for this one.

        Each argument is the name of one of the kernel's verbs, "books", "tables", or a Numba type.
        """
        if not COMPILED:
            return
        signatures = self.signatures()
        known = {name: types.FunctionType(signature) for name, signature in signatures.items()}
        records = {"books": self.book_fields, "tables": self.table_fields}
        for name, fields in records.items():
            known[name] = types.Array(numba.from_dtype(fields.dtype()), 1, "C")
        function.disable_compile(False)
        function.compile(tuple(known.get(a, a) if isinstance(a, str) else a for a in arguments))
        # From here on calls use that version instead of compiling one for each set of verbs.
        function.disable_compile()
