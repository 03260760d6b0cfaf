"""An outbox: what is still to be sent to one browser, so that whoever reads slowly delays nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.websockets import WebSocketDisconnect

MOST_WAITING = 100
"""Messages a browser may be behind before it is given up; it comes back by itself and gets everything anew."""


class Outbox:
    """Messages to one browser, sent in order by a task of its own."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.sending = asyncio.create_task(self._send_all(send))
        """Done once nothing can be sent any more."""

    async def send(self, text: str) -> None:
        """Put a message into the box; it never waits for the browser."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        self.sending.cancel()

    async def _send_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # gone
            while True:
                await send(await self._waiting.get())
