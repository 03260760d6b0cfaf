"""Looking after a store from the command line: migrate, backup, restore, export, import, check."""

import asyncio
import gzip
import json
import stat
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from sqlalchemy import inspect, text

from quarterdeck import Game, QuarterdeckError
from quarterdeck.cli import main
from quarterdeck.server import migrations
from quarterdeck.server.live_table import UNDO
from quarterdeck.server.schema import metadata
from quarterdeck.server.store import Store
from quarterdeck.server.wire import Marker
from tests.server.conftest import STORES
from tests.server.inside import house_on, started

T = TypeVar("T")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command on a store; returns its exit code, what it printed and what it complained of."""

    def running(database: str, *args: str | Path) -> tuple[int, str, str]:
        monkeypatch.setenv("QUARTERDECK_DATABASE_URL", database)
        status = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return running


@pytest.fixture
def new_store(request: Any, tmp_path: Path) -> Callable[[str], str]:
    """Gives the address of an empty store of a kind."""
    numbers = count()

    def made(kind: str) -> str:
        if kind == "postgres":
            return str(request.getfixturevalue("postgres").database())
        return f"sqlite+aiosqlite:///{tmp_path / f'{next(numbers)}.sqlite'}"

    return made


@pytest.fixture(params=STORES)
def empty(request: Any, new_store: Callable[[str], str]) -> str:
    return new_store(request.param)


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


# migrate


def test_migrate_says_from_where_to_where_and_then_has_nothing_to_do(run: Run, empty: str) -> None:
    assert run(empty, "migrate")[:2] == (0, f"The store: nothing -> version {migrations.newest()}.\n")
    assert "nothing to do" in run(empty, "migrate")[1]


def test_an_old_store_keeps_everything_when_it_is_migrated(run: Run, empty: str) -> None:
    make_old(empty)
    assert "version 0001 -> version 0002" in run(empty, "migrate")[1]
    found = contents(empty)
    assert found["people"] == [("p1", "Ada", 1.5, None, None)]
    assert found["sessions"] == [("hash", "p1", 2.5)]
    assert found["inputs"] == [("t1", 0, 1.25, 0, "ready", [], False)]
    assert rows(empty, "SELECT due FROM tables") == [(0.0,)]  # its clock is looked at again


def test_a_migration_that_fails_leaves_the_store_as_it_was(
    run: Run, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(empty)

    def upgraded(connection: Any, to: str = "head") -> None:
        original(connection, to)
        raise OSError("the plug was pulled")

    original = migrations.upgrade
    monkeypatch.setattr(migrations, "upgrade", upgraded)
    assert run(empty, "migrate")[0] == 2
    monkeypatch.undo()
    columns = at(empty, _columns_of_people)
    assert "login" not in columns
    assert "version 0001 -> version 0002" in run(empty, "migrate")[1]


async def _columns_of_people(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return {row["name"] for row in await connection.run_sync(lambda sync: inspect(sync).get_columns("people"))}


def test_a_store_of_newer_code_is_refused_by_everything(run: Run, empty: str, tmp_path: Path) -> None:
    run(empty, "migrate")
    rows(empty, "UPDATE alembic_version SET version_num = '0999'")
    for args in (["migrate"], ["backup", tmp_path / "b.gz"], ["replay", "--check"], ["serve", "--port", "0"]):
        status, _, err = run(empty, *args)
        assert (status, "the store has version 0999" in err, len(err.splitlines())) == (2, True, 1)


def test_nothing_but_migrate_and_serve_changes_the_version_of_a_store(run: Run, empty: str) -> None:
    make_old(empty)
    status, _, err = run(empty, "replay", "--check")
    assert (status, "run `quarterdeck migrate` first" in err) == (2, True)
    assert "version 0001 ->" in run(empty, "migrate")[1]


def test_serve_upgrades_a_file_but_not_a_shared_store(empty: str) -> None:
    make_old(empty)
    if empty.startswith("sqlite"):
        at(empty, Store.open)
        assert contents(empty)["people"] == [("p1", "Ada", 1.5, None, None)]
    else:
        with pytest.raises(QuarterdeckError, match="migrate"):  # other processes may be at work
            at(empty, Store.open)


def test_migrations_lead_to_what_the_program_expects() -> None:
    found = migrations.form(migrations.newest())
    assert set(found.tables) == set(metadata.tables)
    for name, table in metadata.tables.items():
        assert [_form(column) for column in found.tables[name].c] == [_form(column) for column in table.c]


def _form(column: Any) -> tuple[Any, ...]:
    return column.name, type(column.type), getattr(column.type, "length", None), column.nullable, column.primary_key


# backup and restore


@pytest.fixture
def played(empty: str) -> str:
    """A store in which an account has played a game to its end, begun another, and chatted."""

    async def playing() -> None:
        async with house_on(empty) as house:
            person, token = await house.accounts.new_guest()
            await house.accounts.become(await house.accounts.person(token), "Ada", "correct horse")
            finished = await house.table(await started(house, person, "space-alert", 1, mission="S2-1", clock=False))
            for option in ("ready", "place 0 A/< 1", "place 0 A/< 2", UNDO, "go-on", "go-on", "go-on"):
                await (finished.undo(0) if option == UNDO else finished.act(0, option))
            running = await started(house, person, "space-alert", 1, mission="S2-1")
            await (await house.table(running)).act(0, "ready")
            await house.say(running, person, "ahoy, 🚀")
            await house.place_marker(running, Marker("figure-0", 1, 2.5))

    asyncio.run(playing())
    return empty


def ids(database: str) -> tuple[str, str]:
    """The finished table and the running one."""
    found = {state: table for table, state in rows(database, "SELECT id, state FROM tables")}
    return found["finished"], found["playing"]


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("other", ["sqlite", "postgres"])
def test_a_backup_becomes_the_same_store_of_any_kind(
    run: Run, played: str, other: str, new_store: Any, tmp_path: Path
) -> None:
    file, target = tmp_path / "deck.gz", new_store(other)
    status, out, _ = run(played, "backup", file)
    assert (status, "1 people, 2 tables" in out) == (0, True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "deck" in path.name] == ["deck.gz"]
    assert run(target, "restore", file)[0] == 0
    assert contents(target) == contents(played)
    asyncio.run(_go_on(target, *ids(target)))


async def _go_on(database: str, finished: str, running: str) -> None:
    """Whoever had an account logs in, looks back, and goes on with the game and the chat."""
    async with house_on(database) as house:
        person = await house.accounts.person(await house.accounts.log_in(None, "ada", "correct horse"))
        assert (await house.table(finished)).game.over
        assert await (await house.table(running)).act(0, "place 0 A/< 1") == 2
        await house.say(running, person["id"], "again")
        said = await house.store.chat_of(running)
        assert [(line["id"], line["text"]) for line in said] == [(1, "ahoy, 🚀"), (2, "again")]


def test_a_backup_is_one_moment_of_a_running_server(empty: str) -> None:
    async def moving(store: Store) -> list[int]:
        await store.open()
        async with store.reading() as connection:
            counted = [(await connection.execute(text("SELECT count(*) FROM people"))).scalar_one()]
            await store.add_person("p1", "Ada", "hash")
            counted.append((await connection.execute(text("SELECT count(*) FROM people"))).scalar_one())
            counted.append((await connection.execute(text("SELECT count(*) FROM sessions"))).scalar_one())
        return counted

    assert at(empty, moving) == [0, 0, 0]


def test_an_old_backup_is_brought_to_this_version(run: Run, empty: str, new_store: Any, tmp_path: Path) -> None:
    old = new_store("sqlite")
    make_old(old)
    assert "store version 0001" in run(old, "backup", tmp_path / "old.gz")[1]
    assert run(empty, "migrate")[0] == 0  # an empty store is empty in whatever version
    assert run(empty, "restore", tmp_path / "old.gz")[0] == 0
    assert contents(empty)["chat"] == [(41, "t1", "p1", "привет", 5.5)]
    assert "nothing to do" in run(empty, "migrate")[1]


def test_a_store_with_something_in_it_is_not_restored_into(run: Run, empty: str, tmp_path: Path) -> None:
    make_old(empty)
    run(empty, "migrate")
    run(empty, "backup", tmp_path / "b.gz")
    before = contents(empty)
    status, _, err = run(empty, "restore", tmp_path / "b.gz")
    assert (status, "it has 1 tables and 1 people" in err) == (2, True)
    assert contents(empty) == before


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


@pytest.mark.parametrize("data", [b"", b"text", gzip.compress(b"{}" * 500)[:-9], gzip.compress(b"\xff")])
def test_what_is_no_backup_is_refused(run: Run, new_store: Any, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "b.gz").write_bytes(data)
    status, _, err = run(new_store("sqlite"), "restore", tmp_path / "b.gz")
    assert (status, "no backup, or a damaged one" in err) == (2, True)


# export, import, replay


def test_a_game_travels_by_export_and_import(run: Run, played: str, tmp_path: Path) -> None:
    finished, running = ids(played)
    file = tmp_path / "game.json"
    assert run(played, "export", f"http://deck.example/t/{finished}", "-o", file)[0] == 0
    game = Game.load(file.read_bytes())
    assert [given.do for given in game.record.inputs] == ["ready", "place 0 A/< 1", "go-on", "go-on", "go-on"]
    assert json.loads(run(played, "export", finished)[1]) == json.loads(file.read_bytes())
    status, _, err = run(played, "export", running)
    assert (status, "--running exports it" in err) == (2, True)
    assert "1 games" in run(played, "export", "--all", tmp_path / "all")[1]
    assert "2 games" in run(played, "export", "--all", tmp_path / "all", "--running")[1]
    files = sorted((tmp_path / "all").iterdir())
    assert {path.name for path in files} == {f"space-alert-{finished}.json", f"space-alert-{running}.json"}
    status, out, _ = run(played, "import", *files, "--login", "ADA")
    assert (status, out.count("/t/")) == (0, 2)
    assert rows(played, "SELECT count(*) FROM tables WHERE state = 'playing'") == [(2,)]
    assert run(played, "replay", "--check")[:2] == (0, "4 games checked, 0 differ.\n")


def test_an_imported_game_goes_on_where_its_clock_was(run: Run, new_store: Any, tmp_path: Path) -> None:
    store, file = new_store("sqlite"), tmp_path / "game.json"
    game = Game("space-alert", seats=2, seed=5, mission="S2-1")
    game.act(0, "ready", 1.0)
    game.act(1, "ready", 2.0)
    game.clock(30.0)
    file.write_bytes(game.save())
    run(store, "migrate")
    rows(store, "INSERT INTO people (id, name, created, login) VALUES ('p1', 'Ada', 0, 'ada')")
    link = run(store, "import", file, "--login", "ada")[1].split()[-1]

    async def going_on() -> None:
        async with house_on(store) as house:
            mine = (await house.lobby.shown("p1")).mine[0]
            assert (f"/t/{mine.id}", mine.name, [chair.you for chair in mine.seats]) == (link, "game", [True, True])
            live = await house.table(mine.id)
            assert 30 <= live.now() < 45
            assert live.due() == pytest.approx(live.epoch + live.game.state.deadline())
            await live.act(0, str(live.game.choices(0)[0]))

    asyncio.run(going_on())


def test_a_finished_game_needs_no_owner_but_a_running_one_does(run: Run, new_store: Any, tmp_path: Path) -> None:
    store, over, open_ = new_store("sqlite"), tmp_path / "over.json", tmp_path / "open.json"
    over.write_bytes(_finished().save())
    open_.write_bytes(Game("space-alert", seats=1).save())
    assert "/t/" in run(store, "import", over, over)[1]
    status, _, err = run(store, "import", over, open_)
    assert (status, "say with --login who goes on with it" in err) == (2, True)
    assert "nobody has the login 'eve'" in run(store, "import", open_, "--login", "eve")[2]
    assert rows(store, "SELECT count(*) FROM tables") == [(2,)]


def _finished() -> Game:
    game = Game("space-alert", seats=1, seed=3, mission="S2-1", clock=False)
    for text_ in ("ready", "go-on", "go-on", "go-on"):
        game.act(0, text_)
    assert game.over
    return game


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"ready"', b'"steady"', "input 0 (steady by seat 0) does not replay"),
        (b'"seed":"3"', b'"seed":"4"', "chance gave something else"),
        (b'"game":"space-alert"', b'"game":"chess"', "no game is called 'chess'"),
        (b'"seats":1', b'"seats":"one"', "this is not a saved game"),
    ],
)
def test_if_one_file_does_not_replay_none_is_imported(
    run: Run, new_store: Any, tmp_path: Path, old: bytes, new: bytes, complaint: str
) -> None:
    store, good, bad = new_store("sqlite"), tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(_finished().save())
    bad.write_bytes(_finished().save().replace(old, new))
    status, _, err = run(store, "import", good, bad)
    assert (status, len(err.splitlines())) == (2, 1)
    assert "bad.json: " in err
    assert complaint in err
    assert rows(store, "SELECT count(*) FROM tables") == [(0,)]


def test_replay_tells_a_saved_game_in_words(run: Run, new_store: Any, tmp_path: Path) -> None:
    store, file = new_store("sqlite"), tmp_path / "game.json"
    file.write_bytes(_finished().save())
    out = run(store, "replay", file)[1]
    assert "(SA-" in out
    assert "You have" in out
    assert "Ход" in run(store, "replay", file, "--language", "ru")[1]
    assert "--seat" in run(store, "replay", file, "--seat", "2")[2]
    file.write_bytes(Game("space-alert", seats=1).save())
    assert "not over" in run(store, "replay", file)[1]
    assert run(store, "replay")[0] == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_check_lists_games_that_part_from_their_records(run: Run, new_store: Any, tmp_path: Path, jobs: str) -> None:
    store, file = new_store("sqlite"), tmp_path / "game.json"
    file.write_bytes(_finished().save())
    tables = [line.split("/t/")[1] for line in run(store, "import", *[file] * 4)[1].splitlines()]
    rows(store, f"UPDATE inputs SET do = 'steady' WHERE seq = 1 AND \"table\" = '{tables[0]}'")
    rows(store, f"UPDATE tables SET rules_version = 99 WHERE id = '{tables[1]}'")  # plays out the same
    rows(store, f"UPDATE tables SET result = '{{}}' WHERE id = '{tables[2]}'")
    status, out, _ = run(store, "replay", "--check", "--json", "--jobs", jobs)
    report = json.loads(out)
    assert (status, report["checked"]) == (1, 4)
    found = {one["where"]: one["difference"] for one in report["differ"]}
    assert set(found) == {tables[0], tables[2]}
    assert "steady" in found[tables[0]]
    assert found[tables[2]] == "the result is another one"
    assert f"{tables[2]}: space-alert, version" in run(store, "replay", "--check")[1]


def test_check_of_files_names_the_file(run: Run, new_store: Any, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(_finished().save())
    bad.write_bytes(good.read_bytes().replace(b'"ready"', b'"steady"'))
    status, out, _ = run(new_store("sqlite"), "replay", "--check", good, bad)
    assert (status, "bad.json: space-alert" in out, "2 games checked, 1 differ" in out) == (1, True, True)


@pytest.mark.parametrize("name", ["migrate", "backup", "restore", "export", "import", "replay", "serve"])
def test_the_commands_explain_themselves(capsys: Any, name: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help"])
    assert stopped.value.code == 0
    assert "QUARTERDECK_DATABASE_URL" in capsys.readouterr().out


def test_a_store_that_does_not_answer_is_said_in_one_line(run: Run) -> None:
    for address in ("postgresql+asyncpg://u:hunter2@127.0.0.1:1/d", "nonsense", "sqlite+aiosqlite:////nowhere/x.db"):
        status, _, err = run(address, "migrate")
        assert (status, len(err.splitlines()), "hunter2" in err) == (2, 1, False)
