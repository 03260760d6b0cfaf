"""The live connection: strict messages in, acknowledgements and news out."""

import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quarterdeck.kernel.errors import Illegal, QuarterdeckError, UnknownOption
from quarterdeck.server import wire
from quarterdeck.server.errors import Refused
from quarterdeck.server.house import House
from quarterdeck.server.live_table import Connection, LiveTable
from quarterdeck.server.settings import Settings


async def serve_live(socket: WebSocket, house: House, person: str, settings: Settings) -> None:
    """Talk with one browser at one table until it goes away."""
    await socket.accept()
    table_id = socket.path_params["table"]
    try:
        table = await house.table(table_id)
    except Refused as refusal:
        await socket.send_text(
            wire.encode({"type": "error", "id": None, "name": refusal.name, "message": str(refusal)})
        )
        await socket.close(4404, refusal.name)
        return
    connection = Connection(person, await house.seats_of(table_id, person), socket.send_text)
    desk = _Desk(house, table, connection, settings)
    try:
        while True:
            await desk.answer(await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        table.disconnect(connection)


class _Desk:
    """Answers the messages of one connection."""

    def __init__(self, house: House, table: LiveTable, connection: Connection, settings: Settings) -> None:
        self.house, self.table, self.connection, self.settings = house, table, connection, settings
        self._allowance, self._filled = float(settings.messages_per_second), time.monotonic()

    async def answer(self, text: str) -> None:
        """Carry a message out, or say by name why not; a refused one changes nothing."""
        number: int | None = None
        try:
            self._check_rate(text)
            message = wire.decoder.decode(text)
            number = message.id
            await self._carry_out(message)
        except Illegal as error:
            await self._refuse(number, "illegal", str(error), reason=error.reason)
        except UnknownOption as error:
            await self._refuse(number, "unknown-option", str(error))
        except Refused as refusal:
            await self._refuse(number, refusal.name, str(refusal))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._refuse(number, "bad-message", str(error))
        except QuarterdeckError as error:
            await self._refuse(number, "refused", str(error))

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
        if isinstance(message, wire.Hello):
            shown = await self.house.described(self.table.id, self.connection.person)
            await self.table.connect(self.connection, message.since, shown)
        elif isinstance(message, wire.Act):
            self._check_seat(message.seat)
            await self._acknowledge(message.id, await self.table.act(message.seat, message.do))
        elif isinstance(message, wire.Undo):
            self._check_seat(message.seat)
            await self._acknowledge(message.id, await self.table.undo(message.seat))
        elif isinstance(message, wire.Why):
            self._check_seat(message.seat)
            reason = self.table.why_not(message.seat, message.do)
            await self._send({"type": "why", "id": message.id, "reason": reason})
        elif isinstance(message, wire.Pace):
            await self.table.set_pace(message, self.connection)
        else:
            await self._talk(message)

    async def _talk(self, message: wire.Talk) -> None:
        """Chat and markers: only people at the table, and not while communications are down."""
        if not self.connection.seats:
            raise Refused("spectator", "spectators cannot write to players")
        if not isinstance(message, wire.Chat):
            await self.table.place_marker(message)
            return
        self.table.check_talk()
        at = await self.house.store.say(self.table.id, self.connection.person, message.text)
        names = await self.house.store.names([self.connection.person])
        said = {"type": "chat", "name": names[self.connection.person], "text": message.text, "at": at}
        await self.table.broadcast(said)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise Refused("not-your-seat", "you do not hold this seat", 403)

    async def _acknowledge(self, number: int | None, version: int) -> None:
        await self._send({"type": "ack", "id": number, "version": version})

    async def _refuse(self, number: int | None, name: str, text: str, **more: Any) -> None:
        await self._send({"type": "error", "id": number, "name": name, "message": text, **more})

    async def _send(self, message: dict[str, Any]) -> None:
        await self.connection.send(wire.encode(message))
