"""How a new user starts it: `quarterdeck` alone, or `make play`."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from quarterdeck.cli import main, serve
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server.shutdown import EndedBySignal
from tests.server import harness
from tests.server.harness import PATIENCE

HERE = "127.0.0.1"
MAKEFILE = Path(__file__).parents[2] / "Makefile"


@contextmanager
def taken(port: int) -> Iterator[None]:
    with socket.create_server((HERE, port)):
        yield


def test_a_port_is_free_until_somebody_listens_on_it() -> None:
    port = harness.free_port()
    assert serve.is_free(HERE, port)
    with taken(port):
        assert not serve.is_free(HERE, port)
    assert serve.is_free(HERE, port)


def test_the_usual_port_is_taken_or_the_next_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = {serve.DEFAULT_PORT, serve.DEFAULT_PORT + 1}
    monkeypatch.setattr(serve, "is_free", lambda _, port: port not in busy)
    assert serve.free_port(HERE) == serve.DEFAULT_PORT + 2
    busy.clear()
    assert serve.free_port(HERE) == serve.DEFAULT_PORT
    monkeypatch.setattr(serve, "is_free", lambda _, port: False)
    with pytest.raises(QuarterdeckError, match=f"no free port from {serve.DEFAULT_PORT} on"):
        serve.free_port(HERE)


def test_a_port_that_is_in_use_is_said_before_anything_starts(capsys: pytest.CaptureFixture[str]) -> None:
    port = harness.free_port()
    with taken(port):
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert f"port {port} of {HERE} is in use" in said.err
    assert "is open at" not in said.out


Started = dict[str, Any]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    """A server that only listens for a moment, and a browser that only says what it would open."""
    found: Started = {"opened": []}

    def run(server: EndedBySignal) -> None:
        assert found["opened"] == [], "the browser came before there was a server"
        found.update(host=server.config.host, port=server.config.port)
        with taken(server.config.port):
            time.sleep(0.5)

    monkeypatch.setenv("QUARTERDECK_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    monkeypatch.setattr(webbrowser, "open", found["opened"].append)
    monkeypatch.setattr(EndedBySignal, "run", run)
    monkeypatch.setattr(serve, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr("quarterdeck.server.logs.to_stderr", lambda _: None)
    return found


@pytest.mark.parametrize("host", [HERE, serve.EVERYWHERE])
def test_the_browser_is_opened_where_the_server_is(started: Started, host: str) -> None:
    port = harness.free_port()
    assert main(["serve", "--open", "--host", host, "--port", str(port)]) == 0
    assert started["opened"] == [f"http://{HERE}:{port}/"]
    assert (started["host"], started["port"]) == (host, port)


def test_no_browser_is_opened_unasked(started: Started) -> None:
    assert main(["serve", "--port", str(harness.free_port())]) == 0
    assert started["opened"] == []


def test_make_play_starts_the_server_and_opens_the_browser() -> None:
    recipe = re.search(r"^play: web .*\n\t(.+)", MAKEFILE.read_text(encoding="utf-8"), re.M)
    assert recipe is not None
    assert recipe[1] == "$(BIN)/quarterdeck serve --open $(ARGS)"


def test_without_a_command_a_person_at_a_terminal_gets_the_game_in_the_browser(tmp_path: Path) -> None:
    """A real process at a real terminal; its browser writes down where it was sent."""
    with at_a_terminal(tmp_path) as process:
        address = opened(tmp_path)
        assert re.fullmatch(rf"http://{HERE}:\d+/", address)
        assert '<div id="app">' in httpx.get(address).text  # it answers as soon as the browser comes
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


@contextmanager
def at_a_terminal(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    browser = folder / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > "{folder}/address.part"\nmv "{folder}/address.part" "{folder}/address"\n'
    )
    browser.chmod(0o755)
    database = f"sqlite+aiosqlite:///{folder / 'test.sqlite'}"
    environment = {**os.environ, "BROWSER": f"{browser} %s", "QUARTERDECK_DATABASE_URL": database}
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "quarterdeck"], stdin=theirs, stdout=subprocess.DEVNULL, env=environment
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)


def opened(folder: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (folder / "address").exists():
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.05)
    return (folder / "address").read_text().strip()
