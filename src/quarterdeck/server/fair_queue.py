"""A fair queue: of those who wait, whoever has recently used the least comes next."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from quarterdeck.server.errors import Refused

T = TypeVar("T")
HALF_LIFE = 60.0
"""Seconds after which half of what somebody used is forgotten."""
MOST_WAITING, MOST_OF_ONE = 500, 100
"""Jobs that may wait, in all and of one person."""
MOST_REMEMBERED = 10_000


class Usage:
    """How many seconds each person has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        return float(used * 0.5 ** ((time.monotonic() - at) / HALF_LIFE))

    def add(self, who: str, seconds: float) -> None:
        self._used[who] = self.of(who) + seconds, time.monotonic()
        if len(self._used) > MOST_REMEMBERED:
            self._used = {one: self._used[one] for one in self._used if self.of(one) > 0.01}


class FairQueue:
    """Lets one job run at a time."""

    def __init__(self) -> None:
        self.usage = Usage()
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._busy = False

    async def run(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something when it is this person's turn; what has begun goes on, even if nobody waits for it."""
        await self._turn(who)
        job = asyncio.ensure_future(work())
        begin = time.monotonic()
        job.add_done_callback(lambda done: self._done(who, time.monotonic() - begin, done))
        return await asyncio.shield(job)

    async def _turn(self, who: str) -> None:
        if not self._busy:
            self._busy = True
            return
        if len(self._waiting) >= MOST_WAITING or sum(one == who for one, _ in self._waiting) >= MOST_OF_ONE:
            raise Refused("busy", "too much is being asked just now", 409)
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting = [one for one in self._waiting if one[1] is not turn]
            else:
                self._next()
            raise

    def _done(self, who: str, seconds: float, job: "asyncio.Future[T]") -> None:
        self.usage.add(who, seconds)
        if not job.cancelled():
            job.exception()  # whoever asked got it, or is gone: asyncio need not warn
        self._next()

    def _next(self) -> None:
        """Give the turn to whoever has used the least; among those, to who came first."""
        self._waiting = [one for one in self._waiting if not one[1].done()]
        self._busy = bool(self._waiting)
        if self._waiting:
            chosen = min(self._waiting, key=lambda one: self.usage.of(one[0]))
            self._waiting.remove(chosen)
            chosen[1].set_result(None)
