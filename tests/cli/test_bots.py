"""hideout bots"""

import json
from pathlib import Path

import pytest

from hideout.bots import BOTS, kinds
from hideout.bots.levels import LEVELS
from hideout.words import LANGUAGES
from tests.cli.conftest import Run


def test_the_list(run: Run) -> None:
    result = run("bots")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert [line.partition(":")[0] for line in lines[::2]] == [*BOTS, "openspiel"]
    assert lines[0].startswith("rookie: Rookie. Out for the first time")
    assert all("Rating: " in line for line in lines[1::2])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_for_programs(run: Run, lang: str) -> None:
    result = run("bots", "--lang", lang, "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert (found["format"], found["lang"]) == (1, lang)
    assert [bot["bot"] for bot in found["bots"]] == [*BOTS, "openspiel"]
    assert [bot["bot"] for bot in found["bots"] if bot["is_level"]] == list(LEVELS)
    master = next(bot for bot in found["bots"] if bot["bot"] == "master")
    assert list(master) == ["bot", "name", "sentence", "is_level", "cap", "settings", "rating"]
    assert master["cap"] == {"seconds": 1.0}
    settings = [setting["name"] for setting in master["settings"]]
    assert settings == ["iterations", "seconds", "trees"]


def test_ratings_are_told_where_they_were_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ratings.toml"
    path.write_text("master = 1800\n")
    monkeypatch.setattr(kinds, "RATINGS", path)
    lines = run("bots").out.splitlines()
    assert lines[1] == "  Plays at once. Rating: not measured yet."
    assert lines[9] == "  Thinks for 1 s about a move. Rating: 1800."
