"""The live tables: found, loaded, dropped; and the bots that play at them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from logging import ERROR
from typing import TypeVar

from hideout.errors import HideoutError
from hideout.server.live import LiveTable
from hideout.server.logs import log
from hideout.server.metrics import Metrics
from hideout.server.readiness import Readiness
from hideout.server.refusals import Refusal
from hideout.server.settings import Settings
from hideout.server.store.rows import Stored
from hideout.server.store.store import Store

T = TypeVar("T")

UNUSED_SECONDS = 60.0
LOOK_AROUND_SECONDS = 1.0
RETRY_SECONDS = 1.0


class Tables:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        on_over: Callable[[str], None],
        ready: Readiness,
    ) -> None:
        self.store = store
        self.ready = ready
        self._on_over = on_over
        self.settings = settings
        self.metrics = metrics
        self._is_closing = False
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: dict[str, float] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._pool = ThreadPoolExecutor(settings.threads, thread_name_prefix="bot")
        self._chores = [
            asyncio.create_task(self._look_around()),
            asyncio.create_task(self._resume_bots()),
            asyncio.create_task(ready.of_all()),
        ]

    async def close(self) -> None:
        """Let the moves under way come to rest."""
        self._is_closing = True
        self.ready.close()
        for task in (*self._chores, *self._thinking.values()):
            task.cancel()
        while any(table.is_busy for table in self._live.values()):
            await asyncio.sleep(0.01)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def find(self, table: str) -> LiveTable:
        """The live table, loaded if need be; a refusal if there is none."""
        if table in self._live:
            self._used[table] = time.monotonic()
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def create(self, stored: Stored) -> LiveTable:
        await self.store.create(stored)
        return self._put(stored)

    async def think(self, thought: Callable[[], T]) -> T:
        """Run what takes a while beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, thought)

    def drop_all(self) -> None:
        """The rows are others now: everybody joins anew."""
        for task in self._thinking.values():
            task.cancel()
        tables, self._live = self._live, {}
        for table in tables.values():
            table.drop()
        self.metrics.live_tables.set(0)

    async def _load(self, table: str) -> LiveTable:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise Refusal("no-table")
            await self.ready.of(stored.table.game)
            live = self._put(stored)
            live.next_table = await self.store.next_of(table)
            return live
        except HideoutError as error:
            log("table not loaded", ERROR, table=table, reason=str(error))
            raise Refusal("no-table", str(error)) from error
        finally:
            del self._loading[table]

    def _put(self, stored: Stored) -> LiveTable:
        live = LiveTable(stored, self.store, self.metrics, self._changed)
        self._live[stored.table.id] = live
        self._used[stored.table.id] = time.monotonic()
        self.metrics.live_tables.set(len(self._live))
        self._let_bot_play(live)
        return live

    def _changed(self, table: LiveTable) -> None:
        if table.row.is_over:
            self._on_over(table.row.id)
        self._let_bot_play(table)

    # Bots

    def _let_bot_play(self, table: LiveTable) -> None:
        is_thinking = table.row.id in self._thinking
        if table.match.bot_to_act and not is_thinking and not self._is_closing:
            task = asyncio.create_task(self._bots_play(table))
            self._thinking[table.row.id] = task
            task.add_done_callback(lambda _: self._thought(table))

    def _thought(self, table: LiveTable) -> None:
        del self._thinking[table.row.id]
        if table.row.id in self._live:
            self._let_bot_play(table)

    async def _bots_play(self, table: LiveTable) -> None:
        while table.match.bot_to_act:
            ply = table.ply
            try:
                chosen, _ = await asyncio.gather(
                    self.think(table.match.bot_thought()), asyncio.sleep(self.settings.pace)
                )
                await table.play_for_bot(ply, chosen)
            except Exception:
                # Never stuck: whatever it was, it may be over in a moment.
                log("bot failed", ERROR, error=True, table=table.row.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _resume_bots(self) -> None:
        for table in await self.store.with_bots():
            try:
                await self.find(table)
            except Refusal as refusal:
                log("table not resumed", ERROR, table=table, reason=str(refusal))

    # Chores

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AROUND_SECONDS)
            try:
                if await self.store.is_replaced():
                    log("a backup was restored: all tables begin anew")
                    self.drop_all()
                    await self._resume_bots()
            except Exception:
                log("database does not answer", ERROR, error=True)
            self._drop_unused()

    def _drop_unused(self) -> None:
        now = time.monotonic()
        for name, table in list(self._live.items()):
            is_used = table.viewers or table.is_busy or name in self._thinking
            if is_used:
                self._used[name] = now
            elif now - self._used[name] > UNUSED_SECONDS:
                del self._live[name], self._used[name]
        self.metrics.live_tables.set(len(self._live))
