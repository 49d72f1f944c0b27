"""Records: their text, and back."""

from pathlib import Path

import pytest

import hideout
from hideout.errors import RecordError
from hideout.kit.record import PlayedMove, Record, load_record, parse_record
from tests.kit.catalogues import rewritten
from tests.kit.games import random_game

DOCUMENTED = """\
hideout record 1
game art-robbery
rules 1
catalogue 3f0c9a6be2d41875
seed 7
option players 4
option loot shown
1 seat 3: play 4 take 4
2 seat 4: play dog
end 2 moves
"""


def test_the_text_is_as_documented() -> None:
    record = Record(
        game="art-robbery",
        rules=1,
        catalogue="3f0c9a6be2d41875",
        seed=7,
        options={"players": "4", "loot": "shown"},
        moves=(PlayedMove(3, "play 4 take 4"), PlayedMove(4, "play dog")),
    )
    assert str(record) == DOCUMENTED
    assert parse_record(DOCUMENTED) == record


@pytest.mark.parametrize(
    ("moves", "last"), [(0, "end 0 moves"), (1, "end 1 move"), (2, "end 2 moves")]
)
def test_the_last_line_counts_the_moves(moves: int, last: str) -> None:
    assert str(random_game(moves=moves).record()).splitlines()[-1] == last


@pytest.mark.parametrize("moves", [0, 1, 20, None])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_plays_back_to_the_same_bytes(players: int, moves: int | None) -> None:
    table = random_game(players, moves=moves)
    record = table.record()
    assert parse_record(str(record)) == record
    again = hideout.replay(parse_record(str(record)))
    assert again.state_bytes() == table.state_bytes()
    assert (again.seat, again.outcome()) == (table.seat, table.outcome())
    assert again.record() == record


@pytest.mark.parametrize("as_text", [False, True])
def test_replaying_a_file(tmp_path: Path, as_text: bool) -> None:
    table = random_game(moves=5)
    path = tmp_path / "game.txt"
    path.write_text(str(table.record()))
    assert hideout.replay(str(path) if as_text else path).state_bytes() == table.state_bytes()
    assert load_record(path).origin == str(path)


def test_a_record_names_its_own_catalogue(tmp_path: Path) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    table = hideout.deal("art-robbery", seed=7, catalogue=own)
    table.play(table.moves()[0])
    assert hideout.replay(table.record(), catalogue=own).state_bytes() == table.state_bytes()
    with pytest.raises(RecordError) as caught:
        hideout.replay(table.record())
    assert f"it was played with catalogue {table.catalogue.hash()};" in str(caught.value)


def test_where_it_was_read_from_makes_no_difference() -> None:
    assert parse_record(DOCUMENTED, "one") == parse_record(DOCUMENTED, "other")


def test_the_highest_seed_is_kept() -> None:
    table = hideout.deal("art-robbery", seed=2**64 - 1)
    assert "seed 18446744073709551615\n" in str(table.record())
    assert hideout.replay(parse_record(str(table.record()))).seed == 2**64 - 1
