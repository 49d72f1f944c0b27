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


@pytest.fixture(scope="session")
def sqlite_serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server, for what is not about databases; all tests of a process share it."""
    with Serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/hideout.db") as serving:
        yield serving


@pytest.fixture(scope="session")
def postgres_serving(postgres_address: str) -> Iterator[Serving]:
    with Serving(postgres_address) as serving:
        yield serving


@pytest.fixture(params=DATABASES)
def serving(request: pytest.FixtureRequest) -> Serving:
    """The same, on each kind of database."""
    kind = "sqlite_serving" if request.param == "sqlite" else "postgres_serving"
    found: Serving = request.getfixturevalue(kind)
    return found
