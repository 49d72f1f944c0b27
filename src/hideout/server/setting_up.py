"""New tables: from what a client asks for, from a record, and as a rematch."""

import secrets
import time
from collections.abc import Sequence

from hideout.errors import HideoutError
from hideout.games import find_game
from hideout.kit.randomness import SEEDS
from hideout.kit.record import Record
from hideout.kit.table import Table, replay
from hideout.server.catalogues import catalogue_of
from hideout.server.live import LiveTable
from hideout.server.matches import seat_row_of
from hideout.server.models import HeldSeat, RecordWanted, SeatWanted, TableWanted
from hideout.server.store.rows import MoveRow, SeatRow, Stored, TableRow
from hideout.server.tokens import hash_of, new_table_id, new_token
from hideout.words import mark

BOT_NAMES = ("Bruno", "Cleo", "Dora", "Emil", "Fee")

Made = tuple[Stored, list[HeldSeat]]


def table_wanted(wanted: TableWanted) -> Made:
    catalogue = catalogue_of(wanted.game, wanted.catalogue)
    seed = secrets.randbelow(SEEDS)
    table = Table(find_game(wanted.game), catalogue, seed, wanted.options)
    row = _row(table, text=wanted.catalogue, is_listed=wanted.is_listed)
    seats, held = _seats(table, wanted.seats)
    return Stored(row, seats, ()), held


def record_wanted(wanted: RecordWanted, record: Record) -> Made:
    catalogue = catalogue_of(record.game, wanted.catalogue)
    table = replay(record, find_game(record.game), catalogue)
    row = _row(
        table,
        text=wanted.catalogue,
        is_listed=wanted.is_listed,
        is_imported=True,
        is_over=table.is_over,
    )
    seats, held = _seats(table, wanted.seats)
    moves = tuple(
        MoveRow(ply, played.seat, played.move, None, row.created)
        for ply, played in enumerate(record.moves, start=1)
    )
    return Stored(row, seats, moves), held


def rematch_of(live: LiveTable) -> Stored:
    """The same people, each one seat further; their secrets open their new seats, too."""
    old = live.match.table
    table = Table(old.game, old.catalogue, secrets.randbelow(SEEDS), old.options)
    row = _row(
        table,
        text=live.row.catalogue_text,
        is_listed=live.row.is_listed,
        previous=live.row.id,
    )
    hashes = [seat.token_hash for seat in live.seat_rows]
    moved_on = zip(live.match.rematch(table).players, (*hashes[1:], hashes[0]), strict=True)
    seats = tuple(seat_row_of(seat, *one) for seat, one in enumerate(moved_on, start=1))
    return Stored(row, seats, ())


def _row(
    table: Table,
    *,
    text: str | None,
    is_listed: bool,
    is_imported: bool = False,
    is_over: bool = False,
    previous: str | None = None,
) -> TableRow:
    return TableRow(
        id=new_table_id(),
        created=time.time(),
        game=table.game.name,
        options=table.options,
        catalogue_hash=table.catalogue.hash(),
        catalogue_text=text,
        rules=table.game.rules_version,
        seed=table.seed,
        is_listed=is_listed,
        is_imported=is_imported,
        is_over=is_over,
        previous=previous,
    )


def _seats(
    table: Table, wanted: Sequence[SeatWanted]
) -> tuple[tuple[SeatRow, ...], list[HeldSeat]]:
    if len(wanted) != table.seats:
        raise HideoutError(
            mark("This table has {seats} seats, not {wanted}."),
            seats=table.seats,
            wanted=len(wanted),
        )
    rows: list[SeatRow] = []
    held: list[HeldSeat] = []
    for seat, one in enumerate(wanted, start=1):
        if one.kind == "person":
            if not one.name or one.bot:
                raise HideoutError(mark("Seat {seat}: a person has a name and no bot."), seat=seat)
            held.append(HeldSeat(seat=seat, token=new_token()))
            rows.append(SeatRow(seat, one.name, token_hash=hash_of(held[-1].token)))
        elif one.kind == "bot":
            if not one.bot:
                raise HideoutError(mark("Seat {seat}: which bot?"), seat=seat)
            rows.append(SeatRow(seat, one.name or BOT_NAMES[seat - 1], bot=one.bot))
        elif one.name or one.bot:
            raise HideoutError(mark("Seat {seat}: an open seat has no name and no bot."), seat=seat)
        else:
            rows.append(SeatRow(seat, "", is_open=True))
    return tuple(rows), held
