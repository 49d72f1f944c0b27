"""What icons do when a card is played in Caper: Europe: E6, and the ends of the track of E12."""

import pytest

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe.effects import Gain, Steal
from hideout.games.heist import events as h
from tests.support.caper_europe import (
    at,
    coins,
    crew,
    hideout,
    look,
    points,
    position,
    tracker,
)
from tests.support.heist import legal, play, why_not


def test_E6_a_caper_moves_the_tracker_of_its_location_toward_its_owner() -> None:
    table = position(white=("", "idler"), hands={1: "simple-disguise"}, trackers=(0, -1, 2))
    events = play(table, "play simple-disguise at 2 on 1")
    assert e.TrackerMoved(1, 2, 1, "simple-disguise") in events
    assert [tracker(table, place) for place in (1, 2, 3)] == [0, 0, 2]
    table = position(green=("idler",), hands={2: "simple-disguise"}, turn=2)
    assert e.TrackerMoved(2, 1, 1, "simple-disguise") in play(
        table, "play simple-disguise at 1 on 1"
    )
    assert tracker(table) == -1


def test_E6_each_icon_works_the_incognito_tuxedo_moves_twice() -> None:
    table = position(white=("idler",), coins=(2, 0), hands={1: "incognito-tuxedo"})
    play(table, "play incognito-tuxedo at 1 on 1")
    assert tracker(table) == 2


def test_E6_points_count_at_the_end_only() -> None:
    table = position(white=("idler",), coins=(1, 0), hands={1: "smoke-screen"})
    play(table, "play smoke-screen at 1 on 1")
    assert (tracker(table), coins(table)) == (1, (0, 0, 10))
    assert points(table) == {"yacht": 4, "smoke-screen": 1}


@pytest.mark.parametrize(("turn", "before", "after"), [(1, 3, 4), (1, 4, 4), (2, -3, -4)])
def test_E6_beyond_the_last_space_a_caper_is_lost(turn: int, before: int, after: int) -> None:
    table = position(
        white=("idler",),
        green=("clerk",),
        coins=(2, 2),
        trackers=(before, 0, 0),
        hands={turn: "incognito-tuxedo"},
        turn=turn,
    )
    events = play(table, "play incognito-tuxedo at 1 on 1")
    assert tracker(table) == after
    moved = [event.spaces for event in events if isinstance(event, e.TrackerMoved)]
    assert moved == ([1] if before != after else [])


def test_E6_lost_capers_are_not_kept_for_later() -> None:
    table = position(
        white=("idler",),
        green=("clerk",),
        trackers=(-4, 0, 0),
        hands={2: "simple-disguise", 1: "simple-disguise"},
        turn=2,
    )
    play(table, "play simple-disguise at 1 on 1", "play simple-disguise at 1 on 1")
    assert tracker(table) == -3


def test_E6_a_coin_comes_from_the_supply() -> None:
    table = position(white=("idler",), coins=(1, 2), hands={1: "plasma-cutter"})
    assert h.CoinsGained(1, 4) in play(table, "play plasma-cutter at 1 on 1")
    assert coins(table) == (5, 2, 3)


def test_E6_two_icons_of_a_card_both_work() -> None:
    table = position(white=("idler",), coins=(1, 0), hands={1: "strongbox"})
    play(table, "play strongbox at 1 on 1")
    assert (coins(table), tracker(table)) == ((2, 0, 8), 1)


@pytest.mark.parametrize(
    ("hook", "good", "taken"),
    [
        ("diamond-hook", "diamond", (1, 0, 0)),
        ("painting-hook", "painting", (0, 1, 0)),
        ("antique-hook", "antique", (0, 0, 1)),
    ],
)
def test_E6_a_good_of_the_shown_kind_is_stolen_from_this_location(
    hook: str, good: str, taken: tuple[int, int, int]
) -> None:
    table = position(white=("idler",), goods=((2, 1, 1),), hands={1: hook})
    events = play(table, f"play {hook} at 1 on 1")
    assert any(isinstance(event, e.GoodStolen) and event.good == good for event in events)
    assert hideout(table) == taken
    assert at(table).goods == (2 - taken[0], 1 - taken[1], 1 - taken[2])


def test_E6_where_there_is_none_of_the_kind_nothing_is_stolen() -> None:
    table = position(white=("idler",), goods=((0, 2, 2),), hands={1: "diamond-hook"})
    events = play(table, "play diamond-hook at 1 on 1")
    assert not any(isinstance(event, e.GoodStolen) for event in events)
    assert (hideout(table), at(table).goods) == ((0, 0, 0), (0, 2, 2))
    assert crew(table, 1) == "idler(diamond-hook)"


def test_E6_of_a_wild_good_the_thief_chooses_the_kind() -> None:
    table = position(white=("idler",), goods=((2, 0, 1),), hands={1: "wild-hook"})
    play(table, "play wild-hook at 1 on 1")
    view = look(table, 1)
    assert (view.phase, view.deciding, view.resolving, view.resolving_place) == (
        *("steal", 1),
        *("wild-hook", 1),
    )
    assert legal(table) == {"steal diamond", "steal antique"}
    assert why_not(table, "steal painting") == "not-here"
    assert e.GoodStolen(1, "antique", 1) in play(table, "steal antique")
    assert (hideout(table), at(table).goods) == ((0, 0, 1), (2, 0, 0))
    assert (look(table).phase, table.seat) == ("play", 2)  # and the turn is over


def test_E6_of_one_kind_there_is_nothing_to_choose() -> None:
    table = position(white=("idler",), goods=((0, 2, 0),), hands={1: "wild-hook"})
    assert e.GoodStolen(1, "painting", 1) in play(table, "play wild-hook at 1 on 1")
    assert (hideout(table), look(table).phase) == ((0, 1, 0), "play")


def test_E6_where_nothing_is_left_a_wild_good_is_none() -> None:
    table = position(white=("idler",), goods=((0, 0, 0),), hands={1: "wild-hook"})
    play(table, "play wild-hook at 1 on 1")
    assert (hideout(table), look(table).phase) == ((0, 0, 0), "play")


def test_E6_two_wild_goods_are_chosen_one_after_the_other() -> None:
    table = position(white=("idler",), goods=((1, 1, 0),), hands={1: "double-hook"})
    play(table, "play double-hook at 1 on 1")
    assert legal(table) == {"steal diamond", "steal painting"}
    events = play(table, "steal painting")  # the other one is the only one left
    assert e.GoodStolen(1, "diamond", 1) in events
    assert hideout(table) == (1, 1, 0)


def test_E6_a_thief_can_steal_too() -> None:
    table = position(round=3, goods=((1, 1, 1),), hands={1: "pickpocket"})
    play(table, "play pickpocket at 1")
    assert table.is_pending
    play(table, "steal diamond")
    assert (hideout(table), crew(table, 1), table.seat) == ((1, 0, 0), "pickpocket", 2)


def test_E6_what_comes_after_a_choice_is_done_after_it() -> None:
    table = position(
        white=("conductor",),
        goods=((1, 1, 1),),
        hands={1: "wild-hook"},
        effects={"wild-hook": (Gain("coin"), Steal("any"), Gain("caper"))},
    )
    play(table, "play wild-hook at 1 on 1")
    assert (coins(table), tracker(table)) == ((1, 0, 9), 0)
    play(table, "steal diamond")
    assert (coins(table), tracker(table)) == ((1, 0, 9), 2)  # its own, and the Conductor's


@pytest.mark.parametrize("goods", [(4, 0, 0), (2, 1, 1)])
def test_E6_stealing_never_touches_other_locations(goods: tuple[int, int, int]) -> None:
    table = position(white=("idler",), goods=(goods,), hands={1: "diamond-hook"})
    before = [at(table, place).goods for place in (2, 3)]
    play(table, "play diamond-hook at 1 on 1")
    assert [at(table, place).goods for place in (2, 3)] == before


@pytest.mark.parametrize(("tracker_at", "stars"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_E12_the_stars_of_the_space_are_0_0_1_2_outward(tracker_at: int, stars: int) -> None:
    for seat, sign in ((1, 1), (2, -1)):
        table = position(trackers=(sign * tracker_at, 0, 0))
        expected = {"yacht": 4, "stars": stars} if stars else {"yacht": 4}
        assert points(table, seat) == expected
        assert points(table, 3 - seat) == {}


def test_E12_four_spaces_a_side() -> None:
    table = position(
        white=("idler",),
        coins=(2, 0),
        hands={1: "incognito-tuxedo"},
        effects={"incognito-tuxedo": (Gain("caper", 9),)},
    )
    play(table, "play incognito-tuxedo at 1 on 1")
    assert tracker(table) == 4
