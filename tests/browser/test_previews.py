"""The table that a look shows is the table that then comes about.

On the page nothing is computed: it draws what `look` answers. So this is where a preview is held to
what happens; tests/browser/test_preview_shown.py sees that the page draws it.
"""

import json
import random
from typing import Any

import pytest

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from hideout.match.eyes import Eyes
from hideout.match.match import Match, Player
from hideout.server.scene import look
from hideout.words import Words
from tests.support.positions import POSITIONS, random_position

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


def without_hands(view: Any) -> Any:
    if isinstance(view, dict):
        return {name: without_hands(value) for name, value in view.items() if name != "hand"}
    return list(map(without_hands, view)) if isinstance(view, list) else view


def hands(view: Any) -> list[Any]:
    return [view.get("hand"), *(seat.get("hand") for seat in view["seats"])]


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
        after = json.loads(bytes(seen.after))
        then, public = (json.loads(happened.view(one).to_json()) for one in (table.seat, None))
        assert without_hands(after) == without_hands(then)
        assert hands(after) == hands(public)
    if not hides:
        assert seen.points_now == tuple(standing.points for standing in table.standings())
        assert seen.points == tuple(standing.points for standing in happened.standings())
