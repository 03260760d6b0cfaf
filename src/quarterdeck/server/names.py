"""Names of people and tables: what they may consist of, and how two that look alike are told apart."""

import re
import unicodedata
from collections.abc import Mapping, Sequence

INVISIBLE = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
"""Kinds of characters that nobody sees, or that turn the text around them."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that look like nothing."""
_mark = re.compile(r"(\s*\(\d+\))+$")


def clean(name: str) -> str:
    """A name without characters that cannot be seen; what only looks different becomes the same."""
    seen = "".join(" " if one.isspace() else one for one in unicodedata.normalize("NFKC", name))
    return " ".join("".join(one for one in seen if _is_seen(one)).split())


def _is_seen(one: str) -> bool:
    return unicodedata.category(one) not in INVISIBLE and one not in BLANK


def clean_person(name: str) -> str:
    """A person's name; it cannot end like the mark of a namesake."""
    return _mark.sub("", clean(name))


def marked(names: Mapping[str, str]) -> dict[str, str]:
    """The names of people by their ids: namesakes are numbered, so that none passes for another."""
    alike: dict[str, list[str]] = {}
    for person, name in names.items():
        alike.setdefault(clean(name).casefold(), []).append(person)
    return {
        person: names[person] if len(people) == 1 else f"{names[person]} ({number})"
        for people in alike.values()
        for number, person in enumerate(people, 1)
    }


def at_seats(holders: Sequence[tuple[str, str | None]], names: Mapping[str, str]) -> list[str]:
    """What seats are called, from their people and the names these gave to single seats; namesakes are numbered."""
    called = {holder: holder[1] or names.get(holder[0], "") for holder in holders}
    ids = {holder: f"{holder[0]} {holder[1] or ''}" for holder in called}
    unique = marked({ids[holder]: name for holder, name in called.items()})
    return [unique[ids[holder]] for holder in holders]
