"""An outbox keeps the order, and a browser that does not read delays nobody."""

import asyncio

import pytest
from starlette.websockets import WebSocketDisconnect

from quarterdeck.server.outbox import MOST_WAITING, Outbox


def test_messages_arrive_in_order() -> None:
    async def work() -> list[str]:
        received: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            received.append(text)

        outbox = Outbox(send)
        for number in range(20):
            await outbox.send(str(number))
        while len(received) < 20:
            await asyncio.sleep(0)
        outbox.close()
        return received

    assert asyncio.run(work()) == [str(number) for number in range(20)]


async def stalled(_text: str) -> None:
    await asyncio.Event().wait()


def test_a_browser_that_does_not_read_is_never_waited_for_and_given_up_in_the_end() -> None:
    async def work() -> None:
        outbox = Outbox(stalled)
        async with asyncio.timeout(5):
            for _ in range(MOST_WAITING + 1):
                await outbox.send("news")
                await asyncio.sleep(0)
            assert not outbox.sending.done()
            await outbox.send("one too many")
            with pytest.raises(asyncio.CancelledError):
                await outbox.sending

    asyncio.run(work())


def test_whoever_is_gone_is_given_up() -> None:
    async def work() -> None:
        async def send(_text: str) -> None:
            raise WebSocketDisconnect

        outbox = Outbox(send)
        await outbox.send("news")
        async with asyncio.timeout(5):
            await outbox.sending
        for _ in range(MOST_WAITING + 5):
            await outbox.send("nobody hears this")

    asyncio.run(work())
