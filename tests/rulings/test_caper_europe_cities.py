"""The icons of Paris, Barcelona, Rome and London in Caper: Europe."""

import pytest

from hideout.games.caper_europe import events as e
from hideout.games.heist import events as h
from tests.support.caper_europe import coins, ended, points, position, side, tracker
from tests.support.heist import legal, play


def test_Paris_a_point_per_good_in_the_hideout() -> None:
    table = ended(white=("artist",), hideouts=((1, 2, 0), (1, 1, 1)))
    assert points(table) == {"artist": 3, "goods": 5 + 2}
    assert "artist" not in points(ended(white=("artist",)))


def test_Paris_a_location_can_count_goods_for_its_winner() -> None:
    table = ended(at="eiffel-tower", trackers=(1, 0, 0), hideouts=((1, 1, 0), (0, 0, 4)))
    assert points(table)["eiffel-tower"] == 3 + 2


def test_Barcelona_example_of_the_english_rulebook() -> None:
    """Purple and orange are topmost: the Anarchist and the Mesmerizer count."""
    table = ended(
        "barcelona",
        white=("anarchist(purple-cloth) surrealist(green-cloth mesmerizer)",),
        hideouts=((1, 1, 0), (0, 0, 0)),
    )
    assert points(table) == {"anarchist": 4, "mesmerizer": 3, "goods": 5}


def test_Barcelona_example_of_the_german_rulebook() -> None:
    """Green and orange are topmost: the Surrealist, with two goods, and the Mesmerizer count."""
    table = ended(
        "barcelona",
        white=("anarchist(purple-cloth green-cloth) surrealist(mesmerizer)",),
        hideouts=((1, 1, 0), (0, 0, 0)),
    )
    assert points(table) == {"surrealist": 2, "mesmerizer": 3, "goods": 5}


def test_Barcelona_an_eye_sees_the_own_crew_at_its_location_only() -> None:
    table = ended(
        "barcelona", white=("anarchist", "idler(purple-cloth)"), green=("clerk(purple-cloth)",)
    )
    assert points(table) == {}


def test_Barcelona_an_eye_counts_once_however_many_it_sees() -> None:
    table = ended("barcelona", white=("anarchist(purple-cloth) idler(purple-cloth)",))
    assert points(table) == {"anarchist": 4}


def test_Barcelona_an_eye_that_is_covered_itself_still_sees() -> None:
    table = ended("barcelona", white=("idler(mesmerizer orange-cloth)",))
    assert points(table) == {"mesmerizer": 3}
    table = ended("barcelona", white=("idler(mesmerizer red-cloth)",))
    assert points(table) == {}


def test_Barcelona_an_eye_can_be_opened_by_burning_what_covers_the_colour() -> None:
    table = position(
        "barcelona",
        white=("idler",),
        green=("anarchist(purple-cloth red-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    assert points(table, 2) == {}
    play(table, "play blazeblaster at 1 on 1")
    assert points(table, 2) == {"anarchist": 4}


def test_Barcelona_an_eye_can_count_sets() -> None:
    table = ended("barcelona", white=("idler(opera-glass green-cloth yellow-cloth)",))
    assert points(table) == {"opera-glass": 2}


def test_Barcelona_a_point_per_card_of_a_colour_in_both_crews() -> None:
    table = ended(
        "barcelona",
        white=("architect(yellow-cloth)", "idler(yellow-cloth)"),
        green=("clerk(sonic-dish plasma-cutter)",),
    )
    assert points(table) == {"architect": 3}
    table = ended(
        "barcelona",
        at="park-guell",
        white=("idler(green-cloth)",),
        green=("clerk(green-cloth)",),
        trackers=(1, 0, 0),
    )
    assert points(table) == {"park-guell": 3 + 2}


def test_Rome_a_caper_per_discarded_card_of_a_colour() -> None:
    table = position(
        "rome",
        white=("idler",),
        discards=("green-cloth green-cloth purple-cloth", "diamond-hook"),
        hands={1: "urn"},
    )
    assert e.TrackerMoved(1, 1, 2, "urn") in play(table, "play urn at 1 on 1")


def test_Rome_a_caper_per_discarded_thief() -> None:
    table = position(
        "rome", round=5, discards=("clerk dealer red-cloth", "guard"), hands={1: "driver"}
    )
    play(table, "play driver at 1")
    assert tracker(table) == 2


def test_Rome_a_point_per_discarded_card_of_a_colour() -> None:
    table = ended(
        "rome",
        white=("idler(scroll yellow-cloth)",),
        discards=("yellow-cloth sonic-dish red-cloth", "plasma-cutter"),
    )
    assert points(table) == {"scroll": 2}


def test_Rome_the_last_card_of_a_round_is_a_discard_that_counts() -> None:
    table = position(
        "rome",
        round=6,
        white=("idler(scroll)",),
        green=("clerk",),
        hands={1: "red-cloth yellow-cloth"},
    )
    play(table, "discard red-cloth")
    assert points(table) == {"scroll": 1}


def test_Rome_a_burned_gear_is_a_discard_of_its_owner() -> None:
    table = position(
        "rome",
        white=("idler",),
        green=("clerk(scroll yellow-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    assert points(table, 2) == {"scroll": 1}


@pytest.mark.parametrize(("where", "worth"), [(1, 2), (0, 0), (-1, 0)])
def test_Rome_two_points_for_winning_the_location(where: int, worth: int) -> None:
    table = ended("rome", white=("don(laurel)",), trackers=(where, 4, 4))
    found = points(table)
    assert found.get("don", 0) == worth
    assert found.get("laurel", 0) == worth


def test_Rome_a_point_per_card_in_the_opponents_crew_here() -> None:
    table = ended(
        "rome",
        white=("soprano(purple-cloth spyglass)",),
        green=("clerk(purple-cloth simple-disguise) dealer", "tycoon(smoke-screen)"),
    )
    assert points(table) == {"soprano": 2, "spyglass": 2}


def test_Rome_a_location_can_count_the_opponents_cards() -> None:
    table = ended(
        "rome",
        at="vatican trevi-fountain",
        white=("idler(red-cloth)",),
        green=("clerk(purple-cloth green-cloth)",),
        discards=("yellow-cloth", ""),
        trackers=(1, 1, 0),
    )
    assert points(table) == {"vatican": 3 + 2, "trevi-fountain": 3 + 1}


def test_London_a_laundered_coin_comes_from_the_supply_and_is_out_of_play() -> None:
    table = position("london", white=("idler",), coins=(2, 2), hands={1: "washtub"})
    assert h.CoinLaundered(1) in play(table, "play washtub at 1 on 1")
    assert (coins(table), side(table, 1).laundered) == ((2, 2, 5), 1)


def test_London_laundered_coins_pay_for_nothing() -> None:
    table = position(
        "london", white=("idler",), laundered=(5, 0), coins=(1, 0), hands={1: "blazeblaster"}
    )
    assert not legal(table, "play blazeblaster ")


@pytest.mark.parametrize(
    ("before", "after", "washed"), [((4, 6), (4, 5), 1), ((5, 5), (5, 5), 0), ((6, 4), (6, 4), 0)]
)
def test_London_from_an_empty_supply_a_coin_of_who_has_more_is_laundered(
    before: tuple[int, int], after: tuple[int, int], washed: int
) -> None:
    table = position("london", white=("idler",), coins=before, hands={1: "washtub"})
    play(table, "play washtub at 1 on 1")
    assert (coins(table), side(table, 1).laundered) == ((*after, 0), washed)


def test_London_a_point_per_laundered_coin() -> None:
    table = ended("london", white=("idler(account-book)",), laundered=(3, 2))
    assert points(table) == {"account-book": 3}
    table = ended("london", at="tower-of-london", trackers=(1, 0, 0), laundered=(2, 4))
    assert points(table) == {"tower-of-london": 3 + 2}


def test_London_a_caper_per_laundered_coin() -> None:
    table = position("london", white=("idler",), laundered=(2, 3), hands={1: "barge"})
    assert e.TrackerMoved(1, 1, 2, "barge") in play(table, "play barge at 1 on 1")


def test_London_a_coin_per_card_of_a_colour() -> None:
    table = position(
        "london", round=3, white=("idler(purple-cloth simple-disguise)",), hands={1: "bookie"}
    )
    play(table, "play bookie at 1")
    assert coins(table) == (2, 0, 8)
    table = position("london", white=("bookie",), hands={1: "purple-cloth"})
    play(table, "play purple-cloth at 1 on 1")
    assert coins(table) == (1, 0, 9)


def test_London_a_point_per_card_in_both_crews() -> None:
    table = ended(
        "london",
        white=("royal(newspaper green-cloth)",),
        green=("clerk(diamond-hook) dealer",),
    )
    assert points(table) == {"royal": 3, "newspaper": 2}
