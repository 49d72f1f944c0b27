"""Where the terminal can be played in, and where it says why not."""

import io
import sys

import pytest

from hideout.errors import HideoutError
from hideout.kit.game import Game
from hideout.terminal.app import TerminalApp, play_in_terminal
from hideout.terminal.boards import find_board
from hideout.words import Words
from tests.terminal.driver import SEAT, deal_match


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def sit_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_without_a_terminal_it_says_so(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setattr(sys, stream, io.StringIO())
    with pytest.raises(HideoutError, match="needs a terminal"):
        play_in_terminal(deal_match(), SEAT, Words("en"))


def test_a_dumb_terminal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setenv("TERM", "dumb")
    with pytest.raises(HideoutError, match="TERM is 'dumb'"):
        play_in_terminal(deal_match(), SEAT, Words("en"))


def test_an_error_in_the_app_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setattr(TerminalApp, "run", lambda _: ZeroDivisionError("in a kernel"))
    with pytest.raises(ZeroDivisionError, match="in a kernel"):
        play_in_terminal(deal_match(), SEAT, Words("en"))


def test_a_game_without_a_board_is_refused() -> None:
    class Unknown(Game):
        name = "poker"
        title = "Poker"

    Unknown.__abstractmethods__ = frozenset()
    with pytest.raises(HideoutError, match="Poker cannot be played in a terminal yet"):
        find_board(Unknown())  # type: ignore[abstract]
