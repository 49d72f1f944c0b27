"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import postgres

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
