"""A hub without a network around it: tests speak to its tables directly."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import pytest

from quarterdeck.kernel.option import UNDO
from quarterdeck.server.client_messages import Hello, Marker
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.room import Connection
from quarterdeck.server.store import Store
from quarterdeck.server.table_hub import TableHub
from tests.server.following import Follower

LONGEST = 90.0
"""Seconds after which a test that still waits is given up, so that it is known which one it was."""


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that waits for things."""

    @wraps(test)
    def running(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return running


async def opened(database: str, speed: float = 1.0) -> TableHub:
    hub = TableHub(Store(database), speed)
    await hub.open()
    return hub


@asynccontextmanager
async def hub_on(database: str, speed: float = 1.0) -> AsyncIterator[TableHub]:
    """A hub that is closed in good order."""
    hub = await opened(database, speed)
    try:
        yield hub
    finally:
        await hub.close()


async def act_without_confirmation(live: LiveTable, monkeypatch: pytest.MonkeyPatch, seat: int, text: str) -> None:
    """An input that is written, although the store breaks down before it says so."""
    append = Store.append

    async def written_but_failed(*args: Any, **kwargs: Any) -> None:
        await append(*args, **kwargs)
        raise ConnectionResetError

    with monkeypatch.context() as failing:
        failing.setattr(Store, "append", written_but_failed)
        with pytest.raises(ConnectionResetError):
            await live.act(seat, text)


async def crash(hub: TableHub) -> None:
    """As brutally as a power cut: what is not in the store is gone."""
    tasks = [hub._sweeper, *(task for live in hub.live.values() for task in (live.alarm.task, *live.alarm._ringing))]
    for task in tasks:
        if task is not None:
            task.cancel()
    for live in hub.live.values():
        live.bots.end()
    if hub._close_bus is not None:
        await hub._close_bus()
    hub.live.clear()
    await hub.store.close()


async def guest(hub: TableHub) -> str:
    return (await hub.accounts.new_guest())[0]


async def started(hub: TableHub, person: str, game: str, seats: int, **options: Any) -> str:
    """A table that has been started, with the same person in all seats."""
    table = await hub.lobby.new_table(person, NewTable(game, seats, options=options))
    for seat in range(1, seats):
        await hub.lobby.sit(table, seat, Sit("me"), person)
    await hub.lobby.start(table, person)
    return table


async def play_on(database: str) -> None:
    """An account plays a game to its end, begins another, chats and places a marker."""
    async with hub_on(database) as hub:
        person, token = await hub.accounts.new_guest()
        await hub.accounts.register(await hub.accounts.person(token), "Ada", "correct horse")
        finished = await hub.table(await started(hub, person, "space-alert", 1, mission="S2-1", clock=False))
        for option in ("ready", "place 0 A/< 1", "place 0 A/< 2", UNDO, "go-on", "go-on", "go-on"):
            await (finished.undo(0) if option == UNDO else finished.act(0, option))
        running = await started(hub, person, "space-alert", 1, mission="S2-1")
        await (await hub.table(running)).act(0, "ready")
        await hub.say(running, person, "ahoy, 🚀")
        await hub.place_marker(running, Marker("figure-0", 1, 2.5))


class Listener(Connection):
    """Somebody who looks at a table and keeps what is told, with whole views."""

    def __init__(self, person: str) -> None:
        super().__init__(person, self._keep)
        self.heard: list[Any] = []
        self._follower = Follower()

    def _keep(self, *texts: bytes) -> None:
        self.heard += [self.take(json.loads(text)) for text in texts]

    def take(self, message: Any) -> Any:
        """A message with whole views."""
        return self._follower.take(message)

    async def look(self, hub: TableHub, table: str) -> None:
        hub.room(table).connections.add(self)
        await hub.greet(self, table, Hello())

    @property
    def seated(self) -> Any:
        """Who sits where, as told last; games are told of in between."""
        return next(news["table"]["seats"] for news in reversed(self.heard) if "table" in news)

    async def wait(self, count: int) -> None:
        """Until so many messages have been heard."""
        async with asyncio.timeout(10):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
