"""The contract of a game's words: every value turns into one plain sentence."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from hideout.kit.catalogue import Catalogue, Entry
from hideout.kit.outcome import Outcome, Standing
from hideout.words import Words


class Explanation(NamedTuple):
    """What a card, token or place is called and what it does."""

    name: str
    sentence: str
    entry: Entry


class Sentences(ABC):
    """One game's sentences in one language. Its own subclass knows the types of its values."""

    def __init__(self, words: Words, catalogue: Catalogue, names: Sequence[str] = ()) -> None:
        self.words = words
        self.catalogue = catalogue
        self._names = names

    def who(self, seat: int) -> str:
        if seat <= len(self._names):
            return self._names[seat - 1]
        return self.words.say("Seat {seat}", seat=seat)

    @abstractmethod
    def explanations(self) -> dict[str, list[Explanation]]:
        """Every entry of the catalogue, by section."""

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """Whose turn it is and what to do now."""

    @abstractmethod
    def move(self, move: Any) -> str: ...

    @abstractmethod
    def event(self, event: Any) -> str: ...

    @abstractmethod
    def reason(self, reason: Any) -> str: ...

    @abstractmethod
    def ledger_line(self, line: Any) -> str: ...

    @abstractmethod
    def standing(self, standing: Standing) -> str: ...

    @abstractmethod
    def outcome(self, outcome: Outcome) -> str: ...
