"""What goes wrong: the store fails in the middle of something, a connection is gone, the hub closes."""

import asyncio
import json
import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect

from quarterdeck.kernel.record import Input
from quarterdeck.server import live_table, rooms
from quarterdeck.server.client_messages import Pace
from quarterdeck.server.endpoints import Call, record, showing
from quarterdeck.server.errors import STORE_ERRORS, NotFound, Refused
from quarterdeck.server.live import _MessageHandler
from quarterdeck.server.logs import JsonLines
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store, Taken
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.throttle import Throttle
from tests.minis import council
from tests.server.harness import texts
from tests.server.inside import Listener, crash, guest, hub_on, in_a_loop, opened, started


class Failing:
    """A method of the store that fails so many times, and then works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, times: int = 1) -> None:
        self.left, self._method = times, getattr(Store, name)
        monkeypatch.setattr(Store, name, lambda store, *args, **kwargs: self(store, *args, **kwargs))

    async def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.left > 0:
            self.left -= 1
            raise OperationalError("INSERT", {}, Exception("disk I/O error"))
        return await self._method(*args, **kwargs)


async def two_looking(hub: TableHub, game: str, **options: Any) -> tuple[str, Listener, Listener]:
    """A table at which the first of two people plays both seats, while the second looks on."""
    player, watcher = Listener(await guest(hub)), Listener(await guest(hub))
    table = await started(hub, player.person, game, 2, **options)
    for listener in (player, watcher):
        await listener.look(hub, table)
    return table, player, watcher


async def sends(hub: TableHub, table: str, listener: Listener, text: str) -> Any:
    """The answer to a live message."""
    before = len(listener.heard)
    await _MessageHandler(hub, table, listener, Settings("")).answer(text)
    return next(message for message in listener.heard[before:] if message["type"] in ("ack", "error"))


@in_a_loop
async def test_an_input_that_cannot_be_written_is_refused_by_name_and_told_to_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, player, watcher = await two_looking(hub, "mini-duel")
        Failing(monkeypatch, "append")
        answer = await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan","id":1}')
        assert (answer["type"], answer["name"], answer["id"]) == ("error", "store-failed", 1)
        assert len(watcher.heard) == 1
        answer = await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan","id":2}')
        assert (answer["type"], answer["version"]) == ("ack", 1)
        assert len(watcher.heard) == 2
        assert [event["n"] for event in watcher.heard[1]["views"][0]["events"]] == [0]


@in_a_loop
async def test_nothing_half_done_is_shown_to_whoever_comes_after_a_failure(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, player, _ = await two_looking(hub, "mini-duel")
        Failing(monkeypatch, "append")
        await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan"}')
        late = Listener(player.person)
        await late.look(hub, table)
        assert late.heard[0]["version"] == 0
        assert "scan" in texts(late.heard[0]["views"][0])
        live = await hub.table(table)
        assert (await live.explain(0, "scan"))[0] is None


class Asking:
    """A request for something about a table."""

    query_params: Mapping[str, str] = {}
    headers: Mapping[str, str] = {}
    client = None

    def __init__(self, table: str) -> None:
        self.path_params = {"table": table}


async def is_not_over(hub: TableHub, table: str, player: Listener) -> None:
    """Neither record nor film nor a common showing is given of a game."""
    call = Call(cast(Request, Asking(table)), hub, cast(Throttle, None))
    for asked in (record(call), showing(call), hub.set_pace(table, Pace(0, running=True), player)):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.name == "not-over"


@in_a_loop
async def test_the_end_of_a_game_that_was_not_written_gives_nothing_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, player, _ = await two_looking(hub, "mini-duel", hull=1)
        await sends(hub, table, player, '{"type":"act","seat":0,"do":"fire 1"}')
        Failing(monkeypatch, "append")
        assert (await sends(hub, table, player, '{"type":"act","seat":1,"do":"bear"}'))["name"] == "store-failed"
        await is_not_over(hub, table, player)
        await sends(hub, table, player, '{"type":"act","seat":1,"do":"bear"}')
        saved = await record(Call(cast(Request, Asking(table)), hub, cast(Throttle, None)))
        assert json.loads(saved.body)["seed"]


@in_a_loop
async def test_the_end_of_a_game_gives_nothing_away_before_it_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, player, _ = await two_looking(hub, "mini-duel", hull=1)
        live, go = await hub.table(table), asyncio.Event()
        await live.act(0, "fire 1")

        async def fails_slowly(*args: Any, **kwargs: Any) -> None:
            await go.wait()
            raise OSError

        with monkeypatch.context() as slow:
            slow.setattr(Store, "append", fails_slowly)
            acting = asyncio.create_task(live.act(1, "bear"))
            await asyncio.sleep(0)
            asking = asyncio.create_task(is_not_over(hub, table, player))
            await asyncio.sleep(0.05)
            assert not asking.done()
            go.set()
            await asyncio.wait([acting])
            await asking


def test_nobody_outside_a_table_looks_at_a_game_that_may_not_be_durable() -> None:
    inside = {"table_log.py", "live_table.py", "bot_crew.py", "updates.py"}
    others = [file for file in Path(live_table.__file__).parent.glob("*.py") if file.name not in inside]
    looking = re.compile(r"(live|\))\.game\b|\.game\.(state|over|record|events)\b")
    assert {file.name: looking.findall(file.read_text(encoding="utf-8")) for file in others} == {
        file.name: [] for file in others
    }


@in_a_loop
async def test_what_time_does_happens_a_little_later_if_the_store_fails(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RETRY_SECONDS", 0.05)
    async with hub_on(database, speed=10) as hub:
        _, player, _ = await two_looking(hub, "mini-council", seconds=15)
        failing = Failing(monkeypatch, "append", times=2)
        await player.wait(2)
        assert (failing.left, player.heard[1]["type"], player.heard[1]["version"]) == (0, "update", 1)
        assert player.heard[1]["views"][0]["events"][0]["kind"] == "counted"


@pytest.mark.parametrize("ending", ["close", "crash"])
@in_a_loop
async def test_a_game_whose_end_could_not_be_noted_is_finished_afterwards(
    database: str, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    hub = await opened(database)
    table, player, _ = await two_looking(hub, "mini-duel", hull=1)
    await sends(hub, table, player, '{"type":"act","seat":0,"do":"fire 1"}')
    Failing(monkeypatch, "end_game")
    assert (await sends(hub, table, player, '{"type":"act","seat":1,"do":"bear"}'))["type"] == "ack"
    assert (await hub.store.table(table))["state"] == "playing"
    await (hub.close() if ending == "close" else crash(hub))
    async with hub_on(database) as again:
        await again._sweep()
        row = await again.store.table(table)
        assert (row["state"], row["result"]["outcome"], row["due"]) == ("finished", "seat 0", None)


async def is_finished(hub: TableHub, table: str) -> None:
    """Until the store says that a game is over."""
    async with asyncio.timeout(10):
        while (await hub.store.table(table))["state"] != "finished":
            await asyncio.sleep(0.02)


@in_a_loop
async def test_a_game_whose_end_could_not_be_noted_is_finished_while_people_look(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RETRY_SECONDS", 0.05)
    async with hub_on(database) as hub:
        table, player, _ = await two_looking(hub, "mini-duel", hull=1)
        await sends(hub, table, player, '{"type":"act","seat":0,"do":"fire 1"}')
        failing = Failing(monkeypatch, "end_game", times=2)
        assert (await sends(hub, table, player, '{"type":"act","seat":1,"do":"bear"}'))["type"] == "ack"
        await is_finished(hub, table)
        assert (failing.left, hub.live[table].alarm.task) == (0, None)


@in_a_loop
async def test_a_game_that_an_undo_ends_is_finished(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(council.Ballot, "time_limit", more_time_after_a_vote)
    monkeypatch.setattr(council.Ballot, "counted", lambda _ballot, table, *_votes: setattr(table, "decided", "heart"))
    async with hub_on(database) as hub:
        table, _, _ = await two_looking(hub, "mini-council", seconds=60)
        live = await hub.table(table)
        await live.act(0, "vote heart")
        hub.clock.catch_up(hub.clock.now() + 61)
        await live.undo(0)
        assert live.game.over
        assert (await hub.store.table(table))["state"] == "finished"


def more_time_after_a_vote(_ballot: council.Ballot, table: council.Council) -> float:
    return 600.0 if any(voter.ballot for voter in table.voters) else 60.0


@pytest.mark.parametrize("gone", [RuntimeError, OSError, WebSocketDisconnect])
@in_a_loop
async def test_a_connection_that_is_gone_disturbs_nobody(database: str, gone: type[Exception]) -> None:
    def sending(*_texts: bytes) -> None:
        raise gone

    async with hub_on(database) as hub:
        table, player, watcher = await two_looking(hub, "mini-duel")
        watcher.send = sending
        assert (await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan"}'))["type"] == "ack"
        assert hub.room(table).connections == {player}


@in_a_loop
async def test_a_table_that_cannot_be_brought_up_does_not_stop_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = await opened(database)
    person = await guest(hub)
    broken, well = [await started(hub, person, "mini-council", 2, seconds=1) for _ in range(2)]
    await crash(hub)
    load = live_table.LiveTable.load

    async def loading(table: live_table.LiveTable) -> None:
        assert table.id != broken
        await load(table)

    monkeypatch.setattr(live_table.LiveTable, "load", loading)
    async with hub_on(database) as again:
        await again._sweep()
        assert (well in again.live, broken in again.live) == (True, False)


@pytest.mark.parametrize("method", ["person_of", "announce"])
@in_a_loop
async def test_windows_of_ended_sessions_are_closed_though_the_store_fails(
    database: str, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(rooms, "CLOSE_DELAY", 0.0)
    async with hub_on(database) as hub:
        _, player, _ = await two_looking(hub, "mini-duel")
        closed = asyncio.Event()
        player.close = closed.set
        Failing(monkeypatch, method)
        with suppress(*STORE_ERRORS):
            await hub.sessions_changed(player.person)
        async with asyncio.timeout(5):
            await closed.wait()


@in_a_loop
async def test_an_input_for_a_table_that_was_removed_is_refused_and_its_people_are_told(database: str) -> None:
    async with hub_on(database) as hub:
        table, player, watcher = await two_looking(hub, "mini-duel")
        await hub.store.remove_table(table)  # in another process, which this one has not heard of yet
        async with asyncio.timeout(10):
            answer = await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan"}')
        assert (answer["type"], answer["name"]) == ("error", "not-found")
        assert hub.live[table].alarm.task is None
        await hub._sweep()
        assert (table in hub.live, watcher.heard[-1]["name"]) == (False, "not-found")


@in_a_loop
async def test_a_removed_table_is_not_begun_again_when_it_is_read_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        table, player, _ = await two_looking(hub, "mini-duel")
        live = await hub.table(table)
        await live.act(0, "scan")
        Failing(monkeypatch, "append")
        await sends(hub, table, player, '{"type":"act","seat":1,"do":"scan"}')
        await hub.store.remove_table(table)
        with pytest.raises(NotFound):
            await live.settled()
        assert live.closed


@in_a_loop
async def test_the_store_says_the_same_of_a_taken_number_and_of_a_missing_table(database: str) -> None:
    async with hub_on(database) as hub:
        table, _, _ = await two_looking(hub, "mini-duel")
        await hub.store.append(table, 0, Input(0.0, 0, "scan"))
        with pytest.raises(Taken):
            await hub.store.append(table, 0, Input(0.0, 1, "scan"))
        with pytest.raises(NotFound):
            await hub.store.append("no such table", 0, Input(0.0, 0, "scan"), due=5.0)


# Closing


@in_a_loop
async def test_whoever_comes_while_the_server_closes_is_told_to_come_back(database: str) -> None:
    hub = await opened(database)
    table, player, _ = await two_looking(hub, "mini-duel")
    live = await hub.table(table)
    await live._lock.acquire()  # something is going on at this table
    closing = asyncio.create_task(hub.close())
    await asyncio.sleep(0.1)
    waiting = asyncio.create_task(live.act(0, "scan"))
    await asyncio.sleep(0)
    live._lock.release()
    await closing
    with pytest.raises(Refused) as refused:
        await waiting
    assert refused.value.name == "closing"
    answer = await sends(hub, table, player, '{"type":"act","seat":0,"do":"scan"}')
    assert (answer["type"], answer["name"]) == ("error", "closing")
    async with hub_on(database) as again:
        assert await (await again.table(table)).act(0, "scan") == 1


@in_a_loop
async def test_an_input_on_its_way_is_written_before_its_table_is_put_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = await opened(database)
    table, _, watcher = await two_looking(hub, "mini-duel")
    live, append, go = await hub.table(table), Store.append, asyncio.Event()

    async def slowly(*args: Any, **kwargs: Any) -> None:
        await go.wait()
        await append(*args, **kwargs)

    monkeypatch.setattr(Store, "append", slowly)
    acting = asyncio.create_task(live.act(0, "scan"))
    await asyncio.sleep(0)
    closing = asyncio.create_task(hub.close())
    await asyncio.sleep(0.05)
    go.set()
    assert await acting == 1
    await closing
    assert len(watcher.heard) == 2
    kept = await hub.store.snapshot(table)
    assert kept is not None
    assert (kept["seq"], live.alarm.task) == (1, None)
    await hub.store.close()


@in_a_loop
async def test_the_server_closes_even_if_the_store_does_not_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = await opened(database)
    table, _, _ = await two_looking(hub, "mini-duel")
    await (await hub.table(table)).act(0, "scan")
    Failing(monkeypatch, "keep_snapshot")
    await hub.close()


# Damage


@in_a_loop
async def test_one_damaged_table_does_not_keep_others_from_going_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = await opened(database)
    person = await guest(before)
    broken, well = [await started(before, person, "mini-duel", 2) for _ in range(2)]
    damage = "not json" if database.startswith("sqlite") else "7"
    async with before.store.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE tables SET options = '{damage}', due = 0 WHERE id = '{broken}'")
        await connection.exec_driver_sql(f"UPDATE tables SET due = 0 WHERE id = '{well}'")
    await crash(before)
    async with hub_on(database) as hub:
        assert [table.id for table in (await hub.lobby.tables.lobby(person)).mine] == [well]
        assert "damaged table" in caplog.messages
        await hub._sweep()
        assert list(hub.live) == [well]
        assert (await hub.store.table(broken))["due"] is None
        for wanted in (hub.table(broken), hub.lobby.described(broken, person)):
            with pytest.raises(Refused):
                await wanted


@in_a_loop
async def test_a_store_that_cannot_be_written_is_not_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as hub:
        await hub.check_store()
        hub._beaten = 0.0
        Failing(monkeypatch, "beat")
        with pytest.raises(STORE_ERRORS):
            await hub.check_store()
        await hub.check_store()


def test_how_long_clocks_stood_still_is_in_the_log() -> None:
    entry = logging.LogRecord("quarterdeck", logging.WARNING, "", 0, "clocks stood still", (), None)
    entry.seconds = 60
    assert json.loads(JsonLines().format(entry))["seconds"] == 60
