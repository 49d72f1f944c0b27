"""Burning gear in Caper: Europe: E10. What a wild good does is in test_caper_europe_returning."""

from typing import Any

import pytest

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe.effects import Burn, Gain, Steal
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper_europe import (
    at,
    coins,
    crew,
    hideout,
    look,
    points,
    position,
    side,
    tracker,
)
from tests.support.heist import legal, play, why_not


def burned(green: str, city: str = "paris", **pieces: Any) -> Table:
    """White plays a Blazeblaster at the first place and burns green's only target."""
    given: dict[str, Any] = {"coins": (2, 0)} | pieces
    table = position(city, white=("idler",), green=(green,), hands={1: "blazeblaster"}, **given)
    play(table, "play blazeblaster at 1 on 1")
    return table


def test_E10_a_burned_gear_goes_to_its_owners_discards() -> None:
    table = burned("clerk(purple-cloth)")
    assert (crew(table, 1), crew(table, 2)) == ("idler(blazeblaster)", "clerk")
    assert (side(table, 1).discards, side(table, 2).discards) == ((), ("purple-cloth",))


def test_E10_a_single_target_is_burned_without_asking() -> None:
    table = position(
        white=("idler",), green=("clerk(purple-cloth)",), coins=(2, 0), hands={1: "blazeblaster"}
    )
    events = play(table, "play blazeblaster at 1 on 1")
    assert e.GearBurned(2, "purple-cloth", 1, 1) in events
    assert isinstance(events[-1], h.HandsSwapped)


def test_E10_without_a_target_nothing_is_burned() -> None:
    table = burned("clerk")
    assert (crew(table, 2), look(table).phase, table.seat) == ("clerk", "play", 2)


def test_E10_of_several_one_has_to_be_chosen() -> None:
    table = position(
        white=("idler",),
        green=("clerk(purple-cloth) dealer tycoon(red-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    view = look(table, 1)
    assert (view.phase, view.deciding, view.resolving) == ("burn", 1, "blazeblaster")
    assert legal(table) == {"burn purple-cloth on 1", "burn red-cloth on 3"}  # mandatory
    events = play(table, "burn red-cloth on 3")
    assert e.GearBurned(2, "red-cloth", 1, 3) in events
    assert crew(table, 2) == "clerk(purple-cloth) dealer tycoon"
    assert (look(table).phase, table.seat) == ("play", 2)


def test_E10_only_topmost_gear_can_be_burned() -> None:
    table = position(
        white=("idler",),
        green=("clerk(purple-cloth red-cloth) dealer(green-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert legal(table) == {"burn red-cloth on 1", "burn green-cloth on 2"}
    assert why_not(table, "burn purple-cloth on 1") == "cannot-burn"
    play(table, "burn red-cloth on 1")
    assert crew(table, 2) == "clerk(purple-cloth) dealer(green-cloth)"


def test_E10_what_lay_under_a_burned_gear_is_topmost_then() -> None:
    table = burned("clerk(purple-cloth red-cloth)", coins=(2, 2))
    assert crew(table, 2) == "clerk(purple-cloth)"
    table = position(
        white=("idler",),
        green=("clerk(purple-cloth red-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
        effects={"blazeblaster": (Burn(), Burn())},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert (crew(table, 2), side(table, 2).discards) == ("clerk", ("purple-cloth", "red-cloth"))


def test_E10_neither_own_gear_nor_other_locations_are_burned() -> None:
    table = position(
        white=("idler(purple-cloth)",),
        green=("clerk", "dealer(red-cloth)"),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert crew(table, 1) == "idler(purple-cloth blazeblaster)"
    assert crew(table, 2, 2) == "dealer(red-cloth)"


def test_E10_a_thief_can_burn_too() -> None:
    table = position(round=3, green=("clerk(simple-disguise)",), hands={1: "arsonist"})
    play(table, "play arsonist at 1")
    assert (crew(table, 2), tracker(table)) == ("clerk", 1)


@pytest.mark.parametrize(
    ("before", "after"), [(-2, -1), (0, 1), (3, 4), (4, 4)]
)  # beyond the end it is lost
def test_E10_a_caper_moves_the_tracker_back(before: int, after: int) -> None:
    table = burned("clerk(simple-disguise)", trackers=(before, 0, 0))
    assert tracker(table) == after


def test_E10_two_capers_move_it_two_spaces_but_not_beyond_the_end() -> None:
    assert tracker(burned("clerk(incognito-tuxedo)", trackers=(-2, 0, 0))) == 0
    assert tracker(burned("clerk(incognito-tuxedo)", trackers=(3, 0, 0))) == 4


def test_E10_a_caper_that_was_lost_when_played_is_taken_back_all_the_same() -> None:
    table = position(
        white=("idler",),
        green=("clerk",),
        coins=(2, 0),
        trackers=(-4, 0, 0),
        turn=2,
        hands={2: "simple-disguise", 1: "blazeblaster"},
    )
    play(table, "play simple-disguise at 1 on 1")
    assert tracker(table) == -4
    play(table, "play blazeblaster at 1 on 1")
    assert tracker(table) == -3


@pytest.mark.parametrize(
    ("theirs", "left"), [(6, 2), (4, 0), (3, 0), (0, 0)]
)  # all they have, if it is less
def test_E10_coins_are_returned_to_the_supply(theirs: int, left: int) -> None:
    table = burned("clerk(plasma-cutter)", coins=(2, theirs))
    assert coins(table) == (0, left, 10 - left)


def test_E10_coins_that_came_to_nothing_when_played_are_returned_all_the_same() -> None:
    table = position(
        white=("idler",),
        green=("clerk",),
        coins=(5, 5),
        turn=2,
        hands={2: "plasma-cutter", 1: "blazeblaster"},
    )
    play(table, "play plasma-cutter at 1 on 1")
    assert coins(table) == (5, 5, 0)
    assert h.CoinsReturned(2, 4) in play(table, "play blazeblaster at 1 on 1")
    assert coins(table) == (3, 1, 6)


def test_E10_the_price_of_a_burned_gear_is_not_given_back() -> None:
    table = burned("clerk(incognito-tuxedo)", coins=(2, 1))
    assert coins(table) == (0, 1, 9)


def test_E10_the_shown_good_goes_back_to_this_location() -> None:
    table = burned("clerk(diamond-hook)", goods=((0, 1, 1),), hideouts=((0, 0, 0), (1, 1, 0)))
    assert (hideout(table, 2), at(table).goods) == ((0, 1, 0), (1, 1, 1))


def test_E10_who_has_no_such_good_returns_none() -> None:
    table = burned("clerk(diamond-hook)", hideouts=((1, 0, 0), (0, 2, 1)))
    assert (hideout(table, 1), hideout(table, 2)) == ((1, 0, 0), (0, 2, 1))


def test_E10_a_good_of_the_kind_from_elsewhere_goes_back_all_the_same() -> None:
    """The hook had stolen nothing; the diamond comes from another location."""
    table = burned("clerk(diamond-hook)", goods=((0, 2, 2),), hideouts=((0, 0, 0), (1, 0, 0)))
    assert (hideout(table, 2), at(table).goods) == ((0, 0, 0), (1, 2, 2))


def test_E10_a_laundered_coin_goes_back_to_the_supply() -> None:
    table = burned("clerk(washtub)", "london", laundered=(1, 2), coins=(2, 1))
    assert [side(table, seat).laundered for seat in (1, 2)] == [1, 1]
    assert coins(table) == (0, 1, 7)
    table = burned("clerk(washtub)", "london", laundered=(0, 1))
    assert (side(table, 2).laundered, coins(table)) == (0, (0, 0, 10))
    table = burned("clerk(washtub)", "london", laundered=(1, 0), coins=(2, 3))
    assert (side(table, 1).laundered, coins(table)) == (1, (0, 3, 6))


def test_E10_the_burn_of_a_burned_gear_is_not_reverted() -> None:
    table = burned("clerk(blazeblaster)", discards=("simple-disguise", ""), trackers=(-1, 0, 0))
    assert (crew(table, 1), tracker(table)) == ("idler(blazeblaster)", -1)
    assert side(table, 1).discards == ("simple-disguise",)


def test_E10_the_points_of_a_burned_gear_are_gone_with_it() -> None:
    table = burned("clerk(sonic-dish)")
    assert points(table, 2) == {}


def test_E10_of_two_icons_both_are_reverted() -> None:
    table = burned("clerk(strongbox)", coins=(2, 5), trackers=(-2, 0, 0))
    assert (coins(table), tracker(table)) == ((0, 3, 7), -1)
    table = burned("clerk(smoke-screen)", trackers=(-2, 0, 0))
    assert (tracker(table), points(table, 2)) == (-1, {"yacht": 4})


def test_E10_set_effects_of_the_burned_gear_are_not_reverted() -> None:
    table = burned("clerk(red-cloth pennant)", trackers=(-2, 0, 0))
    assert (crew(table, 2), tracker(table)) == ("clerk(red-cloth)", -2)
    table = burned("clerk(urn)", "rome", discards=("", "green-cloth"), trackers=(-1, 0, 0))
    assert tracker(table) == -1
    table = burned("clerk(barge)", "london", laundered=(0, 2), trackers=(-2, 0, 0))
    assert (tracker(table), side(table, 2).laundered) == (-2, 2)
    table = burned("clerk(yellow-cloth till)", "london", coins=(2, 3))
    assert coins(table) == (0, 3, 7)


def test_E10_set_effects_that_it_set_off_are_not_reverted() -> None:
    table = burned("colonel(simple-disguise)", trackers=(-2, 0, 0))
    assert tracker(table) == -1  # its own caper, not the Colonel's
    table = burned("clerk(purple-cloth)", at="theatre", trackers=(-1, 0, 0))
    assert tracker(table) == -1


def test_E10_the_burner_goes_on_with_the_icons_that_follow() -> None:
    table = position(
        white=("idler",),
        green=("clerk(simple-disguise) dealer(red-cloth)",),
        coins=(2, 0),
        goods=((1, 1, 0),),
        hands={1: "blazeblaster"},
        effects={"blazeblaster": (Burn(), Steal("any"), Gain("coin"))},
    )
    play(table, "play blazeblaster at 1 on 1", "burn red-cloth on 2")
    assert legal(table) == {"steal diamond", "steal painting"}
    play(table, "steal diamond")
    assert (hideout(table), coins(table), table.seat) == ((1, 0, 0), (1, 0, 9), 2)


def test_E10_a_red_gear_sets_off_effects_after_its_burn() -> None:
    table = position(
        white=("idler(pennant)",),
        green=("clerk(simple-disguise)",),
        coins=(2, 0),
        trackers=(-1, 0, 0),
        hands={1: "blazeblaster"},
    )
    events = play(table, "play blazeblaster at 1 on 1")
    moved = [event.source for event in events if isinstance(event, e.TrackerMoved)]
    assert moved == ["simple-disguise", "pennant"]
    assert tracker(table) == 1
