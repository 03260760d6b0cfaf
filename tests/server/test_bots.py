"""Bots at a table: they think elsewhere, get their turn whatever people do meanwhile, and stand in for people."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from quarterdeck.bots.careless import Careless
from quarterdeck.bots.starship_captains import Thumb
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.state import State
from quarterdeck.server import bot_crew, house, lobby, thinking
from quarterdeck.server.errors import Refused
from quarterdeck.server.house import House
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.thinking import Advised, Crew, Thinkers
from quarterdeck.server.wire import ChangeTable, NewTable, Sit
from tests.server.conftest import Postgres
from tests.server.harness import Person, Server, serving
from tests.server.inside import Ear, guest, house_on, in_a_loop

GAME = "starship-captains"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    monkeypatch.setattr(bot_crew, "PACE", 0.05)
    monkeypatch.setattr(house, "GONE_AFTER", 0.05)
    monkeypatch.setattr(lobby, "AWAY", 0.0)


async def with_bot(home: House, person: str, game: str = GAME, level: str = "normal", **options: object) -> LiveTable:
    """A game of a person in seat 0 and a bot in seat 1."""
    table = await home.lobby.new_table(person, NewTable(game, 2, options=dict(options)))
    await home.lobby.sit(table, 1, Sit("bot", level), person)  # type: ignore[arg-type]
    await home.lobby.start(table, person)
    return await home.table(table)


async def until(happened: object, seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():  # type: ignore[operator]
            await asyncio.sleep(0.02)


async def pass_on(live: LiveTable) -> None:
    """Seat 0 chooses anything until somebody else is asked."""
    while live.game.seats() == (0,):
        await live.act(0, str(live.game.choices(0)[-1]))


def played_by(live: LiveTable, seat: int) -> int:
    return sum(given.seat == seat for given in live.game.record.inputs)


@in_a_loop
async def test_people_who_keep_acting_do_not_put_bots_off(database: str) -> None:
    async with house_on(database) as home:
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await live.act(0, "ready")
        for _ in range(200):
            if any(given.seat == 1 and given.do != "ready" for given in live.game.record.inputs):
                return
            await asyncio.sleep(0.05)
            options = [str(option) for option in live.game.choices(0) if option.verb in ("place", "take-back")]
            if options:
                await live.act(0, options[-1])
        pytest.fail("the bot never came to its turn")


@in_a_loop
async def test_a_bot_plays_its_seat_in_another_process(database: str) -> None:
    async with house_on(database) as home:
        live = await with_bot(home, await guest(home))
        await pass_on(live)
        await until(lambda: played_by(live, 1))
        (pool,) = home.thinkers._pools
        assert os.getpid() not in pool._processes  # type: ignore[union-attr]


def test_a_seat_is_played_as_well_as_its_level_says() -> None:
    bots = thinking._bots(thinking.crew("t", GAME, "1", {0: "easy", 2: "normal"}))
    assert {seat: type(bot) for seat, bot in bots.items()} == {0: Careless, 2: Thumb}


def test_what_is_hidden_from_a_seat_does_not_leave_the_server() -> None:
    state = registry.rules_of(GAME).table(2, {}, Chance("hidden"))
    others = [state.imagined(1, Chance(f"other {number}")) for number in range(3)]
    assert {thinking._seen_from(other, 1) for other in others} == {thinking._seen_from(state, 1)}
    assert state.chance.seed.encode() not in thinking._seen_from(state, 1)


class Slow(Thinkers):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked, self.enough = 0, asyncio.Event()

    async def choose(self, bots: Crew, table: State, seat: int) -> str | None:
        self.asked += 1
        chosen = str(table.options(seat)[0])
        await self.enough.wait()
        return chosen


@in_a_loop
async def test_people_can_act_while_a_bot_thinks(database: str) -> None:
    async with house_on(database) as home:
        home.thinkers = slow = Slow()
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await until(lambda: slow.asked)
        await asyncio.wait_for(live.act(0, "ready"), 1)
        slow.enough.set()
        await until(lambda: played_by(live, 1))


@in_a_loop
async def test_what_a_bot_thought_of_for_another_moment_is_not_done(database: str) -> None:
    async with house_on(database) as home:
        home.thinkers = Slow()
        live = await with_bot(home, await guest(home), first=1)
        before, choice = live.seq, str(live.game.choices(1)[0])
        await live.act_in_time(1, choice, before + 1)
        assert live.seq == before
        levels, live.bots.levels = live.bots.levels, {}  # the person is back
        await live.act_in_time(1, choice, before)
        assert live.seq == before
        live.bots.levels = levels
        await live.act_in_time(1, choice, before)
        assert live.seq == before + 1


@in_a_loop
async def test_bots_go_on_when_their_process_was_killed(database: str) -> None:
    async with house_on(database) as home:
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


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_thinking_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path, clock_speed=50) as server:
        thinkers = _thinkers_of(server)
        server.kill()
        asyncio.run(until(lambda: not any(Path(f"/proc/{child}/cmdline").exists() for child in thinkers)))


def _thinkers_of(server: Server) -> list[int]:
    """The processes of a server that has begun to play a game between two bots."""
    host, process = Person(server), server.process
    assert process is not None
    table = host.post("/api/tables", game=GAME, seats=2)["id"]
    for seat in range(2):
        host.post(f"/api/tables/{table}/seats/{seat}", kind="bot")
    host.post(f"/api/tables/{table}/start")
    asyncio.run(until(lambda: _children(process.pid)))
    return _children(process.pid)


# Standing in


@in_a_loop
async def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(database: str) -> None:
    async with house_on(database) as home:
        stayer, leaver = await guest(home), await guest(home)
        table = await home.lobby.new_table(stayer, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), leaver)
        here, gone = Ear(stayer), Ear(leaver)
        await here.look(home, table)
        await gone.look(home, table)
        await home.lobby.start(table, stayer)
        live = await home.table(table)
        home.leave(gone, table)
        await until(lambda: any(chair["away"] for chair in here.seated))
        await home.lobby.stand_in(table, 1, Sit("bot", "easy"), stayer)
        await pass_on(live)
        await until(lambda: played_by(live, 1))
        back = Ear(leaver)
        await back.look(home, table)
        assert live.bots.levels == {}
        for seat in (back.seated[1], here.seated[1]):
            assert (seat["kind"], seat["level"], seat["away"]) == ("person", None, False)


@in_a_loop
async def test_a_person_may_let_a_bot_play_for_a_while(database: str) -> None:
    async with house_on(database) as home:
        person = await guest(home)
        live = await with_bot(home, person)
        await home.lobby.stand_in(live.id, 0, Sit("bot", "hard"), person)
        assert live.bots.levels == {0: "hard", 1: "normal"}
        await home.lobby.stand_in(live.id, 0, Sit("me"), person)
        assert live.bots.levels == {1: "normal"}


@in_a_loop
async def test_seats_of_people_who_are_here_stay_theirs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "AWAY", 20.0)
    async with house_on(database) as home:
        host, other, stranger = [await guest(home) for _ in range(3)]
        table = await home.lobby.new_table(host, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.lobby.start(table, host)
        for seat, person, name in ((1, host, "still-here"), (1, stranger, "not-your-seat"), (7, host, "not-found")):
            with pytest.raises(Refused) as refusal:
                await home.lobby.stand_in(table, seat, Sit("bot"), person)
            assert refusal.value.name == name
        await home.store.go(table, other, 0.0)
        with pytest.raises(Refused, match="do not hold"):
            await home.lobby.stand_in(table, 1, Sit("me"), host)
        await home.lobby.stand_in(table, 1, Sit("bot"), host)


@in_a_loop
async def test_bots_keep_their_levels_in_a_rematch_and_people_play_again(database: str) -> None:
    async with house_on(database) as home:
        person = await guest(home)
        live = await with_bot(home, person, level="easy")
        await home.lobby.stand_in(live.id, 0, Sit("bot"), person)
        await home.store.set_table(live.id, state="finished")
        again = await home.lobby.described(await home.lobby.rematch(live.id, person, False), person)
        assert [(seat.kind, seat.level) for seat in again.seats] == [("person", None), ("bot", "easy")]


@in_a_loop
async def test_whoever_another_process_did_not_see_keeps_the_bot_they_asked_for(database: str) -> None:
    async with house_on(database) as home:
        person, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(person, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.lobby.start(table, person)
        await home.table(table)
        ears = [Ear(person), Ear(other)]
        for ear in ears:
            await ear.look(home, table)
        await home.lobby.stand_in(table, 0, Sit("bot", "hard"), person)
        await home.store.go(table, person, 0.0)  # as another process would, that has no window of theirs
        await home.table_changed(table)
        for ear in ears:
            seat = ear.seated[0]
            assert (seat["level"], seat["away"]) == ("hard", False)


@in_a_loop
async def test_a_seat_that_was_freed_is_not_away(database: str) -> None:
    async with house_on(database) as home:
        host, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(host, NewTable(GAME, 3))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.store.go(table, other, 0.0)
        await home.lobby.change_table(table, host, ChangeTable(seats=2))
        assert (await home.lobby.described(table, host)).seats[1].away
        await home.lobby.sit(table, 1, Sit("open"), host)
        assert not (await home.lobby.described(table, host)).seats[1].away


@in_a_loop
async def test_a_table_that_was_put_away_sets_no_alarm(database: str) -> None:
    async with house_on(database) as home:
        live = await with_bot(home, await guest(home))
        await live.close()
        live.seat_bots({0: "easy", 1: "easy"})
        assert live._alarm is None or live._alarm.cancelling()


class Asked(Slow):
    """Answers at once, and counts."""

    async def choose(self, bots: Crew, table: State, seat: int) -> str | None:
        self.enough.set()
        return await super().choose(bots, table, seat)


@pytest.mark.xdist_group("postgres")
def test_of_two_processes_one_plays_the_bots(postgres: Postgres) -> None:
    @in_a_loop
    async def play() -> None:
        address = postgres.database()
        async with house_on(address) as one, house_on(address) as other:
            one.thinkers, other.thinkers = first, second = Asked(), Asked()
            person = await guest(one)
            table = await one.lobby.new_table(person, NewTable("space-alert", 3, options={"clock": False}))
            for seat in range(3):
                await one.lobby.sit(table, seat, Sit("bot"), person)
            await one.lobby.start(table, person)
            for home in (one, other):
                await home.table(table)
            await until(lambda: first.asked + second.asked > 20)
            assert 0 in (first.asked, second.asked)

    play()


# Advice


@pytest.mark.parametrize("game", ["space-alert", GAME])
@in_a_loop
async def test_there_is_advice_in_every_game(tmp_path: Path, game: str) -> None:
    async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'advice.sqlite'}") as home:
        person = await guest(home)
        live = await with_bot(home, person, game, **({"clock": False} if game == "space-alert" else {}))
        if game == "space-alert":
            for seat in range(2):
                await live.act(seat, "ready")
        await pass_on_to(live, 0)
        advised = await home.advise(live.id, person, 0)
        options = [str(option) for option in live.game.choices(0)]
        assert 1 <= len(advised.hints) <= 3
        assert all(hint.option in options for hint in advised.hints)
        assert bool(advised.plan) == (game == "space-alert")


async def pass_on_to(live: LiveTable, seat: int) -> None:
    await until(lambda: seat in live.game.seats())


class Pondering(Slow):
    """Is asked for advice too, and thinks about that as long; choices are another matter."""

    questions = 0

    async def advise(self, bots: Crew, table: State, seat: int) -> Advised:
        self.questions += 1
        await self.enough.wait()
        return Advised([], [])


@in_a_loop
async def test_a_person_asks_one_question_at_a_time_from_all_windows(database: str) -> None:
    async with house_on(database) as home:
        home.thinkers = slow = Pondering()
        person = await guest(home)
        live = await with_bot(home, person)
        first = asyncio.create_task(home.advise(live.id, person, 0))
        await until(lambda: slow.questions)
        with pytest.raises(Refused, match="thinking already"):
            await home.advise(live.id, person, 0)
        first.cancel()  # the window was closed
        await asyncio.wait([first])
        slow.enough.set()
        assert (await home.advise(live.id, person, 0)).hints == []


@in_a_loop
async def test_not_too_many_people_ask_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_ADVISED", 1)
    async with house_on(database) as home:
        home.thinkers = slow = Pondering()
        live = await with_bot(home, await guest(home))
        first = asyncio.create_task(home.advise(live.id, "one", 0))
        await until(lambda: slow.questions)
        with pytest.raises(Refused, match="too many"):
            await home.advise(live.id, "another", 0)
        slow.enough.set()
        await first


def test_a_player_gets_advice_and_nobody_else_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host, other = Person(server), Person(server)
        table = host.post("/api/tables", game=GAME, seats=1, start=True)["id"]
        mine = host.live(table)
        told = mine.ask(type="advise", seat=0)
        hints, options = told["hints"], mine.state["faces"][0]["options"]
        assert told["type"] == "advice"
        assert 1 <= len(hints) <= 3
        assert all(hint["option"] in options and hint["unit"] == "points" for hint in hints)
        assert other.live(table).ask(type="advise", seat=0)["name"] == "not-your-seat"


def test_a_second_question_waits_for_the_first_and_choices_do_not(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = Person(server)
        table = host.post("/api/tables", game=GAME, seats=1, start=True)["id"]
        mine = host.live(table)
        mine.send({"type": "advise", "seat": 0, "id": 100})
        assert mine.ask(type="advise", seat=0)["name"] == "thinking"
        assert mine.ask(type="act", seat=0, do=mine.state["faces"][0]["options"][0])["type"] == "ack"
        assert mine.next("advice")["id"] == 100
