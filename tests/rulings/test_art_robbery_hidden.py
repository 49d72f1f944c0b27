"""Who may know what of a table of Art Robbery."""

from collections.abc import Callable
from typing import Any

import pytest

from hideout.errors import HideoutError
from hideout.games.art_robbery.table import ArtTable
from hideout.kit.fields import field
from hideout.kit.table import Table
from tests.support.art_robbery import (
    PLAYERS,
    in_another_world,
    look,
    position,
    random_positions,
    third_heist,
    words,
)

OPTIONS = ("shown", "hidden")
VIEWERS = (1, 2, 3, 4, None)

# Whoever adds a field decides here who may know it.
WHO_KNOWS = {
    "random": "nobody",
    "seat": "everyone",
    "pending": "everyone",
    "turn": "everyone",
    "heist": "everyone",
    "dog": "everyone",
    "wanted": "everyone",
    "place": "ruled",  # all but face-down loot, which an option hides from all but its owner
    "loot": "everyone",
    "hand": "owner",
    "draw_pile": "nobody",
    "draw_pile_size": "everyone",
    "discards": "everyone",
}


def change_one(name: str) -> Callable[[Any], None]:
    def change(s: Any) -> None:
        s[name] = s[name] + 1

    return change


def change_many(name: str) -> Callable[[Any], None]:
    def change(s: Any) -> None:
        s[name][0] += 1
        s[name][2] += 2

    return change


CHANGES = {
    name: change_many(name) if declared.shape else change_one(name)
    for name, declared in ArtTable.fields().items()
}


def changed(table: Table, change: Callable[[Any], None]) -> Table:
    twin = table.copy()
    change(twin._state)
    assert twin.state_bytes() != table.state_bytes()
    return twin


def assert_looks_the_same(one: Table, other: Table, seat: int | None) -> None:
    assert one.sight(seat).masked.tobytes() == other.sight(seat).masked.tobytes()
    assert one.view(seat) == other.view(seat)
    assert one.view(seat).to_json() == other.view(seat).to_json()


def assert_looks_different(one: Table, other: Table, seat: int | None) -> None:
    assert one.sight(seat).masked.tobytes() != other.sight(seat).masked.tobytes()
    assert one.view(seat) != other.view(seat)
    assert one.view(seat).to_json() != other.view(seat).to_json()


def move_token(heist: int, face: int, seat: int) -> Callable[[Any], None]:
    """Give the last token with a number (6 is the Boss) of a heist to a seat."""
    last = {0: 0, 1: 2, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8}[face]

    def change(s: Any) -> None:
        s.place[(heist - 1) * 9 + last] = seat - 1

    return change


def test_every_field_says_who_may_know_it() -> None:
    found = {name: declared.knows.value for name, declared in ArtTable.fields().items()}
    assert found == WHO_KNOWS


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "nobody"])
def test_what_nobody_may_know_reaches_nobody(name: str, option: str) -> None:
    table = third_heist(option)
    other = changed(table, CHANGES[name])
    for viewer in VIEWERS:
        assert_looks_the_same(table, other, viewer)
        assert not table.sight(viewer).masked[name].any()


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("name", [n for n, who in WHO_KNOWS.items() if who == "everyone"])
def test_what_everyone_may_know_reaches_everyone(name: str, option: str) -> None:
    table = third_heist(option)
    other = changed(table, CHANGES[name])
    for viewer in VIEWERS:
        assert_looks_different(table, other, viewer)
        assert (other.sight(viewer).masked[name] == other._tables[name]).all()


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("is_over", [False, True])
def test_a_hand_reaches_its_owner_only(option: str, is_over: bool) -> None:
    table = position(4, is_over=True, option=option) if is_over else third_heist(option)
    for owner in (1, 2, 3, 4):

        def change(s: Any, seat: int = owner - 1) -> None:
            s.hand[seat] = s.hand[seat][::-1].copy()
            s.hand[seat, 5] += 1

        other = changed(table, change)
        for viewer in VIEWERS:
            check = assert_looks_different if viewer == owner else assert_looks_the_same
            check(table, other, viewer)


def test_how_many_cards_a_seat_holds_is_public() -> None:
    table = third_heist("shown")
    for viewer in VIEWERS:
        assert [seat.cards for seat in look(table, viewer).seats] == [5, 5, 5, 5]


@pytest.mark.parametrize("option", OPTIONS)
def test_tokens_of_this_heist_reach_everyone(option: str) -> None:
    table = third_heist(option)
    for to in (1, 3, 4):
        other = changed(table, move_token(heist=3, face=3, seat=to))
        for viewer in VIEWERS:
            assert_looks_different(table, other, viewer)


@pytest.mark.parametrize("option", OPTIONS)
def test_face_down_loot_reaches_whom_the_option_says(option: str) -> None:
    table = third_heist(option)

    def swap(s: Any) -> None:
        move_token(heist=2, face=5, seat=3)(s)
        move_token(heist=2, face=4, seat=2)(s)

    other = changed(table, swap)
    for viewer in VIEWERS:
        sees = option == "shown" or viewer in (2, 3)
        (assert_looks_different if sees else assert_looks_the_same)(table, other, viewer)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_boss_that_left_the_game_is_public(option: str) -> None:
    table = third_heist(option)
    for viewer in VIEWERS:
        assert table.sight(viewer).masked[0].place[17] == table._state.place[17]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("option", OPTIONS)
def test_the_loot_option(option: str, viewer: int | None) -> None:
    expected = {1: "1 4", 2: "5 boss 2 5", 3: "0+2 1+1 2 2 3 2 4", 4: "0+2 1+1 1+1 3"}
    for seat in look(third_heist(option), viewer).seats:
        assert seat.loot_size == len(expected[seat.seat].split())
        if option == "shown" or seat.seat == viewer:
            assert seat.loot is not None
            assert words(seat.loot) == expected[seat.seat]
        else:
            assert seat.loot is None
            assert (seat.points, seat.alibis, seat.is_short_of_alibis) == (None, None, None)
        if option == "shown":
            assert seat.points is not None
            assert seat.alibis is not None


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("option", OPTIONS)
def test_all_loot_is_open_at_the_end(option: str, viewer: int | None) -> None:
    loot = {heist: {heist: "rest"} for heist in (1, 2, 3, 4)}
    view = look(position(4, is_over=True, loot=loot, option=option), viewer)
    assert [seat.loot_size for seat in view.seats] == [9, 9, 9, 9]
    assert [len(seat.loot or ()) for seat in view.seats] == [9, 9, 9, 9]
    assert [seat.points for seat in view.seats] == [23, 23, 23, 23]
    assert [seat.alibis for seat in view.seats] == [3, 4, 6, 8]
    assert [seat.is_short_of_alibis for seat in view.seats] == [True, False, False, False]


@pytest.mark.parametrize("option", OPTIONS)
def test_a_spectator_sees_what_is_public(option: str) -> None:
    view = look(third_heist(option), None)
    assert (view.seat, view.hand, view.deciding, view.turn) == (None, (), 1, 1)
    assert (view.heist, view.dog, view.draw_pile) == (3, 2, 55 - 20 - 4)
    assert words(view.discards) == "0 boss boss thief"
    assert words(view.middle) == "0+3 1+1 2+1 2 boss"
    assert [words(seat.face_up) for seat in view.seats] == ["4", "1+1 3", "5", ""]


def test_a_seat_sees_its_own_hand() -> None:
    table = third_heist("shown")
    hands = [words(look(table, seat).hand) for seat in (1, 2, 3, 4)]
    assert hands == ["0 1 2 3 4", "5 5 5 5 5", "dog dog dog dog dog", "1 1 1 1 1"]


@pytest.mark.parametrize("seat", [0, -1, 5])
def test_there_is_no_view_of_an_unknown_seat(seat: int) -> None:
    table = third_heist("shown")
    message = f"^there is no seat {seat}; this table has seats 1 to 4$"
    with pytest.raises(HideoutError, match=message):
        table.view(seat)
    with pytest.raises(HideoutError, match=message):
        table.sight(seat)


def test_a_field_that_does_not_say_who_may_know_it_is_refused() -> None:
    with pytest.raises(TypeError, match="knows"):
        field(3)  # type: ignore[call-arg]


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(
    players: int, option: str
) -> None:
    for number, table in enumerate(random_positions(players, games=3, option=option)):
        if number % 7:
            continue
        for viewer in (*range(1, players + 1), None):
            other = in_another_world(table, viewer, seed=number)
            assert other.state_bytes() != table.state_bytes()
            assert_looks_the_same(table, other, viewer)
