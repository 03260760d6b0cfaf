"""The lobby as browsers meet it: tables that wait, one screen for all, what follows a game, the log."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.rules import rule
from tests.server.calm import CalmServer, campaign
from tests.server.films import last_view
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
    path = f"/api/tables/{host.open_table(2)['id']}"
    guest.post(f"{path}/seats/1", kind="me")
    assert host.post(f"{path}/seats/1", kind="bot")["error"]["name"] == "seat-taken"
    assert host.get(path)["seats"][1]["name"] == guest.me["name"]


def test_a_host_sits_in_the_seat_of_a_bot_but_of_nobody_else(server: Server) -> None:
    host, guest = Person(server), Person(server)
    path = f"/api/tables/{host.open_table(3)['id']}"
    guest.post(f"{path}/seats/1", kind="me")
    assert host.post(f"{path}/seats/1", kind="me")["error"]["name"] == "seat-taken"
    assert host.get(path)["seats"][1]["name"] == guest.me["name"]
    host.post(f"{path}/seats/2", kind="bot")
    assert guest.post(f"{path}/seats/2", kind="me")["error"]["name"] == "seat-taken"
    assert host.post(f"{path}/seats/2", kind="me")["seats"][2]["you"]
    host.post(f"{path}/seats/1", kind="open")
    assert host.post(f"{path}/seats/1", kind="me")["seats"][1]["you"]


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
    assert person.open_table(2, options=rich)["error"]["name"] == "not-carried"
    table = person.open_table(2, options=fresh)["id"]
    changed = person.http.patch(f"/api/tables/{table}", json={"options": rich}).json()
    assert changed["error"]["name"] == "not-carried"
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
    assert last_view(film)["outcome"] == "won"
    assert film["host"] == 0
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
    assert person.get(path)["goes_on"]
    sequel = person.post(f"{path}/next")
    assert sequel["options"]["campaign"]["mission"] == sequel["campaign_game"] == 2
    assert person.post(f"{path}/next")["id"] == sequel["id"] == person.get(path)["next"]
    assert person.get(f"/api/tables/{sequel['id']}")["follows"] == table


@rule("SA-10.1.4")
def test_after_a_campaign_the_same_people_begin_a_new_one(calm: Server) -> None:
    person = Person(calm)
    table, live = flown(person)
    everybody(live, 1, "stop")
    assert not person.get(f"/api/tables/{table}")["goes_on"]
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
    log = host.get("/api/finished")
    assert [flight["state"] for flight in log] == ["finished"] * 3
    together, alone, alone_too = (flight["group"] for flight in log)
    assert alone == alone_too != together
    assert together == guest.get("/api/finished")[0]["group"]
    assert all(flight["result"]["log"] is None for flight in log)  # practice is not for the log
    assert log[0]["started"] >= log[0]["created"]


def test_the_windows_of_a_guest_who_logs_in_stay_theirs(server: Server) -> None:
    account, guest, device = Person(server), Person(server), Person(server)
    account.post("/api/me/account", login=f"Ada.{server.port}", password="correct horse")
    table = guest.open_table(2)["id"]
    live = guest.live(table)
    told = guest.post("/api/session", login=f"ada.{server.port}", password="correct horse")
    assert told["id"] == account.me["id"]
    device.post("/api/session", login=f"ada.{server.port}", password="correct horse")
    other_window = device.live(table)
    assert guest.http.delete("/api/sessions").status_code == 200
    with pytest.raises(ConnectionClosed):  # windows of the other sessions are closed: not this one
        other_window.next("closing")
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    assert [seat["you"] for seat in live.next("table")["table"]["seats"]] == [True, True]


def test_whoever_has_a_link_to_a_film_does_not_read_what_the_crew_said(calm: Server) -> None:
    person, stranger = Person(calm), Person(calm)
    table, live = flown(person, seats=2)
    live.send({"type": "chat", "text": "the eagle has landed"})
    assert live.next("chat")["text"] == "the eagle has landed"
    everybody(live, 2, "stop")
    assert person.live(table).state["chat"][0]["text"] == "the eagle has landed"
    assert stranger.live(table).state["chat"] == []
    film = stranger.http.get(f"/api/tables/{table}/scenes")
    assert film.json()["result"]["outcome"] == "won"
    assert "eagle" not in film.text


def test_people_on_one_screen_have_names_of_their_own(calm: Server) -> None:
    person = Person(calm)
    wish = {"one_screen": True, "start": True, "names": ["Ann", "  Bo\u202e ", ""], "options": {"clock": False}}
    table = person.open_table(3, **wish)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo", person.me["name"]]
    person.live(table["id"]).act(1, "ready")
    told = person.live(table["id"]).state["views"][0]["events"]
    assert [event["text"] for event in told if event["kind"] == "ready"] == ["Bo is ready."]
    assert person.get("/api/tables")["mine"][0]["seats"][1]["name"] == "Bo"


def test_seats_are_named_by_their_people_while_the_table_waits(server: Server) -> None:
    host, guest = Person(server), Person(server)
    guest.http.patch("/api/me", json={"name": "Bo"})
    table = host.open_table(3)["id"]
    for seat in (1, 2):
        (guest if seat == 1 else host).post(f"/api/tables/{table}/seats/{seat}", kind="me")
    seats = f"/api/tables/{table}/seats"

    def named(person: Person, seat: int, name: str) -> Any:
        return person.http.patch(f"{seats}/{seat}", json={"name": name}).json()

    assert named(host, 1, "Ann")["error"]["name"] == "not-your-seat"
    assert named(host, 9, "Ann")["error"]["name"] == "not-found"
    assert [seat["name"] for seat in named(host, 2, "bo (2)")["seats"][1:]] == ["Bo (1)", "bo (2)"]
    assert named(host, 2, " ")["seats"][2]["name"] == host.me["name"]
    assert named(host, 2, "x" * 41)["error"]["name"] == "bad-message"


def test_games_say_what_they_ask_before_a_start(server: Server) -> None:
    """A quick start can always be played: its options are accepted for every number of seats it is asked with."""
    person = Person(server)
    games = {game["name"]: game for game in person.get("/api/games?language=pl")}
    for game in games.values():
        assert all(lesson["name"] for lesson in (game["introduction"] or {"lessons": []})["lessons"])
        for question in game["quick_start"]:
            for answer in question["answers"]:
                assert answer["text"]
                assert answer["about"]
                for seats in question["seats"] or game["seats"]:
                    wish = {"game": game["name"], "seats": seats, "options": answer["options"]}
                    table = person.post("/api/tables", **wish)
                    assert "error" not in table, (wish, table)
                    person.http.delete(f"/api/tables/{table['id']}")
    assert games["space-alert"]["quick_start"][0]["answers"][0]["text"] == "Lot próbny"


def test_the_lobby_counts_people_at_tables(server: Server) -> None:
    person = Person(server)
    before = person.get("/api/tables")["people"]
    person.open_table(2)
    assert person.get("/api/tables")["people"] == before + 1


def test_roles_are_not_asked_alone(server: Server) -> None:
    """SA-9.6, SA-2.7: alone there is one answer, and no data is transferred."""
    [game] = [one for one in Person(server).get("/api/games") if one["name"] == "space-alert"]
    for option in ("captain", "communications_officer", "chief_of_security", "transfer_seconds", "extra_android"):
        assert 1 not in game["option_seats"][option]


def test_a_passenger_is_chosen_alone_only(server: Server) -> None:
    """SC-17.5, SC-17.11: a captain alone has a passenger, and begins."""
    [game] = [one for one in Person(server).get("/api/games") if one["name"] == "starship-captains"]
    assert game["option_seats"] == {"first": [2, 3, 4], "passenger": [1]}
