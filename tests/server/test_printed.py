"""Help for a real table: the announcer's script, and plans that were written down."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck import Game
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.content.cards import SYMBOLS
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.kernel.errors import QuarterdeckError, Reason
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.server import printed
from quarterdeck.server.app import CLIENT_GONE, create_app
from quarterdeck.server.settings import Settings
from tests.rules import rule
from tests.server.films import last_view
from tests.space_alert.test_examples import CASES

ANNOUNCEMENTS, CASE, RESOLUTION = (
    f"/api/printed/space-alert/{part}" for part in ("announcements", "case", "resolution")
)
SAMPLE = 'threats: [[E1-05, 1, white], [I1-05, 2, internal]]\nboards: ["C - A A", "< A A"]\n'


class Client:
    """A browser in the same process: it hears of it when the server makes a mistake."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1)  # a browser test in this process may have a loop running
        patient = {"requests_per_minute": 10**6, "film_seconds_per_minute": 1e6}
        app = create_app(Settings("sqlite+aiosqlite://", clock_speed=20, **patient))  # type: ignore[arg-type]
        self.app, self.transport = app, httpx.ASGITransport(app)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.thread.submit(asyncio.run, self._ask("GET", path, **more)).result()

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.thread.submit(asyncio.run, self._ask("POST", path, **more)).result()

    async def _ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(transport=self.transport, base_url="http://quarterdeck.test") as http:
            return await http.request(method, path, **more)


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


# The announcer


def announced(client: Client, seats: int, seed: str = "7", **options: Any) -> Any:
    return client.post(ANNOUNCEMENTS, json={"seats": seats, "seed": seed, "options": options}).json()


def in_words(said: dict[str, Any], language: str) -> str:
    return words("space-alert", language).reason(Reason(said["id"], said["clause"], said["args"]))


def told_in_play(seats: int, mission: str, seed: str = "7") -> list[tuple[float, str, dict[str, Any]]]:
    """What the computer says in a flight that is played here, without the cards that are drawn for it."""
    game = Game("space-alert", seats=seats, seed=seed, mission=mission)
    for seat in range(seats):
        game.act(seat, "ready")
    game.clock(1000)
    said = [event for event in game.events if event.kind not in ("ready", "set-up", "pack-taken", "cards-drawn")]
    end = next(number for number, event in enumerate(said) if event.kind == "action-round-ends")
    return [(e.at, e.kind, {k: v for k, v in e.args.items() if k not in ("seat", "threat")}) for e in said[: end + 1]]


@rule("SA-2.20", "SA-3.2.18")
@pytest.mark.parametrize("seats", [1, 2, 4, 5])
@pytest.mark.parametrize("mission", ["S1-1", "S1-6", "S2-3", "generated", "random-mission"])
def test_the_announcer_says_what_the_computer_says_in_play(client: Client, seats: int, mission: str) -> None:
    events = announced(client, seats, mission=mission)["events"]
    assert [(event["at"], event["kind"], event["args"]) for event in events] == told_in_play(seats, mission)
    assert [event["n"] for event in events] == list(range(len(events)))


@rule("SA-3.2.6", "SA-8.2", "SA-9.6")
def test_what_is_said_depends_on_the_crew(client: Client) -> None:
    def threats(seats: int, **options: Any) -> int:
        events = announced(client, seats, mission="S2-1", **options)["events"]
        return sum(event["kind"] == "threat-announced" for event in events)

    assert [threats(seats) for seats in (1, 2, 3, 4, 5)] == [5, 5, 5, 5, 6]
    assert threats(3, extra_android=True) == 6
    assert {event["kind"] for event in announced(client, 1, mission="S2-1")["events"]}.isdisjoint(
        {"incoming-data", "transfer-opens", "communications-down"}
    )


def test_the_announcer_says_what_else_a_form_needs_and_how_fast_time_runs(client: Client) -> None:
    flight = announced(client, 4, mission="S1-2")
    assert (flight["about"]["script"], flight["about"]["kind"], flight["speed"]) == ("S1-2", "test_run", 20)
    assert announced(client, 2, mission="S1-2")["about"]["crew"] == [0, 1, -1, -1]
    tracks = flight["about"]["tracks"]
    assert list(tracks) == ["red", "white", "blue", "internal"]
    assert len(set(tracks.values())) == 4
    assert announced(client, 4, mission="generated") == announced(client, 4, mission="generated")
    assert announced(client, 4, "8", mission="generated") != announced(client, 4, "7", mission="generated")


@rule("SA-3.2.17", "SA-D45")
@pytest.mark.parametrize(
    ("mission", "early_end"),
    [("S2-1", {"at": 450, "after_phase": 2}), ("S1-2", {"at": 220, "after_phase": 1})],
)
def test_the_announcer_says_when_a_crew_may_end_planning(client: Client, mission: str, early_end: Any) -> None:
    assert announced(client, 4, mission=mission)["about"]["early_end"] == early_end


@pytest.mark.parametrize(
    ("flight", "name"),
    [
        ({}, "bad-message"),
        ({"seats": "four"}, "bad-message"),
        ({"seats": 4, "options": []}, "bad-message"),
        ({"seats": 4, "seed": "7" * 61}, "bad-message"),
        ({"seats": 7}, "bad-options"),
        ({"seats": 4, "options": {"mission": "S9-9"}}, "bad-options"),
        ({"seats": 4, "options": {"clock": False}}, "bad-options"),
        ({"seats": 4, "options": {"campaign": {}}}, "bad-options"),
        ({"seats": 4, "options": {"stowaway": 1}}, "bad-options"),
    ],
)
def test_an_impossible_flight_is_refused_by_name(client: Client, flight: Any, name: str) -> None:
    answer = client.post(ANNOUNCEMENTS, json=flight)
    assert (answer.status_code, answer.json()["error"]["name"]) == (400, name)


def test_only_games_that_help_a_real_table_are_asked(client: Client) -> None:
    assert client.post("/api/printed/chess/announcements", json={"seats": 2}).status_code == 404
    printed = {game["name"]: game["printed"] for game in client.get("/api/games").json()}
    assert printed == {"space-alert": True, "starship-captains": False, "xia": False, "gen7": False}


# Reading a case


def flaws(answer: Any) -> list[tuple[list[str | int], str]]:
    return [(flaw["path"], flaw["reason"]["id"]) for flaw in answer]


def test_a_case_is_read_slot_by_slot_with_what_it_leaves_unsaid(client: Client) -> None:
    read = client.post(CASE, content=SAMPLE).json()
    assert read["flaws"] == []
    assert read["case"]["boards"][0] == ["C", "-", "A", "A"] + ["-"] * 8
    assert read["case"]["tracks"] == {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    assert read["case"]["kind"] == "mission"


def test_json_and_yaml_say_the_same(client: Client) -> None:
    text = "id: 2031-05-04\nboards: [{1: A, 12: HX}, [null, '^']]\nstart: {turn: 3, computer: {2: true}}\n"
    read = client.post(CASE, content=text).json()
    assert client.post(CASE, json=read["case"]).json() == read
    assert read["case"]["id"] == "2031-05-04"
    assert read["case"]["start"] == {"turn": 3, "computer": {"2": True}}


def test_every_mistake_is_named_at_its_place(client: Client) -> None:
    text = """
boards: ["C Q - AB", {3: A, x: B, 13: C}, "Щ"]
crew: [a, b, c, d]
tracks: {red: T9, white: T2, blue: T2}
tiles: {white: [shield, shield]}
threats: [[E1-01, 1, internal], ["", 2, red], [E9-99, 3, blue], [I1-01, 4, red],
  [E1-02, 5, red], [E1-02, 6, red], [E1-03, 5, red], [E1-04, 5, blue]]
start: {turn: 2, players: [{station: attic}, {squad: lower_red}, {squad: lower_red, space: true, station: upper_red}]}
stop: 1.damage
"""
    wanted: list[tuple[list[str | int], str]] = [
        (["boards", 0, 2], "case-no-card"),
        (["boards", 0, 4], "case-cards-on-slot"),
        (["boards", 1, "x"], "case-no-slot"),
        (["boards", 1, 13], "case-last-slot"),
        (["boards", 2, 1], "case-foreign-letter"),
        (["crew"], "case-crew"),
        (["tracks", "red"], "case-track"),
        (["tracks", "blue"], "case-track-twice"),
        (["tiles", "white", 1], "case-tile"),
        (["threats", 0], "case-threat-outside"),
        (["threats", 1], "case-threat-missing"),
        (["threats", 2], "case-threat"),
        (["threats", 3], "case-threat-inside"),
        (["threats", 5], "case-threat-twice"),
        (["threats", 6], "case-number-twice"),
        (["start", "players", 2], "case-two-places"),
        (["start", "players", 0, "station"], "case-station"),
        (["start", "players", 2, "squad"], "case-squad"),
        (["stop"], "case-stop-early"),
    ]
    read = client.post(CASE, content=text).json()
    assert sorted(flaws(read["flaws"]), key=str) == sorted(wanted, key=str)
    assert read["case"]["boards"][0][:4] == ["C", "Q", "-", "AB"]
    refused = client.post(RESOLUTION, content=text)
    assert (refused.status_code, refused.json()["error"]["name"]) == (400, "bad-case")
    assert refused.json()["error"]["flaws"] == read["flaws"]
    for language in LANGUAGES:
        for flaw in client.post(f"{CASE}?language={language}", content=text).json()["flaws"]:
            assert flaw["reason"]["text"] == in_words(flaw["reason"], language)


@pytest.mark.parametrize(
    ("text", "path", "reason"),
    [
        ("boards: [", [], "case-unreadable"),
        ("", [], "case-none"),
        ("7", [], "case-no-mapping"),
        ("[1]", [], "case-no-mapping"),
        ("boards: [A]\n---\nboards: [A]", [], "case-several"),
        ("boards: &a [A]\ncrew: *a", [], "case-not-plain"),
        ("boards: !!python/tuple [A]", [], "case-not-plain"),
        ("boards: [A]\nboards: [B]", [], "case-key-twice"),
        ("{? [A] : B}", [], "case-key"),
        ("true: A", [], "case-key"),
        ("boards: " + "[" * 100 + "]" * 100, [], "case-unreadable"),
        ('{"boards": ' + "[" * 5000 + "]" * 5000 + "}", [], "case-unreadable"),
        ('boards: ["\\ud800"]', [], "case-unreadable"),
        ("script: S2-1", [], "case-planning-only"),
        ("crew: [A]", [], "case-field-missing"),
        ("boards: [A]\nbords: [A]", [], "case-field-unknown"),
        ("boards: [A]\nthreats: [[E1-01, 99, red]]", ["threats", 0, 1], "case-form"),
        ("boards: [A]\nstart: {shields: {red: many}}", ["start", "shields"], "case-form"),
        ("boards: [A]\nthreats: [" + "[E1-01, 1, red]," * 25 + "]", ["threats"], "case-form"),
    ],
)
def test_a_text_that_has_not_the_form_of_a_case_is_refused(
    client: Client, text: str, path: list[str | int], reason: str
) -> None:
    for address in (CASE, RESOLUTION):
        answer = client.post(address, content=text)
        assert answer.status_code == 400
        assert flaws(answer.json()["error"]["flaws"]) == [(path, reason)]
        for language in LANGUAGES:
            answer = client.post(address, content=text, headers={"Accept-Language": f"de, {language};q=0.5"})
            said = answer.json()["error"]["flaws"][0]["reason"]
            assert said["text"] == in_words(said, language)
            assert "\n" not in said["text"]


def test_a_case_may_be_longer_than_a_message_but_not_endless(client: Client) -> None:
    assert client.post(RESOLUTION, content=SAMPLE + "#" * 16000).status_code == 200
    answer = client.post(RESOLUTION, content=SAMPLE + "#" * 16384)
    assert (answer.status_code, answer.json()["error"]["name"]) == (413, "too-large")
    assert client.post(RESOLUTION, content=b"\xff\xfe").json()["error"]["name"] == "bad-message"
    assert client.post(RESOLUTION, content=SAMPLE, headers={"origin": "http://evil.test"}).status_code == 403


def test_who_leaves_while_sending_a_case_is_no_mistake_of_the_server(client: Client) -> None:
    sent, come = [], [{"type": "http.request", "body": b"threats:", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return come.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": CASE, "query_string": b"", "headers": []}
    client.thread.submit(asyncio.run, client.app(scope, receive, send)).result()
    assert sent[0]["status"] == CLIENT_GONE


# Resolving it


@pytest.mark.parametrize("name", CASES)
def test_the_examples_of_the_rules_end_as_the_engine_ends_them(client: Client, name: str) -> None:
    resolved = client.post(RESOLUTION, json=json.loads(json.dumps(CASES[name], default=str))).json()
    table = build(read_case(CASES[name]))
    table.advance()
    facts, view = report(table), last_view(resolved)
    assert (resolved["result"]["outcome"], resolved["result"]["score"]) == (facts["outcome"], facts["score"])
    assert [len(tiles) for tiles in view["ship"]["tiles"]] == list(facts["damage"].values())
    numbers = [event["n"] for scene in resolved["scenes"] for event in scene["events"]]
    assert numbers == list(range(len(numbers)))


def test_a_resolved_case_is_a_film(client: Client) -> None:
    resolved = client.post(RESOLUTION, content=SAMPLE).json()
    kinds = [event["kind"] for scene in resolved["scenes"] for event in scene["events"]]
    assert kinds[0] == "step-begins"
    assert kinds[-1] == "mission-complete"
    assert resolved["view"]["crew"][1]["plan"][1] == "<"
    assert (resolved["result"]["score"], resolved["seed"]) == (1, "0")


# Whatever comes

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
boards = st.lists(st.lists(st.sampled_from([*SYMBOLS, "-"]), max_size=12), min_size=1, max_size=5)
zones = st.sampled_from(["red", "white", "blue", "internal"])
codes = st.sampled_from(sorted(pack().threats))
threats = st.lists(st.tuples(codes, st.integers(1, 13), zones), max_size=8)
stations = st.sampled_from(["upper_red", "lower_white", "lower_blue"])
players = st.fixed_dictionaries(
    {},
    optional={
        "station": stations,
        "space": st.booleans(),
        "squad": st.sampled_from(["lower_red", "upper_blue"]),
        "squad_active": st.booleans(),
        "knocked_out": st.booleans(),
    },
)
underway = st.fixed_dictionaries(
    {"code": codes, "n": st.integers(1, 9), "zone": zones, "square": st.integers(1, 10)},
    optional={"damage": st.integers(0, 20), "tokens": st.lists(stations, max_size=3)},
)
start = st.fixed_dictionaries(
    {},
    optional={
        "turn": st.integers(1, 12),
        "shields": st.dictionaries(zones, st.integers(0, 5)),
        "capsules": st.integers(0, 9),
        "rockets": st.integers(0, 9),
        "rocket_in_flight": st.booleans(),
        "players": st.lists(players, max_size=3),
        "threats": st.lists(underway, max_size=4),
        "damage": st.dictionaries(zones, st.lists(st.sampled_from(["shield", "gravolift"]), max_size=2)),
    },
)
fields = {
    "kind": st.sampled_from(["test_run", "simulation", "advanced_simulation", "mission"]),
    "tracks": st.dictionaries(zones, st.sampled_from(["T1", "T5", "T7"])),
    "threats": threats,
    "tiles": st.dictionaries(zones, st.lists(st.sampled_from(["shield", "gravolift", "reactor"]), unique=True)),
    "start": start,
    "stop": st.sampled_from(["3.damage", "7.check", "x"]),
    "seed": st.integers() | st.text(max_size=5),
    "crew": st.lists(st.text(max_size=5), max_size=5),
    "id": plain,
    "expect": plain,
}
cases = st.fixed_dictionaries({"boards": boards}, optional=fields)
messy = st.fixed_dictionaries(
    {"boards": boards | plain}, optional={name: good | plain for name, good in fields.items()}
)
yamlish = st.text("[]{}:,-?|>&*!%@`'\"#\n \\AB1.0x~<=e_", max_size=60)


def check_answers(client: Client, content: bytes) -> None:
    for address in (CASE, RESOLUTION):
        answer = client.post(address, content=content)
        assert answer.status_code in (200, 400)
        if answer.status_code == 400:
            error = answer.json()["error"]
            assert error["name"] == "bad-case"
            for flaw in error["flaws"]:
                assert flaw["reason"]["text"]


@settings(max_examples=300, deadline=None)
@given(document=cases | messy | plain)
def test_any_json_gets_a_resolution_or_a_named_error(client: Client, document: Any) -> None:
    check_answers(client, json.dumps(document).encode())


@settings(max_examples=300, deadline=None)
@given(text=yamlish | st.text(max_size=40))
def test_any_text_gets_a_resolution_or_a_named_error(client: Client, text: str) -> None:
    check_answers(client, text.encode())


@pytest.mark.parametrize(
    "piece",
    ["[", "- ", "? ", "{a: ", "'", '"\\x', "a: b\n", "!!x ", "# ", "|\n ", "A", "1:", "0x_ ", "<<: {}\n", "%TAG ! x\n"],
)
def test_no_small_text_keeps_the_server_busy(client: Client, piece: str) -> None:
    content, began = (piece * 16000)[:16000], time.process_time()
    with suppress(QuarterdeckError):  # which the server calls in another process
        printed._read("space-alert", content, "en")
    with suppress(QuarterdeckError):
        printed._resolved("space-alert", content, "en", [])
    assert time.process_time() - began < 5
    check_answers(client, content.encode())
