"""The log writer: inputs that wait at the same moment go into an SQLite file together, synchronised once for all.

Whatever else is written to the file is written by the same thread, one after the other, but inputs come first.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from quarterdeck.server.errors import is_taken

T = TypeVar("T")
COLUMNS = 7
MOST_TOGETHER = 100
"""Entries that are inserted by one statement; SQLite allows so many values in one."""


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

    def row(self) -> tuple[Any, ...]:
        return (self.table, self.seq, self.at, self.seat, self.do, self.rolled, self.binding)

    def change_table(self, connection: sqlite3.Connection) -> None:
        """Write what the entry changes of its table's row."""
        columns = ", ".join(f'"{name}" = ?' for name in self.changed)
        connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*self.changed.values(), self.table))


@cache
def _insertion(count: int) -> str:
    """The statement that inserts so many entries, or none of them if one cannot be."""
    row = f"({', '.join('?' * COLUMNS)})"
    names = '"table", seq, at, seat, "do", rolled, binding'
    return f"INSERT INTO inputs ({names}) VALUES {', '.join([row] * count)}"


def _insert(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    """Insert entries; without a transaction around it this is one by itself."""
    values = [value for entry in entries for value in entry.row()]
    # `execute` would ask for the number of the last row, and wait once more for the event loop's thread to let it.
    connection.executemany(_insertion(len(entries)), [values])


def _insert_and_change(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    """Insert entries, and write what they change of their tables' rows."""
    with connection:  # commits, or takes everything back
        connection.execute("BEGIN IMMEDIATE")
        _insert(connection, entries)
        for entry in entries:
            if entry.changed:
                entry.change_table(connection)


class Waiting(NamedTuple):
    """Something to be written, and whoever waits for it."""

    what: Entry | Callable[[], Any]
    done: "asyncio.Future[Any]"


class LogWriter:
    """Writes entries in the order in which they come, all that wait in one transaction, by a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._new: list[Waiting | None] = []
        """What the thread has not been given yet."""
        self._queue: SimpleQueue[list[Waiting | None]] = SimpleQueue()
        self._others: deque[Waiting] = deque()
        """What is to be written besides entries."""
        self._thread: Thread | None = None

    async def append(self, entry: Entry) -> bool:
        """Return once the entry is durable: True, or False if its number was taken; else raise what went wrong."""
        written: bool = await self._put(entry)
        return written

    async def run(self, work: Callable[[], T]) -> T:
        """Call a function that writes to the same file, in the thread that does."""
        done: T = await self._put(work)
        return done

    def _put(self, what: Entry | Callable[[], Any]) -> "asyncio.Future[Any]":
        if self._thread is None:
            self._start()
        loop = asyncio.get_running_loop()
        if not self._new:
            loop.call_soon(self._hand_over)  # with whatever else comes in this turn: to wake a thread takes long
        done: asyncio.Future[Any] = loop.create_future()
        self._new.append(Waiting(what, done))
        return done

    def _start(self) -> None:
        self._thread = Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    def _hand_over(self) -> None:
        """Give the thread what is new."""
        if self._new:
            self._queue.put(self._new)
            self._new = []

    async def close(self) -> None:
        """Write what still waits, and what comes while it is written, then let go of the file."""
        while self._thread is not None:
            self._new.append(None)
            self._hand_over()
            await asyncio.to_thread(self._thread.join)
            self._thread = None
            if self._new or not self._queue.empty():
                self._start()

    def _run(self) -> None:
        going = True
        while going or self._others:
            batch = self._everything_waiting()
            going = going and None not in batch
            self._write([one for one in batch if one is not None])
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _everything_waiting(self) -> list[Waiting | None]:
        """All that waits, or the first that comes."""
        batch = [] if self._others else self._queue.get()
        while not self._queue.empty():
            batch += self._queue.get()
        return batch

    def _write(self, waiting: list[Waiting]) -> None:
        """Write all entries, together as far as they fit into a statement, and one other if it is still wanted."""
        entries = [one for one in waiting if isinstance(one.what, Entry)]
        self._others.extend(one for one in waiting if not isinstance(one.what, Entry))
        for start in range(0, len(entries), MOST_TOGETHER):
            together = entries[start : start + MOST_TOGETHER]
            _say(together, self._written([one.what for one in together if isinstance(one.what, Entry)]))
        if self._others and not (other := self._others.popleft()).done.cancelled():
            assert callable(other.what)
            _say([other], [_outcome(other.what)])

    def _written(self, entries: list[Entry]) -> list[bool | Exception]:
        """What became of each entry; what is one entry's own fault must not be everybody's."""
        try:
            connection = self._connection = self._connection or self._connect()
            write = _insert_and_change if any(entry.changed for entry in entries) else _insert
            write(connection, entries)
        except sqlite3.OperationalError as error:
            return [error for _ in entries]
        except Exception as error:
            if len(entries) == 1:
                return [False if is_taken(error) else error]
            return [outcome for entry in entries for outcome in self._written([entry])]
        return [True for _ in entries]


def _outcome(work: Callable[[], Any]) -> Any:
    """What a function returns, or raises."""
    try:
        return work()
    except Exception as error:
        return error


def _say(waiting: list[Waiting], outcomes: list[Any]) -> None:
    """Let the event loop of those who wait hear what has become of it."""
    with suppress(RuntimeError):  # it is closed: nobody waits any more
        waiting[0].done.get_loop().call_soon_threadsafe(_answer, waiting, outcomes)


def _answer(waiting: list[Waiting], outcomes: list[Any]) -> None:
    for (_, done), outcome in zip(waiting, outcomes, strict=True):
        if done.cancelled():  # whoever waited has gone
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
