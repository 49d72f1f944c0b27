"""The table's own randomness: SplitMix64, the same everywhere, and even."""

import numpy as np
import pytest

import hideout
from hideout.kit.randomness import GOLDEN, SEEDS, below, mixed, roll, step

# The first outputs that its author's implementation gives.
PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423],
}


def draws(seed: int, count: int) -> list[np.uint64]:
    return [np.uint64(mixed(np.uint64(seed), np.uint64(index))) for index in range(count)]


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_stream_of_a_seed_is_the_published_one(seed: int) -> None:
    assert [int(drawn) for drawn in draws(seed, 3)] == PUBLISHED[seed]


def test_the_stream_wraps_around_at_the_highest_seed() -> None:
    """The stream of a seed is that of the seed one step before, from its second number on."""
    assert draws(SEEDS - 1, 3) == draws(SEEDS - 1 - int(GOLDEN), 4)[1:]


@pytest.mark.parametrize("sides", [1, 2, 3, 5, 7, 9, 55])
@pytest.mark.parametrize("seed", [0, 7, SEEDS - 1])
def test_below_gives_each_number_equally_often(seed: int, sides: int) -> None:
    count = 400 * sides
    found = np.bincount([below(drawn, sides) for drawn in draws(seed, count)])
    assert len(found) == sides
    freedom = sides - 1
    chi_square = float(((found - 400) ** 2 / 400).sum())
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("sides", [1, 2, 55, 2**31])
def test_below_reaches_both_ends_and_nothing_beyond(sides: int) -> None:
    assert below(np.uint64(0), sides) == 0
    assert below(np.uint64(SEEDS - 1), sides) == sides - 1


def test_a_table_draws_one_number_after_the_other_from_its_stream() -> None:
    state = hideout.deal("art-robbery", seed=1)._state
    state.random = np.uint64(0)
    assert [int(step(state)) for _ in range(3)] == PUBLISHED[0]
    state.random = np.uint64(0)
    assert [roll(state, 6) for _ in range(3)] == [below(drawn, 6) for drawn in draws(0, 3)]
