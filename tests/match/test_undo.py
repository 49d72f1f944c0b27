"""Taking back: until something is revealed or somebody else acts."""

from pathlib import Path

import pytest

import hideout
from hideout.match.match import CannotUndo, Match, Player
from tests.support.art_robbery import position

PEOPLE = tuple(Player(name, None) for name in ("Ada", "Bruno", "Cleo"))


def wanting_match(path: Path | None = None) -> Match:
    """Seat 1 may steal the 5 from seat 2, who has the dog."""
    table = position(3, dog=2, face_up={2: "5"}, hands={1: "5 0 1 2 3"})
    return Match(table, PEOPLE, path)


def want(match: Match) -> None:
    match.play(match.table.parse_move("play 5 steal 5 from 2"))


def test_who_has_played_nothing_can_take_nothing_back() -> None:
    match = Match(hideout.deal("art-robbery", players=3, seed=1), PEOPLE)
    for seat in (1, 2, 3):
        assert match.cannot_undo(seat) is CannotUndo.NOTHING_PLAYED
    start = match.table.seat or 0
    match.play(match.table.moves()[0])
    for seat in {1, 2, 3} - {start}:
        assert match.cannot_undo(seat) is CannotUndo.NOTHING_PLAYED


def test_after_a_draw_something_is_revealed() -> None:
    match = Match(hideout.deal("art-robbery", players=3, seed=1), PEOPLE)
    seat = match.table.seat or 0
    match.play(match.table.moves()[0])
    assert match.cannot_undo(seat) is CannotUndo.SOMETHING_REVEALED


def test_after_another_seats_move_it_is_too_late() -> None:
    match = Match(hideout.deal("art-robbery", players=3, seed=1), PEOPLE)
    seat = match.table.seat or 0
    match.play(match.table.moves()[0])
    match.play(match.table.moves()[0])
    assert match.cannot_undo(seat) is CannotUndo.SOMEONE_ELSE_ACTED


def test_wanting_a_token_from_the_dogs_holder_can_be_taken_back() -> None:
    match = wanting_match()
    before, moves = match.table.state_bytes(), match.table.moves()
    want(match)
    assert match.table.seat == 2
    assert match.cannot_undo(1) is None
    assert match.cannot_undo(2) is CannotUndo.NOTHING_PLAYED
    turn = match.undo(1)
    assert str(turn.move) == "play 5 steal 5 from 2"
    assert match.table.state_bytes() == before
    assert (match.table.seat, match.table.moves()) == (1, moves)
    assert match.turns == []
    assert match.table.record().moves == ()
    assert match.cannot_undo(1) is CannotUndo.NOTHING_PLAYED


def test_once_the_dogs_holder_has_answered_it_is_too_late() -> None:
    match = wanting_match()
    want(match)
    match.play(match.table.parse_move("give dog"))
    assert match.cannot_undo(1) is CannotUndo.SOMEONE_ELSE_ACTED


def test_a_move_can_be_made_again_after_taking_it_back() -> None:
    match, twin = wanting_match(), wanting_match()
    want(match)
    match.undo(1)
    for one in (match, twin):
        want(one)
        one.play(one.table.parse_move("give token"))
    assert match.table.state_bytes() == twin.table.state_bytes()
    assert match.table.record() == twin.table.record()
    assert match.turns == twin.turns


def test_an_undo_that_is_refused_changes_nothing() -> None:
    match = Match(hideout.deal("art-robbery", players=3, seed=1), PEOPLE)
    with pytest.raises(ValueError, match="seat 1 cannot undo"):
        match.undo(1)
    seat = match.table.seat or 0
    match.play(match.table.moves()[0])
    before = match.table.state_bytes()
    for one in (1, 2, 3):
        with pytest.raises(ValueError, match=f"seat {one} cannot undo"):
            match.undo(one)
    assert match.table.state_bytes() == before
    assert [turn.seat for turn in match.turns] == [seat]


def test_taking_back_is_on_disk_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = wanting_match(path)
    before = path.read_text()
    want(match)
    assert path.read_text() != before
    match.undo(1)
    assert path.read_text() == before
