"""A server for the tests, in a process of its own that can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from hideout.client import Api, Seat
from hideout.client.load import UNLIMITED
from hideout.wire.frames import State
from tests.support.postgres import free_port

QUICK = {"HIDEOUT_PACE": "0", "HIDEOUT_BEAT": "0.5", "HIDEOUT_AWAY": "0", "HIDEOUT_THINK": "0.05"}

Seats = list[dict[str, str]]


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


PEOPLE = [person(name) for name in ("Ada", "Bruno", "Cleo", "Dora", "Emil")]


class Serving:
    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.log: IO[str] | None = None
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.api = Api(self.address)
        self._settings = UNLIMITED | QUICK | settings
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it listens."""
        command = [sys.executable, "-m", "hideout.cli", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--database", self.database],
            env=os.environ | self._settings,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line == f"Hideout listens on {self.address}\n", line

    @property
    def process(self) -> "subprocess.Popen[str]":
        assert self._process is not None
        return self._process

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def memory(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) * 1024

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()

    async def create(self, game: str, seats: Seats, **options: int | str) -> tuple[str, list[str]]:
        """A new table, and the secrets of its people."""
        made: Any = await self.api.create(game, seats, **options)
        return made["table"], [held["token"] for held in made["seats"]]

    async def go_on_with(self, record: str, seats: Seats) -> tuple[str, list[str]]:
        """A table with the moves of a record made, and the secrets of its people."""
        made = await self.api.post("/api/tables/import", {"record": record, "seats": seats})
        return made["table"], [held["token"] for held in made["seats"]]

    def seat(self, table: str, *tokens: str, **options: Any) -> Seat:
        return Seat(self.address, table, *tokens, **options)


async def play_to_the_end(seat: Seat, choose: Any) -> State:
    """Play whatever `choose` takes of the legal moves; the last state."""
    async with seat:
        while (state := await seat.my_turn()) is not None:
            await seat.play(choose(state.moves).move)
        assert seat.state is not None
        return seat.state
