"""A room: the people at one table, before, during and after its game."""

from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocketDisconnect

from quarterdeck.server import news, wire

Send = Callable[[str], Awaitable[None]]


def _stay() -> None:
    """Nothing to close."""


class Connection:
    """Somebody looking at a table: which seats are theirs, and how many events they have seen."""

    def __init__(self, person: str, send: Send, session: str = "", close: Callable[[], None] = _stay) -> None:
        self.person, self.send = person, send
        self.session, self.close = session, close
        self.seats: list[int] = []
        self.seen = 0
        self.greeted = False
        """Whether this connection said hello: nothing is sent to it before."""

    def faces(self) -> list[int | None]:
        return list(self.seats) or [None]


class Room:
    """Who is here, and what they show each other."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.chat_seen = 0
        self.markers: dict[str, news.Place] = {}
        self.pace: news.Moment | None = None
        """Where the showing of a finished game is, for whoever comes later (SA-R31)."""

    def holds(self, seat: int) -> bool:
        """Whether whoever holds a seat is here."""
        return any(seat in connection.seats for connection in self.connections)

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def greeted(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    async def broadcast(self, message: news.News, besides: Connection | None = None) -> None:
        text = wire.encode(message)
        for connection in self.greeted():
            if connection is not besides:
                await self.send(connection, text)

    async def clear_markers(self) -> None:
        self.markers = {}
        await self.broadcast(news.MarkersNow({}))

    async def send(self, connection: Connection, text: str) -> None:
        try:
            await connection.send(text)
        except (RuntimeError, OSError, WebSocketDisconnect):  # gone; it will come back by itself
            self.connections.discard(connection)
