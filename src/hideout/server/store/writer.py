"""Keeps moves: many tables' moves in one transaction, so that one flush to disk serves them all."""

import asyncio
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hideout.server.store.rows import MoveRow
from hideout.server.store.schema import MOVES, STATE, TABLES

MOST = 200
"""Moves in one transaction."""


class Conflict(Exception):
    """The database has another move for this ply, or this move already."""


class Replaced(Exception):
    """The database holds a backup that was restored meanwhile."""


@dataclass(frozen=True)
class Append:
    table: str
    move: MoveRow
    is_over: bool


class Writer:
    def __init__(self, engine: AsyncEngine, generation: str) -> None:
        self.generation = generation
        self._engine = engine
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Returns when it is on disk; raises when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Keep what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._waiting[:MOST]:
                await self._keep(batch)
                del self._waiting[: len(batch)]

    async def _keep(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            async with self._engine.begin() as connection:
                await require_generation(connection, self.generation)
                await _insert(connection, [append for append, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _tell(batch, Conflict(str(error.orig)))
                return
            for one in batch:  # the others shall not suffer from it
                await self._keep([one])
        except Exception as error:
            _tell(batch, error)
        else:
            _tell(batch, None)


async def require_generation(connection: AsyncConnection, generation: str) -> None:
    """As a write, so that the transaction has its lock from the beginning."""
    same = update(STATE).where(STATE.c.generation == generation).values(generation=generation)
    if (await connection.execute(same)).rowcount == 0:
        raise Replaced


async def _insert(connection: AsyncConnection, appends: list[Append]) -> None:
    rows = [{"table_id": one.table, **msgspec.structs.asdict(one.move)} for one in appends]
    await connection.execute(insert(MOVES), rows)
    for one in appends:
        if one.is_over:
            ended = update(TABLES).where(TABLES.c.id == one.table).values(is_over=True)
            await connection.execute(ended)


def _tell(batch: list[tuple[Append, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():  # whoever waited is gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
