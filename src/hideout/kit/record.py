"""Records: a game as its seed, options and moves, in a text that people can read and diff.

    hideout record 1
    game art-robbery
    rules 1
    catalogue 3f0c9a6be2d41875
    seed 7
    option players 4
    option loot shown
    1 seat 3: play 4 take 4
    2 seat 4: play dog
    end 2 moves

The last line tells a whole record from one that was cut off.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from hideout.errors import RecordError

FORMAT = 1
HEAD = ("game", "rules", "catalogue", "seed")
MOVE = re.compile(r"(?P<number>[0-9]{1,9}) seat (?P<seat>[0-9]{1,9}): (?P<move>.+)")
END = re.compile(r"end (?P<count>[0-9]{1,9}) moves?")


@dataclass(frozen=True)
class PlayedMove:
    seat: int
    move: str


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    catalogue: str
    seed: int
    options: dict[str, str]
    moves: tuple[PlayedMove, ...]
    origin: str = field(default="record", compare=False)
    """Where it was read from, for messages."""

    def line_of(self, move: int) -> int:
        """The line, from 1, on which the move with this index, from 0, stands."""
        return 1 + len(HEAD) + len(self.options) + move + 1

    def __str__(self) -> str:
        count = len(self.moves)
        lines = [
            f"hideout record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"catalogue {self.catalogue}",
            f"seed {self.seed}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *(f"{n} seat {m.seat}: {m.move}" for n, m in enumerate(self.moves, start=1)),
            f"end {count} {'move' if count == 1 else 'moves'}",
        ]
        return "\n".join(lines) + "\n"


def load_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: it cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: it is not UTF-8 text (byte {error.start})") from error
    return parse_record(text, origin=str(path))


def parse_record(text: str, origin: str = "record") -> Record:
    return _Parser(text, origin).record()


class _Parser:
    def __init__(self, text: str, origin: str) -> None:
        self.lines = text.split("\n")
        self.origin = origin
        self.at = 0

    def fail(self, problem: str) -> RecordError:
        return RecordError(f"{self.origin}, line {self.at + 1}: {problem}")

    def line(self) -> str:
        """The current line; the text after the last line break is no line."""
        if self.at >= len(self.lines) - 1:
            raise self.fail("the record stops here, without its 'end' line: it was cut off")
        return self.lines[self.at]

    def record(self) -> Record:
        if self.lines[0] != f"hideout record {FORMAT}":
            raise self.fail(f"a record begins with 'hideout record {FORMAT}'")
        self.at = 1
        head = {name: self.value(name) for name in HEAD}
        numbers = {}
        for line, name in ((3, "rules"), (5, "seed")):
            if not re.fullmatch(r"[0-9]{1,20}", head[name]):
                self.at = line - 1
                raise self.fail(f"'{head[name]}' is not a whole number")
            numbers[name] = int(head[name])
        self.at = 1 + len(HEAD)
        options = self.options()
        moves = self.moves()
        return Record(
            game=head["game"],
            rules=numbers["rules"],
            catalogue=head["catalogue"],
            seed=numbers["seed"],
            options=options,
            moves=moves,
            origin=self.origin,
        )

    def value(self, name: str) -> str:
        found, _, value = self.line().partition(" ")
        if found != name or not value:
            raise self.fail(f"'{name} …' is expected here, not '{self.line()}'")
        self.at += 1
        return value

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self.line().startswith("option "):
            name, _, value = self.line().removeprefix("option ").partition(" ")
            if not value or name in options:
                raise self.fail("an option has a name of its own and a value")
            options[name] = value
            self.at += 1
        return options

    def moves(self) -> tuple[PlayedMove, ...]:
        moves: list[PlayedMove] = []
        while not self.line().startswith("end"):
            match = MOVE.fullmatch(self.line())
            if match is None or int(match["number"]) != len(moves) + 1:
                raise self.fail(f"move {len(moves) + 1} is expected here, not '{self.line()}'")
            moves.append(PlayedMove(int(match["seat"]), match["move"]))
            self.at += 1
        match = END.fullmatch(self.line())
        if match is None or int(match["count"]) != len(moves):
            raise self.fail(f"'end {len(moves)} moves' is expected here, not '{self.line()}'")
        self.at += 1
        if self.lines[self.at :] != [""]:
            raise self.fail("nothing may follow the 'end' line")
        return tuple(moves)
