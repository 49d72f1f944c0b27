"""The compiled half of a game's contract, with one fixed signature for each verb.

Fixed signatures let code that serves every game (simulation, laws, bots) take the verbs as typed
function arguments: full speed, and found again in the disk cache by the next process.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from hideout.kit.compile import COMPILED
from hideout.kit.fields import Fields, TableFields
from hideout.kit.log import LOG, Log, no_log

MAX_SEATS = 5
STANDING = 4
"""A row of standings: still in the game (1 or 0), points, first tie-break, second tie-break."""
IN, POINTS = 0, 1

Records = NDArray[Any]
Rows = NDArray[np.int32]
Codes = NDArray[np.uint32]
"""Unsigned, and where time counts written with unsigned indices: compiled code allows for negative
ones wherever a number could be below 0."""


CODES = types.Array(types.uint32, 1, "C")
ROWS = types.Array(types.int32, 2, "C")
VERBS = ("deal", "legal", "play", "mask", "sample", "scores", "conserved")


class Machine(NamedTuple):
    """A game's verbs and what they work on, for code that serves every game.

    In a hot loop take the parts out once, before it: each look into the tuple costs.
    """

    seats: int
    sides: NDArray[np.int64]
    """Which side each seat is on: seats of one side win together."""
    books: Records
    tables: Records
    codes: Codes
    replies: Codes
    standings: Rows
    log: Log
    """It keeps nothing."""
    deal: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    mask: Callable[..., None]
    sample: Callable[..., None]
    scores: Callable[..., None]
    conserved: Callable[..., bool]


@dataclass(frozen=True)
class Kernel:
    book_fields: type[Fields]
    table_fields: type[TableFields]
    move_codes: int
    """Moves are numbered from 0 to `move_codes` - 1."""
    max_decisions: int
    """No game takes more; the laws hold every game to it."""
    passes_hands: bool
    """Whether the cards a seat keeps come to another seat."""

    deal: Callable[..., None]
    """deal(book, table, seed, log)"""
    legal: Callable[..., int]
    """legal(book, table, CODES) -> how many codes it wrote"""
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

    def new_tables(self, count: int = 1) -> Records:
        return np.zeros(count, self.table_fields.dtype())

    def new_codes(self) -> Codes:
        return np.zeros(self.move_codes, np.uint32)

    def signatures(self) -> dict[str, Any]:
        book = numba.from_dtype(self.book_fields.dtype())
        table = numba.from_dtype(self.table_fields.dtype())
        log = numba.from_dtype(LOG)
        number = types.int64
        return {
            "deal": types.void(book, table, types.uint64, log),
            "legal": number(book, table, CODES),
            "play": types.void(book, table, number, log),
            "mask": types.void(book, table, number),
            "sample": types.void(book, table, number, types.uint64),
            "scores": types.void(book, table, ROWS, log),
            "conserved": types.boolean(book, table),
        }

    def compile(self, name: str) -> None:
        """Compile a verb, or load it from the cache."""
        if COMPILED:
            verb: Any = getattr(self, name)
            verb.compile(self.signatures()[name].args)

    def machine(self, books: Records, sides: tuple[int, ...], tables: int = 1) -> Machine:
        """What bulk code works with: so many tables to play on, and the rest."""
        return Machine(
            seats=len(sides),
            sides=np.array(sides, np.int64),
            books=books,
            tables=self.new_tables(tables),
            codes=self.new_codes(),
            replies=self.new_codes(),
            standings=np.zeros((MAX_SEATS, STANDING), np.int32),
            log=no_log(),
            **{verb: getattr(self, verb) for verb in VERBS},
        )

    def bind(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """Compile a function that serves every game for this one.

        Its first argument is a `Machine`; `arguments` are the Numba types of the others.
        """
        if not COMPILED:
            return function
        signatures = self.signatures()
        books = types.Array(numba.from_dtype(self.book_fields.dtype()), 1, "C")
        tables = types.Array(numba.from_dtype(self.table_fields.dtype()), 1, "C")
        verbs = [types.FunctionType(signatures[verb]) for verb in VERBS]
        sides = types.Array(types.int64, 1, "C")
        parts = [
            types.int64,
            sides,
            books,
            tables,
            CODES,
            CODES,
            ROWS,
            numba.from_dtype(LOG),
            *verbs,
        ]
        machine = cast(Any, types.NamedTuple)(parts, Machine)  # it has no types of its own
        dispatcher: Any = function
        dispatcher.compile((machine, *arguments))
        # The entry point takes any game's verbs; a plain call would compile anew for each.
        entry: Callable[..., Any] = dispatcher.overloads[(machine, *arguments)].entry_point
        return entry
