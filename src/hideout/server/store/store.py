"""The store: tables, seats and moves in the database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import msgspec
from sqlalchemy import Engine, RowMapping, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hideout.server.store.database import direct_engine, open_database
from hideout.server.store.rows import MoveRow, SeatRow, Stored, TableRow
from hideout.server.store.schema import MOVES, SEATS, STATE, TABLES
from hideout.server.store.writer import Append, Writer, require_generation


class Store:
    def __init__(self, engine: AsyncEngine, direct: Engine | None, generation: str) -> None:
        self._engine = engine
        self._writer = Writer(engine, direct, generation)

    @classmethod
    async def open(cls, address: str) -> Self:
        engine = await open_database(address)
        return cls(engine, direct_engine(address), await _generation(engine))

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def is_replaced(self) -> bool:
        """Whether a backup was restored under this server; from now on that counts."""
        now = await _generation(self._engine)
        before, self._writer.generation = self._writer.generation, now
        return now != before

    async def append(self, table: str, move: MoveRow, *, is_over: bool) -> None:
        """Returns when the move is on disk; Conflict if there is another in its place."""
        await self._writer.append(Append(table, move, is_over))

    async def create(self, stored: Stored) -> None:
        async with self._writing() as connection:
            await insert_stored(connection, stored)

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        values = msgspec.structs.asdict(seat)
        of_seat = (SEATS.c.table_id == table) & (SEATS.c.seat == values.pop("seat"))
        async with self._writing() as connection:
            await connection.execute(update(SEATS).where(of_seat).values(values))

    async def load(self, table: str) -> Stored | None:
        async with self._engine.connect() as connection:
            rows = await _all(connection, select(TABLES).where(TABLES.c.id == table))
            if not rows:
                return None
            seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            moves = select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.ply)
            return Stored(
                table_row(rows[0]),
                tuple(seat_row(row) for row in await _all(connection, seats)),
                tuple(move_row(row) for row in await _all(connection, moves)),
            )

    async def next_of(self, table: str) -> str | None:
        """The rematch of a table."""
        found = await self._one(select(TABLES.c.id).where(TABLES.c.previous == table))
        return None if found is None else str(found)

    async def listed(self, most: int) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """The newest tables that anybody may find."""
        tables = (
            select(TABLES)
            .where(TABLES.c.is_listed, ~TABLES.c.is_over)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            found = [table_row(row) for row in await _all(connection, tables)]
            ids = [table.id for table in found]
            seats = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
            rows = await _all(connection, seats)
        return [
            (table, tuple(seat_row(row) for row in rows if row["table_id"] == table.id))
            for table in found
        ]

    async def with_bots(self) -> list[str]:
        """The tables that go on without anybody: a bot may have to move there."""
        bots = SEATS.c.bot.is_not(None) | SEATS.c.stand_in.is_not(None)
        unfinished = select(TABLES.c.id).join(SEATS).where(bots, ~TABLES.c.is_over).distinct()
        async with self._engine.connect() as connection:
            return list((await connection.execute(unfinished)).scalars())

    async def unfinished(self, tables: set[str]) -> set[str]:
        """Those of these tables that are not over."""
        found = select(TABLES.c.id).where(TABLES.c.id.in_(tables), ~TABLES.c.is_over)
        async with self._engine.connect() as connection:
            return set((await connection.execute(found)).scalars())

    async def open_tables(self) -> int:
        return int(await self._one(select(func.count()).where(~TABLES.c.is_over)))

    async def _one(self, query: Select[Any]) -> Any:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.begin() as connection:
            await connection.run_sync(require_generation, self._writer.generation)
            yield connection


async def insert_stored(connection: AsyncConnection, stored: Stored) -> None:
    asdict, key = msgspec.structs.asdict, {"table_id": stored.table.id}
    options = msgspec.json.encode(stored.table.options).decode()
    table = asdict(stored.table) | {"options": options, "seed": str(stored.table.seed)}
    await connection.execute(insert(TABLES), table)
    await connection.execute(insert(SEATS), [key | asdict(seat) for seat in stored.seats])
    if stored.moves:
        await connection.execute(insert(MOVES), [key | asdict(move) for move in stored.moves])


def table_row(row: RowMapping) -> TableRow:
    options = msgspec.json.decode(row["options"])
    return TableRow(**{**row, "options": options, "seed": int(row["seed"])})


def seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def move_row(row: RowMapping) -> MoveRow:
    return MoveRow(**{name: row[name] for name in MoveRow.__struct_fields__})


async def _all(connection: AsyncConnection, query: Select[Any]) -> Sequence[RowMapping]:
    found = await connection.execute(query)
    return list(found.mappings())


async def _generation(engine: AsyncEngine) -> str:
    async with engine.connect() as connection:
        return str((await connection.execute(select(STATE.c.generation))).scalar_one())
