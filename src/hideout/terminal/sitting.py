"""A person at a match: what this seat may see, say and do."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from hideout.kit.sentences import Sentences
from hideout.kit.values import Event, Move, View
from hideout.match.match import CannotUndo, Match, Turn
from hideout.terminal.boards import Board
from hideout.words import Words, mark

CANNOT_UNDO = {
    CannotUndo.NOTHING_PLAYED: mark("You have not played yet: there is nothing to take back."),
    CannotUndo.SOMEONE_ELSE_ACTED: mark("Somebody else has acted since: your move stands."),
    CannotUndo.SOMETHING_REVEALED: mark("Your move showed something hidden: it stands."),
}


@dataclass(frozen=True)
class Sitting:
    match: Match
    seat: int
    words: Words
    board: Board
    pace: float
    """Seconds before each move of a bot."""
    another: Callable[[], Match] | None
    """Makes the next match; None if there is none."""

    @cached_property
    def sentences(self) -> Sentences:
        table = self.match.table
        return table.game.sentences(self.words, table.catalogue, self.match.names)

    @property
    def view(self) -> View:
        return self.match.table.view(self.seat)

    @property
    def decides(self) -> bool:
        return self.match.table.seat == self.seat

    @property
    def is_over(self) -> bool:
        return self.match.table.is_over

    def tell(self, events: Iterable[Event]) -> str:
        """What happened, as far as this seat may know it."""
        return " ".join(self.sentences.event(event.for_seat(self.seat)) for event in events)

    def tell_turn(self, turn: Turn) -> str:
        told = self.tell(turn.events)
        if not turn.is_fallback:
            return told
        who = self.sentences.who(turn.seat)
        excuse = self.words.say("{who} made no legal move in time; this one is random.", who=who)
        return f"{excuse} {told}"

    def preview(self, move: Move) -> list[str]:
        return [self.sentences.event(event) for event in self.match.table.preview(move)]

    def fresh_turns(self) -> list[Turn]:
        """What the others did since this seat last moved."""
        turns = self.match.turns
        mine = [index for index, turn in enumerate(turns) if turn.seat == self.seat]
        return turns[mine[-1] + 1 :] if mine else list(turns)

    def undoable(self) -> str | None:
        """The move that can be taken back now, in words."""
        if self.match.cannot_undo(self.seat):
            return None
        return self.sentences.move(self.match.turns[-1].move)

    def why_no_undo(self) -> str:
        """Why no move can be taken back; empty if one can."""
        reason = self.match.cannot_undo(self.seat)
        return self.words.say(CANNOT_UNDO[reason]) if reason else ""
