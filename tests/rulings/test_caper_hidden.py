"""Who may know what of a table of Caper, field by field."""

from collections.abc import Callable
from typing import Any

import pytest

import hideout
from hideout.errors import HideoutError
from hideout.games.caper.table import CaperTable
from hideout.kit.table import Table
from tests.support.caper import CITIES, MODES, look, position

# Whoever adds a field decides here who may know it.
WHO_KNOWS = {
    "random": "nobody",
    "seat": "everyone",
    "pending": "everyone",
    "thief": "everyone",
    "thief_flipped": "everyone",
    "thieves": "everyone",
    "gear": "everyone",
    "gear_flipped": "everyone",
    "gear_on": "everyone",
    "count": "everyone",
    "cost": "everyone",
    "shield": "everyone",
    "toll": "everyone",
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
    "pile": "everyone",
    "passed": "everyone",
    "flip_place": "everyone",
    "flip_what": "everyone",
    "fetch_side": "everyone",
    "fetch_left": "everyone",
}


def viewers(table: Table) -> list[int | None]:
    return [*range(1, table.seats + 1), None]


def middle_of_a_game(mode: str) -> Table:
    return position(
        "london",
        mode,
        white=("saint(laundromatic ~skeleton-key)", "~mime"),
        green=("dame", "", "boxer(hollow-book)"),
        coins=(3, 2),
        laundered=(1, 0),
        discards=("banker smoke-screen", "colonel"),
        hands={1: "briefcase eavesdropper", 2: "stealth-suit signal-jammer"},
        pile=2 if mode == "snitch" else 0,
        turn=2,
    )


def test_every_field_says_who_may_know_it() -> None:
    found = {name: declared.knows.value for name, declared in CaperTable.fields().items()}
    assert found == WHO_KNOWS


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "nobody"])
def test_what_nobody_may_know_reaches_nobody(name: str, mode: str) -> None:
    table = middle_of_a_game(mode)
    other = table.copy()
    other._tables[name] += 1
    for viewer in viewers(table):
        assert not table.sight(viewer).masked[name].any()
        assert table.sight(viewer).masked.tobytes() == other.sight(viewer).masked.tobytes()
        assert table.view(viewer).to_json() == other.view(viewer).to_json()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "everyone"])
def test_what_everyone_may_know_reaches_everyone(name: str, mode: str) -> None:
    table = middle_of_a_game(mode)
    for viewer in viewers(table):
        assert (table.sight(viewer).masked[name] == table._tables[name]).all()


@pytest.mark.parametrize("mode", MODES)
def test_what_is_public_is_in_every_view(mode: str) -> None:
    table = middle_of_a_game(mode)
    public: set[Any] = set()
    for viewer in viewers(table):
        view = look(table, viewer)
        public.add((view.deciding, view.phase, view.round, view.bank, view.pile, view.places))
        public.add(view.sides)
    assert len(public) == 2


@pytest.mark.parametrize("mode", MODES)
def test_how_many_cards_everybody_holds_is_public(mode: str) -> None:
    table = middle_of_a_game(mode)
    sizes = [tuple(len(seat.hand) for seat in look(table, v).seats) for v in viewers(table)]
    assert set(sizes) == {(2, 2, 0, 0)[: table.seats]}


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("mode", MODES)
def test_spectators_know_no_hand(mode: str, city: str) -> None:
    table = hideout.deal("caper", city=city, mode=mode, seed=3)
    while not table.is_over:
        assert all(card is None for seat in look(table).seats for card in seat.hand)
        table.play(table.moves()[0])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [0, -1, 5])
def test_there_is_no_view_of_an_unknown_seat(mode: str, seat: int) -> None:
    table = middle_of_a_game(mode)
    with pytest.raises(HideoutError, match=f"^there is no seat {seat}; this table has seats 1 to "):
        table.view(seat)


def changed_hand(owner: int) -> Callable[[Any], None]:
    def change(s: Any) -> None:
        s.hand[owner - 1, 0] += 1

    return change


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("owner", [1, 2])
def test_a_card_not_seen_reaches_its_owner_only(mode: str, owner: int) -> None:
    table = middle_of_a_game(mode)
    other = table.copy()
    changed_hand(owner)(other._state)
    for viewer in viewers(table):
        is_same = table.view(viewer).to_json() == other.view(viewer).to_json()
        assert is_same == (viewer != owner)
