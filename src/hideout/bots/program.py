"""A bot that is any program: see docs/bot-protocol.md."""

import hashlib
import time
from threading import Lock
from typing import TypeVar

import msgspec

from hideout.bots.child import Child
from hideout.bots.fault import BotFault, BotGone
from hideout.errors import HideoutError
from hideout.kit.options import Options
from hideout.kit.sight import Sight
from hideout.kit.table import Table
from hideout.kit.values import View

T = TypeVar("T")

PROTOCOL = 1
START_SECONDS = 10.0
MOST_FAULTS = 3
"""So many in one game, and it is asked no more: who waits for it has waited enough."""
MOST_TOLD = 100
"""Characters of what it wrote that are told."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    game: str
    rules: int
    options: Options
    seat: int
    sides: tuple[int, ...]
    """Of each seat; seats of one side win together."""
    catalogue: dict[str, list[dict[str, object]]]
    """The cards' values, by section."""


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    decision: int
    view: View
    moves: list[str]
    seconds: float
    seed: int


class Ready(msgspec.Struct, frozen=True):
    protocol: int


class Answer(msgspec.Struct, frozen=True):
    decision: int
    move: str


def hello(table: Table, seat: int) -> Hello:
    """What everybody at the table knows from the start."""
    return Hello(
        protocol=PROTOCOL,
        game=table.game.name,
        rules=table.game.rules_version,
        options=table.options,
        seat=seat,
        sides=table.sides,
        catalogue={
            section: [{name: value for name, value, _ in entry.values()} for entry in entries]
            for section, entries in table.catalogue.sections.items()
        },
    )


def seed_of(sight: Sight) -> int:
    """A seed made from what the seat sees.

    The one that other bots get comes from the table's own seed and could be traced back to it:
    that would tell the program every hidden card.
    """
    seen = hashlib.blake2b(sight.masked.tobytes(), digest_size=6).digest()
    return int.from_bytes(seen)


class ProgramBot:
    """One child process, for one seat and one game; `close` ends it."""

    def __init__(self, program: str, greeting: Hello, seconds: float) -> None:
        self._seconds = seconds
        self._decision = 0
        self._faults = 0
        self._gone = ""
        # A move that was taken back may leave it thinking while it is asked again.
        self._lock = Lock()
        self._child = Child(program)
        try:
            self._greet(greeting)
        except BotFault as fault:
            self._child.close()
            raise HideoutError(f"{program}: it cannot play: {fault}") from fault
        except BaseException:
            self._child.close()
            raise

    def choose(self, sight: Sight, seed: int) -> int:  # noqa: ARG002 - it gets its own: seed_of
        with self._lock:
            return self._choose(sight)

    def close(self) -> None:
        with self._lock:
            if not self._gone:
                self._stop("the game is over for it")

    def _choose(self, sight: Sight) -> int:
        if self._gone:
            raise BotGone(self._gone)
        try:
            return self._ask(sight)
        except BotGone as fault:
            self._stop(str(fault))
            raise
        except BotFault as fault:
            self._faults += 1
            if self._faults < MOST_FAULTS:
                raise
            self._stop(f"{fault}; that was fault {MOST_FAULTS}: it is asked no more")
            raise BotGone(self._gone) from fault

    def _stop(self, why: str) -> None:
        self._gone = why
        self._child.close()

    def _greet(self, greeting: Hello) -> None:
        until = time.monotonic() + START_SECONDS
        self._child.send(msgspec.json.encode(greeting) + b"\n", until)
        late = BotFault(f"it did not answer 'hello' within {START_SECONDS:g} s")
        ready = _decoded(self._child.line(until, late), Ready)
        if ready.protocol != PROTOCOL:
            raise BotFault(f"it speaks protocol {ready.protocol}; this program speaks {PROTOCOL}")

    def _ask(self, sight: Sight) -> int:
        self._decision += 1
        codes = {str(sight.move(code)): code for code in sorted(sight.codes())}
        question = Decide(
            decision=self._decision,
            view=sight.rules.view(sight.books[0], sight.masked[0], sight.index + 1),
            moves=list(codes),
            seconds=self._seconds,
            seed=seed_of(sight),
        )
        line = msgspec.json.encode(question) + b"\n"
        until = time.monotonic() + self._seconds
        self._child.send(line, until)
        move = self._answer(until).move
        if move not in codes:
            raise BotFault(f"its move '{move[:MOST_TOLD]}' is not legal now")
        return codes[move]

    def _answer(self, until: float) -> Answer:
        late = BotFault(f"it did not answer within {self._seconds:g} s")
        while True:
            answer = _decoded(self._child.line(until, late), Answer)
            if answer.decision == self._decision:
                return answer
            if answer.decision > self._decision:
                raise BotFault(f"it answers decision {answer.decision} before it is asked")
            # Else it comes too late: that decision was made without it.


def _decoded(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = line[:MOST_TOLD].decode(errors="replace")
        raise BotFault(f"it wrote '{text}', which is no answer ({error})") from error
