"""Whatever a table tells is said in every language, in full and in that language's own words."""

import random
import re
from collections.abc import Iterable
from functools import cache
from typing import get_args

import pytest

from hideout.games import all_games, find_game
from hideout.games.art_robbery.values import NotNow, Why
from hideout.kit.game import Game
from hideout.kit.options import Options, modes
from hideout.kit.sentences import Sentences
from hideout.kit.table import Table
from hideout.kit.values import Value
from hideout.words import LANGUAGES, Words, texts
from hideout.words.collect import TRANSLATED, read_language

NAMES = ("Åsa", "Bo")
"""Of the first seats; the others are called by their number."""
WORD = re.compile(r"[a-z]{2}")

Said = tuple[str, Value]
"""A method of `Sentences`, and what it is given."""

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_mode = pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id="-".join(map(str, [game.name, *options.values()])))
        for game in all_games()
        for options in modes(game.options)
    ],
)


@each_mode
def test_all_that_a_game_tells(game: Game, options: Options, full: bool) -> None:
    speakers = speakers_of(game)
    said: set[Said] = set()
    for seed in range(100 if full else 3):
        table = Table(game, game.read_catalogue(game.catalogue_path), seed, options)
        said |= all_said(table, random.Random(seed))
    for method, value in said:
        check({language: getattr(s, method)(value) for language, s in speakers.items()})


@each_game
def test_all_explanations(game: Game) -> None:
    explained = {
        language: [
            text
            for explanations in sentences.explanations().values()
            for name, sentence, _ in explanations
            for text in (name, sentence)
        ]
        for language, sentences in speakers_of(game).items()
    }
    for row in zip(*explained.values(), strict=True):
        check(dict(zip(explained, row, strict=True)))


@pytest.mark.parametrize("why", get_args(Why))
def test_all_reasons_of_art_robbery(why: Why) -> None:
    speakers = speakers_of(find_game("art-robbery"))
    check({language: s.reason(NotNow(why)) for language, s in speakers.items()})


def speakers_of(game: Game) -> dict[str, Sentences]:
    catalogue = game.read_catalogue(game.catalogue_path)
    return {language: game.sentences(Words(language), catalogue, NAMES) for language in LANGUAGES}


def all_said(table: Table, rng: random.Random) -> set[Said]:
    """Play a random game to its end; everything anybody at the table gets to read meanwhile."""
    viewers = (None, *range(1, table.seats + 1))
    said: set[Said] = {("event", event) for event in table.opening}
    while not table.is_over:
        moves = table.moves()
        said |= {("move", move) for move in moves}
        said |= {("prompt", table.view(viewer)) for viewer in viewers}
        if rng.random() < 0.05:  # asking about every move takes a while
            said |= reasons(table)
            said |= {("ledger_line", line) for line in table.ledger()}
        events = table.play(rng.choice(moves))
        said |= {("event", event.for_seat(viewer)) for event in events for viewer in viewers}
    said |= reasons(table)
    said |= {("prompt", table.view(viewer)) for viewer in viewers}
    said |= {("ledger_line", line) for line in table.ledger()}
    said |= {("standing", standing) for standing in table.standings()}
    outcome = table.outcome()
    assert outcome is not None
    return said | {("outcome", outcome)}


def reasons(table: Table) -> set[Said]:
    found = (table.why_not(move) for move in map(table.move, range(table.kernel.move_codes)))
    return {("reason", reason) for reason in found if reason is not None}


def check(said: dict[str, str]) -> None:
    """`said` is the same in every language."""
    for language, text in said.items():
        assert text.strip() == text != ""
        assert "{" not in text, (language, text)
        assert "}" not in text, (language, text)
    english = said["en"]
    if not WORD.search(without(english, NAMES)):
        return
    for language in TRANSLATED:
        if said[language] == english:
            assert same_in(language).fullmatch(english), f"{language}: {english!r} stays English"


def without(text: str, names: Iterable[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return text


@cache
def same_in(language: str) -> re.Pattern[str]:
    """Matches what a .po file itself says is the same as in English, such as 'Boss'."""
    same: list[str] = []
    for message in read_language(language):
        pairs = zip(texts(message.id), texts(message.string), strict=True)
        same += [english for english, translated in pairs if english == translated]
    patterns = (re.sub(r"\\{\w+\\}", ".+", re.escape(text)) for text in same)
    return re.compile("|".join(patterns))
