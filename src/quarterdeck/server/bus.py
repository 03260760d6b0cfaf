"""The bus: what processes that share a PostgreSQL store tell each other, which is only where to look."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from quarterdeck.server.announcements import Announcement, Letter
from quarterdeck.server.database import CHANNEL
from quarterdeck.server.store import Store

OnAnnouncement = Callable[[Announcement], Awaitable[None]]
log = logging.getLogger("quarterdeck")
PAUSE = 1.0
"""Seconds before a lost connection is tried again."""


class Bus:
    """Listens to the other processes; after a gap in listening, `on_gap` lets everything be looked at again."""

    def __init__(self, store: Store, on_announcement: OnAnnouncement, on_gap: Callable[[], Awaitable[None]]) -> None:
        self._store, self._on_announcement, self._on_gap = store, on_announcement, on_gap
        self._received: asyncio.Queue[Announcement | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        connected = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(connected)), asyncio.create_task(self._pass_on())]
        await connected.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, connected: asyncio.Event) -> None:
        """Keep a connection that listens, whatever happens to it."""
        address = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _connection, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._receive)
                self._received.put_nowait(None)
                connected.set()
                await gone.wait()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("connection for announcements lost", extra={"error": type(error).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSE)

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            letter = msgspec.json.decode(payload, type=Letter)
        except msgspec.DecodeError:  # of another version, perhaps: what it says is not known, so it counts as missed
            self._received.put_nowait(None)
            return
        if letter.process != self._store.process:
            self._received.put_nowait(letter.announcement)

    async def _pass_on(self) -> None:
        while True:
            announcement = await self._received.get()
            try:
                await (self._on_gap() if announcement is None else self._on_announcement(announcement))
            except Exception:
                log.exception("announcement handler failed")
