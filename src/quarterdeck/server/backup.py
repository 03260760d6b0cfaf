"""Backups: a whole store as one file, gzip JSON lines, from which any kind of store can be made again.

The first line is the header, every other line a row: `["people", {"id": ...}]`. Bytes are Base64.
"""

import gzip
import os
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import JSON, Column, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import migrations
from quarterdeck.server.store import Store

FORMAT = 1
ReportProgress = Callable[[int, int], Any]
"""Called again and again: how much of how much is done."""


class Header(Struct, forbid_unknown_fields=True):
    """What a backup says of itself."""

    format: int
    store: str
    """The version of the store."""
    time: str
    counts: dict[str, int]
    """How many rows of which table."""

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


class BadBackup(QuarterdeckError):
    """A file from which no store can be made."""


# Writing


async def back_up(store: Store, file: Path, progressed: ReportProgress) -> Header:
    """Write one moment of a store to a file that only its owner can read; it appears when it is whole."""
    handle, part = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # mode 600
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb") as out:
                header = await _write(store, out, progressed)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise
    return header


async def _write(store: Store, out: gzip.GzipFile, progressed: ReportProgress) -> Header:
    async with store.reading() as connection:
        header = await _header(connection)
        out.write(msgspec.json.encode(header) + b"\n")
        done = 0
        async for row in _rows(connection, header.store):
            out.write(msgspec.json.encode(row) + b"\n")
            done += 1
            progressed(done, header.rows)
    return header


async def _header(connection: AsyncConnection) -> Header:
    version = await connection.run_sync(migrations.current)
    if version is None:
        raise QuarterdeckError("there is no store yet: nothing to back up")
    header = Header(FORMAT, version, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), {})
    for table in migrations.form(version).sorted_tables:
        counted = await connection.execute(select(func.count()).select_from(table))
        header.counts[str(table.name)] = counted.scalar_one()
    return header


async def _rows(connection: AsyncConnection, version: str) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    for table in migrations.form(version).sorted_tables:
        async for row in await connection.stream(select(table).order_by(*table.primary_key)):
            yield str(table.name), {str(name): value for name, value in row._mapping.items()}


# Reading


def read_header(file: Path) -> Header:
    """The header of a backup that can be read and restored."""
    with _opened(file) as lines:
        header = msgspec.json.decode(next(lines, b""), type=Header)
    if header.format != FORMAT:
        raise BadBackup(f"{file} has format {header.format} of backups; this Quarterdeck reads format {FORMAT}")
    migrations.check(header.store, f"the store in {file}")
    return header


def read_rows(file: Path, header: Header) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup by their tables, each checked against the form of the store's version."""
    kinds = {table.name: _kind(table) for table in migrations.form(header.store).sorted_tables}
    counts = Counter(dict.fromkeys(kinds, 0))
    with _opened(file) as lines:
        next(lines)
        for number, line in enumerate(lines, 2):
            name, row = _read(f"{file}, line {number}", line, kinds)
            counts[name] += 1
            yield name, msgspec.structs.asdict(row)
    if counts != header.counts:
        raise BadBackup(f"{file}: there are {counts.total()} rows, but its header says {header.rows}")


def _read(where: str, line: bytes, kinds: dict[str, type[Struct]]) -> tuple[str, Struct]:
    name, row = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
    if name not in kinds:
        raise BadBackup(f"{where}: a store of this version has no {name!r}")
    try:
        return name, msgspec.json.decode(row, type=kinds[name])
    except msgspec.ValidationError as error:
        raise BadBackup(f"{where}: no row of {name!r}: {error}") from None


@contextmanager
def _opened(file: Path) -> Iterator[Iterator[bytes]]:
    try:
        with gzip.open(file) as lines:
            yield iter(lines)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeError) as error:
        raise BadBackup(f"{file} is no backup, or a damaged one: {error}") from None


def _kind(table: Table) -> type[Struct]:
    """What a row of a table must look like."""
    fields = [(str(column.name), _type(column)) for column in table.columns]
    return msgspec.defstruct(table.name, fields, forbid_unknown_fields=True)


def _type(column: Column[Any]) -> Any:
    if isinstance(column.type, JSON):
        return Any
    kind, length = column.type.python_type, getattr(column.type, "length", None)
    whole: Any = Annotated[kind, Meta(max_length=length)] if length else kind
    return whole | None if column.nullable else whole
