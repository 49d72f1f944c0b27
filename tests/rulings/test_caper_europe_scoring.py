"""Points, sets of goods and who wins Caper: Europe: E13."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest

from hideout.games.caper_europe.scoring import goods_points
from hideout.games.caper_europe.values import Goods
from tests.support.caper_europe import ended, hideout, points, side
from tests.support.heist import total, winners


def test_E13_locations_thieves_gear_and_goods_are_added_up() -> None:
    table = ended(
        white=("dame(purple-cloth smoke-screen)", "idler(sonic-dish)"),
        trackers=(3, 0, -1),
        hideouts=((1, 0, 0), (0, 1, 1)),
    )
    assert points(table, 1) == {
        "yacht": 4,
        "stars": 1,
        "dame": 2,
        "smoke-screen": 1,
        "sonic-dish": 1,
        "goods": 2,
    }
    assert points(table, 2) == {"attic": 3, "goods": 5}
    assert (total(table, 1), total(table, 2)) == (11, 8)
    assert (side(table, 1).points, side(table, 2).points) == (11, 8)


def test_E13_cards_count_at_locations_that_are_lost() -> None:
    table = ended(white=("idler(sonic-dish)",), trackers=(-4, 0, 0))
    assert points(table) == {"sonic-dish": 1}


def test_E13_discards_and_coins_are_worth_nothing_by_themselves() -> None:
    table = ended(coins=(7, 0), discards=("sonic-dish smoke-screen", ""), laundered=(2, 0))
    assert total(table, 1) == 0


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 2),
        ((0, 3, 0), 6),
        ((1, 1, 0), 5),
        ((0, 1, 1), 5),
        ((1, 1, 1), 9),
        ((2, 2, 1), 14),
        ((2, 1, 0), 5 + 2),
        ((3, 1, 1), 9 + 2 + 2),
        ((4, 4, 4), 36),
    ],
)
def test_E13_sets_of_different_goods(goods: Goods, worth: int) -> None:
    table = ended(hideouts=(goods, (0, 0, 0)))
    assert hideout(table) == goods
    assert points(table) == ({"goods": worth} if worth else {})


WORTH = {1: 2, 2: 5, 3: 9}


def sets_of(goods: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every set of different goods that can be taken out."""
    for taken in product(*(range(min(count, 1) + 1) for count in goods)):
        if any(taken):
            yield taken


@cache
def best(goods: tuple[int, ...]) -> int:
    """Brute force: over all ways to part the goods into sets."""
    return max(
        (
            WORTH[sum(taken)] + best(tuple(a - b for a, b in zip(goods, taken, strict=True)))
            for taken in sets_of(goods)
        ),
        default=0,
    )


@pytest.mark.parametrize("goods", list(product(range(5), repeat=3)))
def test_E13_no_other_sets_of_goods_are_worth_more(goods: tuple[int, int, int]) -> None:
    assert goods_points(np.array(goods, np.int16)) == best(goods)


def test_E13_more_points_win() -> None:
    table = ended(trackers=(1, 0, -1), coins=(0, 9))
    assert winners(table) == (1,)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.tie_breaks == 0


def test_E13_on_a_tie_more_coins_win() -> None:
    assert winners(ended(coins=(3, 4), hideouts=((1, 0, 0), (0, 1, 0)))) == (2,)
    assert winners(ended(coins=(4, 3), hideouts=((1, 0, 0), (0, 1, 0)))) == (1,)


def test_E13_laundered_coins_break_no_tie() -> None:
    table = ended("london", coins=(3, 4), laundered=(3, 0))
    assert total(table, 1) == total(table, 2)
    assert winners(table) == (2,)


def test_E13_coins_go_before_goods() -> None:
    table = ended(  # 5 points: a location, against two goods
        coins=(1, 0), trackers=(0, 1, 0), hideouts=((0, 0, 0), (1, 1, 0))
    )
    assert (total(table, 1), total(table, 2), winners(table)) == (5, 5, (1,))


def test_E13_on_equal_coins_more_goods_win() -> None:
    table = ended(coins=(2, 2), trackers=(0, 1, 0), hideouts=((0, 0, 0), (1, 1, 0)))
    assert (total(table, 1), total(table, 2), winners(table)) == (5, 5, (2,))


def test_E13_if_all_is_equal_both_win() -> None:
    table = ended(coins=(2, 2), hideouts=((1, 1, 0), (0, 1, 1)))
    assert winners(table) == (1, 2)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.tie_breaks == 2
