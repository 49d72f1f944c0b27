"""An analysis as a picture: each side's chance of winning over the game, as SVG.

A side is told by colour, dashes, the shape of its dots and its name at the end of its line.
"""

from math import ceil
from textwrap import wrap
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from hideout.lab.analysis import Analysis, Course, Side
from hideout.words import Words

NIGHT, TABLE, LAMP, PAPER = "#10131F", "#1A2033", "#FFE9B0", "#F5F1E4"
GRID = "#7B8299"
FONT = "'Atkinson Hyperlegible', 'DejaVu Sans', sans-serif"

WIDTH = 960
LEFT, RIGHT, TOP, BOTTOM = 64, 760, 80, 420
"""The edges of the plot."""
LINE = 24
"""From one line of text to the next."""
LIST = BOTTOM + 76
"""Where the turning points are told."""
LETTERS = 116
"""What fits on a line of text."""
NAME_LETTERS = 22
DOT = 4
RING = 12
MARKS = 10
"""So many numbers, at most, along the bottom."""


class Style(NamedTuple):
    colour: str
    dashes: str
    dot: str
    """Its corners around the middle, in units of DOT; none is a circle."""


STYLES = (
    Style("#FFCB1A", "none", ""),
    Style("#62C9EE", "9 5", "-1,-1 1,-1 1,1 -1,1"),
    Style("#FB7FC7", "2 4", "0,-1.4 1.3,1 -1.3,1"),
    Style(PAPER, "14 4 2 4", "0,-1.5 1.5,0 0,1.5 -1.5,0"),
    Style("#F19349", "6 3 1 3 1 3", "0,1.4 1.3,-1 -1.3,-1"),
)


class Curve:
    def __init__(self, analysis: Analysis, title: str, words: Words) -> None:
        self._analysis = analysis
        self._title = title
        self._words = words
        self._told = [
            (point.number if row == 0 else None, line)
            for point in analysis.turning_points
            for row, line in enumerate(wrap(point.sentence, LETTERS, break_long_words=False))
        ]
        # A side that has decided nothing yet has none.
        self._courses = [
            (side, course) for side in analysis.sides if (course := analysis.course(side.side))
        ]
        self._last = len(analysis.decisions) + analysis.is_over
        height = LIST + LINE * (len(self._told) + 1)
        self._svg = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {WIDTH} {height}",
                "width": str(WIDTH),
                "height": str(height),
                "role": "img",
                "aria-labelledby": "title desc",
                "font-family": FONT,
                "font-size": "14",
                "fill": PAPER,
            },
        )

    def svg(self) -> str:
        SubElement(self._svg, "title", id="title").text = self._heading()
        SubElement(self._svg, "desc", id="desc").text = self._description()
        SubElement(self._svg, "rect", width="100%", height="100%", fill=NIGHT)
        self._text(LEFT, 36, self._heading(), {"fill": LAMP, "font-size": "20"})
        self._axes()
        for side, course in self._courses:
            self._line(side, course)
        self._names()
        self._turning_points()
        indent(self._svg)
        return tostring(self._svg, encoding="unicode") + "\n"

    def _heading(self) -> str:
        return self._words.say("{game}: who was winning", game=self._title)

    def _description(self) -> str:
        """What the picture shows, for who does not see it."""
        percent = self._words.percent
        courses = [
            self._words.say(
                "{who}: from {first} to {last}.",
                who=side.name,
                first=percent(course[0][1]),
                last=percent(course[-1][1]),
            )
            for side, course in self._courses
        ]
        turns = [f"{one.number}. {one.sentence}" for one in self._analysis.turning_points]
        return " ".join([*courses, *turns])

    def _axes(self) -> None:
        plot = {"x": str(LEFT), "y": str(TOP), "fill": TABLE}
        SubElement(self._svg, "rect", plot, width=str(RIGHT - LEFT), height=str(BOTTOM - TOP))
        self._text(LEFT, TOP - 10, self._words.say("Win chance"), {})
        for quarter in range(5):
            y = self._y(quarter / 4)
            self._straight(LEFT, y, RIGHT, y)
            self._text(LEFT - 8, y + 5, self._words.percent(quarter / 4), {"text-anchor": "end"})
        step = 1 if self._last <= MARKS else 5 * ceil(self._last / (5 * MARKS))
        for number in sorted({1, *range(step, self._last + 1, step)}):
            self._text(self._x(number), BOTTOM + 20, str(number), {"text-anchor": "middle"})
        middle = (LEFT + RIGHT) / 2
        self._text(middle, BOTTOM + 42, self._words.say("Move"), {"text-anchor": "middle"})

    def _line(self, side: Side, course: Course) -> None:
        style = STYLES[side.side - 1]
        points = " ".join(f"{self._x(x):.1f},{self._y(y):.1f}" for x, y in course)
        SubElement(
            self._svg,
            "polyline",
            {"stroke-width": "2.5", "stroke-linejoin": "round", "stroke-dasharray": style.dashes},
            points=points,
            fill="none",
            stroke=style.colour,
        )
        for x, y in course[1::2]:
            self._dot(style, self._x(x), self._y(y))

    def _dot(self, style: Style, x: float, y: float) -> None:
        if not style.dot:
            SubElement(
                self._svg, "circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=str(DOT), fill=style.colour
            )
            return
        corners = [corner.split(",") for corner in style.dot.split()]
        points = " ".join(
            f"{x + DOT * float(right):.1f},{y + DOT * float(down):.1f}" for right, down in corners
        )
        SubElement(self._svg, "polygon", points=points, fill=style.colour)

    def _names(self) -> None:
        """At the ends of the lines, moved apart where they would lie on each other."""
        names = [
            (self._y(course[-1][1]), side, wrap(side.name, NAME_LETTERS, break_long_words=False))
            for side, course in self._courses
        ]
        lowest = float(BOTTOM)
        for y, side, lines in sorted(names, key=lambda name: -name[0]):
            first = min(y, lowest - LINE * (len(lines) - 1))
            self._name(first, side, lines)
            lowest = first - LINE

    def _name(self, y: float, side: Side, lines: list[str]) -> None:
        style = STYLES[side.side - 1]
        self._dot(style, RIGHT + 16, y)
        for row, line in enumerate(lines):
            self._text(RIGHT + 28, y + 5 + LINE * row, line, {"fill": style.colour})

    def _turning_points(self) -> None:
        for point in self._analysis.turning_points:
            decision = self._analysis.decisions[point.number - 1]
            x = self._x(point.number)
            self._straight(x, TOP, x, BOTTOM, dashes="3 3")
            self._ring(x, self._y(decision.after), point.number)
        if self._told:
            self._text(LEFT, LIST - 8, self._words.say("Turning points"), {"fill": LAMP})
        for row, (number, line) in enumerate(self._told, start=1):
            y = LIST + LINE * row
            if number is not None:
                self._ring(LEFT - 20, y - 5, number)
            self._text(LEFT, y, line, {})

    def _ring(self, x: float, y: float, number: int) -> None:
        SubElement(
            self._svg,
            "circle",
            {"stroke-width": "2"},
            cx=f"{x:.1f}",
            cy=f"{y:.1f}",
            r=str(RING),
            fill=NIGHT,
            stroke=LAMP,
        )
        label = {"text-anchor": "middle", "fill": LAMP, "font-size": "12"}
        self._text(x, y + 4, str(number), label)

    def _straight(self, x: float, y: float, to_x: float, to_y: float, dashes: str = "none") -> None:
        SubElement(
            self._svg,
            "line",
            {"stroke-dasharray": dashes, "stroke-opacity": "0.6"},
            x1=f"{x:.1f}",
            y1=f"{y:.1f}",
            x2=f"{to_x:.1f}",
            y2=f"{to_y:.1f}",
            stroke=GRID,
        )

    def _text(self, x: float, y: float, text: str, attributes: dict[str, str]) -> None:
        element = SubElement(self._svg, "text", attributes, x=f"{x:.1f}", y=f"{y:.1f}")
        element.text = text

    def _x(self, number: int) -> float:
        return LEFT + (RIGHT - LEFT) * (number - 1) / max(1, self._last - 1)

    def _y(self, chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * chance
