"""Words on the wire: everything a browser is told comes in its own language, and calls people by their names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quarterdeck.server
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.words import LANGUAGES, words
from tests.server.harness import Live, Person, Server, serving

SERVER = Path(quarterdeck.server.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("words")
    with serving(folder) as running:
        yield running


def hello(live: Live, language: str, since: int | None = None) -> Any:
    live.send({"type": "hello", "since": since, "language": language})
    return live.next("state")["views"][0]


def named(server: Server, name: str) -> Person:
    person = Person(server)
    person.http.patch("/api/me", json={"name": name})
    return person


def test_a_connection_says_its_language_and_may_change_it(server: Server) -> None:
    person = Person(server)
    live = person.live(person.open_table(start=True)["id"])
    for language in ("ru", "pl", "en"):
        face, said = hello(live, language), words("space-alert", language)
        assert face["prompt"]["id"] == "prompt-briefing-alone"
        assert face["prompt"]["text"] == said.text("prompt-briefing-alone", face["prompt"]["args"])
        assert [option["label"] for option in face["options"]] == [said.text("option-ready")]
        assert face["events"][0]["text"] == said.text("event-set-up", face["events"][0]["args"])
    live.send({"type": "hello", "language": "de"})
    assert live.next("error")["name"] == "bad-message"


def test_reasons_come_in_words(server: Server) -> None:
    person = Person(server)
    live = person.live(person.open_table(start=True)["id"])
    hello(live, "pl")
    live.act(0, "ready")
    why = live.ask(type="why", seat=0, do="turn 0 1")["reason"]
    refused = live.act(0, "turn 0 1")["reason"]
    wanted = words("space-alert", "pl").reason(Reason(why["id"], why["clause"], why["args"]))
    assert (why["text"], refused["text"]) == (wanted, wanted)


def test_why_nothing_can_be_taken_back_comes_in_words(server: Server) -> None:
    person = Person(server)
    face = hello(person.live(person.open_table(start=True)["id"]), "pl")
    assert face["undo"]["count"] == 0
    assert face["undo"]["reason"]["text"] == words("space-alert", "pl").text("reason-nothing-to-undo")


def test_seats_are_called_by_the_names_of_the_people(server: Server) -> None:
    ada, ben = named(server, "Ada"), named(server, "Ben")
    table = ada.open_table(3)["id"]
    ben.post(f"/api/tables/{table}/seats/1", kind="me")
    ada.post(f"/api/tables/{table}/seats/2", kind="bot")
    ada.post(f"/api/tables/{table}/start")
    live = ada.live(table)
    ben.live(table).act(1, "ready")
    told: list[Any] = []
    while not any(event["args"].get("seat") == 1 for event in told):
        told += live.next("update")["views"][0]["events"]
    assert "Ben is ready." in [event["text"] for event in told]
    assert words("space-alert", "ru").text("bot-name", {"n": 3}) == "Бот 3"


def test_a_refused_set_up_says_the_rule_in_the_language_of_the_request(server: Server) -> None:
    person, wish = Person(server), {"game": "space-alert", "seats": 2, "options": {"captain": 3}}
    for where in ({"params": {"language": "ru"}}, {"headers": {"Accept-Language": "fr, ru;q=0.8, en;q=0.5"}}):
        reason = person.http.post("/api/tables", json=wish, **where).json()["error"]["reason"]
        wanted = words("space-alert", "ru").reason(Reason(reason["id"], reason["clause"], reason["args"]))
        assert reason["text"] == wanted
    table = person.open_table(2)["id"]
    changed = person.http.patch(f"/api/tables/{table}", json={"options": {"captain": 3}}).json()
    assert changed["error"]["reason"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_the_client(language: str) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in SERVER.glob("*.py"))
    names = {*re.findall(r'Refused\(\s*"([a-z-]+)"', code), "wrong-method", "not-found", "store-failed", "closing"}
    written = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8")
    assert len(names) > 40
    assert {name for name in names if f"\nui-error-{name} = " not in written} == set()


def test_no_source_of_words_is_served(server: Server) -> None:
    person = Person(server)
    assert person.http.get("/api/messages/en/space-alert").status_code == 404
    for game in ("space-alert", "starship-captains"):
        names = person.get(f"/api/names/en/{game}")
        assert names
        assert not [text for text in names.values() if "{" in text]
        assert not [name for name in names if name.startswith(("event-", "prompt-", "reason-"))]
