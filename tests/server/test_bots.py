"""Bots at a table: they get their turn whatever people do meanwhile."""

import asyncio

import pytest

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
