"""The servers' own time: games follow it, and neither the wall clock nor a process that stood still."""

import asyncio
from typing import Any

import pytest

from quarterdeck.server import service_clock
from quarterdeck.server.service_clock import ServiceClock
from quarterdeck.server.store import Store
from tests.server.inside import Listener, crash, guest, hub_on, in_a_loop, opened, started
from tests.server.stores import at

NOON = 1_800_000_000.0


class World:
    """Stands for the module `time`: a wall clock that somebody sets, and a steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = NOON, 5000.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.steady

    def goes_on(self, seconds: float) -> None:
        self.wall, self.steady = self.wall + seconds, self.steady + seconds


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made = World()
    monkeypatch.setattr(service_clock, "time", made)
    return made


def test_the_wall_clock_may_be_set_while_games_go_on(world: World) -> None:
    clock = ServiceClock()
    for change in (3600.0, -7200.0):
        begin = clock.now()
        world.wall += change
        world.goes_on(2.0)
        assert clock.now() == pytest.approx(begin + 2.0)


def test_a_process_that_stood_still_has_not_seen_time_pass(world: World, caplog: pytest.LogCaptureFixture) -> None:
    clock = ServiceClock()
    begin = clock.now()
    world.goes_on(60.0)
    assert clock.now() == begin
    assert "clocks stood still" in caplog.messages
    world.goes_on(1.0)
    assert clock.now() == pytest.approx(begin + 1.0)


def test_a_clock_catches_up_but_never_goes_back(world: World) -> None:
    clock = ServiceClock()
    begin = clock.now()
    clock.catch_up(begin + 30)
    assert clock.now() == begin + 30
    clock.catch_up(begin)
    assert clock.now() == begin + 30


@pytest.mark.parametrize(("gap", "passed"), [(3.0, 3.0), (3600.0, 0.0), (-3600.0, 0.0)])
def test_a_quick_restart_counts_and_neither_an_outage_nor_a_clock_that_was_set(
    database: str, gap: float, passed: float
) -> None:
    async def restarted(store: Store) -> float:
        await store.open()
        assert await store.service_time(NOON, 15.0) == NOON  # the first server of all
        await store.beat(NOON - 100, NOON)
        return await store.service_time(NOON + gap, 15.0)

    assert at(database, restarted) == pytest.approx(NOON - 100 + passed)


def test_the_process_that_is_furthest_on_sets_the_time(database: str) -> None:
    async def beaten(store: Store) -> list[float]:
        await store.open()
        return [await store.beat(clock, NOON) for clock in (NOON, NOON + 50, NOON + 1)]

    assert at(database, beaten) == [NOON, NOON + 50, NOON + 50]


@in_a_loop
async def test_a_game_that_was_started_after_the_last_sign_of_life_does_not_stand_still(database: str) -> None:
    hub = await opened(database)
    await hub.beat()
    hub.clock.catch_up(hub.clock.now() + 500)  # nothing was played, so nobody noted that time passed
    table = await started(hub, await guest(hub), "space-alert", 1, mission="S2-1")
    await (await hub.table(table)).act(0, "ready")
    await crash(hub)
    async with hub_on(database) as again:
        live = await again.table(table)
        before = live.now()
        again.clock.catch_up(again.clock.now() + 2)
        assert live.now() == pytest.approx(before + 2, abs=0.5)


@in_a_loop
async def test_the_end_of_a_game_is_told_even_if_bots_are_done_while_it_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, writing, go = Store.append, asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any, **kwargs: Any) -> None:
        writing.set()
        await go.wait()
        await append(*args, **kwargs)

    async with hub_on(database) as hub:
        person = await guest(hub)
        table, watcher = await started(hub, person, "space-alert", 1, mission="S2-1"), Listener(person)
        live = await hub.table(table)
        await live.act(0, "ready")
        await watcher.look(hub, table)
        monkeypatch.setattr(Store, "append", slowly)
        hub.clock.catch_up(hub.clock.now() + 1000)  # the clock has ended the mission
        live.alarm.cancel()  # it waits for the first threat
        live.alarm.set(hub.clock.now())
        await writing.wait()
        live.look_after_bots()
        go.set()
        await watcher.wait(2)
        assert live.game.over
        assert (await hub.lobby.row(table))["state"] == "finished"
