"""hideout laws and bench"""

import json
import sys
from collections.abc import Callable

import pytest

from hideout.games import all_games
from hideout.kit.options import modes
from hideout.lab import bench, laws, python_laws, search_bench
from tests.cli.conftest import Run


def test_laws_of_every_combination_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    held = []  # to the laws in Python, which take their time and have tests of their own
    monkeypatch.setattr(
        python_laws, "check_python_laws", lambda table, number: held.append((table, number))
    )
    result = run("laws", "art-robbery", "--games", 2, "--seed", 3, "--jobs", 1)
    assert result.code == 0
    assert [number for _, number in held] == [0, 1] * 8
    assert {table.seed for table, _ in held} == {3}
    lines = result.out.splitlines()
    assert [line.partition(",")[0] for line in lines] == [
        f"art-robbery players {players} loot {loot}"
        for players in (2, 3, 4, 5)
        for loot in ("shown", "hidden")
    ]
    assert all("seed 3: clean; games: 2" in line for line in lines)


def test_a_broken_law_is_an_error_that_says_where(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = laws.Broken("ending: a game takes no more decisions", "game 4 of seed 3, decision 9")
    monkeypatch.setattr(laws, "check_laws", lambda *_: broken)
    result = run("laws", "art-robbery", "--games", 1, "--seed", 3)
    assert (result.code, result.out) == (2, "")
    assert result.err.splitlines()[-1] == (
        "hideout: art-robbery players 2 loot shown: broken law: ending: a game takes no more"
        " decisions; game 4 of seed 3, decision 9"
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"ROUNDS": 2, "GAMES": 20, "LOOP": 1000}.items():
        monkeypatch.setattr(bench, name, value)


@pytest.mark.usefixtures("small")
def test_bench_for_programs(run: Run) -> None:
    result = run("bench", "--json")
    assert result.code == 0
    found = json.loads(result.out)
    assert list(found) == ["format", "rows"]
    assert found["format"] == 1
    expected = [(game.name, mode) for game in all_games() for mode in modes(game.options)]
    assert [(row["game"], row["options"]) for row in found["rows"]] == expected
    for row in found["rows"]:
        assert list(row) == [
            "game",
            "options",
            "games_per_s",
            "us_per_decision",
            "python_loops_per_s",
            "games_per_python_loop",
        ]
        assert all(row[name] > 0 for name in list(row)[2:])


@pytest.mark.usefixtures("small")
def test_bench_for_people(run: Run) -> None:
    result = run("bench")
    assert result.code == 0
    for heading in ("games/s", "µs a decision", "games per 1000 Python loops"):
        assert heading in result.out
    for players in (2, 3, 4, 5):
        assert f"players {players} loot shown" in result.out


@pytest.fixture
def small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"ROUNDS": 2, "ITERATIONS": 20, "ADAPTED_ITERATIONS": 3}.items():
        monkeypatch.setattr(search_bench, name, value)
    monkeypatch.setattr(search_bench, "OPENSPIEL_GAMES", {"euchre": 5, "hearts": 5})


@pytest.mark.usefixtures("small_search")
def test_bench_of_the_search_for_programs(run: Run) -> None:
    result = run("bench", "--search", "--json")
    assert result.code == 0
    found = json.loads(result.out)
    assert list(found) == ["format", "searches"]
    assert found["format"] == 1
    assert [row["game"] for row in found["searches"]] == [game.name for game in all_games()]
    for row in found["searches"]:
        theirs = ["euchre", "hearts", f"hideout_{row['game'].replace('-', '_')}"]
        assert list(row) == [
            "game",
            "options",
            "iterations_per_s",
            "first_move_ms",
            "openspiel_iterations_per_s",
            "ratios",
        ]
        assert row["iterations_per_s"] > 0
        assert row["first_move_ms"] > 0
        for figures in (row["openspiel_iterations_per_s"], row["ratios"]):
            assert list(figures) == theirs
            assert all(figure > 0 for figure in figures.values())
    assert [row["options"].get("players", 2) for row in found["searches"]] == [2, 2, 2]


@pytest.mark.usefixtures("small_search")
def test_bench_of_the_search_for_people(run: Run) -> None:
    result = run("bench", "--search")
    assert result.code == 0
    for words in ("iterations/s", "first move", "euchre", "hearts", "hideout_caper_europe"):
        assert words in result.out


def test_bench_of_the_search_needs_openspiel(
    error_of: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert error_of("bench", "--search") == (
        "bench --search measures beside OpenSpiel, which is not installed;"
        " it comes with hideout[research]"
    )


def test_progress_is_not_in_the_result(run: Run) -> None:
    result = run("simulate", "art-robbery", "--games", 50, "--seed", 1)
    assert "50/50" not in result.out
    assert "50/50" in result.err


def test_compiling_prints_nothing_where_nobody_watches(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even an empty line: an error would not be the only one."""
    monkeypatch.setattr("hideout.kit.compile.has_compiled", lambda _: False)
    assert run("simulate", "art-robbery", "--games", 1, "--json").err == ""
