"""Options: defaults, forms of values, and what is refused."""

import pytest

from hideout.errors import HideoutError
from hideout.kit.options import Option, checked_options, combinations, modes

PLAYERS = Option("players", (2, 3, 4), 4, "How many play.", is_mode=True)
LOOT = Option("loot", ("shown", "hidden"), "shown", "Whether it is hidden.", is_mode=False)
CITY = Option("city", ("paris", "rome"), "paris", "Where.", is_mode=True)
KNOWN = (PLAYERS, LOOT, CITY)


def test_without_any_given_all_have_their_defaults_in_order() -> None:
    assert list(checked_options("game", KNOWN, {}).items()) == [
        ("players", 4),
        ("loot", "shown"),
        ("city", "paris"),
    ]


@pytest.mark.parametrize("given", [3, "3"])
def test_a_number_may_be_given_as_text_and_comes_out_as_number(given: object) -> None:
    options = checked_options("game", KNOWN, {"loot": "hidden", "players": given})
    assert options == {"players": 3, "loot": "hidden", "city": "paris"}
    assert isinstance(options["players"], int)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(HideoutError) as caught:
        checked_options("game", KNOWN, {"colour": "red"})
    assert str(caught.value) == "game has no option 'colour'; its options are players, loot, city"


@pytest.mark.parametrize(
    "value", [1, 5, -3, "5", "", " 3", "03", "three", 3.0, None, True, False, b"3", [3], (), {}]
)
def test_a_value_that_is_not_possible_is_refused_with_the_possible_ones(value: object) -> None:
    with pytest.raises(HideoutError) as caught:
        checked_options("game", KNOWN, {"players": value})
    assert str(caught.value) == f"game: players {value!r} is not possible; it takes 2, 3, 4"


def test_a_truth_value_is_no_number() -> None:
    one_or_two = Option("players", (1, 2), 2, "How many play.", is_mode=True)
    yes_or_no = Option("open", ("True", "False"), "True", "Whether.", is_mode=True)
    for option in (one_or_two, yes_or_no):
        with pytest.raises(HideoutError, match="True is not possible"):
            checked_options("game", (option,), {option.name: True})


def test_combinations_are_all_of_all_options() -> None:
    found = combinations(KNOWN)
    assert len(found) == len({tuple(options.values()) for options in found}) == 3 * 2 * 2
    assert found[0] == {"players": 2, "loot": "shown", "city": "paris"}
    assert found[-1] == {"players": 4, "loot": "hidden", "city": "rome"}


def test_modes_vary_only_the_options_that_make_modes() -> None:
    found = modes(KNOWN)
    assert {options["loot"] for options in found} == {"shown"}
    assert [(options["players"], options["city"]) for options in found] == [
        (2, "paris"),
        (2, "rome"),
        (3, "paris"),
        (3, "rome"),
        (4, "paris"),
        (4, "rome"),
    ]


def test_a_game_without_options_has_one_mode() -> None:
    assert modes(()) == combinations(()) == [{}]
