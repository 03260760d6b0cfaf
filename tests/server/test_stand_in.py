"""Bots among people: they wait for people's votes, stand in for whoever is away, and give seats back."""

import pytest

from quarterdeck.server import bot_crew, table_list
from quarterdeck.server.errors import Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import ChangeTable, NewTable, Sit
from tests.server.bots_at_a_table import GAME, pass_on, played_by, until, with_bot
from tests.server.inside import Listener, guest, hub_on, in_a_loop

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows whenever the bots of a table are asked, which they are in quick succession."""
    asked: list[str] = []

    async def count(live: LiveTable) -> bool:
        asked.append(live.id)
        return True

    monkeypatch.setattr(LiveTable, "plays_bots_here", count)
    monkeypatch.setattr(bot_crew, "FIRST_LOOK", 0.02)
    monkeypatch.setattr(bot_crew, "LONGEST_LOOK", 0.02)
    monkeypatch.setattr(bot_crew, "MOST_QUIET", 1000)
    return asked


async def a_round_passes(rounds: list[str]) -> None:
    """Until all bots have been asked once more, and have answered."""
    before = len(rounds)
    await until(lambda: len(rounds) >= before + 2)


@in_a_loop
async def test_bots_vote_after_people_and_as_they_do(database: str, rounds: list[str]) -> None:
    async with hub_on(database) as home:
        live = await with_bot(home, await guest(home), "space-alert", campaign={}, clock=False)
        await a_round_passes(rounds)
        assert played_by(live, 1) == 0
        await live.act(0, "propose yellow mixed")
        await until(lambda: live.game.state.setting.common == "yellow")  # type: ignore[attr-defined]
        assert live.game.state.setting.serious == "mixed"  # type: ignore[attr-defined]


@in_a_loop
async def test_nobody_votes_for_a_person_who_watches_while_a_bot_stands_in(database: str, rounds: list[str]) -> None:
    async with hub_on(database) as home:
        person = await guest(home)
        live = await with_bot(home, person, "space-alert", campaign={}, clock=False)
        here = Listener(person)
        await here.look(home, live.id)
        await home.lobby.stand_in(live.id, 0, Sit("bot"), person)
        await a_round_passes(rounds)
        assert live.seq == 0
        home.leave(here, live.id)
        await until(lambda: live.game.state.asked_since or played_by(live, 0))


@in_a_loop
async def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(database: str) -> None:
    async with hub_on(database) as home:
        stayer, leaver = await guest(home), await guest(home)
        table = await home.lobby.new_table(stayer, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), leaver)
        here, gone = Listener(stayer), Listener(leaver)
        await here.look(home, table)
        await gone.look(home, table)
        await home.lobby.start(table, stayer)
        live = await home.table(table)
        home.leave(gone, table)
        await until(lambda: any(chair["away"] for chair in here.seated))
        await home.lobby.stand_in(table, 1, Sit("bot", "easy"), stayer)
        await pass_on(live)
        await until(lambda: played_by(live, 1))
        back = Listener(leaver)
        await back.look(home, table)
        assert live.bots.levels == {}
        for seat in (back.seated[1], here.seated[1]):
            assert (seat["kind"], seat["level"], seat["away"]) == ("person", None, False)


@in_a_loop
async def test_a_person_may_let_a_bot_play_for_a_while(database: str) -> None:
    async with hub_on(database) as home:
        person = await guest(home)
        live = await with_bot(home, person)
        await home.lobby.stand_in(live.id, 0, Sit("bot", "hard"), person)
        assert live.bots.levels == {0: "hard", 1: "normal"}
        await home.lobby.stand_in(live.id, 0, Sit("me"), person)
        assert live.bots.levels == {1: "normal"}


@in_a_loop
async def test_seats_of_people_who_are_here_stay_theirs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_list, "AWAY", 20.0)
    async with hub_on(database) as home:
        host, other, stranger = [await guest(home) for _ in range(3)]
        table = await home.lobby.new_table(host, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.lobby.start(table, host)
        for seat, person, name in ((1, host, "still-here"), (1, stranger, "not-your-seat"), (7, host, "not-found")):
            with pytest.raises(Refused) as refusal:
                await home.lobby.stand_in(table, seat, Sit("bot"), person)
            assert refusal.value.name == name
        await home.store.mark_left(table, other, 0.0)
        with pytest.raises(Refused, match="do not hold"):
            await home.lobby.stand_in(table, 1, Sit("me"), host)
        await home.lobby.stand_in(table, 1, Sit("bot"), host)


@in_a_loop
async def test_bots_keep_their_levels_in_a_rematch_and_people_play_again(database: str) -> None:
    async with hub_on(database) as home:
        person = await guest(home)
        live = await with_bot(home, person, level="easy")
        await home.lobby.stand_in(live.id, 0, Sit("bot"), person)
        await home.store.set_table(live.id, state="finished")
        again = await home.lobby.described(await home.lobby.rematch(live.id, person, False), person)
        assert [(seat.kind, seat.level) for seat in again.seats] == [("person", None), ("bot", "easy")]


@in_a_loop
async def test_whoever_another_process_did_not_see_keeps_the_bot_they_asked_for(database: str) -> None:
    async with hub_on(database) as home:
        person, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(person, NewTable(GAME, 2))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.lobby.start(table, person)
        await home.table(table)
        listeners = [Listener(person), Listener(other)]
        for listener in listeners:
            await listener.look(home, table)
        await home.lobby.stand_in(table, 0, Sit("bot", "hard"), person)
        await home.store.mark_left(table, person, 0.0)  # as another process would, that has no window of theirs
        await home.table_changed(table)
        for listener in listeners:
            seat = listener.seated[0]
            assert (seat["level"], seat["away"]) == ("hard", False)


@in_a_loop
async def test_a_seat_that_was_freed_is_not_away(database: str) -> None:
    async with hub_on(database) as home:
        host, other = await guest(home), await guest(home)
        table = await home.lobby.new_table(host, NewTable(GAME, 3))
        await home.lobby.sit(table, 1, Sit("me"), other)
        await home.store.mark_left(table, other, 0.0)
        await home.lobby.change_table(table, host, ChangeTable(seats=2))
        chair = (await home.lobby.described(table, host)).seats[1]
        assert chair.away
        assert chair.stand_in_from == table_list.AWAY
        await home.lobby.sit(table, 1, Sit("open"), host)
        assert not (await home.lobby.described(table, host)).seats[1].away
