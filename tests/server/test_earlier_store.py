"""A store that an earlier version wrote (`store_0004.sql`): its games are the same in this one, and go on."""

import sqlite3
from pathlib import Path

import pytest

from quarterdeck.server.table_hub import TableHub
from tests.server.inside import hub_on, in_a_loop
from tests.server.stores import Run

DUMP = Path(__file__).parent / "store_0004.sql"


@pytest.fixture
def earlier(tmp_path: Path) -> str:
    """The store, brought to the present version when it is opened."""
    file = tmp_path / "earlier.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    return f"sqlite+aiosqlite:///{file}"


def test_its_games_play_out_as_they_were_recorded(run: Run, earlier: str) -> None:
    assert "version 0004 ->" in run(earlier, "migrate")[1]
    assert run(earlier, "replay", "--check")[:2] == (0, "6 games checked, 0 differ.\n")


@in_a_loop
async def test_running_games_go_on_and_can_be_taken_back(earlier: str, caplog: pytest.LogCaptureFixture) -> None:
    async with hub_on(earlier) as hub:
        running = [row["id"] for row in await _tables(hub) if row["state"] == "playing"]
        assert len(running) == 4
        for table in running:
            await _take_back_and_go_on(hub, table)
    assert "rules changed" not in caplog.messages


@in_a_loop
async def test_they_go_on_after_a_restart_too(earlier: str, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        async with hub_on(earlier) as hub:
            for row in await _tables(hub):
                assert (await hub.table(row["id"])).game.base is None, "replayed from its beginning"
    assert "rules changed" not in caplog.messages


async def _tables(hub: TableHub) -> list[dict[str, str]]:
    async with hub.store.reading() as connection:
        found = await connection.exec_driver_sql("SELECT id, state FROM tables")
        return [{"id": row[0], "state": row[1]} for row in found]


async def _take_back_and_go_on(hub: TableHub, table: str) -> None:
    """Somebody chooses, takes it back if nothing came to light, and chooses again."""
    live = await hub.table(table)
    seat = live.game.seats()[0]
    await live.act(seat, str(live.game.choices(seat)[0]))
    if live.game.why_not_undo(seat) is None:
        await live.undo(seat)
        await live.act(seat, str(live.game.choices(seat)[0]))
