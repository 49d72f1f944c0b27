"""Games get ready one by one: loading their rules takes a second, compiling them a minute."""

import asyncio
from collections.abc import Callable

Load = Callable[[str], None]
"""Makes a game ready; run in a thread."""


class Readiness:
    def __init__(self, load: Load | None) -> None:
        """Without `load`, every game is ready."""
        self._load = load
        self._loading: dict[str, asyncio.Future[None]] = {}

    async def of(self, game: str) -> None:
        """Wait until the rules of a game can be used without keeping everybody waiting."""
        if self._load is None:
            return
        if game not in self._loading:
            self._loading[game] = asyncio.ensure_future(asyncio.to_thread(self._load, game))
        # Whoever asked may go away; the others still wait.
        await asyncio.shield(self._loading[game])
