"""Case files: text into plain data, YAML or JSON, with the line of what cannot be read."""

from collections.abc import Iterator
from typing import Any

import msgspec
import yaml

from quarterdeck.kernel.errors import Flaw, Flawed, Reason
from quarterdeck.kernel.words import words

DEEPEST = 8
"""How deep lists and mappings may lie in each other; no field of a case needs more."""
QUOTED = 300


def flawed(*flaws: Flaw) -> Flawed:
    """The error for these mistakes, which says the first in English."""
    return Flawed(words("space-alert").reason(flaws[0].reason), flaws)


def unusable(reason: str, **args: Any) -> Flawed:
    """The error for a text that holds no case at all."""
    return flawed(Flaw((), Reason(reason, "", args)))


def shown(given: Any) -> str:
    """Something from a file as it is quoted in a message: not too long, and nothing that cannot be sent."""
    text = given if isinstance(given, str) else repr(given)
    return (text if len(text) <= QUOTED else f"{text[:QUOTED]}...").encode(errors="replace").decode()


class _Loader(yaml.SafeLoader):
    """A YAML reader for plain cases: no two entries under one key, and a date is only a text.

    It takes neither tags nor aliases, a few of which could stand for millions of entries.
    """

    yaml_constructors = {
        **yaml.SafeLoader.yaml_constructors,
        "tag:yaml.org,2002:timestamp": yaml.SafeLoader.construct_yaml_str,
    }

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or event.tag:
            raise unusable("case-not-plain", line=event.start_mark.line + 1)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key, line = self.construct_object(key_node, deep=True), key_node.start_mark.line + 1
            if not isinstance(key, str | int) or isinstance(key, bool):
                raise unusable("case-key", line=line, given=shown(key))
            if key in seen:
                raise unusable("case-key-twice", line=line, given=shown(key))
            seen.add(key)
        return super().construct_mapping(node, deep)


def read_documents(text: str) -> list[dict[str, Any]]:
    """The YAML documents of a file, each a mapping; a list in one document counts as several."""
    try:
        return _mappings(list(yaml.load_all(text, Loader=_Loader)))
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # also numbers that are none, lists in lists in lists
        raise unusable("case-unreadable", line=_line(error)) from None


def _line(error: Exception) -> int:
    """The line that could not be read; 0 if no single one is to blame."""
    mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
    return mark.line + 1 if mark else 0


def _mappings(documents: list[Any]) -> list[dict[str, Any]]:
    found = [item for document in documents for item in _items(document)]
    for number, document in enumerate(found, 1):
        if not isinstance(document, dict):
            raise unusable("case-no-mapping", number=number, given=shown(document))
        if _too_deep(document):
            raise unusable("case-unreadable", line=0)
    if not found:
        raise unusable("case-none")
    return found


def _items(document: Any) -> Iterator[Any]:
    if isinstance(document, list):
        yield from document
    elif document is not None:
        yield document


def _too_deep(value: Any, left: int = DEEPEST) -> bool:
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return left < 0 or any(_too_deep(item, left - 1) for item in items)


def read_document(text: str) -> dict[str, Any]:
    """The one case that a text holds, as JSON or YAML, with nothing in it that JSON could not say."""
    first, *others = _from_json(text) or read_documents(text)
    if others:
        raise unusable("case-several", count=len(others) + 1)
    try:
        document: dict[str, Any] = _numbered(msgspec.json.decode(msgspec.json.encode(first)))
    except (UnicodeEncodeError, OverflowError):  # half a letter, a number beyond all bounds
        raise unusable("case-unreadable", line=0) from None
    return document


def _from_json(text: str) -> list[dict[str, Any]]:
    """The cases of a JSON text; none if it is no JSON."""
    try:
        return _mappings([msgspec.json.decode(text)])
    except msgspec.DecodeError:
        return []
    except RecursionError:
        raise unusable("case-unreadable", line=0) from None


def _numbered(value: Any) -> Any:
    """The same with numbers for keys that are numbers, which JSON can only write as text."""
    if isinstance(value, dict):
        return {int(key) if _is_number(key) else key: _numbered(item) for key, item in value.items()}
    return [_numbered(item) for item in value] if isinstance(value, list) else value


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdigit() and len(key) <= 4
