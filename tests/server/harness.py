"""A real server process on a free port, and people who talk to it as browsers do."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.following import Follower
from tests.server.prepared import Prepared, module

COOKIE = "quarterdeck"
PATIENCE = 40.0
GLANCE = 0.02
"""Seconds between two looks at whether a server has opened."""
PATIENT = {
    **{
        f"QUARTERDECK_{what}_PER_MINUTE": "100000"
        for what in ("REQUESTS", "GUESTS", "LOGINS", "TABLES", "FILM_SECONDS")
    },
    "QUARTERDECK_CONNECTIONS_PER_ADDRESS": "10000",
    "QUARTERDECK_READ_AHEAD": "0",
}
"""Tests all come from one address, and a server that plays one game need not know the words of all."""


def texts(face: Any) -> list[str]:
    """The options of a seat's view, as the server takes them."""
    return [option["text"] for option in face["options"]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be killed and started again on the same store."""

    module = "quarterdeck"

    def __init__(self, database: str, log: IO[bytes] | None = None, **settings: object) -> None:
        self.port, self.database, self.log = free_port(), database, log
        self.settings = {f"QUARTERDECK_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | Prepared | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "QUARTERDECK_DATABASE_URL": self.database, **PATIENT, **self.settings}
        self.process = self.started(["serve", "--port", str(self.port)], environment)
        if not self._opens():
            self.kill()
            raise AssertionError("the server did not open")

    def started(self, args: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes] | Prepared:
        return Prepared(module(self.module, *args), environment, self.log.name if self.log else None)

    def _opens(self) -> bool:
        """Whether it answers in time."""
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(verify=False) as http:  # plain HTTP: reading certificates takes longer than the answer
            while time.monotonic() < deadline:
                try:
                    if http.get(f"{self.address}/healthz").status_code == 200:
                        return True
                except httpx.TransportError:
                    time.sleep(GLANCE)
        return False

    def kill(self) -> None:
        """As brutally as a power cut."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


class OwnServer(Server):
    """A server in a process of its own from the first instruction on, as people start it."""

    python = sys.executable

    def started(self, args: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        command = [self.python, "-m", self.module, *args]
        return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=self.log)


@contextmanager
def serving(
    database: str | Path, log: IO[bytes] | None = None, kind: type[Server] = Server, **settings: object
) -> Iterator[Server]:
    """A server on a store, or on a new SQLite file in a folder; its log goes where the tests' does, or to a file."""
    if isinstance(database, Path):
        database = f"sqlite+aiosqlite:///{database / 'test.sqlite'}"
    server = kind(database, log, **settings)
    try:
        yield server
    finally:
        server.stop()


class Site(NamedTuple):
    """A server of which only the address is known."""

    address: str


class Person:
    """Somebody with a browser: a cookie, requests, and a live connection."""

    def __init__(self, server: Server | Site, cookie: str | None = None) -> None:
        self.server = server
        cookies = {COOKIE: cookie} if cookie else None
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False, cookies=cookies)  # plain HTTP
        self.me = self.get("/api/me")

    def get(self, path: str) -> Any:
        return self.http.get(path).json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).json()

    def open_table(self, seats: int = 1, **more: Any) -> Any:
        return self.post("/api/tables", game="space-alert", seats=seats, **more)

    def live(self, table: str, since: int | None = None, origin: str | None = None) -> "Live":
        return Live(self, table, since, origin)


class Live:
    """A live connection; everything received is kept, byte for byte. Views are made whole again."""

    def __init__(self, person: Person, table: str, since: int | None, origin: str | None) -> None:
        address = person.server.address.replace("http", "ws")
        headers = {"Cookie": f"{COOKIE}={person.http.cookies.get(COOKIE)}"}
        origin = person.server.address if origin is None else origin
        self._opened = connect(f"{address}/api/tables/{table}/live", additional_headers=headers, origin=origin)  # type: ignore[arg-type]
        self.socket: ClientConnection = self._opened.__enter__()
        self.received: list[str] = []
        self._follower, self.number = Follower(), 0
        self.send({"type": "hello", "since": since})
        self.state = self.next("state")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def next(self, kind: str) -> Any:
        """The next message of this kind."""
        while (message := self._receive())["type"] != kind:
            pass
        return message

    def _receive(self) -> Any:
        text = self.socket.recv(PATIENCE)
        self.received.append(str(text))
        return self._follower.take(json.loads(text))

    def ask(self, **message: Any) -> Any:
        """Send a message and wait for its own answer."""
        self.number += 1
        self.send({**message, "id": self.number})
        while (answer := self._receive()).get("id") != self.number:
            pass
        return answer

    def act(self, seat: int, text: str) -> Any:
        return self.ask(type="act", seat=seat, do=text)

    def close(self) -> None:
        self.socket.close()
