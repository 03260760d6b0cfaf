"""Single games: out of the store, into it, told and checked."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import Game
from quarterdeck.server.store import new_table_id
from tests.server.inside import hub_on
from tests.server.stores import Run, ids, rows


def test_no_table_is_called_like_an_option_of_a_command() -> None:
    called = "".join(new_table_id() for _ in range(300))
    assert called.isalnum()
    assert called.isascii()


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
        async with hub_on(store) as hub:
            mine = (await hub.lobby.tables.lobby("p1")).mine[0]
            assert (f"/t/{mine.id}", mine.name, [chair.you for chair in mine.seats]) == (link, "game", [True, True])
            live = await hub.table(mine.id)
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
