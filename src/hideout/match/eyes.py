"""A match as one viewer may see it and hear it told: a seat, or a spectator."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from hideout.kit.sentences import Sentences
from hideout.kit.values import Event, Move, View
from hideout.match.match import CannotUndo, Match, Turn
from hideout.words import Words, mark

CANNOT_UNDO = {
    CannotUndo.NOTHING_PLAYED: mark("You have not played yet: there is nothing to take back."),
    CannotUndo.SOMEONE_ELSE_ACTED: mark("Somebody else has acted since: your move stands."),
    CannotUndo.SOMETHING_REVEALED: mark("Your move showed something hidden: it stands."),
}


@dataclass(frozen=True)
class Eyes:
    match: Match
    seat: int | None
    """None is a spectator."""
    words: Words

    @cached_property
    def sentences(self) -> Sentences:
        table = self.match.table
        return table.game.sentences(self.words, table.catalogue, self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, open ones too."""
        players = enumerate(self.match.players, start=1)
        return tuple(p.name or self.words.say("Seat {seat}", seat=seat) for seat, p in players)

    @property
    def view(self) -> View:
        return self.match.view(self.seat)

    @property
    def decides(self) -> bool:
        return self.seat is not None and self.match.table.seat == self.seat

    @property
    def is_over(self) -> bool:
        return self.match.table.is_over

    @property
    def tells_points(self) -> bool:
        """Whether this viewer may know everybody's points now; a view has none that are hidden."""
        return b'"points":null' not in msgspec.json.encode(self.view)

    def tell(self, events: Iterable[Event]) -> str:
        """What happened, as far as this viewer may know it."""
        return " ".join(self.sentences.event(event.for_seat(self.seat)) for event in events)

    def tell_turn(self, turn: Turn) -> str:
        return f"{self.excuse(turn)} {self.tell(turn.events)}".lstrip()

    def excuse(self, turn: Turn) -> str:
        """Why a bot's move is a random one; empty if it is not."""
        if not turn.is_fallback:
            return ""
        who = self.sentences.who(turn.seat)
        return self.words.say("{who} made no legal move in time; this one is random.", who=who)

    def preview(self, move: Move) -> list[str]:
        return [self.sentences.event(event) for event in self.match.table.preview(move)]

    def fresh_turns(self) -> list[Turn]:
        """What the others did since this seat last moved."""
        turns = self.match.turns
        mine = [index for index, turn in enumerate(turns) if turn.seat == self.seat]
        return turns[mine[-1] + 1 :] if mine else list(turns)

    def undoable(self) -> Turn | None:
        """The turn that this viewer can take back now."""
        if self.seat is None or self.match.cannot_undo(self.seat):
            return None
        return self.match.turns[-1]

    def why_no_undo(self) -> str:
        """Why no move can be taken back; empty if one can, and for a spectator."""
        reason = None if self.seat is None else self.match.cannot_undo(self.seat)
        return self.words.say(CANNOT_UNDO[reason]) if reason else ""
