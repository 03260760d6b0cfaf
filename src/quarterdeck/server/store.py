"""The store: people, sessions, tables and every input, in SQLite or PostgreSQL."""

import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quarterdeck.kernel.history import Input
from quarterdeck.server.log_writer import Entry, LogWriter

metadata = MetaData()

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

sessions = Table(
    "sessions", metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("result", JSON),
)  # fmt: skip

chairs = Table(
    "chairs", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
)  # fmt: skip

inputs = Table(
    "inputs", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("do", Text, nullable=False),
    Column("rolled", JSON, nullable=False),
    Column("binding", Boolean, nullable=False),
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip


class Taken(Exception):
    """Another process wrote this number of a table's inputs first."""


class Store:
    """Everything that survives a restart. Each method is one transaction."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, json_serializer=_to_json)
        self._log: LogWriter | None = None
        """Writes the inputs of an SQLite file; a database server gathers what arrives together by itself."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
            file = self.engine.url.database
            if file and file != ":memory:":
                self._log = LogWriter(partial(_connected, file))

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        if self._log is not None:
            await self._log.close()
        await self.engine.dispose()

    # People

    async def add_person(self, person: str, name: str, token_hash: str) -> None:
        """A new guest with a first session."""
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=now))
            await connection.execute(insert(sessions).values(token_hash=token_hash, person=person, created=now))

    async def person_of(self, token_hash: str) -> RowMapping | None:
        joined = select(people).join(sessions, sessions.c.person == people.c.id)
        return await self._one(joined.where(sessions.c.token_hash == token_hash))

    async def rename(self, person: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        rows = await self._all(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row["id"]: row["name"] for row in rows}

    # Tables

    async def add_table(self, row: dict[str, Any], kinds: list[tuple[str, str | None]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**row))
            for seat, (kind, person) in enumerate(kinds):
                await connection.execute(insert(chairs).values(table=row["id"], seat=seat, kind=kind, person=person))

    async def table(self, table: str) -> RowMapping | None:
        return await self._one(select(tables).where(tables.c.id == table))

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
        rows = await self._all(select(chairs).where(chairs.c.table.in_(ids)).order_by(chairs.c.table, chairs.c.seat))
        found: dict[str, list[RowMapping]] = {table: [] for table in ids}
        for row in rows:
            found[row["table"]].append(row)
        return found

    async def open_tables(self) -> Sequence[RowMapping]:
        waiting = (tables.c.state == "waiting") & tables.c.public
        return await self._all(select(tables).where(waiting).order_by(tables.c.created.desc()).limit(50))

    async def tables_of(self, person: str) -> Sequence[RowMapping]:
        own = select(chairs.c.table).where(chairs.c.person == person)
        return await self._all(select(tables).where(tables.c.id.in_(own)).order_by(tables.c.created.desc()).limit(100))

    async def playing(self) -> Sequence[RowMapping]:
        return await self._all(select(tables).where(tables.c.state == "playing"))

    async def sit(self, table: str, seat: int, kind: str, person: str | None) -> None:
        which = (chairs.c.table == table) & (chairs.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(update(chairs).where(which).values(kind=kind, person=person))

    async def set_table(self, table: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    # Inputs

    async def append(self, table: str, seq: int, given: Input) -> None:
        """Write an input durably under its number; the number is the only lock between processes."""
        if self._log is not None:
            rolled = _to_json(given.rolled)
            if not await self._log.append(Entry(table, seq, given.at, given.seat, given.do, rolled, given.binding)):
                raise Taken
            return
        row = {"at": given.at, "seat": given.seat, "do": given.do, "rolled": given.rolled, "binding": given.binding}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(inputs).values(table=table, seq=seq, **row))
        except IntegrityError:
            raise Taken from None

    async def inputs_of(self, table: str, since: int = 0) -> list[Input]:
        rows = await self._all(
            select(inputs).where((inputs.c.table == table) & (inputs.c.seq >= since)).order_by(inputs.c.seq)
        )
        return [
            Input(row["at"], row["seat"], row["do"], tuple((p, r) for p, r in row["rolled"]), row["binding"])
            for row in rows
        ]

    # Chat

    async def say(self, table: str, person: str, text: str) -> float:
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(insert(chat).values(table=table, person=person, text=text, at=now))
        return now

    async def chat_of(self, table: str) -> Sequence[RowMapping]:
        wanted = select(chat.c.text, chat.c.at, people.c.name).join(people, people.c.id == chat.c.person)
        return await self._all(wanted.where(chat.c.table == table).order_by(chat.c.id).limit(200))

    async def forget_session(self, token_hash: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def _one(self, statement: Any) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().first()

    async def _all(self, statement: Any) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return await _rows(connection, statement)


async def _rows(connection: AsyncConnection, statement: Any) -> Sequence[RowMapping]:
    return (await connection.execute(statement)).mappings().all()


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Durable before acknowledged: write-ahead log, synchronised on every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _connected(file: str) -> sqlite3.Connection:
    """A plain connection to an SQLite file, for the thread that writes inputs."""
    connection = sqlite3.connect(file, isolation_level=None)
    _tune_sqlite(connection, None)
    return connection
