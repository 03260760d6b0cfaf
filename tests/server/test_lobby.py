"""The lobby as browsers meet it: tables that wait, one screen for all, what follows a game, the log."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.rules import rule
from tests.server.calm import CalmServer, campaign
from tests.server.harness import Live, Person, Server, serving


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("calm"), kind=CalmServer, messages_per_second=1000) as running:
        yield running


def everybody(live: Live, seats: int, *texts: str) -> None:
    for text in texts:
        for seat in range(seats):
            assert live.act(seat, text)["type"] == "ack"


def fly(live: Live, seats: int = 1) -> None:
    """A whole mission in which nobody plans anything."""
    everybody(live, seats, "ready")
    while all(live.act(seat, "go-on")["type"] == "ack" for seat in range(seats)):
        pass


def flown(person: Person, seats: int = 1, **options: Any) -> tuple[str, Live]:
    """A campaign's first mission on one screen, up to the vote."""
    wish = {"start": True, "one_screen": True, "options": campaign(**options)}
    table = person.open_table(seats, **wish)["id"]
    live = person.live(table)
    everybody(live, seats, "propose white white")
    fly(live, seats)
    return table, live


def test_one_person_may_hold_every_seat_and_start_at_once(server: Server) -> None:
    person = Person(server)
    table = person.open_table(3, one_screen=True, start=True)
    assert table["state"] == "playing"
    assert [seat["you"] for seat in table["seats"]] == [True] * 3
    assert person.live(table["id"]).state["seats"] == [0, 1, 2]


def test_the_lobby_tells_whom_a_game_waits_for(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table(2, options={"mission": "S2-1", "clock": False})["id"]
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")

    def asked() -> list[bool]:
        return [seat["asked"] for seat in guest.get("/api/tables")["mine"][0]["seats"]]

    live = host.live(table)
    assert asked() == [True, True]
    live.act(0, "ready")
    assert asked() == [False, True]


def test_whoever_looks_at_a_waiting_table_sees_it_change(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table(2, options={"mission": "S2-1"})["id"]
    live = guest.live(table)
    changes = {"seats": 3, "options": {"clock": False}, "name": "Second watch", "public": True}
    assert host.http.patch(f"/api/tables/{table}", json=changes).status_code == 200
    shown = live.next("table")["table"]
    assert (shown["name"], shown["public"], shown["options"]) == ("Second watch", True, {"clock": False})
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
    assert shown["host_name"] == host.me["name"]
    assert guest.http.patch(f"/api/tables/{table}", json={"seats": 2}).json()["error"]["name"] == "not-host"


def test_whoever_comes_in_the_moment_of_the_start_does_not_miss_it(server: Server) -> None:
    host, guests = Person(server), [Person(server) for _ in range(8)]
    table = host.open_table(1)["id"]

    def learns_of_it(guest: Person) -> bool:
        live = guest.live(table)
        while not any('"state":"playing"' in text for text in live.received):
            live.next("table")
        return True

    with ThreadPoolExecutor() as pool:
        looking = [pool.submit(learns_of_it, guest) for guest in guests]
        host.post(f"/api/tables/{table}/start")
        assert all(guest.result() for guest in looking)


def test_somebody_without_a_seat_may_talk_before_the_start(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table(2)["id"]
    first, second = host.live(table), guest.live(table)
    second.send({"type": "chat", "text": "May I watch?"})
    assert first.next("chat")["text"] == "May I watch?"


def test_a_host_who_leaves_hands_the_table_over(server: Server) -> None:
    host, guest, late = Person(server), Person(server), Person(server)
    table = host.open_table(3, public=True)["id"]
    path = f"/api/tables/{table}"
    guest.post(f"{path}/seats/1", kind="me")
    left = host.post(f"{path}/leave")
    assert (left["host"], left["host_name"]) == (False, guest.me["name"])
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert guest.get(path)["host"]
    guest.post(f"{path}/leave")
    assert all(one["id"] != table for one in late.get("/api/tables")["open"])  # nobody would come
    assert late.post(f"{path}/seats/2", kind="me")["host"]  # the link still works


def test_a_bot_takes_nobodys_seat(server: Server) -> None:
    host, guest = Person(server), Person(server)
    path = f"/api/tables/{host.open_table(2)['id']}/seats/1"
    guest.post(path, kind="me")
    assert host.post(path, kind="bot")["error"]["name"] == "seat-taken"


@pytest.mark.parametrize(
    ("seats", "options", "reason", "clause"),
    [
        (2, {"campaign": {}, "mission": "S2-1"}, "campaign-draws-missions", "SA-10.1.2"),
        (5, {"extra_android": True}, "no-extra-android", "SA-8.1"),
        (2, {"captain": 3}, "no-seat-for-role", "SA-D42"),
    ],
)
def test_options_that_contradict_each_other_are_refused_with_the_rule(
    server: Server, seats: int, options: dict[str, Any], reason: str, clause: str
) -> None:
    error = Person(server).open_table(seats, options=options)["error"]
    assert error["name"] == "bad-options"
    assert (error["reason"]["id"], error["reason"]["clause"]) == (reason, clause)


def test_what_a_campaign_carries_on_is_nobodys_choice(server: Server) -> None:
    person, fresh, rich = Person(server), {"campaign": {}}, {"campaign": {"mission": 3, "threat_points": [30, 30]}}
    assert person.open_table(2, options=rich)["error"]["name"] == "not-afresh"
    table = person.open_table(2, options=fresh)["id"]
    changed = person.http.patch(f"/api/tables/{table}", json={"options": rich}).json()
    assert changed["error"]["name"] == "not-afresh"
    assert person.get(f"/api/tables/{table}")["options"] == fresh


@rule("SA-R31", "SA-R34")
def test_the_captain_sets_the_pace_before_the_vote_too(calm: Server) -> None:
    person = Person(calm)
    table = person.open_table(start=True, options=campaign())["id"]
    live, other = person.live(table), person.live(table)
    everybody(live, 1, "propose white white")
    assert live.ask(type="pace", step=1, running=True)["name"] == "not-over"
    fly(live)
    live.send({"type": "pace", "step": 2, "running": True})
    assert other.next("pace")["step"] == 2


@rule("SA-R28")
def test_a_flight_is_shown_before_the_vote_and_not_before_the_resolution(calm: Server) -> None:
    person = Person(calm)
    table = person.open_table(start=True, options=campaign())["id"]
    live = person.live(table)
    everybody(live, 1, "propose white white")
    assert person.get(f"/api/tables/{table}/scenes")["error"]["name"] == "not-over"
    fly(live)
    film = person.get(f"/api/tables/{table}/scenes")
    assert film["scenes"][-1]["view"]["outcome"] == "won"
    assert film["scenes"][-1]["events"][-1]["kind"] == "mission-complete"
    assert (film["seed"], film["result"]) == (None, None)  # the game is not over
    everybody(live, 1, "stop")
    film = person.get(f"/api/tables/{table}/scenes")
    assert film["result"]["campaign_score"] is not None
    assert film["seed"]


@rule("SA-R35")
def test_what_is_shown_before_the_last_vote_keeps_the_ballots_secret(calm: Server) -> None:
    person = Person(calm)
    table, live = flown(person, seats=2)
    live.act(0, "fly-on")
    shown = Person(calm).http.get(f"/api/tables/{table}/scenes").text
    assert '"voted"' in shown
    assert "fly-on" not in shown


@rule("SA-10.1.1")
def test_a_campaign_leads_everybody_to_the_same_next_mission(calm: Server) -> None:
    person = Person(calm)
    table, live = flown(person)
    path = f"/api/tables/{table}"
    assert person.post(f"{path}/next")["error"]["name"] == "not-over"
    everybody(live, 1, "fly-on")
    while person.get(path)["state"] == "playing":
        everybody(live, 1, "repair-nothing")
    assert person.post(f"{path}/rematch")["error"]["name"] == "has-sequel"
    sequel = person.post(f"{path}/next")
    assert sequel["options"]["campaign"]["mission"] == 2
    assert person.post(f"{path}/next")["id"] == sequel["id"] == person.get(path)["next"]
    assert person.get(f"/api/tables/{sequel['id']}")["follows"] == table


@rule("SA-10.1.4")
def test_after_a_campaign_the_same_people_begin_a_new_one(calm: Server) -> None:
    person = Person(calm)
    table, live = flown(person)
    everybody(live, 1, "stop")
    assert person.post(f"/api/tables/{table}/next")["error"]["name"] == "no-sequel"
    assert person.post(f"/api/tables/{table}/rematch")["options"]["campaign"] == {}


@rule("SA-6.1", "SA-R36", "SA-R45")
def test_the_log_knows_crews_apart_and_names_nobody(server: Server) -> None:
    host, guest = Person(server), Person(server)
    practice = {"clock": False, "mission": "S1-1"}
    for _ in range(2):
        fly(host.live(host.open_table(start=True, options=practice)["id"]))
    table = host.open_table(2, options=practice)["id"]
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")
    first, second = host.live(table), guest.live(table)
    for text in ("ready", *["go-on"] * 9):
        first.act(0, text)
        second.act(1, text)
    log = host.get("/api/log")
    assert [flight["state"] for flight in log] == ["finished"] * 3
    together, alone, alone_too = (flight["crew"] for flight in log)
    assert alone == alone_too != together
    assert together == guest.get("/api/log")[0]["crew"]
    assert all(flight["result"]["log"] is None for flight in log)  # practice is not for the log
    assert log[0]["started"] >= log[0]["created"]


def test_the_windows_of_a_guest_who_logs_in_stay_theirs(server: Server) -> None:
    account, guest = Person(server), Person(server)
    account.post("/api/me/account", login=f"Ada.{server.port}", password="correct horse")
    table = guest.open_table(2)["id"]
    live = guest.live(table)
    told = guest.post("/api/session", login=f"ada.{server.port}", password="correct horse")
    assert told["id"] == account.me["id"]
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    assert [seat["you"] for seat in live.next("table")["table"]["seats"]] == [True, True]
