"""Wild goods of a burned gear in Caper: Europe: whoever loses it chooses what goes back (E10)."""

from typing import Any

from hideout.games.caper_europe import events as e
from hideout.games.caper_europe.effects import Burn, Gain, Steal
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper_europe import at, coins, crew, hideout, look, position, tracker
from tests.support.heist import legal, play, why_not


def wild_burned(gear: str = "wild-hook", **pieces: Any) -> Table:
    """White has burned a gear of green's."""
    given: dict[str, Any] = {"hideouts": ((0, 0, 0), (1, 2, 0)), "goods": ((0, 0, 0),)} | pieces
    table = position(
        white=("idler",),
        green=(f"clerk({gear})",),
        coins=(2, 3),
        hands={1: "blazeblaster"},
        **given,
    )
    play(table, "play blazeblaster at 1 on 1")
    return table


def test_E10_a_wild_good_is_chosen_by_its_owner() -> None:
    table = wild_burned()
    view = look(table, 2)
    assert (view.phase, view.deciding, view.resolving, view.resolving_place) == (
        *("return", 2),
        *("wild-hook", 1),
    )
    assert table.is_pending
    assert legal(table) == {"return diamond", "return painting"}
    assert why_not(table, "return antique") == "not-in-hideout"
    assert e.GoodReturned(2, "painting", 1) in play(table, "return painting")
    assert (hideout(table, 2), at(table).goods) == ((1, 1, 0), (0, 1, 0))


def test_E10_after_the_choice_the_burners_turn_ends() -> None:
    table = wild_burned()
    events = play(table, "return diamond")
    assert isinstance(events[-1], h.HandsSwapped)  # white was the second of this turn
    assert (look(table).phase, table.seat, table.is_pending) == ("play", 2, False)
    assert look(table).resolving is None


def test_E10_after_the_choice_the_other_plays_if_the_burner_began_the_turn() -> None:
    table = position(
        white=("idler(wild-hook)",),
        green=("clerk",),
        coins=(0, 2),
        hideouts=((1, 1, 0), (0, 0, 0)),
        turn=2,
        hands={2: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert (table.seat, look(table).phase) == (1, "return")
    play(table, "return painting")
    assert (table.seat, look(table).phase, hideout(table, 1)) == (1, "play", (1, 0, 0))


def test_E10_with_one_kind_there_is_nothing_to_choose() -> None:
    table = wild_burned(hideouts=((0, 0, 0), (0, 0, 2)))
    assert (hideout(table, 2), at(table).goods) == ((0, 0, 1), (0, 0, 1))
    assert look(table).phase == "play"


def test_E10_who_has_no_good_returns_none_of_a_wild_one() -> None:
    table = wild_burned(hideouts=((1, 1, 1), (0, 0, 0)))
    assert (hideout(table, 1), at(table).goods) == ((1, 1, 1), (0, 0, 0))
    assert look(table).phase == "play"


def test_E10_two_wild_goods_are_given_back_one_after_the_other() -> None:
    table = wild_burned("double-hook", hideouts=((0, 0, 0), (1, 1, 1)))
    assert legal(table) == {"return diamond", "return painting", "return antique"}
    play(table, "return diamond")
    assert (table.seat, look(table).phase, look(table).resolving) == (2, "return", "double-hook")
    assert legal(table) == {"return painting", "return antique"}
    play(table, "return antique")
    assert (hideout(table, 2), at(table).goods) == ((0, 1, 0), (1, 0, 1))
    assert look(table).phase == "play"


def test_E10_of_two_wild_goods_the_second_may_leave_no_choice() -> None:
    table = wild_burned("double-hook", hideouts=((0, 0, 0), (1, 1, 0)))
    play(table, "return diamond")
    assert (hideout(table, 2), at(table).goods) == ((0, 0, 0), (1, 1, 0))
    assert look(table).phase == "play"


def test_E10_of_two_wild_goods_one_alone_is_given_back() -> None:
    table = wild_burned("double-hook", hideouts=((0, 0, 0), (0, 1, 0)))
    assert (hideout(table, 2), look(table).phase) == ((0, 0, 0), "play")


def test_E10_icons_after_a_wild_good_are_reverted_after_the_choice() -> None:
    table = wild_burned(
        effects={"wild-hook": (Gain("coin"), Steal("any"), Gain("caper", 2))},
        trackers=(-3, 0, 0),
    )
    assert (coins(table), tracker(table)) == ((0, 2, 8), -3)
    play(table, "return painting")
    assert (coins(table), tracker(table)) == ((0, 2, 8), -1)


def test_E10_the_burners_further_icons_and_triggers_come_after_the_return() -> None:
    table = position(
        white=("idler(pennant)",),
        green=("clerk(wild-hook)",),
        coins=(2, 0),
        hideouts=((0, 0, 0), (1, 1, 0)),
        goods=((0, 0, 0),),
        hands={1: "blazeblaster"},
        effects={"blazeblaster": (Burn(), Steal("any"))},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert (table.seat, tracker(table)) == (2, 0)
    events = play(table, "return painting")  # white takes it at once
    assert e.GoodStolen(1, "painting", 1) in events
    assert (hideout(table, 1), hideout(table, 2)) == ((0, 1, 0), (1, 0, 0))
    assert tracker(table) == 1


def test_E10_two_burns_with_a_choice_of_the_other_between_them() -> None:
    table = position(
        white=("idler",),
        green=("clerk(wild-hook) dealer(simple-disguise)",),
        coins=(2, 0),
        hideouts=((0, 0, 0), (1, 1, 0)),
        hands={1: "blazeblaster"},
        effects={"blazeblaster": (Burn(), Burn())},
    )
    play(table, "play blazeblaster at 1 on 1", "burn wild-hook on 1")
    assert table.seat == 2
    play(table, "return diamond")
    assert (crew(table, 2), tracker(table)) == ("clerk dealer", 1)


def test_E10_nothing_else_can_be_done_before_the_return() -> None:
    table = wild_burned()
    assert why_not(table, "discard blazeblaster") == "return-first"
    assert why_not(table, "steal diamond") == "return-first"
