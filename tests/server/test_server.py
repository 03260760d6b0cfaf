"""The server as browsers meet it: guests, tables, live play, restarts."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarterdeck import Game
from quarterdeck.kernel.history import replay
from quarterdeck.kernel.record import Record
from tests.rules import rule
from tests.server.conftest import STORES
from tests.server.films import last_view
from tests.server.following import Follower
from tests.server.harness import Live, Person, Server, serving, texts


def solo(server: Server, **options: Any) -> tuple[Person, str]:
    person = Person(server)
    return person, person.open_table(start=True, options={"mission": "S2-1", **options})["id"]


def test_somebody_new_is_a_guest_and_stays_the_same_person(server: Server) -> None:
    person = Person(server)
    assert person.me["guest"]
    assert person.get("/api/me") == person.me
    assert person.http.patch("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"
    cookie = next(cookie for cookie in person.http.cookies.jar)
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


def test_a_solo_mission_is_one_call_away(server: Server) -> None:
    person, table = solo(server)
    live = person.live(table)
    assert live.state["seats"] == [0]
    assert texts(live.state["views"][0]) == ["ready"]
    assert live.act(0, "ready")["type"] == "ack"
    assert live.act(0, "place 0 A/< 1")["version"] == 2
    assert person.get("/api/tables")["mine"][0]["id"] == table


def test_a_refused_choice_comes_with_its_reason_and_changes_nothing(server: Server) -> None:
    person, table = solo(server)
    live = person.live(table)
    live.act(0, "ready")
    for text, name in [("place 0 A/< 99", "illegal"), ("fly 3", "unknown-option")]:
        answer = live.act(0, text)
        assert (answer["type"], answer["name"]) == ("error", name)
    assert live.act(0, "place 0 A/< 99")["reason"]["clause"] == "SA-1.14"
    why = live.ask(type="why", seat=0, do="turn 0 1")
    assert why["reason"]["id"] == "slot-empty"
    assert live.act(0, "place 0 A/< 1")["version"] == 2


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type":"fly"}', "bad-message"),
        ('{"type":"act","seat":-1,"do":"ready"}', "bad-message"),
        ('{"type":"act","seat":0,"do":7}', "bad-message"),
        ('{"type":"act","seat":0,"do":"ready","extra":1}', "bad-message"),
        ('{"type":"act","seat":3,"do":"ready"}', "not-your-seat"),
        ('{"type":"undo","seat":1}', "not-your-seat"),
        ('{"type":"chat","text":"' + "x" * 5000 + '"}', "too-large"),
        ('{"type":"chat","text":""}', "bad-message"),
    ],
)
def test_a_bad_message_gets_a_named_error(server: Server, message: str, name: str) -> None:
    person, table = solo(server)
    live = person.live(table)
    live.send(message)
    assert live.next("error")["name"] == name
    assert live.act(0, "ready")["version"] == 1


def test_a_flood_is_refused_and_the_table_lives_on(server: Server) -> None:
    person, table = solo(server)
    live = person.live(table)
    for _ in range(60):
        live.send({"type": "why", "seat": 0, "do": "ready"})
    assert live.next("error")["name"] == "too-fast"


def test_another_site_gets_no_live_connection_and_changes_nothing(server: Server) -> None:
    person, table = solo(server)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        person.live(table, origin="http://evil.example")
    answer = person.http.post(
        "/api/tables", json={"game": "space-alert", "seats": 1}, headers={"origin": "http://e.vil"}
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["name"] == "foreign-origin"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": 2}, 400),
        ({"game": "space-alert", "seats": 9}, 400),
        ({"game": "space-alert", "seats": 2, "options": {"mission": "S9-9"}}, 400),
        ({"game": "space-alert", "seats": 2, "options": {"colour": 1}}, 400),
        ({"game": "space-alert"}, 400),
        ({"game": "space-alert", "seats": 2, "start": True}, 409),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: dict[str, Any], status: int) -> None:
    answer = Person(server).http.post("/api/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


def test_pages_come_with_a_strict_policy(server: Server) -> None:
    headers = Person(server).http.get("/api/me").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def two_people(server: Server, **options: Any) -> tuple[Person, Person, str]:
    host, guest = Person(server), Person(server)
    table = host.open_table(2, public=True, options={"mission": "S2-1", **options})["id"]
    assert any(row["id"] == table for row in guest.get("/api/tables")["open"])
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")
    return host, guest, table


@rule("SA-R6", "SA-R8")
def test_each_person_gets_the_own_seat_and_nothing_of_the_other(server: Server) -> None:
    host, guest, table = two_people(server)
    first, second = host.live(table), guest.live(table)
    first.act(0, "ready")
    second.act(1, "ready")
    face = second.next("update")["views"]
    assert [one["seat"] for one in face] == [1]
    assert isinstance(face[0]["view"]["players"][0]["hand"], int)
    assert isinstance(face[0]["view"]["players"][1]["hand"], list)
    assert second.act(0, "end-phase")["name"] == "not-your-seat"


def test_a_spectator_sees_public_things_and_cannot_write(server: Server) -> None:
    host, _, table = two_people(server)
    live = Person(server).live(table)
    assert live.state["seats"] == []
    assert live.state["views"][0]["options"] == []
    live.send({"type": "chat", "text": "hello"})
    assert live.next("error")["name"] == "spectator"
    assert live.act(0, "ready")["name"] == "not-your-seat"
    assert host.get(f"/api/tables/{table}/record")["error"]["name"] == "not-over"


def test_chat_reaches_everybody_and_is_there_after_coming_back(server: Server) -> None:
    host, guest, table = two_people(server)
    first, second = host.live(table), guest.live(table)
    first.send({"type": "chat", "text": "hello"})
    assert second.next("chat")["text"] == "hello"
    assert guest.live(table).state["chat"][0]["text"] == "hello"


@rule("SA-R42")
def test_whoever_comes_back_gets_the_tail_of_what_happened(server: Server) -> None:
    host, guest, table = two_people(server)
    first, second = host.live(table), guest.live(table)
    first.act(0, "ready")
    second.act(1, "ready")
    seen = len(second.state["views"][0]["events"])
    second.close()
    card = host.live(table).state["views"][0]["view"]["players"][0]["hand"][0]
    first.act(0, f"place 0 {card} 1")
    tail = guest.live(table, since=seen).state["views"][0]["events"]
    assert [event["n"] for event in tail] == list(range(seen, seen + len(tail)))
    assert tail[-1]["kind"] == "card-placed"
    assert tail[-1]["args"]["card"] in ("action", "movement")


@rule("SA-R21", "SA-R25")
def test_markers_and_chat_stop_while_communications_are_down(server: Server) -> None:
    person = Person(server)
    table = person.open_table(4, options={"mission": "S2-5"})["id"]
    for seat in range(1, 4):
        person.post(f"/api/tables/{table}/seats/{seat}", kind="me")
    person.post(f"/api/tables/{table}/start")
    live = person.live(table)
    live.send({"type": "marker", "key": "figure-0", "x": 1, "y": 2})
    assert live.next("marker") == {"type": "marker", "key": "figure-0", "x": 1.0, "y": 2.0}
    for seat in range(4):
        live.act(seat, "ready")
    while live.next("update")["views"][0]["view"]["communications"]:
        pass
    assert live.ask(type="marker", key="figure-0", x=3, y=2)["name"] == "no-talking"
    assert live.ask(type="chat", text="hello")["name"] == "no-talking"
    while not live.next("update")["views"][0]["view"]["communications"]:
        pass
    live.send({"type": "marker", "key": "figure-0"})
    assert live.next("marker")["x"] is None


def fly_through(live: Live) -> None:
    """End an untimed solo flight: nothing more is planned."""
    while live.act(0, "go-on")["type"] == "ack":
        pass


@rule("SA-3.1.17", "SA-R25")
def test_markers_show_plans_to_all_and_only_the_planned_cards_count(server: Server) -> None:
    """Figures, energy and threats are moved about; the flight ends as the same flight without markers does."""
    person, table = solo(server, clock=False)
    live, other = person.live(table), Person(server).live(table)
    live.act(0, "ready")
    for key in ("figure-0", "energy-3", "threat-1"):
        live.send({"type": "marker", "key": key, "x": 2, "y": 1})
        assert other.next("marker") == {"type": "marker", "key": key, "x": 2.0, "y": 1.0}
    live.act(0, "place 0 A/< 1")
    live.send({"type": "marker", "key": "energy-3"})
    assert other.next("marker")["x"] is None
    assert set(person.live(table).state["markers"]) == {"figure-0", "threat-1"}
    fly_through(live)
    assert other.next("markers")["markers"] == {}  # cleared for everybody when the resolution starts
    assert person.live(table).state["markers"] == {}
    live.send({"type": "marker", "key": "figure-0", "x": 1, "y": 1})
    assert live.next("error")["name"] == "no-markers"
    record = Record.from_json(person.http.get(f"/api/tables/{table}/record").content)
    assert [given.do for given in record.inputs if given.seat == 0][:2] == ["ready", "place 0 A/< 1"]
    assert to_builtins(replay(record).result()) == person.get(f"/api/tables/{table}")["result"]


def test_all_markers_can_be_taken_off_at_once_but_not_by_a_spectator(server: Server) -> None:
    host, guest, table = two_people(server)
    first, second, watching = host.live(table), guest.live(table), Person(server).live(table)
    first.send({"type": "marker", "key": "figure-0", "x": 1, "y": 1})
    watching.send({"type": "clear-markers"})
    assert watching.next("error")["name"] == "spectator"
    second.send({"type": "clear-markers"})
    assert first.next("markers")["markers"] == {}


@rule("SA-R31")
def test_the_captain_sets_the_pace_of_the_showing(server: Server) -> None:
    captain, other = Person(server), Person(server)
    table = captain.open_table(2, options={"mission": "S1-1", "clock": False, "captain": 0})["id"]
    other.post(f"/api/tables/{table}/seats/1", kind="me")
    captain.post(f"/api/tables/{table}/start")
    first, second = captain.live(table), other.live(table)
    first.send({"type": "pace", "step": 3, "running": True})
    assert first.next("error")["name"] == "not-over"
    first.act(0, "ready")
    second.act(1, "ready")
    while first.act(0, "go-on")["type"] == second.act(1, "go-on")["type"] == "ack":
        pass
    second.send({"type": "pace", "step": 9, "running": True})
    assert second.next("error")["name"] == "not-your-seat"
    first.send({"type": "pace", "step": 3, "running": True})
    assert second.next("pace") == {"type": "pace", "step": 3, "running": True}
    assert other.live(table).state["pace"] == {"step": 3, "running": True}


def test_bots_take_their_seats_and_the_game_goes_on(server: Server) -> None:
    person = Person(server)
    table = person.open_table(2, options={"clock": False, "mission": "S1-1"})["id"]
    person.post(f"/api/tables/{table}/seats/1", kind="bot")
    person.post(f"/api/tables/{table}/start")
    live = person.live(table)
    live.act(0, "ready")
    while live.next("update")["views"][0]["view"]["asked"]["frame"] == "briefing":
        pass


def test_a_finished_game_can_be_watched_downloaded_and_played_again(server: Server) -> None:
    person, table = solo(server, clock=False)
    live = person.live(table)
    live.act(0, "ready")
    for _ in range(3):
        live.act(0, "go-on")
    assert person.get(f"/api/tables/{table}")["state"] == "finished"
    theatre = person.get(f"/api/tables/{table}/scenes")
    assert len(theatre["scenes"]) > 30
    shown = last_view(theatre)
    assert shown["outcome"] == theatre["result"]["outcome"]
    assert shown["ship"] == Person(server).live(table).state["views"][0]["view"]["ship"]
    record = person.http.get(f"/api/tables/{table}/record").content
    assert to_builtins(Game.load(record).result()) == theatre["result"]
    again = person.post(f"/api/tables/{table}/rematch", same=True)
    assert again["state"] == "playing"  # nobody has to be waited for
    assert again["follows"] == table
    assert person.get(f"/api/tables/{table}")["next"] == again["id"]
    assert person.get("/api/tables")["finished"][0]["id"] == table


def test_texts_rules_and_cards_are_there(server: Server) -> None:
    person = Person(server)
    names = person.get("/api/names/ru/space-alert")
    assert names["station-upper_red"] == "верхний красный отсек"
    assert person.http.get("/api/names/de/space-alert").status_code == 404
    chapters = person.get("/api/rules/en/space-alert")
    damage = next(chapter for chapter in chapters if chapter["number"] == "SA-4.13")
    assert (damage["level"], damage["title"], damage["language"]) == (3, "Compute damage", "en")
    assert damage["clauses"][2]["id"] == "SA-4.13.3"
    assert {one["id"].partition("-")[0] for chapter in chapters for one in chapter["clauses"]} == {"", "SA"}
    assert person.http.get("/api/rules/de/space-alert").status_code == 404
    assert person.http.get("/api/rules/en/chess").status_code == 404
    cards = person.get("/api/cards/space-alert")
    assert cards["threats"]["E1-01"]["acts"]["X"][0]["op"] == "attack"
    assert cards["tracks"]["T1"]["letters"][1] == "Z"
    assert cards["ship"]["systems"][1][0] == {"letter": "A", "kind": "heavy_laser", "strength": 5, "damaged": 4}
    said = person.get("/api/card-texts/en/starship-captains")
    assert said["quantum-torpedoes"][0] == "Yellow room: you may fight up to 2 pirates."
    threat = person.get("/api/card-texts/en/space-alert")["SE1-06"]
    assert "Z: attacks its own zone with twice its remaining hit points" in threat
    assert person.http.get("/api/card-texts/de/starship-captains").status_code == 404
    assert person.get("/api/games")[0]["name"] == "space-alert"
    assert person.http.get("/api/nonsense").status_code == 404


def test_what_is_the_same_for_everybody_makes_no_guest(server: Server) -> None:
    for path in ("/api/rules/en/space-alert", "/api/games", "/api/names/en/space-alert", "/healthz"):
        assert "set-cookie" not in httpx.get(f"{server.address}{path}").headers


@pytest.mark.parametrize("kind", STORES)
def test_after_a_power_cut_everything_acknowledged_is_there(new_store: Callable[[str], str], kind: str) -> None:
    with serving(new_store(kind), clock_speed=3) as server:
        person, table = solo(server)
        live = person.live(table)
        live.act(0, "ready")
        for slot in range(1, 8):
            assert live.act(0, f"place 0 A/< {slot}")["type"] == "ack"
        assert live.ask(type="undo", seat=0)["type"] == "ack"
        server.kill()
        server.settings["QUARTERDECK_CLOCK_SPEED"] = "15"  # nothing more is planned: the next deadline may come soon
        server.start()
        back = person.live(table)
        plan = back.state["views"][0]["view"]["crew"][0]["plan"]
        assert plan[1:8] == ["A/<"] * 6 + [None]
        assert back.state["views"][0]["view"]["asked"]["frame"] == "planning"
        seen = max(event["n"] for text in live.received for event in events(json.loads(text)))
        told = {event["kind"] for event in events(back.state) if event["n"] > seen}
        while "threat-announced" not in told:  # deadlines go on
            told |= {event["kind"] for event in events(back.next("update"))}


def events(message: Any) -> list[Any]:
    """What the first seat of a message is told to have happened."""
    return message["views"][0]["events"] if message.get("views") else []


def test_nothing_secret_goes_over_the_wire(server: Server) -> None:
    host, guest, table = two_people(server)
    first, second = host.live(table), guest.live(table)
    first.act(0, "ready")
    second.act(1, "ready")
    hand = first.next("update")["views"][0]["view"]["players"][0]["hand"]
    for slot, card in enumerate(hand[:3], 1):
        assert first.act(0, f"place 0 {card} {slot}")["type"] == "ack"
    second.act(1, "end-phase")
    follower = Follower()
    for text in second.received:
        message = follower.take(json.loads(text))
        for face in message.get("views", []):
            assert face["seat"] == 1
            assert all(slot in (None, "action", "movement") for slot in face["view"]["crew"][0]["plan"])
            assert "script" not in face["view"]
            assert "chance" not in face["view"]
            drawn = [event["args"] for event in face["events"] if event["kind"] == "cards-drawn"]
            assert all(args["cards"] is None for args in drawn if args["seat"] == 0)
