"""The fields of a table: each with its shape and with who may know it.

A table is one NumPy record. Its fields are declared in a class, so that names are typed; a field
cannot be declared without saying who may know it.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

Ints = NDArray[np.int16]


class Knows(Enum):
    EVERYONE = "everyone"
    NOBODY = "nobody"
    OWNER = "owner"
    """The seat that is the first index of the field."""
    RULED = "ruled"
    """Entry by entry, as the game's `mask` says."""


class Field(NamedTuple):
    dtype: DTypeLike
    shape: tuple[int, ...]
    knows: Knows


def field(*shape: int, knows: Knows, dtype: DTypeLike = np.int16) -> Any:
    return Field(dtype, shape, knows)


def record_dtype(*parts: tuple[str, DTypeLike, tuple[int, ...]]) -> np.dtype[Any]:
    """Of records whose fields are attributes, as those of `np.record` are, at a tenth of the cost.

    Compiled code asks for a record's `data` to find it in memory. NumPy's own first describes every
    field, which takes longer than most rules do.
    """
    attributes = {name: property(itemgetter(name), _setter(name)) for name, *_ in parts}
    attributes["data"] = property(lambda record: record)
    return np.dtype((type("Record", (np.void,), attributes), list(parts)))


def copied(records: NDArray[Any]) -> NDArray[Any]:
    """All bytes at once; NumPy's own copies field by field."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def plain(record: Any) -> Any:
    """The same fields as Python's own numbers and lists: for who reads many of them."""
    values = zip(record.dtype.names, record.item(), strict=True)
    return SimpleNamespace(
        **{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}
    )


def _setter(name: str) -> Callable[[Any, object], None]:
    def set_field(record: Any, value: object) -> None:
        record[name] = value

    return set_field


class Fields:
    """Base of a record's declaration."""

    @classmethod
    def fields(cls) -> dict[str, Field]:
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    found[name] = value
        return found

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        return record_dtype(*((name, f.dtype, f.shape) for name, f in cls.fields().items()))

    @classmethod
    def hidden_bytes(cls, seats: int) -> NDArray[np.uint8]:
        """A row for a spectator and for each seat: the bits it may not know, whatever the rules.

        A `mask` leaves zeros there.
        """
        records = np.zeros(seats + 1, cls.dtype())
        for name, declared in cls.fields().items():
            if declared.knows in (Knows.NOBODY, Knows.OWNER):
                records[name] = ~records[name]
            if declared.knows is Knows.OWNER:
                for seat in range(seats):
                    records[name][seat + 1, seat] = 0
        return records.view(np.uint8).reshape(seats + 1, -1)


class TableFields(Fields):
    """What the table of every game has."""

    random: np.uint64 = field(knows=Knows.NOBODY, dtype=np.uint64)
    seat: int = field(knows=Knows.EVERYONE)
    """Who decides now, counted from 0; -1 when the game is over."""
    pending: int = field(knows=Knows.EVERYONE)
    """1 while a move waits for a further choice, its owner's or another seat's."""
