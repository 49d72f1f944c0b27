"""Backups of a server that is running, and back."""

import asyncio
import gzip
import hashlib
import random
from pathlib import Path

import pytest

import hideout
from hideout.client import Seat
from hideout.errors import HideoutError
from hideout.server.matches import match_of, record_of
from hideout.server.models import RecordWanted, SeatWanted
from hideout.server.setting_up import record_wanted
from hideout.server.store.backup import back_up, restore
from hideout.server.store.rows import Stored
from hideout.server.store.store import Store
from tests.support.serving import PEOPLE, Serving, play_to_the_end


async def all_of(address: str, tables: list[str]) -> list[Stored]:
    store = await Store.open(address)
    found = [await store.load(table) for table in tables]
    await store.close()
    return [stored for stored in found if stored is not None]


async def test_a_backup_under_load_restores_to_identical_games(
    database: str, tmp_path: Path
) -> None:
    with Serving(database) as serving:
        made = [await serving.create("caper-europe", PEOPLE[:2]) for _ in range(10)]
        players = [
            asyncio.create_task(
                play_to_the_end(serving.seat(table, token), random.Random(token).choice)
            )
            for table, tokens in made
            for token in tokens
        ]
        tables = [table for table, _ in made]
        while not any(stored.moves for stored in await all_of(database, tables)):
            await asyncio.sleep(0.05)
        assert await back_up(database, tmp_path / "backup") >= len(made)
        await asyncio.gather(*players)
        at_the_end = await all_of(database, tables)
        assert all(stored.table.is_over for stored in at_the_end)

    elsewhere = f"sqlite:///{tmp_path}/restored.db"
    await restore(elsewhere, tmp_path / "backup")
    restored = await all_of(elsewhere, tables)
    assert len(restored) == len(made)
    assert any(stored.moves for stored in restored)
    for then, now in zip(restored, at_the_end, strict=True):
        # The same game, as it was at one moment: its moves are the first of those that followed.
        assert then.moves == now.moves[: len(then.moves)]
        assert (then.table.seed, then.seats) == (now.table.seed, now.seats)
        replayed = hideout.replay(record_of(then))
        assert replayed.state_bytes() == match_of(then).table.state_bytes()
    await back_up(elsewhere, tmp_path / "again")
    again, first = ((tmp_path / name).read_bytes() for name in ("again", "backup"))
    assert gzip.decompress(again) == gzip.decompress(first)


async def test_a_running_server_goes_on_from_what_was_restored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/hideout.db"
    with Serving(database) as serving:
        table, tokens = await serving.create("art-robbery", PEOPLE[:2], players=2)
        async with serving.seat(table, *tokens) as seat:
            await play_some(seat, 4)
            await back_up(database, tmp_path / "backup")
            await play_some(seat, 4)
            assert seat.state is not None
            assert seat.state.ply == 8
            await restore(database, tmp_path / "backup")
            async with asyncio.timeout(20):
                while seat.state.ply != 4:
                    await asyncio.sleep(0.05)
            await play_some(seat, 3)
            assert [entry.ply for entry in seat.log] == list(range(8))
        [stored] = await all_of(database, [table])
        assert len(stored.moves) == 7


async def play_some(seat: Seat, moves: int) -> None:
    for _ in range(moves):
        state = await seat.my_turn()
        assert state is not None
        await seat.play(state.moves[0].move)


async def test_what_is_no_whole_backup_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/hideout.db"
    await (await Store.open(database)).close()
    whole = tmp_path / "whole"
    await back_up(database, whole)
    with pytest.raises(HideoutError, match="there is a file already"):
        await back_up(database, whole)
    with pytest.raises(HideoutError, match="cannot be written"):
        await back_up(database, tmp_path / "none" / "backup")
    broken = {
        "missing": (None, "cannot be read"),
        "text": (b"no backup", "cannot be read"),
        "cut": (whole.read_bytes()[:-10], "cut off or changed"),
        "other": (gzip.compress(b'["something else",1]\n'), "it is no backup of Hideout"),
        "changed": (
            gzip.compress(gzip.decompress(whole.read_bytes()).replace(b'"end",1', b'"end",2')),
            "cut off or changed",
        ),
    }
    for name, (content, reason) in broken.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(HideoutError, match=reason):
            await restore(database, tmp_path / name)


async def test_a_backup_of_the_first_format_is_read(tmp_path: Path) -> None:
    """It has no word of fallback moves."""
    address, elsewhere = (f"sqlite:///{tmp_path}/{name}.db" for name in ("from", "to"))
    table = hideout.deal("art-robbery", seed=1, players=2)
    table.play(table.moves()[0])
    wanted = RecordWanted(record=str(table.record()), seats=[SeatWanted(kind="open")] * 2)
    stored, _ = record_wanted(wanted, table.record())
    store = await Store.open(address)
    await store.create(stored)
    await store.close()
    await back_up(address, tmp_path / "backup")
    lines = gzip.decompress((tmp_path / "backup").read_bytes()).splitlines(keepends=True)[:-1]
    older = [line.replace(b",false]]", b"]]") if b'"moves"' in line else line for line in lines]
    older[0] = b'["hideout backup",1]\n'
    assert older[1:] != lines[1:]
    digest = hashlib.sha256(b"".join(older)).hexdigest()
    older.append(f'["end",{len(older)},"{digest}"]\n'.encode())
    (tmp_path / "older").write_bytes(gzip.compress(b"".join(older)))
    await restore(elsewhere, tmp_path / "older")
    assert await all_of(elsewhere, [stored.table.id]) == [stored]
