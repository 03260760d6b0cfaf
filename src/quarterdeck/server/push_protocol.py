"""Uvicorn's WebSocket protocol with a short way out: an encoded message goes to the transport at once.

Telling five seats of an input is six messages, two of them to whoever gave it. Through ASGI each costs several
coroutines and a task switch, which is more than making it; so `push` skips them, and ASGI is left for everything that
has to wait.
"""

import struct
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "quarterdeck.push"
"""Where the application finds `push` among the extensions of the ASGI scope."""
TEXT = 0x81
"""A text message in one frame."""
Push = Callable[[Sequence[bytes]], bool]


class PushProtocol(WebSocketsSansIOProtocol):
    """A live connection that can be written to without waiting."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"push": self.push}
        await super().run_asgi()

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send text messages now, all at once; False if they have to wait, or if nobody is there any more."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(b"".join([_head(len(text)) + text for text in texts]))
        return True


def _head(length: int) -> bytes:
    """What goes before a whole text message that a server sends (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    return struct.pack("!BBH", TEXT, 126, length) if length < 1 << 16 else struct.pack("!BBQ", TEXT, 127, length)


def push_of(scope: Any) -> Push:
    """The short way out of a connection; on a server without it everything takes the long way."""
    push: Push = scope.get("extensions", {}).get(EXTENSION, {}).get("push", no_push)
    return push


def no_push(_texts: Sequence[bytes]) -> bool:
    """The answer of a connection that cannot be pushed to."""
    return False
