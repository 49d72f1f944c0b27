"""The table that a look shows is the table that then comes about.

On the page nothing is computed: it draws what `look` answers. So this is where a preview is held to
what happens; tests/browser/test_preview_shown.py sees that the page draws it.
"""

import random

import pytest

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from hideout.match.eyes import Eyes
from hideout.match.match import Match, Player
from hideout.server.scene import look
from hideout.words import Words

POSITIONS = 200
"""Of each game, spread over its modes."""

MODES = [
    pytest.param(game, options, id="-".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_look_shows_the_table_after_the_move(
    game: Game, options: Options, full: bool
) -> None:
    modes = len(combinations(game.options))
    positions = POSITIONS if full else -(-POSITIONS // modes)
    catalogue = game.read_catalogue(game.catalogue_path)
    chance = random.Random(f"{game.name} {options}")
    for seed in range(positions):
        table = random_position(Table(game, catalogue, seed, options), chance)
        for move in table.moves():
            check_look(table, str(move))


def random_position(table: Table, chance: random.Random) -> Table:
    """The table somewhere in a random game; every turn of it is equally likely."""
    before: list[Table] = []
    while not table.is_over:
        before.append(table.copy())
        table.play(chance.choice(table.moves()))
    return chance.choice(before)


def check_look(table: Table, move: str) -> None:
    match = Match(table, tuple(Player(name=f"P{seat}") for seat in range(table.seats)))
    eyes = Eyes(match, table.seat, Words("en"))
    seen = look(eyes, move)
    assert seen.reason is None

    happened = table.copy()
    events = happened.play(happened.parse_move(move))
    say = eyes.sentences.event
    assert [told.sentence for told in seen.events] == [say(one.for_seat(None)) for one in events]
    hides = not eyes.tells_points
    if hides and happened.is_over:
        assert bytes(seen.after) == b"null"  # the end turns hidden loot up: only that will show it
    else:
        assert bytes(seen.after).decode() == happened.view(None).to_json()
    if not hides:
        assert seen.points_now == tuple(standing.points for standing in table.standings())
        assert seen.points == tuple(standing.points for standing in happened.standings())
