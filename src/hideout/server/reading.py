"""What anybody may read without a table: games, catalogues, words."""

from functools import lru_cache

from msgspec import to_builtins

from hideout.bots import BOTS
from hideout.bots.levels import LEVELS
from hideout.games import find_game
from hideout.kit.game import Game
from hideout.kit.options import Option, Options, modes
from hideout.kit.record import Record
from hideout.kit.table import replay
from hideout.server import presented
from hideout.server.catalogues import catalogue_of
from hideout.server.labels import labels_in
from hideout.server.models import (
    BotAbout,
    CatalogueAbout,
    EntryAbout,
    GameAbout,
    GameList,
    LabelList,
    ModeAbout,
    OptionAbout,
    RecordAbout,
    ValueAbout,
    WordList,
)
from hideout.words import LANGUAGES, Words, translations


@lru_cache
def game_list(language: str) -> GameList:
    words = Words(language)
    return GameList(
        games=[_about(find_game(name), words) for name in presented.GAMES],
        bots=[
            BotAbout(
                bot=name,
                name=words.say(kind.name),
                sentence=words.say(kind.sentence),
                is_level=name in LEVELS,
            )
            for name, kind in BOTS.items()
        ],
        languages=list(LANGUAGES),
    )


def _about(game: Game, words: Words) -> GameAbout:
    return GameAbout(
        game=game.name,
        title=game.title,
        sentence=words.say(presented.GAMES[game.name]),
        rules=game.rules_version,
        options=[_option(game.name, option, words) for option in game.options],
        modes=[_mode(game, options, words) for options in modes(game.options)],
    )


def _option(game: str, option: Option, words: Words) -> OptionAbout:
    named = presented.OPTIONS[game, option.name]
    values = presented.VALUES[game, option.name]
    return OptionAbout(
        name=option.name,
        title=words.say(named.title),
        sentence=words.say(named.sentence),
        values=[
            ValueAbout(
                value=value,
                title=words.say(values[value].title),
                sentence=words.name(values[value].sentence),
            )
            for value in option.values
        ],
        default=option.default,
        is_mode=option.is_mode,
    )


def _mode(game: Game, options: Options, words: Words) -> ModeAbout:
    sides = game.sides(options)
    roles = presented.roles(game.name, options, len(sides))
    return ModeAbout(options=options, roles=[*map(words.name, roles)], sides=list(sides))


def record_about(record: Record, catalogue_text: str | None) -> RecordAbout:
    """What is wrong with a record is raised."""
    game = find_game(record.game)
    table = replay(record, game, catalogue_of(record.game, catalogue_text))
    return RecordAbout(
        game=record.game,
        options=table.options,
        seats=table.seats,
        moves=len(record.moves),
        is_over=table.is_over,
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
