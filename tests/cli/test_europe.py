"""What the command line has for Caper: Europe alone: a catalogue to replace, and its balance."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hideout.games import find_game
from hideout.games.caper_europe.catalogue import CITIES
from tests.cli.conftest import Run

SHIPPED = find_game("caper-europe").catalogue_path


def own(folder: Path, old: str, new: str) -> Path:
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    path = folder / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_sources_are_listed_and_counted(run: Run) -> None:
    out = run("catalogue", "caper-europe", "--city", "barcelona", "--lang", "es", "--sources").out
    assert "city barcelona" in out
    for word in ("reglamento:", "regla de la casa:", "effects"):
        assert word in out
    assert out.splitlines()[-1].startswith("regla de la casa: ")
    assert "Plans Cachés" not in out, "a card of Paris"


def test_the_check_tells_what_is_still_ours(run: Run) -> None:
    out = run("catalogue", "check", SHIPPED).out
    assert "27 thieves" in out
    assert "  thieves banker: income\n" in out
    assert "Odd" not in out


def test_the_check_tells_oddities(run: Run, tmp_path: Path) -> None:
    path = own(tmp_path, 'colour = "purple"', 'colour = "red"')
    assert "Odd: core gear: " in run("catalogue", "check", path).out
    path = own(tmp_path, '{ verb = "steal", what = "any" }', '{ verb = "launder" }')
    assert "'launder' is an icon of london." in run("catalogue", "check", path).out


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ('{ verb = "fly" }', "effects"),
        ('{ verb = "gain", what = "coin", if_won = true }', "can only give points, not a coin"),
        ('{ verb = "gain", what = "caper", per = ["good"] }', "for cards or laundered coins"),
        ('{ verb = "gain", what = "caper", per = ["thief"], whose = "both" }', "own crew"),
        ('{ verb = "gain", what = "point", per = ["good", "thief"] }', "counted alone"),
        ('{ verb = "gain", what = "point", whose = "discards" }', "of one colour are counted"),
    ],
)
def test_icons_that_cannot_be_played(
    error_of: Callable[..., str], tmp_path: Path, new: str, expected: str
) -> None:
    path = own(tmp_path, '{ verb = "steal", what = "any" }', new)
    error = error_of("catalogue", "check", path)
    assert "smuggler" in error
    assert expected in error


def test_locations_cannot_steal(error_of: Callable[..., str], tmp_path: Path) -> None:
    path = own(tmp_path, "\nbonus = [", '\nbonus = [{ verb = "steal", what = "any" }, ')
    assert "bonus: a location gives its winner points" in error_of("catalogue", "check", path)


def test_balance_for_programs(run: Run) -> None:
    result = run("balance", "--games", 2, "--bot", "random", "--jobs", 1, "--json")
    found = json.loads(result.out)
    assert [city["city"] for city in found["cities"]] == list(CITIES)
    for city in found["cities"]:
        assert city["games"] == 2
        assert 0 <= city["first_seat"]["low"] <= city["first_seat"]["value"]
        thieves_and_gear = sum(card["plays"] for card in city["cards"])
        assert 2 * 12 <= thieves_and_gear <= 2 * (12 + 30), "six thieves and at most 15 gear each"


def test_balance_as_a_page(run: Run) -> None:
    out = run("balance", "--games", 1, "--bot", "random", "--jobs", 1).out
    assert out.startswith("# The catalogue of Caper: Europe\n")
    assert "hideout balance --games 1 --bot random" in out
    for city in CITIES:
        assert f"\n## {city.title()}\n" in out


def test_balance_goes_on_with_further_games(run: Run) -> None:
    def points(*arguments: object) -> float:
        out = run("balance", "--bot", "random", "--jobs", 1, "--json", *arguments).out
        found: float = json.loads(out)["cities"][0]["mean_points"]
        return found

    both = points("--games", 2, "--seed", 5)
    assert both == (points("--games", 1, "--seed", 5) + points("--games", 1, "--seed", 6)) / 2
    page = run("balance", "--games", 2, "--bot", "random", "--jobs", 1, "--seed", 5).out
    assert "hideout balance --games 2 --bot random --seed 5" in page
    assert "5 to 6" in page


def test_balance_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    command = ("balance", "--games", 2, "--bot", "random", "--jobs", 1)
    page = run(*command).out
    assert run(*command, "--results", kept).out == page
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * len(CITIES)
    kept.write_bytes(b"".join(lines[:5]))
    assert run(*command, "--results", kept).out == page
    assert kept.read_bytes() == b"".join(lines)


def test_kept_games_of_another_bot_are_refused(
    run: Run, error_of: Callable[..., str], tmp_path: Path
) -> None:
    kept = tmp_path / "games.jsonl"
    run("balance", "--games", 1, "--bot", "random", "--jobs", 1, "--results", kept)
    assert "another" in error_of("balance", "--games", 1, "--results", kept)


def test_balance_of_a_broken_catalogue(error_of: Callable[..., str], tmp_path: Path) -> None:
    path = own(tmp_path, "income = 1", "income = -1")
    assert "income" in error_of("balance", "--games", 1, "--catalogue", path)
