"""Scarce coins in Caper: Europe: E9."""

import pytest

from hideout.games.heist import events as h
from tests.support.caper_europe import coins, position, side
from tests.support.heist import play


def test_E9_example_four_against_six() -> None:
    table = position(round=3, coins=(4, 6), hands={1: "dealer"})
    events = play(table, "play dealer at 1")
    assert h.CoinsGained(1, 1) in events
    assert coins(table) == (5, 5, 0)


@pytest.mark.parametrize(
    ("before", "income", "after"),
    [
        ((0, 9), "tycoon", (3, 7, 0)),  # the last of the supply, then two of theirs
        ((0, 10), "tycoon", (3, 7, 0)),
        ((5, 5), "tycoon", (5, 5, 0)),
        ((6, 4), "tycoon", (6, 4, 0)),
        ((4, 5), "dealer", (5, 5, 0)),
        ((6, 3), "dealer", (7, 3, 0)),  # from the supply whoever has more
        ((3, 6), "clerk", (4, 6, 0)),
        ((4, 6), "idler", (4, 6, 0)),
    ],
)
def test_E9_from_the_supply_then_from_who_has_more(
    before: tuple[int, int], income: str, after: tuple[int, int, int]
) -> None:
    table = position(round=3, coins=before, hands={1: income})
    play(table, f"play {income} at 1")
    assert coins(table) == after


def test_E9_nothing_is_told_where_nothing_is_gained() -> None:
    table = position(round=3, coins=(5, 5), hands={1: "dealer"})
    assert not any(isinstance(event, h.CoinsGained) for event in play(table, "play dealer at 1"))


def test_E9_the_same_for_icons() -> None:
    table = position(white=("idler",), coins=(1, 8), hands={1: "plasma-cutter"})
    play(table, "play plasma-cutter at 1 on 1")
    assert coins(table) == (5, 5, 0)


def test_E9_the_same_for_a_discarded_gear() -> None:
    table = position(coins=(4, 6), hands={1: "red-cloth"})
    play(table, "discard red-cloth")
    assert coins(table) == (5, 5, 0)
    table = position(coins=(5, 5), hands={1: "red-cloth"})
    play(table, "discard red-cloth")
    assert (coins(table), side(table, 1).discards) == ((5, 5, 0), ("red-cloth",))


def test_E9_the_same_for_set_effects() -> None:
    table = position("london", white=("bookie",), coins=(2, 8), hands={1: "purple-cloth"})
    play(table, "play purple-cloth at 1 on 1")
    assert coins(table) == (3, 7, 0)


def test_E9_the_price_is_in_the_supply_when_the_icons_work() -> None:
    """One of the two coins comes from what was just paid."""
    table = position(white=("idler",), coins=(5, 5), hands={1: "strongbox"})
    play(table, "play strongbox at 1 on 1")
    assert coins(table) == (5, 5, 0)


def test_E9_laundered_coins_do_not_count() -> None:
    table = position("london", round=3, coins=(2, 4), laundered=(4, 0), hands={1: "tycoon"})
    play(table, "play tycoon at 1")
    assert (coins(table), side(table, 1).laundered) == ((3, 3, 0), 4)
