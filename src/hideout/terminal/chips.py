"""Cards and tokens as small shapes: square cards `[3]`, round tokens `(0••)`, figures `<Dog>`."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text


class Shape(Enum):
    CARD = "[", "]", box.SQUARE
    TOKEN = "(", ")", box.ROUNDED
    FIGURE = "<", ">", box.DOUBLE


class Chip(NamedTuple):
    label: str
    shape: Shape
    style: str
    """What it looks like where there is colour."""
    copies: int = 1

    def inline(self) -> Text:
        return Text.assemble((self.lines(is_framed=False)[0], self.style))

    def lines(self, is_framed: bool) -> list[str]:
        """One line; or three, with a frame, where there is room."""
        left, right, frame = self.shape.value
        if not is_framed:
            copies = f"x{self.copies}" if self.copies > 1 else ""
            return [left + self.label + right + copies]
        width = cell_len(self.label) + 2
        return [
            frame.top_left + frame.top * width + frame.top_right,
            f"{frame.mid_left} {self.label} {frame.mid_right}",
            frame.bottom_left + frame.bottom * width + frame.bottom_right,
        ]


class ChipRow:
    """Chips side by side, on as many rows as it takes; none is broken in two."""

    def __init__(self, chips: Iterable[Chip], is_framed: bool = False) -> None:
        self._chips = [(chip.lines(is_framed), chip.style) for chip in chips]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(lines[0]) for lines, _ in self._chips] or [0]
        return Measurement(max(widths), sum(widths) + len(widths) - 1)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row: list[tuple[list[str], str]] = []
        room = options.max_width
        for chip in self._chips:
            width = cell_len(chip[0][0])
            if row and width > room:
                yield from _side_by_side(row)
                row, room = [], options.max_width
            row.append(chip)
            room -= width + 1
        yield from _side_by_side(row)


class Flow:
    """Texts one after the other, on as many rows as it takes; none is broken that fits a row."""

    def __init__(self, texts: Iterable[Text], gap: str = " ", indent: int = 0) -> None:
        self._texts = list(texts)
        self._gap = gap
        self._indent = indent
        """Of the second row and all that follow."""

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self._texts] or [0]
        return Measurement(max(widths), sum(widths) + len(self._gap) * (len(widths) - 1))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row = Text()
        for index, text in enumerate(self._texts):
            gap = self._gap if index else ""
            if index and row.cell_len + len(gap) + text.cell_len > options.max_width:
                yield row
                row, gap = Text(), " " * self._indent
            row.append(gap).append_text(text)
        yield row


class OneRow:
    """The first of several texts that fits into a row; or the last, on as many as it takes."""

    def __init__(self, texts: Iterable[Text]) -> None:
        self._texts = list(texts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = (text for text in self._texts if text.cell_len <= options.max_width)
        yield next(fitting, self._texts[-1])


class Fitting:
    """The first of several pictures that takes no more than this many lines; or the last."""

    def __init__(self, pictures: Iterable[RenderableType], lines: int) -> None:
        self._pictures = list(pictures)
        self._lines = lines
        self._drawn: dict[int, list[list[Segment]]] = {}
        """By width: the screen asks again and again."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width not in self._drawn:
            # Else they would be cut to the height the screen has now.
            self._drawn[width] = self._draw(console, options.reset_height())
        for line in self._drawn[width]:
            yield from line
            yield Segment.line()

    def _draw(self, console: Console, options: ConsoleOptions) -> list[list[Segment]]:
        lines: list[list[Segment]] = []
        for picture in self._pictures:
            lines = console.render_lines(picture, options, pad=False)
            if len(lines) <= self._lines:
                break
        return lines


def _side_by_side(row: list[tuple[list[str], str]]) -> Iterable[Text]:
    for line in zip(*(lines for lines, _ in row), strict=True):
        styled = zip(line, (style for _, style in row), strict=True)
        yield Text(" ").join(Text.assemble(piece) for piece in styled)
