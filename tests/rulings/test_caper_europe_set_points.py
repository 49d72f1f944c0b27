"""Set effects that give points at the end of Caper: Europe: E7."""

import pytest

from hideout.games.caper_europe import events as e
from tests.support.caper_europe import ended, points, position
from tests.support.heist import play


@pytest.mark.parametrize(
    ("gear", "sets"),
    [
        ("green-cloth", 0),
        ("green-cloth green-cloth", 1),  # any gear may be green too
        ("green-cloth blue-cloth", 1),  # and of the city's colour
        ("green-cloth red-cloth", 1),
        ("red-cloth blue-cloth", 0),
        ("green-cloth green-cloth red-cloth", 1),
    ],
)
def test_E7_any_gear_is_of_any_colour_the_named_one_included(gear: str, sets: int) -> None:
    expected = {"bon-vivant": 2 * sets} if sets else {}
    assert points(ended(white=(f"bon-vivant({gear})",))) == expected


def test_E7_the_most_disjoint_sets_are_counted() -> None:
    table = ended(
        white=("bon-vivant(green-cloth green-cloth diamond-hook) idler(red-cloth blue-cloth)",)
    )
    assert points(table) == {"bon-vivant": 4}  # five gear, so no third set
    table = ended(
        white=(
            "bon-vivant(green-cloth green-cloth diamond-hook) idler(red-cloth blue-cloth)"
            " clerk(purple-cloth)",
        )
    )
    assert points(table) == {"bon-vivant": 6}


def test_E7_a_card_serves_once_in_each_effect_but_in_several_effects() -> None:
    table = ended(white=("dame actress(purple-cloth yellow-cloth)",))
    assert points(table) == {"dame": 2, "actress": 2}


def test_E7_a_set_of_three_colours() -> None:
    one = "gentleman(purple-cloth green-cloth yellow-cloth)"
    assert points(ended(white=(one,))) == {"gentleman": 4}
    assert points(ended(white=(f"{one} idler(purple-cloth green-cloth)",))) == {"gentleman": 4}
    two = f"{one} idler(purple-cloth green-cloth yellow-cloth)"
    assert points(ended(white=(two,))) == {"gentleman": 8}


def test_E7_points_are_counted_once_at_the_end() -> None:
    table = position(white=("idler(false-bottom-briefcase)",), hands={1: "green-cloth"})
    assert points(table) == {"false-bottom-briefcase": 1}
    events = play(table, "play green-cloth at 1 on 1")
    assert not any(isinstance(event, e.TrackerMoved) for event in events)
    assert points(table) == {"false-bottom-briefcase": 2}
