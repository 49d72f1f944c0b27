"""The engine: SQLite that loses nothing it has acknowledged, or PostgreSQL; migrated on start."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hideout.errors import HideoutError
from hideout.server.store.migrations.versions import NEWEST

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


async def open_database(address: str) -> AsyncEngine:
    """The migrated database; HideoutError if it cannot be used."""
    engine = make_engine(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except HideoutError:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise HideoutError(f"the database cannot be opened: {_first_line(error)}") from error
    return engine


def make_engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise HideoutError("the database is no address; it looks like sqlite:///PATH") from error
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise HideoutError(f"the database is {backend}; it takes {' or '.join(DRIVERS)}")
    if backend == "sqlite":
        if url.database:
            _make_folder(Path(url.database).parent)
        engine = create_async_engine(url.set(drivername=DRIVERS[backend]))
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(url.set(drivername=DRIVERS[backend]), pool_pre_ping=True)


def direct_engine(address: str) -> Engine | None:
    """SQLite works in threads anyway; who has a thread for it gets by with fewer trips there."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HideoutError(f"the database cannot be opened: {folder}: {error.strerror}") from error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # WAL: reading does not wait for writing. FULL: a commit is on the disk when it returns.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if _version(connection) == NEWEST:
        return
    # Loads slowly, and is seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise HideoutError(f"the database is of another version of Hideout: {error}") from error


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).split("\n")[0]
