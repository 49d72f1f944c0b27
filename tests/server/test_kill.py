"""kill -9: what was acknowledged is there afterwards, once; and bots go on by themselves."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import pytest

import hideout
from hideout.client import Seat
from hideout.kit.record import parse_record
from tests.support.serving import PEOPLE, Serving, bot

GAMES: tuple[tuple[str, dict[str, int | str]], ...] = (
    ("caper-europe", {}),
    ("caper", {"mode": "two"}),
    ("art-robbery", {"players": 2}),
)

Acknowledged = set[tuple[str, int, str]]
"""Table, ply, move."""


def rows(path: Path) -> list[tuple[str, int, str]]:
    with sqlite3.connect(path) as connection:
        found = connection.execute("select table_id, ply, move from moves").fetchall()
    connection.close()
    return found


async def play(seat: Seat, table: str, acknowledged: Acknowledged, pace: float) -> None:
    """Play on, whatever becomes of the server."""
    chance = random.Random(table)
    async with seat:
        while (state := await seat.my_turn()) is not None:
            move = chance.choice(state.moves).move
            ply = await seat.play(move)
            acknowledged.add((table, ply, move))
            await asyncio.sleep(chance.random() * pace)


@pytest.mark.xdist_group("kill")
async def test_a_killed_server_has_kept_every_acknowledged_move(tmp_path: Path, full: bool) -> None:
    games, kills = (50, 30) if full else (6, 2)
    pace = 2.0 if full else 0.3
    path = tmp_path / "hideout.db"
    serving = Serving(f"sqlite:///{path}")
    serving.start()
    acknowledged: Acknowledged = set()
    players: list[asyncio.Task[None]] = []
    tables: list[str] = []
    for number in range(games):
        game, options = GAMES[number % len(GAMES)]
        seats = [PEOPLE[0], bot("greedy")] if number % 2 else PEOPLE[:2]
        table, tokens = await serving.create(game, seats, **options)
        tables.append(table)
        players += [
            asyncio.create_task(play(serving.seat(table, token), table, acknowledged, pace))
            for token in tokens
        ]
    alone, _ = await serving.create("caper-europe", [bot(), bot()])
    chance = random.Random(1)
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            serving.kill()
            kept = rows(path)
            assert acknowledged <= set(kept)
            assert len({row[:2] for row in kept}) == len(kept)
            await asyncio.to_thread(serving.start)
            assert set(kept) <= set(rows(path))
        async with asyncio.timeout(600 if full else 120):
            await asyncio.gather(*players)
            while not (await serving.api.get(f"/api/tables/{alone}"))["is_over"]:
                await asyncio.sleep(0.1)
        kept = rows(path)
        assert acknowledged <= set(kept)
        for table in (*tables, alone):
            exported = await serving.api.get(f"/api/tables/{table}/export")
            assert hideout.replay(parse_record(exported["record"])).is_over
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        assert serving.stop() == 0


async def test_bots_go_on_after_a_crash_in_the_middle_of_their_thought(tmp_path: Path) -> None:
    path = tmp_path / "hideout.db"
    serving = Serving(f"sqlite:///{path}", HIDEOUT_PACE="0.05")
    serving.start()
    table, _ = await serving.create("caper-europe", [bot("search"), bot("search")])
    while len(rows(path)) < 3:
        await asyncio.sleep(0.05)
    serving.kill()
    before = rows(path)
    serving.start()
    give_up = time.monotonic() + 60
    while len(rows(path)) < len(before) + 3:
        assert time.monotonic() < give_up
        await asyncio.sleep(0.1)
    assert rows(path)[: len(before)] == before
    assert {row[0] for row in rows(path)} == {table}
    assert serving.stop() == 0
