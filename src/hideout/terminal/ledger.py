"""The ledger: every point of every seat, and why; live, and at the end."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ItemGrid, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from hideout.kit.outcome import Standing, outcome
from hideout.kit.values import LedgerLine
from hideout.terminal import look
from hideout.terminal.keys import Key, Keys
from hideout.terminal.sitting import Sitting

COLUMN = 28
"""What a seat's lines need at least, in characters."""


class LedgerScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,l", "dismiss", show=False),
        Binding("n", "app.new_game", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(id="outcome")
            with ItemGrid(min_column_width=COLUMN):
                for _ in self._sitting.match.players:
                    yield Static(classes="account")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Show the points as they are now."""
        self.query_one("#outcome", Static).update(Text(self._headline(), style=look.LIT))
        tells_points = self._sitting.tells_points
        self.query_one(ItemGrid).display = tells_points
        if tells_points:
            self._show_accounts()
        self.query_one(Keys).show(self._keys())

    def _show_accounts(self) -> None:
        table = self._sitting.match.table
        ledger = table.ledger()
        accounts = self.query(".account").results(Static)
        for standing, account in zip(table.standings(), accounts, strict=True):
            lines = [line for line in ledger if line.seat == standing.seat]
            account.update(self._account(standing, lines))

    def _headline(self) -> str:
        sitting = self._sitting
        if not sitting.tells_points:
            return sitting.words.say("Some points are hidden from you until the game is over.")
        sentence = sitting.sentences.outcome(outcome(sitting.match.table.standings()))
        if sitting.is_over:
            return sentence
        return sitting.words.say("If the game ended now: {outcome}", outcome=sentence)

    def _account(self, standing: Standing, lines: list[LedgerLine]) -> RenderableType:
        sentences = self._sitting.sentences
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        for line in lines:
            grid.add_row(f"{line.points:+d}", Text(sentences.ledger_line(line)))
        total = sum(line.points for line in lines)
        grid.add_row(str(total), self._sitting.words.say("Sum"), style=look.LIT)
        return Group(Text(sentences.standing(standing), style=look.LIT), grid)

    def _keys(self) -> list[Key]:
        sitting = self._sitting
        say = sitting.words.say
        keys = [Key("↑↓", say("Scroll")), Key("Esc", say("Back"), "screen.dismiss")]
        if sitting.is_over and sitting.another:
            keys.append(Key("n", say("New game"), "app.new_game"))
        if sitting.is_over:
            keys.append(Key("q", say("Quit"), "app.leave"))
        return keys
