"""What the client says, by message id: tests press the same button in any language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ru", "pl")
WORD_LIKE_AN_ID = re.compile(r"[a-z]+(?:-\w+)+|\w+_\w+")
SENTENCE = re.compile(r"[a-z]{2}")
LATIN_WORD = re.compile(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])")
TO_BE_TYPED = {"printf", "quarterdeck", "seed"}
"""The command that makes a seed's hash again."""
KEPT_IN_RUSSIAN = {"Quarterdeck", "English", "Polski", "Enter", "Shift", "Space", "Tab", "Esc", *TO_BE_TYPED}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> list[ast.Resource]:
    """The files of a language: the client's, its games' (for the lobby, for the board), and what the server tells."""
    paths = [
        ROOT / "web" / "src" / "locale" / f"{language}.ftl",
        *sorted((ROOT / "web" / "src" / "games").glob(f"*/lobby/{language}.ftl")),
        *sorted((ROOT / "web" / "src" / "games").glob(f"*/locale/{language}.ftl")),
        *sorted((ROOT / "src" / "quarterdeck").glob(f"**/locale/{language}/*.ftl"), key=_older_games_first),
    ]
    return [FluentResource(path.read_text(encoding="utf-8")) for path in paths]


def _older_games_first(path: Path) -> tuple[bool, Path]:
    """Where two games have a message of one name, tests mean the older game's: the first one found counts."""
    return "gen7" in path.parts, path


def text(language: str, message: str, **args: Any) -> str:
    """A message in a language, with its arguments already spelled."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    said, errors = bundle.format_pattern(pattern, args)
    assert not errors, (message, errors)
    return str(said).replace("\n", " ")


@cache
def _plain(language: str) -> frozenset[str]:
    """What the messages without arguments say; games may say the same id differently."""
    said = (message.value for message in _messages(language) if message.value)
    return frozenset(_value(pattern) for pattern in said if _is_plain(pattern))


def _value(pattern: ast.Pattern) -> str:
    said = "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    return said.replace("\n", " ")


def _is_plain(pattern: ast.Pattern) -> bool:
    return all(isinstance(element, ast.TextElement) for element in pattern.elements)


@cache
def _ids() -> frozenset[str]:
    return frozenset(message.id.name for message in _messages("en"))


def _messages(language: str) -> Iterator[ast.Message]:
    entries = (entry for resource in _resources(language) for entry in resource.body)
    return (entry for entry in entries if isinstance(entry, ast.Message))


def raw_ids(shown: str) -> set[str]:
    """Message ids and inner names (`upper_red`, `random-mission`) that stand on the page instead of words."""
    inner = {name.removeprefix("table-space-alert-mission-") for name in _ids()}
    return {word for word in WORD_LIKE_AN_ID.findall(shown) if word in inner or "_" in word}


def left_in_english(language: str, shown: str) -> set[str]:
    """Lines of a page in another language that are an English message, word for word."""
    english = {said for said in _plain("en") - _plain(language) if SENTENCE.search(said)}
    return {line for line in map(str.strip, shown.splitlines()) if line in english}


def latin_in_russian(shown: str, *names: str) -> set[str]:
    """Words in Latin letters on a Russian page, besides keys and the names people have chosen."""
    kept = KEPT_IN_RUSSIAN | {word for name in names for word in LATIN_WORD.findall(name)}
    return set(LATIN_WORD.findall(shown)) - kept
