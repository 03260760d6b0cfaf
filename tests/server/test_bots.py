"""Bots at a table: they get their turn whatever people do meanwhile."""

import asyncio

import pytest

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.space_alert import Planner
from quarterdeck.bots.starship_captains import Thumb
from quarterdeck.server import live_table
from quarterdeck.server.wire import NewTable
from tests.server.inside import guest, house_on, in_a_loop


@in_a_loop
async def test_people_who_keep_acting_do_not_put_bots_off(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "BOT_PACE", 0.3)
    async with house_on(database) as house:
        person = await guest(house)
        table = await house.lobby.new_table(person, NewTable("space-alert", 2, options={"clock": False}))
        await house.lobby.sit(table, 1, "bot", person)
        await house.lobby.start(table, person)
        live = await house.table(table)
        await live.act(0, "ready")
        for _ in range(100):
            if any(given.seat == 1 and given.do != "ready" for given in live.game.record.inputs):
                return
            await asyncio.sleep(0.05)
            options = [str(option) for option in live.game.choices(0) if option.verb in ("place", "take-back")]
            if options:
                await live.act(0, options[-1])
        pytest.fail("the bot never came to its turn")


@pytest.mark.parametrize(("game", "kind"), [("space-alert", Planner), ("starship-captains", Thumb)])
@in_a_loop
async def test_seats_go_to_the_strongest_bot_of_a_game(
    database: str, monkeypatch: pytest.MonkeyPatch, game: str, kind: type[Bot]
) -> None:
    monkeypatch.setattr(live_table, "BOT_PACE", 0.01)
    async with house_on(database) as house:
        person = await guest(house)
        table = await house.lobby.new_table(person, NewTable(game, 2))
        for seat in range(2):
            await house.lobby.sit(table, seat, "bot", person)
        await house.lobby.start(table, person)
        live = await house.table(table)
        assert [type(player) for player in live.bots.values()] == [kind, kind]
        for _ in range(100):
            if {given.seat for given in live.game.record.inputs} == {0, 1}:
                return
            await asyncio.sleep(0.05)
        pytest.fail("the bots do not play")
