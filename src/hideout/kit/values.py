"""Moves, events, views and ledger lines: frozen typed values with a text form both ways.

Each field of an event says who may know it: `Public`, or `Private` to the event's own seat. Only
fields that say so leave the table; a field that says nothing is refused when its class is made.
"""

from typing import Annotated, Self, TypeVar, get_args, get_type_hints

import msgspec

T = TypeVar("T")

PUBLIC = msgspec.Meta(extra={"knows": "everyone"})
PRIVATE = msgspec.Meta(extra={"knows": "seat"})
Public = Annotated[T, PUBLIC]
Private = Annotated[T | None, PRIVATE]


class Value(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """Base of everything that goes in and out of a table."""

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


class Move(Value, frozen=True):
    """A decision a seat makes. `str(move)` is the form it has in a record."""


class Event(Value, frozen=True):
    """Something that happened. `for_seat` is what one seat may know of it."""

    def for_seat(self, seat: int | None) -> Self:
        """This event as `seat` may know it; None is a spectator, or a preview."""
        hidden = private_fields(type(self))
        if not hidden or (seat is not None and seat == getattr(self, "seat", None)):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(hidden))

    @property
    def reveals(self) -> bool:
        """Whether it told somebody something that was hidden before."""
        return self.for_seat(None) != self


class View(Value, frozen=True):
    """All that one seat may know of a table, as values."""


class Reason(Value, frozen=True):
    """Why a move is not legal now."""


class LedgerLine(Value, frozen=True):
    """Points of one seat, the rule that gives them and what they are for."""

    seat: int
    points: int


def private_fields(event: type[Event]) -> tuple[str, ...]:
    return _PRIVATE[event]


_PRIVATE: dict[type[Event], tuple[str, ...]] = {}


def declare_events(*events: type[Event]) -> tuple[type[Event], ...]:
    """Check that each field of each event says who may know it."""
    for event in events:
        private: list[str] = []
        for name, hint in get_type_hints(event, include_extras=True).items():
            marks = get_args(hint)[1:]
            if PRIVATE in marks:
                private.append(name)
            elif PUBLIC not in marks:
                raise TypeError(f"{event.__name__}.{name} does not say who may know it")
        _PRIVATE[event] = tuple(private)
    return events
