"""A proxy in front of a server that treats messages badly."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal, get_args

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Fault = Literal["drop", "delay", "duplicate", "reorder", "half-close"]
FAULTS: tuple[Fault, ...] = get_args(Fault)
DELAY = 0.15
SILENCE = 1.0

Line = ClientConnection | ServerConnection


class Proxy:
    def __init__(self, upstream: str, fault_of: Callable[[int], Fault | None]) -> None:
        """`fault_of` says what befalls the message with this number, counting all of them."""
        self.address = ""
        self.messages = 0
        self.faults = 0
        self._upstream = upstream.replace("http", "ws", 1) + "/ws"
        self._fault_of = fault_of

    async def handle(self, client: ServerConnection) -> None:
        async with connect(self._upstream, compression=None, ping_interval=None) as server:
            pumps = [
                asyncio.create_task(self._pump(client, server)),
                asyncio.create_task(self._pump(server, client)),
            ]
            done, _ = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            is_half_closed = any(pump.result() for pump in done if not pump.cancelled())
        if is_half_closed:
            # The server's end is closed; the client's hangs for a while, with nobody there.
            await asyncio.sleep(SILENCE)

    async def _pump(self, source: Line, target: Line) -> bool:
        """Whether it ended by a fault."""
        held: list[str | bytes] = []
        try:
            async for message in source:
                self.messages += 1
                fault = self._fault_of(self.messages)
                self.faults += fault is not None
                if fault == "half-close":
                    return True
                if fault == "drop":
                    continue
                if fault == "reorder":
                    held.append(message)
                    continue
                if fault == "delay":
                    await asyncio.sleep(DELAY)
                await target.send(message)
                if fault == "duplicate":
                    await target.send(message)
                while held:
                    await target.send(held.pop())
        except ConnectionClosed:
            pass
        return False


@asynccontextmanager
async def faulty(upstream: str, fault_of: Callable[[int], Fault | None]) -> AsyncIterator[Proxy]:
    proxy = Proxy(upstream, fault_of)
    async with serve(proxy.handle, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        proxy.address = f"http://127.0.0.1:{port}"
        yield proxy
