"""hideout games"""

import json

import click

from hideout.cli.params import JSON
from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import modes


def run(as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"format": 1, "games": [_about(game) for game in all_games()]}))
        return
    for game in all_games():
        click.echo(f"{game.name}: {game.title}")
        for option in game.options:
            values = ", ".join(str(value) for value in option.values)
            click.echo(f"  --{option.name} {values} (default {option.default}): {option.help}")


def _about(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "help": option.help,
            }
            for option in game.options
        ],
        "modes": [
            {"options": options, "seats": len(game.sides(options))}
            for options in modes(game.options)
        ],
    }


games = click.Command(
    "games", params=[JSON], callback=run, help="List the games, their modes, options and seats."
)
