"""Keeps moves: many tables' moves in one transaction, so that one flush to disk serves them all."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hideout.server.store.rows import MoveRow
from hideout.server.store.schema import MOVES, STATE, TABLES

MOST = 200
"""Moves in one transaction."""
GATHER_SECONDS = 0.005
"""How long the first move of a transaction waits for others: each transaction costs, whatever is in
it."""


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
    def __init__(self, engine: AsyncEngine, direct: Engine | None, generation: str) -> None:
        """With a `direct` engine, a transaction is one trip to a thread instead of one a step."""
        self.generation = generation
        self._engine = engine
        self._direct = direct
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
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
        self._thread.shutdown()
        if self._direct:
            self._direct.dispose()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await asyncio.sleep(GATHER_SECONDS)
                batch = self._waiting[:MOST]
                await self._keep(batch)
                del self._waiting[: len(batch)]

    async def _insert(self, appends: list[Append]) -> None:
        if self._direct is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(_insert, self.generation, appends)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._insert_direct, self._direct, appends)

    def _insert_direct(self, engine: Engine, appends: list[Append]) -> None:
        with engine.begin() as connection:
            _insert(connection, self.generation, appends)

    async def _keep(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._insert([append for append, _ in batch])
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


# Made once: making a statement takes longer than running it.
SAME_GENERATION = (
    update(STATE)
    .where(STATE.c.generation == bindparam("same"))
    .values(generation=bindparam("same"))
)
INSERT_MOVES = insert(MOVES)


def require_generation(connection: Connection, generation: str) -> None:
    """As a write, so that the transaction has its lock from the beginning."""
    if connection.execute(SAME_GENERATION, {"same": generation}).rowcount == 0:
        raise Replaced


def _insert(connection: Connection, generation: str, appends: list[Append]) -> None:
    require_generation(connection, generation)
    rows = [{"table_id": one.table, **msgspec.structs.asdict(one.move)} for one in appends]
    connection.execute(INSERT_MOVES, rows)
    for one in appends:
        if one.is_over:
            ended = update(TABLES).where(TABLES.c.id == one.table).values(is_over=True)
            connection.execute(ended)


def _tell(batch: list[tuple[Append, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():  # whoever waited is gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
