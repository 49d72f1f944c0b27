"""A match: one table, who sits at it, the log, and taking back."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

import msgspec
import numpy as np

from hideout.bots import check_bot
from hideout.bots.seated import Chosen, SeatedBot, seat_bot
from hideout.errors import HideoutError
from hideout.kit.randomness import mixed
from hideout.kit.table import Table
from hideout.kit.values import Event, Move, View
from hideout.match.storage import save_record


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None = None
    """The spec of the bot whose seat it is; None for a person."""
    stand_in: str | None = None
    """The spec of the bot that plays for a person who is away."""
    is_open: bool = False
    """Whether nobody sits here yet."""

    @property
    def played_by(self) -> str | None:
        """The spec of the bot that makes the moves; None where a person does, or nobody."""
        return self.bot or self.stand_in


OPEN = Player("", is_open=True)
NULL_IN_A_LIST = re.compile(rb"[\[,]null")


@dataclass(frozen=True)
class Turn:
    """A move that was made, and what then happened."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    is_fallback: bool = False
    """Whether it is a random move, because the bot made none."""


@dataclass(frozen=True)
class TakenBack:
    """A move that was taken back."""

    seat: int
    move: Move


@dataclass(frozen=True)
class Step:
    """A move that is legal, and the table after it; nothing has happened yet."""

    turn: Turn
    after: Table


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
        """The moves that stand."""
        self.log: list[Turn | TakenBack] = []
        """All that was done, also what was taken back."""
        self._path = path
        self._before: list[Table] = []
        """The tables one can go back to: none from before something was revealed."""
        self._views: dict[int | None, View] = {}
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
        return None if seat is None else self.players[seat - 1].played_by

    def view(self, seat: int | None) -> View:
        """All that `seat` may know now; None is a spectator."""
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    # Moves

    def play(self, move: Move, *, is_fallback: bool = False) -> Turn:
        """Make a move for the seat that decides now."""
        step = self.step(move, is_fallback=is_fallback)
        self._save(step.after)
        self.make(step)
        return step.turn

    def step(self, move: Move, *, is_fallback: bool = False) -> Step:
        """Try a move; whoever keeps the moves elsewhere does so before it is made."""
        after = self.table.copy()
        return Step(Turn(after.seat or 0, move, after.play(move), is_fallback), after)

    def make(self, step: Step) -> None:
        seat = step.turn.seat
        seen = step.after.view(seat)
        reveals = _reveals(step.turn.events) or unseen(seen) < unseen(self.view(seat))
        self._before = [] if reveals else [*self._before, self.table]
        self._go_to(step.after)
        self._views[seat] = seen
        self.turns.append(step.turn)
        self.log.append(step.turn)
        if self.table.is_over:
            self.close()

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
        spec = self.players[seat - 1].played_by
        if spec is not None and seat not in self._bots:
            self._bots[seat] = seat_bot(spec, self.table, seat)
        return self._bots.get(seat)

    # Taking back

    def cannot_undo(self, seat: int) -> CannotUndo | None:
        """Why `seat` cannot take back its last move; None if it can."""
        if not any(turn.seat == seat for turn in self.turns):
            return CannotUndo.NOTHING_PLAYED
        if self.turns[-1].seat != seat:
            return CannotUndo.SOMEONE_ELSE_ACTED
        return None if self._before else CannotUndo.SOMETHING_REVEALED

    def undo(self, seat: int) -> Turn:
        """Take back the last move of `seat`; ask `cannot_undo` first."""
        if self.cannot_undo(seat):
            raise ValueError(f"seat {seat} cannot undo")
        self._save(self._before[-1])
        self._go_to(self._before.pop())
        turn = self.turns.pop()
        self.log.append(TakenBack(seat, turn.move))
        return turn

    # Seats

    def sit_down(self, seat: int, name: str) -> None:
        """A person takes an open seat, or says another name at their own."""
        if self._player(seat).bot:
            raise HideoutError(f"a bot has seat {seat}")
        self._set_player(seat, Player(name))

    def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play for a person who is away."""
        check_bot(bot)
        player = self._player(seat)
        if player.bot or player.is_open:
            raise HideoutError(f"no person has seat {seat}")
        self._set_player(seat, replace(player, stand_in=bot))

    def hand_back(self, seat: int) -> None:
        """The person is here again."""
        self._set_player(seat, replace(self._player(seat), stand_in=None))

    def rematch(self, table: Table) -> "Match":
        """The same people and bots at a new table, each one seat further."""
        return Match(table, (*self.players[1:], self.players[0]))

    def facing(self, seats: Collection[int], last: int) -> int:
        """Whose view a device shows that these seats share: who decides, or else who did last."""
        seat = self.table.seat
        return seat if seat is not None and seat in seats else last

    def _player(self, seat: int) -> Player:
        if not 1 <= seat <= len(self.players):
            raise HideoutError(f"there is no seat {seat}; this table has 1 to {len(self.players)}")
        return self.players[seat - 1]

    def _set_player(self, seat: int, player: Player) -> None:
        if seat in self._bots:
            self._bots.pop(seat).close()
        self.players = (*self.players[: seat - 1], player, *self.players[seat:])

    def _go_to(self, table: Table) -> None:
        self.table = table
        self._views.clear()

    def _save(self, table: Table) -> None:
        """First of all: what is not on disk has not happened."""
        if self._path is not None:
            save_record(self._path, table.record())


def _reveals(events: tuple[Event, ...]) -> bool:
    return any(event.reveals for event in events)


def unseen(view: View) -> int:
    """How many cards of a view its viewer has not seen; fewer of them after swapping hands."""
    return len(NULL_IN_A_LIST.findall(msgspec.json.encode(view)))
