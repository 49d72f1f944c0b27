"""A load generator: scripted clients at many tables at once, on a server of its own."""

import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from hideout.client.http import Api
from hideout.client.seat import Seat
from hideout.errors import HideoutError
from hideout.wire.frames import State

GAMES: tuple[tuple[str, dict[str, int | str]], ...] = (
    ("caper-europe", {}),
    ("caper", {"mode": "two"}),
    ("art-robbery", {"players": 2}),
)
"""Played in turn, by two scripted clients each."""
SECONDS_A_MOVE = 2.0
AT_ONCE = 20
"""Tables that are set up at the same time."""
PLENTY = str(10**9)
UNLIMITED = {
    f"HIDEOUT_{name}": PLENTY
    for name in ("TABLES", "CLIENT_TABLES", "CLIENT_CONNECTIONS", "CLIENT_REQUESTS")
} | {"HIDEOUT_CLIENT_MESSAGES": PLENTY, "HIDEOUT_LOG": "error"}


class Times(msgspec.Struct, frozen=True):
    """Of many, in milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float


class Load(msgspec.Struct, frozen=True):
    format: int
    tables: int
    seconds: float
    moves: int
    moves_per_s: float
    acknowledged_ms: Times
    """From sending a move until the server says that it is on disk."""
    seen_ms: Times
    """From sending a move until the other seat has it."""
    late_moves: int
    """Moves that came later than planned, because the clients were busy."""
    games_finished: int
    server_cpu: float
    """Of one core."""
    memory_a_table: int
    database_a_table: int
    sent_a_move: int
    """Bytes."""


class Table:
    """Two scripted clients at one table after the other."""

    def __init__(self, load: "Generator", number: int) -> None:
        self.load = load
        self.game, self.options = GAMES[number % len(GAMES)]
        self.chance = random.Random(number)
        self.sent: dict[int, float] = {}
        """When the move of a ply was sent."""

    async def set_up(self, stack: AsyncExitStack) -> tuple[Seat, Seat]:
        people = [{"kind": "person", "name": name} for name in ("Ada", "Bruno")]
        made = await self.load.api.create(self.game, people, **self.options)
        self.sent.clear()
        seats = [
            Seat(self.load.api.address, made["table"], held["token"], on_state=self._seen)
            for held in made["seats"]
        ]
        one, other = [await stack.enter_async_context(seat) for seat in seats]
        return one, other

    def _seen(self, state: State) -> None:
        mover = state.log[-1].seat if state.log else None
        if (start := self.sent.get(state.ply)) and mover != state.seat:
            self.load.seen.append(time.perf_counter() - start)
            del self.sent[state.ply]

    async def run(self, seats: tuple[Seat, Seat], stack: AsyncExitStack) -> None:
        due = self.load.begin + self.chance.random() * SECONDS_A_MOVE
        while due < self.load.end:
            now = time.perf_counter()
            self.load.late += now > due + SECONDS_A_MOVE / 2
            await asyncio.sleep(max(0, due - now))
            seat = next((s for s in seats if s.state and s.state.moves), None)
            if seat is not None and seat.state is not None:
                await self._move(seat, seat.state)
            elif seats[0].state and seats[0].state.deciding is None:
                self.load.finished += 1
                seats = await self.set_up(stack)
            due += SECONDS_A_MOVE

    async def _move(self, seat: Seat, state: State) -> None:
        move = self.chance.choice(state.moves).move
        start = self.sent[state.ply + 1] = time.perf_counter()
        await seat.play(move, on_ack=lambda: self.load.acks.append(time.perf_counter() - start))


class Generator:
    def __init__(self, address: str) -> None:
        self.api = Api(address)
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.late = 0
        self.finished = 0
        self.begin = 0.0
        self.end = 0.0

    async def run(self, count: int, seconds: float, server: "ServerProcess") -> Load:
        empty = server.memory()
        async with AsyncExitStack() as stack:
            tables = [Table(self, number) for number in range(count)]
            gate = asyncio.Semaphore(AT_ONCE)

            async def set_up(table: Table) -> tuple[Seat, Seat]:
                async with gate:
                    return await table.set_up(stack)

            seats = await asyncio.gather(*map(set_up, tables))
            gc.freeze()  # or the clients' own pauses would be measured, too
            full, cpu, sent = server.memory(), server.cpu(), await server.sent(self.api)
            self.begin = time.perf_counter()
            self.end = self.begin + seconds
            await asyncio.gather(
                *(table.run(at, stack) for table, at in zip(tables, seats, strict=True))
            )
            took = time.perf_counter() - self.begin
            used, sent = server.cpu() - cpu, await server.sent(self.api) - sent
        moves = len(self.acks)
        return Load(
            format=1,
            tables=count,
            seconds=round(took, 1),
            moves=moves,
            moves_per_s=round(moves / took, 1),
            acknowledged_ms=_times(self.acks),
            seen_ms=_times(self.seen),
            late_moves=self.late,
            games_finished=self.finished,
            server_cpu=round(used / took, 2),
            memory_a_table=(full - empty) // count,
            database_a_table=server.database_size() // (count + self.finished),
            sent_a_move=int(sent / max(1, moves)),
        )


def _times(seconds: list[float]) -> Times:
    if not seconds:
        return Times(0, 0, 0, 0)
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return Times(at(0.5), at(0.95), at(0.99), at(1))


class ServerProcess:
    """`hideout serve` on a new database, on any free port."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path, address: str) -> None:
        self._process = process
        self._folder = folder
        self.address = address

    def memory(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) * 1024 if found else 0

    def cpu(self) -> float:
        """Seconds so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def database_size(self) -> int:
        return sum(path.stat().st_size for path in self._folder.iterdir())

    async def sent(self, api: Api) -> float:
        text = await api.get_text("/metrics")
        found = re.search(r"(?m)^hideout_sent_bytes_total (\S+)", text)
        return float(found[1]) if found else 0.0


@contextmanager
def running_server(folder: Path) -> Iterator[ServerProcess]:
    command = [sys.executable, "-m", "hideout.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/hideout.db"]
    process = subprocess.Popen(
        command, env=os.environ | UNLIMITED, stdout=subprocess.PIPE, text=True
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        address = re.search(r"http://\S+", line)
        if address is None:
            raise HideoutError("the server does not start")
        yield ServerProcess(process, folder, address[0])
    finally:
        process.terminate()
        process.wait()
        if process.stdout:
            process.stdout.close()


def run_load(tables: int, seconds: float) -> Load:
    with (
        tempfile.TemporaryDirectory(prefix="hideout-load-") as folder,
        running_server(Path(folder)) as server,
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        return runner.run(Generator(server.address).run(tables, seconds, server))
