"""The store: what was acknowledged is there, in order, once."""

import asyncio
import secrets
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory

from hideout.errors import HideoutError
from hideout.server.store import migrations
from hideout.server.store.migrations import versions
from hideout.server.store.rows import MoveRow, SeatRow, Stored, TableRow
from hideout.server.store.store import Store
from hideout.server.store.writer import Conflict


def a_table(**values: object) -> Stored:
    row = TableRow(
        id=secrets.token_hex(8),
        created=1.5,
        game="art-robbery",
        options={"players": 2, "loot": "shown"},
        catalogue_hash="445b40bf1bd9ab4d",
        rules=1,
        seed=2**64 - 1,
        **values,  # type: ignore[arg-type]
    )
    seats = (SeatRow(1, "Ada", token_hash="0" * 64), SeatRow(2, "Bruno", bot="greedy"))
    return Stored(row, seats, ())


def a_move(ply: int, move_id: str | None = None) -> MoveRow:
    return MoveRow(ply, 1, f"play {ply}", move_id, 2.5)


async def test_what_is_kept_comes_back(database: str) -> None:
    stored = a_table(is_listed=True, catalogue_text="format = 1\n")
    store = await Store.open(database)
    await store.create(stored)
    random_move = MoveRow(1, 2, "play 1", None, 2.5, is_fallback=True)
    await store.append(stored.table.id, random_move, is_over=False)
    await store.append(stored.table.id, MoveRow(2, 1, None, "x", 3.5), is_over=True)
    await store.set_seat(stored.table.id, SeatRow(1, "Ada", stand_in="random"))
    await store.close()
    again = await Store.open(database)
    loaded = await again.load(stored.table.id)
    assert loaded is not None
    assert loaded.table == msgspec.structs.replace(stored.table, is_over=True)
    assert loaded.seats == (SeatRow(1, "Ada", stand_in="random"), stored.seats[1])
    assert loaded.moves == (random_move, MoveRow(2, 1, None, "x", 3.5))
    assert await again.load("nonsense") is None
    await again.close()


async def test_the_database_itself_refuses_a_ply_and_a_move_id_twice(database: str) -> None:
    stored = a_table()
    store = await Store.open(database)
    await store.create(stored)
    table = stored.table.id
    await store.append(table, a_move(1, "one"), is_over=False)
    for again in (a_move(1), a_move(2, "one")):
        with pytest.raises(Conflict):
            await store.append(table, again, is_over=False)
    await store.append(table, a_move(2, "two"), is_over=False)
    loaded = await store.load(table)
    assert loaded is not None
    assert [move.move_id for move in loaded.moves] == ["one", "two"]
    await store.close()


async def test_one_bad_move_does_not_take_those_beside_it_along(database: str) -> None:
    tables = [a_table() for _ in range(20)]
    store = await Store.open(database)
    for stored in tables:
        await store.create(stored)
    ids = [stored.table.id for stored in tables]
    appends = [store.append(table, a_move(1), is_over=False) for table in (*ids, ids[0])]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 20 + [Conflict]
    await store.close()


async def test_tables_are_found_by_what_they_are(database: str) -> None:
    store = await Store.open(database)
    before = await store.open_tables()
    listed, hidden = a_table(is_listed=True), a_table()
    again = a_table(previous=listed.table.id)
    for stored in (listed, hidden, again):
        await store.create(stored)
    assert (listed.table, listed.seats) in await store.listed(1000)
    assert hidden.table.id not in [table.id for table, _ in await store.listed(1000)]
    assert {listed.table.id, hidden.table.id} <= set(await store.with_bots())
    assert await store.next_of(listed.table.id) == again.table.id
    assert await store.next_of(hidden.table.id) is None
    assert await store.open_tables() == before + 3
    await store.append(hidden.table.id, a_move(1), is_over=True)
    assert hidden.table.id not in await store.with_bots()
    assert await store.open_tables() == before + 2
    await store.close()


async def test_sqlite_keeps_every_commit_through_a_power_cut(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/deep/hideout.db")
    async with store._engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await store.close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "the database is no address"),
        ("mysql://localhost/x", "the database is mysql; it takes sqlite or postgresql"),
        ("sqlite:////dev/null/x.db", "the database cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/x", "the database cannot be opened"),
    ],
)
async def test_a_database_that_cannot_be_used(address: str, reason: str) -> None:
    with pytest.raises(HideoutError, match=reason):
        await Store.open(address)


async def test_a_file_that_is_no_database_and_one_from_the_future(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database " * 100)
    with pytest.raises(HideoutError, match="the database cannot be opened: file is not a database"):
        await Store.open(f"sqlite:///{tmp_path}/text.db")
    await (await Store.open(f"sqlite:///{tmp_path}/future.db")).close()
    with sqlite3.connect(tmp_path / "future.db") as connection:
        connection.execute("update alembic_version set version_num = '999'")
    connection.close()
    with pytest.raises(HideoutError, match="the database is of another version of Hideout"):
        await Store.open(f"sqlite:///{tmp_path}/future.db")


def test_the_newest_version_is_the_newest_migration() -> None:
    folder = str(Path(migrations.__file__).parent)
    assert ScriptDirectory(folder).get_current_head() == versions.NEWEST


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    address, stored = f"sqlite:///{tmp_path}/old.db", a_table()
    store = await Store.open(address)
    await store.create(stored)
    await store.append(stored.table.id, a_move(1), is_over=False)
    await store.close()
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.execute("alter table moves drop column is_fallback")
        connection.execute("update alembic_version set version_num = '001'")
    connection.close()
    store = await Store.open(address)
    loaded = await store.load(stored.table.id)
    assert loaded is not None
    assert loaded.moves == (a_move(1),)
    await store.close()
