"""A whole game of each game and mode against bots, by mouse."""

import random

import pytest

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from tests.browser.conftest import SomePerson
from tests.support.browsing import table_against_bots
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

MODES = [
    pytest.param(game, options, id="-".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]


@pytest.mark.parametrize(("game", "options"), MODES)
async def test_by_mouse(site: Serving, somebody: SomePerson, game: Game, options: Options) -> None:
    seats = len(game.sides(options))
    table, token = await table_against_bots(site, game.name, seats, **options)
    ada = await somebody()
    tab = await ada.sit_down(table, token)
    await tab.play_to_the_end(random.Random(f"{game.name} {options}"))
    about = await site.api.get(f"/api/tables/{table}")
    assert about["is_over"]
