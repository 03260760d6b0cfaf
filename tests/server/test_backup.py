"""Backups: one moment of a store in one file, from which the same store can be made again."""

import asyncio
import gzip
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from quarterdeck.server.store import Store
from tests.server.inside import hub_on, play_on
from tests.server.stores import Run, at, contents, ids, make_old

PAIRS = [(one, other) for one in ("sqlite", "postgres") for other in ("sqlite", "postgres")]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_backup_becomes_the_same_store_of_any_kind(
    run: Run, one: str, other: str, new_store: Any, tmp_path: Path
) -> None:
    file, source, target = tmp_path / "deck.gz", new_store(one), new_store(other)
    asyncio.run(play_on(source))
    status, out, _ = run(source, "backup", file)
    assert (status, "1 people, 2 tables" in out) == (0, True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "deck" in path.name] == ["deck.gz"]
    assert run(target, "restore", file)[0] == 0
    assert contents(target) == contents(source)
    asyncio.run(_go_on(target, *ids(target)))


async def _go_on(database: str, finished: str, running: str) -> None:
    """Whoever had an account logs in, looks back, and goes on with the game and the chat."""
    async with hub_on(database) as hub:
        person = await hub.accounts.person(await hub.accounts.log_in(None, "ada", "correct horse"))
        assert (await hub.table(finished)).game.over
        assert await (await hub.table(running)).act(0, "place 0 A/< 1") == 2
        await hub.say(running, person["id"], "again")
        said = await hub.store.chat_of(running)
        assert [(line["id"], line["text"]) for line in said] == [(1, "ahoy, 🚀"), (2, "again")]


def test_a_backup_is_one_moment_of_a_running_server(database: str) -> None:
    async def moving(store: Store) -> list[int]:
        await store.open()
        async with store.reading() as connection:
            counted = [(await connection.execute(text("SELECT count(*) FROM people"))).scalar_one()]
            await store.add_person("p1", "Ada", "hash")
            counted.append((await connection.execute(text("SELECT count(*) FROM people"))).scalar_one())
            counted.append((await connection.execute(text("SELECT count(*) FROM sessions"))).scalar_one())
        return counted

    assert at(database, moving) == [0, 0, 0]


def test_an_old_backup_is_brought_to_this_version(run: Run, database: str, new_store: Any, tmp_path: Path) -> None:
    old = new_store("sqlite")
    make_old(old)
    assert "store version 0001" in run(old, "backup", tmp_path / "old.gz")[1]
    assert run(database, "migrate")[0] == 0  # an empty store is empty in whatever version
    assert run(database, "restore", tmp_path / "old.gz")[0] == 0
    assert contents(database)["chat"] == [(41, "t1", "p1", "привет", 5.5)]
    assert "nothing to do" in run(database, "migrate")[1]


def test_a_store_with_something_in_it_is_not_restored_into(run: Run, database: str, tmp_path: Path) -> None:
    make_old(database)
    run(database, "migrate")
    run(database, "backup", tmp_path / "b.gz")
    before = contents(database)
    status, _, err = run(database, "restore", tmp_path / "b.gz")
    assert (status, "it has 1 tables and 1 people" in err) == (2, True)
    assert contents(database) == before


def test_a_backup_writes_over_nothing_unless_told(run: Run, new_store: Any, tmp_path: Path) -> None:
    store, file = new_store("sqlite"), tmp_path / "b.gz"
    assert "no store yet" in run(store, "backup", file)[2]
    assert not file.exists()
    run(store, "migrate")
    file.write_text("precious")
    assert run(store, "backup", file)[0] == 2
    assert file.read_text() == "precious"
    assert run(store, "backup", file, "--force")[0] == 0


def _changed(lines: list[Any], change: str) -> list[Any]:
    header, people, *others = lines
    return {
        "format": [{**header, "format": 2}, people, *others],
        "newer": [{**header, "store": "0999"}, people, *others],
        "missing": [header, people],
        "twice": [{**header, "counts": {**header["counts"], "people": 2}}, people, people, *others],
        "type": [header, ["people", {**people[1], "name": 7}], *others],
        "column": [header, ["people", {**people[1], "rank": "captain"}], *others],
        "table": [header, ["pets", people[1]], *others],
        "nobody": [header, ["people", {**people[1], "id": "p2"}], *others],
        "text": [header, "people"],
    }[change]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("format", "has format 2 of backups; this Quarterdeck reads format 1"),
        ("newer", "has version 0999"),
        ("missing", "there are 1 rows, but its header says 6"),
        ("twice", "the store says"),
        ("type", "line 2: no row of 'people': Expected `str`, got `int` - at `$.name`"),
        ("column", "unknown field `rank`"),
        ("table", "has no 'pets'"),
        ("nobody", "refers to"),
        ("text", "no backup, or a damaged one"),
    ],
)
def test_a_bad_backup_is_refused_and_nothing_is_written(
    run: Run, new_store: Any, tmp_path: Path, change: str, complaint: str
) -> None:
    source, target, file = new_store("sqlite"), new_store("sqlite"), tmp_path / "b.gz"
    make_old(source)
    run(source, "backup", file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    file.write_bytes(gzip.compress("\n".join(json.dumps(line) for line in _changed(lines, change)).encode()))
    status, _, err = run(target, "restore", file)
    assert (status, complaint in err, len(err.splitlines())) == (2, True, 1), err
    assert "nothing ->" in run(target, "migrate")[1]


@pytest.mark.parametrize(
    "data",
    [b"", b"text", gzip.compress(b"{}" * 500)[:-9], gzip.compress(b"\xff")],
    ids=["empty", "text", "cut off", "other bytes"],
)
def test_what_is_no_backup_is_refused(run: Run, new_store: Any, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "b.gz").write_bytes(data)
    status, _, err = run(new_store("sqlite"), "restore", tmp_path / "b.gz")
    assert (status, "no backup, or a damaged one" in err) == (2, True)
