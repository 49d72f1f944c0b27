"""The log: what happened, turn by turn, in sentences."""

from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.widgets import Static


class History(VerticalScroll):
    def __init__(self) -> None:
        super().__init__(id="history")
        self._entries: list[Static] = []

    def show(self, told: Sequence[str], fresh: int) -> None:
        """Show each turn's sentences; the last `fresh` of them are new to the reader."""
        for entry in self._entries[len(told) :]:  # taken back
            entry.remove()
        added = [Static(sentences, markup=False) for sentences in told[len(self._entries) :]]
        self.mount(*added)
        self._entries = self._entries[: len(told)] + added
        for index, entry in enumerate(self._entries):
            entry.set_class(index >= len(told) - fresh, "fresh")
        self.anchor()  # the newest stays visible until somebody scrolls back
