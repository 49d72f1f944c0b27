"""Games get ready one by one: loading their rules takes a second, compiling them a minute."""

import asyncio
import threading
from collections.abc import Callable

from hideout.games import GAMES

FIRST = "caper-europe"
"""The game of the quick start."""

Load = Callable[[str, threading.Event], None]
"""Makes a game ready, in a thread; when the event is set, nobody waits for it any more."""


class Readiness:
    def __init__(self, load: Load | None) -> None:
        """Without `load`, every game is ready."""
        self._load = load
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._stopping = threading.Event()

    async def of(self, game: str) -> None:
        """Wait until the rules of a game can be used without keeping everybody waiting."""
        if self._load is None:
            return
        if game not in self._loading:
            loading = asyncio.to_thread(self._load, game, self._stopping)
            self._loading[game] = asyncio.ensure_future(loading)
        # Whoever asked may go away; the others still wait.
        await asyncio.shield(self._loading[game])

    async def of_all(self) -> None:
        """Before anybody asks, and one after the other: they share one processor."""
        for game in FIRST, *GAMES:
            await self.of(game)

    def close(self) -> None:
        self._stopping.set()
