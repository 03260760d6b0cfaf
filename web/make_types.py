"""Writes src/lib/wire.ts: what goes over the wire, as TypeScript, made from the server's own types.

Run with the project's Python: python web/make_types.py
"""

from pathlib import Path
from typing import Any, get_args

import msgspec

from quarterdeck.server import news, wire
from quarterdeck.server.endpoints import ENDPOINTS

FILE = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD = "/** What goes over the wire. Made by web/make_types.py from the server's types: change them there. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def module() -> str:
    """All types of requests, answers and live messages, each as an exported interface."""
    asked = [*(one.body for one in ENDPOINTS if one.body not in (None, str)), *get_args(wire.Message)]
    answered = [*(one.answer for one in ENDPOINTS if one.answer is not str), wire.Failure, *get_args(news.News)]
    given, told = components(asked), components(answered)
    if given.keys() & told.keys():
        raise SystemExit(f"asked and answered by one name: {sorted(given.keys() & told.keys())}")
    interfaces = [interface(name, schema, False) for name, schema in given.items()]
    interfaces += [interface(name, schema, True) for name, schema in told.items()]
    unions = [union("Message", wire.Message), union("News", news.News)]
    return "\n".join([HEAD, *interfaces, *unions])


def components(kinds: list[Any]) -> dict[str, dict[str, Any]]:
    return msgspec.json.schema_components(kinds, ref_template="{name}")[1]


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """An interface; the server sends everything, of what it is sent it knows the usual values."""
    lines = [
        f"  {field}{'' if whole or field in schema.get('required', []) else '?'}: {written(inner)};"
        for field, inner in schema["properties"].items()
    ]
    said = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    return f"{said}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(kinds))};\n"


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
