"""The curve of who was winning: well-formed, told in words, colour never alone."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from hideout.lab.analysis import Analysis, Decision, Side, TurningPoint
from hideout.lab.curve import BOTTOM, LEFT, LETTERS, NIGHT, RIGHT, STYLES, TABLE, TOP, Curve
from hideout.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"
LONG = "Seat 1: “" + "a long move " * 30 + "” <b>&"


def analysis(sides: int, decisions: int, won: float | None = None) -> Analysis:
    return Analysis(
        format=1,
        game="art-robbery",
        options={"players": sides},
        lang="en",
        iterations=500,
        is_over=won is not None,
        sides=tuple(Side(side, (side,), f"Seat {side}", won) for side in range(1, sides + 1)),
        decisions=tuple(
            Decision(
                number=number,
                seat=(number - 1) % sides + 1,
                side=(number - 1) % sides + 1,
                move="play dog",
                sentence="Dog",
                legal=3,
                before=1.0,
                after=0.0,
                loss=1.0,
                best="play 1",
                best_sentence="One",
            )
            for number in range(1, decisions + 1)
        ),
        turning_points=(TurningPoint(1, 1, "loss", 1.0, LONG),),
    )


def drawn(found: Analysis, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(Curve(found, "Art Robbery", Words(language)).svg())


def texts(svg: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}text")]


@pytest.mark.parametrize("won", [None, 0.2])
@pytest.mark.parametrize("decisions", [1, 2, 10, 11, 130])
@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_every_side_has_a_line_that_stays_inside(
    sides: int, decisions: int, won: float | None
) -> None:
    svg = drawn(analysis(sides, decisions, won))
    lines = svg.findall(f"{SVG}polyline")
    assert len(lines) == (sides if won is not None else min(sides, decisions))
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert LEFT <= x <= RIGHT
            assert TOP <= y <= BOTTOM


def test_sides_differ_by_more_than_colour() -> None:
    svg = drawn(analysis(5, 20))
    lines = svg.findall(f"{SVG}polyline")
    assert len({line.attrib["stroke"] for line in lines}) == 5
    assert len({line.attrib["stroke-dasharray"] for line in lines}) == 5
    assert len({style.dot for style in STYLES}) == 5
    for side in range(1, 6):
        assert f"Seat {side}" in texts(svg)


def test_names_do_not_lie_on_each_other() -> None:
    svg = drawn(analysis(5, 20, won=0.2))
    names = [element for element in svg.iter(f"{SVG}text") if (element.text or "")[:5] == "Seat "]
    heights = sorted(float(name.attrib["y"]) for name in names if float(name.attrib["x"]) > RIGHT)
    assert len(heights) == 5
    assert all(b - a >= 14 for a, b in pairwise(heights))
    assert heights[-1] <= BOTTOM + 5


def test_a_turning_point_is_marked_and_told_on_lines_that_fit() -> None:
    svg = drawn(analysis(2, 4))
    assert texts(svg).count("1") == 3  # the scale, the ring in the plot, the ring in the list
    told = [text for text in texts(svg) if "a long move" in text]
    assert " ".join(told) == LONG
    assert max(map(len, told)) <= LETTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_to_who_does_not_see_it(language: str) -> None:
    svg = drawn(analysis(3, 6, won=1.0), language)
    assert svg.attrib["role"] == "img"
    assert svg.attrib["aria-labelledby"] == "title desc"
    title, desc = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert title.text in texts(svg)
    assert LONG in (desc.text or "")
    assert Words(language).percent(1) in (desc.text or "")


@pytest.mark.parametrize("ground", [NIGHT, TABLE])
def test_lines_and_names_stand_out(ground: str) -> None:
    for style in STYLES:
        assert _contrast(style.colour, ground) >= 4.5


def _contrast(colour: str, ground: str) -> float:
    light, dark = sorted((_luminance(colour), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    """As WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
