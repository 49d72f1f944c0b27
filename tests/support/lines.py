"""Raw connections to a server, for what no good client would send."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.support.serving import Serving

REPLY_SECONDS = 30


class Line:
    """A raw connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, *messages: Any) -> None:
        for message in messages:
            is_raw = isinstance(message, str | bytes)
            await self._socket.send(message if is_raw else json.dumps(message))

    async def next(self, kind: str) -> Any:
        """The next frame of this type."""
        async with asyncio.timeout(REPLY_SECONDS):
            while True:
                frame = json.loads(await self._socket.recv())
                if frame["type"] == kind:
                    return frame

    async def refusal(self, *messages: Any) -> str:
        await self.send(*messages)
        code: str = (await self.next("refused"))["code"]
        return code


def line(serving: Serving) -> "connect":
    return connect(serving.address.replace("http", "ws") + "/ws", compression=None, max_size=2**24)


def join(table: str, *tokens: str, **fields: Any) -> dict[str, Any]:
    return {"type": "join", "version": 1, "table": table, "tokens": tokens} | fields
