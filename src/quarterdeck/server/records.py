"""Records: played games taken out of the store, and saved games put into it."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.kernel.errors import BadRecord, QuarterdeckError
from quarterdeck.kernel.history import Game, by_present_rules, difference
from quarterdeck.kernel.packs import packs_of
from quarterdeck.kernel.record import Record
from quarterdeck.server.folding import folded
from quarterdeck.server.pack_store import known, restore_all
from quarterdeck.server.schema import chairs, inputs, people, tables
from quarterdeck.server.service_clock import LONGEST_PAUSE
from quarterdeck.server.store import Store, new_table_id
from quarterdeck.server.stored_game import record_of

ARCHIVE = "archive"
"""The person who holds the seats of games that were imported for nobody in particular."""
LONGEST_NAME, LONGEST_SEED = 60, 64


class Played(Struct, frozen=True):
    """A game of the store; `result` is what it ended with, None while it runs."""

    table: str
    record: Record
    result: dict[str, Any] | None


# Out


async def played(store: Store, *, running: bool) -> list[str]:
    """The tables whose games are over, or have been started at all, the oldest first; their packs are made known."""
    await restore_all(store)
    states = ["finished", "playing"] if running else ["finished"]
    wanted = select(tables.c.id).where(tables.c.state.in_(states)).order_by(tables.c.created, tables.c.id)
    async with store.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def one_played(store: Store, table: str) -> Played:
    """The game of a table as a record, without what was taken back."""
    row = await store.table(table)
    if row is not None and row["pack"]:
        await known(store, row["game"], row["pack"])
    if row is None:
        raise QuarterdeckError(f"there is no table {table!r}")
    if row["state"] == "waiting":
        raise QuarterdeckError(f"the game of table {table!r} has not started")
    record = msgspec.structs.replace(record_of(row), inputs=folded(await store.inputs_of(table)))
    return Played(table, record, row["result"])


def saved(record: Record) -> tuple[bytes, str | None]:
    """A record as a file, and why it is only what was written down if the present rules do not replay it."""
    try:
        return by_present_rules(record).save(), None
    except QuarterdeckError as error:
        return record.to_json(), str(error)


# In


def checked(data: bytes) -> Game:
    """The game of a saved file, if it replays exactly and the store has room for it."""
    record = Record.from_json(data)
    other = difference(record)
    if other is not None:
        raise BadRecord(other)
    if len(record.seed) > LONGEST_SEED:
        raise BadRecord(f"its seed is longer than {LONGEST_SEED} characters")
    return by_present_rules(record)


async def put_in(store: Store, games: Sequence[tuple[str, Game]], person: str | None, speed: float) -> list[str]:
    """Put named games into the store, all of them or none, each at a table of its own; returns the tables."""
    for _, game in games:
        if game.record.pack:
            files = packs_of(game.record.game).sources_of(game.record.pack)
            await store.keep_pack(game.record.game, game.record.pack, dict(files))
    clock = await store.service_time(time.time(), LONGEST_PAUSE)
    async with store.engine.begin() as connection:
        holder = person or await _archive(connection)
        return [await _put_in(connection, name, game, holder, clock - game.state.now / speed) for name, game in games]


async def _archive(connection: AsyncConnection) -> str:
    there = await connection.execute(select(people.c.id).where(people.c.id == ARCHIVE))
    if there.first() is None:
        await connection.execute(insert(people).values(id=ARCHIVE, name="Archive", created=time.time()))
    return ARCHIVE


async def _put_in(connection: AsyncConnection, name: str, game: Game, holder: str, epoch: float) -> str:
    table, now, record = new_table_id(), time.time(), game.record
    row = {
        "id": table, "name": name[:LONGEST_NAME], "game": record.game, "rules_version": record.version,
        "options": record.options, "seats": record.seats, "seed": record.seed, "public": False, "host": holder,
        "created": now, "started": now, "epoch": epoch, "state": "finished" if game.over else "playing",
        "result": msgspec.to_builtins(game.result()) if game.over else None, "due": None if game.over else epoch,
        "ended": now if game.over else None, "pack": record.pack or None, "rolled": record.rolled,
        "humans": record.humans,
    }  # fmt: skip
    await connection.execute(insert(tables).values(**row))
    seats = [{"table": table, "seat": seat, "kind": "person", "person": holder} for seat in range(record.seats)]
    await connection.execute(insert(chairs), seats)
    log = [{"table": table, "seq": seq, **msgspec.structs.asdict(given)} for seq, given in enumerate(record.inputs)]
    if log:
        await connection.execute(insert(inputs), log)
    return table
