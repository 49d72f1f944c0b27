"""hideout simulate"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.kit.catalogues import rewritten

FIELDS = [
    "format",
    "game",
    "options",
    "seed",
    "games",
    "jobs",
    "decisions",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "us_per_decision_per_core",
    "seats",
]
SEAT_FIELDS = ["seat", "mean_score", "mean_score_ci95", "win_share", "win_share_ci95"]


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("simulate", "art-robbery", "--json", *arguments)
    assert (result.code, result.err) == (0, "")
    found: dict[str, Any] = json.loads(result.out)
    return found


def figures(found: dict[str, Any]) -> object:
    """All that does not depend on the machine."""
    return [found[name] for name in ("game", "options", "seed", "games", "decisions", "seats")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_fields_are_there_and_plausible(run: Run, players: int) -> None:
    found = simulated(run, "--players", players, "--games", 3000, "--seed", 5, "--jobs", 2)
    assert list(found) == FIELDS
    assert (found["format"], found["game"], found["seed"]) == (1, "art-robbery", 5)
    assert found["options"] == {"players": players, "loot": "shown"}
    assert (found["games"], found["jobs"]) == (3000, 2)
    assert 36 * 3000 < found["decisions"] < 300 * 3000
    assert found["seconds"] > 0
    assert found["games_per_s"] == pytest.approx(3000 / found["seconds"])
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"])
    per_core = found["seconds"] * 2 / found["decisions"] * 1e6
    assert found["us_per_decision_per_core"] == pytest.approx(per_core)

    seats = found["seats"]
    assert [list(seat) for seat in seats] == [SEAT_FIELDS] * players
    assert [seat["seat"] for seat in seats] == list(range(1, players + 1))
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1, abs=1e-9)
    for seat in seats:
        low, high = seat["win_share_ci95"]
        assert low < seat["win_share"] < high
        # The start player is drawn: no seat has an advantage. The interval is ±2 sigmas.
        assert abs(seat["win_share"] - 1 / players) < 2.5 * (high - low)
        low, high = seat["mean_score_ci95"]
        assert low < seat["mean_score"] < high
        assert 5 < seat["mean_score"] < 60


def test_the_result_does_not_depend_on_the_jobs(run: Run) -> None:
    results = [simulated(run, "--games", 5000, "--seed", 7, "--jobs", jobs) for jobs in (1, 2, 3)]
    assert [result["jobs"] for result in results] == [1, 2, 3]
    assert figures(results[0]) == figures(results[1]) == figures(results[2])


def test_the_same_seed_gives_the_same_result_and_another_another(run: Run) -> None:
    one, again, other = (simulated(run, "--games", 500, "--seed", seed) for seed in (1, 1, 2))
    assert figures(one) == figures(again)
    assert one["seats"] != other["seats"]


def test_without_a_seed_one_is_drawn_and_told(run: Run) -> None:
    drawn = [simulated(run, "--games", 50) for _ in range(2)]
    assert drawn[0]["seed"] != drawn[1]["seed"]
    assert figures(simulated(run, "--games", 50, "--seed", drawn[0]["seed"])) == figures(drawn[0])


def test_a_single_game(run: Run) -> None:
    found = simulated(run, "--games", 1, "--seed", 2**64 - 1)
    assert found["seed"] == 2**64 - 1
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert seat["mean_score_ci95"] == [seat["mean_score"]] * 2


def test_a_catalogue_of_ones_own_is_played_with(run: Run, tmp_path: Path) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    arguments = ("--games", 500, "--seed", 1)
    shipped = simulated(run, *arguments)
    changed = simulated(run, *arguments, "--catalogue", own)
    assert changed["decisions"] == shipped["decisions"]  # alibis count only at the end
    assert changed["seats"] != shipped["seats"]


def test_the_table_for_people(run: Run) -> None:
    arguments = ("--players", 3, "--games", 500, "--seed", 1)
    result = run("simulate", "art-robbery", *arguments)
    assert result.code == 0
    found = simulated(run, *arguments)
    for seat in found["seats"]:
        row = next(
            line for line in result.out.splitlines() if line.startswith(f"│ {seat['seat']} ")
        )
        assert f"{seat['mean_score']:.3f}" in row
        assert f"{seat['win_share']:.2%}" in row
    assert f"500 games, seed 1, {found['decisions']} decisions in " in result.out
