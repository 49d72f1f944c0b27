"""The list of legal moves, numbered."""

from collections.abc import Sequence
from time import monotonic

from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hideout.kit.values import Move

DIGITS_TOGETHER = 1.0
"""Seconds within which two digits make one number."""


CHOSEN = ">"


class MoveOption(Option):
    def __init__(self, number: int, sentence: str, move: Move) -> None:
        self._number = number
        self._sentence = sentence
        self.move = move
        super().__init__(self.picture(is_chosen=False))

    def picture(self, is_chosen: bool) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=3)
        grid.add_column(overflow="fold")
        sign = CHOSEN if is_chosen else " "
        grid.add_row(f"{sign}{self._number:2}", Text(self._sentence))
        return grid


class MoveList(OptionList):
    def __init__(self) -> None:
        super().__init__(id="moves", compact=True)
        self._marked: int | None = None
        self._number = 0
        self._last_digit = 0.0

    def show(self, moves: Sequence[tuple[str, Move]]) -> None:
        self._number = 0
        self._marked = None
        self.clear_options()
        self.add_options(
            MoveOption(number, sentence, move)
            for number, (sentence, move) in enumerate(moves, start=1)
        )
        if moves:
            self.highlighted = 0

    @property
    def move(self) -> Move | None:
        """The highlighted move."""
        option = self.highlighted_option
        return option.move if isinstance(option, MoveOption) else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Mark the highlighted move with a sign as well: colour is never alone."""
        for index, is_chosen in ((self._marked, False), (highlighted, True)):
            if index is not None and isinstance(option := self.options[index], MoveOption):
                self.replace_option_prompt_at_index(index, option.picture(is_chosen))
        self._marked = highlighted
        super().watch_highlighted(highlighted)

    def jump(self, digit: int) -> None:
        """Highlight the move with this number; a second digit soon after extends the first."""
        now = monotonic()
        extended = self._number * 10 + digit
        is_extended = now - self._last_digit < DIGITS_TOGETHER and extended <= self.option_count
        self._number = extended if is_extended else digit
        self._last_digit = now
        if 1 <= self._number <= self.option_count:
            self.highlighted = self._number - 1

    def on_click(self, event: events.Click) -> None:
        """The first click shows what a move does, the second plays it."""
        if event.style.meta.get("option") not in (None, self.highlighted):
            self.highlighted = event.style.meta["option"]
            event.prevent_default()
