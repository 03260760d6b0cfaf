"""Tables with bots whose thinking and whose time a test controls."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from quarterdeck.kernel.state import State
from quarterdeck.server import bot_crew
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.request_bodies import NewTable, Sit
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.thinking import Crew, Thinkers

GAME = "starship-captains"


async def with_bot(
    home: TableHub, person: str, game: str = GAME, level: str = "normal", **options: object
) -> LiveTable:
    """A game of a person in seat 0 and a bot in seat 1."""
    table = await home.lobby.new_table(person, NewTable(game, 2, options=dict(options)))
    await home.lobby.sit(table, 1, Sit("bot", level), person)  # type: ignore[arg-type]
    await home.lobby.start(table, person)
    return await home.table(table)


async def until(happened: Callable[[], object], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.02)


async def pass_on(live: LiveTable) -> None:
    """Seat 0 chooses anything until somebody else is asked."""
    while live.game.seats() == (0,):
        await live.act(0, str(live.game.choices(0)[-1]))


def played_by(live: LiveTable, seat: int) -> int:
    return sum(given.seat == seat for given in live.game.record.inputs)


async def host_of(home: TableHub, live: LiveTable) -> str:
    return str((await home.lobby.row(live.id))["host"])


class Slow(Thinkers):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked, self.enough = 0, asyncio.Event()

    async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
        self.asked += 1
        chosen = str(table.options(seat)[0])
        await self.enough.wait()
        return chosen


class Quick(Thinkers):
    """Chooses the first option at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
        self.asked += 1
        return str(table.options(seat)[0])


class BotClock:
    """The time by which bots pause: it passes only when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self._sleepers: dict[asyncio.Event, float] = {}
        ours = SimpleNamespace(**{**vars(asyncio), "sleep": self._sleep, "wait_for": self._wait_for})
        monkeypatch.setattr(bot_crew, "asyncio", ours)
        monkeypatch.setattr(bot_crew, "monotonic", lambda: self.now)

    @property
    def pauses(self) -> list[float]:
        """How long those who pause have to wait yet."""
        return [due - self.now for due in self._sleepers.values()]

    def advance(self, seconds: float) -> None:
        self.now += seconds
        for sleeper in [sleeper for sleeper, due in self._sleepers.items() if due <= self.now]:
            del self._sleepers[sleeper]
            sleeper.set()

    async def _sleep(self, seconds: float) -> None:
        sleeper = asyncio.Event()
        if seconds <= 0:
            return
        self._sleepers[sleeper] = self.now + seconds
        try:
            await sleeper.wait()
        finally:
            self._sleepers.pop(sleeper, None)

    async def _wait_for(self, awaited: Awaitable[Any], seconds: float) -> None:
        tasks = [asyncio.ensure_future(awaited), asyncio.ensure_future(self._sleep(seconds))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        happened = tasks[0].done()
        for task in tasks:
            task.cancel()
        if not happened:
            raise TimeoutError
