"""In which modes OpenSpiel plays. Its adapter knows no city: for most runs one a mode will do."""

import pytest

from hideout.games import all_games
from hideout.kit.options import modes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not {"name", "options"} <= set(metafunc.fixturenames):
        return
    is_full = metafunc.config.getoption("--full")
    cases = [
        (game.name, options)
        for game in all_games()
        for options in modes(game.options)
        if is_full or options.get("city", "paris") == "paris"
    ]
    metafunc.parametrize(("name", "options"), cases)
