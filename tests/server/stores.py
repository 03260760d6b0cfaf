"""Stores as tests look into them: what is in them, and what an old one was like."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from alembic import command
from sqlalchemy import text

from quarterdeck.server import migrations
from quarterdeck.server.schema import metadata
from quarterdeck.server.store import Store

T = TypeVar("T")
Run = Callable[..., tuple[int, str, str]]
"""Runs a command on a store; returns its exit code, what it printed and what it complained of."""


def at(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store."""

    async def doing() -> T:
        store = Store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(doing())


def rows(database: str, statement: str) -> list[tuple[Any, ...]]:
    async def asked(store: Store) -> list[tuple[Any, ...]]:
        async with store.engine.begin() as connection:
            found = await connection.execute(text(statement))
            return [tuple(row) for row in found] if found.returns_rows else []

    return at(database, asked)


OLD = """
    INSERT INTO people VALUES ('p1', 'Ada', 1.5);
    INSERT INTO sessions VALUES ('hash', 'p1', 2.5);
    INSERT INTO tables (id, name, game, rules_version, options, seats, seed, public, state, host, created, started)
      VALUES ('t1', 'Old', 'space-alert', 1, '{"mission": "S2-1"}', 1, '7', false, 'playing', 'p1', 3.5, 4.5);
    INSERT INTO chairs VALUES ('t1', 0, 'person', 'p1');
    INSERT INTO inputs VALUES ('t1', 0, 1.25, 0, 'ready', '[]', false);
    INSERT INTO chat VALUES (41, 't1', 'p1', 'привет', 5.5)
"""
"""A store of the first version with something in it."""


def make_old(database: str, statements: str = OLD) -> None:
    async def making(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(migrations._config(sync), "0001"))
            for statement in statements.split(";"):
                await connection.exec_driver_sql(statement)

    at(database, making)


def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a store of this version, as the program reads it."""

    async def read(store: Store) -> dict[str, list[tuple[Any, ...]]]:
        async with store.reading() as connection:
            return {
                table.name: [
                    tuple(row) for row in await connection.execute(table.select().order_by(*table.primary_key))
                ]
                for table in metadata.sorted_tables
            }

    return at(database, read)


def ids(database: str) -> tuple[str, str]:
    """The finished table and the running one."""
    found = {state: table for table, state in rows(database, "SELECT id, state FROM tables")}
    return found["finished"], found["playing"]
