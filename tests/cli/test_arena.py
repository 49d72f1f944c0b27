"""hideout arena"""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run

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
    kept.write_text("no results\n")
    assert "no results of an arena" in error_of(*table, "--seed", 1, "--results", kept)


def test_bots_that_cannot_play(error_of: Callable[..., str]) -> None:
    assert "there is no bot 'clever'" in error_of("arena", "caper", "--bots", "greedy,clever")
    for bots in ("greedy", "greedy,greedy"):
        assert "two or more, each once" in error_of("arena", "caper", "--bots", bots)
