"""The registry of boards: how the terminal shows each game. A board is all it knows of a game."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from hideout.errors import HideoutError
from hideout.kit.catalogue import Entry
from hideout.kit.game import Game
from hideout.kit.options import Options

BOARDS = {
    "art-robbery": "hideout.terminal.boards.art_robbery",
    "caper": "hideout.terminal.boards.caper",
    "caper-europe": "hideout.terminal.boards.caper_europe",
}
"""Each game's name and the module whose BOARD it is."""


class Setting(NamedTuple):
    """What a picture is drawn for, beside the view."""

    options: Options
    is_roomy: bool
    """Whether there is room for larger pieces."""
    lines: int
    """How many lines are left for the picture, if all else is to stay usable."""


class Board(ABC):
    """Shows one game. Its own subclass knows the types of its views and sentences."""

    sections: ClassVar[dict[str, str]]
    """The heading of each section of the catalogue, as a message to say."""

    is_crowded: ClassVar[bool] = False
    """Whether it needs lines that the log would have in a small terminal."""
    tells_cards: ClassVar[bool] = False
    """Whether `cards` has more to tell than the picture."""

    @abstractmethod
    def picture(self, view: Any, sentences: Any, setting: Setting) -> RenderableType:
        """All that the view shows, as large as the setting allows."""

    def cards(self, view: Any, sentences: Any) -> RenderableType:  # noqa: ARG002 - for boards that have some
        """Every card that the view shows, with its whole name and what it does.

        Nothing, where the picture tells all of it.
        """
        return Text()

    @abstractmethod
    def piece(self, entry: Entry, sentences: Any) -> Text | None:
        """How an entry of the catalogue looks in the picture; None if it does not appear there."""

    @abstractmethod
    def marks(self, sentences: Any, options: Options) -> list[tuple[Text, str]]:
        """Every other mark in the picture, with a sentence that explains it."""


def find_board(game: Game) -> Board:
    if game.name not in BOARDS:
        raise HideoutError(
            f"{game.title} cannot be played in a terminal yet; {', '.join(BOARDS)} can"
        )
    board: Board = import_module(BOARDS[game.name]).BOARD
    return board
