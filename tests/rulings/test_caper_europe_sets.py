"""Set effects that work at once in Caper: Europe: E7."""

import pytest

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe.effects import Gain
from tests.support.caper_europe import (
    coins,
    crew,
    position,
    side,
    tracker,
)
from tests.support.heist import legal, play


def test_E7_example_of_the_conductor() -> None:
    """With two green cards it moves two spaces, and one more for each later one."""
    table = position(
        round=3, white=("idler(green-cloth green-cloth purple-cloth)",), hands={1: "conductor"}
    )
    play(table, "play conductor at 1")
    assert tracker(table) == 2
    table = position(white=("conductor idler(green-cloth)",), hands={1: "green-cloth"})
    assert e.TrackerMoved(1, 1, 1, "conductor") in play(table, "play green-cloth at 1 on 2")
    assert tracker(table) == 1


@pytest.mark.parametrize(
    ("thief", "colour"), [("conductor", "green"), ("colonel", "purple"), ("banker", "yellow")]
)
def test_E7_only_the_named_colour_counts(thief: str, colour: str) -> None:
    for played in ("green", "purple", "yellow", "red"):
        table = position(white=(thief,), hands={1: f"{played}-cloth"})
        play(table, f"play {played}-cloth at 1 on 1")
        assert tracker(table) == (played == colour)


def test_E7_the_card_itself_is_counted() -> None:
    table = position(white=("idler(red-cloth)",), hands={1: "pennant"})
    play(table, "play pennant at 1 on 1")  # a caper per gear
    assert tracker(table) == 2
    table = position(round=3, white=("idler",), hands={1: "matriarch"})
    play(table, "play matriarch at 1")  # a caper per thief
    assert tracker(table) == 2


def test_E7_later_matches_work_again_each() -> None:
    table = position(white=("idler(pennant)",), hands={1: "red-cloth"})
    play(table, "play red-cloth at 1 on 1")
    assert tracker(table) == 1
    table = position(round=3, white=("matriarch",), hands={1: "idler"})
    play(table, "play idler at 1")
    assert tracker(table) == 1


def test_E7_a_card_that_stands_with_its_like_is_counted_by_both() -> None:
    """The second is counted by the first, and counts both itself."""
    table = position(
        white=("idler(simple-disguise)",),
        hands={1: "simple-disguise"},
        effects={"simple-disguise": (Gain("caper", per=("purple",)),)},
    )
    play(table, "play simple-disguise at 1 on 1")
    assert tracker(table) == 2 + 1


def test_E7_it_is_enough_that_the_card_lies_in_the_same_crew() -> None:
    """Example: light blue gear on another thief sets the Chef and the location to work."""
    table = position(
        at="moulin-rouge", white=("dame chef",), coins=(1, 0), hands={1: "plans-caches"}
    )
    events = play(table, "play plans-caches at 1 on 1")
    moved = [event.source for event in events if isinstance(event, e.TrackerMoved)]
    assert moved == ["chef", "moulin-rouge"]
    assert tracker(table) == 2


def test_E7_other_locations_and_the_opponents_cards_do_not_count() -> None:
    table = position(
        white=("conductor", "idler(green-cloth)"),
        green=("clerk(green-cloth)",),
        hands={1: "diamond-hook"},
    )
    play(table, "play diamond-hook at 2 on 1")
    assert [tracker(table, place) for place in (1, 2, 3)] == [0, 0, 0]
    table = position(
        round=3,
        white=("", "idler(green-cloth)"),
        green=("clerk(green-cloth)",),
        hands={1: "banker"},
    )
    play(table, "play banker at 1")
    assert tracker(table) == 0


def test_E7_the_opponents_cards_do_not_set_off_mine() -> None:
    table = position(white=("conductor",), green=("idler",), turn=2, hands={2: "green-cloth"})
    play(table, "play green-cloth at 1 on 1")
    assert tracker(table) == 0


def test_E7_several_effects_are_set_off_in_order_of_arrival() -> None:
    table = position(
        at="theatre",
        white=("colonel(pennant) matriarch",),
        hands={1: "purple-cloth"},
        trackers=(-4, 0, 0),
    )
    events = play(table, "play purple-cloth at 1 on 1")
    moved = [event.source for event in events if isinstance(event, e.TrackerMoved)]
    assert moved == ["colonel", "pennant", "theatre"]
    assert tracker(table) == -1


@pytest.mark.parametrize(
    ("gear", "sets"),
    [
        ("purple-cloth", 0),
        ("purple-cloth green-cloth", 1),
        ("purple-cloth purple-cloth green-cloth", 1),
        ("green-cloth green-cloth", 0),
    ],
)
def test_E7_a_set_of_two_is_counted_when_its_card_is_played(gear: str, sets: int) -> None:
    table = position(round=3, white=(f"idler({gear})",), hands={1: "teamster"})
    play(table, "play teamster at 1")  # a caper per purple and green
    assert tracker(table) == sets


def test_E7_a_set_of_two_works_again_when_it_is_completed() -> None:
    for lying, played, moves in [
        ("", "purple-cloth", 0),
        ("purple-cloth", "purple-cloth", 0),
        ("purple-cloth", "green-cloth", 1),
        ("purple-cloth purple-cloth", "green-cloth", 1),
        ("purple-cloth green-cloth", "green-cloth", 0),
        ("purple-cloth green-cloth", "red-cloth", 0),
    ]:
        gear = f"({lying})" if lying else ""
        table = position(white=(f"teamster{gear}",), hands={1: played})
        play(table, f"play {played} at 1 on 1")
        assert tracker(table) == moves, (lying, played)


def test_E7_a_second_disjoint_set_works_a_second_time() -> None:
    table = position(
        white=("teamster(purple-cloth purple-cloth green-cloth) idler",), hands={1: "green-cloth"}
    )
    play(table, "play green-cloth at 1 on 2")
    assert tracker(table) == 1


def test_E7_sets_that_give_coins_work_like_those_that_move_trackers() -> None:
    table = position("london", white=("boxer(purple-cloth)",), hands={1: "green-cloth"})
    play(table, "play green-cloth at 1 on 1")  # 2 coins per purple and green
    assert coins(table) == (2, 0, 8)
    table = position(
        "london", round=3, white=("idler(purple-cloth green-cloth)",), hands={1: "boxer"}
    )
    play(table, "play boxer at 1")
    assert coins(table) == (2, 0, 8)


def test_E7_thieves_are_counted_as_thieves_and_not_as_gear() -> None:
    table = position(round=3, white=("matriarch idler(pennant)",), hands={1: "clerk"})
    play(table, "play clerk at 1")
    assert tracker(table) == 1  # of the Matriarch's, not of the pennant's


def test_E7_after_a_burn_a_new_match_works_again_and_nothing_is_taken_back() -> None:
    table = position(
        white=("conductor(green-cloth) idler",),
        green=("clerk",),
        coins=(0, 2),
        trackers=(1, 0, 0),  # for the cloth
        turn=2,
        hands={2: "blazeblaster", 1: "green-cloth"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert (crew(table, 1), tracker(table)) == ("conductor idler", 1)
    play(table, "play green-cloth at 1 on 2")
    assert tracker(table) == 2


def test_E7_after_a_burn_a_set_has_to_be_completed_again() -> None:
    table = position(
        white=("teamster(purple-cloth) idler(green-cloth)",),
        green=("clerk",),
        coins=(0, 2),
        trackers=(1, 0, 0),
        turn=2,
        hands={2: "blazeblaster", 1: "purple-cloth"},
    )
    play(table, "play blazeblaster at 1 on 1", "burn green-cloth on 2")
    play(table, "play purple-cloth at 1 on 1")
    assert tracker(table) == 1
    table = position(white=("teamster(purple-cloth purple-cloth)",), hands={1: "green-cloth"})
    play(table, "play green-cloth at 1 on 1")
    assert tracker(table) == 1


def test_E7_a_burned_card_is_not_set_off_any_more() -> None:
    table = position(
        white=("idler(pennant)",),
        green=("clerk",),
        coins=(0, 2),
        turn=2,
        hands={2: "blazeblaster", 1: "red-cloth"},
    )
    play(table, "play blazeblaster at 1 on 1", "play red-cloth at 1 on 1")
    assert (crew(table, 1), tracker(table)) == ("idler(red-cloth)", 0)


def test_E7_of_two_cards_alike_the_other_is_still_set_off_after_one_is_burned() -> None:
    table = position(
        white=("idler(simple-disguise simple-disguise)",),
        green=("clerk",),
        coins=(0, 2),
        turn=2,
        hands={2: "blazeblaster", 1: "red-cloth"},
        effects={"simple-disguise": (Gain("caper", per=("gear",)),)},
    )
    play(table, "play blazeblaster at 1 on 1", "play red-cloth at 1 on 1")
    assert (crew(table, 1), tracker(table)) == ("idler(simple-disguise red-cloth)", 1)


def test_E7_effects_that_count_discards_work_once_when_played() -> None:
    table = position(
        "rome",
        white=("idler",),
        discards=("green-cloth diamond-hook red-cloth", "green-cloth"),
        hands={1: "urn"},
    )
    play(table, "play urn at 1 on 1")
    assert tracker(table) == 2
    table = position("rome", white=("idler(urn)",), hands={1: "green-cloth"})
    play(table, "discard green-cloth")
    assert (tracker(table), side(table, 1).discards) == (0, ("green-cloth",))


def test_E7_effects_that_count_discards_do_not_count_the_crew() -> None:
    table = position("rome", white=("idler(urn)",), hands={1: "green-cloth"})
    play(table, "play green-cloth at 1 on 1")
    assert tracker(table) == 0


def test_E7_effects_that_count_laundered_coins_work_once_when_played() -> None:
    table = position("london", white=("idler",), laundered=(3, 1), hands={1: "barge"})
    play(table, "play barge at 1 on 1")
    assert tracker(table) == 3
    table = position("london", white=("idler(barge)",), hands={1: "washtub"})
    play(table, "play washtub at 1 on 1")
    assert (tracker(table), side(table, 1).laundered) == (0, 1)


def test_E7_a_card_with_two_set_effects_has_both() -> None:
    table = position(
        white=("idler",),
        hands={1: "pennant"},
        effects={"pennant": (Gain("caper", per=("gear",)), Gain("coin", 2, per=("purple",)))},
    )
    assert "play pennant at 1 on 1" in legal(table)
    play(table, "play pennant at 1 on 1")
    assert (tracker(table), coins(table)) == (1, (2, 0, 8))
