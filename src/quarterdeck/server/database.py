"""The database behind the store: SQLite or PostgreSQL, its form, and who may use it at once."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, StaticPool, UpdateBase, create_engine, event, text
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import migrations
from quarterdeck.server.announcements import Announcement
from quarterdeck.server.log_writer import LogWriter

T = TypeVar("T")
CHANNEL = "quarterdeck"
"""Where processes that share a PostgreSQL store tell each other which table has changed."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""How an address begins here, where it begins otherwise in other programs."""


class Database:
    """Where everything is kept that survives a restart."""

    def __init__(self, address: str) -> None:
        _check_driver(address)
        try:
            # Errors come into the log: what was to be written does not.
            self.engine: AsyncEngine = create_async_engine(
                address, json_serializer=to_json, json_deserializer=from_json, hide_parameters=True
            )
        except (ImportError, ValueError, SQLAlchemyError) as error:
            raise QuarterdeckError(f"this store cannot be opened: {error}") from None
        folder = Path(self.engine.url.database or "").parent
        if self.engine.dialect.name == "sqlite" and not folder.is_dir():
            raise QuarterdeckError(f"this store cannot be opened: there is no folder {folder}")
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may use this store at the same time."""
        self.process = secrets.token_hex(4)
        """The name of this process in its announcements."""
        self._changing = asyncio.Lock()
        self._file: SqliteFile | None = None
        """Where the one writer of an SQLite file writes; a database server takes care of many by itself."""
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
            file = self.engine.url.database
            if file and file != ":memory:":
                self._file = SqliteFile(file)

    async def open(self, *, upgrade: bool = True) -> None:
        """Make sure the store is of this version: an empty one is made so, and a file if `upgrade`; others must be."""
        async with self.engine.connect() as connection:
            found = await connection.run_sync(migrations.current)
        if found != migrations.newest():
            if found is not None and (self.shared or not upgrade):
                raise QuarterdeckError(f"this store has version {found}: run `quarterdeck migrate` first")
            await self.migrate()

    async def migrate(self) -> tuple[str | None, str]:
        """Bring the store to this version, wholly or not at all; returns the old version and the new one."""
        async with self.alone() as connection:
            found = await connection.run_sync(migrations.current)
            await connection.run_sync(migrations.upgrade)
        return found, migrations.newest()

    async def close(self) -> None:
        if self._file is not None:
            await self._file.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Whether the store answers: raises whatever is wrong if not."""
        await self._one(text("SELECT version_num FROM alembic_version"))

    # How it is used

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the whole store."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")  # Python's driver begins none for reading
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change the form of the store, while nobody else does."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
                yield connection
                await connection.commit()
            else:
                await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # SQLite alters a table by copying it
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    yield connection
                    await _check_references(connection)
                    await connection.commit()
                finally:
                    await connection.invalidate()

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[None]:
        """Nobody else changes who sits at this table meanwhile, here or in another process.

        One at a time in this process: more would take connections that others need to finish.
        """
        async with self._changing:
            if not self.shared:
                yield
                return
            async with self.engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(8, hashtext(:table))"), {"table": table})
                yield

    async def _one(self, statement: Any) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().first()

    async def _all(self, statement: Any) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; whoever writes to a file takes turns and never finds it locked."""
        if self._file is not None:
            return await self._file.transact(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def change(self, *statements: UpdateBase, announcement: Announcement | None = None) -> int:
        """Carry out statements, all of them or none; returns how many rows the last one has changed.

        If it has changed any, other processes hear the announcement.
        """

        def work(connection: Connection) -> int:
            count = [connection.execute(statement).rowcount for statement in statements][-1]
            if announcement is not None and count:
                self._announce(connection, announcement)
            return count

        return await self.transact(work)

    async def announce(self, announcement: Announcement) -> None:
        """Tell other processes something that is not kept."""
        if self.shared:
            await self.transact(lambda connection: self._announce(connection, announcement))

    def _announce(self, connection: Connection, announcement: Announcement) -> None:
        """Tell other processes, when this transaction is through, which table has changed; never how."""
        if self.shared:
            letter = {"channel": CHANNEL, "letter": to_json({"process": self.process, "announcement": announcement})}
            connection.execute(text("SELECT pg_notify(:channel, :letter)"), letter)


class SqliteFile:
    """The one writer of an SQLite file.

    Its connection is used by one thread alone. Two that write to the same file would wait for each other by looking
    again and again, up to a tenth of a second apart.
    """

    def __init__(self, file: str) -> None:
        self._engine = create_engine(
            "sqlite://", creator=partial(_connected, file), poolclass=StaticPool,
            json_serializer=to_json, json_deserializer=from_json, hide_parameters=True,
        )  # fmt: skip
        event.listen(self._engine, "begin", _begin_to_write)
        self.log = LogWriter(self._connection)

    def _connection(self) -> sqlite3.Connection:
        connection = self._engine.raw_connection().driver_connection
        assert isinstance(connection, sqlite3.Connection)
        return connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await self.log.run(partial(self._done, work))

    def _done(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await self.log.close()
        self._engine.dispose()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check_driver(address: str) -> None:
    """Refuse an address that other programs understand and this one does not, without repeating its password."""
    given = address.partition("://")[0]
    ours = DRIVERS.get(given.partition("+")[0], given)
    if given != ours:
        raise QuarterdeckError(f"this store cannot be opened: write {ours}://... instead of {given}://...")


async def _check_references(connection: AsyncConnection) -> None:
    lost = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).mappings().first()
    if lost is not None:
        raise QuarterdeckError(f"a row of {lost['table']} refers to a row of {lost['parent']} that is not there")


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    """A kept value, or nothing if it is damaged: one row must not make all others unreadable."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Durable before acknowledged: write-ahead log, synchronised on every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _connected(file: str) -> sqlite3.Connection:
    """A plain connection to an SQLite file, for the thread that writes inputs."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)  # closed by another one
    _tune_sqlite(connection, None)
    return connection
