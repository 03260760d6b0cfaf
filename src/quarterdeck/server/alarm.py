"""An alarm: wakes a table when time or a bot has something to do."""

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.service_clock import ServiceClock


class Alarm:
    """Calls a function once at a moment of the servers' clock."""

    def __init__(self, ring: Callable[[], Awaitable[None]], clock: ServiceClock) -> None:
        self._ring, self._clock = ring, clock
        self.task: asyncio.Task[None] | None = None
        self._due: float | None = None

    def set(self, due: float | None) -> None:
        """Ring then. One that is set for an earlier moment stays: at worst a bot acts a little early."""
        ringing = self.task is asyncio.current_task()
        if not ringing and due is not None and self._due is not None and self._due <= due:
            return  # else people who act put bots off again and again
        if not ringing:
            self.cancel()
        self._due = due
        self.task = None if due is None else asyncio.create_task(self._wait(max(0.0, due - self._clock.now())))

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._ring()
