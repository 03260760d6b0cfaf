"""How fast bots play: pauses that people can follow, and no work when there is nothing to do."""

import asyncio
from typing import Any

import pytest

from quarterdeck.kernel.foresight import only_choice
from quarterdeck.kernel.state import State
from quarterdeck.server import bot_crew, live_table
from quarterdeck.server.bot_crew import BotPauses
from quarterdeck.server.errors import Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import ChangeTable, NewTable, Sit
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.thinking import Crew
from tests.server.bots_at_a_table import GAME, BotClock, Quick, Slow, host_of, pass_on, played_by, until, with_bot
from tests.server.harness import Person, Server
from tests.server.inside import Listener, guest, hub_on, in_a_loop

pytestmark = pytest.mark.usefixtures("quick_bots")


@in_a_loop
async def test_people_who_keep_acting_do_not_put_bots_off(database: str) -> None:
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await live.act(0, "ready")
        for _ in range(600):
            if any(given.seat == 1 and given.do != "ready" for given in live.game.record.inputs):
                return
            await asyncio.sleep(0.05)
            options = [str(option) for option in live.game.choices(0) if option.verb in ("place", "take-back")]
            if options:
                await live.act(0, options[-1])
        pytest.fail("the bot never came to its turn")


async def paced(home: TableHub, pace: BotPauses, monkeypatch: pytest.MonkeyPatch, person: str) -> LiveTable:
    """A game in which a bot begins."""
    monkeypatch.setitem(bot_crew.PACES, "normal", pace)
    return await with_bot(home, person, first=1)


@in_a_loop
async def test_bots_pause_once_per_turn_and_shortly_per_step(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as home:
        home.thinkers = Quick()
        clock = BotClock(monkeypatch)
        live = await paced(home, BotPauses(turn=1.0, step=0.1, planning=9), monkeypatch, await guest(home))
        expected = [1.0]
        while live.game.seats() == (1,):
            before = played_by(live, 1)
            if only_choice(live.game.state, 1) is None:
                await until(lambda: clock.pauses)
                assert clock.pauses == [pytest.approx(pause) for pause in expected]
                assert played_by(live, 1) == before
                clock.advance(expected[0])
            await until(lambda before=before: played_by(live, 1) > before)
            expected = [0.1]
        assert played_by(live, 1) > 1


@in_a_loop
async def test_thinking_is_part_of_the_pause(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as home:
        clock = BotClock(monkeypatch)

        class Thoughtful(Quick):
            """Chooses after most of a second."""

            async def choose(self, *question: Any) -> str | None:
                clock.advance(0.9)
                return await super().choose(*question)

        home.thinkers = Thoughtful()
        live = await paced(home, BotPauses(turn=1.0, step=0.0, planning=9), monkeypatch, await guest(home))
        await until(lambda: clock.pauses)
        assert clock.pauses == [pytest.approx(0.1)]
        clock.advance(0.2)
        await until(lambda: played_by(live, 1))


@in_a_loop
async def test_a_choice_without_an_alternative_is_made_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_crew.PACES, "normal", BotPauses(30, 30, 30))
    async with hub_on(database) as home:
        home.thinkers = quick = Quick()
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await until(lambda: played_by(live, 1), 5)
        assert live.game.record.inputs[-1].do == "ready"
        assert quick.asked == 0


@in_a_loop
async def test_people_can_skip_the_pauses_of_a_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as home:
        home.thinkers, clock = Quick(), BotClock(monkeypatch)
        live = await paced(home, BotPauses(turn=30, step=30, planning=30), monkeypatch, await guest(home))
        await until(lambda: clock.pauses)
        await home.skip_pauses(live.id)
        await until(lambda: live.game.seats() == (0,), 10)
        assert clock.now == 0
        await pass_on(live)
        before = played_by(live, 1)
        await until(lambda: clock.pauses)
        assert clock.pauses == [30]  # the next turn has pauses again
        assert played_by(live, 1) == before


def test_players_skip_pauses_and_spectators_do_not(sqlite_server: Server) -> None:
    host, other = Person(sqlite_server), Person(sqlite_server)
    table = host.post("/api/tables", game=GAME, seats=1, start=True)["id"]
    assert host.live(table).ask(type="skip")["type"] == "ack"
    assert other.live(table).ask(type="skip")["name"] == "spectator"


@in_a_loop
async def test_bots_keep_a_human_pace_while_all_plan_against_the_clock(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bot_crew.PACES, "instant", BotPauses(0, 0, planning=0.5))
    monkeypatch.setattr(bot_crew, "FIRST_LOOK", 0.0)
    async with hub_on(database) as home:
        home.thinkers, clock = Quick(), BotClock(monkeypatch)
        live = await with_bot(home, await guest(home), "space-alert")
        await home.lobby.change_table(live.id, await host_of(home, live), ChangeTable(bot_pace="instant"))
        await live.act(0, "ready")
        await home.skip_pauses(live.id)
        for _ in range(3):
            await until(lambda: clock.pauses)
            assert clock.pauses == [pytest.approx(0.5)]
            before = played_by(live, 1)
            clock.advance(0.5)
            await until(lambda before=before: played_by(live, 1) == before + 1)


@in_a_loop
async def test_the_host_sets_the_pace_of_bots_at_any_time(database: str) -> None:
    async with hub_on(database) as home:
        person, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(person, NewTable(GAME, 2, bot_pace="slow"))
        await home.lobby.sit(table, 1, Sit("bot"), person)
        await home.lobby.start(table, person)
        live = await home.table(table)
        assert live.bots.pace == "slow"
        await home.lobby.change_table(table, person, ChangeTable(bot_pace="instant"))
        assert live.bots.pace == "instant"
        assert (await home.lobby.described(table, person)).bot_pace == "instant"
        with pytest.raises(Refused, match="host"):
            await home.lobby.change_table(table, other, ChangeTable(bot_pace="slow"))
        with pytest.raises(Refused, match="started"):
            await home.lobby.change_table(table, person, ChangeTable(bot_pace="slow", name="Another"))


@in_a_loop
async def test_bots_with_nothing_to_do_sleep_until_somebody_acts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Idle(Quick):
        async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
            self.asked += 1
            return None

    monkeypatch.setattr(bot_crew, "MOST_QUIET", 3)
    monkeypatch.setattr(bot_crew, "FIRST_LOOK", 0.02)
    async with hub_on(database) as home:
        home.thinkers = idle = Idle()
        live = await with_bot(home, await guest(home), "space-alert", clock=False)
        await live.act(0, "ready")
        await until(lambda: live.due() is None)
        asked = idle.asked
        await live.act(0, str(live.game.choices(0)[0]))
        await until(lambda: idle.asked > asked)


@in_a_loop
async def test_bots_alone_do_not_go_on_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(database) as home:
        home.thinkers, person = Slow(), await guest(home)
        live = await with_bot(home, person, first=1)
        await until(lambda: live.bots.asked())
        listener = Listener(person)
        await listener.look(home, live.id)
        home.leave(listener, live.id)
        await until(lambda: live.deserted is not None)
        assert live.bots.asked()
        monkeypatch.setattr(live_table, "ABANDONED_SECONDS", 0.0)
        assert live.bots.asked() == []
        assert live.due() is None
        monkeypatch.setattr(live_table, "IDLE_SECONDS", -1.0)
        await until(lambda: live.id not in home.live)
        async with asyncio.timeout(20):
            while (await home.store.table(live.id))["due"] is not None:
                await asyncio.sleep(0.05)
        await listener.look(home, live.id)  # whoever comes back finds them at work
        assert (await home.table(live.id)).bots.asked()


@in_a_loop
async def test_bots_play_a_timed_game_to_its_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "ABANDONED_SECONDS", 0.0)
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home), "space-alert")
        await live.act(0, "ready")
        await until(lambda: live.game.state.deadline() is not None)
        await until(lambda: live.deserted is not None)
        assert not live.abandoned()


@in_a_loop
async def test_a_table_that_was_put_away_sets_no_alarm(database: str) -> None:
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home))
        await live.close()
        live.seat_crew([{"seat": seat, "kind": "bot", "level": "easy"} for seat in (0, 1)], "normal")
        assert live.alarm.task is None or live.alarm.task.cancelling()


@in_a_loop
async def test_bots_take_their_time_only_where_their_game_wants_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bot_crew.PACES, "normal", BotPauses(30, 30, 30))
    async with hub_on(database) as home:
        home.thinkers, clock = Quick(), BotClock(monkeypatch)
        wish = NewTable("gen7", 3, start=True, bots="normal")
        live = await home.table(await home.lobby.new_table(await guest(home), wish))
        while not (live.game.state.agenda[-1].name == "taking-turn" and live.game.seats() != (0,)):
            if 0 in live.game.seats():
                await live.act(0, str(live.game.choices(0)[0]))
            await asyncio.sleep(0.01)
        assert played_by(live, 1) > 1  # cards are drafted at once
        await until(lambda: clock.pauses)
        assert (clock.now, clock.pauses) == (0, [30])
