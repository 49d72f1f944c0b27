"""Nothing is lost or made in Caper: Europe: trackers, coins, goods and cards, through burning."""

import random
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.games.caper_europe.effects import Burn, EuropeEffect, Gain, Steal
from hideout.games.caper_europe.values import Goods
from hideout.games.heist.book import card_ids
from hideout.games.heist.effects import Launder
from hideout.games.heist.fields import GEAR, MODIFIER, NONE, PROTECT, THIEF
from hideout.kit.table import Table
from tests.support.caper_europe import (
    CITIES,
    at,
    coins,
    deal,
    hideout,
    look,
    position,
    random_game,
    side,
    tracker,
)
from tests.support.heist import assert_conserved, play

ICONS: dict[str, EuropeEffect] = {
    "caper": Gain("caper"),
    "capers": Gain("caper", 2),
    "coins": Gain("coin", 2),
    "diamond": Steal("diamond"),
    "wild": Steal("any"),
    "launder": Launder(),
    "point": Gain("point"),
    "set": Gain("caper", per=("red",)),
    "burn": Burn(),
}
ORDERS = [*permutations(ICONS, 3), *((icon, icon, "caper") for icon in ("wild", "coins"))]


def cards(table: Table, side: int, place: int) -> list[int]:
    """The cards of a crew."""
    s = table._state
    return [
        card
        for card in [*s.thief[side, place].tolist(), *s.gear[side, place].ravel().tolist()]
        if card != NONE
    ]


def resolver(table: Table) -> int:
    """The side whose card is being resolved."""
    seat = int(table._state.seat)
    return 1 - seat if look(table).phase == "return" else seat


def assert_derived(table: Table) -> None:
    """What the table keeps count of is what lies there."""
    book, s = table._book, table._state
    for side_, place in product(range(2), range(3)):
        there = cards(table, side_, place)
        count, shield = np.zeros_like(s.count[0, 0]), np.zeros_like(s.shield[0, 0])
        for card in there:
            count[book.piece[card]] += 1
            count[GEAR] += book.piece[card] != THIEF
        for source in [*there, MODIFIER + int(s.location[place])]:
            for verb, what in zip(book.verb[source], book.what[source], strict=True):
                shield[what] += verb == PROTECT
        assert s.count[side_, place].tolist() == count.tolist()
        assert s.shield[side_, place].tolist() == shield.tolist()
        expected = [card for card in there if book.is_trigger[card]]
        if (side_, place) == (resolver(table), s.resolving_place) and s.resolving in expected:
            expected.remove(s.resolving)  # it is set off by cards played after it only
        kept, triggers = s.trigger[side_, place].tolist(), int(s.triggers[side_, place])
        assert sorted(kept[:triggers]) == sorted(expected)
        assert set(kept[triggers:]) <= {NONE}
        for spot in range(3):
            on = int(s.gear_on[side_, place, spot])
            assert [card != NONE for card in s.gear[side_, place, spot]] == [
                level < on for level in range(3)
            ]


def assert_idle(table: Table) -> None:
    """Between cards nothing is being resolved or reverted."""
    s = table._state
    if look(table).phase == "play":
        assert (s.resolving, s.burned, s.step, s.revert_step, s.pending) == (NONE, NONE, 0, 0, 0)
    assert (look(table).phase in ("steal", "burn", "return")) == table.is_pending


@pytest.mark.parametrize("city", CITIES)
def test_random_games_lose_nothing(city: str, full: bool) -> None:
    for seed in range(1000 if full else 4):
        for table in random_game(city, seed):
            assert_conserved(table)
            assert_derived(table)
            assert_idle(table)
        s = table._state
        assert (s.hand_size.sum(), s.deck.sum()) == (0, 0)


@pytest.mark.parametrize("city", CITIES)
def test_games_with_much_burning_lose_nothing(city: str, full: bool) -> None:
    """All purple, yellow and green gear has icons to revert, and some of it burns."""
    shuffle = random.Random(city)
    gear = [name for name in card_ids(deal(city, seed=1)._book)[18:] if "unused" not in name]
    for seed in range(1000 if full else 4):
        effects = {
            name: tuple(ICONS[icon] for icon in shuffle.choice(ORDERS))
            for name in gear
            if name != "blazeblaster"
        }
        table = deal(city, seed=seed, effects=effects)
        while not table.is_over:
            table.play(shuffle.choice(table.moves()))
            assert_conserved(table)
            assert_derived(table)
            assert_idle(table)


def orders(first: str) -> list[tuple[str, ...]]:
    return [icons for icons in ORDERS if icons[0] == first]


def reverted(icons: tuple[str, ...], **pieces: Any) -> Table:
    """Green plays a cloth with these icons and white burns it; wild goods are paintings."""
    table = position(
        "london",
        at="attic",
        white=("idler",),
        green=("clerk",),
        turn=2,
        hands={2: "green-cloth", 1: "blazeblaster"},
        effects={"green-cloth": tuple(ICONS[icon] for icon in icons)},
        **pieces,
    )
    play(table, "play green-cloth at 1 on 1")
    while look(table).phase == "steal":
        play(table, "steal painting")
    play(table, "play blazeblaster at 1 on 1")
    while look(table).phase == "return":
        play(table, "return painting")
    return table


@pytest.mark.parametrize("first", ICONS)
def test_playing_and_burning_a_card_changes_nothing(first: str) -> None:
    """In whatever order its icons are, as long as nothing was lost when they worked."""
    for icons in orders(first):
        table = reverted(icons, coins=(2, 1), goods=((1, 2, 1),), hideouts=((0, 0, 0), (0, 1, 0)))
        assert tracker(table) == 0, icons
        assert coins(table) == (0, 1, 9), icons  # the Blazeblaster was paid
        assert (hideout(table, 2), at(table).goods) == ((0, 1, 0), (1, 2, 1)), icons
        assert (side(table, 2).laundered, side(table, 2).discards) == (0, ("green-cloth",)), icons
        assert_derived(table)


LOST: dict[str, tuple[int, int, int, Goods, int]] = {
    # What is reverted though it had no effect: tracker, green's coins, supply, hideout, laundered.
    "caper": (1, 0, 0, (0, 0, 0), 0),
    "capers": (2, 0, 0, (0, 0, 0), 0),
    "coins": (0, -2, 2, (0, 0, 0), 0),
    "diamond": (0, 0, 0, (-1, 0, 0), 0),
    "wild": (0, 0, 0, (0, -1, 0), 0),
    "launder": (0, 0, 1, (0, 0, 0), -1),
    "point": (0, 0, 0, (0, 0, 0), 0),
    "set": (0, 0, 0, (0, 0, 0), 0),
    "burn": (0, 0, 0, (0, 0, 0), 0),
}


@pytest.mark.parametrize("first", ICONS)
def test_what_had_no_effect_is_reverted_all_the_same_in_any_order(first: str) -> None:
    """The tracker is at the end, coins and goods are out: every icon takes back what it shows."""
    for icons in orders(first):
        table = reverted(
            icons,
            coins=(4, 4),
            laundered=(1, 1),
            trackers=(-4, 0, 0),
            goods=((0, 0, 0),),
            hideouts=((0, 0, 0), (2, 2, 2)),
        )
        lost = [LOST[icon] for icon in icons]
        assert tracker(table) == -4 + sum(one[0] for one in lost), icons
        assert coins(table) == (
            2,
            4 + sum(one[1] for one in lost),
            2 + sum(one[2] for one in lost),
        ), icons
        back = tuple(-sum(one[3][kind] for one in lost) for kind in range(3))
        assert at(table).goods == back, icons
        assert hideout(table, 2) == tuple(2 - count for count in back), icons
        assert side(table, 2).laundered == 1 + sum(one[4] for one in lost), icons


@settings(max_examples=60, deadline=None)
@given(
    gear=st.lists(st.sampled_from(ORDERS), min_size=3, max_size=3),
    where=st.integers(-4, 4),
    purses=st.tuples(st.integers(2, 5), st.integers(0, 5)),
    kept=st.tuples(*[st.integers(0, 3)] * 3),
    choices=st.randoms(use_true_random=False),
)
def test_three_cards_are_burned_in_any_order_and_nothing_is_lost(
    gear: list[tuple[str, ...]],
    where: int,
    purses: tuple[int, int],
    kept: Goods,
    choices: random.Random,
) -> None:
    names = ("purple-cloth", "yellow-cloth", "green-cloth")
    effects = {
        name: tuple(ICONS[icon] for icon in icons) for name, icons in zip(names, gear, strict=True)
    }
    table = position(
        "london",
        white=("idler",),
        green=("clerk(purple-cloth) dealer(yellow-cloth green-cloth)",),
        coins=purses,
        hideouts=((0, 0, 0), kept),
        trackers=(where, 0, 0),
        hands={1: "blazeblaster"},
        effects=effects | {"blazeblaster": (Burn(), Burn(), Burn())},
    )
    play(table, "play blazeblaster at 1 on 1")
    while table.is_pending:
        table.play(choices.choice(table.moves()))
        assert_conserved(table)
        assert_derived(table)
    assert_idle(table)
    assert sorted(side(table, 2).discards) == sorted(names)
    capers = sum({"caper": 1, "capers": 2}.get(icon, 0) for icons in gear for icon in icons)
    assert tracker(table) == min(4, where + capers)
    returned = 2 * sum(icon == "coins" for icons in gear for icon in icons)
    assert side(table, 2).coins == max(0, purses[1] - returned)
