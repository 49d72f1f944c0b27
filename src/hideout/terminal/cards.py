"""The cards: all that lie on the table or can be seen in a hand, and what each does."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from hideout.terminal.keys import Key, Keys
from hideout.terminal.sitting import Sitting


class CardsScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,c", "dismiss", show=False)]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(id="cards")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        say = self._sitting.words.say
        self.show()
        self.query_one(Keys).show(
            [Key("↑↓", say("Scroll")), Key("Esc", say("Back"), "screen.dismiss")]
        )

    def show(self) -> None:
        """Show the cards as they lie now."""
        sitting = self._sitting
        picture = sitting.board.cards(sitting.view, sitting.sentences)
        self.query_one("#cards", Static).update(picture)
