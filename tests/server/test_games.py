"""Every game and mode, played to the end over WebSocket, on both databases.

In a plain run every mode on one of them, and each game on the other, which knows of no modes.
"""

import asyncio
import json
import random

import pytest

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.record import parse_record
from hideout.kit.table import replay
from hideout.words import LANGUAGES
from tests.support.serving import PEOPLE, Serving, bot, play_to_the_end

MODES = [
    pytest.param(game, options, id="-".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    modes = MODES
    if "postgres_serving" in metafunc.fixturenames and not metafunc.config.getoption("--full"):
        modes = [next(mode for mode in MODES if mode.values[0] == game) for game in all_games()]
    metafunc.parametrize(("game", "options"), modes)


async def test_scripted_clients_play_to_the_end(
    sqlite_serving: Serving, game: Game, options: Options
) -> None:
    await play_with_scripted_clients(sqlite_serving, game, options)


@pytest.mark.xdist_group("postgresql")
async def test_scripted_clients_play_to_the_end_on_postgresql(
    postgres_serving: Serving, game: Game, options: Options
) -> None:
    await play_with_scripted_clients(postgres_serving, game, options)


async def play_with_scripted_clients(serving: Serving, game: Game, options: Options) -> None:
    seats = len(game.sides(options))
    table, tokens = await serving.create(game.name, PEOPLE[:seats], **options)
    players = [
        play_to_the_end(
            serving.seat(table, token, lang=LANGUAGES[number % 4]), random.Random(number).choice
        )
        for number, token in enumerate(tokens)
    ]
    async with serving.seat(table) as spectator:
        states = await asyncio.gather(*players)
        end = await spectator.reached(states[0].ply)
    exported = await serving.api.get(f"/api/tables/{table}/export")
    played = replay(
        parse_record(exported["record"]), game, game.read_catalogue(game.catalogue_path)
    )
    assert played.is_over
    for seat, state in enumerate((*states, end), start=1):
        assert state.deciding is None
        assert state.outcome
        assert state.ply == len(played.played)
        viewer = seat if seat <= seats else None
        assert bytes(state.view).decode() == played.view(viewer).to_json()
    assert [entry.ply for entry in spectator.log] == list(range(states[0].ply + 1))


async def test_bots_play_on_when_nobody_is_connected(
    sqlite_serving: Serving, game: Game, options: Options
) -> None:
    seats = len(game.sides(options))
    table, _ = await sqlite_serving.create(game.name, [bot()] * seats, **options)
    async with asyncio.timeout(60):
        while not (await sqlite_serving.api.get(f"/api/tables/{table}"))["is_over"]:
            await asyncio.sleep(0.05)
    seen = await sqlite_serving.api.get(f"/api/tables/{table}/watch?lang=it")
    assert seen["outcome"]
    assert json.dumps(seen["view"])
