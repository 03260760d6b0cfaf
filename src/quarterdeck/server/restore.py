"""Restoring: a backup becomes a store again, of the same kind or the other one."""

from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Connection, MetaData, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import migrations
from quarterdeck.server.backup import Header, ReportProgress, read_header, read_rows
from quarterdeck.server.store import Store

BATCH = 500
"""Rows that are written at once."""


async def restore(store: Store, file: Path, progressed: ReportProgress) -> Header:
    """Fill an empty store from a backup, wholly or not at all, and bring it to this version."""
    header = read_header(file)
    for done, _ in enumerate(read_rows(file, header), 1):
        progressed(done, 2 * header.rows)
    async with store.alone() as connection:
        await connection.run_sync(_make_room)
        await connection.run_sync(migrations.upgrade, header.store)
        await _fill(connection, file, header, progressed)
        await connection.run_sync(migrations.upgrade)
    return header


def _make_room(connection: Connection) -> None:
    """Take away the tables of a store that holds nothing, as the backup may be of another version."""
    version = migrations.current(connection)
    if version is None:
        return
    form = migrations.form(version)
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {', '.join(form.tables)}"))
    _check_empty(connection, form)
    form.drop_all(connection)
    if inspect(connection).has_table("alembic_version"):
        connection.execute(text("DROP TABLE alembic_version"))


def _check_empty(connection: Connection, form: MetaData) -> None:
    counts = {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in form.tables.items()
    }
    if any(counts.values()):
        raise QuarterdeckError(
            f"the store is not empty, it has {counts['tables']} tables and {counts['people']} people: "
            "restore into a new one"
        )


async def _fill(connection: AsyncConnection, file: Path, header: Header, progressed: ReportProgress) -> None:
    form, done = migrations.form(header.store), header.rows
    for name, rows in groupby(read_rows(file, header), key=lambda row: row[0]):
        while batch := [row for _, row in islice(rows, BATCH)]:
            await connection.execute(insert(form.tables[name]), batch)
            done += len(batch)
            progressed(done, 2 * header.rows)
    if connection.dialect.name == "postgresql":
        await connection.run_sync(_go_on_counting, form)


def _go_on_counting(connection: Connection, form: MetaData) -> None:
    """What PostgreSQL numbers by itself goes on after the numbers that were put in."""
    for table in form.tables.values():
        if (column := table.autoincrement_column) is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            highest = select(func.max(column)).scalar_subquery()
            connection.execute(select(func.setval(sequence, func.coalesce(highest, 1), highest.is_not(None))))
