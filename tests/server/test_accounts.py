"""Guests become accounts and keep everything; guessing is slow; nothing is kept that opens a door."""

import sqlite3
import time
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.accounts import hashed
from quarterdeck.server.endpoints import Call, forget_me
from quarterdeck.server.errors import Refused
from quarterdeck.server.request_bodies import Leaving, NewTable
from quarterdeck.server.settings import Settings
from quarterdeck.server.throttle import LOGINS_PER_HOUR, Throttle
from tests.server.harness import PATIENCE, OwnServer, Person, Server, serving
from tests.server.inside import hub_on, in_a_loop, started
from tests.server.test_failures import Failing

DAY = 24 * 3600.0
ADA = {"login": "Ada", "password": "difference engine"}


def account(server: Server, **login: str) -> Person:
    person = Person(server)
    assert person.http.post("/api/me/account", json=login).status_code == 200
    return person


def error(answer: object) -> str:
    return answer["error"]["name"]  # type: ignore[index, no-any-return]


def test_a_guest_becomes_an_account_and_keeps_everything(server: Server) -> None:
    guest = Person(server)
    table = guest.open_table(start=True)["id"]
    me = guest.post("/api/me/account", login="grace", password="nanoseconds")
    assert me == {**guest.me, "guest": False, "login": "grace"}
    elsewhere = Person(server)
    own = elsewhere.open_table(start=True)["id"]
    back = elsewhere.post("/api/session", login="GRACE ".strip(), password="nanoseconds")
    assert back == me
    assert {row["id"] for row in elsewhere.get("/api/tables")["mine"]} == {table, own}
    assert elsewhere.live(table).act(0, "ready")["type"] == "ack"
    assert elsewhere.live(own).act(0, "ready")["type"] == "ack"


def test_logins_are_one_persons_only(server: Server) -> None:
    account(server, login="hopper", password="nanoseconds")
    other = Person(server)
    assert error(other.post("/api/me/account", login="Hopper", password="other words")) == "login-taken"
    assert error(other.post("/api/me/account", login="h", password="other words")) == "bad-message"
    assert error(other.post("/api/me/account", login="other", password="short")) == "bad-message"
    assert other.get("/api/me") == other.me


def test_a_wrong_password_says_no_more_than_that(server: Server) -> None:
    account(server, login="noether", password="symmetries")
    stranger = Person(server)
    wrong = stranger.post("/api/session", login="noether", password="asymmetries")
    nobody = stranger.post("/api/session", login="nobody", password="asymmetries")
    assert wrong == nobody
    assert error(wrong) == "wrong-login"
    assert stranger.get("/api/me") == stranger.me


def test_a_new_password_ends_other_sessions(server: Server) -> None:
    first = account(server, login="lovelace", password="analytical")
    second = Person(server)
    second.post("/api/session", login="lovelace", password="analytical")
    assert error(first.post("/api/me/password", old="wrong words", new="new words")) == "wrong-login"
    assert first.post("/api/me/password", old="analytical", new="new words!")["login"] == "lovelace"
    assert error(second.get("/api/tables")) == "no-session"
    assert error(second.post("/api/session", login="lovelace", password="analytical")) == "wrong-login"
    assert first.get("/api/me")["login"] == "lovelace"


def test_windows_of_sessions_that_have_ended_are_closed(server: Server) -> None:
    first, second = account(server, login="hamilton", password="guidance"), Person(server)
    second.post("/api/session", login="hamilton", password="guidance")
    table = first.open_table(start=True, options={"mission": "S2-1"})["id"]
    kept, lost = first.live(table), second.live(table)
    first.post("/api/me/password", old="guidance", new="new guidance")
    for window in (lost, kept):  # whoever has changed the password comes back with a new session
        with pytest.raises(ConnectionClosed):
            window.next("nothing")
    back = first.live(table)
    assert back.act(0, "ready")["type"] == "ack"
    first.http.delete("/api/session")
    with pytest.raises(ConnectionClosed):
        back.next("nothing")


def test_whoever_logs_out_is_nobody(server: Server) -> None:
    person = account(server, login="curie", password="radiation")
    kept = person.http.cookies.get("quarterdeck")
    assert person.http.delete("/api/session").status_code == 200
    assert error(person.http.get("/api/tables", cookies={"quarterdeck": kept or ""}).json()) == "no-session"


def test_guessing_passwords_is_slow(tmp_path: Path) -> None:
    with serving(tmp_path, logins_per_minute=3) as server:
        person = Person(server)
        names = [error(person.post("/api/session", login="x1", password="12345678")) for _ in range(5)]
    assert names == ["wrong-login"] * 3 + ["too-fast"] * 2


def test_one_address_makes_few_guests_and_asks_not_too_often(tmp_path: Path) -> None:
    with serving(tmp_path, guests_per_minute=2, requests_per_minute=40) as server:
        Person(server), Person(server)
        third = Person(server)
        assert error(third.me) == "too-fast"
        names = [third.http.get("/api/games").status_code for _ in range(50)]
        assert names[0] == 200
        assert names[-1] == 429


def test_a_stolen_store_opens_no_door(tmp_path: Path) -> None:
    with serving(tmp_path, kind=OwnServer) as server:
        token = account(server, **ADA).http.cookies.get("quarterdeck")
    rows = "\n".join(sqlite3.connect(tmp_path / "test.sqlite").iterdump())
    assert token is not None
    assert token not in rows
    assert ADA["password"] not in rows
    assert "$argon2id$v=19$m=65536,t=3,p=4$" in rows, "guessing is slow too"


# Sessions


@in_a_loop
async def test_a_planted_session_is_worth_nothing_once_there_is_a_password(database: str) -> None:
    async with hub_on(database) as hub:
        _, planted = await hub.accounts.new_guest()
        own = await hub.accounts.register(await hub.accounts.person(planted), "ada", "difference engine")
        assert await hub.accounts.person(planted) is None
        person = await hub.accounts.person(own)
        newer = await hub.accounts.change_password(person, "difference engine", "analytical engine")
        assert await hub.accounts.person(own) is None
        assert (await hub.accounts.person(newer))["login"] == "ada"
        person = await hub.accounts.person(newer)
        for weak in ("password", "aaaaaaaa"):
            with pytest.raises(Refused) as refused:
                await hub.accounts.change_password(person, "analytical engine", weak)
            assert refused.value.name == "weak-password"


@in_a_loop
async def test_a_session_ends_that_nobody_uses(database: str) -> None:
    async with hub_on(database) as hub:
        _, used = await hub.accounts.new_guest()
        _, unused = await hub.accounts.new_guest()
        now = time.time()
        await hub.store.use_session(hashed(used), now - 59 * DAY)
        await hub.store.use_session(hashed(unused), now - 61 * DAY)
        assert await hub.accounts.person(unused) is None
        assert await hub.accounts.person(used) is not None  # which counts as use
        row = await hub.store.person_of(hashed(used))
        assert row["used"] > now - 60
        await hub.tidy(now)
        assert await hub.store.person_of(hashed(unused)) is None
        assert await hub.store.person_of(hashed(used)) is not None


@in_a_loop
async def test_guests_who_cannot_come_back_are_kept_only_for_what_they_played(database: str) -> None:
    async with hub_on(database) as hub:
        hub._tidied = time.monotonic()  # a hub that tidies at the same time would forget guests later than here
        people = [await hub.accounts.new_guest() for _ in range(4)]
        (lost, _), (player, _), (_, token), (recent, new) = people
        await hub.lobby.new_table(player, NewTable("space-alert", 2))
        kept = await hub.accounts.register(await hub.accounts.person(token), "ada", "difference engine")
        account = (await hub.accounts.person(kept))["id"]
        now = time.time()
        for _, session in people[:3]:
            await hub.store.use_session(hashed(session), now - 61 * DAY)
        await hub.store.use_session(hashed(kept), now - 61 * DAY)
        await hub.store.use_session(hashed(new), now)
        await hub.tidy(now)
        assert set(await hub.store.names([lost, player, account, recent])) == {player, account, recent}


def test_devices_are_listed_and_others_are_logged_out(sqlite_server: Server) -> None:
    server, credentials = sqlite_server, {**ADA, "login": "ada.devices"}
    first, second = account(server, **credentials), Person(server)
    second.post("/api/session", **credentials)
    assert [one["current"] for one in first.get("/api/sessions")].count(True) == 1
    assert len(first.get("/api/sessions")) == 2
    assert [one["current"] for one in first.http.delete("/api/sessions").json()] == [True]
    assert error(second.get("/api/tables")) == "no-session"
    assert first.get("/api/me")["login"] == "ada.devices"


def test_one_device_is_logged_out_by_its_id(sqlite_server: Server) -> None:
    server, credentials = sqlite_server, {**ADA, "login": "ada.device"}
    first, second, third = account(server, **credentials), Person(server), Person(server)
    second.post("/api/session", **credentials)
    third.post("/api/session", **credentials)
    [theirs] = [one["id"] for one in second.get("/api/sessions") if one["current"]]
    left = first.http.delete(f"/api/sessions/{theirs}").json()
    assert theirs not in [one["id"] for one in left]
    assert len(left) == 2
    assert error(second.get("/api/tables")) == "no-session"
    assert third.get("/api/me")["login"] == "ada.device"
    stranger = Person(server)
    assert stranger.http.delete(f"/api/sessions/{left[0]['id']}").status_code == 404


def test_a_deleted_account_is_nowhere_but_in_the_games_of_others(sqlite_server: Server) -> None:
    server, credentials = sqlite_server, {**ADA, "login": "ada.leaves"}
    ada, other = account(server, **credentials), Person(server)
    ada.http.patch("/api/me", json={"name": "Ada of Alnilam"})
    alone = ada.open_table(start=True, options={"clock": False})["id"]
    waiting = other.open_table(3)["id"]
    ada.post(f"/api/tables/{waiting}/seats/1", kind="me")
    together = other.open_table(2, options={"clock": False})["id"]
    ada.post(f"/api/tables/{together}/seats/1", kind="me")
    other.post(f"/api/tables/{together}/start")
    live = ada.live(together)
    live.send({"type": "chat", "text": "hello"})
    live.next("chat")
    assert error(ada.post("/api/me/deletion", password="a wrong password")) == "wrong-login"
    assert ada.post("/api/me/deletion", password=credentials["password"])["login"] == "ada.leaves"
    assert error(ada.get("/api/tables")) == "no-session"
    assert error(Person(server).post("/api/session", **credentials)) == "wrong-login"
    assert error(other.get(f"/api/tables/{alone}")) == "not-found"
    assert other.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    seat = other.get(f"/api/tables/{together}")["seats"][1]
    assert seat["kind"] == "person"
    assert seat["name"] != "Ada of Alnilam"
    deadline = time.monotonic() + PATIENCE
    while not other.get(f"/api/tables/{together}")["seats"][1]["away"]:  # once her windows are closed
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert other.live(together).state["chat"] == []
    assert account(server, **credentials).get("/api/me")["login"] == "ada.leaves"  # the login is free again


@in_a_loop
async def test_no_guest_keeps_other_guests_from_deleting_their_data(database: str) -> None:
    throttle = Throttle(Settings("", logins_per_minute=1))
    async with hub_on(database) as hub:
        for number in range(LOGINS_PER_HOUR + 1):
            asking: Any = SimpleNamespace(client=SimpleNamespace(host=f"192.0.2.{number}"))
            call = Call(asking, hub, throttle)
            found = await hub.accounts.person((await hub.accounts.new_guest())[1])
            assert found is not None
            call.person, call.body = found, Leaving()
            assert (await forget_me(call)).id == call.me


@in_a_loop
async def test_whoever_is_not_forgotten_because_the_store_failed_can_try_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        person, token = await hub.accounts.new_guest()
        table = await started(hub, person, "space-alert", 1, mission="S2-1", clock=False)
        asking: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.1"))
        call = Call(asking, hub, Throttle(Settings("")))
        call.body = Leaving()
        Failing(monkeypatch, "remove_table")
        for outcome in (pytest.raises(OperationalError), nullcontext()):
            found = await hub.accounts.person(token)
            assert found is not None
            call.person = found
            with outcome:
                await forget_me(call)
        assert (await hub.store.table(table), await hub.accounts.person(token)) == (None, None)
