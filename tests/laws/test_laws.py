"""Every game, with every combination of its options, obeys the laws every game obeys."""

import pytest

import hideout
from hideout.games import all_games
from hideout.kit.options import Options, combinations
from hideout.lab.laws import check_laws
from hideout.lab.python_laws import check_python_laws

TABLES = [
    pytest.param(game.name, options, id=" ".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_compiled_laws_hold(game: str, options: Options, full: bool) -> None:
    table = hideout.deal(game, seed=20 if full else 1, catalogue=None, **options)
    games = 100_000 if full else 200
    done: list[int] = []
    assert check_laws(table, games, jobs=2, report=done.append) is None
    assert sum(done) == games


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_laws_in_python_hold(game: str, options: Options, full: bool) -> None:
    table = hideout.deal(game, seed=20 if full else 1, catalogue=None, **options)
    for number in range(20 if full else 1):
        assert check_python_laws(table, number) is None


def test_the_laws_leave_the_table_as_it_is() -> None:
    table = hideout.deal("art-robbery", seed=1)
    before = table.state_bytes()
    check_laws(table, games=1, jobs=1, report=lambda _: None)
    assert table.state_bytes() == before
    assert table.record().moves == ()
