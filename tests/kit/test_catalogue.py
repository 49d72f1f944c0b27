"""Catalogues that are in order: their values, their sources and their hash."""

import re
from pathlib import Path

import pytest

from hideout.games import find_game
from hideout.kit.catalogue import SOURCES, Catalogue
from tests.kit.catalogues import SHIPPED, rewritten, written

GAME = find_game("art-robbery")
SHIPPED_TEXT = SHIPPED.read_text(encoding="utf-8")


def read(path: Path = SHIPPED) -> Catalogue:
    return GAME.read_catalogue(path)


def test_the_shipped_catalogue_is_read_whole() -> None:
    catalogue = read()
    assert (catalogue.game, catalogue.title) == ("art-robbery", "Art Robbery")
    assert catalogue.origin == str(SHIPPED)
    counts = {section: len(entries) for section, entries in catalogue.sections.items()}
    assert counts == {"cards": 9, "heists": 4, "tokens": 36}


def test_each_value_comes_with_its_source() -> None:
    sections = read().sections
    assert sections["cards"][0].values() == [("face", "0", "rulebook"), ("copies", 6, "house")]
    assert sections["cards"][8].values() == [
        ("face", "thief", "rulebook"),
        ("copies", 7, "rulebook"),
    ]
    assert sections["tokens"][8].values() == [
        ("heist", "sketches", "rulebook"),
        ("face", "boss", "rulebook"),
        ("alibis", 0, "house"),
    ]
    sources = {
        source for entries in sections.values() for one in entries for _, _, source in one.values()
    }
    assert sources <= set(SOURCES)


def test_house_values_are_counted_value_by_value(tmp_path: Path) -> None:
    # The copies of 6 number cards; 32 tokens of three values; the alibis of 4 Bosses.
    assert read().house_values() == 6 + 32 * 3 + 4
    told = rewritten(tmp_path, 'sources = { copies = "house" }', 'sources = { copies = "public" }')
    assert read(told).house_values() == 6 + 32 * 3 + 4 - 1


SAME_VALUES = {
    "comments": re.sub("(?m)^#.*\n", "", SHIPPED_TEXT),
    "empty lines": SHIPPED_TEXT.replace("\n\n", "\n\n\n"),
    "order of keys": SHIPPED_TEXT.replace(
        'face = "0", copies = 6, source = "rulebook"', 'source = "rulebook", copies = 6, face = "0"'
    ),
    "order of sections": re.sub(r"(?s)(heists = \[.*?\n\]\n)(.*)", r"\2\n\1", SHIPPED_TEXT),
    "sources": SHIPPED_TEXT.replace('"house"', '"public"'),
    "title": SHIPPED_TEXT.replace('title = "Art Robbery"', 'title = "Kunstraub"'),
}


@pytest.mark.parametrize("what", SAME_VALUES)
def test_the_hash_does_not_change_with(what: str, tmp_path: Path) -> None:
    assert SAME_VALUES[what] != SHIPPED_TEXT
    assert read(written(tmp_path, SAME_VALUES[what])).hash() == read().hash()


def test_the_hash_changes_with_every_single_alibi_count(tmp_path: Path) -> None:
    hashes = {read().hash()}
    places = [found.start(1) for found in re.finditer(r"alibis = (\d)", SHIPPED_TEXT)]
    assert len(places) == 36
    for place in places:
        text = SHIPPED_TEXT[:place] + "9" + SHIPPED_TEXT[place + 1 :]
        hashes.add(read(written(tmp_path, text)).hash())
    # Two pairs of tokens beside each other look the same: exchanged, they still differ in place.
    assert len(hashes) == 1 + 36


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('face = "1", alibis = 1', 'face = "5", alibis = 1'),
        ('name = "Sketches"', 'name = "Drawings"'),
        ('heist = "sketches", face = "0"', 'heist = "sketches", face = "1"'),
    ],
)
def test_the_hash_changes_with_any_other_value(tmp_path: Path, old: str, new: str) -> None:
    assert read(rewritten(tmp_path, old, new)).hash() != read().hash()


def test_the_hash_changes_with_how_many_cards_there_are_of_a_number(tmp_path: Path) -> None:
    text = SHIPPED_TEXT.replace('"0", copies = 6', '"0", copies = 5')
    text = text.replace('"1", copies = 6', '"1", copies = 7')
    assert read(written(tmp_path, text)).hash() != read().hash()


def test_the_hash_is_a_short_word_of_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{16}", read().hash())
