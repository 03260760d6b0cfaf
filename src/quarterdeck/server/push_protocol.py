"""Uvicorn's WebSocket protocol with a short way out and in: an encoded message goes to the transport at once.

Updating five seats after an input is six messages, two of them to whoever gave it. Through ASGI each costs several
coroutines and a task switch, which is more than making it; so `push` skips them, and ASGI is left for everything that
has to wait.

Short messages go out as they are: packing them would cost more than making them. Long ones, such as all that a seat may
do at the beginning of its turn, are packed for browsers that can unpack them (RFC 7692), each by itself, so that no
connection keeps a packer.

What people do fits into one short frame, which is read here without the steps of a parser that waits for the rest of
longer ones. Whatever else comes is left to that parser.
"""

import logging
import struct
import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # the compiled one, if any
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

EXTENSION = "quarterdeck.push"
"""Where the application finds `push` among the extensions of the ASGI scope."""
TEXT, PACKED_TEXT = 0x81, 0xC1
"""A text message in one frame, as it is and packed."""
MASKED, MASK = 0x80, 4
"""What marks the length of a masked frame, as those of browsers are, and how many bytes its mask has."""
LENGTH_BYTES = {126: 2, 127: 8}
"""Lengths which mean that the length is in so many bytes behind them."""
SHORTEST, LONGEST = 2 + MASK, 2 + MASK + 125
"""Bytes of a masked frame that says its length in one."""
FLUSH = b"\x00\x00\xff\xff"
"""What is left out at the end of a packed message (RFC 7692, 7.2.2)."""
LONG = 4096
"""Bytes from which a message is packed."""
FAST = 1
"""How hard zlib tries: views repeat themselves so much that more effort gains little."""
SMALL = 5
"""How much memory zlib takes: to get and clear its usual amount takes longer than to pack a message."""
Push = Callable[[Sequence[bytes]], bool]


class PushProtocol(WebSocketsSansIOProtocol):
    """A live connection that can be written to without waiting."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True,
                    client_no_context_takeover=True,
                    compress_settings={"level": FAST, "memLevel": SMALL},
                )
            ],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._in_step = True
        """Whether everything that has come so far ended with a whole frame."""
        self._behind = False
        """Whether the browser reads more slowly than it is written to."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"push": self.push}
        await super().run_asgi()

    def pause_writing(self) -> None:
        self._behind = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._behind = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Take in what a browser sends: a short message at once, anything else the long way."""
        at_once = self._in_step and self.conn.state is OPEN and self.conn.current_size is None and self.queue.empty()
        text = self._short_text(data) if at_once else None
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            return
        self._in_step = self._in_step and (not self.handshake_initiated or _ends_with_frame(data))
        super().data_received(data)

    def _short_text(self, data: bytes) -> str | None:
        """The text of a message in one short frame; None if it is anything else, or if anything is wrong with it."""
        if not SHORTEST <= len(data) <= LONGEST or data[1] != MASKED + len(data) - SHORTEST:
            return None
        try:
            payload = apply_mask(data[SHORTEST:], data[2:SHORTEST])
            if data[0] == PACKED_TEXT and self.conn.extensions:
                return _unpacked(payload, self.config.ws_max_size).decode()
            return payload.decode() if data[0] == TEXT else None
        except (zlib.error, ValueError):
            return None

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send text messages now, all at once; False if they have to wait, or if nobody is there any more."""
        if self.close_sent or self.disconnected or not self.handshake_complete or self._behind:
            return False
        self.transport.write(b"".join(map(self._framed, texts)))
        return True

    def _framed(self, text: bytes) -> bytes:
        length = len(text)
        if length < LONG or not self.conn.extensions:
            return _head(length) + text
        return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=self.conn.extensions)


def _unpacked(payload: bytes, most: int) -> bytes:
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    text = unpacker.decompress(payload + FLUSH, most)
    if unpacker.unconsumed_tail:
        raise ValueError("this message is too large")
    return text


def _ends_with_frame(data: bytes) -> bool:
    """Whether data that begins with a masked frame ends with one too (RFC 6455, 5.2)."""
    end = 0
    while end + 2 <= len(data):
        length = data[end + 1] & ~MASKED
        further = LENGTH_BYTES.get(length, 0)
        if further:
            length = int.from_bytes(data[end + 2 : end + 2 + further])
        end += 2 + further + MASK + length
    return end == len(data)


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
