"""A table: one game in progress, for people and programs."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from hideout.errors import HideoutError, IllegalMove, RecordError
from hideout.kit.catalogue import Catalogue
from hideout.kit.fields import copied
from hideout.kit.game import Game
from hideout.kit.kernel import MAX_SEATS, STANDING, Kernel, Machine
from hideout.kit.log import new_log, no_log, rows
from hideout.kit.options import checked_options
from hideout.kit.outcome import Outcome, Standing, outcome
from hideout.kit.randomness import SEEDS
from hideout.kit.record import PlayedMove, Record
from hideout.kit.sight import Sight
from hideout.kit.values import Event, LedgerLine, Move, Reason, View
from hideout.words import Words


class Table:
    """Seats are numbered from 1 here and everywhere outside the compiled kernel."""

    def __init__(
        self, game: Game, catalogue: Catalogue, seed: int, options: Mapping[str, object]
    ) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise HideoutError(f"seed {seed!r} is out of range; it takes 0 to {SEEDS - 1}")
        self.game = game
        self.catalogue = catalogue
        self.seed = seed
        self.options = checked_options(game.name, game.options, options)
        self.sides = game.sides(self.options)
        self.seats = len(self.sides)
        self.played: list[PlayedMove] = []
        self.rules = game.rules()
        self._books = self.rules.make_book(catalogue, self.options)
        self._tables = self.kernel.new_tables()
        self._found: tuple[bytes, dict[Move, int]] = (b"", {})
        """A state of the table, and its legal moves with their codes."""
        log = new_log()
        self.kernel.deal(self._book, self._state, np.uint64(seed), log)
        self.opening: tuple[Event, ...] = self._events(log)
        """What happened before the first move."""

    @property
    def _book(self) -> Any:
        return self._books[0]

    @property
    def _state(self) -> Any:
        return self._tables[0]

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        seat = int(self._tables["seat"][0])
        return None if seat < 0 else seat + 1

    @property
    def is_over(self) -> bool:
        return self.seat is None

    @property
    def is_pending(self) -> bool:
        """Whether a move waits for a further choice, its owner's or another seat's."""
        return bool(self._state.pending)

    def moves(self) -> list[Move]:
        """The legal moves of the seat that decides now."""
        return list(self._legal())

    def move(self, code: int) -> Move:
        """The move with this number, legal now or not."""
        return self.rules.move(self._book, self._state, code)

    def why_not(self, move: Move) -> Reason | None:
        """Why this move is not legal now; None if it is."""
        if move in self._legal():
            return None
        return self.rules.why_not(self._book, self._state, move)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move for the seat that decides now; all that then happened, nothing hidden."""
        seat = self.seat
        code = self._legal().get(move)
        if seat is None or code is None:
            raise self._illegal(move)
        log = new_log()
        self.kernel.play(self._book, self._state, code, log)
        self.played.append(PlayedMove(seat, str(move)))
        return self._events(log)

    def preview(self, move: Move) -> tuple[Event, ...]:
        """What the move would cause, as far as the seat that decides can know it beforehand."""
        if self.seat is None:
            raise self._illegal(move)
        # Played in an imagined world: what the seat cannot know has no way into the answer.
        events = self.imagined(self.seat, seed=0).play(move)
        return tuple(event.for_seat(None) for event in events)

    def imagined(self, seat: int | None, seed: int) -> Self:
        """A table that this one could be, for all that `seat` knows."""
        twin = self.copy()
        twin._tables = self.sight(seat).imagine(seed)
        return twin

    def parse_move(self, text: str) -> Move:
        """The move with this text form, legal or not."""
        try:
            return self.rules.parse_move(text)
        except ValueError as error:
            raise IllegalMove(str(error)) from error

    def view(self, seat: int | None) -> View:
        """All that `seat` may know; None is a spectator."""
        sight = self.sight(seat)
        return self.rules.view(self._book, sight.masked[0], seat)

    def sight(self, seat: int | None) -> Sight:
        """The same as `view`, in the form bots think in."""
        if seat is not None and not 1 <= seat <= self.seats:
            raise HideoutError(f"there is no seat {seat!r}; this table has seats 1 to {self.seats}")
        masked = copied(self._tables)
        index = -1 if seat is None else seat - 1
        self.kernel.mask(self._book, masked[0], index)
        return Sight(self.rules, self._books, self.sides, masked, index)

    def ledger(self) -> tuple[LedgerLine, ...]:
        """Every point, as if the game ended now."""
        ledger = new_log()
        self._scores(ledger)
        return tuple(self.rules.ledger_line(self._book, row) for row in rows(ledger))

    def standings(self) -> tuple[Standing, ...]:
        """The score of each seat, as if the game ended now."""
        found = self._scores(no_log())
        return tuple(
            Standing(
                seat + 1, bool(found[seat, 0]), int(found[seat, 1]), tuple(found[seat, 2:].tolist())
            )
            for seat in range(self.seats)
        )

    def outcome(self) -> Outcome | None:
        """Who won and what decided it; None while the game goes on."""
        return outcome(self.standings()) if self.is_over else None

    def record(self) -> Record:
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            catalogue=self.catalogue.hash(),
            seed=self.seed,
            options={name: str(value) for name, value in self.options.items()},
            moves=tuple(self.played),
        )

    def machine(self, tables: int = 1) -> Machine:
        """The compiled verbs with this table's catalogue and options, for bulk work."""
        return self.kernel.machine(self._books, self.sides, tables)

    @property
    def kernel(self) -> Kernel:
        return self.rules.kernel

    def state_bytes(self) -> bytes:
        """The whole table as bytes, hidden things included: for comparing, never for showing."""
        return self._tables.tobytes()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin._tables = copied(self._tables)
        twin.played = list(self.played)
        return twin

    def _legal(self) -> dict[Move, int]:
        state = self.state_bytes()
        if self._found[0] != state:
            book, table, codes = self._book, self._state, self.kernel.new_codes()
            count = self.kernel.legal(book, table, codes)
            found = sorted(codes[:count].tolist())
            self._found = state, {self.rules.move(book, table, code): code for code in found}
        return self._found[1]

    def _illegal(self, move: Move) -> IllegalMove:
        reason = self.rules.why_not(self._book, self._state, move)
        sentences = self.game.sentences(Words("en"), self.catalogue)
        return IllegalMove(f"'{move}': {sentences.reason(reason)}")

    def _scores(self, ledger: Any) -> Any:
        standings = np.zeros((MAX_SEATS, STANDING), np.int32)
        self.kernel.scores(self._book, self._state, standings, ledger)
        return standings

    def _events(self, log: Any) -> tuple[Event, ...]:
        return tuple(self.rules.event(self._book, row) for row in rows(log))


def replay(record: Record, game: Game, catalogue: Catalogue) -> Table:
    """The table at the end of a record."""
    if record.rules != game.rules_version:
        raise RecordError(
            f"{record.origin}: it was played by rules {record.rules} of {game.name};"
            f" this program has rules {game.rules_version}"
        )
    if record.catalogue != catalogue.hash():
        raise RecordError(
            f"{record.origin}: it was played with catalogue {record.catalogue};"
            f" {catalogue.origin} is {catalogue.hash()}"
        )
    try:
        table = Table(game, catalogue, record.seed, record.options)
    except HideoutError as error:
        raise RecordError(f"{record.origin}: {error}") from error
    for index, played in enumerate(record.moves):
        if table.seat is None:
            raise _at(record, index, "the game is over here; no move can follow")
        if table.seat != played.seat:
            raise _at(record, index, f"seat {table.seat} decides here, not seat {played.seat}")
        try:
            table.play(table.parse_move(played.move))
        except IllegalMove as error:
            raise _at(record, index, str(error)) from error
    return table


def _at(record: Record, move: int, problem: str) -> RecordError:
    return RecordError(f"{record.origin}, line {record.line_of(move)}: {problem}")
