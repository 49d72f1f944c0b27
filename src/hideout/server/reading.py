"""What anybody may read without a table: games, catalogues, words."""

from functools import lru_cache

from msgspec import to_builtins

from hideout.bots import BOTS
from hideout.games import all_games, find_game
from hideout.kit.game import Game
from hideout.kit.options import modes
from hideout.server.catalogues import catalogue_of
from hideout.server.labels import labels_in
from hideout.server.models import (
    CatalogueAbout,
    EntryAbout,
    GameAbout,
    GameList,
    LabelList,
    ModeAbout,
    OptionAbout,
    WordList,
)
from hideout.words import LANGUAGES, Words, translations


@lru_cache
def game_list() -> GameList:
    games = [_about(game) for game in all_games()]
    return GameList(games=games, bots=list(BOTS), languages=list(LANGUAGES))


def _about(game: Game) -> GameAbout:
    return GameAbout(
        game=game.name,
        title=game.title,
        rules=game.rules_version,
        options=[
            OptionAbout(
                name=option.name,
                values=list(option.values),
                default=option.default,
                help=option.help,
            )
            for option in game.options
        ],
        modes=[
            ModeAbout(options=options, seats=len(game.sides(options)))
            for options in modes(game.options)
        ],
    )


@lru_cache(maxsize=64)
def catalogue_about(game: str, text: str | None, language: str) -> CatalogueAbout:
    catalogue = catalogue_of(game, text)
    explained = find_game(game).sentences(Words(language), catalogue).explanations()
    return CatalogueAbout(
        game=game,
        title=catalogue.title,
        hash=catalogue.hash(),
        sections={
            section: [
                EntryAbout(
                    name=one.name,
                    sentence=one.sentence,
                    values={field: to_builtins(value) for field, value, _ in one.entry.values()},
                    sources={field: source for field, _, source in one.entry.values()},
                )
                for one in entries
            ]
            for section, entries in explained.items()
        },
    )


@lru_cache
def word_list(language: str) -> WordList:
    return WordList(language=language, messages=translations(language))


@lru_cache
def label_list(language: str) -> LabelList:
    return LabelList(language=language, labels=labels_in(language))
