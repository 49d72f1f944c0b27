"""The registry of games."""

from importlib import import_module

from hideout.errors import HideoutError
from hideout.kit.game import Game

GAMES = {
    "art-robbery": "hideout.games.art_robbery.game",
    "caper": "hideout.games.caper.game",
    "caper-europe": "hideout.games.caper_europe.game",
}
"""Each game's name and the module whose GAME it is."""


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise HideoutError(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    game: Game = import_module(GAMES[name]).GAME
    return game


def all_games() -> list[Game]:
    return [find_game(name) for name in GAMES]
