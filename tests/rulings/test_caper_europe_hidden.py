"""Who may know what of Caper: Europe: of its table, its events, its previews and its reasons."""

import random
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

import hideout
from hideout.errors import HideoutError
from hideout.games.caper_europe import events as e
from hideout.games.caper_europe.table import EuropeTable
from hideout.games.caper_europe.values import EuropeView
from hideout.games.heist.events import HandDealt, HandsSwapped, RoundBegun
from hideout.kit.table import Table
from hideout.kit.values import PRIVATE, PUBLIC, Event

CITIES = ("paris", "barcelona", "rome", "london")
VIEWERS = (1, 2, None)

# Whoever adds a field decides here who may know it.
WHO_KNOWS = {
    "random": "nobody",
    "seat": "everyone",
    "pending": "everyone",
    "thief": "everyone",
    "thieves": "everyone",
    "gear": "everyone",
    "gear_on": "everyone",
    "count": "everyone",
    "shield": "everyone",
    "coins": "everyone",
    "bank": "everyone",
    "laundered": "everyone",
    "discards": "everyone",
    "hand": "ruled",  # card by card, to whom `seen` says
    "seen": "ruled",
    "hand_size": "everyone",
    "deck": "nobody",
    "thieves_left": "everyone",
    "gear_left": "everyone",
    "round_index": "everyone",
    "phase": "everyone",
    "location": "everyone",
    "has_played": "everyone",
    "tracker": "everyone",
    "goods": "everyone",
    "hideout": "everyone",
    "trigger": "everyone",
    "triggers": "everyone",
    "resolving": "everyone",
    "resolving_place": "everyone",
    "step": "everyone",
    "burned": "everyone",
    "revert_step": "everyone",
}

# The same for events: everyone, or (*) only the event's own seat.
EVENT_FIELDS = {
    "GameBegun": "locations",
    "RoundBegun": "round cards seat",
    "HandDealt": "seat cards*",
    "ThiefPlayed": "seat card place",
    "GearPlayed": "seat card place spot",
    "CoinsPaid": "seat coins",
    "CoinsGained": "seat coins",
    "CoinsReturned": "seat coins",
    "CoinLaundered": "seat",
    "CardDiscarded": "seat card",
    "LastCardDiscarded": "seat card",
    "HandsSwapped": "",
    "GameEnded": "",
    "GoodsPlaced": "place goods",
    "TrackerMoved": "seat place spaces source",
    "GoodStolen": "seat good place",
    "GearBurned": "seat card place spot",
    "GoodReturned": "seat good place",
    "CoinUnlaundered": "seat",
}


def random_game(city: str, seed: int) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """Every position of a random game, the last included, and what led to it."""
    table = hideout.deal("caper-europe", seed=seed, city=city)
    chance = random.Random(seed)
    yield table, table.opening
    while not table.is_over:
        yield table, table.play(chance.choice(table.moves()))


def after(moves: int, city: str = "london", seed: int = 4) -> Table:
    """A table after so many moves of a random game."""
    games = random_game(city, seed)
    return [next(games)[0] for _ in range(moves + 1)][-1]


def look(table: Table, seat: int | None) -> EuropeView:
    view = table.view(seat)
    assert isinstance(view, EuropeView)
    return view


def hand(table: Table, owner: int, viewer: int | None) -> tuple[str | None, ...]:
    return look(table, viewer).seats[owner - 1].hand


# Fields


def test_every_field_says_who_may_know_it() -> None:
    found = {name: declared.knows.value for name, declared in EuropeTable.fields().items()}
    assert found == WHO_KNOWS


@pytest.mark.parametrize("moves", [0, 9, 30])
@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "nobody"])
def test_what_nobody_may_know_reaches_nobody(name: str, moves: int) -> None:
    table = after(moves)
    other = table.copy()
    other._tables[name] += 1
    for viewer in VIEWERS:
        assert not table.sight(viewer).masked[name].any()
        assert table.sight(viewer).masked.tobytes() == other.sight(viewer).masked.tobytes()
        assert table.view(viewer).to_json() == other.view(viewer).to_json()


@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "everyone"])
def test_what_everyone_may_know_reaches_everyone(name: str) -> None:
    table = after(30)
    for viewer in VIEWERS:
        assert (table.sight(viewer).masked[name] == table._tables[name]).all()


@pytest.mark.parametrize("city", CITIES)
def test_all_but_hands_is_the_same_in_every_view(city: str) -> None:
    for table, _ in random_game(city, seed=1):
        views = [look(table, viewer) for viewer in VIEWERS]
        for name in set(EuropeView.__struct_fields__) - {"seat", "seats"}:
            assert len({getattr(view, name) for view in views}) == 1, name
        assert len({tuple(len(seat.hand) for seat in view.seats) for view in views}) == 1


@pytest.mark.parametrize("seat", [0, -1, 3])
def test_there_is_no_view_of_an_unknown_seat(seat: int) -> None:
    with pytest.raises(HideoutError, match=f"^there is no seat {seat}; this table has seats 1 to "):
        after(3).view(seat)


# Hands


@pytest.mark.parametrize("city", CITIES)
def test_both_know_both_hands_from_the_first_exchange_of_a_round_on(city: str) -> None:
    exchanged = False
    for seed in range(3):
        moments = set()
        for table, events in random_game(city, seed):
            for event in events:
                match event:
                    case RoundBegun():
                        exchanged = False
                    case HandsSwapped():
                        exchanged = True
            moments.add((look(table, None).round, exchanged))
            for owner in (1, 2):
                cards = hand(table, owner, owner)
                unknown = (None,) * len(cards)
                assert None not in cards
                assert hand(table, owner, 3 - owner) == (cards if exchanged else unknown)
                assert hand(table, owner, None) == unknown
        # In the fifth round, of two thieves each, nothing is exchanged.
        assert moments == {(r, x) for r in range(1, 7) for x in (False, True)} - {(5, True)}


def test_a_card_played_before_the_exchange_tells_nothing_of_the_others() -> None:
    table = hideout.deal("caper-europe", seed=9)
    table.play(table.moves()[0])
    assert hand(table, 1, 2) == (None,) * 3
    assert hand(table, 2, 1) == (None,) * 4


@pytest.mark.parametrize(("moves", "knowing"), [(0, [1]), (1, [1]), (2, [1, 2]), (3, [1, 2])])
def test_a_card_of_a_hand_reaches_those_who_saw_it(moves: int, knowing: list[int]) -> None:
    table = hideout.deal("caper-europe", seed=9)
    for _ in range(moves):
        table.play(next(m for m in table.moves() if str(m).startswith("play ")))
    assert look(table, None).phase == "play"
    other = table.copy()
    s: Any = other._state
    s.hand[0, 0] = (s.hand[0, 0] + 1) % 18
    for viewer in VIEWERS:
        is_same = table.view(viewer).to_json() == other.view(viewer).to_json()
        assert is_same == (viewer not in knowing)


def test_no_json_holds_a_thief_of_a_hand_not_seen() -> None:
    for city in CITIES:
        table = hideout.deal("caper-europe", seed=2, city=city)
        for owner in (1, 2):
            for viewer in VIEWERS:
                told = table.view(viewer).to_json()
                told += "".join(event.for_seat(viewer).to_json() for event in table.opening)
                for card in hand(table, owner, owner):
                    assert (f'"{card}"' in told) == (viewer == owner)


# Imagined worlds


@pytest.mark.parametrize("city", CITIES)
def test_an_imagined_world_agrees_with_what_is_known(city: str) -> None:
    for number, (table, _) in enumerate(random_game(city, seed=3)):
        for viewer in VIEWERS:
            other = table.imagined(viewer, seed=number)
            assert table.kernel.conserved(other._book, other._state)
            assert other.view(viewer) == table.view(viewer)
            masked = table.sight(viewer).masked.tobytes()
            assert other.sight(viewer).masked.tobytes() == masked


def imagined_hands(table: Table, owner: int, viewer: int | None) -> set[tuple[str | None, ...]]:
    worlds = (table.imagined(viewer, seed) for seed in range(20))
    return {hand(world, owner, owner) for world in worlds}


def test_what_is_not_known_is_imagined_in_many_ways() -> None:
    table = hideout.deal("caper-europe", seed=5)
    assert len(imagined_hands(table, owner=2, viewer=1)) > 10
    assert len(imagined_hands(table, owner=2, viewer=None)) > 10
    assert len(imagined_hands(table, owner=1, viewer=1)) == 1


def test_after_the_exchange_only_a_spectator_has_to_imagine() -> None:
    table = after(2)
    assert imagined_hands(table, owner=2, viewer=1) == {hand(table, 2, 2)}
    assert len(imagined_hands(table, owner=2, viewer=None)) > 10


@pytest.mark.parametrize("round", [5, 6])
def test_who_counts_knows_the_last_hand_of_a_deck(round: int) -> None:
    """The decks are used up exactly (E2), so what is nowhere else is in the other hand."""
    table = next(t for t, _ in random_game("rome", seed=6) if look(t, None).round == round)
    assert hand(table, 2, 1) == (None,) * len(hand(table, 2, 2))
    assert imagined_hands(table, owner=2, viewer=1) == {hand(table, 2, 2)}
    assert len(imagined_hands(table, owner=2, viewer=None)) > 3


@pytest.mark.parametrize("city", CITIES)
def test_neither_moves_nor_reasons_nor_previews_tell_what_is_hidden(city: str) -> None:
    for number, (table, _) in enumerate(random_game(city, seed=2)):
        if number % 9 or table.seat is None:
            continue
        other = table.imagined(table.seat, seed=number)
        assert other.moves() == table.moves()
        for move in table.moves():
            assert other.preview(move) == table.preview(move)
        for code in range(table.kernel.move_codes):
            move = table.sight(table.seat).move(code)
            assert other.why_not(move) == table.why_not(move)


# Events


def test_every_event_says_who_may_know_what() -> None:
    found = {}
    for event in e.EVENTS:
        hints = get_type_hints(event, include_extras=True).items()
        marks = {name: get_args(hint)[1:] for name, hint in hints}
        assert all(mark in ((PUBLIC,), (PRIVATE,)) for mark in marks.values())
        fields = [name + "*" * (PRIVATE in mark) for name, mark in marks.items()]
        found[event.__name__] = " ".join(fields)
    assert found == EVENT_FIELDS


@pytest.mark.parametrize("city", CITIES)
def test_hands_dealt_are_private_and_all_else_is_public(city: str) -> None:
    for _, events in random_game(city, seed=7):
        for event in events:
            for viewer in VIEWERS:
                shown = event.for_seat(viewer)
                if isinstance(event, HandDealt) and viewer != event.seat:
                    assert shown == HandDealt(event.seat, None)
                else:
                    assert shown == event


@pytest.mark.parametrize("city", CITIES)
def test_a_preview_is_exact_but_for_hands_dealt(city: str) -> None:
    """Even of the last cards of the fifth round, the one without an exchange: who counts knows."""
    for number, (table, _) in enumerate(random_game(city, seed=5)):
        if number % 6 and look(table, None).round != 5:
            continue
        for move in table.moves():
            before = table.state_bytes(), list(table.played)
            preview = table.preview(move)
            assert (table.state_bytes(), table.played) == before
            happened = table.copy().play(move)
            assert preview == tuple(event.for_seat(None) for event in happened)
