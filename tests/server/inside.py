"""A house without a network around it: tests speak to its tables directly."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from quarterdeck.server.folding import UNDO
from quarterdeck.server.house import House
from quarterdeck.server.room import Connection
from quarterdeck.server.store import Store
from quarterdeck.server.wire import Hello, Marker, NewTable, Sit

LONGEST = 90.0
"""Seconds after which a test that still waits is given up, so that it is known which one it was."""


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that waits for things."""

    @wraps(test)
    def running(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return running


async def opened(database: str, speed: float = 1.0) -> House:
    house = House(Store(database), speed)
    await house.open()
    return house


@asynccontextmanager
async def house_on(database: str, speed: float = 1.0) -> AsyncIterator[House]:
    """A house that is closed in good order."""
    house = await opened(database, speed)
    try:
        yield house
    finally:
        await house.close()


async def crash(house: House) -> None:
    """As brutally as a power cut: what is not in the store is gone."""
    tasks = [house._sweeper, *(live._alarm for live in house.live.values())]
    for task in tasks:
        if task is not None:
            task.cancel()
    if house._close_bus is not None:
        await house._close_bus()
    house.live.clear()
    await house.store.close()


async def guest(house: House) -> str:
    return (await house.accounts.new_guest())[0]


async def started(house: House, person: str, game: str, seats: int, **options: Any) -> str:
    """A table that has been started, with the same person in all seats."""
    table = await house.lobby.new_table(person, NewTable(game, seats, options=options))
    for seat in range(1, seats):
        await house.lobby.sit(table, seat, Sit("me"), person)
    await house.lobby.start(table, person)
    return table


async def play_on(database: str) -> None:
    """An account plays a game to its end, begins another, chats and places a marker."""
    async with house_on(database) as house:
        person, token = await house.accounts.new_guest()
        await house.accounts.become(await house.accounts.person(token), "Ada", "correct horse")
        finished = await house.table(await started(house, person, "space-alert", 1, mission="S2-1", clock=False))
        for option in ("ready", "place 0 A/< 1", "place 0 A/< 2", UNDO, "go-on", "go-on", "go-on"):
            await (finished.undo(0) if option == UNDO else finished.act(0, option))
        running = await started(house, person, "space-alert", 1, mission="S2-1")
        await (await house.table(running)).act(0, "ready")
        await house.say(running, person, "ahoy, 🚀")
        await house.place_marker(running, Marker("figure-0", 1, 2.5))


class Ear(Connection):
    """Somebody who looks at a table and keeps what is told."""

    def __init__(self, person: str) -> None:
        super().__init__(person, self._keep)
        self.heard: list[Any] = []

    async def _keep(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def look(self, house: House, table: str) -> None:
        house.room(table).connections.add(self)
        await house.greet(self, table, Hello())

    @property
    def seated(self) -> Any:
        """Who sits where, as told last; games are told of in between."""
        return next(news["table"]["seats"] for news in reversed(self.heard) if "table" in news)

    async def wait(self, count: int) -> None:
        """Until so many messages have been heard."""
        async with asyncio.timeout(10):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
