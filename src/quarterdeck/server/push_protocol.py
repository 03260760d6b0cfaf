"""Uvicorn's WebSocket protocol with a short way out: an encoded message goes to the transport at once.

Telling five seats of an input is six messages, two of them to whoever gave it. Through ASGI each costs several
coroutines and a task switch, which is more than making it; so `push` skips them, and ASGI is left for everything that
has to wait.

Short messages go out as they are: packing them would cost more than making them. Long ones, such as all that a seat may
do at the beginning of its turn, are packed for browsers that can unpack them (RFC 7692), each by itself, so that no
connection keeps a packer.
"""

import logging
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

EXTENSION = "quarterdeck.push"
"""Where the application finds `push` among the extensions of the ASGI scope."""
TEXT = 0x81
"""A text message in one frame."""
LONG = 4096
"""Bytes from which a message is packed."""
FAST = 1
"""How hard zlib tries: views repeat themselves so much that more effort gains little."""
Push = Callable[[Sequence[bytes]], bool]


class PushProtocol(WebSocketsSansIOProtocol):
    """A live connection that can be written to without waiting."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": FAST}
                )
            ],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"push": self.push}
        await super().run_asgi()

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send text messages now, all at once; False if they have to wait, or if nobody is there any more."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(b"".join(map(self._framed, texts)))
        return True

    def _framed(self, text: bytes) -> bytes:
        if len(text) < LONG or not self.conn.extensions:
            return _head(len(text)) + text
        return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=self.conn.extensions)


@lru_cache(LONG)
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
