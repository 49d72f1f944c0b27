"""A live table: the match in memory, who is connected, and the order in which things happen.

It is a cache: everything in it comes from the store's rows, and it can be dropped at any time.
Whatever changes it is on disk first.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from hideout.bots import BOTS
from hideout.bots.seated import Chosen
from hideout.errors import HideoutError, IllegalMove
from hideout.kit.values import Move
from hideout.match.eyes import CANNOT_UNDO, Eyes
from hideout.match.match import Match
from hideout.server.matches import match_of, seat_row_of
from hideout.server.metrics import Metrics
from hideout.server.refusals import Refusal
from hideout.server.scene import build_scene, look
from hideout.server.store.rows import MoveRow, SeatRow, Stored
from hideout.server.store.store import Store
from hideout.server.store.writer import Conflict
from hideout.server.tokens import hash_of, is_token
from hideout.wire.frames import Code, encode
from hideout.words import Words

T = TypeVar("T")
OnKept = Callable[[int], None]
"""Called with the ply that a move has become, once it is on disk and before anybody sees it."""


class Viewer(Protocol):
    seats: tuple[int, ...]

    def changed(self) -> None:
        """There is something new to see."""

    def dropped(self) -> None:
        """The table has to be joined anew."""


class LiveTable:
    def __init__(
        self,
        stored: Stored,
        store: Store,
        metrics: Metrics,
        on_change: Callable[["LiveTable"], None],
    ) -> None:
        self.row = stored.table
        self.viewers: set[Viewer] = set()
        self.next_table: str | None = None
        self.last_here: dict[int, float] = {}
        """When a seat's person was last connected."""
        self._store = store
        self._metrics = metrics
        self._on_change = on_change
        self._is_stale = False
        self._is_dropped = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._fill(stored)

    def _fill(self, stored: Stored) -> None:
        self.match: Match = match_of(stored)
        self.seat_rows = list(stored.seats)
        self._plies = {(move.seat, move.move_id): move.ply for move in stored.moves if move.move_id}
        self._scenes: dict[tuple[int | None, str, int | None, bool], tuple[bytes, str]] = {}
        self._speakers: dict[tuple[int | None, str], Eyes] = {}

    @property
    def ply(self) -> int:
        return len(self.match.log)

    # What is seen

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def eyes(self, seat: int | None, words: Words) -> Eyes:
        key = (seat, words.language)
        if key not in self._speakers:
            self._speakers[key] = Eyes(self.match, seat, words)
        return self._speakers[key]

    def scene_bytes(
        self, seat: int | None, words: Words, since: int | None, *, with_ledger: bool
    ) -> tuple[bytes, str]:
        """The scene as JSON, and the hash of its view; made once for all who see the same."""
        key = (seat, words.language, since, with_ledger)
        if key not in self._scenes:
            scene = build_scene(
                self.eyes(seat, words),
                here=self.here,
                next_table=self.next_table,
                since=since,
                with_ledger=with_ledger,
            )
            self._scenes[key] = (encode(scene), scene.hash)
        return self._scenes[key]

    def tell(self) -> None:
        """Let everybody who is connected see what is new."""
        self._scenes.clear()
        for viewer in self.viewers:
            viewer.changed()
        self._on_change(self)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.tell()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        for seat in viewer.seats:
            self.last_here[seat] = time.monotonic()
        self.tell()

    # Who sits where

    def seat_of(self, token: str) -> int | None:
        token_hash = hash_of(token)
        held = [row.seat for row in self.seat_rows if is_token(token_hash, row.token_hash)]
        return held[0] if held else None

    async def sit_down(self, seat: int, name: str, token: str) -> None:
        async def sit_down() -> None:
            if not self.match.players[seat - 1].is_open and self.seat_of(token) != seat:
                raise Refusal("wrong-token")
            self.match.sit_down(seat, name)
            await self._keep_seat(seat, hash_of(token))

        await self._in_order(sit_down)

    async def stand_in(self, seat: int, bot: str | None) -> None:
        async def stand_in() -> None:
            # By name only: a spec could start a program, or think for hours.
            if bot is not None and bot not in BOTS:
                raise Refusal("no-bot")
            try:
                if bot is None:
                    self.match.hand_back(seat)
                else:
                    self.match.hand_over(seat, bot)
            except HideoutError as error:
                raise Refusal("no-bot") from error
            await self._keep_seat(seat, self.seat_rows[seat - 1].token_hash)

        await self._in_order(stand_in)

    async def _keep_seat(self, seat: int, token_hash: str | None) -> None:
        row = seat_row_of(seat, self.match.players[seat - 1], token_hash)
        await self._storing(self._store.set_seat(self.row.id, row))
        self._set_row(row)

    def _set_row(self, row: SeatRow) -> None:
        self.seat_rows[row.seat - 1] = row
        self._speakers.clear()  # somebody may have another name now
        self.tell()

    # Moves

    async def play(
        self,
        seats: Collection[int],
        move_id: str,
        ply: int,
        text: str,
        words: Words,
        on_kept: OnKept,
    ) -> None:
        """Make a person's move."""

        async def play() -> None:
            if (done := self._done(seats, move_id)) is not None:
                on_kept(done)
                return
            seat = self._deciding(seats, ply)
            try:
                move = self.match.table.parse_move(text)
                await self._make(seat, move, move_id, on_kept)
            except IllegalMove as error:
                reason = look(self.eyes(seat, words), text).reason
                raise Refusal("illegal", reason, with_state=True) from error

        await self._in_order(play)

    async def undo(
        self, seats: Collection[int], move_id: str, ply: int, words: Words, on_kept: OnKept
    ) -> None:
        async def undo() -> None:
            if (done := self._done(seats, move_id)) is not None:
                on_kept(done)
                return
            if ply != self.ply:
                raise Refusal("stale", with_state=True)
            turns = self.match.turns
            seat = turns[-1].seat if turns and turns[-1].seat in seats else min(seats)
            if reason := self.match.cannot_undo(seat):
                raise Refusal("cannot-undo", words.say(CANNOT_UNDO[reason]), with_state=True)
            row = MoveRow(self.ply + 1, seat, None, move_id, time.time())
            await self._keep(row, is_over=False)
            on_kept(row.ply)
            self.match.undo(seat)
            self._kept(row)

        await self._in_order(undo)

    async def play_for_bot(self, ply: int, chosen: Chosen) -> bool:
        """Make the move a bot has found; False if the table has moved on since."""

        async def play() -> bool:
            seat = self.match.table.seat
            if ply != self.ply or seat is None or self.match.bot_to_act is None:
                return False
            await self._make(seat, chosen.move, None, is_fallback=chosen.fault is not None)
            return True

        return await self._in_order(play)

    def _done(self, seats: Collection[int], move_id: str) -> int | None:
        """The ply of a move that was sent before."""
        return next((p for seat in seats if (p := self._plies.get((seat, move_id)))), None)

    def _deciding(self, seats: Collection[int], ply: int) -> int:
        seat = self.match.table.seat
        if ply != self.ply:
            raise Refusal("stale", with_state=True)
        if seat is None or seat not in seats:
            raise Refusal("not-your-turn", with_state=True)
        return seat

    async def _make(
        self,
        seat: int,
        move: Move,
        move_id: str | None,
        on_kept: OnKept | None = None,
        *,
        is_fallback: bool = False,
    ) -> None:
        step = self.match.step(move, is_fallback=is_fallback)
        row = MoveRow(self.ply + 1, seat, str(move), move_id, time.time(), is_fallback)
        await self._keep(row, is_over=step.after.is_over)
        if on_kept:
            on_kept(row.ply)
        self.match.make(step)
        self._kept(row)

    async def _keep(self, row: MoveRow, *, is_over: bool) -> None:
        start = time.perf_counter()
        await self._storing(self._store.append(self.row.id, row, is_over=is_over))
        self._metrics.keep_seconds.observe(time.perf_counter() - start)
        self._metrics.moves.labels("person" if row.move_id else "bot").inc()
        if is_over:
            self.row = msgspec.structs.replace(self.row, is_over=True)

    async def _storing(self, storing: Awaitable[None]) -> None:
        """What the store does not take has not happened; then the rows tell what has."""
        try:
            await storing
        except Exception as error:
            self._is_stale = True
            with suppress(Exception):
                await self._reload()
            code: Code = "stale" if isinstance(error, Conflict) else "not-kept"
            raise Refusal(code, with_state=True) from error

    def _kept(self, row: MoveRow) -> None:
        if row.move_id:
            self._plies[row.seat, row.move_id] = row.ply
        self.tell()

    async def _reload(self) -> None:
        """Begin anew from the rows."""
        stored = await self._store.load(self.row.id)
        if stored is None:
            raise Refusal("no-table")
        self.row = stored.table
        self._fill(stored)
        self._is_stale = False
        self.tell()

    def drop(self) -> None:
        """The rows are others now."""
        self._is_dropped = True
        for viewer in self.viewers:
            viewer.dropped()

    async def _in_order(self, do: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """One thing after the other, and whole, even if whoever asked for it goes away."""

        async def in_order() -> T:
            async with self._lock:
                if self._is_dropped:
                    raise Refusal("not-kept")
                if self._is_stale:
                    await self._reload()
                return await do()

        task = asyncio.create_task(in_order())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone; then nobody else looks at it

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)
