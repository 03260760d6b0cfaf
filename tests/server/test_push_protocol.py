"""Pushed messages arrive whole, whatever their length, and among those sent the long way."""

import asyncio
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from quarterdeck.server.push_protocol import LONG, PushProtocol, no_push, push_of

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


async def _talk(app: Pushing, compression: str | None = "deflate") -> list[str]:
    config = uvicorn.Config(app, port=0, log_config=None, ws=PushProtocol, lifespan="off", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=compression) as client:
        received = [str(text) async for text in client]
    server.should_exit = True
    await serving
    return received


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
