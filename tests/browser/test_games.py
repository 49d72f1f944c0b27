"""A whole game of each game and mode against bots, by mouse."""

import random

import pytest

from hideout.games import all_games, find_game
from hideout.kit.options import Options, combinations
from tests.browser.conftest import SomePerson
from tests.support.browsing import table_against_bots
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALL = [(game.name, options) for game in all_games() for options in combinations(game.options)]
SOME: list[tuple[str, Options]] = [
    ("art-robbery", {"players": 2, "loot": "shown"}),
    ("art-robbery", {"players": 5, "loot": "hidden"}),
    ("caper", {"city": "paris", "mode": "two"}),
    ("caper", {"city": "rome", "mode": "snitch"}),
    ("caper", {"city": "london", "mode": "teams"}),
    ("caper-europe", {"city": "barcelona"}),
]
"""Each mode once, and the largest table."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tables = ALL if metafunc.config.getoption("--full") else SOME
    names = ["-".join([game, *map(str, options.values())]) for game, options in tables]
    metafunc.parametrize(("game", "options"), tables, ids=names)


async def test_by_mouse(site: Serving, somebody: SomePerson, game: str, options: Options) -> None:
    seats = len(find_game(game).sides(options))
    table, token = await table_against_bots(site, game, seats, **options)
    ada = await somebody()
    tab = await ada.sit_down(table, token)
    await tab.play_to_the_end(random.Random(f"{game} {options}"))
    about = await site.api.get(f"/api/tables/{table}")
    assert about["is_over"]
