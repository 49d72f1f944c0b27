"""Protection from burning in Caper: Europe: E11."""

from typing import Any

from hideout.games.caper_europe.effects import Burn, Protect
from hideout.kit.table import Table
from tests.support.caper_europe import crew, look, position, side
from tests.support.heist import legal, play, why_not


def attacked(green: str, white: str = "idler", **pieces: Any) -> Table:
    """White has played a Blazeblaster on the first thief of the first place."""
    table = position(
        white=(white,), green=(green,), coins=(2, 0), hands={1: "blazeblaster"}, **pieces
    )
    play(table, "play blazeblaster at 1 on 1")
    return table


def test_E11_a_thief_protects_the_gear_of_a_colour_of_its_crew() -> None:
    table = attacked("guard(yellow-cloth) clerk(sonic-dish)")
    assert crew(table, 2) == "guard(yellow-cloth) clerk(sonic-dish)"
    assert look(table).phase == "play"  # there is no target at all


def test_E11_gear_of_other_colours_is_not_protected() -> None:
    table = attacked("guard(yellow-cloth) clerk(purple-cloth)")
    assert crew(table, 2) == "guard(yellow-cloth) clerk"


def test_E11_protected_gear_cannot_be_chosen() -> None:
    table = attacked("guard(yellow-cloth) clerk(purple-cloth) dealer(red-cloth)")
    assert legal(table) == {"burn purple-cloth on 2", "burn red-cloth on 3"}
    assert why_not(table, "burn yellow-cloth on 1") == "cannot-burn"


def test_E11_a_crew_protects_its_own_gear_only() -> None:
    assert crew(attacked("clerk(yellow-cloth)", white="guard"), 2) == "clerk"


def test_E11_a_crew_protects_at_its_own_location_only() -> None:
    table = position(
        white=("idler",),
        green=("clerk(yellow-cloth)", "guard"),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 2) == "clerk"


def test_E11_gear_can_protect_itself() -> None:
    table = attacked("clerk(fireproof-case) dealer(green-cloth)")
    assert crew(table, 2) == "clerk(fireproof-case) dealer(green-cloth)"


def test_E11_the_city_colour_can_be_protected() -> None:
    assert crew(attacked("clerk(blue-case) dealer(blue-cloth)"), 2).endswith("dealer(blue-cloth)")
    assert crew(attacked("clerk(blue-cloth)", at="orangerie"), 2) == "clerk(blue-cloth)"


def test_E11_a_location_protects_the_gear_of_both() -> None:
    assert crew(attacked("clerk(yellow-cloth)", at="arsenal"), 2) == "clerk(yellow-cloth)"
    table = position(
        at="arsenal",
        white=("idler(yellow-cloth)",),
        green=("clerk",),
        coins=(0, 2),
        turn=2,
        hands={2: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 1) == "idler(yellow-cloth)"


def test_E11_a_location_protects_nothing_elsewhere() -> None:
    table = position(
        at="arsenal",
        white=("", "idler"),
        green=("", "clerk(yellow-cloth)"),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 2 on 1")
    assert crew(table, 2, 2) == "clerk"


def test_E11_a_gear_under_another_is_safe() -> None:
    table = attacked("clerk(plasma-cutter red-cloth)")
    assert crew(table, 2) == "clerk(plasma-cutter)"


def test_E11_a_gear_under_a_protected_one_is_safe_too() -> None:
    assert (
        crew(attacked("guard(purple-cloth yellow-cloth)"), 2) == "guard(purple-cloth yellow-cloth)"
    )


def test_E11_protection_under_another_card_works_on() -> None:
    table = attacked("clerk(fireproof-case red-cloth) dealer(green-cloth)")
    assert crew(table, 2) == "clerk(fireproof-case) dealer(green-cloth)"


def test_E11_protection_is_lost_when_the_protecting_card_is_burned() -> None:
    table = attacked(
        "clerk(purple-cloth) dealer(green-cloth)",
        effects={"purple-cloth": (Protect("green"),), "blazeblaster": (Burn(), Burn())},
    )
    assert crew(table, 2) == "clerk dealer"
    assert sorted(side(table, 2).discards) == ["green-cloth", "purple-cloth"]


def test_E11_two_protections_of_a_colour_one_is_left_when_the_other_is_burned() -> None:
    table = attacked(
        "guard(purple-cloth) dealer(yellow-cloth)",
        effects={"purple-cloth": (Protect("yellow"),), "blazeblaster": (Burn(), Burn())},
    )
    assert crew(table, 2) == "guard dealer(yellow-cloth)"


def test_E11_protection_works_as_soon_as_it_is_played() -> None:
    table = position(
        white=("idler",),
        green=("clerk(green-cloth)",),
        coins=(2, 0),
        turn=2,
        hands={2: "fireproof-case", 1: "blazeblaster"},
    )
    play(table, "play fireproof-case at 1 on 1", "play blazeblaster at 1 on 1")
    assert crew(table, 2) == "clerk(green-cloth fireproof-case)"
