"""The store: people, sessions, tables and every input, in SQLite or PostgreSQL."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, event, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import Input
from quarterdeck.server import migrations
from quarterdeck.server.log_writer import Entry, LogWriter
from quarterdeck.server.news import Place
from quarterdeck.server.schema import chairs, chat, inputs, markers, people, servers, sessions, snapshots, tables

CHANNEL = "quarterdeck"
"""Where processes that share a PostgreSQL store tell each other which table has changed."""


class Taken(Exception):
    """Somebody else wrote this first: a number of a table's inputs, or a login."""


class Holder(NamedTuple):
    """Who holds a seat: a person, a bot, or nobody yet. A person with a level is stood in for by a bot."""

    kind: str
    person: str | None = None
    level: str | None = None
    left: float | None = None
    """When the person was last seen here; None while they are."""


class Store:
    """Everything that survives a restart. Each method is one transaction."""

    def __init__(self, address: str) -> None:
        try:
            # Errors come into the log: what was to be written does not.
            self.engine: AsyncEngine = create_async_engine(address, json_serializer=_to_json, hide_parameters=True)
        except (ImportError, ValueError, SQLAlchemyError) as error:
            raise QuarterdeckError(f"this store cannot be opened: {error}") from None
        folder = Path(self.engine.url.database or "").parent
        if self.engine.dialect.name == "sqlite" and not folder.is_dir():
            raise QuarterdeckError(f"this store cannot be opened: there is no folder {folder}")
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may use this store at the same time."""
        self.process = secrets.token_hex(4)
        """What this process signs its news with."""
        self._changing = asyncio.Lock()
        self._log: LogWriter | None = None
        """Writes the inputs of an SQLite file; a database server gathers what arrives together by itself."""
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
            file = self.engine.url.database
            if file and file != ":memory:":
                self._log = LogWriter(partial(_connected, file))

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
        if self._log is not None:
            await self._log.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Whether the store answers: raises whatever is wrong if not."""
        await self._one(text("SELECT version_num FROM alembic_version"))

    # People

    async def add_person(self, person: str, name: str, token_hash: str) -> None:
        """A new guest with a first session."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=time.time()))
            await connection.execute(_new_session(person, token_hash))

    async def person_of(self, token_hash: str) -> RowMapping | None:
        joined = select(people).join(sessions, sessions.c.person == people.c.id)
        return await self._one(joined.where(sessions.c.token_hash == token_hash))

    async def person_called(self, login: str) -> RowMapping | None:
        return await self._one(select(people).where(people.c.login == login))

    async def set_person(self, person: str, **values: Any) -> None:
        """Change a name, a login or a password; a login that somebody else has is `Taken`."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            raise Taken from None

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        rows = await self._all(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row["id"]: row["name"] for row in rows}

    async def add_session(self, person: str, token_hash: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(_new_session(person, token_hash))

    async def forget_session(self, token_hash: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def forget_other_sessions(self, person: str, token_hash: str) -> None:
        others = (sessions.c.person == person) & (sessions.c.token_hash != token_hash)
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(others))

    async def join(self, guest: str, person: str) -> None:
        """Everything a guest has becomes a person's; the guest is no more."""
        async with self.engine.begin() as connection:
            for column in (chairs.c.person, tables.c.host, chat.c.person):
                change = update(column.table).where(column == guest).values({column.name: person})
                await connection.execute(change)
            await connection.execute(delete(sessions).where(sessions.c.person == guest))
            await connection.execute(delete(people).where(people.c.id == guest))

    # Tables

    async def add_table(self, row: dict[str, Any], holders: list[Holder]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**row))
            await self._seat(connection, row["id"], holders)
            if row.get("follows"):
                await self._announce(connection, row["follows"], "table")

    async def _seat(self, connection: AsyncConnection, table: str, holders: list[Holder]) -> None:
        for seat, holder in enumerate(holders):
            await connection.execute(insert(chairs).values(table=table, seat=seat, **holder._asdict()))

    async def table(self, table: str) -> RowMapping | None:
        return await self._one(select(tables).where(tables.c.id == table))

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
        rows = await self._all(select(chairs).where(chairs.c.table.in_(ids)).order_by(chairs.c.table, chairs.c.seat))
        found: dict[str, list[RowMapping]] = {table: [] for table in ids}
        for row in rows:
            found[row["table"]].append(row)
        return found

    async def public_tables(self, state: str) -> Sequence[RowMapping]:
        """Public tables that wait for people, or may be watched, the newest first."""
        shown = tables.c.public & (tables.c.state == state)
        return await self._all(select(tables).where(shown).order_by(tables.c.created.desc()).limit(50))

    async def tables_of(self, person: str, limit: int = 100) -> Sequence[RowMapping]:
        own = select(chairs.c.table).where(chairs.c.person == person)
        wanted = select(tables).where(tables.c.id.in_(own)).order_by(tables.c.created.desc())
        return await self._all(wanted.limit(limit))

    async def due_tables(self, before: float) -> Sequence[str]:
        """Games in which time or a bot has something to do."""
        due = (tables.c.state == "playing") & (tables.c.due <= before)
        return [row["id"] for row in await self._all(select(tables.c.id).where(due))]

    async def follow_up(self, ids: Sequence[str]) -> dict[str, RowMapping]:
        """The newest table that goes on where each of these ended."""
        rows = await self._all(select(tables).where(tables.c.follows.in_(ids)).order_by(tables.c.created))
        return {row["follows"]: row for row in rows}

    async def sit(self, table: str, seat: int, holder: Holder) -> None:
        which = (chairs.c.table == table) & (chairs.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(update(chairs).where(which).values(**holder._asdict()))
            await self._announce(connection, table, "table")

    async def come(self, table: str, person: str) -> bool:
        """Somebody has come; bots that stood in for them give their seats back. False if they had been here."""
        return await self._came_or_went(table, person, chairs.c.left.is_not(None), left=None, level=None)

    async def stay(self, table: str, person: str) -> bool:
        """Somebody is here whom another process has not seen."""
        return await self._came_or_went(table, person, chairs.c.left.is_not(None), left=None)

    async def go(self, table: str, person: str, now: float) -> bool:
        """Somebody has left; False if that was known already."""
        return await self._came_or_went(table, person, chairs.c.left.is_(None), left=now)

    async def _came_or_went(self, table: str, person: str, which: ColumnElement[bool], **values: Any) -> bool:
        theirs = (chairs.c.table == table) & (chairs.c.person == person) & which
        async with self.engine.begin() as connection:
            changed = (await connection.execute(update(chairs).where(theirs).values(**values))).rowcount > 0
            if changed:
                await self._announce(connection, table, "table")
        return changed

    async def reseat(self, table: str, holders: list[Holder], **values: Any) -> None:
        """Change a table that waits, its chairs included."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(chairs).where(chairs.c.table == table))
            await self._seat(connection, table, holders)
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self._announce(connection, table, "table")

    async def set_table(self, table: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self._announce(connection, table, "table")

    async def note(self, table: str, **values: Any) -> None:
        """Change a table's row in a way that nobody has to be told of."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    async def seat_bots_here(self, table: str, now: float, until: float) -> bool:
        """Whether this process plays the bots of a table, at least until then: one process does, and no other."""
        if not self.shared:
            return True
        free = tables.c.bots_by.is_(None) | (tables.c.bots_by == self.process) | (tables.c.bots_until < now)
        async with self.engine.begin() as connection:
            taken = update(tables).where((tables.c.id == table) & free).values(bots_by=self.process, bots_until=until)
            return (await connection.execute(taken)).rowcount > 0

    # Time

    async def beat(self, now: float) -> None:
        """Note that a server is alive; there is one row for all of them."""
        async with self.engine.begin() as connection:
            if not (await connection.execute(update(servers).values(alive=now))).rowcount:
                await connection.execute(insert(servers).values(id=1, alive=now))

    async def let_time_stand_still(self, now: float, pause: float) -> float:
        """If no server was alive for longer than a pause, the clocks of all games stood still; returns for how long."""
        row = await self._one(select(servers.c.alive))
        gap: float = 0.0 if row is None else now - row["alive"]
        if row is None or gap <= pause:
            return 0.0
        async with self.engine.begin() as connection:
            first = update(servers).where(servers.c.alive == row["alive"]).values(alive=now)
            if not (await connection.execute(first)).rowcount:
                return 0.0  # another process that starts just now has seen to it
            later = {"started": tables.c.started + gap, "due": tables.c.due + gap}
            await connection.execute(update(tables).where(tables.c.state == "playing").values(**later))
        return gap

    # Inputs

    async def append(self, table: str, seq: int, given: Input, **changed: Any) -> None:
        """Write an input durably under its number, with what it changes of the table's row.

        The number is the only lock between processes.
        """
        if self._log is not None:
            rolled = _to_json(given.rolled)
            entry = Entry(table, seq, given.at, given.seat, given.do, rolled, given.binding, changed)
            if not await self._log.append(entry):
                raise Taken
            return
        row = {"at": given.at, "seat": given.seat, "do": given.do, "rolled": given.rolled, "binding": given.binding}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(inputs).values(table=table, seq=seq, **row))
                if changed:
                    await connection.execute(update(tables).where(tables.c.id == table).values(**changed))
                await self._announce(connection, table, str(seq))
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

    async def keep_snapshot(self, table: str, seq: int, state: bytes) -> None:
        """Keep the state after `seq` inputs, unless another process has kept a later one."""
        older = (snapshots.c.table == table) & (snapshots.c.seq <= seq)
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(delete(snapshots).where(older))
                await connection.execute(insert(snapshots).values(table=table, seq=seq, state=state))

    async def snapshot(self, table: str) -> RowMapping | None:
        return await self._one(select(snapshots).where(snapshots.c.table == table))

    # What people say and show

    async def say(self, table: str, person: str, words: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(chat).values(table=table, person=person, text=words, at=time.time()))
            await self._announce(connection, table, "chat")

    async def chat_of(self, table: str, since: int = 0, last: int = 200) -> list[RowMapping]:
        """The last lines after line `since`, in order."""
        wanted = select(chat.c.id, chat.c.text, chat.c.at, people.c.name).join(people, people.c.id == chat.c.person)
        wanted = wanted.where((chat.c.table == table) & (chat.c.id > since))
        return list(reversed(await self._all(wanted.order_by(chat.c.id.desc()).limit(last))))

    async def place_marker(self, table: str, key: str, x: float, y: float, most: int) -> bool:
        """Put a marker down; False if the table has as many as it may."""
        this = (markers.c.table == table) & (markers.c.key == key)
        async with self.engine.begin() as connection:
            await connection.execute(delete(markers).where(this))
            count = select(func.count()).select_from(markers).where(markers.c.table == table)
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            await connection.execute(insert(markers).values(table=table, key=key, x=x, y=y))
            await self._announce(connection, table, "markers")
        return True

    async def remove_markers(self, table: str, key: str | None = None) -> None:
        """Take a marker off the table, or all of them."""
        these = markers.c.table == table
        async with self.engine.begin() as connection:
            await connection.execute(delete(markers).where(these if key is None else these & (markers.c.key == key)))
            await self._announce(connection, table, "markers")

    async def markers_of(self, table: str) -> dict[str, Place]:
        rows = await self._all(select(markers).where(markers.c.table == table).order_by(markers.c.key))
        return {row["key"]: Place(row["x"], row["y"]) for row in rows}

    # How

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

    async def announce(self, table: str, what: str) -> None:
        """Tell other processes something about a table that is not kept."""
        if self.shared:
            async with self.engine.begin() as connection:
                await self._announce(connection, table, what)

    async def _announce(self, connection: AsyncConnection, table: str, what: str) -> None:
        """Tell other processes, when this transaction is through, which table has news; never what they are."""
        if self.shared:
            news = {"channel": CHANNEL, "news": f"{self.process} {table} {what}"}
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


def _new_session(person: str, token_hash: str) -> Any:
    return insert(sessions).values(token_hash=token_hash, person=person, created=time.time())


async def _check_references(connection: AsyncConnection) -> None:
    lost = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).mappings().first()
    if lost is not None:
        raise QuarterdeckError(f"a row of {lost['table']} refers to a row of {lost['parent']} that is not there")


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
