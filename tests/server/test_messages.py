"""Whatever is sent gets a named answer and changes nothing that it may not."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from quarterdeck.server.endpoints import ENDPOINTS
from quarterdeck.server.openapi import document
from tests.server.harness import Live, Person, Server, serving

api = schemathesis.openapi.from_dict(document(ENDPOINTS))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KNOWN = {
    "bad-message", "illegal", "unknown-option", "not-your-seat", "too-large", "refused", "no-talking",
    "too-many-markers", "not-over",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reads messages as fast as they come, but still lets nobody guess passwords."""
    with serving(tmp_path_factory.mktemp("fuzz"), messages_per_second=100000, logins_per_minute=10) as running:
        yield running


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server)


@pytest.fixture(scope="module")
def live(person: Person) -> Live:
    table = person.open_table(start=True, options={"mission": "S2-1", "clock": False})["id"]
    live = person.live(table)
    live.act(0, "ready")
    return live


ENDS_SESSIONS = ("/api/session", "/api/me/account", "/api/me/password", "/api/me/deletion")


@api.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_endpoint_answers_as_its_document_says(case: Any, person: Person) -> None:
    asking = Person(person.server) if case.path in ENDS_SESSIONS else person  # the person is still needed
    cookies = {"quarterdeck": asking.http.cookies.get("quarterdeck") or ""}
    case.call_and_validate(base_url=person.server.address, cookies=cookies, checks=CHECKS)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
like_messages = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "act", "why", "undo", "chat", "marker", "clear-markers", "pace", "fly"])},
    optional={
        "seat": st.integers(-2, 20) | json_values,
        "do": st.sampled_from(["ready", "place 0 A/< 1", "turn 0 1", "go-on now", "place 9 9 9", "undo"]) | json_values,
        "since": st.integers(-1, 10**9) | json_values,
        "text": st.text(max_size=30) | json_values,
        "key": st.text(max_size=50) | json_values,
        "x": json_values,
        "y": json_values,
        "step": st.integers(-1, 10**9) | json_values,
        "running": json_values,
        "extra": json_values,
    },
)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=like_messages | json_values, seat=st.just(0) | st.integers(0, 15))
def test_any_message_gets_its_answer_or_a_named_error(live: Live, message: Any, seat: int) -> None:
    """A stranger's seat is never moved, one's own by one choice at most; a broken message breaks no connection."""
    moves = isinstance(message, dict) and message.get("type") in ("act", "undo")
    if moves:
        message = {**message, "seat": seat}
    live.received.clear()
    live.send({"type": "hello"})
    before = live.next("state")["version"]
    live.send(json.dumps(message))
    assert live.ask(type="why", seat=0, do="ready")["type"] == "why"
    said = [json.loads(text) for text in live.received]
    assert {one["name"] for one in said if one["type"] == "error"} <= KNOWN
    taken = [one["version"] for one in said if one["type"] == "ack"]
    assert taken in ([], [before + 1] if moves and seat == 0 else [])


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.text(max_size=60) | st.binary(max_size=60).map(lambda data: data.decode("latin-1")))
def test_any_text_is_survived(live: Live, text: str) -> None:
    live.send(text)
    assert live.ask(type="why", seat=0, do="ready")["type"] == "why"


def test_what_comes_late_or_twice_changes_nothing(server: Server) -> None:
    person = Person(server)
    table = person.open_table(start=True, options={"mission": "S2-1", "clock": False})["id"]
    live = person.live(table)
    assert live.act(0, "ready")["version"] == 1
    assert live.act(0, "ready")["name"] == "illegal"  # replayed
    assert live.act(0, "place 0 A/< 1")["version"] == 2
    for _ in range(3):
        live.act(0, "go-on")
    late = live.act(0, "place 0 A/< 2")
    assert late["reason"]["id"] == "game-over"
    assert person.live(table).state["version"] == 5


def test_a_character_that_no_store_can_keep_is_refused(server: Server) -> None:
    person = Person(server)
    table = person.open_table(2)["id"]
    live = person.live(table)
    live.send({"type": "chat", "text": "a\0b"})
    assert live.next("error")["name"] == "bad-message"
    assert person.open_table(2, name="a\0b")["error"]["name"] == "bad-message"


def test_a_binary_frame_is_a_bad_message_like_any_other(server: Server) -> None:
    person = Person(server)
    live = person.live(person.open_table(start=True)["id"])
    for frame in (b"", b"\x00\x01", b'{"type": "act", "seat": 0, "do": "ready"}'):
        live.socket.send(frame)
        assert live.next("error")["name"] == "bad-message"
    assert live.act(0, "ready")["version"] == 1


def test_a_message_nested_too_deeply_is_a_bad_one(server: Server) -> None:
    person = Person(server)
    live = person.live(person.open_table(start=True)["id"])
    live.send('{"x":' + "[" * 1800 + "]" * 1800 + ',"type":"act","seat":0,"do":"ready"}')
    assert live.next("error")["name"] == "bad-message"
    assert live.act(0, "ready")["version"] == 1
