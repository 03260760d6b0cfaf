"""Messages arrive whole, whatever their length: pushed and sent the long way, in one piece or in many."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from quarterdeck.server.push_protocol import FLUSH, LONG, PACKED_TEXT, TEXT, PushProtocol, no_push, push_of

LENGTHS = (0, 1, 125, 126, LONG - 1, LONG, 65535, 65536, 200_000)
"""Around the lengths at which the head of a frame changes, and from which messages are packed."""


class Pushing:
    """An application that pushes messages of many lengths, and one more after it has closed."""

    def __init__(self) -> None:
        self.outcomes: list[bool] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        push = push_of(scope)
        self.outcomes.append(push([b"before the handshake"]))
        await socket.accept()
        for length in LENGTHS:
            self.outcomes.append(push([b"x" * length]))
        await socket.send_text("the long way")
        await socket.close()
        self.outcomes.append(push([b"after the end"]))


@asynccontextmanager
async def _serving(app: Any) -> AsyncIterator[int]:
    """A server with the protocol for a while, and its port."""
    config = uvicorn.Config(
        app, port=0, log_config=None, ws=PushProtocol, lifespan="off", ws_per_message_deflate=False, ws_max_size=65536
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def _talk(app: Pushing, compression: str | None = "deflate") -> list[str]:
    async with (
        _serving(app) as port,
        connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=compression) as client,
    ):
        return [str(text) async for text in client]


@pytest.mark.parametrize("compression", ["deflate", None])
def test_messages_of_any_length_arrive_whole_and_in_order(compression: str | None) -> None:
    app = Pushing()
    received = asyncio.run(_talk(app, compression))
    assert [len(text) for text in received[:-1]] == [
        one for one, sent in zip(LENGTHS, app.outcomes[1:], strict=False) if sent
    ]
    assert received[-1] == "the long way"
    assert app.outcomes[0] is False
    assert app.outcomes[-1] is False
    assert app.outcomes[1:8] == [True] * 7


def test_a_server_without_the_protocol_takes_the_long_way() -> None:
    assert push_of({"type": "websocket"}) is no_push
    assert not no_push([b"news"])


class Listening:
    """An application that notes what it is sent, and how the connection ends."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.code: int | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        while (message := await socket.receive())["type"] == "websocket.receive":
            self.texts.append(message["text"])
        self.code = message["code"]


HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
CLOSE = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)


async def _heard(chunks: list[bytes], extensions: str = DEFLATE) -> Listening:
    """What an application hears of bytes that come from a browser in these pieces."""
    app = Listening()
    async with _serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE.format(extensions).encode())
        await reader.readuntil(b"\r\n\r\n")
        for chunk in [*chunks, CLOSE]:
            writer.write(chunk)
            await asyncio.sleep(0.01)
        with suppress(ConnectionError):  # the server has closed it before everything was sent
            await reader.read()
        writer.close()
    return app


def text(said: str, *, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, said.encode(), fin).serialize(mask=True)


def packed(said: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    return marked_packed((packer.compress(said) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSH))


def marked_packed(data: bytes) -> bytes:
    _, *rest = Frame(Opcode.TEXT, data).serialize(mask=True)
    return bytes([PACKED_TEXT, *rest])


SAID = ["", "a", "ą" * 62, "b" * 125, "c" * 126, "d" * 3000, "e"]
PING = Frame(Opcode.PING, b"there?").serialize(mask=True)


def whole(frames: list[bytes]) -> list[bytes]:
    return frames


def together(frames: list[bytes]) -> list[bytes]:
    return [b"".join(frames)]


def cut_in_heads(frames: list[bytes]) -> list[bytes]:
    """Every frame ends in a piece that holds the first byte of the next."""
    stream = [frame[:1] for frame in frames] + [b""]
    return [stream[0]] + [frame[1:] + after for frame, after in zip(frames, stream[1:], strict=True)]


def cut_in_the_middle(frames: list[bytes]) -> list[bytes]:
    return [half for frame in frames for half in (frame[: len(frame) // 2], frame[len(frame) // 2 :])]


@pytest.mark.parametrize("cut", [whole, together, cut_in_heads, cut_in_the_middle])
def test_what_a_browser_says_is_heard_in_order_however_it_is_cut(cut: Callable[[list[bytes]], list[bytes]]) -> None:
    frames = [PING, *map(text, SAID), PING, *(packed(said.encode()) for said in SAID), text("end")]
    app = asyncio.run(_heard(cut(frames)))
    assert app.texts == [*SAID, *SAID, "end"]
    assert app.code == 1000


def test_a_message_in_parts_is_heard_as_one() -> None:
    parts = [text("one", fin=False), PING, text(" message", opcode=Opcode.CONT), text("another")]
    assert asyncio.run(_heard(parts)).texts == ["one message", "another"]


def test_what_looks_like_a_message_within_another_is_none() -> None:
    mask = b"\x80" * 4
    inner = bytes([TEXT, 0x80 + 5]) + mask + bytes(letter ^ 0x80 for letter in b"inner")
    outer = bytes([TEXT, 0x80 + len(inner)]) + mask
    app = asyncio.run(_heard([outer, inner, text("end")]))
    assert app.texts == [bytes(letter ^ 0x80 for letter in inner).decode(), "end"]


WRONG = {
    "a new message between the parts of another": (1002, [text("one", fin=False), text("two")]),
    "a frame without a mask": (1002, [Frame(Opcode.TEXT, b"open").serialize(mask=False)]),
    "a text that is none": (1007, [Frame(Opcode.TEXT, b"\xff").serialize(mask=True)]),
    "a packed text that is none": (1007, [packed(b"\xff")]),
    "what cannot be unpacked": (1002, [marked_packed(b"\xff" * 9)]),
    "a small message that unpacks to a large one": (1009, [packed(b"x" * 100_000)]),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_ends_the_connection(name: str) -> None:
    code, frames = WRONG[name]
    app = asyncio.run(_heard([text("before"), *frames, text("after")]))
    assert (app.texts, app.code) == (["before"], code)


def test_a_packed_message_is_wrong_unless_that_was_agreed_on() -> None:
    app = asyncio.run(_heard([packed(b"a"), text("after")], extensions=""))
    assert (app.texts, app.code) == ([], 1002)
