"""The scores of whole games of Caper, against a second scorer; sets against brute force."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hideout
from hideout.games.caper import values as v
from hideout.games.caper.scoring import best_sets
from hideout.games.heist.book import PIECE_NAMES, write_sets
from hideout.games.heist.crew import sets
from hideout.games.heist.fields import BOTH, GEAR, OWN, PIECES, THEIRS, THIEF
from hideout.kit.table import Table
from tests.rulings import naive_caper as naive
from tests.support.caper import CITIES, MODES, look, random_game
from tests.support.playout import played_out

THIEVES = set(naive.CARDS) - set(naive.COLOUR)


def finished(table: Table, view: v.CaperView) -> naive.Finished:
    """The end of a game, as anybody can see it, for the naive scorer."""

    def crew(thieves: tuple[v.ThiefView, ...]) -> tuple[naive.Thief, ...]:
        return tuple(
            naive.Thief(
                thief.card,
                thief.is_flipped,
                tuple(naive.Gear(gear.card, gear.is_flipped) for gear in thief.gear),
            )
            for thief in thieves
        )

    white, green = (
        naive.Purse(side.coins, side.laundered, len([c for c in side.discards if c not in THIEVES]))
        for side in view.sides
    )
    mode: Any = table.options["mode"]
    return naive.Finished(
        mode,
        tuple(
            naive.Place(place.location, (crew(place.white), crew(place.green)))
            for place in view.places
        ),
        (white, green),
    )


def breakdown(table: Table, seat: int) -> Counter[str]:
    """The ledger of a seat, by the parts the naive scorer knows."""
    found: Counter[str] = Counter()
    for line in table.ledger():
        if line.seat == seat:
            match line:
                case v.LocationLine():
                    found["bonuses"] += line.points
                case v.CardLine():
                    found["thieves" if line.card in THIEVES else "gear"] += line.points
                case v.LootLine():
                    found["loot"] += line.points
                case v.DiscardsLine():
                    found["discards"] += line.points
                case _:
                    found["snitch"] += line.points
    return found


def assert_agrees(table: Table) -> naive.Result:
    view = look(table)
    expected = naive.score(finished(table, view))
    standings = table.standings()
    assert tuple(one.points for one in standings) == tuple(one.points for one in expected.standings)
    for side, score in enumerate(expected.scores):
        assert tuple(place.capers[side] for place in view.places) == score.capers
        assert view.sides[side].points == score.total
        parts = {
            name: getattr(score, name)
            for name in ("bonuses", "thieves", "gear", "loot", "discards")
            if getattr(score, name)
        }
        seats = (side + 1, side + 3) if table.options["mode"] == "teams" else (side + 1,)
        for seat in seats:
            assert +breakdown(table, seat) == parts
    keys = [(one.is_in, one.points, one.ties) for one in standings]
    order = sorted(set(keys), reverse=True)
    assert [order.index(key) + 1 for key in keys] == [one.place for one in expected.standings]
    return expected


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("city", CITIES)
def test_a_naive_scorer_agrees(city: str, mode: str, full: bool) -> None:
    table = hideout.deal("caper", seed=0, city=city, mode=mode)
    for _ in played_out(table, 11_200 if full else 200):
        expected = assert_agrees(table)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.winners == tuple(seat + 1 for seat in expected.winners), table.seed
        if mode == "snitch":
            lines = [line.points for line in table.ledger() if line.seat == 3]
            assert sum(lines) == expected.standings[2].points


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("city", CITIES)
def test_a_naive_scorer_agrees_on_the_score_so_far(city: str, mode: str) -> None:
    for seed in range(3):
        for number, table in enumerate(random_game(city, mode, seed)):
            if number % 9 == 0:
                assert_agrees(table)


# Sets (C12)

COLOURS = {"purple": 1, "yellow": 2, "green": 3, "red": 4, "city": 5}
SLOTS = ("thief", "gear", *COLOURS)
some_gear = st.lists(st.sampled_from([*COLOURS, "plain"]), max_size=9)
crews = st.tuples(st.integers(0, 3), some_gear)
recipes = st.lists(st.sampled_from(SLOTS), min_size=1, max_size=4)


def counted(crew: tuple[int, list[str]]) -> list[int]:
    """A crew as the kernel counts it."""
    thieves, gear = crew
    found = [0] * PIECES
    found[THIEF], found[GEAR] = thieves, len(gear)
    for colour, piece in COLOURS.items():
        found[piece] = gear.count(colour)
    return found


def in_kinds(crew: tuple[int, list[str]]) -> tuple[int, ...]:
    """A crew as the naive scorer counts it."""
    thieves, gear = crew
    return (thieves, *(gear.count(kind) for kind in naive.KINDS[1:]))


@settings(max_examples=400, deadline=None)
@given(crews, crews, recipes, st.sampled_from([OWN, THEIRS, BOTH]))
def test_sets_are_as_many_as_brute_force_finds(
    white: tuple[int, list[str]], green: tuple[int, list[str]], recipe: list[str], whose: int
) -> None:
    table = hideout.deal("caper", seed=1)
    book, s = table._book, table._state
    s.count[0, 0], s.count[1, 0] = counted(white), counted(green)
    book.need[0, 0], book.whose[0, 0] = 0, whose
    pieces = [COLOURS.get(slot, GEAR if slot == "gear" else THIEF) for slot in recipe]
    write_sets(book, 0, 0, [PIECE_NAMES[piece] for piece in pieces])
    mine, theirs = in_kinds(white), in_kinds(green)
    both = tuple(a + b for a, b in zip(mine, theirs, strict=True))
    there = {OWN: mine, THEIRS: theirs, BOTH: both}[whose]
    assert sets(book, s, 0, 0, 0, 0) == naive.most_sets(there, tuple(sorted(recipe)))


@settings(max_examples=200, deadline=None)
@given(st.tuples(*[st.integers(0, 5)] * 3), st.integers(0, 4))
def test_loot_is_worth_what_brute_force_finds(kinds: tuple[int, int, int], jokers: int) -> None:
    names = ("jewel", "antique", "painting", "joker")
    loot = [name for name, count in zip(names, (*kinds, jokers), strict=True) for _ in range(count)]
    assert best_sets(*kinds, jokers) == naive.loot_points(loot)


@pytest.mark.parametrize(
    ("loot", "worth"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((2, 0, 0, 1), 4),
        ((1, 1, 1, 0), 6),
        ((3, 1, 0, 2), 6 + 3 + 1),
        ((0, 0, 0, 4), 6 + 1),
    ],
)
def test_loot_by_hand(loot: tuple[int, int, int, int], worth: int) -> None:
    assert best_sets(*loot) == worth
