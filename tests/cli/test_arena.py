"""hideout arena"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hideout.games import find_game
from tests.cli.conftest import Run

SHIPPED = find_game("caper-europe").catalogue_path
FEW = ("--games", 4, "--seed", 3, "--jobs", 1)


def test_every_pair_plays_from_every_side(run: Run) -> None:
    out = run("arena", "caper-europe", "--bots", "greedy,random", *FEW, "--json").out
    found = json.loads(out)
    assert (found["format"], found["game"], found["seed"]) == (1, "caper-europe", 3)
    (duel,) = found["duels"]
    assert (duel["bot"], duel["other"], duel["games"], duel["fair"]) == ("greedy", "random", 4, 0.5)
    assert 0 <= duel["won"]["low"] <= duel["won"]["value"] <= duel["won"]["high"] <= 1
    assert found["ratings"][0] == {"bot": "greedy", "rating": 1000}
    assert found["ratings"][1]["rating"] < 1000


def test_with_more_sides_there_are_no_ratings(run: Run) -> None:
    table = ("art-robbery", "--players", 3, "--bots", "random,greedy")
    found = json.loads(run("arena", *table, "--games", 3, "--seed", 1, "--jobs", 1, "--json").out)
    assert found["ratings"] == []
    assert found["duels"][0]["games"] == 3


def test_teams_are_one_side(run: Run) -> None:
    table = ("caper", "--mode", "teams", "--bots", "random,greedy")
    found = json.loads(run("arena", *table, "--games", 2, "--seed", 1, "--jobs", 1, "--json").out)
    assert found["duels"][0]["fair"] == 0.5


def test_it_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    table = ("arena", "caper-europe", "--bots", "greedy,random", *FEW, "--json")
    whole = run(*table).out
    assert run(*table, "--results", kept).out == whole
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    assert run(*table, "--results", kept).out == whole
    assert sorted(kept.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_results_of_something_else_are_refused(
    error_of: Callable[..., str], run: Run, tmp_path: Path
) -> None:
    kept = tmp_path / "games.jsonl"
    table = (
        "arena",
        "caper-europe",
        "--bots",
        "greedy,random",
        "--games",
        2,
        "--jobs",
        1,
        "--json",
    )
    run(*table, "--seed", 1, "--results", kept)
    assert "another game" in error_of(*table, "--seed", 2, "--results", kept)
    changed = SHIPPED.read_text(encoding="utf-8").replace("income = 2", "income = 1", 1)
    (own := tmp_path / "own.toml").write_text(changed, encoding="utf-8")
    error = error_of(*table, "--seed", 1, "--catalogue", own, "--results", kept)
    assert "catalogue" in error


def test_results_go_with_the_cards_not_with_their_file(run: Run, tmp_path: Path) -> None:
    kept, copied = tmp_path / "games.jsonl", tmp_path / "copied.toml"
    copied.write_bytes(SHIPPED.read_bytes())
    table = ("arena", "caper-europe", "--bots", "greedy,random", *FEW, "--json", "--results", kept)
    whole = run(*table).out
    lines = kept.read_bytes()
    assert run(*table, "--catalogue", copied).out == whole
    assert kept.read_bytes() == lines


@pytest.mark.parametrize("text", ["no results\n", "one line\nand half a", "no line at all"])
def test_what_holds_no_results_stays_as_it_is(
    error_of: Callable[..., str], tmp_path: Path, text: str
) -> None:
    (other := tmp_path / "letter.txt").write_text(text)
    table = ("arena", "caper", "--bots", "greedy,random", *FEW)
    assert "holds no games of this command" in error_of(*table, "--results", other)
    assert other.read_text() == text


def test_an_empty_file_can_keep_results(run: Run, tmp_path: Path) -> None:
    (kept := tmp_path / "games.jsonl").touch()
    run("arena", "caper-europe", "--bots", "greedy,random", *FEW, "--json", "--results", kept)
    assert len(kept.read_bytes().splitlines()) == 5


def test_results_that_cannot_be_kept(error_of: Callable[..., str], tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "games.jsonl"
    error = error_of("arena", "caper", "--bots", "greedy,random", *FEW, "--results", nowhere)
    assert error == f"{nowhere}: it cannot keep games (No such file or directory)"


EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_move.py"


def test_programs_play_and_their_faults_are_counted(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad = tmp_path / "bad"
    bad.write_text("#!/bin/sh\nread -r _; echo '{\"protocol\": 1}'; read -r _; exit 4\n")
    bad.chmod(0o755)
    table = ("arena", "art-robbery", "--players", 2, "--bots", f"{EXAMPLE},{bad}", *FEW)
    (duel,) = json.loads(run(*table, "--json").out)["duels"]
    assert duel["faults"] == 0
    assert duel["other_faults"] > 20
    assert f"hideout: {bad} at seat 2: it ended with exit code 4; a" in caplog.text
    told = "".join(run(*table).out.split())
    assert f"{bad}against{EXAMPLE}:{duel['other_faults']}ofitsmoves" in told


def test_a_program_that_cannot_play_is_an_error(
    error_of: Callable[..., str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad"
    bad.write_text("#!/bin/sh\nexit 4\n")
    bad.chmod(0o755)
    error = error_of("arena", "caper", "--bots", f"greedy,{bad}", *FEW, "--json")
    assert error == f"{bad}: it cannot play: it ended with exit code 4"


def test_results_from_before_faults_were_counted_are_read(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    table = ("arena", "caper-europe", "--bots", "greedy,random", *FEW, "--json")
    whole = run(*table, "--results", kept).out
    kept.write_text(kept.read_text().replace(',"faults":[0,0]', ""))
    assert "faults" not in kept.read_text()
    assert run(*table, "--results", kept).out == whole


def test_bots_that_cannot_play(error_of: Callable[..., str]) -> None:
    assert "there is no bot 'clever'" in error_of("arena", "caper", "--bots", "greedy,clever")
    for bots in ("greedy", "greedy,greedy"):
        assert "two or more, each once" in error_of("arena", "caper", "--bots", bots)
