"""A room: the people at one table, before, during and after its game."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy.engine import RowMapping
from starlette.websockets import WebSocketDisconnect

from quarterdeck.server import push_messages, wire
from quarterdeck.server.seat_texts import PublicTexts, SeatTexts
from quarterdeck.server.shared_screen import SharedScreen
from quarterdeck.server.store import LAST_LINES

Send = Callable[..., None]
"""Takes any number of messages and never waits."""
SPECTATOR = (None,)


def _close_nothing() -> None:
    """For connections without a socket."""


class Connection:
    """Somebody looking at a table: which seats are theirs, their language, and what they have been sent."""

    def __init__(self, person: str, send: Send, session: str = "", close: Callable[[], None] = _close_nothing) -> None:
        self.person, self.send = person, send
        self.session, self.close = session, close
        self.seats: list[int] = []
        self.seen = 0
        """How many events have been sent."""
        self.screen = SharedScreen()
        self.public: PublicTexts | None = None
        self.known: dict[int | None, SeatTexts] = {}
        """What was sent last of what everybody sees, and of each seat, if anything."""
        self.updates = 0
        """Updates sent since everything was."""
        self.language = "en"
        self.greeted = False
        """Whether this connection said hello: nothing is sent to it before."""

    def viewers(self) -> Sequence[int | None]:
        """The seats through which this connection sees the table; None is a spectator."""
        return self.seats or SPECTATOR


class Receipt(NamedTuple):
    """Who is to be told that an input is durable, and under which number they sent it."""

    connection: Connection
    number: int | None

    def text(self, version: int) -> bytes:
        return wire.encode(push_messages.Ack(self.number, version))


class Room:
    """Who is here, and what they show each other."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.update_lock = asyncio.Lock()
        """Held while the table or its chat is read and sent: nobody misses news, or gets older news after newer."""
        self._chat_sent: set[tuple[int, float]] = set()
        """The lines that were sent to those who were here, by number and moment.

        A line may be stored after one with a higher number, and SQLite gives the highest number again once its line is
        deleted.
        """
        self._chat_since: float | None = None
        """No line from before this moment is new; None as long as the chat has not been read."""
        self.markers: dict[str, push_messages.MarkerPlace] = {}
        self.pace: push_messages.ShowingPosition | None = None
        """Where the showing of a finished game is, for whoever comes later."""

    def holds(self, seat: int) -> bool:
        """Whether whoever holds a seat is here."""
        return any(seat in connection.seats for connection in self.connections)

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def greeted(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    def unsent(self, said: Sequence[RowMapping]) -> list[RowMapping]:
        """Those of the last lines that were not sent to anybody here.

        Where lines are deleted, older ones are among the last again that nobody here was sent: they are not new.
        """
        if self._chat_since is None:
            self._chat_since = said[0]["at"] if len(said) == LAST_LINES else 0.0
        return [line for line in said if line["at"] >= self._chat_since and _mark(line) not in self._chat_sent]

    def sent(self, lines: Sequence[RowMapping]) -> None:
        self._chat_sent.update(map(_mark, lines))

    def broadcast(self, message: push_messages.PushMessage, besides: Connection | None = None) -> None:
        text = wire.encode(message)
        for connection in self.greeted():
            if connection is not besides:
                self.send(connection, text)

    def clear_markers(self) -> None:
        self.markers = {}
        self.broadcast(push_messages.MarkersNow({}))

    def send(self, connection: Connection, *texts: bytes) -> None:
        try:
            connection.send(*texts)
        except (RuntimeError, OSError, WebSocketDisconnect):  # gone; it will come back by itself
            self.connections.discard(connection)


def _mark(line: RowMapping) -> tuple[int, float]:
    """What tells a line of the chat from all others, deleted ones included."""
    return line["id"], line["at"]
