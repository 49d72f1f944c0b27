"""Plays a match in a terminal, for one person at one seat."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from hideout.errors import HideoutError
from hideout.match.match import Match
from hideout.terminal.boards import find_board
from hideout.terminal.leave import LeaveScreen
from hideout.terminal.look import THEME
from hideout.terminal.sitting import Sitting
from hideout.terminal.table_screen import ROOMY, TableScreen
from hideout.words import Words

BOT_PACE = 0.6
"""Seconds before each move of a bot: time to read the last, and to take one's own back."""


def play_in_terminal(
    match: Match, seat: int, words: Words, another: Callable[[], Match] | None = None
) -> None:
    """Play the match at `seat`; `another`, if given, makes the next one for who wants it."""
    require_terminal()
    app = TerminalApp(match, seat, words, another)
    try:
        error = app.run()
    finally:
        app.sitting.match.close()
    if error is not None:
        raise error
    if app.return_code:
        sys.exit(app.return_code)  # an error in drawing, which Textual has shown


def require_terminal() -> None:
    """Raises where there is no terminal to play in."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise HideoutError(
            "playing needs a terminal; here input, output or errors come from or go elsewhere"
        )
    if os.environ.get("TERM") in ("dumb", "unknown"):
        raise HideoutError(
            f"playing needs a terminal that can place text; TERM is '{os.environ['TERM']}'"
        )


class TerminalApp(App[Exception]):
    """Its return value is the error that ended it, if one did."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    # Not ClassVar: mypy takes Textual's own for instance variables.
    VERTICAL_BREAKPOINTS = [(0, "-short"), (ROOMY, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(
        self,
        match: Match,
        seat: int,
        words: Words,
        another: Callable[[], Match] | None = None,
        pace: float = BOT_PACE,
    ) -> None:
        # Without this, NO_COLOR makes Textual paint in greys instead of leaving colours alone.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        board = find_board(match.table.game)
        self.sitting = Sitting(match, seat, words, board, pace, another)

    def on_mount(self) -> None:
        self.title = self.sitting.match.table.catalogue.title
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(TableScreen(self.sitting))

    async def action_quit(self) -> None:
        """Textual's own ways out ask as well."""
        self.action_leave()

    def action_help_quit(self) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        if self.sitting.is_over or isinstance(self.screen, LeaveScreen):
            self.exit()
        else:
            self.push_screen(LeaveScreen(self.sitting.words), self._answered)

    def _answered(self, leaves: bool | None) -> None:
        if leaves:
            self.exit()

    def action_new_game(self) -> None:
        sitting = self.sitting
        if not sitting.is_over or sitting.another is None:
            return
        try:
            self.sitting = replace(sitting, match=sitting.another())
        except HideoutError as error:
            self.exit(error)
            return
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(TableScreen(self.sitting))
