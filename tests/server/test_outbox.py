"""An outbox keeps the order, and a browser that does not read delays nobody."""

import asyncio
from collections.abc import Sequence

import pytest
from starlette.websockets import WebSocketDisconnect

from quarterdeck.server.outbox import MOST_WAITING, Outbox


def test_messages_arrive_in_order() -> None:
    async def work() -> list[bytes]:
        received: list[bytes] = []

        async def send(text: bytes) -> None:
            await asyncio.sleep(0)
            received.append(text)

        outbox = Outbox(send)
        for number in range(20):
            outbox.send(b"%d" % number)
        while len(received) < 20:
            await asyncio.sleep(0)
        outbox.close()
        return received

    assert asyncio.run(work()) == [b"%d" % number for number in range(20)]


async def stalled(_text: bytes) -> None:
    await asyncio.Event().wait()


def test_a_browser_that_does_not_read_is_never_waited_for_and_given_up_in_the_end() -> None:
    async def work() -> None:
        outbox = Outbox(stalled)
        async with asyncio.timeout(5):
            for _ in range(MOST_WAITING + 1):
                outbox.send(b"news")
                await asyncio.sleep(0)
            assert not outbox.sending.done()
            outbox.send(b"one too many")
            with pytest.raises(asyncio.CancelledError):
                await outbox.sending

    asyncio.run(work())


def test_whoever_is_gone_is_given_up() -> None:
    async def work() -> None:
        async def send(_text: bytes) -> None:
            raise WebSocketDisconnect

        outbox = Outbox(send)
        outbox.send(b"news")
        async with asyncio.timeout(5):
            await outbox.sending
        for _ in range(MOST_WAITING + 5):
            outbox.send(b"nobody hears this")

    asyncio.run(work())


def test_messages_are_pushed_while_the_browser_keeps_up_and_none_overtakes_another() -> None:
    async def work() -> tuple[list[bytes], list[bytes]]:
        received: list[bytes] = []
        pushed: list[bytes] = []
        free = asyncio.Event()

        async def send(text: bytes) -> None:
            await free.wait()
            received.append(text)

        def push(texts: Sequence[bytes]) -> bool:
            (text,) = texts
            if text == b"2":  # the browser does not keep up for a moment
                return False
            pushed.append(text)
            received.append(text)
            return True

        outbox = Outbox(send, push)
        for number in range(5):
            outbox.send(b"%d" % number)
            await asyncio.sleep(0)
        free.set()
        while len(received) < 5:
            await asyncio.sleep(0)
        outbox.send(b"5")
        outbox.close()
        return received, pushed

    received, pushed = asyncio.run(work())
    assert received == [b"%d" % number for number in range(6)]
    assert pushed == [b"0", b"1", b"5"]
