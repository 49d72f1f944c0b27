"""A seat at a table on a server, or a place to watch from."""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hideout.errors import HideoutError
from hideout.wire.frames import (
    VERSION,
    Ack,
    Beat,
    Code,
    Entry,
    Frame,
    Join,
    Look,
    Looks,
    Play,
    Refused,
    Resync,
    ServerBeat,
    StandIn,
    State,
    ToClient,
    Undo,
    Welcome,
    decode_to_client,
    encode,
)

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before connecting again."""
RESEND_SECONDS = 1.0
MISSED_BEATS = 3
AGAIN: tuple[Code, ...] = ("too-fast", "not-kept", "not-joined")
"""Refusals after which the same may be tried again."""
HOPELESS: tuple[Code, ...] = ("wrong-version", "wrong-language", "wrong-token", "no-table")
LARGEST = 16 * 1024 * 1024


class MoveRefused(HideoutError):
    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Seat:
    """Use it with `async with`. What the server has told last is `state`."""

    def __init__(
        self,
        address: str,
        table: str,
        *tokens: str,
        lang: str = "en",
        on_state: Callable[[State], None] | None = None,
    ) -> None:
        """Without a token one watches; with several, several seats are played from here."""
        self.welcome: Welcome | None = None
        self.state: State | None = None
        self.log: list[Entry] = []
        self.reconnects = -1
        self.resyncs = 0
        self._address = address.rstrip("/").replace("http", "ws", 1) + "/ws"
        self._table = table
        self._tokens = tokens
        self._lang = lang
        self._on_state = on_state
        self._line: ClientConnection | None = None
        self._number = 0
        self._asked: dict[str, tuple[Frame, asyncio.Future[ToClient]]] = {}
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._resender: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        self._resender = asyncio.create_task(self._resend())
        await self._until(lambda _: True)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in (self._task, self._resender):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    # What one does

    async def play(self, move: str, on_ack: Callable[[], None] | None = None) -> int:
        """Make a move; the ply it has become, once the server has kept it and this seat has it."""
        return await self._act(Play(_new_id(), self._ply, move), on_ack)

    async def undo(self) -> int:
        return await self._act(Undo(_new_id(), self._ply))

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """Hand a seat to a bot, or back."""
        await self._act(StandIn(_new_id(), seat, bot))

    async def look(self, moves: Sequence[str]) -> Looks:
        """What moves would do, or why they are not possible."""
        answer = await self._ask(Look(_new_id(), self._ply, tuple(moves)))
        assert isinstance(answer, Looks)
        return answer

    async def my_turn(self) -> State | None:
        """Wait until this seat decides; None when the game is over."""
        state = await self._until(lambda s: bool(s.moves) or s.deciding is None)
        return state if state.moves else None

    async def reached(self, ply: int) -> State:
        """Wait until the table is there."""
        return await self._until(lambda state: state.ply >= ply)

    @property
    def _ply(self) -> int:
        return self.state.ply if self.state else 0

    async def _act(
        self, frame: Play | Undo | StandIn, on_ack: Callable[[], None] | None = None
    ) -> int:
        answer = await self._ask(frame)
        assert isinstance(answer, Ack)
        if on_ack:
            on_ack()
        await self.reached(answer.ply)  # so that the next move is made for the next ply
        return answer.ply

    async def _ask(self, frame: Play | Undo | StandIn | Look) -> ToClient:
        """Send a frame until it is answered; the same id makes it the same thing."""
        while True:
            done: asyncio.Future[ToClient] = asyncio.get_running_loop().create_future()
            self._asked[frame.id] = (frame, done)
            try:
                await self._send(frame)
                answer = await self._or_failure(done)
            finally:
                del self._asked[frame.id]
            if not isinstance(answer, Refused):
                return answer
            if answer.code not in AGAIN:
                raise MoveRefused(answer.code, answer.reason)
            await asyncio.sleep(RESEND_SECONDS * random.uniform(0.1, 1))

    async def _until(self, condition: Callable[[State], bool]) -> State:
        async def wait() -> State:
            async with self._news:
                while self.state is None or not condition(self.state):
                    await self._news.wait()
                return self.state

        return await self._or_failure(asyncio.ensure_future(wait()))

    async def _or_failure(self, waiting: asyncio.Future[T]) -> T:
        """Wait, unless there is nothing more to wait for."""
        assert self._task is not None
        try:
            await asyncio.wait((waiting, self._task), return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                self._task.result()  # raises why it has ended
                raise HideoutError("this seat was left")
            return waiting.result()
        finally:
            waiting.cancel()

    # The line

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self._address, compression=None, ping_interval=None, max_size=LARGEST
                ) as self._line:
                    self.reconnects += 1
                    await self._talk(self._line)
                    pause = FIRST_PAUSE
            except (OSError, TimeoutError, WebSocketException):
                pass  # the line is bad: try again
            self._line = None
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _talk(self, line: ClientConnection) -> None:
        self._number = 0
        known = self.log[-1].ply if self.log else None
        join = Join(
            version=VERSION,
            table=self._table,
            tokens=self._tokens,
            lang=self._lang,
            watch=not self._tokens,
            ply=known,
        )
        await line.send(encode(join).decode())
        beat, unwelcome, is_welcome = 10.0, 0, False
        while unwelcome <= MISSED_BEATS:
            async with asyncio.timeout(MISSED_BEATS * beat):
                text = await line.recv()
            frame: ToClient = decode_to_client(text)
            if isinstance(frame, Welcome):
                self.welcome, beat, is_welcome = frame, frame.beat, True
                for asked, _ in list(self._asked.values()):
                    await self._send(asked)
            else:
                # Beats before the welcome: the server waits for a join that has been lost.
                unwelcome += isinstance(frame, ServerBeat) and not is_welcome
                await self._take(frame)

    async def _take(self, frame: ToClient) -> None:
        match frame:
            case State():
                await self._take_state(frame)
            case Ack(id) | Looks(id):
                self._answer(id, frame)
            case Refused(id, code, reason):
                if id is None and code in HOPELESS:
                    raise MoveRefused(code, reason)
                self._answer(id, frame)
            case ServerBeat(number, _, seen):
                await self._send(Beat())
                state = self.state
                if number > self._number or (
                    state and number == self._number and seen != state.hash
                ):
                    await self._resync()

    async def _take_state(self, state: State) -> None:
        if state.number <= self._number:
            return  # twice, or late
        self._number = state.number
        if view_hash(state) != state.hash:
            await self._resync(everything=True)
            return
        known = self.log[-1].ply if self.log else None
        if state.since is None:
            self.log = list(state.log)
        elif known is not None and state.since <= known:
            self.log += [entry for entry in state.log if entry.ply > known]
        else:
            # There is a gap: whoever waits for this state expects the log up to it.
            await self._resync()
            return
        async with self._news:
            self.state = state
            self._news.notify_all()
        if self._on_state:
            self._on_state(state)

    async def _resync(self, *, everything: bool = False) -> None:
        self.resyncs += 1
        known = self.log[-1].ply if self.log and not everything else None
        await self._send(Resync(known))

    def _answer(self, asked: str | None, frame: ToClient) -> None:
        if asked in self._asked and not self._asked[asked][1].done():
            self._asked[asked][1].set_result(frame)

    async def _send(self, frame: Frame) -> None:
        if self._line is not None:
            with suppress(WebSocketException):  # a new line sends it again
                await self._line.send(encode(frame).decode())

    async def _resend(self) -> None:
        """What is not answered may have been lost on the way."""
        while True:
            await asyncio.sleep(RESEND_SECONDS)
            for frame, done in list(self._asked.values()):
                if not done.done():
                    await self._send(frame)


def view_hash(state: State) -> str:
    return hashlib.sha256(bytes(state.view)).hexdigest()[:16]


def _new_id() -> str:
    return secrets.token_hex(8)
