"""Cards and tokens as small shapes: square cards `[3]`, round tokens `(0••)`, figures `<Dog>`."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

UNBROKEN_SPACE = "\N{NO-BREAK SPACE}"


class Shape(Enum):
    CARD = "[", "]", box.SQUARE
    TOKEN = "(", ")", box.ROUNDED
    FIGURE = "<", ">", box.DOUBLE


class Chip(NamedTuple):
    label: str
    shape: Shape
    style: str
    """What it looks like where there is colour."""

    def inline(self) -> Text:
        """On one line, never broken in two."""
        left, right, _ = self.shape.value
        return Text(left + self._label + right, style=self.style)

    def framed(self) -> Panel:
        """Three lines high, where there is room."""
        *_, outline = self.shape.value
        return Panel.fit(Text(self._label, style=self.style), box=outline, style=self.style)

    @property
    def _label(self) -> str:
        return self.label.replace(" ", UNBROKEN_SPACE)


def row(chips: Iterable[Chip], is_roomy: bool = False) -> RenderableType:
    if is_roomy:
        return Columns([chip.framed() for chip in chips], padding=0)
    return Text(" ").join(chip.inline() for chip in chips)
