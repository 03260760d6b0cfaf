"""Where bots think: in processes of their own, that see no secrets and serve everybody in turn."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import tests.minis  # noqa: F401 - makes the duel known
from quarterdeck.bots.careless import Careless
from quarterdeck.games.starship_captains.bots import Thumb
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.state import State
from quarterdeck.server import fair_queue, thinking
from quarterdeck.server.bot_crew import AFTER_FAILURE, BotSeats
from quarterdeck.server.errors import Refused
from quarterdeck.server.fair_queue import FairQueue
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.thinking import Crew, Thinkers
from tests.server.bots_at_a_table import GAME, Slow, pass_on, played_by, until, with_bot
from tests.server.conftest import Postgres
from tests.server.harness import OwnServer, Person, Server, serving
from tests.server.inside import guest, hub_on, in_a_loop

pytestmark = pytest.mark.usefixtures("quick_bots")


@in_a_loop
async def test_a_bot_plays_its_seat_in_another_process(database: str) -> None:
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home))
        await pass_on(live)
        await until(lambda: played_by(live, 1))
        (pool,) = home.thinkers._pools
        assert os.getpid() not in pool._processes  # type: ignore[union-attr]


def test_a_seat_is_played_as_well_as_its_level_says() -> None:
    bots = thinking._bots(thinking.crew("t", GAME, "1", {0: "easy", 2: "normal"}))
    assert {seat: type(bot) for seat, bot in bots.items()} == {0: Careless, 2: Thumb}


def test_what_is_hidden_from_a_seat_does_not_leave_the_server() -> None:
    state = registry.manifest_of(GAME).table_for(2, {}, Chance("hidden"))
    others = [state.imagined(1, Chance(f"other {number}")) for number in range(3)]
    assert {thinking._seen_from(other, 1) for other in others} == {thinking._seen_from(state, 1)}
    assert state.chance.seed.encode() not in thinking._seen_from(state, 1)


def test_the_number_of_the_script_does_not_leave_the_server() -> None:
    game = Game("space-alert", seats=2, seed="1")
    while not game.state.script_code:
        game.act(game.seats()[0], str(game.choices(game.seats()[0])[0]))
    assert b"script_code" in thinking._seen_from(game.state, 0)
    assert f'"script_code":"{game.state.script_code}"'.encode() not in thinking._seen_from(game.state, 0)


@in_a_loop
async def test_people_can_act_while_a_bot_thinks(database: str) -> None:
    async with hub_on(database) as home:
        home.thinkers = slow = Slow()
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await live.act(0, "ready")
        await until(lambda: slow.asked)
        before = played_by(live, 1)
        await asyncio.wait_for(live.act(0, str(live.game.choices(0)[0])), 1)
        assert played_by(live, 1) == before
        slow.enough.set()
        await until(lambda: played_by(live, 1) > before)


@in_a_loop
async def test_what_a_bot_thought_of_for_another_moment_is_not_done(database: str) -> None:
    async with hub_on(database) as home:
        home.thinkers = Slow()
        live = await with_bot(home, await guest(home), first=1)
        before, choice = live.seq, str(live.game.choices(1)[0])
        await live.act_in_time(1, choice, before + 1)
        assert live.seq == before
        seats, live.bots.seats = live.bots.seats, BotSeats({})  # the person is back
        await live.act_in_time(1, choice, before)
        assert live.seq == before
        live.bots.seats = seats
        await live.act_in_time(1, choice, before)
        assert live.seq == before + 1


class Wrong(Thinkers):
    """Chooses what nobody can choose, however often it is asked."""

    def __init__(self, chosen: str) -> None:
        super().__init__(1)
        self.chosen = chosen

    async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
        return self.chosen


@pytest.mark.parametrize(("chosen", "mistake"), [("nonsense", "UnknownOption"), ("fire 1", "Illegal")])
@in_a_loop
async def test_a_bot_that_chooses_what_nobody_can_is_logged_with_its_place(
    database: str, caplog: pytest.LogCaptureFixture, chosen: str, mistake: str
) -> None:
    async with hub_on(database) as home:
        home.thinkers = Wrong(chosen)
        live = await with_bot(home, await guest(home), "mini-duel")
        await live.act(0, "scan")
        await until(lambda: "bot failed" in caplog.messages)
        entry = next(entry for entry in caplog.records if entry.message == "bot failed")
        assert (entry.levelname, vars(entry)["error"], bool(entry.exc_info)) == ("ERROR", mistake, True)
        assert live.bots._quiet == AFTER_FAILURE  # so it is asked again


@in_a_loop
async def test_a_bot_that_somebody_forestalled_has_made_no_mistake(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as home:
        home.thinkers = Slow()
        live = await with_bot(home, await guest(home), "mini-duel")
        await live.act(0, "scan")
        monkeypatch.setattr(live, "_chosen_in_time", lambda game, seat, text, seq: live._chosen(game, seat, text))
        before = live.seq
        await live.act(1, "scan")
        assert not await live.bots._acted(1, "scan", before)
        assert "bot failed" not in caplog.messages


@in_a_loop
async def test_bots_go_on_when_their_process_was_killed(database: str) -> None:
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home))
        await pass_on(live)
        await until(lambda: played_by(live, 1))
        for process in list(home.thinkers._pools[0]._processes):  # type: ignore[union-attr]
            os.kill(process, signal.SIGKILL)
        before = played_by(live, 1)
        for _ in range(400):
            await pass_on(live)
            if played_by(live, 1) > before:
                return
            await asyncio.sleep(0.05)
        pytest.fail("the bot has not come back")


@in_a_loop
async def test_bots_go_on_after_the_store_failed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [OSError("the store is away")]

    async def failing(live: LiveTable) -> bool:
        if failures:
            raise failures.pop()
        return True

    monkeypatch.setattr(LiveTable, "plays_bots_here", failing)
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home), first=1)
        await until(lambda: played_by(live, 1))
        assert not failures


def _children(process: int) -> list[int]:
    """Processes are begun by any thread."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def test_thinking_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path, kind=OwnServer, clock_speed=50) as server:
        thinkers = _thinkers_of(server)
        server.kill()
        asyncio.run(until(lambda: not any(Path(f"/proc/{child}/cmdline").exists() for child in thinkers)))


def _thinkers_of(server: Server) -> list[int]:
    """The processes of a server that has begun to play a game with a bot."""
    host, process = Person(server), server.process
    assert process is not None
    table = host.post("/api/tables", game=GAME, seats=2, options={"first": 1})["id"]
    host.post(f"/api/tables/{table}/seats/1", kind="bot")
    host.post(f"/api/tables/{table}/start")
    asyncio.run(until(lambda: _children(process.pid)))
    return _children(process.pid)


class Asked(Slow):
    """Answers at once, and counts."""

    async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
        self.enough.set()
        return await super().choose(who, bots, table, seat, people)


def test_of_two_processes_one_plays_the_bots(postgres: Postgres) -> None:
    @in_a_loop
    async def play() -> None:
        address = postgres.database()
        async with hub_on(address) as one, hub_on(address) as other:
            one.thinkers, other.thinkers = first, second = Asked(), Asked()
            person = await guest(one)
            table = await one.lobby.new_table(person, NewTable("space-alert", 3, options={"clock": False}))
            for seat in (1, 2):
                await one.lobby.sit(table, seat, Sit("bot"), person)
            await one.lobby.start(table, person)
            await (await one.table(table)).act(0, "ready")
            for home in (one, other):
                await home.table(table)
            await until(lambda: first.asked + second.asked > 20)
            assert 0 in (first.asked, second.asked)

    play()


@in_a_loop
async def test_bots_of_many_tables_do_not_put_others_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has many bots waits for them alone: a hint for somebody else comes next."""
    thinkers, order, go_on = Thinkers(1), list[str](), asyncio.Event()

    async def called(_number: int, who: str) -> None:
        order.append(who)
        await go_on.wait()

    monkeypatch.setattr(thinkers, "_called", called)
    work = [asyncio.create_task(thinkers._run("crowd", "table", f"crowd {number}")) for number in range(20)]
    await asyncio.sleep(0)
    thinkers._queues[0].usage.add("crowd", 1.0)
    work.append(asyncio.create_task(thinkers._run("somebody", "table", "somebody")))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*work)
    assert order[:2] == ["crowd 0", "somebody"]


@in_a_loop
async def test_somebody_who_goes_away_gives_the_turn_on() -> None:
    queue, go_on = FairQueue(), asyncio.Event()
    first = asyncio.create_task(queue.run("one", go_on.wait))
    gone, last = (asyncio.create_task(queue.run(who, go_on.wait)) for who in ("two", "three"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    go_on.set()
    assert await first
    assert await last
    assert await queue.run("four", go_on.wait)


@in_a_loop
async def test_nobody_fills_the_whole_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_OF_ONE", 3)
    queue, go_on = FairQueue(), asyncio.Event()
    work = [asyncio.create_task(queue.run("one", go_on.wait)) for _ in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too much"):
        await queue.run("one", go_on.wait)
    other = asyncio.create_task(queue.run("two", go_on.wait))
    go_on.set()
    await asyncio.gather(*work, other)
