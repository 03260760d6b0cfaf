"""Writes src/lib/live/wire.ts: what goes over the wire, as TypeScript, made from the server's own types.

Run with the project's Python: python web/make_types.py
"""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from quarterdeck.server import client_messages, push_messages, responses
from quarterdeck.server.endpoints import ENDPOINTS

FILE = Path(__file__).parent / "src" / "lib" / "live" / "wire.ts"
HEAD = """/** What goes over the wire. Made by web/make_types.py from the server's types: change them there. */
import type { Result } from "./types";
"""
RESULT = "Result | null"
"""How a game ended: plain data here, with the types that every game's result has in the client."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def module() -> str:
    """All types of requests, answers and live messages, each as an exported interface."""
    asked = [*(one.body for one in ENDPOINTS if one.body not in (None, str)), *get_args(client_messages.Message)]
    answered = [
        *(one.answer for one in ENDPOINTS if one.answer is not str),
        responses.Failure,
        *get_args(push_messages.PushMessage),
    ]
    given, told = components(asked), with_parents(components(answered))
    if given.keys() & told.keys():
        raise SystemExit(f"asked and answered by one name: {sorted(given.keys() & told.keys())}")
    interfaces = [interface(name, schema, False) for name, schema in given.items()]
    interfaces += [interface(name, schema, True) for name, schema in told.items()]
    unions = [union("Message", client_messages.Message), union("PushMessage", push_messages.PushMessage)]
    return "\n".join([HEAD, *interfaces, *unions])


def components(kinds: list[Any]) -> dict[str, dict[str, Any]]:
    return msgspec.json.schema_components(kinds, ref_template="{name}")[1]


def with_parents(schemas: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The schemas without what stands in the interface that they extend, as their classes do."""
    return {name: _beside_parent(schema, schemas.get(_parent(name))) for name, schema in schemas.items()}


def _parent(name: str) -> str:
    kind = getattr(responses, name, None) or getattr(push_messages, name, None)
    return kind.__base__.__name__ if kind is not None and kind.__base__ is not None else ""


def _beside_parent(schema: dict[str, Any], parent: dict[str, Any] | None) -> dict[str, Any]:
    if parent is None:
        return schema
    own = {field: inner for field, inner in schema["properties"].items() if field not in parent["properties"]}
    return {**schema, "properties": own, "extends": parent["title"]}


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """An interface; the server sends everything but what may be unset, of what it is sent it knows the usual values."""
    lines = [
        f"  {field}{'' if is_required(field, schema, whole) else '?'}: {typed(field, inner)};"
        for field, inner in schema["properties"].items()
    ]
    said = f"/** {described(schema['description'])} */\n" if "description" in schema else ""
    heir = f" extends {schema['extends']}" if "extends" in schema else ""
    return f"{said}export interface {name}{heir} {{\n" + "\n".join(lines) + "\n}\n"


def is_required(field: str, schema: dict[str, Any], whole: bool) -> bool:
    return field in schema.get("required", []) or (whole and "default" in schema["properties"][field])


def typed(field: str, schema: dict[str, Any]) -> str:
    return RESULT if field == "result" else written(schema)


def described(docstring: str) -> str:
    """A docstring on one line, without the clauses of single games that it cites: the client names no game here."""
    return re.sub(r" \([A-Z]+-[A-Z]?\d[\w.]*\)", "", " ".join(docstring.split()))


def union(name: str, kinds: Any) -> str:
    """One of several types, each on a line of its own."""
    lines = "".join(f"\n  | {kind.__name__}" for kind in get_args(kinds))
    return f"export type {name} ={lines};\n"


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(map(written, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    return grouped(schema)


def grouped(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {written(more) if isinstance(more, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    FILE.write_text(module(), encoding="utf-8")
