"""Gear from the discards and laundered coins in Caper: C13 and C14."""

import pytest

from hideout.games.caper import events as e
from hideout.games.heist import events as h
from hideout.kit.table import Table
from tests.support.caper import coins, crew, ended, look, points, position, side
from tests.support.heist import legal, play, why_not


def last_card(
    white: tuple[str, ...] = ("",),
    green: tuple[str, ...] = ("",),
    discards: tuple[str, str] = ("", ""),
    coins: tuple[int, int] = (0, 0),
    city: str = "rome",
) -> Table:
    """The last card of the last round has been discarded: white's Smoke Screen and Super Magnet.

    Green started the round and has discarded its last card before.
    """
    table = position(
        city,
        round=6,
        white=white,
        green=green,
        discards=discards,
        coins=coins,
        hands={1: "smoke-screen super-magnet"},
    )
    play(table, "discard smoke-screen")
    return table


def test_C13_after_the_last_discard_a_gear_of_the_discards_is_laid() -> None:
    table = last_card(("driver saint",), discards=("helping-hand", "skeleton-key"))
    assert (look(table).phase, table.seat, table.is_over) == ("fetch", 1, False)
    assert legal(table) == {
        *(
            f"fetch {card} on {spot}"
            for card in ("helping-hand", "smoke-screen", "super-magnet")
            for spot in (1, 2)
        ),
        "fetch nothing",
    }
    events = play(table, "fetch helping-hand on 2")
    assert events == (e.GearFetched(1, "helping-hand", 1, 2), h.GameEnded())
    assert crew(table, 1) == "driver saint(helping-hand)"
    assert side(table, 1).discards == ("smoke-screen", "super-magnet")
    assert table.is_over


def test_C13_it_is_free() -> None:
    table = last_card(("driver",), discards=("briefcase", ""))
    before = coins(table)
    play(table, "fetch briefcase on 1")
    assert coins(table) == before == (1, 0, 9)


def test_C13_it_has_its_immediate_effects() -> None:
    table = last_card(("driver",), ("saint dame",))
    play(table, "fetch super-magnet on 1")
    assert coins(table) == (1 + 3, 0, 6)


def test_C13_it_is_optional() -> None:
    table = last_card(("driver",))
    assert play(table, "fetch nothing") == (e.FetchDeclined(1, 1), h.GameEnded())
    assert (crew(table, 1), table.is_over) == ("driver", True)


def test_C13_only_gear_and_only_of_the_own_discards() -> None:
    table = last_card(("driver",), discards=("banker", "helping-hand"))
    assert legal(table) == {"fetch smoke-screen on 1", "fetch super-magnet on 1", "fetch nothing"}
    assert why_not(table, "fetch helping-hand on 1") == "not-in-discards"
    assert why_not(table, "fetch banker on 1") == "not-in-discards"
    assert why_not(table, "discard smoke-screen") == "fetch-first"


def test_C13_only_on_a_thief_with_room_at_that_location() -> None:
    full = "driver(skeleton-key skeleton-key skeleton-key)"
    other = "mime(wheels ~skeleton-key ~plasma-cutter)"
    table = last_card((f"saint {full} {other}", "dame"))
    assert {move.split()[-1] for move in legal(table, "fetch s")} == {"1"}
    assert why_not(table, "fetch smoke-screen on 2") == "gear-full"


def test_C13_without_room_nobody_is_asked() -> None:
    table = last_card(("driver(skeleton-key skeleton-key skeleton-key)", "dame"))
    assert table.is_over


def test_C13_without_such_a_card_the_game_ends() -> None:
    assert last_card(("saint(utility-belt)",)).is_over


@pytest.mark.parametrize("crew_of_white", ["~driver", "saint(~wheels)", "~driver(~wheels)"])
def test_C13_flipped_ones_do_not_count(crew_of_white: str) -> None:
    assert last_card((crew_of_white,)).is_over


def test_C13_a_wheels_on_a_flipped_thief_counts() -> None:
    assert look(last_card(("~driver(wheels)",))).phase == "fetch"


def test_C13_each_card_lays_one() -> None:
    table = last_card(("driver(wheels)",))
    play(table, "fetch smoke-screen on 1")
    assert not table.is_over
    play(table, "fetch super-magnet on 1")
    assert crew(table, 1) == "driver(wheels smoke-screen super-magnet)"
    assert table.is_over


def test_C13_declining_one_does_not_decline_the_other() -> None:
    table = last_card(("driver(wheels)",))
    play(table, "fetch nothing", "fetch smoke-screen on 1")
    assert (crew(table, 1), table.is_over) == ("driver(wheels smoke-screen)", True)


def test_C13_each_card_lays_at_its_own_location() -> None:
    table = last_card(("driver", "", "saint(wheels) mime"))
    play(table, "fetch super-magnet on 1", "fetch smoke-screen on 2")
    assert (crew(table, 1, 1), crew(table, 1, 3)) == (
        "driver(super-magnet)",
        "saint(wheels) mime(smoke-screen)",
    )


def test_C13_when_the_discards_are_used_up_nobody_is_asked() -> None:
    table = position(
        "rome", round=6, white=("driver(wheels)",), hands={1: "simple-disguise super-magnet"}
    )
    play(table, "play simple-disguise at 1 on 1")
    assert legal(table) == {"fetch super-magnet on 1", "fetch nothing"}
    play(table, "fetch nothing", "fetch super-magnet on 1")
    assert crew(table, 1) == "driver(wheels simple-disguise super-magnet)"


def test_C13_the_starter_of_the_last_round_resolves_all_of_theirs_first() -> None:
    table = last_card(("saint(wheels)",), ("driver",), ("", "helping-hand"))
    assert (table.seat, legal(table)) == (2, {"fetch helping-hand on 1", "fetch nothing"})
    play(table, "fetch helping-hand on 1")
    assert (table.seat, look(table).phase) == (1, "fetch")
    play(table, "fetch nothing")
    assert table.is_over


def test_C13_the_starter_does_both_before_the_other() -> None:
    table = last_card(("dame",), ("driver", "saint(wheels)"), ("", "helping-hand briefcase"))
    play(table, "fetch briefcase on 1")
    assert (table.seat, table.is_over) == (2, False)
    play(table, "fetch helping-hand on 1")
    assert (crew(table, 2, 1), crew(table, 2, 2)) == (
        "driver(briefcase)",
        "saint(wheels helping-hand)",
    )
    assert table.is_over


def test_C13_a_wheels_laid_this_way_counts_too() -> None:
    table = last_card(("driver saint",), discards=("wheels", ""))
    play(table, "fetch wheels on 2")
    assert look(table).phase == "fetch"
    play(table, "fetch super-magnet on 1")
    assert (crew(table, 1), table.is_over) == ("driver(super-magnet) saint(wheels)", True)


def test_C13_a_blazeblaster_laid_this_way_flips() -> None:
    table = last_card(("saint(wheels)",), ("driver",), ("", "blazeblaster"))
    events = play(table, "fetch blazeblaster on 1")
    assert e.CardFlipped(1, "wheels", 1, 1) in events
    assert crew(table, 1) == "saint(~wheels)"
    assert table.is_over  # white's Wheels does nothing any more


def test_C13_the_choice_of_what_to_flip_comes_before_the_next_card() -> None:
    table = last_card(
        ("saint(wheels) dame(skeleton-key)",), ("driver",), ("", "blazeblaster helping-hand")
    )
    play(table, "fetch blazeblaster on 1")
    assert (table.seat, table.is_pending) == (2, True)
    assert legal(table) == {"flip wheels on 1", "flip skeleton-key on 2"}
    play(table, "flip skeleton-key on 2")
    assert (table.seat, look(table).phase) == (1, "fetch")
    assert crew(table, 1) == "saint(wheels) dame(~skeleton-key)"


def test_C13_nothing_is_laid_before_the_end() -> None:
    table = position(
        "rome",
        round=4,
        white=("driver(wheels)",),
        discards=("helping-hand", ""),
        hands={1: "smoke-screen super-magnet"},
    )
    play(table, "discard smoke-screen")
    assert look(table).phase == "play"
    assert why_not(table, "fetch nothing") == "nothing-to-fetch"


def test_C13_a_fetched_gear_counts_for_the_points() -> None:
    table = last_card(("driver",))
    play(table, "fetch smoke-screen on 1")
    assert points(table) == {"bank": 5, "smoke-screen": 1}


@pytest.mark.parametrize("mode", ["snitch", "teams"])
def test_C13_in_the_other_modes(mode: str) -> None:
    table = position(
        "rome", mode, round=6, white=("driver",), hands={1: "super-magnet simple-disguise"}
    )
    play(table, "play simple-disguise at 1 on 1")
    assert legal(table) == {"fetch super-magnet on 1", "fetch nothing"}
    play(table, "fetch super-magnet on 1")
    assert crew(table, 1) == "driver(simple-disguise super-magnet)"
    assert table.is_over


def laundering(coins: tuple[int, int], at: str = "bank") -> Table:
    return position("london", at=at, white=("saint",), coins=coins, hands={1: "laundromatic"})


def test_C14_a_coin_goes_from_the_bank_to_the_discards() -> None:
    table = laundering((2, 3))
    events = play(table, "play laundromatic at 1 on 1")
    assert h.CoinLaundered(1) in events
    assert coins(table) == (1, 3, 5)
    assert (side(table, 1).laundered, side(table, 2).laundered) == (1, 0)


@pytest.mark.parametrize(
    ("before", "after", "count"),
    [
        ((4, 5), (4, 5, 0), 1),  # the bank's last one
        ((4, 6), (4, 5, 0), 1),  # the opponent's
        ((5, 5), (5, 5, 0), 0),  # who has no more
        ((6, 4), (6, 4, 0), 0),
    ],
)
def test_C14_when_coins_are_scarce(
    before: tuple[int, int], after: tuple[int, int, int], count: int
) -> None:
    table = laundering(before, "oxford-street")  # where it costs nothing
    play(table, "play laundromatic at 1 on 1")
    assert (coins(table), side(table, 1).laundered) == (after, count)


def test_C14_its_cost_is_in_the_bank_before() -> None:
    table = laundering((5, 5))
    play(table, "play laundromatic at 1 on 1")
    assert (coins(table), side(table, 1).laundered) == ((4, 5, 0), 1)


def test_C14_FAQ_each_laundromatic_scores_every_coin() -> None:
    table = ended("london", white=("saint(laundromatic laundromatic)",), laundered=(2, 0))
    assert points(table)["laundromatic"] == 4


def test_C14_only_the_own_coins_count() -> None:
    table = ended(
        "london", white=("saint(laundromatic)",), green=("dame(laundromatic)",), laundered=(0, 3)
    )
    assert (points(table, 1), points(table, 2)) == ({}, {"laundromatic": 3})


def test_C14_a_laundered_coin_is_out_of_play() -> None:
    table = position("london", round=3, coins=(0, 0), laundered=(4, 4), hands={1: "bon-vivant"})
    play(table, "play bon-vivant at 1")
    assert coins(table) == (2, 0, 0)
