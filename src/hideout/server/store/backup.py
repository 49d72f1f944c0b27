"""Backups: everything in one file, from and to a database that a server is using.

The file is gzipped JSON, one row a line: so it can go from SQLite to PostgreSQL and back. Its last
line has the number and the digest of those before it, and tells a whole file from one cut off.
"""

import gzip
import hashlib
import os
import secrets
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hideout.errors import HideoutError
from hideout.match.storage import new_record_path
from hideout.server.store.database import open_database
from hideout.server.store.schema import MOVES, SEATS, STATE, TABLES

FORMAT = 2
READ = (1, FORMAT)
"""Backups of format 1 know nothing of fallback moves."""
KEPT: tuple[Table, ...] = (TABLES, SEATS, MOVES)
CHUNK = 500


async def back_up(address: str, file: Path) -> int:
    """Write the whole database to a new file; how many tables there are in it."""
    new_record_path(file)
    engine = await open_database(address)
    part = file.with_name(f".{file.name}.part")
    try:
        tables = 0
        digest, count = hashlib.sha256(), 0
        with gzip.open(part, "wb") as out:
            async for line in _lines(engine):
                out.write(line)
                digest.update(line)
                count += 1
                tables += line.startswith(b'["tables"')
            out.write(msgspec.json.encode(["end", count, digest.hexdigest()]) + b"\n")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except OSError as error:
        raise HideoutError(f"{file}: it cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return tables


async def _lines(engine: AsyncEngine) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(["hideout backup", FORMAT]) + b"\n"
    async with engine.connect() as connection:
        await _one_moment(connection)
        for table in KEPT:
            # A rematch comes after the table that it is the rematch of.
            order = table.c.created if table is TABLES else table.primary_key
            rows = await connection.stream(select(table).order_by(*_columns(order)))
            async for row in rows:
                yield msgspec.json.encode([str(table.name), list(row)]) + b"\n"


def _columns(order: Any) -> list[Any]:
    return list(order) if hasattr(order, "__iter__") else [order]


async def _one_moment(connection: AsyncConnection) -> None:
    """All is read as it was at one moment, while the server goes on."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("BEGIN"))
    else:
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


async def restore(address: str, file: Path) -> int:
    """Put what is in the file in the place of all that is in the database."""
    rows = _read(file)
    engine = await open_database(address)
    try:
        async with engine.begin() as connection:
            # A server that is using it sees this, drops what it has in memory and goes on.
            await connection.execute(update(STATE).values(generation=secrets.token_hex(16)))
            for table in reversed(KEPT):
                await connection.execute(delete(table))
            for table in KEPT:
                kept = rows[table.name]
                for first in range(0, len(kept), CHUNK):
                    await connection.execute(insert(table), kept[first : first + CHUNK])
    except SQLAlchemyError as error:
        raise HideoutError(f"{file}: it cannot be restored ({error})") from error
    finally:
        await engine.dispose()
    return len(rows[TABLES.name])


def _read(file: Path) -> dict[str, list[dict[str, Any]]]:
    """All rows; an error if the file is not whole."""
    lines = list(_read_lines(file))
    heads = [msgspec.json.encode(["hideout backup", one]) + b"\n" for one in READ]
    if not lines or lines[0] not in heads:
        raise HideoutError(f"{file}: it is no backup of Hideout, format {FORMAT}")
    end = msgspec.json.encode(
        ["end", len(lines) - 1, hashlib.sha256(b"".join(lines[:-1])).hexdigest()]
    )
    if lines[-1] != end + b"\n":
        raise HideoutError(f"{file}: it was cut off or changed")
    rows: dict[str, list[dict[str, Any]]] = {table.name: [] for table in KEPT}
    columns = {table.name: list(table.c.keys()) for table in KEPT}
    for line in lines[1:-1]:
        name, values = msgspec.json.decode(line, type=tuple[str, list[Any]])
        # What an older format does not have is left to the database.
        rows[name].append(dict(zip(columns[name], values, strict=False)))
    return rows


def _read_lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (EOFError, zlib.error) as error:
        raise HideoutError(f"{file}: it was cut off or changed") from error
    except OSError as error:
        raise HideoutError(f"{file}: it cannot be read ({error.strerror or error})") from error
