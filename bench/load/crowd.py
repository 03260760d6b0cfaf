"""The people at the tables of a server: they move in turn, and note when everybody saw it."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection

PATIENCE = 20.0
SEATS = 5


class Table:
    """Five people at one table; a subclass knows the language of their server."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.turn = 0
        self.last = ["" for _ in sockets]
        self.seen: list[dict[int | None, float]] = [{} for _ in sockets]
        self.reached: int | None = None
        self.bytes = 0
        self._received = asyncio.Event()
        self._readers = [asyncio.create_task(self._read(seat)) for seat in range(len(sockets))]

    def choice(self, seat: int, last: str) -> str:
        """The message of a legal move of a seat; `last` is the last message to it that offered choices."""
        raise NotImplementedError

    def offers(self, text: str) -> bool:
        """Whether choices can be made from this message until another one offers some."""
        return self.version(text) is not None

    def version(self, text: str) -> int | None:
        """The version of the game that a message shows, None if it shows none."""
        raise NotImplementedError

    def accepted(self, text: str) -> int | None:
        """The version that the move of its receiver has led to, None if the message does not say so."""
        raise NotImplementedError

    def answer(self, text: str) -> str | None:
        """What the server wants to hear back."""
        return None

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            self._note(seat, text, time.perf_counter())
            if (answer := self.answer(text)) is not None:
                await self.sockets[seat].send(answer)

    def _note(self, seat: int, text: str, now: float) -> None:
        self.bytes += len(text)
        if (version := self.version(text)) is not None:
            self.seen[seat][version] = now
        if self.offers(text):
            self.last[seat] = text
        if seat == self.turn and (reached := self.accepted(text)) is not None:
            self.reached = reached
        self._received.set()

    async def move(self) -> list[float]:
        """A move of whoever's turn it is: the seconds until each of the others saw it."""
        async with asyncio.timeout(PATIENCE):
            await self._until(lambda: all(self.last))
            self.reached, self.seen = None, [{} for _ in self.sockets]
            message, begin = self.choice(self.turn, self.last[self.turn]), time.perf_counter()
            await self.sockets[self.turn].send(message)
            await self._until(lambda: all(self.reached in seen for seen in self.seen))
        waits = [seen[self.reached] - begin for seat, seen in enumerate(self.seen) if seat != self.turn]
        self.turn = (self.turn + 1) % len(self.sockets)
        return waits

    async def _until(self, done: Callable[[], bool]) -> None:
        while not done():
            self._received.clear()
            await self._received.wait()

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


Play = Callable[[Table], Awaitable[list[float]]]


async def at_a_pace(tables: list[Table], moves: int, per_second: float) -> list[float]:
    """So many moves at each table, one at a random moment of each of its beats: all the waits."""
    beat, start = 1 / per_second, time.perf_counter() + 0.1

    async def play(table: Table) -> list[float]:
        waits: list[float] = []
        for number in range(moves):
            due = start + (number + random.random()) * beat
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            waits += await table.move()
        return waits

    return await _each(tables, play)


async def without_pause(tables: list[Table], moves: int) -> list[float]:
    """So many moves at each table, each as soon as everybody saw the one before."""

    async def play(table: Table) -> list[float]:
        return [wait for _ in range(moves) for wait in await table.move()]

    return await _each(tables, play)


async def _each(tables: list[Table], play: Play) -> list[float]:
    return [wait for waits in await asyncio.gather(*map(play, tables)) for wait in waits]
