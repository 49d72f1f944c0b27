"""Each game and mode against bots to the end, by mouse."""

import random

import pytest

from hideout.games import all_games, find_game
from hideout.kit.options import Options, combinations
from tests.browser.conftest import SomePerson
from tests.support.browsing import against_bots, late_table, table_against_bots
from tests.support.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALL: list[tuple[str, Options, int | None]] = [
    (game.name, options, None) for game in all_games() for options in combinations(game.options)
]
SOME: list[tuple[str, Options, int | None]] = [
    ("art-robbery", {"players": 2, "loot": "shown"}, None),
    ("art-robbery", {"players": 5, "loot": "hidden"}, 24),
    ("caper", {"city": "paris", "mode": "two"}, None),
    ("caper", {"city": "rome", "mode": "snitch"}, 24),
    ("caper", {"city": "london", "mode": "teams"}, 36),
    ("caper-europe", {"city": "barcelona"}, None),
]
"""Each mode once, and the largest table: each game whole, and its other modes from so many moves
before the end on."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tables = ALL if metafunc.config.getoption("--full") else SOME
    names = ["-".join([game, *map(str, options.values())]) for game, options, _ in tables]
    metafunc.parametrize(("game", "options", "left"), tables, ids=names)


async def test_by_mouse(
    site: Serving, somebody: SomePerson, game: str, options: Options, left: int | None
) -> None:
    seats = len(find_game(game).sides(options))
    if left is None:
        table, token = await table_against_bots(site, game, seats, **options)
    else:
        table, [token] = await late_table(site, game, left, seats=against_bots(seats), **options)
    ada = await somebody()
    tab = await ada.sit_down(table, token)
    await tab.play_to_the_end(random.Random(f"{game} {options}"))
    about = await site.api.get(f"/api/tables/{table}")
    assert about["is_over"]
