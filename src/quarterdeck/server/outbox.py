"""An outbox: what is still to be sent to one browser, so that whoever reads slowly delays nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.websockets import WebSocketDisconnect

from quarterdeck.server.push_protocol import Push, no_push

MOST_WAITING = 100
"""Messages a browser may be behind before it is given up; it comes back by itself and gets everything anew."""


class Outbox:
    """Messages to one browser in order: pushed at once while it keeps up, else sent by a task of their own."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], push: Push = no_push) -> None:
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._behind = 0
        """Messages that wait, the one being sent included: nothing overtakes them."""
        self._push = push
        self.sending = asyncio.create_task(self._send_all(send))
        """Done once nothing can be sent any more."""

    def send(self, *texts: bytes) -> None:
        """Take messages; it never waits for the browser."""
        if not self._behind and self._push(texts):
            return
        try:
            for text in texts:
                self._waiting.put_nowait(text)
                self._behind += 1
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        self.sending.cancel()

    async def _send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # gone
            while True:
                await send(await self._waiting.get())
                self._behind -= 1
