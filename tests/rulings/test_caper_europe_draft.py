"""Set-up, rounds, turns and playing a card in Caper: Europe: E1 to E5."""

import pytest

from hideout.errors import IllegalMove
from hideout.games.caper_europe import events as e
from hideout.games.heist import events as h
from hideout.games.heist.book import card_ids, location_ids
from hideout.kit.table import Table
from hideout.kit.values import Event
from tests.support.caper_europe import (
    CITIES,
    PLAIN,
    coins,
    crew,
    deal,
    hand,
    hideout,
    look,
    position,
    side,
    tracker,
)
from tests.support.heist import legal, play, why_not

CITY_CARDS = {
    "paris": {"artist", "chef", "matriarch", "plans-caches", "blue-cloth", "blue-case"},
    "barcelona": {
        *("surrealist", "anarchist", "architect"),
        *("mesmerizer", "orange-cloth", "fan", "opera-glass"),
    },
    "rome": {
        *("don", "driver", "soprano"),
        *("pink-cloth", "laurel", "urn", "scroll", "spyglass"),
    },
    "london": {
        *("bookie", "boxer", "royal"),
        *("washtub", "account-book", "barge", "till", "newspaper"),
    },
}


def played_through(table: Table) -> list[Event]:
    """Everything that happens when both take the first move."""
    events = list(table.opening)
    while not table.is_over:
        events += table.play(table.moves()[0])
    return events


@pytest.mark.parametrize("city", CITIES)
def test_E1_the_decks_have_18_thieves_36_gear_and_13_locations(city: str) -> None:
    copies = deal(city, seed=1)._book.copies
    assert (copies[:18].sum(), copies[18:].sum()) == (18, 36)
    assert len(set(location_ids(deal(city, seed=1)._book))) == 13


@pytest.mark.parametrize("city", CITIES)
def test_E1_only_cards_of_the_core_and_the_city(city: str) -> None:
    ids = set(card_ids(deal(city, seed=1)._book))
    assert ids >= CITY_CARDS[city] | {"banker", "blazeblaster"}
    for other in CITIES:
        assert other == city or not ids & CITY_CARDS[other]


def test_E1_any_three_different_locations() -> None:
    seen = set()
    for seed in range(40):
        there = [place.location for place in look(deal(seed=seed)).places]
        assert len(set(there)) == 3
        seen |= set(there)
    assert len(seen) == 13
    assert seen >= {*PLAIN, "louvre"}
    assert "vatican" not in seen


def test_E1_the_coins_are_in_the_supply_and_the_trackers_in_the_middle() -> None:
    table = deal(seed=1)
    assert coins(table) == (0, 0, 10)
    assert [tracker(table, place) for place in (1, 2, 3)] == [0, 0, 0]
    assert (hideout(table, 1), hideout(table, 2)) == ((0, 0, 0), (0, 0, 0))


def test_E1_four_of_twelve_goods_at_each_location() -> None:
    layouts = set()
    for seed in range(20):
        goods = [place.goods for place in look(deal(seed=seed)).places]
        assert [sum(there) for there in goods] == [4, 4, 4]
        assert [sum(kind) for kind in zip(*goods, strict=True)] == [4, 4, 4]
        layouts.add(tuple(goods))
    assert len(layouts) > 10  # they are shuffled


def test_E1_the_set_up_is_told() -> None:
    table = deal(seed=1)
    places = look(table).places
    assert table.opening[0] == h.GameBegun(tuple(place.location for place in places))
    for number, place in enumerate(places, start=1):
        assert e.GoodsPlaced(number, place.goods) in table.opening


def test_E2_six_rounds_and_who_starts_them() -> None:
    events = played_through(deal(seed=1))
    assert [event for event in events if isinstance(event, h.RoundBegun)] == [
        h.RoundBegun(1, 4, 1),
        h.RoundBegun(2, 6, 2),
        h.RoundBegun(3, 3, 1),
        h.RoundBegun(4, 6, 2),
        h.RoundBegun(5, 2, 1),
        h.RoundBegun(6, 6, 2),
    ]
    assert isinstance(events[-1], h.GameEnded)


def test_E2_both_get_thieves_and_gear_in_turn_until_the_decks_are_used_up() -> None:
    table = deal(seed=2)
    dealt = [event for event in played_through(table) if isinstance(event, h.HandDealt)]
    assert [event.seat for event in dealt] == [1, 2] * 6
    assert [len(event.cards or ()) for event in dealt] == [4, 4, 6, 6, 3, 3, 6, 6, 2, 2, 6, 6]
    ids = card_ids(table._book)
    for event, is_thief in zip(dealt, [True, True, False, False] * 3, strict=True):
        assert all((ids.index(card) < 18) == is_thief for card in event.cards or ())
    assert table._state.deck.sum() == 0


def test_E3_one_card_each_and_then_the_hands_are_exchanged() -> None:
    table = deal(seed=9)
    white, green = hand(table, 1), hand(table, 2)
    assert table.seat == 1
    play(table, f"play {white[0]} at 3")
    while table.seat == 1:  # what to steal, or to burn
        table.play(table.moves()[0])
    assert (hand(table, 1), hand(table, 2)) == (white[1:], green)
    events = play(table, f"play {green[3]} at 2")
    while table.seat == 2:
        events = table.play(table.moves()[0])
    assert isinstance(events[-1], h.HandsSwapped)
    assert (hand(table, 1), hand(table, 2)) == (green[:3], white[1:])
    assert table.seat == 1  # the starter again


def test_E3_green_starts_every_turn_of_its_rounds() -> None:
    table = position(round=2, turn=2, white=("idler",), green=("clerk",))
    for expected in (2, 1, 2, 1):
        assert table.seat == expected
        play(table, sorted(legal(table, "discard "))[0])
    assert (look(table).round, table.seat) == (3, 1)


def test_E3_the_last_card_is_discarded_without_a_coin_when_both_have_played() -> None:
    table = position(
        round=2,
        turn=2,
        white=("idler",),
        green=("clerk",),
        hands={2: "simple-disguise purple-cloth", 1: "yellow-cloth green-cloth"},
    )
    play(table, "play simple-disguise at 1 on 1")
    assert (hand(table, 2), side(table, 2).discards) == (["purple-cloth"], ())
    events = play(table, "play green-cloth at 1 on 1")
    assert h.LastCardDiscarded(1, "yellow-cloth") in events
    assert h.LastCardDiscarded(2, "purple-cloth") in events
    assert h.RoundBegun(3, 3, 1) in events
    assert not any(isinstance(event, h.HandsSwapped) for event in events)
    assert coins(table) == (0, 0, 10)
    assert (side(table, 1).discards, side(table, 2).discards) == (
        ("yellow-cloth",),
        ("purple-cloth",),
    )


def test_E3_in_the_fifth_round_one_of_two_thieves_is_played() -> None:
    table = position(round=5, hands={1: "idler clerk", 2: "dealer dame"})
    play(table, "play idler at 1")
    events = play(table, "play dame at 1")
    assert (side(table, 1).discards, side(table, 2).discards) == (("clerk",), ("dealer",))
    assert coins(table) == (0, 0, 10)
    assert h.RoundBegun(6, 6, 2) in events


def test_E3_after_the_last_round_the_game_is_over() -> None:
    table = position(
        round=6, turn=1, hands={1: "purple-cloth yellow-cloth", 2: "red-cloth"}, white=("idler",)
    )
    events = play(table, "discard purple-cloth")
    assert isinstance(events[-1], h.GameEnded)
    assert (table.is_over, look(table).phase, look(table).deciding) == (True, "over", None)
    assert side(table, 2).discards == ("red-cloth",)


def test_E4_a_thief_goes_to_any_location_on_the_own_side() -> None:
    table = position(round=3, hands={1: "idler"})
    assert legal(table, "play idler ") == {f"play idler at {place}" for place in (1, 2, 3)}
    assert h.ThiefPlayed(1, "idler", 2) in play(table, "play idler at 2")
    assert [crew(table, 1, place) for place in (1, 2, 3)] == ["", "idler", ""]
    assert crew(table, 2, 2) == ""


def test_E4_at_most_three_thieves_of_a_player_at_a_location() -> None:
    table = position(
        round=3, white=("clerk dealer tycoon", "guard"), green=("dame",), hands={1: "idler"}
    )
    assert legal(table, "play idler ") == {"play idler at 2", "play idler at 3"}
    assert why_not(table, "play idler at 1") == "crew-full"
    with pytest.raises(IllegalMove):
        play(table, "play idler at 1")


def test_E4_the_opponents_thieves_take_no_room() -> None:
    table = position(round=3, green=("clerk dealer tycoon",), hands={1: "idler"})
    assert "play idler at 1" in legal(table)


@pytest.mark.parametrize(("thief", "income"), [("clerk", 1), ("dealer", 2), ("tycoon", 3)])
def test_E4_a_thief_brings_its_coins_at_once(thief: str, income: int) -> None:
    table = position(round=3, hands={1: thief}, coins=(1, 4))
    assert h.CoinsGained(1, income) in play(table, f"play {thief} at 1")
    assert coins(table) == (1 + income, 4, 5 - income)


def test_E4_a_thief_without_income_brings_none() -> None:
    table = position(round=3, hands={1: "idler"})
    assert play(table, "play idler at 1") == (h.ThiefPlayed(1, "idler", 1),)
    assert coins(table) == (0, 0, 10)


def test_E4_a_thief_cannot_be_discarded() -> None:
    table = position(round=3, hands={1: "idler"})
    assert not legal(table, "discard ")
    assert why_not(table, "discard idler") == "thief-stays"


def test_E5_gear_is_paid_to_the_supply_and_laid_on_an_own_thief() -> None:
    table = position(
        white=("idler clerk",), green=("dame",), coins=(3, 0), hands={1: "incognito-tuxedo"}
    )
    assert legal(table, "play incognito-tuxedo ") == {
        "play incognito-tuxedo at 1 on 1",
        "play incognito-tuxedo at 1 on 2",
    }
    events = play(table, "play incognito-tuxedo at 1 on 2")
    assert events[:2] == (h.GearPlayed(1, "incognito-tuxedo", 1, 2), h.CoinsPaid(1, 2))
    assert (crew(table, 1), coins(table)) == ("idler clerk(incognito-tuxedo)", (1, 0, 9))


def test_E5_at_most_three_gear_on_a_thief() -> None:
    table = position(
        white=("idler(red-cloth green-cloth green-cloth) clerk(diamond-hook wild-hook)",),
        hands={1: "yellow-cloth"},
    )
    assert legal(table, "play yellow-cloth ") == {"play yellow-cloth at 1 on 2"}
    assert why_not(table, "play yellow-cloth at 1 on 1") == "gear-full"
    play(table, "play yellow-cloth at 1 on 2")
    assert crew(table, 1).endswith("clerk(diamond-hook wild-hook yellow-cloth)")


def test_E5_gear_needs_an_own_thief_and_its_price() -> None:
    table = position(white=("idler",), green=("", "clerk"), coins=(1, 0), hands={1: "blazeblaster"})
    assert legal(table, "play blazeblaster ") == set()
    assert why_not(table, "play blazeblaster at 1 on 1") == "too-dear"
    table = position(green=("idler",), hands={1: "red-cloth"})
    assert not legal(table, "play ")
    assert why_not(table, "play red-cloth at 1 on 1") == "no-thief"


def test_E5_a_discarded_gear_brings_a_coin_and_does_nothing_else() -> None:
    table = position(white=("colonel",), hands={1: "simple-disguise"})
    events = play(table, "discard simple-disguise")
    assert events[:2] == (h.CardDiscarded(1, "simple-disguise"), h.CoinsGained(1, 1))
    assert (coins(table), side(table, 1).discards) == ((1, 0, 9), ("simple-disguise",))
    assert (crew(table, 1), tracker(table)) == ("colonel", 0)
