"""Moves as values and as text, and why a move is not legal."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from hideout.errors import IllegalMove
from hideout.games.art_robbery.moves import (
    ArtMove,
    GiveDog,
    GiveToken,
    Play,
    Steal,
    Take,
    parse_move,
)
from hideout.games.art_robbery.pieces import Token
from hideout.games.art_robbery.sentences import WHY
from hideout.games.art_robbery.values import NotNow, Why
from hideout.kit.table import Table
from hideout.kit.values import Move
from tests.support.art_robbery import PLAYERS, play, position, random_positions

TEXTS: dict[str, ArtMove] = {
    "play 3": Play("3"),
    "play dog": Play("dog"),
    "play boss": Play("boss"),
    "play 0 take 0+2": Take("0", Token("0", 2)),
    "play 3 take 3": Take("3", Token("3", 0)),
    "play boss take boss": Take("boss", Token("boss", 0)),
    "play thief take 1+1": Take("thief", Token("1", 1)),
    "play 5 steal 5 from 2": Steal("5", Token("5", 0), 2),
    "play 1 steal 1+2 from 5": Steal("1", Token("1", 2), 5),
    "play boss steal boss from 1": Steal("boss", Token("boss", 0), 1),
    "give token": GiveToken(),
    "give dog": GiveDog(),
}

NO_MOVE = "is no move; moves look like"
NO_CARD = "is no card; the cards are 0, 1, 2, 3, 4, 5, boss, dog, thief"
NO_TOKEN = "is no token; one looks like"

NO_MOVES = {
    "": f"'' {NO_MOVE}",
    "play": f"'play' {NO_MOVE}",
    "Play 3": f"'Play 3' {NO_MOVE}",
    " play 3": f"' play 3' {NO_MOVE}",
    "play 3 ": f"'play 3 ' {NO_MOVE}",
    "play 3\n": NO_MOVE,
    "play 3 take": f"'play 3 take' {NO_MOVE}",
    "play 3 steal 3": f"'play 3 steal 3' {NO_MOVE}",
    "play 3 steal 3 from": NO_MOVE,
    "play 3 steal 3 from 0": NO_MOVE,
    "play 3 steal 3 from me": NO_MOVE,
    "play 3 take 3 from 2": NO_MOVE,
    "give cat": f"'give cat' {NO_MOVE}",
    "play 6": f"'6' {NO_CARD}",
    "play cat take 3": f"'cat' {NO_CARD}",
    "play 6 steal 3 from 1": f"'6' {NO_CARD}",
    "play 3 take 6": f"'6' {NO_TOKEN}",
    "play dog take dog": f"'dog' {NO_TOKEN}",
    "play 3 take 3+0": f"'3+0' {NO_TOKEN}",
    "play 3 take 3+": f"'3+' {NO_TOKEN}",
    "play 3 steal x from 2": f"'x' {NO_TOKEN}",
}

HAND = "3 4 dog thief boss"


def start() -> Table:
    return position(hands={1: HAND}, face_up={1: "4", 2: "5 2 1"})


def stolen_from() -> Table:
    """Seat 2, who has the dog, is to choose."""
    table = position(dog=2, face_up={2: "4"}, hands={1: HAND, 2: HAND})
    play(table, "play 4 steal 4 from 2")
    return table


def over() -> Table:
    return position(is_over=True)


class OtherGame(Move, frozen=True):
    def __str__(self) -> str:
        return "castle"


WHY_NOT: list[tuple[Why, Callable[[], Table], str]] = [
    ("game-over", over, "play 3"),
    ("game-over", over, "play thief take 3"),
    ("game-over", over, "give dog"),
    ("answer-first", stolen_from, "play dog"),
    ("answer-first", stolen_from, "play 3 take 3"),
    ("answer-first", stolen_from, "play 2 steal 2 from 1"),
    ("no-thief", start, "give token"),
    ("no-thief", start, "give dog"),
    ("not-in-hand", start, "play 0"),
    ("not-in-hand", start, "play 0 take 0+2"),
    ("not-in-hand", start, "play 5 steal 5 from 2"),
    ("must-take", start, "play 3"),
    ("must-take", start, "play boss"),
    ("must-take", start, "play thief"),
    ("dog-takes-dog", start, "play dog take 3"),
    ("dog-takes-dog", start, "play dog steal 5 from 2"),
    ("other-number", start, "play 3 take 0+2"),
    ("other-number", start, "play boss take 3"),
    ("other-number", start, "play 3 steal 5 from 2"),
    ("not-in-middle", start, "play 4 take 4"),
    ("not-in-middle", start, "play thief take 5"),
    ("not-in-middle", start, "play thief take 1"),
    ("not-in-middle", start, "play 3 take 3+1"),
    ("never-steals", start, "play thief steal 5 from 2"),
    ("never-steals", start, "play thief steal 4 from 1"),
    ("own-token", start, "play 4 steal 4 from 1"),
    ("middle-first", start, "play 3 steal 3 from 2"),
    ("not-with-victim", start, "play 4 steal 4 from 2"),
    ("not-with-victim", start, "play 4 steal 4 from 9"),
]


@pytest.mark.parametrize(("text", "move"), TEXTS.items())
def test_moves_have_a_text_form_both_ways(text: str, move: ArtMove) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize("players", PLAYERS)
def test_every_code_is_a_move_that_survives_text_and_json(players: int) -> None:
    for number, table in enumerate(random_positions(players, games=2)):
        if number % 10:
            continue
        sight = table.sight(table.seat)
        for code in range(table.kernel.move_codes):
            move = sight.move(code)
            assert table.parse_move(str(move)) == move
            assert msgspec.json.decode(move.to_json(), type=sight.rules.move_type) == move


@pytest.mark.parametrize(("text", "message"), NO_MOVES.items())
def test_a_text_that_is_no_move_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        start().parse_move(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(("why", "make", "text"), WHY_NOT)
def test_why_a_move_is_not_legal(why: Why, make: Callable[[], Table], text: str) -> None:
    table = make()
    move = table.parse_move(text)
    before = table.state_bytes(), list(table.played)
    assert move not in table.moves()
    assert table.why_not(move) == NotNow(why)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert str(caught.value) == f"'{text}': {WHY[why]}"
    assert (table.state_bytes(), table.played) == before


def test_a_move_of_another_game_is_not_legal() -> None:
    for table in (start(), stolen_from()):
        assert table.why_not(OtherGame()) == NotNow("other-game")
        with pytest.raises(IllegalMove, match="Art Robbery"):
            table.play(OtherGame())


def test_every_reason_has_its_position() -> None:
    covered = {why for why, _, _ in WHY_NOT} | {"other-game"}
    assert covered == set(get_args(Why))


def test_a_legal_move_has_no_reason() -> None:
    for table in (start(), stolen_from()):
        assert [table.why_not(move) for move in table.moves()] == [None] * len(table.moves())


@pytest.mark.parametrize("players", PLAYERS)
def test_every_illegal_code_has_a_reason_and_is_refused(players: int) -> None:
    for number, table in enumerate(random_positions(players, games=2)):
        if number % 15 and not table.is_over:
            continue
        before, played = table.state_bytes(), list(table.played)
        legal = table.moves()
        sight = table.sight(table.seat)
        for code in range(table.kernel.move_codes):
            move = sight.move(code)
            if move in legal:  # a code of an identical token is the same move
                assert table.why_not(move) is None
                continue
            reason = table.why_not(move)
            assert isinstance(reason, NotNow)
            with pytest.raises(IllegalMove):
                table.play(move)
            with pytest.raises(IllegalMove):
                table.preview(move)
        assert (table.state_bytes(), table.played) == (before, played)
