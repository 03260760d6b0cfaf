"""Quarterdeck's side of the load: its server, tables of Space Alert, and people who plan."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.crowd import SEATS, Table
from load.processes import Server, free_port, serving

STATE, UPDATE = '{"type":"state",', '{"type":"update","version":'
ACK, ERROR = '{"type":"ack","id":0,"version":', '{"type":"error"'
CHOSEN = ("ready", "place", "turn", "move", "swap", "take-back")
"""What the people of the bench do: get ready, then plan without ever ending a phase."""


@contextmanager
def quarterdeck() -> Iterator[Server]:
    """A server on an empty database, which is deleted afterwards."""
    port = free_port()
    with TemporaryDirectory() as folder:
        settings = {
            "QUARTERDECK_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}",
            "QUARTERDECK_REQUESTS_PER_MINUTE": "1000000",  # everybody comes from one address
            "QUARTERDECK_WINDOWS_PER_PERSON": "1000",
        }
        with serving([sys.executable, "-m", "quarterdeck", "serve", "--port", str(port)], port, settings) as server:
            yield server


class SpaceAlertTable(Table):
    """Five people at a table of Space Alert."""

    def choice(self, seat: int, last: str) -> str:
        options = msgspec.json.decode(last)["faces"][0]["options"]
        chosen = random.choice([option for option in options if option.split()[0] in CHOSEN])
        return f'{{"type":"act","id":0,"seat":{seat},"do":"{chosen}"}}'

    def version(self, text: str) -> int | None:
        return 0 if text.startswith(STATE) else _number(text, UPDATE)

    def accepted(self, text: str) -> int | None:
        if text.startswith(ERROR):
            raise RuntimeError(text)
        return _number(text, ACK)


class Guests:
    """Five guests of a Quarterdeck server, who sit at all its tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [httpx.AsyncClient(base_url=server.address, timeout=20) for _ in range(SEATS)]

    async def arrive(self) -> None:
        for person in self.people:
            (await person.get("/api/me")).raise_for_status()

    async def start_table(self) -> str:
        host, *others = self.people
        wish = {"game": "space-alert", "seats": SEATS, "options": {"mission": "S2-1"}}
        table: str = (await posted(host, "/api/tables", wish))["id"]
        for seat, person in enumerate(others, 1):
            await posted(person, f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
        await posted(host, f"/api/tables/{table}/start", {})
        return table

    async def enter(self, table: str, seat: int) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        cookie = {"Cookie": f"quarterdeck={self.people[seat].cookies['quarterdeck']}"}
        socket = await connect(address, additional_headers=cookie, max_queue=None, ping_interval=None)
        await socket.send('{"type":"hello"}')
        return socket

    async def open_table(self) -> Table:
        table = await self.start_table()
        return SpaceAlertTable([await self.enter(table, seat) for seat in range(SEATS)])


def _number(text: str, before: str) -> int | None:
    if not text.startswith(before):
        return None
    return int(text[len(before) : len(before) + 10].split(",")[0].rstrip("}"))


async def posted(person: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await person.post(path, json=body)
    answer.raise_for_status()
    return answer.json()
