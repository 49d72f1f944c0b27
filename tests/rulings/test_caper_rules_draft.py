"""Set-up, rounds and the draft of Caper: C1 to C5."""

import pytest

import hideout
from hideout.errors import IllegalMove
from hideout.games.heist import events as h
from hideout.games.heist.book import card_ids
from hideout.kit.table import Table
from hideout.kit.values import Event
from tests.support.caper import (
    CITIES,
    MODES,
    capers,
    coins,
    crew,
    hand,
    look,
    position,
    side,
    words,
)
from tests.support.heist import legal, play, why_not

BASE_LOCATIONS = {
    *("antique-shop", "art-gallery", "bank", "casino", "chapel", "gala", "museum", "yacht")
}
CITY_LOCATIONS = {
    "paris": {"eiffel-tower", "louvre", "moulin-rouge", "notre-dame", "versailles"},
    "rome": {"colosseum", "pantheon", "trastevere", "trevi-fountain", "vatican"},
    "london": {
        *("big-ben", "british-museum", "oxford-street", "picadilly-circus", "tower-of-london")
    },
}
CITY_CARDS = {
    "paris": {"artist", "chef", "madame", "plans-caches", "secret-shades", "aqua-respirator"},
    "rome": {"don", "driver", "soprano", "utility-belt", "secret-place", "wheels"},
    "london": {"bookie", "boxer", "royal", "signal-jammer", "hollow-book", "laundromatic"},
}


def played_through(table: Table) -> list[Event]:
    """Everything that happens when everybody takes the first move."""
    events = list(table.opening)
    while not table.is_over:
        events += table.play(table.moves()[0])
    return events


def cards_of(table: Table, is_thief: bool) -> int:
    """All cards of a kind in hands and decks."""
    s = table._state
    in_hands: list[int] = [card for card in s.hand.ravel().tolist() if card >= 0]
    in_deck = int(s.deck[:18].sum() if is_thief else s.deck[18:].sum())
    return in_deck + sum((card < 18) == is_thief for card in in_hands)


@pytest.mark.parametrize("city", CITIES)
def test_C1_decks_and_coins(city: str) -> None:
    table = hideout.deal("caper", city=city, seed=5)
    assert (cards_of(table, True), cards_of(table, False)) == (18, 36)
    assert coins(table) == (0, 0, 10)


@pytest.mark.parametrize("city", CITIES)
def test_C1_three_locations_of_the_base_and_the_city(city: str) -> None:
    seen = set()
    for seed in range(40):
        there = [
            place.location for place in look(hideout.deal("caper", city=city, seed=seed)).places
        ]
        assert len(set(there)) == 3
        seen |= set(there)
    assert seen == BASE_LOCATIONS | CITY_LOCATIONS[city]


@pytest.mark.parametrize("city", CITIES)
def test_C1_only_cards_of_the_base_and_the_city(city: str) -> None:
    dealt: set[str] = set()
    for event in played_through(hideout.deal("caper", city=city, seed=3)):
        if isinstance(event, h.HandDealt):
            dealt |= set(event.cards or ())
    assert dealt >= CITY_CARDS[city]
    assert len(dealt) == 18 + 15 + 3
    for other in CITIES:
        assert other == city or not dealt & CITY_CARDS[other]


@pytest.mark.parametrize("mode", MODES)
def test_C2_six_rounds_and_who_starts_them(mode: str) -> None:
    events = played_through(hideout.deal("caper", mode=mode, seed=1))
    rounds = [event for event in events if isinstance(event, h.RoundBegun)]
    assert rounds == [
        h.RoundBegun(1, 4, 1),
        h.RoundBegun(2, 6, 2),
        h.RoundBegun(3, 3, 1),
        h.RoundBegun(4, 6, 2),
        h.RoundBegun(5, 2, 1),
        h.RoundBegun(6, 6, 2),
    ]
    assert isinstance(events[-1], h.GameEnded)


def test_C2_each_player_gets_thieves_and_gear_in_turn() -> None:
    table = hideout.deal("caper", seed=2)
    dealt = [event for event in played_through(table) if isinstance(event, h.HandDealt)]
    assert [event.seat for event in dealt] == [1, 2] * 6
    assert [len(event.cards or ()) for event in dealt] == [4, 4, 6, 6, 3, 3, 6, 6, 2, 2, 6, 6]
    ids = card_ids(table._book)
    for event, is_thief in zip(dealt, [True, True, False, False] * 3, strict=True):
        assert all((ids.index(card) < 18) == is_thief for card in event.cards or ())


def test_C2_all_cards_are_dealt() -> None:
    table = hideout.deal("caper", seed=2)
    played_through(table)
    assert (cards_of(table, True), cards_of(table, False)) == (0, 0)


def test_C2_the_first_round_is_of_thieves_and_white_starts() -> None:
    table = hideout.deal("caper", seed=9)
    view = look(table, 1)
    assert (view.round, view.is_thief_round, view.starter, view.deciding) == (1, True, 1, 1)
    assert [len(seat.hand) for seat in view.seats] == [4, 4]


def test_C3_one_card_each_and_then_the_hands_are_exchanged() -> None:
    table = hideout.deal("caper", seed=9)
    white, green = hand(table, 1).split(), hand(table, 2).split()
    play(table, f"play {white[0]} at 1")
    assert (table.seat, hand(table, 1), hand(table, 2)) == (2, words(white[1:]), words(green))
    events = play(table, f"play {green[3]} at 2")
    assert isinstance(events[-1], h.HandsSwapped)
    assert (hand(table, 1), hand(table, 2)) == (words(green[:3]), words(white[1:]))
    assert table.seat == 1  # the starter again


def test_C3_green_starts_every_turn_of_its_rounds() -> None:
    table = position(round=2, turn=2, white=("saint",), green=("mime",), hands={2: "skeleton-key"})
    for expected in (2, 1, 2, 1):
        assert table.seat == expected
        play(table, sorted(legal(table, "play "))[0])
    assert look(table).round == 3


def test_C3_of_two_cards_one_is_played_and_the_other_discarded_without_a_coin() -> None:
    table = position(
        round=2,
        turn=2,
        green=("mime",),
        white=("saint",),
        hands={2: "simple-disguise skeleton-key", 1: "plans-caches smoke-screen"},
    )
    events = play(table, "play simple-disguise at 1 on 1")
    assert h.LastCardDiscarded(2, "skeleton-key") in events
    assert (side(table, 2).discards, coins(table)) == (("skeleton-key",), (0, 0, 10))
    assert (table.seat, hand(table, 2), look(table).round) == (1, "", 2)
    events = play(table, "discard smoke-screen")
    assert h.LastCardDiscarded(1, "plans-caches") in events
    assert side(table, 1).discards == ("smoke-screen", "plans-caches")
    assert coins(table) == (1, 0, 9)  # for the card discarded instead of played only
    assert h.RoundBegun(3, 3, 1) in events


def test_C3_in_the_fifth_round_one_of_two_thieves_is_played() -> None:
    table = position(round=5, hands={1: "banker mime", 2: "saint dame"})
    play(table, "play banker at 1")
    assert side(table, 1).discards == ("mime",)
    events = play(table, "play dame at 1")
    assert side(table, 2).discards == ("saint",)
    assert h.RoundBegun(6, 6, 2) in events
    assert not any(isinstance(event, h.HandsSwapped) for event in events)


def test_C3_a_thief_is_never_discarded_for_a_coin() -> None:
    table = position(round=3, hands={1: "banker"})
    assert not legal(table, "discard ")
    assert why_not(table, "discard banker") == "thief-stays"


def test_C3_discards_are_open_to_all() -> None:
    table = position(discards=("banker skeleton-key", "mime"))
    for viewer in (1, 2, None):
        sides = look(table, viewer).sides
        assert [one.discards for one in sides] == [("banker", "skeleton-key"), ("mime",)]


def test_C4_a_thief_goes_to_any_location_on_the_own_side() -> None:
    table = position(round=3, hands={1: "banker"})
    assert legal(table, "play banker ") == {f"play banker at {place}" for place in (1, 2, 3)}
    assert h.ThiefPlayed(1, "banker", 2) in play(table, "play banker at 2")
    assert [crew(table, 1, place) for place in (1, 2, 3)] == ["", "banker", ""]
    assert crew(table, 2, 2) == ""


def test_C4_at_most_three_thieves_of_a_player_at_a_location() -> None:
    full = "saint mime ~dame"  # a flipped one takes room too (C9)
    table = position(round=3, white=(full, "colonel tourist"))
    name = hand(table, 1).split()[0]
    assert legal(table, f"play {name} ") == {f"play {name} at 2", f"play {name} at 3"}
    assert why_not(table, f"play {name} at 1") == "crew-full"
    with pytest.raises(IllegalMove):
        play(table, f"play {name} at 1")
    play(table, f"play {name} at 2")
    assert len(look(table).places[1].white) == 3


def test_C4_the_opponents_thieves_take_no_room() -> None:
    table = position(round=3, green=("saint mime dame",), hands={1: "banker"})
    assert "play banker at 1" in legal(table)


def test_C4_a_thief_is_not_laid_on_another() -> None:
    table = position(round=3, white=("saint",), hands={1: "banker"})
    assert why_not(table, "play banker at 1 on 1") == "thief-needs-place"


def test_C4_income_comes_at_once() -> None:
    table = position(round=3, hands={1: "banker"}, coins=(1, 4))
    assert h.CoinsGained(1, 2) in play(table, "play banker at 1")
    assert coins(table) == (3, 4, 3)


def test_C4_a_thief_without_income_brings_none() -> None:
    table = position(round=3, hands={1: "barber"})
    events = play(table, "play barber at 1")
    assert not any(isinstance(event, h.CoinsGained) for event in events)
    assert coins(table) == (0, 0, 10)


def test_C5_gear_is_paid_to_the_bank_and_laid_on_an_own_thief() -> None:
    table = position(
        white=("saint mime",), green=("dame",), coins=(3, 0), hands={1: "helping-hand"}
    )
    assert legal(table, "play helping-hand ") == {
        "play helping-hand at 1 on 1",
        "play helping-hand at 1 on 2",
    }
    events = play(table, "play helping-hand at 1 on 2")
    assert events[:2] == (h.GearPlayed(1, "helping-hand", 1, 2), h.CoinsPaid(1, 2))
    assert (crew(table, 1), coins(table)) == ("saint mime(helping-hand)", (1, 0, 9))


def test_C5_gear_is_laid_on_other_gear() -> None:
    table = position(white=("saint(helping-hand)",), hands={1: "skeleton-key"})
    play(table, "play skeleton-key at 1 on 1")
    assert crew(table, 1) == "saint(helping-hand skeleton-key)"


def test_C5_at_most_three_gear_on_a_thief() -> None:
    full = "saint(helping-hand skeleton-key ~smoke-screen)"
    table = position(
        white=(f"{full} mime(helping-hand simple-disguise)",), hands={1: "skeleton-key"}
    )
    assert legal(table, "play skeleton-key ") == {"play skeleton-key at 1 on 2"}
    assert why_not(table, "play skeleton-key at 1 on 1") == "gear-full"


def test_C5_gear_needs_a_thief() -> None:
    table = position(green=("saint",), hands={1: "skeleton-key"})
    assert not legal(table, "play ")
    assert why_not(table, "play skeleton-key at 1 on 1") == "no-thief"
    assert why_not(table, "play skeleton-key at 1") == "gear-needs-thief"


def test_C5_who_cannot_pay_may_still_discard() -> None:
    table = position(white=("saint",), coins=(1, 0), hands={1: "helping-hand"})
    assert legal(table, "play helping-hand ") == set()
    assert why_not(table, "play helping-hand at 1 on 1") == "too-dear"
    assert "discard helping-hand" in legal(table)


def test_C5_a_discarded_gear_brings_a_coin() -> None:
    table = position(white=("saint",), hands={1: "simple-disguise"})
    events = play(table, "discard simple-disguise")
    assert events[:2] == (h.CardDiscarded(1, "simple-disguise"), h.CoinsGained(1, 1))
    assert (coins(table), side(table, 1).discards) == ((1, 0, 9), ("simple-disguise",))
    assert (crew(table, 1), capers(table)) == ("saint", (0, 0))


def test_C5_only_cards_of_the_own_hand_are_played() -> None:
    table = position(white=("saint",), hands={1: "skeleton-key"})
    assert why_not(table, "play wheels at 1 on 1") == "not-in-hand"
    assert why_not(table, "discard smoke-screen") == "not-in-hand"
