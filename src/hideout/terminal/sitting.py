"""A person at a match in this terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from hideout.match.eyes import Eyes
from hideout.match.match import Match
from hideout.terminal.boards import Board


@dataclass(frozen=True)
class Sitting(Eyes):
    board: Board
    pace: float
    """Seconds before each move of a bot."""
    another: Callable[[], Match] | None
    """Makes the next match; None if there is none."""
