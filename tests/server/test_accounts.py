"""Guests become accounts and keep everything; guessing is slow; nothing is kept that opens a door."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Server, serving

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
    first.post("/api/me/password", old="guidance", new="computer!")
    with pytest.raises(ConnectionClosed):
        lost.next("nothing")
    assert kept.act(0, "ready")["type"] == "ack"
    first.http.delete("/api/session")
    with pytest.raises(ConnectionClosed):
        kept.next("nothing")


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
    with serving(tmp_path) as server:
        token = account(server, **ADA).http.cookies.get("quarterdeck")
    rows = "\n".join(sqlite3.connect(tmp_path / "test.sqlite").iterdump())
    assert token is not None
    assert token not in rows
    assert ADA["password"] not in rows
    assert "$argon2id$" in rows
