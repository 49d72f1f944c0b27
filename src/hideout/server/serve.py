"""Runs the server until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from hideout.errors import HideoutError
from hideout.server.app import make_app
from hideout.server.readiness import Load
from hideout.server.settings import Settings
from hideout.server.store.database import open_database

LARGEST_MESSAGE = 1024 * 1024
"""Above this a connection is closed; above what the protocol allows, a message is refused."""
SWITCH_SECONDS = 0.001
PATIENCE = 10
"""Seconds for what is under way when it is told to stop."""


class Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: unlike uvicorn's own, this ends with exit code 0."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.handle_exit)
        yield


def serve(
    settings: Settings, on_listening: Callable[[str], None], load: Load | None = None
) -> None:
    """Tells its address as soon as it listens; `load` makes a game ready to be played."""
    asyncio.run(_check_database(settings.database))
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    config = uvicorn.Config(
        make_app(settings, load),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the protocol has its own heartbeats
        ws_per_message_deflate=False,  # costs more time than the bytes are worth
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config)

    calm_collector()
    # Kernels let go of the interpreter and have to get it back from writing or thinking threads.
    sys.setswitchinterval(SWITCH_SECONDS)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            shown = f"[{host}]" if ":" in host else host
            on_listening(f"http://{shown}:{port}")
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


def calm_collector() -> None:
    """Looking through every object of every table takes a while in which nothing else happens.

    What is loaded by now stays, so it need not be looked through; the rest seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def _check_database(address: str) -> None:
    """What is wrong with it is told in one line, before anything listens."""
    engine = await open_database(address)
    await engine.dispose()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise HideoutError(
            f"cannot listen on {settings.host} port {settings.port} ({error.strerror})"
        ) from error
