"""The log writer: durable before acknowledged, together where it can be, each answered for itself."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from quarterdeck.kernel.record import Input
from quarterdeck.server import database
from quarterdeck.server.log_writer import MOST_TOGETHER, Entry, LogWriter
from quarterdeck.server.store import Holder, Store
from tests.server.inside import in_a_loop

SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT, due FLOAT);
CREATE TABLE inputs (
  "table" TEXT REFERENCES tables (id), seq INTEGER, at FLOAT, seat INTEGER, "do" TEXT, rolled JSON, binding BOOLEAN,
  PRIMARY KEY ("table", seq)
);
INSERT INTO tables VALUES ('a', 'playing', 1.0), ('b', 'playing', 1.0);
"""

ROW = {
    "id": "a", "name": "A", "game": "space-alert", "rules_version": 1, "options": {}, "seats": 1, "seed": "7",
    "public": False, "state": "playing", "host": "ada", "created": 1.0, "started": 1.0,
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "log.sqlite"
    with closing(connected(path)) as connection:
        connection.executescript(SCHEMA)
    return path


def connected(path: Path, statements: list[str] | None = None) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys=ON")
    if statements is not None:
        connection.set_trace_callback(statements.append)
    return connection


def entry(table: str, seq: int, **changed: Any) -> Entry:
    return Entry(table, seq, 1.5, 0, f"input {seq} of {table}", '[["die",3]]', True, changed)


def rows(file: Path) -> list[tuple[Any, ...]]:
    with closing(connected(file)) as connection:
        return connection.execute('SELECT "table", seq, "do" FROM inputs ORDER BY rowid').fetchall()


def written(connect: Callable[[], sqlite3.Connection], work: Callable[[LogWriter], Coroutine[Any, Any, Any]]) -> Any:
    """What some work with a log writer gives."""

    async def run() -> Any:
        log = LogWriter(connect)
        try:
            return await work(log)
        finally:
            await log.close()

    return asyncio.run(run())


def all_at_once(*entries: Entry) -> Callable[[LogWriter], Coroutine[Any, Any, list[Any]]]:
    async def work(log: LogWriter) -> list[Any]:
        return await asyncio.gather(*(log.append(one) for one in entries), return_exceptions=True)

    return work


def test_an_entry_is_in_the_file_before_it_is_acknowledged(file: Path) -> None:
    async def work(log: LogWriter) -> None:
        for seq in range(5):
            assert await log.append(entry("a", seq))
            assert len(rows(file)) == seq + 1  # another connection sees it

    written(partial(connected, file), work)
    with closing(connected(file)) as connection:
        last = connection.execute("SELECT * FROM inputs ORDER BY seq DESC").fetchone()
    assert last == ("a", 4, 1.5, 0, "input 4 of a", '[["die",3]]', 1)


def test_what_waits_together_is_written_together_and_in_order(file: Path) -> None:
    statements: list[str] = []
    entries = [entry(table, seq) for seq in range(20) for table in "ab"]
    assert written(partial(connected, file, statements), all_at_once(*entries)) == [True] * 40
    assert rows(file) == [(one.table, one.seq, one.do) for one in entries]
    assert 0 < len(statements) < 10


def test_what_changes_rows_of_tables_is_written_wholly_or_not_at_all(file: Path) -> None:
    statements: list[str] = []
    misnamed = Entry("b", 0, 1.5, 0, "input 0 of b", "[]", True, {"no such column": 1.0})
    wished = all_at_once(entry("a", 0, due=5.5), misnamed)
    outcomes = written(partial(connected, file, statements), wished)
    assert all(isinstance(one, sqlite3.OperationalError) for one in outcomes)
    assert statements[0] == "BEGIN IMMEDIATE"
    assert (rows(file), dues(file)) == ([], {"a": 1.0, "b": 1.0})


def test_more_than_one_statement_can_hold_is_written_all_the_same(file: Path) -> None:
    entries = [entry("a", seq) for seq in range(2 * MOST_TOGETHER + 50)]
    assert written(partial(connected, file), all_at_once(*entries)) == [True] * len(entries)
    assert rows(file) == [(one.table, one.seq, one.do) for one in entries]


def test_a_taken_number_stays_as_it_is_and_harms_nobody_else(file: Path) -> None:
    assert written(partial(connected, file), all_at_once(entry("a", 0))) == [True]
    other = Entry("a", 0, 9.0, 4, "too late", "[]", False, {"due": 7.0})
    assert written(partial(connected, file), all_at_once(entry("b", 0), other, entry("b", 1))) == [True, False, True]
    assert rows(file) == [("a", 0, "input 0 of a"), ("b", 0, "input 0 of b"), ("b", 1, "input 1 of b")]
    assert dues(file) == {"a": 1.0, "b": 1.0}


def dues(file: Path) -> dict[str, float]:
    with closing(connected(file)) as connection:
        return dict(connection.execute("SELECT id, due FROM tables").fetchall())


def test_an_entry_changes_its_tables_row_with_it(file: Path) -> None:
    assert written(partial(connected, file), all_at_once(entry("a", 0, due=5.5, state="finished")))
    assert dues(file) == {"a": 5.5, "b": 1.0}


def test_one_that_cannot_be_written_fails_alone(file: Path) -> None:
    entries = [entry("a", 0), entry("no such table", 0), entry("b", 0)]
    first, second, third = written(partial(connected, file), all_at_once(*entries))
    assert (first, third) == (True, True)
    assert isinstance(second, sqlite3.IntegrityError)
    assert [table for table, _, _ in rows(file)] == ["a", "b"]


def test_everybody_learns_that_the_database_failed_and_it_goes_on_when_it_is_back(file: Path) -> None:
    async def work(log: LogWriter) -> list[Any]:
        with closing(connected(file)) as saboteur:
            saboteur.execute("ALTER TABLE inputs RENAME TO hidden")
            failed = await all_at_once(entry("a", 0), entry("b", 0))(log)
            saboteur.execute("ALTER TABLE hidden RENAME TO inputs")
        return [*failed, *await all_at_once(entry("a", 0), entry("b", 0))(log)]

    *failed, first, second = written(partial(connected, file), work)
    assert all(isinstance(error, sqlite3.OperationalError) for error in failed)
    assert (first, second) == (True, True)


def test_a_file_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    nowhere = partial(sqlite3.connect, tmp_path / "no such folder" / "log.sqlite")
    (error,) = written(nowhere, all_at_once(entry("a", 0)))
    assert isinstance(error, sqlite3.OperationalError)


def test_whoever_stops_waiting_disturbs_nobody(file: Path) -> None:
    async def work(log: LogWriter) -> bool:
        gone = asyncio.create_task(log.append(entry("a", 0)))
        await asyncio.sleep(0)
        gone.cancel()
        return await log.append(entry("b", 0))

    assert written(partial(connected, file), work)
    assert len(rows(file)) == 2


def test_closing_writes_what_still_waits(file: Path) -> None:
    async def work(log: LogWriter) -> list[Any]:
        waiting = [asyncio.create_task(log.append(entry("a", seq))) for seq in range(30)]
        await asyncio.sleep(0)
        await log.close()
        return await asyncio.gather(*waiting)

    assert all(written(partial(connected, file), work))
    assert len(rows(file)) == 30


def test_whatever_else_is_written_takes_turns_with_entries_which_come_first(file: Path) -> None:
    done: list[str] = []
    begun, may_end = Event(), Event()

    def first() -> None:
        begun.set()
        may_end.wait(10)
        done.append("first")

    async def work(log: LogWriter) -> None:
        waiting = [asyncio.create_task(log.run(other)) for other in (first, partial(done.append, "second"))]
        await asyncio.to_thread(begun.wait, 10)
        waiting.append(asyncio.create_task(log.append(entry("a", 0))))
        await asyncio.sleep(0.05)  # until the thread has been given it
        may_end.set()
        await asyncio.gather(*waiting)

    written(partial(connected, file, done), work)
    assert [one.split()[0] for one in done if not one.startswith("PRAGMA")] == ["first", "INSERT", "second"]


@in_a_loop
async def test_nobody_finds_the_file_locked_however_many_write_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets whoever finds a file locked look again up to a tenth of a second later."""
    tune = database._tune_sqlite

    def without_patience(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.execute("PRAGMA busy_timeout=0")

    monkeypatch.setattr(database, "_tune_sqlite", without_patience)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    await store.open()
    await store.add_person("ada", "Ada", "token")
    await store.add_table(ROW, [Holder("person")])
    inputs = [store.append("a", seq, Input(1.0, 0, "go")) for seq in range(20)]
    others = [store.beat(float(number), 1.0) for number in range(20)]
    await asyncio.gather(*inputs, *others, *(store.keep_snapshot("a", seq, b"") for seq in range(20)))
    kept = await store.snapshot_seq("a"), len(await store.inputs_of("a"))
    await store.close()
    assert kept == (19, 20)


@in_a_loop
async def test_a_transaction_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    await store.open()
    await store.add_person("ada", "Ada", "token")
    with pytest.raises(IntegrityError):
        await store.add_table(ROW, [Holder("person"), Holder("nonsense" * 10, person="nobody we know")])
    assert await store.table("a") is None
    await store.add_table(ROW, [Holder("person")])
    await store.close()


@in_a_loop
async def test_what_comes_while_the_writer_closes_is_written(tmp_path: Path) -> None:
    writer, done = LogWriter(partial(sqlite3.connect, tmp_path / "test.sqlite")), list[str]()
    slow = asyncio.ensure_future(writer.run(partial(time.sleep, 0.2)))
    ending = asyncio.create_task(writer.close())
    await asyncio.sleep(0.05)
    late = asyncio.ensure_future(writer.run(partial(done.append, "late")))
    await asyncio.wait_for(asyncio.gather(slow, ending, late), timeout=10)
    assert done == ["late"]


@in_a_loop
async def test_a_transaction_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    writer, done = LogWriter(partial(sqlite3.connect, tmp_path / "test.sqlite")), list[str]()
    first = asyncio.ensure_future(writer.run(partial(time.sleep, 0.2)))
    given_up = asyncio.ensure_future(writer.run(partial(done.append, "given up")))
    await asyncio.sleep(0.05)
    given_up.cancel()
    await first
    await writer.close()
    assert done == []
