"""Caper: Europe's moves as values and as text, and why a move is not legal."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from hideout.errors import IllegalMove
from hideout.games.caper_europe.moves import (
    BurnGear,
    EuropeMove,
    ReturnGood,
    StealGood,
    parse_move,
)
from hideout.games.caper_europe.sentences import WHY
from hideout.games.caper_europe.values import NotNow, Why
from hideout.games.heist.moves import Discard, PlayGear, PlayThief
from hideout.kit.table import Table
from hideout.kit.values import Move
from tests.support.caper_europe import CITIES, ended, position, random_game
from tests.support.heist import play

TEXTS: dict[str, EuropeMove] = {
    "play banker at 2": PlayThief("banker", 2),
    "play plasma-cutter at 3 on 1": PlayGear("plasma-cutter", 3, 1),
    "discard plasma-cutter": Discard("plasma-cutter"),
    "steal diamond": StealGood("diamond"),
    "steal painting": StealGood("painting"),
    "steal antique": StealGood("antique"),
    "burn plasma-cutter on 2": BurnGear("plasma-cutter", 2),
    "return diamond": ReturnGood("diamond"),
    "return painting": ReturnGood("painting"),
    "return antique": ReturnGood("antique"),
}

NO_MOVES = [
    "",
    "play",
    "play banker",
    "play banker at 4",
    "play banker at 0",
    "play banker at 1 on 4",
    "Play banker at 1",
    " play banker at 1",
    "play banker at 1 ",
    "play banker at 1\n",
    "discard",
    "steal",
    "steal any",
    "steal jewel",
    "steal Diamond",
    "burn",
    "burn plasma-cutter",
    "burn plasma-cutter on 0",
    "burn plasma-cutter at 1 on 1",
    "return",
    "return any",
    "return diamond painting",
]


def gear_turn() -> Table:
    return position(
        white=("idler(red-cloth green-cloth green-cloth)", "clerk"),
        coins=(1, 0),
        hands={1: "purple-cloth blazeblaster simple-disguise"},
    )


def thief_turn() -> Table:
    return position(round=3, white=("clerk dealer guard", "tycoon"), hands={1: "idler"})


def stealing() -> Table:
    table = position(white=("idler",), goods=((1, 1, 0),), hands={1: "wild-hook"})
    play(table, "play wild-hook at 1 on 1")
    return table


def burning() -> Table:
    table = position(
        white=("idler",),
        green=("guard(purple-cloth red-cloth) clerk(green-cloth) dealer(yellow-cloth)",),
        coins=(2, 0),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    return table


def returning() -> Table:
    table = position(
        white=("idler",),
        green=("clerk(wild-hook)",),
        coins=(2, 0),
        hideouts=((0, 0, 1), (1, 1, 0)),
        hands={1: "blazeblaster"},
    )
    play(table, "play blazeblaster at 1 on 1")
    return table


POSITIONS = (gear_turn, thief_turn, stealing, burning, returning)

WHY_NOT: list[tuple[Why, Callable[[], Table], str]] = [
    ("game-over", ended, "play idler at 1"),
    ("game-over", ended, "return diamond"),
    ("steal-first", stealing, "discard blazeblaster"),
    ("steal-first", stealing, "burn red-cloth on 1"),
    ("burn-first", burning, "steal diamond"),
    ("burn-first", burning, "discard blazeblaster"),
    ("return-first", returning, "steal diamond"),
    ("return-first", returning, "play idler at 1"),
    ("nothing-to-steal", gear_turn, "steal diamond"),
    ("nothing-to-burn", gear_turn, "burn red-cloth on 1"),
    ("nothing-to-return", thief_turn, "return diamond"),
    ("not-in-hand", gear_turn, "play yellow-cloth at 2 on 1"),
    ("not-in-hand", gear_turn, "discard yellow-cloth"),
    ("not-in-hand", thief_turn, "play no-such-card at 2"),
    ("thief-needs-place", thief_turn, "play idler at 1 on 1"),
    ("gear-needs-thief", gear_turn, "play purple-cloth at 2"),
    ("crew-full", thief_turn, "play idler at 1"),
    ("no-thief", gear_turn, "play purple-cloth at 2 on 2"),
    ("no-thief", gear_turn, "play purple-cloth at 3 on 1"),
    ("gear-full", gear_turn, "play purple-cloth at 1 on 1"),
    ("too-dear", gear_turn, "play blazeblaster at 2 on 1"),
    ("thief-stays", thief_turn, "discard idler"),
    ("not-here", stealing, "steal antique"),
    ("cannot-burn", burning, "burn purple-cloth on 1"),
    ("cannot-burn", burning, "burn green-cloth on 1"),
    ("cannot-burn", burning, "burn yellow-cloth on 3"),
    ("not-in-hideout", returning, "return antique"),
]


class OtherGame(Move, frozen=True):
    def __str__(self) -> str:
        return "castle"


@pytest.mark.parametrize(("text", "move"), TEXTS.items())
def test_moves_have_a_text_form_both_ways(text: str, move: EuropeMove) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_is_no_move_says_what_moves_look_like(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        gear_turn().parse_move(text)
    assert text.strip() in str(caught.value)
    assert "is no move; moves look like 'play banker at 2'" in str(caught.value)


@pytest.mark.parametrize("city", CITIES)
def test_every_code_is_a_move_that_survives_text_and_json(city: str) -> None:
    for number, table in enumerate(random_game(city, seed=3)):
        if number % 8:
            continue
        sight = table.sight(table.seat)
        for code in range(table.kernel.move_codes):
            move = sight.move(code)
            assert table.parse_move(str(move)) == move
            assert msgspec.json.decode(move.to_json(), type=sight.rules.move_type) == move


@pytest.mark.parametrize(("why", "make", "text"), WHY_NOT)
def test_why_a_move_is_not_legal(why: Why, make: Callable[[], Table], text: str) -> None:
    table = make()
    move = table.parse_move(text)
    before = table.state_bytes(), list(table.played)
    assert table.why_not(move) == NotNow(why)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert str(caught.value) == f"'{text}': {WHY[why]}"
    assert (table.state_bytes(), table.played) == before


def test_a_move_of_another_game_is_not_legal() -> None:
    for make in POSITIONS:
        assert make().why_not(OtherGame()) == NotNow("other-game")
        with pytest.raises(IllegalMove, match="Caper: Europe"):
            make().play(OtherGame())


def test_every_reason_has_its_position() -> None:
    assert {why for why, _, _ in WHY_NOT} | {"other-game"} == set(get_args(Why))


def test_every_reason_has_a_sentence() -> None:
    assert set(WHY) == set(get_args(Why))


@pytest.mark.parametrize("make", POSITIONS)
def test_a_legal_move_has_no_reason_and_every_other_code_has_one(
    make: Callable[[], Table],
) -> None:
    table = make()
    legal = table.moves()
    assert [table.why_not(move) for move in legal] == [None] * len(legal)
    before = table.state_bytes()
    for code in range(table.kernel.move_codes):
        move = table.move(code)
        if move not in legal:
            assert isinstance(table.why_not(move), NotNow)
            with pytest.raises(IllegalMove):
                table.play(move)
    assert table.state_bytes() == before
