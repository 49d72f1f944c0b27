"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import postgres
from tests.support.serving import Serving

DATABASES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql")))


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, of each kind; PostgreSQL's keeps what earlier tests left."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hideout.db"
    address: str = request.getfixturevalue("postgres_address")
    return address


@pytest.fixture(scope="session", params=DATABASES)
def serving(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """A running server, on each kind of database; all tests of a process share it."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('server')}/hideout.db"
    else:
        address = request.getfixturevalue("postgres_address")
    with Serving(address) as serving:
        yield serving


@pytest.fixture(scope="session")
def sqlite_serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The same on SQLite alone, for what is not about databases."""
    with Serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/hideout.db") as serving:
        yield serving
