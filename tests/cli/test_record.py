"""hideout record show"""

from collections.abc import Callable
from pathlib import Path

import pytest

import hideout
from hideout.words import LANGUAGES
from tests.cli.conftest import Run
from tests.kit.catalogues import SHIPPED, rewritten
from tests.kit.games import random_game

FIRST_LINE_ENDS = {
    "en": "is dealt 5 cards.",
    "de": "bekommen 5 Karten.",
    "es": "recibe 5 cartas.",
    "it": "riceve 5 carte.",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(str(random_game(3).record()))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_shown_in_each_language(run: Run, path: Path, lang: str) -> None:
    result = run("record", "show", path, "--lang", lang)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].endswith(FIRST_LINE_ENDS[lang])
    moves = len(random_game(3).played)
    assert [line.split()[0] for line in lines[2 : 2 + moves]] == [
        f"{number}." for number in range(1, moves + 1)
    ]
    assert len(lines) == 2 + moves + 1 + 3  # then the outcome, and a line for each seat
    assert "None" not in result.out
    assert "{" not in result.out


def test_nothing_is_hidden_in_the_log(run: Run, path: Path) -> None:
    out = run("record", "show", path, "--lang", "en").out
    # Of a hidden card it would say 'draws a card'.
    assert out.count("draws") == len([*random_game(3).played]) - out.count("wants")
    assert "draws a card" not in out


@pytest.mark.parametrize("moves", [0, 1, 10])
def test_a_game_that_is_not_over_has_no_winner(run: Run, tmp_path: Path, moves: int) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(random_game(3, moves=moves).record()))
    result = run("record", "show", path, "--lang", "en")
    assert result.code == 0
    assert "win" not in result.out
    assert len(result.out.splitlines()) == 2 + moves + 3


def test_a_record_with_a_catalogue_of_its_own_needs_that(
    run: Run, error_of: Callable[..., str], tmp_path: Path
) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    table = hideout.deal("art-robbery", seed=1, catalogue=own)
    path = tmp_path / "game.txt"
    path.write_text(str(table.record()))
    error = error_of("record", "show", path)
    assert error.startswith(f"{path}: it was played with catalogue {table.catalogue.hash()};")
    assert str(SHIPPED) in error
    assert run("record", "show", path, "--catalogue", own).code == 0
    missing = tmp_path / "none.toml"
    assert error_of("record", "show", path, "--catalogue", missing).startswith(f"{missing}: ")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("hideout record 1", "hideout record 2", ", line 1: a record begins with"),
        ("game art-robbery", "game bank-robbery", "there is no game 'bank-robbery'"),
        ("rules 1", "rules 9", ": it was played by rules 9 of art-robbery"),
        ("option players 3", "option players 9", "players '9' is not possible; it takes 2, 3, 4"),
        ("\n3 seat", "\n5 seat", ", line 10: move 3 is expected here"),
        ("\n3 seat ", "\n3 seat 9", ", line 10: seat "),
        (": play ", ": jump ", ", line 8: 'jump"),
        ("end ", "END ", " is expected here, not 'END "),
    ],
)
def test_a_damaged_record_gives_one_line_and_no_log(
    error_of: Callable[..., str], path: Path, old: str, new: str, expected: str
) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    error = error_of("record", "show", path)
    assert error.startswith(str(path))
    assert expected in error


def test_a_record_damaged_near_its_end_gives_no_log_either(
    error_of: Callable[..., str], path: Path
) -> None:
    lines = path.read_text().splitlines()
    lines[-2] = lines[-2].partition(": ")[0] + ": give dog"
    path.write_text("\n".join([*lines, ""]))
    assert f", line {len(lines) - 1}: 'give dog'" in error_of("record", "show", path)


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.99])
def test_a_record_cut_off(error_of: Callable[..., str], path: Path, share: float) -> None:
    text = path.read_text()
    path.write_text(text[: int(share * len(text))])
    assert error_of("record", "show", path).startswith(f"{path}, line ")


def test_files_that_are_no_records(error_of: Callable[..., str], tmp_path: Path) -> None:
    missing = tmp_path / "none.txt"
    assert error_of("record", "show", missing).startswith(f"{missing}: it cannot be read")
    assert error_of("record", "show", tmp_path).startswith(f"{tmp_path}: it cannot be read")
    assert "a record begins with" in error_of("record", "show", SHIPPED)
    binary = tmp_path / "game.bin"
    binary.write_bytes(bytes(range(256)))
    assert "it is not UTF-8 text" in error_of("record", "show", binary)
