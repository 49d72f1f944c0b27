"""Rows of the database, as values."""

import msgspec

from hideout.kit.options import Options


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    name: str
    bot: str | None = None
    stand_in: str | None = None
    is_open: bool = False
    token_hash: str | None = None


class MoveRow(msgspec.Struct, frozen=True):
    ply: int
    seat: int
    move: str | None
    """None takes back the last move that stands."""
    move_id: str | None
    """The client's; None for a bot."""
    made: float
    is_fallback: bool = False
    """Whether it is a random move, because the bot made none."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    created: float
    game: str
    options: Options
    catalogue_hash: str
    catalogue_text: str | None = None
    """None for the game's own catalogue."""
    rules: int
    seed: int
    is_listed: bool = False
    is_imported: bool = False
    is_over: bool = False
    previous: str | None = None


class Stored(msgspec.Struct, frozen=True):
    """All there is of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
