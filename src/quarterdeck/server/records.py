"""Records: played games taken out of the store, and saved games put into it."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.kernel.errors import BadRecord, QuarterdeckError
from quarterdeck.kernel.history import Game, Input, Record, by_present_rules, difference
from quarterdeck.server.folding import folded
from quarterdeck.server.schema import chairs, inputs, people, tables
from quarterdeck.server.store import Store, new_table_id

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
    """The tables whose games are over, or have been started at all, the oldest first."""
    states = ["finished", "playing"] if running else ["finished"]
    wanted = select(tables.c.id).where(tables.c.state.in_(states)).order_by(tables.c.created, tables.c.id)
    async with store.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def one_played(store: Store, table: str) -> Played:
    """The game of a table as a record, without what was taken back."""
    row = await store.table(table)
    if row is None:
        raise QuarterdeckError(f"there is no table {table!r}")
    if row["state"] == "waiting":
        raise QuarterdeckError(f"the game of table {table!r} has not started")
    return Played(table, _record(row, folded(await store.inputs_of(table))), row["result"])


def _record(row: RowMapping, given: list[Input]) -> Record:
    return Record(row["game"], row["rules_version"], row["seats"], dict(row["options"]), row["seed"], given)


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
    async with store.engine.begin() as connection:
        holder = person or await _archive(connection)
        return [await _put_in(connection, name, game, holder, speed) for name, game in games]


async def _archive(connection: AsyncConnection) -> str:
    there = await connection.execute(select(people.c.id).where(people.c.id == ARCHIVE))
    if there.first() is None:
        await connection.execute(insert(people).values(id=ARCHIVE, name="Archive", created=time.time()))
    return ARCHIVE


async def _put_in(connection: AsyncConnection, name: str, game: Game, holder: str, speed: float) -> str:
    table, now, record = new_table_id(), time.time(), game.record
    row = {
        "id": table, "name": name[:LONGEST_NAME], "game": record.game, "rules_version": record.version,
        "options": record.options, "seats": record.seats, "seed": record.seed, "public": False, "host": holder,
        "created": now, "started": now - game.state.now / speed, "state": "finished" if game.over else "playing",
        "result": game.result() if game.over else None, "due": None if game.over else now,
    }  # fmt: skip
    await connection.execute(insert(tables).values(**row))
    seats = [{"table": table, "seat": seat, "kind": "person", "person": holder} for seat in range(record.seats)]
    await connection.execute(insert(chairs), seats)
    log = [{"table": table, "seq": seq, **msgspec.structs.asdict(given)} for seq, given in enumerate(record.inputs)]
    if log:
        await connection.execute(insert(inputs), log)
    return table
