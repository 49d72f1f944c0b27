"""Errors: exactly one line on standard error, exit code 2, nothing left behind."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.catalogues import rewritten

ErrorOf = Callable[..., str]
HIDEOUT = Path(sys.executable).with_name("hideout")

WRONG = {
    "command": ("nonsense", "No such command 'nonsense'."),
    "option": ("games --nonsense", "No such option"),
    "argument": ("games nonsense", "unexpected extra argument"),
    "game": ("simulate bank-robbery", "there is no game 'bank-robbery'; the games are art-robbery"),
    "game to play": ("play bank-robbery", "there is no game 'bank-robbery'"),
    "game's catalogue": ("catalogue bank-robbery", "there is no game 'bank-robbery'"),
    "game's option": ("simulate art-robbery --people 3", "No such option"),
    "other command's option": ("laws art-robbery --players 3", "No such option"),
    "option's value": ("simulate art-robbery --players 6", "'6' is not one of '2', '3', '4', '5'"),
    "option without value": ("simulate art-robbery --players", "requires an argument"),
    "seat": ("play art-robbery --seat 5", "there is no seat 5; this table has seats 1 to 4"),
    "seat 0": ("play art-robbery --seat 0", "0 is not in the range x>=1"),
    "seat as text": ("play art-robbery --seat left", "'left' is not a valid integer"),
    "seat of a small table": ("play art-robbery --players 2 --seat 3", "there is no seat 3"),
    "bot": ("play art-robbery --bots clever", "there is no bot 'clever'; the bots are rookie, pic"),
    "bot's setting": (
        "play art-robbery --bots search:depth=3",
        "there is no setting 'depth'; its settings are iterations, seconds, trees",
    ),
    "bot's value": ("balance --bot master:seconds=0", "it takes a number from 0.01 to 3600"),
    "program": ("play art-robbery --bots ./nowhere", "./nowhere: there is no such program"),
    "program in the arena": ("arena caper --bots ./nowhere,greedy", "there is no such program"),
    "language": ("catalogue art-robbery --lang fr", "'fr' is not one of 'en', 'de', 'es', 'it'"),
    "low seed": ("simulate art-robbery --seed -1", "-1 is not in the range"),
    "high seed": (f"simulate art-robbery --seed {2**64}", f"{2**64} is not in the range"),
    "seed as text": ("simulate art-robbery --seed seven", "'seven' is not a valid integer"),
    "endless seed": (f"simulate art-robbery --seed {'7' * 5000}", "Invalid value for '--seed'"),
    "seed to play": (f"play art-robbery --seed {2**64}", "is not in the range"),
    "seed of laws": ("laws art-robbery --seed -1", "-1 is not in the range"),
    "no games": ("simulate art-robbery --games 0", "0 is not in the range"),
    "negative games": ("simulate art-robbery --games -5", "-5 is not in the range"),
    "games as text": ("laws art-robbery --games many", "'many' is not a valid integer"),
    "no jobs": ("simulate art-robbery --jobs 0", "0 is not in the range"),
    "shell": ("completion tcsh", "'tcsh' is not one of 'bash', 'zsh', 'fish'"),
    "no shell": ("completion", "Missing argument"),
    "no file": ("record show", "Missing argument 'FILE'"),
    "no record to advise on": ("advise", "Missing argument 'RECORD'"),
    "no record to analyse": ("analyse", "Missing argument 'RECORD'"),
    "no catalogue": ("catalogue check", "Missing argument 'FILE'"),
    "no backup": ("backup", "Missing argument 'FILE'"),
    "setting": ("serve --port 99999", "setting 'port': Expected `int` <= 65535"),
    "database": ("serve --database nonsense", "the database is no address"),
    "no tables": ("load --tables 0", "0 is not in the range"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_words(error_of: ErrorOf, what: str) -> None:
    command, expected = WRONG[what]
    assert expected in error_of(*command.split())


def test_a_mistake_in_the_words_points_to_the_help(error_of: ErrorOf) -> None:
    error = error_of("simulate", "art-robbery", "--players", 6)
    assert error.endswith("What is right: hideout simulate art-robbery --help")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the tests run, playing would begin; it is not to come to that."""

    def begun(*_: object) -> None:
        pytest.fail("playing has begun")

    monkeypatch.setattr("hideout.terminal.app.require_terminal", lambda: None)
    monkeypatch.setattr("hideout.terminal.app.play_in_terminal", begun)


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("command", ["play", "simulate", "laws", "catalogue"])
def test_a_broken_catalogue(error_of: ErrorOf, tmp_path: Path, command: str) -> None:
    broken = rewritten(tmp_path, "copies = 6", "copies = 7")
    error = error_of(command, "art-robbery", "--catalogue", broken)
    assert error == f"{broken}: cards, copies: 37 number cards; the game has 36"
    assert os.listdir(tmp_path) == [broken.name]


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("command", ["play", "simulate", "laws"])
def test_a_broken_catalogue_is_told_before_compiling(
    error_of: ErrorOf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def prepare(*_: object) -> None:
        pytest.fail("the rules are compiled first")

    monkeypatch.setattr("hideout.cli.prepare.prepare", prepare)
    broken = rewritten(tmp_path, "copies = 6", "copies = 7")
    assert "37 number cards" in error_of(command, "art-robbery", "--catalogue", broken)


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(
    ("place", "reason"),
    [("none/game.txt", "No such file or directory"), ("file/game.txt", "Not a directory")],
)
def test_a_folder_where_no_record_can_be_kept(
    error_of: ErrorOf, tmp_path: Path, place: str, reason: str
) -> None:
    (tmp_path / "file").write_text("here before")
    error = error_of("play", "art-robbery", "--record", tmp_path / place)
    assert error == f"{tmp_path / place}: the record cannot be written ({reason})"
    assert os.listdir(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "here before"


@pytest.mark.usefixtures("terminal")
def test_a_record_that_is_there_already(error_of: ErrorOf, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious")
    error = error_of("play", "art-robbery", "--record", path)
    assert error == f"{path}: there is a file already; choose another name for the record"
    assert path.read_text() == "precious"
    assert os.listdir(tmp_path) == ["game.txt"]


@pytest.mark.usefixtures("terminal")
def test_a_program_that_cannot_play(error_of: ErrorOf, tmp_path: Path) -> None:
    program = tmp_path / "mybot"
    program.write_text("#!/bin/sh\necho no licence >&2\nexit 4\n")
    program.chmod(0o755)
    error = error_of("play", "art-robbery", "--bots", program, "--record", tmp_path / "game.txt")
    assert error == f"{program}: it cannot play: it ended with exit code 4 (no licence)"
    assert os.listdir(tmp_path) == ["mybot"]


@pytest.mark.usefixtures("terminal")
def test_a_name_no_record_can_have(error_of: ErrorOf, tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    assert "File name too long" in error_of("play", "art-robbery", "--record", path)


@pytest.mark.usefixtures("terminal")
def test_nothing_is_kept_of_a_table_that_is_not_made(error_of: ErrorOf, tmp_path: Path) -> None:
    broken = rewritten(tmp_path, "copies = 6", "copies = 7")
    error_of("play", "art-robbery", "--catalogue", broken, "--record", tmp_path / "game.txt")
    error_of("play", "art-robbery", "--seat", 5, "--record", tmp_path / "game.txt")
    assert os.listdir(tmp_path) == [broken.name]


def outside(*command: object, **variables: str) -> tuple[int, str, str]:
    """The same, as a shell runs it."""
    ended = subprocess.run(
        [HIDEOUT, *map(str, command)],
        env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"} | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


def test_without_a_terminal_nobody_plays_and_no_record_is_left(tmp_path: Path) -> None:
    code, out, err = outside("play", "art-robbery", "--record", tmp_path / "game.txt")
    assert (code, out) == (2, "")
    assert err.startswith("hideout: playing needs a terminal")
    assert len(err.splitlines()) == 1
    assert os.listdir(tmp_path) == []


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "cache"
    code, out, err = outside("simulate", "art-robbery", HIDEOUT_CACHE_DIR=str(place))
    assert (code, out) == (2, "")
    assert err.startswith(f"hideout: the compiled rules cannot be kept in {place}")
    assert err.endswith("set HIDEOUT_CACHE_DIR to a folder you can write to\n")
    assert len(err.splitlines()) == 1
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("command", ["games", "catalogue art-robbery"])
def test_an_output_that_is_full(command: str) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [HIDEOUT, *command.split()],
            env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.returncode != 0
    assert "No space left on device" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["games", "catalogue art-robbery"])
def test_a_reader_that_goes_away(command: str) -> None:
    read, write = os.pipe()
    os.close(read)
    with open(write, "w") as nobody:
        ended = subprocess.run(
            [HIDEOUT, *command.split()],
            env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
            stdout=nobody,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.stderr == ""
