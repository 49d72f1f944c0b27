"""The contract of a game. One `Game` says what it is; its `Rules` run it.

A `Game` is light: it can be listed, its catalogue read and its words spoken without loading the
compiled kernel. `rules()` loads that.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hideout.kit.catalogue import Catalogue
from hideout.kit.options import Option, Options
from hideout.kit.sentences import Sentences
from hideout.kit.values import Event, LedgerLine, Move, Reason, View
from hideout.words import Words

if TYPE_CHECKING:
    from hideout.kit.kernel import Kernel, Records

Row = tuple[int, ...]


@dataclass(frozen=True)
class Rules:
    """How a game runs: the compiled kernel, and how its numbers turn into values."""

    kernel: "Kernel"
    make_book: "Callable[[Catalogue, Options], Records]"
    """The catalogue and the options as the one record the kernel reads."""
    move: Callable[[Any, Any, int], Move]
    """move(book, table, code): also for a code that is not legal now."""
    parse_move: Callable[[str], Move]
    """The move that has this text form; ValueError says what is wrong with it."""
    why_not: Callable[[Any, Any, Move], Reason]
    """why_not(book, table, move): for a move that is not legal now."""
    event: Callable[[Any, Row], Event]
    """event(book, row): a row of the kernel's log."""
    ledger_line: Callable[[Any, Row], LedgerLine]
    """ledger_line(book, row): a row of the kernel's ledger."""
    view: Callable[[Any, Any, int | None], View]
    """view(book, masked table, seat)"""
    move_type: Any
    """The union of the game's moves, for decoding; the same for events and views."""
    event_type: Any
    view_type: Any


class Game(ABC):
    name: str
    title: str
    rules_version: int
    """Goes up when the same seed and moves would play differently."""
    options: tuple[Option, ...]
    catalogue_path: Path

    @abstractmethod
    def sides(self, options: Options) -> tuple[int, ...]:
        """The side of each seat of a table with these options; seats of one side win together."""

    @abstractmethod
    def read_catalogue(self, path: Path) -> Catalogue:
        """Read and check a catalogue file of this game."""

    def oddities(self, catalogue: Catalogue) -> list[str]:  # noqa: ARG002 - for games that have some
        """What a printed catalogue would hardly have, though the game can be played with it."""
        return []

    @abstractmethod
    def sentences(
        self, words: Words, catalogue: Catalogue, names: tuple[str, ...] = ()
    ) -> Sentences:
        """What speaks for this game, calling the seats by these names."""

    @abstractmethod
    def rules(self) -> Rules:
        """Load the compiled rules."""
