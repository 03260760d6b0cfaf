"""Who is a person is known to the rules from the start of a game on, stand-ins included."""

from quarterdeck.server import records
from quarterdeck.server.request_bodies import NewTable, Sit
from tests.rules import rule
from tests.server.bots_at_a_table import until
from tests.server.inside import Listener, guest, hub_on, in_a_loop


@in_a_loop
async def test_a_game_knows_which_seats_people_took_at_the_start(database: str) -> None:
    async with hub_on(database) as hub:
        host, other = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(host, NewTable("space-alert", 3))
        await hub.lobby.sit(table, 1, Sit("bot"), host)
        await hub.lobby.sit(table, 2, Sit("me"), other)
        await hub.lobby.start(table, host)
        assert (await hub.table(table)).game.state.humans == (0, 2)
    async with hub_on(database) as hub:
        game = (await hub.table(table)).game
        assert (game.state.humans, game.record.humans) == ((0, 2), (0, 2))
        [again] = await records.put_in(hub.store, [("again", game)], host, 1.0)
        assert (await hub.table(again)).game.record.humans == (0, 2)


@rule("G7-R44")
@in_a_loop
async def test_a_seat_is_a_bots_while_one_stands_in_for_its_person(database: str) -> None:
    async with hub_on(database) as hub:
        host, other = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(host, NewTable("gen7", 3))
        await hub.lobby.sit(table, 1, Sit("bot"), host)
        await hub.lobby.sit(table, 2, Sit("me"), other)
        await hub.lobby.start(table, host)
        live = await hub.table(table)
        await hub.store.mark_left(table, other, 1.0)
        await hub.lobby.stand_in(table, 2, Sit("bot"), host)
        await until(lambda: live.game.state.humans == (0,))
        assert live.game.view(None)["votes"] == (1, 0, 0)
    async with hub_on(database) as hub:
        live = await hub.table(table)
        assert (live.game.state.humans, live.game.record.humans) == ((0,), (0, 2))
        await hub.store.mark_present(table, other)
        await hub.table_changed(table)
        await until(lambda: live.game.state.humans == (0, 2))


@rule("SC-R9")
@in_a_loop
async def test_a_turn_can_be_taken_back_although_somebody_else_comes_or_goes(database: str) -> None:
    async with hub_on(database) as hub, hub_on(database) as elsewhere:
        host, other = await guest(hub), await guest(hub)
        table = await hub.lobby.new_table(host, NewTable("starship-captains", 2, options={"first": 0}))
        await hub.lobby.sit(table, 1, Sit("me"), other)
        await hub.lobby.start(table, host)
        live, there = await hub.table(table), await elsewhere.table(table)
        await live.act(0, "activate navigation R")
        await hub.store.mark_left(table, other, 1.0)
        await hub.lobby.stand_in(table, 1, Sit("bot"), host)
        await until(lambda: live.game.state.humans == (0,))
        await live.act(0, "decline")
        await hub.store.mark_present(table, other)
        await hub.table_changed(table)
        await until(lambda: live.game.state.humans == (0, 1))
        player = Listener(host)
        await player.look(hub, table)
        assert player.heard[-1]["views"][0]["undo"]["count"] == live.game.undoable(0) == 2
        await live.undo(0)
        assert live.game.state.humans == (0, 1)
        await live.undo(0, turn=True)
        assert live.game.state.humans == (0, 1)
        assert [given.do for given in live.game.record.inputs] == []
        await there.catch_up()
        assert there.game.record.inputs == live.game.record.inputs
    async with hub_on(database) as again:
        back = await again.table(table)
        assert back.game.record.inputs == live.game.record.inputs
        assert back.game.state.to_json() == live.game.state.to_json()


@in_a_loop
async def test_a_game_that_starts_at_once_knows_its_people(database: str) -> None:
    async with hub_on(database) as hub:
        table = await hub.lobby.new_table(await guest(hub), NewTable("space-alert", 1, start=True))
        assert (await hub.table(table)).game.state.humans == (0,)


@in_a_loop
async def test_a_game_from_before_takes_everybody_for_a_person(database: str) -> None:
    async with hub_on(database) as hub:
        table = await hub.lobby.new_table(await guest(hub), NewTable("space-alert", 1, start=True))
        await hub.store.note(table, humans=None)
        game = (await hub.table(table)).game
        assert game.state.humans is None
        assert game.state.is_human(0)
