"""Stores of other versions: brought to this one, or refused."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from quarterdeck import QuarterdeckError
from quarterdeck.server import migrations
from quarterdeck.server.schema import metadata
from quarterdeck.server.store import Store
from tests.server.stores import Run, at, contents, make_old, rows


def test_migrate_says_from_where_to_where_and_then_has_nothing_to_do(run: Run, database: str) -> None:
    assert run(database, "migrate")[:2] == (0, f"The store: nothing -> version {migrations.newest()}.\n")
    assert "nothing to do" in run(database, "migrate")[1]


def test_an_old_store_keeps_everything_when_it_is_migrated(run: Run, database: str) -> None:
    make_old(database)
    assert f"version 0001 -> version {migrations.newest()}" in run(database, "migrate")[1]
    found = contents(database)
    assert found["people"] == [("p1", "Ada", 1.5, None, None)]
    assert [row[:3] for row in found["sessions"]] == [("hash", "p1", 2.5)]
    assert found["sessions"][0][3] > time.time() - 60  # nobody is logged out by it
    assert rows(database, "SELECT pack, epoch, same_deal FROM tables") == [(None, None, False)]
    assert found["inputs"] == [("t1", 0, 1.25, 0, "ready", [], False)]
    assert rows(database, "SELECT due FROM tables") == [(0.0,)]  # its clock is looked at again


def test_a_migration_that_fails_leaves_the_store_as_it_was(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(database)

    def upgraded(connection: Any, to: str = "head") -> None:
        original(connection, to)
        raise OSError("the plug was pulled")

    original = migrations.upgrade
    monkeypatch.setattr(migrations, "upgrade", upgraded)
    assert run(database, "migrate")[0] == 2
    monkeypatch.undo()
    columns = at(database, _columns_of_people)
    assert "login" not in columns
    assert f"version 0001 -> version {migrations.newest()}" in run(database, "migrate")[1]


async def _columns_of_people(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return {row["name"] for row in await connection.run_sync(lambda sync: inspect(sync).get_columns("people"))}


def test_a_store_of_newer_code_is_refused_by_everything(run: Run, database: str, tmp_path: Path) -> None:
    run(database, "migrate")
    rows(database, "UPDATE alembic_version SET version_num = '0999'")
    for args in (["migrate"], ["backup", tmp_path / "b.gz"], ["replay", "--check"], ["serve", "--port", "0"]):
        status, _, err = run(database, *args)
        assert (status, "the store has version 0999" in err, len(err.splitlines())) == (2, True, 1)


def test_nothing_but_migrate_and_serve_changes_the_version_of_a_store(run: Run, database: str) -> None:
    make_old(database)
    status, _, err = run(database, "replay", "--check")
    assert (status, "run `quarterdeck migrate` first" in err) == (2, True)
    assert "version 0001 ->" in run(database, "migrate")[1]


def test_serve_upgrades_a_file_but_not_a_shared_store(database: str) -> None:
    make_old(database)
    if database.startswith("sqlite"):
        at(database, Store.open)
        assert contents(database)["people"] == [("p1", "Ada", 1.5, None, None)]
    else:
        with pytest.raises(QuarterdeckError, match="migrate"):  # other processes may be at work
            at(database, Store.open)


def test_migrations_lead_to_what_the_program_expects() -> None:
    found = migrations.form(migrations.newest())
    assert set(found.tables) == set(metadata.tables)
    for name, table in metadata.tables.items():
        assert [_form(column) for column in found.tables[name].c] == [_form(column) for column in table.c]


def _form(column: Any) -> tuple[Any, ...]:
    return column.name, type(column.type), getattr(column.type, "length", None), column.nullable, column.primary_key
