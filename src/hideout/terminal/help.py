"""Help: the keys, and every card, token and mark explained."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from hideout.terminal import look
from hideout.terminal.keys import Key, Keys
from hideout.terminal.sitting import Sitting

Row = tuple[Text, str]


class HelpScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "dismiss", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(self._page())
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        say = self._sitting.words.say
        self.query_one(Keys).show(
            [Key("↑↓", say("Scroll")), Key("Esc", say("Back"), "screen.dismiss")]
        )

    def _page(self) -> RenderableType:
        sitting = self._sitting
        say, sentences, board = sitting.words.say, sitting.sentences, sitting.board
        options = sitting.match.table.options
        parts: list[RenderableType] = [
            *_part(say("Keys"), self._keys()),
            *_part(say("The table"), board.marks(sentences, options)),
        ]
        for section, explanations in sentences.explanations().items():
            rows: list[Row] = []
            for name, sentence, entry in explanations:
                if getattr(entry, "city", None) not in (None, options.get("city")):
                    continue  # not in this game
                row = (board.piece(entry, sentences) or Text(name), sentence)
                if row not in rows:  # what several tokens share is explained once
                    rows.append(row)
            parts += _part(say(board.sections[section]), rows)
        return Group(*parts)

    def _keys(self) -> list[Row]:
        say = self._sitting.words.say
        cards: list[Row] = []
        if self._sitting.board.tells_cards:
            cards.append((Text("c"), say("Every card on the table, and what it does.")))
        return [
            (Text("↑ ↓"), say("Choose a move; its effect is shown beside it.")),
            (Text("1 2 3"), say("Go to the move with this number.")),
            (Text("Enter"), say("Play the chosen move. With the mouse: click it twice.")),
            (Text("u"), say("Take back your last move, until something is shown or answered.")),
            (Text("Space"), say("Do not wait for the next player.")),
            (Text("Tab"), say("Go to the log and back; the arrow keys scroll it.")),
            (Text("l"), say("The ledger: every point, and what it is for.")),
            *cards,
            (Text("q"), say("Leave the table.")),
        ]


def _part(title: str, rows: list[Row]) -> list[RenderableType]:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for sign, sentence in rows:
        grid.add_row(sign, Text(sentence))
    return [Text(title, style=look.LIT), grid, Text()]
