"""The live connection: strict messages in, acknowledgements and updates out."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from quarterdeck.kernel.errors import Illegal, QuarterdeckError, Reason, UnknownOption
from quarterdeck.server import client_messages, metrics, push_messages, responses, wire
from quarterdeck.server.errors import STORE_ERRORS, Refused, StoreFailed
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.outbox import Outbox
from quarterdeck.server.push_protocol import push_of
from quarterdeck.server.room import Connection, Receipt
from quarterdeck.server.settings import Settings
from quarterdeck.server.table_hub import TableHub

NO_SUCH_TABLE = 4404
HELLO_SECONDS = 10.0
"""How long the first message may take."""
log = logging.getLogger("quarterdeck")


async def serve_live(socket: WebSocket, hub: TableHub, person: str, session: str, settings: Settings) -> None:
    """Talk with one browser at one table until it goes away."""
    await socket.accept()
    table = socket.path_params["table"]
    try:
        await hub.lobby.row(table)
    except Refused as refusal:
        await _send_text(socket, wire.encode(push_messages.Refusal(None, refusal.name, str(refusal))))
        await socket.close(NO_SUCH_TABLE, refusal.name)
        return
    outbox = Outbox(partial(_send_text, socket), push_of(socket.scope))
    connection = Connection(person, outbox.send, session, outbox.close)
    hub.room(table).connections.add(connection)
    metrics.connections.change(1)
    handler = _MessageHandler(hub, table, connection, settings)
    listening = asyncio.create_task(handler.listen(socket))  # finishes what it has begun, so it is never broken off
    try:
        await asyncio.wait({listening, outbox.sending}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done():
            with suppress(TimeoutError):
                listening.result()
    finally:
        metrics.connections.change(-1)
        hub.leave(connection, table)
        handler.close(listening)
        outbox.close()


async def _send_text(socket: WebSocket, text: bytes) -> None:
    await socket.send_text(text.decode())


class _MessageHandler:
    """Answers the messages of one connection."""

    def __init__(self, hub: TableHub, table: str, connection: Connection, settings: Settings) -> None:
        self.hub, self.table, self.connection, self.settings = hub, table, connection, settings
        self._advice: asyncio.Task[None] | None = None
        self._answering = self._gone = False
        self._allowance, self._filled = float(settings.messages_per_second), time.monotonic()

    async def listen(self, socket: WebSocket) -> None:
        """Answer one message after the other; whoever does not say hello in time is not waited for."""
        async with asyncio.timeout(HELLO_SECONDS):
            first = await socket.receive()
        if first["type"] != "websocket.receive":
            return
        await self.answer(first.get("text") or "")
        while not self._gone and (frame := await socket.receive())["type"] == "websocket.receive":
            await self.answer(frame.get("text") or "")  # a binary frame has no text, so it is a bad message

    async def answer(self, text: str) -> None:
        """Carry a message out, or say by name why not; a refused one changes nothing."""
        self._answering = True
        try:
            self._check_rate(text)
            message = client_messages.message(text)
        except Refused as refusal:
            await self._refuse(None, refusal.name, str(refusal))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse(None, "bad-message", str(error))
        else:
            await self._answer(message.id, self._carry_out(message))
        self._answering = False

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

    async def _carry_out(self, message: client_messages.Message) -> None:
        match message:
            case client_messages.Act():  # most of them
                self._check_seat(message.seat)
                await self._act(message)
            case client_messages.Hello():
                await self.hub.greet(self.connection, self.table, message)
            case client_messages.Pace():
                await self.hub.set_pace(self.table, message, self.connection)
            case client_messages.Chat() | client_messages.Marker() | client_messages.ClearMarkers():
                await self._talk(message)
            case client_messages.Skip():
                await self._skip(message)
            case _:
                self._check_seat(message.seat)
                await self._play(message)

    async def _act(self, message: client_messages.Act) -> None:
        """Carry out a choice, and note how long it took."""
        live, start = await self.hub.table(self.table), time.perf_counter()
        receipt = Receipt(self.connection, message.id)
        await live.act(message.seat, message.do, automatic=message.automatic, receipt=receipt)
        metrics.input_seconds.count(time.perf_counter() - start)

    async def _play(self, message: client_messages.AboutSeat) -> None:
        """Whatever else is about one of the sender's seats."""
        live = await self.hub.table(self.table)
        match message:
            case client_messages.Advise():
                self._think_about(message)
            case client_messages.Why():
                await self._explain(live, message.id, *await live.explain(message.seat, message.do))
            case client_messages.WhyEach():
                await self._explain_each(live, message)
            case client_messages.WhyTarget():
                why = await live.why_not_target(message.seat, message.target, message.held)
                await self._explain(live, message.id, why)
            case client_messages.Undo():
                await live.undo(message.seat, message.turn, Receipt(self.connection, message.id))

    async def _explain(
        self, live: LiveTable, number: int | None, why: Reason | None, foreseen: Sequence[Reason] = ()
    ) -> None:
        words = live.words(self.connection.language)
        said = None if why is None else wire.reason(why, words)
        self._send(push_messages.Explained(number, said, [wire.reason(one, words) for one in foreseen]))

    async def _explain_each(self, live: LiveTable, message: client_messages.WhyEach) -> None:
        words = live.words(self.connection.language)
        found = await live.why_not_each(message.seat, message.do)
        said = [None if why is None else wire.reason(why, words) for why in found]
        self._send(push_messages.ExplainedEach(message.id, said))

    def _think_about(self, message: client_messages.Advise) -> None:
        """Advice takes a while: meanwhile other messages are answered."""
        if self._advice is not None and not self._advice.done():
            raise Refused("thinking", "a bot is thinking already", 409)
        self._advice = asyncio.create_task(self._answer(message.id, self._advise(message)))

    def close(self, listening: asyncio.Task[None]) -> None:
        """Nobody is here any more to hear an answer: what has begun is finished, no other message is waited for."""
        self._gone = True
        if not self._answering:
            listening.cancel()
        if self._advice is not None:
            self._advice.cancel()

    async def _advise(self, message: client_messages.Advise) -> None:
        advised = await self.hub.advise(self.table, self.connection.person, message.seat)
        live = await self.hub.table(self.table)
        table, words = (await live.settled()).state, live.words(self.connection.language)
        self._send(push_messages.advised(message.id, advised, table, message.seat, words))

    async def _skip(self, message: client_messages.Skip) -> None:
        """Players do not have to wait for bots."""
        if not self.connection.seats:
            raise Refused("spectator", "spectators do not set the pace")
        self._acknowledge(message.id, await self.hub.skip_pauses(self.table))

    async def _talk(self, message: client_messages.Talk) -> None:
        """Chat and markers: only people at the table, and only while the rules let them talk."""
        shown = await self.hub.lobby.described(self.table, self.connection.person)
        talking = isinstance(message, client_messages.Chat)
        if not self.connection.seats and (shown.state != "waiting" or not talking):
            raise Refused("spectator", "spectators cannot write to players")
        if shown.state != "waiting":
            live = await self.hub.table(self.table)
            table = (await live.settled()).state
            if not live.manifest.table.may_talk(table):
                raise Refused("no-talking", "the rules do not let people talk now")
            if not talking and not live.manifest.table.may_mark(table):
                raise Refused("no-markers", "there are no planning markers now", 409)
        if isinstance(message, client_messages.Chat):
            await self.hub.say(self.table, self.connection.person, message.text)
        elif isinstance(message, client_messages.Marker):
            await self.hub.place_marker(self.table, message)
        else:
            await self.hub.clear_markers(self.table)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise Refused("not-your-seat", "you do not hold this seat", 403)

    def _acknowledge(self, number: int | None, version: int) -> None:
        self._send(push_messages.Ack(number, version))

    async def _refuse(self, number: int | None, name: str, text: str, reason: Reason | None = None) -> None:
        metrics.refusals.count(name=name)
        said = None if reason is None else await self._localized(reason)
        self._send(push_messages.Refusal(number, name, text, said))

    async def _localized(self, reason: Reason) -> responses.Saying:
        return wire.reason(reason, (await self.hub.table(self.table)).words(self.connection.language))

    def _send(self, message: push_messages.PushMessage) -> None:
        self.connection.send(wire.encode(message))
