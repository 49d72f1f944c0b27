"""The compiled laws tell a broken kernel from a whole one, and which law it breaks."""

from typing import Any

import numpy as np
import pytest

from hideout.kit.table import Table
from hideout.lab.laws import CHANCE, LAWS, MASK, _chance, check_laws
from tests.laws import broken

GAMES = 20


def law_of(table: Table) -> str | None:
    found = check_laws(table, GAMES, jobs=1, report=lambda _: None)
    if found is None:
        return None
    assert found.law == CHANCE or found.law in LAWS.values()
    return found.law.partition(":")[0]


def test_the_whole_kernel_breaks_none() -> None:
    assert law_of(broken.broken_table()) is None


CAUGHT: dict[str, tuple[str, dict[str, Any]]] = {
    "a game that does not end": ("ending", {"max_decisions": 20}),
    "a code twice": ("legality", {"legal": broken.legal_lists_a_code_twice}),
    "a code out of range": ("legality", {"legal": broken.legal_lists_a_code_out_of_range}),
    "no move left": ("legality", {"legal": broken.legal_knows_no_way_out}),
    "moves that tell another hand": ("mask", {"legal": broken.legal_looks_into_another_hand}),
    "a lost card": ("conservation", {"play": broken.play_loses_a_card}),
    "a lost token": ("conservation", {"play": broken.play_loses_a_token}),
    "a deal on a table not cleared": ("replay", {"deal": broken.deal_leaves_what_lay_there}),
    "a mask that blanks too much": ("mask", {"mask": broken.mask_blanks_too_much}),
    "a mask that is never done": ("mask", {"mask": broken.mask_is_never_done}),
    "a sample that is no whole world": ("sample", {"sample": broken.sample_adds_nothing}),
    "a sample with wrong counts": ("sample", {"sample": broken.sample_deals_too_few}),
    "a sample unlike what is known": ("sample", {"sample": broken.sample_changes_what_is_known}),
}


@pytest.mark.parametrize("what", CAUGHT)
def test_is_caught(what: str) -> None:
    law, parts = CAUGHT[what]
    assert law_of(broken.broken_table(**parts)) == law


def test_what_is_found_says_where() -> None:
    table = broken.broken_table(max_decisions=20)
    found = check_laws(table, GAMES, jobs=2, report=lambda _: None)
    assert found is not None
    assert found.where == "game 0 of seed 1, decision 21"


def test_a_sampler_that_hits_the_truth_too_often_is_caught() -> None:
    """By chance; or by the mask, which has to leave it something to peek at."""
    table = broken.broken_table(
        players=2, mask=broken.mask_leaves_a_hand_behind, sample=broken.sample_peeks_now_and_then
    )
    found = check_laws(table, 100, jobs=1, report=lambda _: None)
    assert found is not None
    assert found.law in (CHANCE, LAWS[MASK])


@pytest.mark.parametrize(
    ("truth", "other", "squares", "is_chance"),
    [
        (0, 0, 0, True),
        (500, 500, 900, True),
        (300, 500, 900, True),  # a sampler need not use all that could be known
        (650, 500, 900, True),
        (651, 500, 900, False),
        (1, 0, 0, False),
    ],
)
def test_what_is_more_than_chance(truth: int, other: int, squares: int, is_chance: bool) -> None:
    """Five sigmas, where the squares add up to the variance."""
    found = _chance(np.array([truth, other, squares], np.int64))
    assert (found is None) == is_chance
    assert found is None or found.where == f"{truth} hits of the truth, {other} of another world"


LEAKS: dict[str, dict[str, Any]] = {
    "the hands": {"mask": broken.mask_forgets_the_hands},
    "the draw pile": {"mask": broken.mask_forgets_the_draw_pile},
    "the draw pile, which the sampler then believes": {
        "mask": broken.mask_forgets_the_draw_pile,
        "sample": broken.sample_believes_the_draw_pile,
    },
    "everything, so that there is nothing to sample": {
        "mask": broken.mask_forgets_everything,
        "sample": broken.sample_adds_nothing,
    },
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_mask_is_caught_that_forgets(what: str) -> None:
    assert law_of(broken.broken_table(players=2, **LEAKS[what])) in ("mask", "sample")
