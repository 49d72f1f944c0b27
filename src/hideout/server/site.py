"""One running server: its store, its tables, its limits."""

import asyncio

from sqlalchemy.exc import IntegrityError

from hideout.server.limits import Limits
from hideout.server.live import LiveTable
from hideout.server.metrics import Metrics
from hideout.server.readiness import Readiness
from hideout.server.setting_up import rematch_of
from hideout.server.settings import Settings
from hideout.server.store.store import Store
from hideout.server.tables import Tables


class Site:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        limits: Limits,
        store: Store,
        ready: Readiness,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.store = store
        self.tables = Tables(store, settings, metrics, limits.finished, ready)
        self._rematch = asyncio.Lock()

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def rematch(self, live: LiveTable) -> None:
        """Make the rematch, if nobody else has; then everybody at the old table hears of it."""
        async with self._rematch:
            if live.next_table is None:
                try:
                    again = await self.tables.create(rematch_of(live))
                    live.next_table = again.row.id
                except IntegrityError:  # another server was faster
                    live.next_table = await self.store.next_of(live.row.id)
                live.tell()
