"""hideout catalogue"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hideout.games import find_game
from hideout.words import LANGUAGES
from tests.cli.conftest import Run
from tests.kit.catalogues import SHIPPED, rewritten, written

GAME = find_game("art-robbery")
HASH = GAME.read_catalogue(SHIPPED).hash()

WORDS = {
    "en": ("Cards", "Values and where they come from", "Sketches", "rulebook:", "house:"),
    "de": ("Karten", "Werte und ihre Herkunft", "Skizzen", "Spielregel:", "Hausregel:"),
    "es": ("Cartas", "Valores y su origen", "Bocetos", "reglamento:", "regla de la casa:"),
    "it": ("Carte", "Valori e loro origine", "Schizzi", "regolamento:", "regola della casa:"),
}


def printed(run: Run, *arguments: object) -> str:
    result = run("catalogue", *arguments)
    assert (result.code, result.err) == (0, "")
    return result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_prints_every_entry(run: Run, lang: str) -> None:
    out = printed(run, "art-robbery", "--lang", lang)
    assert out.splitlines()[0] == f"Art Robbery ({HASH})"
    for word in WORDS[lang]:
        assert word in out
    assert out.count("copies ") == 9
    assert out.count("alibis ") >= 36


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "it"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_without_a_language_the_environment_says(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert json.loads(printed(run, "art-robbery", "--json"))["lang"] == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_programs_each_value_has_its_source(run: Run, lang: str) -> None:
    found = json.loads(printed(run, "art-robbery", "--lang", lang, "--json"))
    sections = found.pop("sections")
    expected = {"format": 1, "game": "art-robbery", "title": "Art Robbery", "hash": HASH}
    assert found == expected | {"lang": lang}
    read = GAME.read_catalogue(SHIPPED)
    assert list(sections) == list(read.sections) == ["cards", "heists", "tokens"]
    for section, entries in read.sections.items():
        for told, entry in zip(sections[section], entries, strict=True):
            assert set(told) == {"name", "sentence", "values"}
            assert told["name"]
            assert told["sentence"].endswith((".", "!"))
            assert told["values"] == {
                field: {"value": value, "source": source} for field, value, source in entry.values()
            }


def test_a_catalogue_of_ones_own_is_printed(run: Run, tmp_path: Path) -> None:
    own = rewritten(tmp_path, "alibis = 2", "alibis = 9")
    found = json.loads(printed(run, "art-robbery", "--json", "--catalogue", own))
    assert found["hash"] == GAME.read_catalogue(own).hash() != HASH
    assert found["sections"]["tokens"][0]["values"]["alibis"]["value"] == 9


def test_a_title_is_printed_as_it_is_written(run: Run, tmp_path: Path) -> None:
    own = rewritten(tmp_path, 'title = "Art Robbery"', 'title = "Art [bold]Robbery[/red]"')
    out = printed(run, "art-robbery", "--catalogue", own)
    assert out.splitlines()[0] == f"Art [bold]Robbery[/red] ({HASH})"


def test_a_name_is_printed_as_it_is_written(run: Run, tmp_path: Path) -> None:
    own = rewritten(tmp_path, 'name = "Sketches"', 'name = "[/]Sketches {n} [red]"')
    assert "[/]Sketches {n} [red]" in printed(run, "art-robbery", "--catalogue", own)


def test_the_shipped_file_passes_the_check(run: Run) -> None:
    assert printed(run, "check", SHIPPED).splitlines()[:2] == [
        f"{SHIPPED}: a catalogue of art-robbery ({HASH}): 9 cards, 4 heists, 36 tokens.",
        f"{GAME.read_catalogue(SHIPPED).house_values()} values are still 'house'.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("copies = 6", "copies = 7", "cards, copies: 37 number cards; the game has 36"),
        ("alibis = 2", 'alibis = "2"', "tokens 1, alibis: Expected `int`, got `str`"),
        ("alibis = 2", "alibis = ", "it is not valid TOML: "),
        ('game = "art-robbery"', 'game = "bank"', "game is 'bank'; it takes one of art-robbery"),
        ('game = "art-robbery"', "game = []", "game is []; it takes one of art-robbery"),
        ('game = "art-robbery"', "game = {}", "game is {}; it takes one of art-robbery"),
        ('game = "art-robbery"', "", "; it takes one of art-robbery"),
    ],
)
def test_a_broken_file_fails_the_check(
    error_of: Callable[..., str], tmp_path: Path, old: str, new: str, expected: str
) -> None:
    path = rewritten(tmp_path, old, new)
    error = error_of("catalogue", "check", path)
    assert error.startswith(f"{path}: ")
    assert expected in error


def test_a_line_break_within_a_name_makes_no_second_line(
    error_of: Callable[..., str], tmp_path: Path
) -> None:
    path = rewritten(tmp_path, 'game = "art-robbery"', 'game = "art-robbery"\n"two\\nlines" = 1')
    assert "is no section of it" in error_of("catalogue", "check", path)


def test_files_that_are_none_fail_the_check(error_of: Callable[..., str], tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    assert error_of("catalogue", "check", missing).startswith(f"{missing}: it cannot be read")
    assert "Is a directory" in error_of("catalogue", "check", tmp_path)
    assert "game" in error_of("catalogue", "check", written(tmp_path, ""))
    cut = written(tmp_path, SHIPPED.read_text(encoding="utf-8")[:1000])
    assert "it is not valid TOML" in error_of("catalogue", "check", cut)
