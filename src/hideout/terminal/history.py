"""The log: what happened, turn by turn, in sentences."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from hideout.terminal import look


class History(VerticalScroll):
    def compose(self) -> ComposeResult:
        yield Static()

    def on_mount(self) -> None:
        self.anchor()  # the newest stays visible until somebody scrolls back

    def show(self, told: Sequence[str], fresh: int) -> None:
        """Show each turn's sentences; the last `fresh` of them are new to the reader."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column(overflow="fold")
        for index, sentences in enumerate(told):
            is_fresh = index >= len(told) - fresh
            sign, style = ("•", "") if is_fresh else ("·", look.QUIET)
            grid.add_row(sign, Text(sentences), style=style)
        self.query_one(Static).update(grid)
        self.anchor()
