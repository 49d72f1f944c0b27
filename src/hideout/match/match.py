"""A match: one table, its players, its history, and taking back."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import numpy as np

from hideout.bots.seated import Chosen, SeatedBot, seat_bot
from hideout.kit.randomness import mixed
from hideout.kit.table import Table
from hideout.kit.values import Event, Move
from hideout.match.storage import save_record


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None
    """The spec of the bot that plays; None for a person."""


@dataclass(frozen=True)
class Turn:
    """A move that was made, and what then happened."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    is_fallback: bool = False
    """Whether it is a random move, because the bot made none."""


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
        self._bots: dict[int, SeatedBot] = {}
        try:
            for seat in range(1, len(players) + 1):
                self._bot(seat)
            self._save(table)
        except BaseException:
            self.close()
            raise

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def bot_to_act(self) -> str | None:
        """The spec of the bot that decides now; None if a person does, or nobody."""
        seat = self.table.seat
        return None if seat is None else self.players[seat - 1].bot

    def play(self, move: Move, *, is_fallback: bool = False) -> Turn:
        """Make a move for the seat that decides now."""
        after = self.table.copy()
        turn = Turn(after.seat or 0, move, after.play(move), is_fallback)
        self._save(after)
        self._before.append(self.table)
        self.table = after
        self.turns.append(turn)
        if after.is_over:
            self.close()
        return turn

    def play_bot(self) -> Turn:
        """Let the bot that decides now make its move."""
        chosen = self.bot_thought()()
        return self.play(chosen.move, is_fallback=chosen.fault is not None)

    def bot_thought(self) -> Callable[[], Chosen]:
        """What finds the move of the bot that decides now; it may run in another thread."""
        seat = self.table.seat
        bot = None if seat is None else self._bot(seat)
        if seat is None or bot is None:
            raise ValueError("no bot decides now")
        sight = self.table.sight(seat)
        # Its own stream, apart from the table's, so that a seed gives the same game again.
        stream = np.uint64(mixed(np.uint64(self.table.seed), np.uint64(seat)))
        seed = int(mixed(stream, np.uint64(len(self.turns))))
        return lambda: bot.choose(sight, seed)

    def close(self) -> None:
        """Let the bots go; a program among them ends. Who plays on gets new ones."""
        while self._bots:
            self._bots.popitem()[1].close()

    def _bot(self, seat: int) -> SeatedBot | None:
        spec = self.players[seat - 1].bot
        if spec is not None and seat not in self._bots:
            self._bots[seat] = seat_bot(spec, self.table, seat)
        return self._bots.get(seat)

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
