"""Two server processes on one PostgreSQL store serve one table."""

from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.server import rooms
from quarterdeck.server.announcements import (
    ChatChanged,
    GuestJoined,
    InputWritten,
    MarkersChanged,
    PausesSkipped,
    SessionsEnded,
    ShowingMoved,
    TableChanged,
)
from quarterdeck.server.database import CHANNEL
from quarterdeck.server.table_hub import TableHub
from tests.rules import rule
from tests.server.bots_at_a_table import until
from tests.server.conftest import Postgres
from tests.server.harness import Live, Person, Server, serving
from tests.server.inside import hub_on, in_a_loop


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    database = postgres.database()
    with serving(database, clock_speed=5) as one, serving(database, clock_speed=5) as other:
        yield one, other


def seated(pair: tuple[Server, Server], **options: Any) -> tuple[Live, Live, Person, Person, str]:
    """Two people at one table, each connected to another process."""
    host, guest = Person(pair[0]), Person(pair[1])
    table = host.open_table(2, options={"mission": "S2-1", **options})["id"]
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")
    return host.live(table), guest.live(table), host, guest, table


def test_who_sits_down_elsewhere_is_seen_at_once(pair: tuple[Server, Server]) -> None:
    host, guest = Person(pair[0]), Person(pair[1])
    table = host.open_table(2)["id"]
    waiting = host.live(table)
    assert waiting.state["views"] == []
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    assert waiting.next("table")["table"]["seats"][1]["name"] == guest.me["name"]
    guest.live(table).send({"type": "chat", "text": "hello"})
    assert waiting.next("chat")["text"] == "hello"


def test_sessions_that_end_here_are_closed_there(pair: tuple[Server, Server]) -> None:
    first, second = Person(pair[0]), Person(pair[1])
    first.post("/api/me/account", login="meitner", password="fission!")
    second.post("/api/session", login="meitner", password="fission!")
    lost = second.live(first.open_table(start=True)["id"])
    first.post("/api/me/password", old="fission!", new="physics!")
    with pytest.raises(ConnectionClosed):
        lost.next("nothing")


def test_both_processes_tell_the_same_story(pair: tuple[Server, Server]) -> None:
    first, second, *_ = seated(pair)
    assert first.act(0, "ready")["version"] == 1
    assert second.next("update")["version"] == 1
    assert second.act(1, "ready")["version"] == 2
    while (told := first.next("update"))["version"] < 2:
        pass
    hand = told["views"][0]["view"]["players"][0]["hand"]
    assert first.act(0, f"place 0 {hand[0]} 1")["type"] == "ack"
    while not (seen := second.next("update")["views"][0]["view"]["crew"][0]["plan"][1]):
        pass
    assert seen in ("action", "movement")
    first.send({"type": "marker", "key": "figure-0", "x": 1, "y": 2})
    assert second.next("markers")["markers"] == {"figure-0": {"x": 1.0, "y": 2.0}}


def test_inputs_from_both_sides_at_once_are_all_there_in_one_order(pair: tuple[Server, Server]) -> None:
    first, second, host, guest, table = seated(pair, clock=False)
    first.act(0, "ready")
    second.act(1, "ready")
    while (told := first.next("update"))["version"] < 2:
        pass
    mine = told["views"][0]["view"]["players"][0]["hand"][:3]
    theirs = guest.live(table).state["views"][0]["view"]["players"][1]["hand"][:3]

    def place(live: Live, seat: int, cards: list[str]) -> list[Any]:
        answers = []
        for slot, card in enumerate(cards, 1):
            answers.append(live.act(seat, f"place {seat} {card} {slot}"))
            answers.append(live.act(seat, f"turn {seat} {slot}"))
        return answers

    with ThreadPoolExecutor() as pool:
        done = [pool.submit(place, first, 0, mine), pool.submit(place, second, 1, theirs)]
        answers = [answer for future in done for answer in future.result()]
    assert {answer["type"] for answer in answers} == {"ack"}
    assert sorted(answer["version"] for answer in answers) == list(range(3, 15))
    one, other = host.live(table).state["views"][0]["view"], guest.live(table).state["views"][0]["view"]
    assert sum(card is not None for card in one["crew"][0]["plan"]) == 3
    assert [bool(card) for card in one["crew"][0]["plan"]] == [bool(card) for card in other["crew"][0]["plan"]]
    assert first.act(0, "turn 0 1")["type"] == "ack"
    assert second.ask(type="undo", seat=1)["reason"]["id"] == "undo-other-input"  # the other process wrote last
    assert first.ask(type="undo", seat=0)["type"] == "ack"


@rule("SA-R42")
def test_when_a_process_dies_its_people_go_on_with_the_other(pair: tuple[Server, Server]) -> None:
    first, second, host, _, table = seated(pair)
    first.act(0, "ready")
    second.act(1, "ready")
    pair[0].kill()
    told: list[str] = []
    while "threat-announced" not in told:  # the clock goes on, and strikes once
        told += [event["kind"] for event in second.next("update")["views"][0]["events"]]
    assert told.count("threat-announced") == 1
    host.server = pair[1]
    back = host.live(table)
    assert back.state["seats"] == [0]
    kinds = [event["kind"] for event in back.state["views"][0]["events"]]
    assert kinds.count("action-round-begins") == kinds.count("threat-announced") == 1
    pair[0].start()


ANNOUNCED = {
    TableChanged("t"): ("table_changed", "t"),
    ChatChanged("t"): ("_chat_changed", "t"),
    MarkersChanged("t"): ("markers_changed", "t"),
    PausesSkipped("t"): ("_pauses_skipped", "t"),
    ShowingMoved("t", 3, True): ("_pace_changed", "t", 3, True),
    SessionsEnded("ada"): ("_close_ended", "ada"),
    InputWritten("t", 7): ("_catch_up", "t"),
    GuestJoined("guest", "ada", "session"): ("_rename_windows", "guest", "ada", "session"),
}
"""What is announced, and what the other process does about it."""


@in_a_loop
async def test_whatever_is_announced_is_done_in_the_other_process(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "CLOSE_DELAY", 0.0)
    database, done = postgres.database(), list[tuple[object, ...]]()
    async with hub_on(database) as one, hub_on(database) as two:

        def noting(name: str, *about: object) -> Callable[..., Awaitable[None]]:
            async def note(*args: object) -> None:
                done.append((name, *about, *args))

            return note

        for name in {name for name, *_ in ANNOUNCED.values()} - {"_catch_up"}:
            monkeypatch.setattr(two, name, noting(name))
        monkeypatch.setattr(two, "_rename_windows", lambda *args: done.append(("_rename_windows", *args)))
        two.room("t")
        live: Any = SimpleNamespace(seq=7, catch_up=noting("_catch_up", "t"))
        monkeypatch.setitem(two.live, "t", live)
        for news in (*ANNOUNCED, ChatChanged("elsewhere"), InputWritten("t", 6)):
            await one.store.announce(news)
        await until(lambda: len(done) >= len(ANNOUNCED), 10)
        assert {*done} == {*ANNOUNCED.values()}
        del two.live["t"]


@in_a_loop
async def test_what_another_version_announces_counts_as_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed: list[TableHub] = []

    async def miss(hub: TableHub) -> None:
        missed.append(hub)

    monkeypatch.setattr(TableHub, "_on_missed_announcements", miss)
    async with hub_on(postgres.database()) as hub:
        await until(lambda: missed, 10)  # what was announced before this process listened
        async with hub.store.engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', 'somebody t 7')")
        await until(lambda: len(missed) > 1, 10)
