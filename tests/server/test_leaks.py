"""The leak test on the wire: what one seat receives stays the same, byte for byte, while the rest is dealt anew."""

import asyncio
from typing import Any

import pytest

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.zone import unseen
from quarterdeck.server import news
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.thinking import Thinkers
from quarterdeck.server.wire import Hello
from tests.rules import rule

SEATS = 3


class Forgetful:
    """A store that keeps nothing: this is about what is sent."""

    async def inputs_of(self, table: str, since: int = 0) -> list[Any]:
        return []

    def __getattr__(self, name: str) -> Any:
        async def nothing(*args: Any, **more: Any) -> None:
            pass

        return nothing


class Watched:
    """A live table with one seat's browser at it; the clock is ours."""

    def __init__(self, viewer: int | None, seed: str) -> None:
        row = {
            "id": "t", "game": "space-alert", "rules_version": 1, "seats": SEATS, "seed": seed, "started": 1e12,
            "options": {"mission": "S2-2"}, "due": None, "asked": None, "state": "playing",
        }  # fmt: skip
        self.received: list[str] = []
        self.connection = Connection("somebody", self._receive)
        self.connection.seats = [] if viewer is None else [viewer]
        room = Room("t")
        room.connections.add(self.connection)
        self.live = LiveTable(Forgetful(), row, {}, room, Thinkers(1))  # type: ignore[arg-type]
        self.live.now = lambda: self.live.game.state.now  # type: ignore[method-assign]

    async def _receive(self, text: str) -> None:
        self.received.append(text)

    def become(self, other: "Watched", viewer: int | None, chance: Chance) -> None:
        """The other table, with everything the viewer cannot see dealt anew."""
        self.live.game.state = other.live.game.state.imagined(viewer, chance)
        self.live.game.events = list(other.live.game.events)
        self.live.seq, self.connection.seen = other.live.seq, other.connection.seen
        self.connection.greeted = True

    async def arrive(self) -> str:
        """All that a browser gets which comes to the table now."""
        state = news.waiting(None, seats=self.connection.seats, chat=[], markers={}, pace=None)  # type: ignore[arg-type]
        await self.live.greet(self.connection, Hello(), state)
        return self.received.pop()

    async def choose(self, seat: int, option: Option) -> list[str]:
        """What the browser gets when a seat chooses."""
        self.received.clear()
        await self.live.act(seat, str(option))
        return list(self.received)


async def fly(viewer: int | None, seed: str) -> int:
    """A random mission; returns how many choices were compared."""
    table, twin = Watched(viewer, seed), Watched(viewer, seed)
    await table.live.load()
    await twin.live.load()
    chance, compared = Chance(seed), 0
    while not table.live.game.over:
        for seat in table.live.game.seats():
            options = table.live.game.choices(seat)
            option = options[chance.below("choice", len(options))]
            twin.become(table, viewer, Chance(f"{seed}/{compared}"))
            assert await table.arrive() == await twin.arrive(), f"arriving before {option}"
            compared += await compare(table, twin, viewer, seat, option)
        table.live.game.clock(table.live.game.state.now + 20)
    for one in (table, twin):
        await one.live.close()
    return compared


async def compare(table: Watched, twin: Watched, viewer: int | None, seat: int, option: Option) -> bool:
    """A choice in both worlds; one that shows the viewer something new may of course look different."""
    before, possible = table.live.game.state.copy(), twin.live.game.state.why_not(seat, option) is None
    told = await table.choose(seat, option)
    learnt = unseen(before, viewer) - unseen(table.live.game.state, viewer)
    if not possible or learnt:
        return False
    assert told == await twin.choose(seat, option), f"{option} by seat {seat} leaks to {viewer}"
    return True


@rule("SA-R5", "SA-R6", "SA-R7", "SA-R8")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_browser_receives_the_same_bytes_whatever_others_hold(viewer: int | None) -> None:
    assert asyncio.run(fly(viewer, f"wire {viewer}")) > 40
