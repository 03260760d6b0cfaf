"""An alarm: wakes a table when time or a bot has something to do."""

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.service_clock import ServiceClock


class Alarm:
    """Calls a function once at a moment of the servers' clock. What is called is never broken off."""

    def __init__(self, ring: Callable[[], Awaitable[None]], clock: ServiceClock) -> None:
        self._ring, self._clock = ring, clock
        self.task: asyncio.Task[None] | None = None
        """Waits for the moment; None while nothing is set."""
        self._due: float | None = None
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, due: float | None) -> None:
        """Ring then. One that is set for an earlier moment stays: at worst a bot acts a little early."""
        if due is not None and self._due is not None and self._due <= due:
            return  # else people who act put bots off again and again
        self.cancel()
        if due is not None:
            self._due = due
            self.task = asyncio.create_task(self._wait(max(0.0, due - self._clock.now())))

    def cancel(self) -> None:
        """Do not ring, unless it rings already."""
        if self.task is not None:
            self.task.cancel()
        self.task = self._due = None

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        task = asyncio.current_task()
        assert task is not None
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)
        self.task = self._due = None
        await self._ring()
