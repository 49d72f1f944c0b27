"""The lobby has words for every game, option and value there is, in every language."""

import pytest

from hideout.bots import BOTS
from hideout.games import GAMES, all_games
from hideout.kit.options import modes
from hideout.server import presented
from hideout.server.reading import game_list
from hideout.words import LANGUAGES


def test_every_game_option_and_value_is_presented_and_nothing_else() -> None:
    assert set(presented.GAMES) == set(GAMES)
    options = {(game.name, option.name): option for game in all_games() for option in game.options}
    assert set(presented.OPTIONS) == set(presented.VALUES) == set(options)
    for key, option in options.items():
        assert set(presented.VALUES[key]) == set(option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_mode_with_its_seats(language: str) -> None:
    told = {game.game: game for game in game_list(language).games}
    for game in all_games():
        about = told[game.name]
        assert [mode.options for mode in about.modes] == modes(game.options)
        for mode in about.modes:
            assert mode.sides == list(game.sides(mode.options))
            assert len(mode.roles) == len(mode.sides)
    assert [bot.bot for bot in game_list(language).bots] == list(BOTS)


def test_every_language_has_its_own_words() -> None:
    for told in zip(*(game_list(language).games for language in LANGUAGES), strict=True):
        assert len({game.sentence for game in told}) == len(LANGUAGES)
    for bots in zip(*(game_list(language).bots for language in LANGUAGES), strict=True):
        assert len({bot.sentence for bot in bots}) == len(LANGUAGES)
