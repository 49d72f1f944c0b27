"""Catalogues that cannot be used: one line that names the file, the entry and the field."""

from pathlib import Path

import pytest

from hideout.errors import CatalogueError
from hideout.games import find_game
from tests.kit.catalogues import SHIPPED, rewritten, written

GAME = find_game("art-robbery")
SHIPPED_TEXT = SHIPPED.read_text(encoding="utf-8")
FIRST_TOKEN = '{ heist = "sketches", face = "0", alibis = 2, source = "house" }'


def error_of(path: Path) -> str:
    """What is said after the file's name."""
    with pytest.raises(CatalogueError) as caught:
        GAME.read_catalogue(path)
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


def test_a_missing_file(tmp_path: Path) -> None:
    assert error_of(tmp_path / "none.toml") == "it cannot be read (No such file or directory)"


def test_a_folder(tmp_path: Path) -> None:
    assert error_of(tmp_path) == "it cannot be read (Is a directory)"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b'title = "\xff"')
    assert error_of(path) == "it is not UTF-8 text (byte 9)"


def test_an_empty_file(tmp_path: Path) -> None:
    assert error_of(written(tmp_path, "")) == "'format' is missing"


def test_a_mistake_in_toml_is_named_with_its_line(tmp_path: Path) -> None:
    path = rewritten(tmp_path, "copies = 6", "copies : 6")
    line = 1 + SHIPPED_TEXT[: SHIPPED_TEXT.index("copies = 6")].count("\n")
    error = error_of(path)
    assert error.startswith("it is not valid TOML: ")
    assert f"line {line}" in error


def test_a_file_cut_off_anywhere(tmp_path: Path) -> None:
    whole = SHIPPED_TEXT.rstrip()
    for length in [*range(0, len(whole), 41), *range(len(whole) - 40, len(whole))]:
        error_of(written(tmp_path, SHIPPED_TEXT[:length]))


NO_TOML = {
    "more digits than Python reads as a number": f"format = {'9' * 5000}",
    "deeper than Python descends": f"format = {'[' * 5000}",
    "no such day": "format = 2020-02-31",
    "no such character": 'format = "\\uD800"',
    "a number with fields": "a.b = 1\na.b.c = 2",
    "a byte order mark": "\ufeffformat = 1",
}


@pytest.mark.parametrize("what", NO_TOML)
def test_toml_that_cannot_be_read(tmp_path: Path, what: str) -> None:
    assert error_of(written(tmp_path, NO_TOML[what])).startswith("it is not valid TOML")


WRONG = {
    "format": ("format = 1", "format = 2", "format is 2; this program reads 1"),
    "format as text": ("format = 1", 'format = "1"', "format is '1'; this program reads 1"),
    "format as truth value": ("format = 1", "format = true", "format is True"),
    "no format": ("format = 1", "", "'format' is missing"),
    "game": ('game = "art-', 'game = "bank-', "it is a catalogue of 'bank-robbery', not of 'art-"),
    "game as list": ('game = "art-robbery"', "game = []", "it is a catalogue of [], not of"),
    "title": ('title = "Art Robbery"', "title = 5", "title is 5; it takes a text in quotes"),
    "no title": ('title = "Art Robbery"', "", "'title' is missing"),
    "missing section": ("heists = [", "burglaries = [", "'heists' is missing"),
    "unknown section": (
        'title = "Art Robbery"',
        'title = "Art Robbery"\ncoins = []',
        "'coins' is no section of it; the sections are cards, heists, tokens",
    ),
    "entry": (FIRST_TOKEN, "7", "tokens 1: Expected `object`, got `int`"),
    "unknown field": ("alibis = 2", "alibi = 2", "tokens 1: Object contains unknown field `alibi`"),
    "missing field": (", alibis = 2", "", "tokens 1: Object missing required field `alibis`"),
    "type": ("alibis = 2", 'alibis = "2"', "tokens 1, alibis: Expected `int`, got `str`"),
    "truth value": ("alibis = 2", "alibis = true", "tokens 1, alibis: Expected `int`, got `bool`"),
    "fraction": ("copies = 6", "copies = 6.5", "cards 1, copies: Expected `int`, got `float`"),
    "too few": ("alibis = 2", "alibis = -1", "tokens 1, alibis: Expected `int` >= 0"),
    "too many": ("alibis = 2", "alibis = 10", "tokens 1, alibis: Expected `int` <= 9"),
    "far too many": ("alibis = 2", f"alibis = {10**30}", "tokens 1, alibis: "),
    "face": ('face = "0", alibis', 'face = "6", alibis', "tokens 1, face: Invalid enum value '6'"),
    "missing source": (
        ', source = "house"',
        "",
        "tokens 1: Object missing required field `source`",
    ),
    "source": ('= 2, source = "house"', '= 2, source = "me"', "tokens 1, source: Invalid enum"),
    "source of a value": (
        'sources = { copies = "house" }',
        'sources = { copies = "me" }',
        "cards 1, sources[...]: Invalid enum value 'me'",
    ),
    "source of no field": (
        'sources = { copies = "house" }',
        'sources = { copy = "house" }',
        "cards 1, sources: 'copy' is no field of it; the fields are face, copies",
    ),
    "source of a source": (
        'sources = { copies = "house" }',
        'sources = { source = "house" }',
        "cards 1, sources: 'source' is no field of it",
    ),
    "entry with an id": (
        'name = "Sculptures"',
        "name = 2",
        "heists 2 (sculptures), name: Expected",
    ),
}


@pytest.mark.parametrize("cards", ["7", '"many"', "{ face = 0 }"])
def test_a_section_that_is_no_list(tmp_path: Path, cards: str) -> None:
    text = (
        f'format = 1\ngame = "art-robbery"\ntitle = ""\ncards = {cards}\nheists = []\ntokens = []'
    )
    assert error_of(written(tmp_path, text)) == "cards takes a list of entries"


@pytest.mark.parametrize("what", WRONG)
def test_the_form_is_wrong(tmp_path: Path, what: str) -> None:
    old, new, expected = WRONG[what]
    assert expected in error_of(rewritten(tmp_path, old, new))


AGAINST_THE_RULES = {
    "card twice": (
        'face = "1", copies',
        'face = "0", copies',
        "cards: each face stands there once",
    ),
    "number cards": ("copies = 6", "copies = 7", "cards, copies: 37 number cards; the game has 36"),
    "boss cards": ('"boss", copies = 6', '"boss", copies = 5', "cards (boss), copies: 5; the game"),
    "dog cards": (
        '"dog", copies = 6',
        '"dog", copies = 7',
        "cards (dog), copies: 7; the game has 6",
    ),
    "thief cards": ("copies = 7", "copies = 6", "cards (thief), copies: 6; the game has 7"),
    "heist twice": (
        'id = "antiques"',
        'id = "sketches"',
        "heists: the game has 4, each with an id",
    ),
    "heist less": (
        '  { id = "antiques", name = "Antiques", source = "rulebook" },\n',
        "",
        "heists: the game has 4",
    ),
    "unknown heist": (
        'heist = "sketches", face = "0"',
        'heist = "jewels", face = "0"',
        "tokens 1, heist: 'jewels' is none of sketches, sculptures, antiques, paintings",
    ),
    "token less": (FIRST_TOKEN + ",", "", "tokens (sketches): 8; a heist has 9"),
    "token more": (FIRST_TOKEN, f"{FIRST_TOKEN}, {FIRST_TOKEN}", "tokens (sketches): 10; a heist"),
    "two bosses": (
        'face = "5", alibis',
        'face = "boss", alibis',
        "tokens (sketches): 2 with the face 'boss'; a heist has one",
    ),
    "no boss": (
        'face = "boss", alibis',
        'face = "5", alibis',
        "tokens (sketches): 0 with the face 'boss'; a heist has one",
    ),
}


@pytest.mark.parametrize("what", AGAINST_THE_RULES)
def test_the_rules_ask_for_something_else(tmp_path: Path, what: str) -> None:
    old, new, expected = AGAINST_THE_RULES[what]
    assert expected in error_of(rewritten(tmp_path, old, new))


TWO_LINES = {
    "section": ('title = "Art Robbery"', 'title = "Art Robbery"\n"two\\nlines" = []'),
    "heist of a token": ('heist = "sketches", face = "0"', 'heist = "two\\nlines", face = "0"'),
    "field": ("alibis = 2", '"two\\nlines" = 2'),
    "source": ('sources = { copies = "house" }', 'sources = { "two\\nlines" = "house" }'),
    "id": ('id = "sculptures", name = "Sculptures"', 'id = "two\\nlines", name = 5'),
}


@pytest.mark.parametrize("what", TWO_LINES)
def test_a_line_break_within_a_name_makes_no_second_line(tmp_path: Path, what: str) -> None:
    error_of(rewritten(tmp_path, *TWO_LINES[what]))
