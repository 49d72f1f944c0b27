"""Asks before a game that is on is left."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hideout.words import Words

LEAVE = "leave"


class LeaveScreen(ModalScreen[bool]):
    """Answers whether to leave; leaving twice says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(False)", show=False),
        Binding("q,ctrl+c", "dismiss(True)", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(id="question"):
            yield Static(say("The game is not over. Leave the table?"), markup=False)
            yield OptionList(
                Option(say("Keep playing")),
                Option(say("Leave the table"), id=LEAVE),
                markup=False,
                compact=True,
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id == LEAVE)
