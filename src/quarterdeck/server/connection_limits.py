"""Limits on connections: how many one address may have, and how long a request may take to arrive."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quarterdeck.server.throttle import network

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

HEADER_SECONDS = 10.0
"""How long the head of a request may take."""
MOST_FILES = 65_536


def raise_file_limit() -> int:
    """Let this process have as many open files as the system allows; returns how many (0: it does not say)."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class AddressCounts:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self.most, self._counts = most, Counter[str]()

    def enter(self, address: str) -> bool:
        """Count a connection; False if there are more than there may be."""
        self._counts[address] += 1
        return self._counts[address] <= self.most

    def leave(self, address: str) -> None:
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Count a connection as long as it lasts."""
        try:
            yield self.enter(address)
        finally:
            self.leave(address)


class LimitedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP; closes a connection too many at once, and one whose request does not arrive in time."""

    counts: ClassVar[AddressCounts]
    trusted: ClassVar[frozenset[str]]
    """Proxies: they bring the connections of many people and are not counted."""
    _counted: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait_for_head()

    def _is_one_too_many(self) -> bool:
        address = self.client[0] if self.client else ""
        if address in self.trusted or "*" in self.trusted:
            return False
        self._counted = network(address)
        return not self.counts.enter(self._counted)

    def on_message_begin(self) -> None:
        self._wait_for_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # live connections have a limit of their own
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEADER_SECONDS, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted is not None:
            self.counts.leave(self._counted)
            self._counted = None


def limited(counts: AddressCounts, trusted: frozenset[str]) -> type[LimitedProtocol]:
    """The protocol with these limits."""
    return type("Limited", (LimitedProtocol,), {"counts": counts, "trusted": trusted})
