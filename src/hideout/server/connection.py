"""One WebSocket connection: a client at a table, playing one seat, several, or watching."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from functools import partial
from logging import ERROR

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hideout.server.limits import Bucket
from hideout.server.live import LiveTable
from hideout.server.logs import log
from hideout.server.refusals import Refusal
from hideout.server.scene import look
from hideout.server.tables import Tables
from hideout.wire.frames import (
    LARGEST,
    VERSION,
    Ack,
    Beat,
    Frame,
    Join,
    Look,
    Looks,
    Play,
    Refused,
    Resync,
    ServerBeat,
    StandIn,
    ToServer,
    Undo,
    Welcome,
    decode_to_server,
    encode,
)
from hideout.words import LANGUAGES, Words

MISSED_BEATS = 3
MOST_REPLIES = 64
GOING_AWAY, RESTART = 1001, 1012


class Connection:
    def __init__(self, socket: WebSocket, tables: Tables, cookies: tuple[str, ...]) -> None:
        """`cookies` are the tokens that came with the request."""
        self.seats: tuple[int, ...] = ()
        self._socket = socket
        self._tables = tables
        self._cookies = cookies
        self._settings = tables.settings
        self._metrics = tables.metrics
        self._bucket = Bucket(self._settings.client_messages, 10)
        self._words = Words("en")
        self._table: LiveTable | None = None
        self._facing: int | None = None
        self._number = 0
        self._hash = ""
        self._told: int | None = None
        """The ply up to which the client has the log."""
        self._with_ledger = False
        self._is_news = False
        self._is_dropped = False
        self._replies: deque[Frame] = deque()
        self._wake = asyncio.Event()
        self._has_room = asyncio.Event()
        self._heard = self._spoke = time.monotonic()

    async def run(self) -> None:
        await self._socket.accept()
        doing = [
            asyncio.create_task(do()) for do in (self._send_all, self._receive_all, self._beat_all)
        ]
        try:
            await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in doing:
                task.cancel()
            await asyncio.gather(*doing, return_exceptions=True)
            if self._table is not None:
                self._table.leave(self)
            await self._close()

    async def _close(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):  # the other side may be faster
                await self._socket.close(RESTART if self._is_dropped else GOING_AWAY)

    # What the table tells

    def changed(self) -> None:
        self._is_news = True
        self._wake.set()

    def dropped(self) -> None:
        self._is_dropped = True
        self._wake.set()

    # Sending

    async def _send_all(self) -> None:
        try:
            while not self._is_dropped:
                await self._wake.wait()
                self._wake.clear()
                while self._replies:
                    await self._send(encode(self._replies.popleft()))
                    self._has_room.set()
                if self._is_news:
                    self._is_news = False
                    await self._send(self._state())
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone
        except Exception:
            log("connection failed", ERROR, error=True)

    async def _beat_all(self) -> None:
        """Where one side has been silent, the client learns that the line is sound, and answers."""
        beat = self._settings.beat
        while (now := time.monotonic()) - self._heard <= MISSED_BEATS * beat:
            if now - min(self._heard, self._spoke) > beat / 2:
                self._reply(ServerBeat(self._number, self._told or 0, self._hash))
            await asyncio.sleep(beat)

    async def _send(self, frame: bytes) -> None:
        self._spoke = time.monotonic()
        self._metrics.sent_bytes.inc(len(frame))
        await self._socket.send_text(frame.decode())

    def _state(self) -> bytes:
        table = self._joined()
        if self.seats:
            self._facing = table.match.facing(self.seats, self._facing or self.seats[0])
        if self._told is not None and self._told > table.ply:
            self._told = None  # it knows what the rows do not: a backup was restored
        scene, self._hash = table.scene_bytes(
            self._facing, self._words, self._told, with_ledger=self._with_ledger
        )
        self._told = table.ply
        self._number += 1
        return b'{"type":"state","number":%d,' % self._number + scene[1:]

    def _reply(self, frame: Frame) -> None:
        self._replies.append(frame)
        self._wake.set()

    def _acknowledge(self, asked: str, ply: int) -> None:
        self._reply(Ack(asked, ply))

    # Receiving

    async def _receive_all(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._take(message.get("text"))
                while len(self._replies) > MOST_REPLIES:  # it asks faster than it listens
                    self._has_room.clear()
                    await self._has_room.wait()
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone
        except Exception:
            log("connection failed", ERROR, error=True)

    async def _take(self, text: str | None) -> None:
        self._heard = time.monotonic()
        frame: ToServer | None = None
        try:
            if not self._bucket.take():
                raise Refusal("too-fast")
            frame = _decode(text)
            await self._do(frame)
        except Refusal as refusal:
            self._metrics.refusals.labels(refusal.code).inc()
            asked = getattr(frame, "id", None)
            self._reply(Refused(asked, refusal.code, refusal.reason(self._words)))
            if refusal.with_state:
                self.changed()

    async def _do(self, frame: ToServer) -> None:
        match frame:
            case Join():
                await self._join(frame)
            case Play(id, ply, move):
                table, kept = self._joined(), partial(self._acknowledge, id)
                await table.play(self._played(), id, ply, move, self._words, kept)
            case Undo(id, ply):
                table, kept = self._joined(), partial(self._acknowledge, id)
                await table.undo(self._played(), id, ply, self._words, kept)
            case Look():
                self._look(frame)
            case StandIn():
                await self._stand_in(frame)
            case Resync(ply):
                self._joined()
                self._told = ply
                self.changed()
            case Beat():
                pass

    def _joined(self) -> LiveTable:
        if self._table is None:
            raise Refusal("not-joined")
        return self._table

    def _played(self) -> tuple[int, ...]:
        if not self.seats:
            raise Refusal("not-a-player")
        return self.seats

    async def _join(self, join: Join) -> None:
        if self._table is not None:
            raise Refusal("joined-already")
        if join.version != VERSION:
            raise Refusal("wrong-version")
        if join.lang not in LANGUAGES:
            raise Refusal("wrong-language")
        self._words = Words(join.lang)
        table = await self._tables.find(join.table)
        self.seats = self._seats_at(table, join)
        self._table = table
        self._told = join.ply
        self._with_ledger = join.ledger
        self._reply(self._welcome(table))
        table.enter(self)
        for seat in self.seats:
            if table.match.players[seat - 1].stand_in:
                await table.stand_in(seat, None)

    def _seats_at(self, table: LiveTable, join: Join) -> tuple[int, ...]:
        if join.watch:
            return ()
        if join.tokens:
            seats = [table.seat_of(token) for token in join.tokens]
            if None in seats:
                raise Refusal("wrong-token")
        else:
            seats = [table.seat_of(token) for token in self._cookies]
        return tuple(sorted({seat for seat in seats if seat is not None}))

    def _welcome(self, table: LiveTable) -> Welcome:
        played = table.match.table
        return Welcome(
            version=VERSION,
            table=table.row.id,
            game=played.game.name,
            title=self._words.name(played.catalogue.title),
            options=played.options,
            catalogue=table.row.catalogue_hash,
            rules=table.row.rules,
            seats=self.seats,
            beat=self._settings.beat,
        )

    def _look(self, asked: Look) -> None:
        table = self._joined()
        seat = table.match.table.seat
        if asked.ply != table.ply:
            raise Refusal("stale", with_state=True)
        if seat is None or seat not in self._played():
            raise Refusal("not-your-turn")
        eyes = table.eyes(seat, self._words)
        looked = tuple(look(eyes, move) for move in asked.moves)
        self._reply(Looks(asked.id, asked.ply, looked))

    async def _stand_in(self, asked: StandIn) -> None:
        table = self._joined()
        is_own = asked.seat in self._played()
        away = time.monotonic() - table.last_here.get(asked.seat, 0)
        if not is_own and (asked.seat in table.here or away < self._settings.away):
            raise Refusal("still-here")
        await table.stand_in(asked.seat, asked.bot)
        self._acknowledge(asked.id, table.ply)


def _decode(text: str | None) -> ToServer:
    if text is None:
        raise Refusal("bad-frame")
    if len(text) > LARGEST:
        raise Refusal("too-large")
    try:
        frame: ToServer = decode_to_server(text)
        return frame
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-frame") from error
