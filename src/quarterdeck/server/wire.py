"""What goes over the wire: messages of the rules in the reader's words, and JSON."""

from collections.abc import Iterable
from typing import Any

import msgspec

from quarterdeck.kernel import errors
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import Words
from quarterdeck.server.responses import Flaw, GameEvent, Saying


def event(number: int, happened: Event, words: Words) -> GameEvent:
    text = words.event(happened)
    return GameEvent(number, happened.at, happened.kind, happened.clause, happened.args, text)


def announcement(number: int, said: Event) -> GameEvent:
    """An event at a real table: nobody here knows which card was drawn for it, and the announcer has its own words."""
    return GameEvent(number, said.at, said.kind, said.clause, said.args, text="")


def reason(why: Reason, words: Words) -> Saying:
    return Saying(why.id, why.clause, why.args, words.reason(why))


def prompt(asked: Reason, words: Words) -> Saying:
    return Saying(asked.id, asked.clause, asked.args, words.prompt(asked))


def flaws(found: Iterable[errors.Flaw], words: Words) -> tuple[Flaw, ...]:
    return tuple(Flaw(one.path, reason(one.reason, words)) for one in found)


def with_texts(data: Any, words: Words) -> Any:
    """Plain data in which every message (`id`, `clause`, `args`) and event (`kind`, ...) also has its text."""
    if isinstance(data, list | tuple):
        return [with_texts(item, words) for item in data]
    if not isinstance(data, dict):
        return data
    inside = {key: with_texts(value, words) for key, value in data.items()}
    if isinstance(data.get("args"), dict) and "clause" in data:
        inside["text"] = words.text(data["id"] if "id" in data else f"event-{data['kind']}", data["args"])
    return inside


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
