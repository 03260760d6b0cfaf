"""The live connection: strict messages in, acknowledgements and news out."""

import asyncio
import logging
import time
from collections.abc import Awaitable

import msgspec
from starlette.websockets import WebSocket

from quarterdeck.kernel.errors import Illegal, QuarterdeckError, Reason, UnknownOption
from quarterdeck.server import metrics, news, wire
from quarterdeck.server.errors import STORE_ERRORS, Refused, StoreFailed
from quarterdeck.server.house import House
from quarterdeck.server.outbox import Outbox
from quarterdeck.server.room import Connection
from quarterdeck.server.settings import Settings

NO_SUCH_TABLE = 4404
log = logging.getLogger("quarterdeck")


async def serve_live(socket: WebSocket, house: House, person: str, session: str, settings: Settings) -> None:
    """Talk with one browser at one table until it goes away."""
    await socket.accept()
    table = socket.path_params["table"]
    try:
        await house.lobby.row(table)
    except Refused as refusal:
        await socket.send_text(wire.encode(news.Refusal(None, refusal.name, str(refusal))))
        await socket.close(NO_SUCH_TABLE, refusal.name)
        return
    outbox = Outbox(socket.send_text)
    connection = Connection(person, outbox.send, session, outbox.close)
    house.room(table).connections.add(connection)
    metrics.connections.change(1)
    desk = _Desk(house, table, connection, settings)
    listening = asyncio.create_task(desk.listen(socket))
    try:
        await asyncio.wait({listening, outbox.sending}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done():
            listening.result()
    finally:
        metrics.connections.change(-1)
        house.leave(connection, table)
        listening.cancel()
        desk.close()
        outbox.close()


class _Desk:
    """Answers the messages of one connection."""

    def __init__(self, house: House, table: str, connection: Connection, settings: Settings) -> None:
        self.house, self.table, self.connection, self.settings = house, table, connection, settings
        self._advice: asyncio.Task[None] | None = None
        self._allowance, self._filled = float(settings.messages_per_second), time.monotonic()

    async def listen(self, socket: WebSocket) -> None:
        while (frame := await socket.receive())["type"] == "websocket.receive":
            await self.answer(frame.get("text") or "")  # a binary frame has no text, so it is a bad message

    async def answer(self, text: str) -> None:
        """Carry a message out, or say by name why not; a refused one changes nothing."""
        try:
            self._check_rate(text)
            message = wire.message(text)
        except Refused as refusal:
            await self._refuse(None, refusal.name, str(refusal))
        except (msgspec.DecodeError, UnicodeError) as error:
            await self._refuse(None, "bad-message", str(error))
        else:
            await self._answer(message.id, self._carry_out(message))

    async def _answer(self, number: int | None, work: Awaitable[None]) -> None:
        try:
            await work
        except Illegal as error:
            await self._refuse(number, "illegal", str(error), reason=error.reason)
        except UnknownOption as error:
            await self._refuse(number, "unknown-option", str(error))
        except Refused as refusal:
            await self._refuse(number, refusal.name, str(refusal))
        except QuarterdeckError as error:
            await self._refuse(number, "refused", str(error))
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"table": self.table, "error": type(error).__name__})
            await self._refuse(number, StoreFailed().name, str(StoreFailed()))
        except Exception as error:
            log.error("message failed", extra={"table": self.table, "error": type(error).__name__}, exc_info=True)
            await self._refuse(number, "failed", "the server could not do this")

    def _check_rate(self, text: str) -> None:
        """A bucket that refills: bursts are fine, floods are not."""
        if len(text) > self.settings.largest_message:
            raise Refused("too-large", "this message is too large")
        now, most = time.monotonic(), float(self.settings.messages_per_second)
        self._allowance = min(most, self._allowance + (now - self._filled) * most) - 1
        self._filled = now
        if self._allowance < 0:
            raise Refused("too-fast", "too many messages at once")

    async def _carry_out(self, message: wire.Message) -> None:
        match message:
            case wire.Hello():
                await self.house.greet(self.connection, self.table, message)
            case wire.Pace():
                await self.house.set_pace(self.table, message, self.connection)
            case wire.Chat() | wire.Marker() | wire.ClearMarkers():
                await self._talk(message)
            case _:
                self._check_seat(message.seat)
                await self._play(message)

    async def _play(self, message: wire.AtSeat) -> None:
        """Whatever is about one of the sender's seats."""
        live = await self.house.table(self.table)
        match message:
            case wire.Advise():
                self._think_about(message)
            case wire.Why():
                await self._send(news.Explained(message.id, await live.why_not(message.seat, message.do)))
            case wire.Undo():
                await self._acknowledge(message.id, await live.undo(message.seat))
            case wire.Act():
                with metrics.input_seconds.measured():
                    version = await live.act(message.seat, message.do)
                await self._acknowledge(message.id, version)

    def _think_about(self, message: wire.Advise) -> None:
        """Advice takes a while: meanwhile other messages are answered."""
        if self._advice is not None and not self._advice.done():
            raise Refused("thinking", "a bot is thinking already", 409)
        self._advice = asyncio.create_task(self._answer(message.id, self._advise(message)))

    def close(self) -> None:
        """Nobody is here any more to hear an answer."""
        if self._advice is not None:
            self._advice.cancel()

    async def _advise(self, message: wire.Advise) -> None:
        advised = await self.house.advise(self.table, self.connection.person, message.seat)
        await self._send(news.Advised(message.id, advised.hints, advised.plan))

    async def _talk(self, message: wire.Talk) -> None:
        """Chat and markers: only people at the table, and only while the rules let them talk."""
        shown = await self.house.lobby.described(self.table, self.connection.person)
        talking = isinstance(message, wire.Chat)
        if not self.connection.seats and (shown.state != "waiting" or not talking):  # SA-R44
            raise Refused("spectator", "spectators cannot write to players")
        if shown.state != "waiting":
            game = (await self.house.table(self.table)).game
            if not game.rules.may_talk(game.state):
                raise Refused("communications-down", "communications are down")
            if not talking and not game.rules.may_mark(game.state):
                raise Refused("no-markers", "there are no planning markers now", 409)
        if isinstance(message, wire.Chat):
            await self.house.say(self.table, self.connection.person, message.text)
        elif isinstance(message, wire.Marker):
            await self.house.place_marker(self.table, message)
        else:
            await self.house.clear_markers(self.table)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise Refused("not-your-seat", "you do not hold this seat", 403)

    async def _acknowledge(self, number: int | None, version: int) -> None:
        await self._send(news.Ack(number, version))

    async def _refuse(self, number: int | None, name: str, text: str, reason: Reason | None = None) -> None:
        metrics.refusals.count(name=name)
        await self._send(news.Refusal(number, name, text, reason))

    async def _send(self, message: news.News) -> None:
        await self.connection.send(wire.encode(message))
