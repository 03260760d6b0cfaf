"""The log writer: inputs that wait at the same moment go into an SQLite file together, synchronised once for all."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct

INSERT = (
    'INSERT INTO inputs ("table", seq, at, seat, "do", rolled, binding) VALUES (?, ?, ?, ?, ?, ?, ?) '
    "ON CONFLICT DO NOTHING"
)


class Entry(Struct, frozen=True):
    """An input as it lies in the store (`rolled` is JSON), with what it changes of its table's row."""

    table: str
    seq: int
    at: float
    seat: int | None
    do: str
    rolled: str
    binding: bool
    changed: dict[str, Any] = {}

    def write(self, connection: sqlite3.Connection) -> bool:
        """Whether this was new; what lies under a number that is taken stays as it is."""
        row = (self.table, self.seq, self.at, self.seat, self.do, self.rolled, self.binding)
        new = connection.execute(INSERT, row).rowcount == 1
        if new and self.changed:
            columns = ", ".join(f'"{name}" = ?' for name in self.changed)
            connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*self.changed.values(), self.table))
        return new


Waiting = list[tuple[Entry, "asyncio.Future[bool]"]]


class LogWriter:
    """Writes entries in the order in which they come, all that wait in one transaction, by a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "log")
        self._waiting: Waiting = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Return once the entry is durable: True, or False if its number was taken; else raise what went wrong."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write what still waits, then let go of the file."""
        if self._work is not None:
            await self._work
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write_together(batch)
        self._work = None

    async def _write_together(self, batch: Waiting) -> None:
        entries = [entry for entry, _ in batch]
        try:
            written = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)
        except Exception as error:
            await self._fail(batch, error)
        else:
            for (_, done), new in zip(batch, written, strict=True):
                if not done.cancelled():
                    done.set_result(new)

    async def _fail(self, batch: Waiting, error: Exception) -> None:
        """Nothing of a batch was written: what is one entry's own fault must not be everybody's."""
        if len(batch) > 1 and isinstance(error, sqlite3.IntegrityError):
            for one in batch:
                await self._write_together([one])
            return
        for _, done in batch:
            if not done.cancelled():
                done.set_exception(error)

    def _write(self, entries: list[Entry]) -> list[bool]:
        connection = self._connection = self._connection or self._connect()
        with connection:  # commits, or takes everything back
            connection.execute("BEGIN IMMEDIATE")
            return [entry.write(connection) for entry in entries]

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
