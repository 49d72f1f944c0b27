"""A match: one table, its players, its history, and taking back."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import numpy as np

from hideout.bots import find_bot
from hideout.kit.randomness import mixed
from hideout.kit.table import Table
from hideout.kit.values import Event, Move
from hideout.match.storage import save_record


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None
    """The name of the bot that plays; None for a person."""


@dataclass(frozen=True)
class Turn:
    """A move that was made, and what then happened."""

    seat: int
    move: Move
    events: tuple[Event, ...]


class CannotUndo(Enum):
    NOTHING_PLAYED = "nothing-played"
    SOMEONE_ELSE_ACTED = "someone-else-acted"
    SOMETHING_REVEALED = "something-revealed"


class Match:
    def __init__(self, table: Table, players: tuple[Player, ...], path: Path | None = None) -> None:
        """With a path, the record is on disk there before a move is acknowledged."""
        self.table = table
        self.players = players
        self.turns: list[Turn] = []
        self._path = path
        self._before: list[Table] = []
        self._save(table)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def bot_to_act(self) -> str | None:
        """The bot that decides now; None if a person does, or nobody."""
        seat = self.table.seat
        return None if seat is None else self.players[seat - 1].bot

    def play(self, move: Move) -> Turn:
        """Make a move for the seat that decides now."""
        after = self.table.copy()
        turn = Turn(after.seat or 0, move, after.play(move))
        self._save(after)
        self._before.append(self.table)
        self.table = after
        self.turns.append(turn)
        return turn

    def play_bot(self) -> Turn:
        """Let the bot that decides now make its move."""
        return self.play(self.bot_thought()())

    def bot_thought(self) -> Callable[[], Move]:
        """What finds the move of the bot that decides now; it may run in another thread."""
        seat = self.table.seat
        name = self.bot_to_act
        if seat is None or name is None:
            raise ValueError("no bot decides now")
        bot = find_bot(name)
        sight = self.table.sight(seat)
        # Its own stream, apart from the table's, so that a seed gives the same game again.
        stream = np.uint64(mixed(np.uint64(self.table.seed), np.uint64(seat)))
        seed = int(mixed(stream, np.uint64(len(self.turns))))
        return lambda: sight.move(bot.choose(sight, seed))

    def cannot_undo(self, seat: int) -> CannotUndo | None:
        """Why `seat` cannot take back its last move; None if it can."""
        if not any(turn.seat == seat for turn in self.turns):
            return CannotUndo.NOTHING_PLAYED
        last = self.turns[-1]
        if last.seat != seat:
            return CannotUndo.SOMEONE_ELSE_ACTED
        if any(event.reveals for event in last.events):
            return CannotUndo.SOMETHING_REVEALED
        return None

    def undo(self, seat: int) -> Turn:
        """Take back the last move of `seat`; ask `cannot_undo` first."""
        if self.cannot_undo(seat):
            raise ValueError(f"seat {seat} cannot undo")
        self._save(self._before[-1])
        self.table = self._before.pop()
        return self.turns.pop()

    def _save(self, table: Table) -> None:
        """First of all: what is not on disk has not happened."""
        if self._path is not None:
            save_record(self._path, table.record())
