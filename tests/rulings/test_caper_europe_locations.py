"""Winning locations and what they do for both in Caper: Europe: E8."""

import pytest

from hideout.games.caper_europe import events as e
from tests.support.caper_europe import coins, ended, points, position, tracker
from tests.support.heist import play


def test_E8_the_side_of_the_tracker_wins_the_points() -> None:
    table = ended(trackers=(1, -2, 0))
    assert (points(table, 1), points(table, 2)) == ({"yacht": 4}, {"vault": 5})


def test_E8_in_the_middle_nobody_wins() -> None:
    table = ended(at="club", white=("idler clerk",), green=("dealer",), trackers=(0, 0, 0))
    assert (points(table, 1), points(table, 2)) == ({}, {})


def test_E8_the_winner_gets_the_end_effect_for_the_own_crew() -> None:
    table = ended(at="club", white=("idler clerk",), green=("dealer",), trackers=(2, 0, 0))
    assert points(table, 1) == {"club": 2 + 2}
    table = ended(at="club", white=("idler clerk",), green=("dealer",), trackers=(-1, 0, 0))
    assert points(table, 2) == {"club": 2 + 1}


def test_E8_who_has_no_crew_there_can_win_too() -> None:
    assert points(ended(at="club", trackers=(1, 0, 0))) == {"club": 2}


def test_E8_the_end_effect_counts_the_cards_of_this_location_only() -> None:
    table = ended(at="club", white=("idler", "clerk dealer"), trackers=(1, 0, 0))
    assert points(table) == {"club": 2 + 1}


def test_E8_example_of_the_louvre_with_three_paintings() -> None:
    table = ended(at="louvre", trackers=(1, 0, 0), hideouts=((0, 3, 0), (0, 1, 0)))
    assert points(table) == {"louvre": 3 + 6, "goods": 6}


def test_E8_an_ongoing_caper_works_for_both() -> None:
    table = position(
        at="theatre",
        white=("idler",),
        green=("clerk",),
        turn=2,
        hands={2: "purple-cloth", 1: "purple-cloth"},
    )
    events = play(table, "play purple-cloth at 1 on 1")
    assert e.TrackerMoved(2, 1, 1, "theatre") in events
    assert tracker(table) == -1
    events = play(table, "play purple-cloth at 1 on 1")
    assert e.TrackerMoved(1, 1, 1, "theatre") in events
    assert tracker(table) == 0


def test_E8_an_ongoing_effect_works_at_its_location_only() -> None:
    table = position(at="theatre", white=("", "idler"), hands={1: "purple-cloth"})
    play(table, "play purple-cloth at 2 on 1")
    assert (tracker(table, 1), tracker(table, 2)) == (0, 0)


def test_E8_an_ongoing_effect_works_after_the_cards_own_icons() -> None:
    table = position(
        at="theatre", white=("colonel",), hands={1: "simple-disguise"}, trackers=(2, 0, 0)
    )
    events = play(table, "play simple-disguise at 1 on 1")
    moved = [event.source for event in events if isinstance(event, e.TrackerMoved)]
    assert moved == ["simple-disguise", "colonel"]  # at the end nothing is left for the theatre
    assert tracker(table) == 4


def test_E8_an_ongoing_coin_works_for_both() -> None:
    table = position(
        "london",
        at="oxford-street",
        round=3,
        turn=1,
        hands={1: "idler dealer guard", 2: "clerk"},
    )
    play(table, "play idler at 1")
    assert coins(table) == (1, 0, 9)
    play(table, "play clerk at 1")
    assert coins(table) == (1, 2, 7)  # and one for the Clerk's income


def test_E8_an_ongoing_coin_per_colour() -> None:
    table = position("london", at="tower-of-london", white=("idler",), hands={1: "purple-cloth"})
    play(table, "play purple-cloth at 1 on 1")
    assert coins(table) == (1, 0, 9)


@pytest.mark.parametrize(
    ("lying", "played", "moves"),
    [
        ("", "yellow-cloth", 0),
        ("red-cloth", "yellow-cloth", 1),
        ("yellow-cloth", "yellow-cloth", 1),
        ("yellow-cloth red-cloth", "yellow-cloth", 0),
        ("red-cloth", "green-cloth", 0),
    ],
)
def test_E8_an_ongoing_effect_for_sets_works_when_one_is_completed(
    lying: str, played: str, moves: int
) -> None:
    gear = f"({lying})" if lying else ""
    table = position(at="workshop", white=(f"idler{gear}",), hands={1: played})
    play(table, f"play {played} at 1 on 1")  # a caper per yellow and any gear
    assert tracker(table) == moves


def test_E8_ongoing_sets_are_those_of_one_crew() -> None:
    table = position(
        at="workshop", white=("idler",), green=("clerk(red-cloth)",), hands={1: "yellow-cloth"}
    )
    play(table, "play yellow-cloth at 1 on 1")
    assert tracker(table) == 0


@pytest.mark.parametrize("where", [-1, 0, 1])
def test_E8_ongoing_points_are_for_both_whoever_wins(where: int) -> None:
    table = ended(
        at="garden",
        white=("idler(green-cloth green-cloth yellow-cloth)",),
        green=("clerk(diamond-hook)",),
        trackers=(where, 0, 0),
    )
    white, green = points(table, 1), points(table, 2)
    assert (white["ongoing"], green["ongoing"]) == (2, 1)
    assert white.get("garden") == (2 + 1 if where == 1 else None)
    assert green.get("garden") == (2 if where == -1 else None)


def test_E8_each_location_has_its_own_winner_and_stars() -> None:
    table = ended(trackers=(4, 3, -4))
    assert points(table, 1) == {"yacht": 4, "vault": 5, "stars": 2 + 1}
    assert points(table, 2) == {"attic": 3, "stars": 2}
