"""The store: people, sessions, tables and every input, in SQLite or PostgreSQL."""

import secrets
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from string import ascii_letters, digits
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Insert, case, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from quarterdeck.kernel.record import Input
from quarterdeck.server.announcements import ChatChanged, InputWritten, MarkersChanged, TableChanged
from quarterdeck.server.database import Database, to_json
from quarterdeck.server.errors import NotFound, is_taken
from quarterdeck.server.log_writer import Entry
from quarterdeck.server.push_messages import MarkerPlace
from quarterdeck.server.schema import (
    chairs,
    chat,
    inputs,
    markers,
    packs,
    people,
    servers,
    sessions,
    shares,
    snapshots,
    tables,
)

BATCH = 500
"""Guests that are removed at once."""
LAST_LINES = 200
"""Lines of a chat that are read."""


class Taken(Exception):
    """Somebody else wrote this first: a number of a table's inputs, or a login."""


class Holder(NamedTuple):
    """Who holds a seat: a person, a bot, or nobody yet. A person with a level is stood in for by a bot."""

    kind: str
    person: str | None = None
    level: str | None = None
    left: float | None = None
    """When the person was last seen here; None while they are."""
    name: str | None = None
    """What whoever plays this seat is called, if not by the person's name."""


def new_table_id() -> str:
    """What a new table is called in links and commands: nobody guesses it, and no command takes it for an option."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(12))


class Store(Database):
    """Everything that survives a restart. Each method is one transaction."""

    # People

    async def add_person(self, person: str, name: str, token_hash: str) -> None:
        """A new guest with a first session."""
        guest = insert(people).values(id=person, name=name, created=time.time())
        await self.change(guest, _new_session(person, token_hash))

    async def person_of(self, token_hash: str) -> RowMapping | None:
        """Whoever a session belongs to, and when it was used."""
        joined = select(people, sessions.c.used).join(sessions, sessions.c.person == people.c.id)
        return await self._one(joined.where(sessions.c.token_hash == token_hash))

    async def person_called(self, login: str) -> RowMapping | None:
        return await self._one(select(people).where(people.c.login == login))

    async def set_person(self, person: str, **values: Any) -> None:
        """Change a name, a login or a password; a login that somebody else has is `Taken`."""
        try:
            await self.change(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            raise Taken from None

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        rows = await self._all(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row["id"]: row["name"] for row in rows}

    async def add_session(self, person: str, token_hash: str) -> None:
        await self.change(_new_session(person, token_hash))

    async def forget_session(self, token_hash: str) -> None:
        await self.change(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def forget_other_sessions(self, person: str, token_hash: str) -> None:
        others = (sessions.c.person == person) & (sessions.c.token_hash != token_hash)
        await self.change(delete(sessions).where(others))

    async def replace_sessions(self, person: str, token_hash: str) -> None:
        """Start a session and end all others of the same person."""
        ended = delete(sessions).where(sessions.c.person == person)
        await self.change(ended, _new_session(person, token_hash))

    async def use_session(self, token_hash: str, now: float) -> None:
        await self.change(update(sessions).where(sessions.c.token_hash == token_hash).values(used=now))

    async def sessions_of(self, person: str) -> Sequence[RowMapping]:
        return await self._all(select(sessions).where(sessions.c.person == person).order_by(sessions.c.used.desc()))

    async def forget_sessions_before(self, moment: float) -> bool:
        """End the sessions that were not used since a moment; False if there are none."""
        return await self.change(delete(sessions).where(sessions.c.used < moment)) > 0

    async def forget_lost_guests(self) -> None:
        """Remove guests who cannot come back, for want of a session, and who have left nothing behind."""
        used = (sessions.c.person, chairs.c.person, tables.c.host, chat.c.person, shares.c.person)
        unknown = [people.c.id.not_in(select(column).where(column.is_not(None))) for column in used]
        rows = await self._all(select(people.c.id).where(people.c.login.is_(None), *unknown).limit(BATCH))
        await self.change(delete(people).where(people.c.id.in_([row["id"] for row in rows])))

    async def disguise(self, person: str, name: str) -> None:
        """Give a person a made-up name, in seats that they have named too."""
        unnamed = update(chairs).where(chairs.c.person == person).values(name=None)
        await self.change(unnamed, update(people).where(people.c.id == person).values(name=name))

    async def forget_person(self, person: str) -> None:
        """Take login, password, sessions and everything said from a person; played games keep their seats."""
        removed = [delete(part).where(part.c.person == person) for part in (sessions, chat, shares)]
        await self.change(*removed, update(people).where(people.c.id == person).values(login=None, password=None))

    async def join(self, guest: str, person: str) -> None:
        """Everything a guest has becomes a person's; the guest is no more."""
        columns = (chairs.c.person, tables.c.host, chat.c.person)
        given = [update(column.table).where(column == guest).values({column.name: person}) for column in columns]
        removed = [delete(column.table).where(column == guest) for column in (shares.c.person, sessions.c.person)]
        await self.change(*given, *removed, delete(people).where(people.c.id == guest))

    # Tables

    async def add_table(self, row: dict[str, Any], holders: list[Holder]) -> None:
        announcement = TableChanged(row["follows"]) if row.get("follows") else None
        await self.change(insert(tables).values(**row), *_seated(row["id"], holders), announcement=announcement)

    async def table(self, table: str) -> RowMapping | None:
        return await self._one(select(tables).where(tables.c.id == table))

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
        rows = await self._all(select(chairs).where(chairs.c.table.in_(ids)).order_by(chairs.c.table, chairs.c.seat))
        found: dict[str, list[RowMapping]] = {table: [] for table in ids}
        for row in rows:
            found[row["table"]].append(row)
        return found

    async def public_tables(self, state: str, left_after: float) -> Sequence[RowMapping]:
        """Public tables that wait for people, or may be watched, with somebody there until a moment; newest first."""
        here = select(chairs.c.table).where(
            (chairs.c.kind == "person") & (chairs.c.left.is_(None) | (chairs.c.left > left_after))
        )
        shown = tables.c.public & (tables.c.state == state) & tables.c.id.in_(here)
        return await self._all(select(tables).where(shown).order_by(tables.c.created.desc()).limit(500))

    async def hosted_by(self, person: str) -> int:
        """How many tables of a host wait."""
        return await self._count(select(tables.c.id).where((tables.c.host == person) & (tables.c.state == "waiting")))

    async def games_of(self, person: str) -> int:
        """How many games a person plays, or lets bots play, that are not over."""
        own = select(chairs.c.table).where(chairs.c.person == person)
        theirs = (tables.c.host == person) | tables.c.id.in_(own)
        return await self._count(select(tables.c.id).where((tables.c.state == "playing") & theirs))

    async def chairs_at_others(self, person: str) -> int:
        """How many seats a person holds at tables of others that wait."""
        held = select(chairs.c.seat).join(tables, tables.c.id == chairs.c.table)
        return await self._count(
            held.where((chairs.c.person == person) & (tables.c.host != person) & (tables.c.state == "waiting"))
        )

    async def _count(self, wanted: Any) -> int:
        row = await self._one(select(func.count().label("count")).select_from(wanted.subquery()))
        return 0 if row is None else int(row["count"])

    async def remove_table(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        parts = (inputs, snapshots, chat, markers, shares, chairs)
        removed = [delete(part).where(part.c.table == table) for part in parts]
        await self.change(*removed, delete(tables).where(tables.c.id == table), announcement=TableChanged(table))

    async def deserted_tables(self, before: float) -> list[str]:
        """Tables that wait, although everybody left them before a moment."""
        here = select(chairs.c.table).where(
            (chairs.c.kind == "person") & (chairs.c.left.is_(None) | (chairs.c.left >= before))
        )
        gone = (tables.c.state == "waiting") & (tables.c.created < before) & tables.c.id.not_in(here)
        return [row["id"] for row in await self._all(select(tables.c.id).where(gone))]

    async def waiting_people(self, before: float) -> list[tuple[str, str]]:
        """Who is said to be at which table that waits and was opened before a moment."""
        here = select(chairs.c.table, chairs.c.person).join(tables, tables.c.id == chairs.c.table)
        here = here.where((tables.c.state == "waiting") & (tables.c.created < before) & chairs.c.left.is_(None))
        rows = await self._all(here.where(chairs.c.kind == "person").distinct())
        return [(row["table"], row["person"]) for row in rows]

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
        await self.change(update(chairs).where(which).values(**holder._asdict()), announcement=TableChanged(table))

    async def name_seat(self, table: str, seat: int, name: str | None) -> None:
        """Call whoever plays a seat by another name than its person's."""
        which = (chairs.c.table == table) & (chairs.c.seat == seat)
        await self.change(update(chairs).where(which).values(name=name), announcement=TableChanged(table))

    async def people_here(self) -> int:
        """How many people are at tables that wait or play."""
        here = select(chairs.c.person).join(tables, tables.c.id == chairs.c.table)
        here = here.where(
            (chairs.c.kind == "person") & chairs.c.left.is_(None) & tables.c.state.in_(("waiting", "playing"))
        )
        return await self._count(here.distinct())

    async def shares_of(self, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
        """What people add to the seeds of tables."""
        found: dict[str, list[RowMapping]] = {table: [] for table in ids}
        for row in await self._all(select(shares).where(shares.c.table.in_(ids))):
            found[row["table"]].append(row)
        return found

    async def set_share(self, table: str, person: str, hash_: str, value: str | None = None) -> None:
        """Keep the hash of a share, or the share itself."""
        mine = (shares.c.table == table) & (shares.c.person == person)
        kept = insert(shares).values(table=table, person=person, hash=hash_, value=value)
        await self.change(delete(shares).where(mine), kept, announcement=TableChanged(table))

    async def drop_used_shares(self, table: str) -> None:
        """Forget shares that have been revealed, and those of people who have left."""
        here = select(chairs.c.person).where((chairs.c.table == table) & chairs.c.person.is_not(None))
        used = shares.c.value.is_not(None) | shares.c.person.not_in(here)
        await self.change(delete(shares).where((shares.c.table == table) & used))

    async def mark_present(self, table: str, person: str) -> bool:
        """Somebody has come; bots that stood in for them give their seats back. False if they had been here."""
        return await self._mark_presence(table, person, chairs.c.left.is_not(None), left=None, level=None)

    async def mark_still_present(self, table: str, person: str) -> bool:
        """Somebody is here whom another process has not seen."""
        return await self._mark_presence(table, person, chairs.c.left.is_not(None), left=None)

    async def mark_left(self, table: str, person: str, now: float) -> bool:
        """Somebody has left; False if that was known already."""
        return await self._mark_presence(table, person, chairs.c.left.is_(None), left=now)

    async def _mark_presence(self, table: str, person: str, which: ColumnElement[bool], **values: Any) -> bool:
        theirs = (chairs.c.table == table) & (chairs.c.person == person) & which
        return await self.change(update(chairs).where(theirs).values(**values), announcement=TableChanged(table)) > 0

    async def reseat(self, table: str, holders: list[Holder], **values: Any) -> None:
        """Change a table that waits, its chairs included."""
        emptied = delete(chairs).where(chairs.c.table == table)
        changed = update(tables).where(tables.c.id == table).values(**values)
        await self.change(emptied, *_seated(table, holders), changed, announcement=TableChanged(table))

    async def set_table(self, table: str, **values: Any) -> None:
        await self.change(update(tables).where(tables.c.id == table).values(**values), announcement=TableChanged(table))

    async def end_game(self, table: str, **values: Any) -> None:
        """A game is over or broken off, whichever comes first; it happens only once."""
        played = (tables.c.id == table) & (tables.c.state == "playing")
        await self.change(
            update(tables).where(played).values(due=None, ended=time.time(), **values), announcement=TableChanged(table)
        )

    async def note(self, table: str, **values: Any) -> None:
        """Change a table's row in a way that nobody has to be told of."""
        await self.change(update(tables).where(tables.c.id == table).values(**values))

    async def seat_bots_here(self, table: str, now: float, until: float) -> bool:
        """Whether this process plays the bots of a table, at least until then: one process does, and no other."""
        if not self.shared:
            return True
        free = tables.c.bots_by.is_(None) | (tables.c.bots_by == self.process) | (tables.c.bots_until < now)
        taken = update(tables).where((tables.c.id == table) & free).values(bots_by=self.process, bots_until=until)
        return await self.change(taken) > 0

    # Time

    async def beat(self, now: float, wall: float) -> float:
        """Note that a server is alive, and its time; returns the time of the one that is furthest on."""
        later = case((servers.c.clock > now, servers.c.clock), else_=now)

        def beat(connection: Connection) -> float:
            if not connection.execute(update(servers).values(alive=wall, clock=later)).rowcount:
                connection.execute(insert(servers).values(id=1, alive=wall, clock=now))
            return float(connection.execute(select(servers.c.clock)).scalar_one())

        return await self.transact(beat)

    async def service_time(self, wall: float, pause: float) -> float:
        """The servers' time now: if none was alive for longer than a pause, their clock has stood still."""
        row = await self._one(select(servers))
        if row is None:
            return wall
        clock = float(row["alive"] if row["clock"] is None else row["clock"])
        gap = wall - row["alive"]
        return clock + gap if 0 <= gap <= pause else clock

    # Packs

    async def keep_pack(self, game: str, exact: str, files: dict[str, str]) -> None:
        """Keep the files of a pack that a game is played with."""
        if await self.pack(game, exact) is None:
            with suppress(IntegrityError):  # somebody else has just done so
                await self.change(insert(packs).values(game=game, id=exact, files=files))

    async def pack(self, game: str, exact: str) -> dict[str, str] | None:
        """The kept files of a pack by name."""
        row = await self._one(select(packs.c.files).where((packs.c.game == game) & (packs.c.id == exact)))
        return None if row is None else dict(row["files"])

    async def pack_ids(self) -> list[tuple[str, str]]:
        rows = await self._all(select(packs.c.game, packs.c.id).order_by(packs.c.game, packs.c.id))
        return [(row["game"], row["id"]) for row in rows]

    # Inputs

    async def append(self, table: str, seq: int, given: Input, **changed: Any) -> None:
        """Write an input durably under its number, with what it changes of the table's row.

        The number is the only lock between processes: one that another input has is `Taken`. For a table that was
        removed it is `NotFound`.
        """
        try:
            written = await self._appended(table, seq, given, changed)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise (Taken() if is_taken(error) else NotFound("such table")) from None
        if not written:
            raise Taken

    async def _appended(self, table: str, seq: int, given: Input, changed: dict[str, Any]) -> bool:
        """Write an input; a file says False if its number was taken, otherwise the database raises what went wrong."""
        if self._file is not None:
            rolled = to_json(given.rolled)
            entry = Entry(table, seq, given.at, given.seat, given.do, rolled, given.binding, changed)
            return await self._file.log.append(entry)
        row = {"at": given.at, "seat": given.seat, "do": given.do, "rolled": given.rolled, "binding": given.binding}
        noted = [update(tables).where(tables.c.id == table).values(**changed)] if changed else []
        added = insert(inputs).values(table=table, seq=seq, **row)
        await self.change(added, *noted, announcement=InputWritten(table, seq))
        return True

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
            kept = insert(snapshots).values(table=table, seq=seq, state=state)
            await self.change(delete(snapshots).where(older), kept)

    async def snapshot(self, table: str) -> RowMapping | None:
        return await self._one(select(snapshots).where(snapshots.c.table == table))

    async def snapshot_seq(self, table: str) -> int | None:
        """How many inputs led to the kept state."""
        row = await self._one(select(snapshots.c.seq).where(snapshots.c.table == table))
        return None if row is None else int(row["seq"])

    # What people say and show

    async def say(self, table: str, person: str, words: str) -> None:
        await self.change(
            insert(chat).values(table=table, person=person, text=words, at=time.time()), announcement=ChatChanged(table)
        )

    async def chat_of(self, table: str, last: int = LAST_LINES) -> list[RowMapping]:
        """The last lines, in order."""
        said = select(chat.c.id, chat.c.text, chat.c.at, chat.c.person, people.c.name)
        wanted = said.join(people, people.c.id == chat.c.person).where(chat.c.table == table)
        return list(reversed(await self._all(wanted.order_by(chat.c.id.desc()).limit(last))))

    async def place_marker(self, table: str, key: str, x: float, y: float, most: int) -> bool:
        """Put a marker down; False if the table has as many as it may."""
        this = (markers.c.table == table) & (markers.c.key == key)
        count = select(func.count()).select_from(markers).where(markers.c.table == table)

        def place(connection: Connection) -> bool:
            connection.execute(delete(markers).where(this))
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(markers).values(table=table, key=key, x=x, y=y))
            self._announce(connection, MarkersChanged(table))
            return True

        return await self.transact(place)

    async def remove_markers(self, table: str, key: str | None = None) -> None:
        """Take a marker off the table, or all of them."""
        these = markers.c.table == table
        gone = delete(markers).where(these if key is None else these & (markers.c.key == key))
        await self.change(gone, announcement=MarkersChanged(table))

    async def markers_of(self, table: str) -> dict[str, MarkerPlace]:
        rows = await self._all(select(markers).where(markers.c.table == table).order_by(markers.c.key))
        return {row["key"]: MarkerPlace(row["x"], row["y"]) for row in rows}


def _seated(table: str, holders: list[Holder]) -> list[Insert]:
    """Who sits on which chair of a table."""
    return [insert(chairs).values(table=table, seat=seat, **holder._asdict()) for seat, holder in enumerate(holders)]


def _new_session(person: str, token_hash: str) -> Any:
    return insert(sessions).values(token_hash=token_hash, person=person, created=time.time(), used=time.time())
