"""Condition lines (G7-D49, G7-D71.4): terms joined by `not`, `and`, `or` and brackets."""

import re
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from quarterdeck.games.gen7.content.lines import BRACES
from quarterdeck.games.gen7.content.terms import Term
from quarterdeck.kernel.errors import BadContent


class Always(Struct, frozen=True):
    """The empty line: it always holds."""


class Not(Struct, frozen=True):
    """Holds when its part does not."""

    inner: "Condition"


class And(Struct, frozen=True):
    """Holds when all parts do."""

    parts: tuple["Condition", ...]


class Or(Struct, frozen=True):
    """Holds when any part does."""

    parts: tuple["Condition", ...]


Condition = Term | Always | Not | And | Or
_TOKEN = re.compile(rf"\s*(\(|\)|(?:[^\s(){{}}]|{BRACES})+)")
_JOINING = ("and", "or", "not", "(", ")")


@cache
def parse_condition(text: str) -> Condition:
    """`not flag split and (round >= 4 or company room)`; an empty line always holds."""
    if not text:
        return Always()
    tokens = _Tokens(text)
    found = tokens.either()
    if tokens.next:
        raise BadContent(f"{text!r}: {tokens.next!r} is one too many")
    return found


class _Tokens:
    """A line read from left to right; `not` binds before `and`, `and` before `or`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._rest = _words(text)
        self.next = next(self._rest)

    def step(self) -> str:
        word, self.next = self.next, next(self._rest)
        return word

    def either(self) -> Condition:
        parts = [self.both()]
        while self.next == "or":
            self.step()
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Or(tuple(parts))

    def both(self) -> Condition:
        parts = [self.one()]
        while self.next == "and":
            self.step()
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else And(tuple(parts))

    def one(self) -> Condition:
        if self.next == "not":
            self.step()
            return Not(self.one())
        if self.next == "(":
            self.step()
            found = self.either()
            if self.next != ")":
                raise BadContent(f"{self.text!r}: a bracket is not closed")
            self.step()
            return found
        words = []
        while self.next and self.next not in _JOINING:
            words.append(self.step())
        return Term.parse(" ".join(words))


def _words(text: str) -> Iterator[str]:
    """The words of a line, then empty words without end."""
    yield from _TOKEN.findall(text)
    while True:
        yield ""


def condition_text(condition: Condition) -> str:
    """The line that `parse_condition` makes this condition of."""
    if isinstance(condition, Always):
        return ""
    if isinstance(condition, Not):
        return f"not {_bracketed(condition.inner, And | Or)}"
    if isinstance(condition, And):
        return " and ".join(_bracketed(part, And | Or) for part in condition.parts)
    if isinstance(condition, Or):
        return " or ".join(_bracketed(part, Or) for part in condition.parts)
    return condition.write()


def _bracketed(condition: Condition, kinds: object) -> str:
    text = condition_text(condition)
    return f"({text})" if isinstance(condition, kinds) else text  # type: ignore[arg-type]  # a union of classes


def terms_of(condition: Condition) -> Iterator[Term]:
    """All terms of a condition, wherever they stand in it."""
    if isinstance(condition, Term):
        yield condition
    elif isinstance(condition, Not):
        yield from terms_of(condition.inner)
    elif isinstance(condition, And | Or):
        for part in condition.parts:
            yield from terms_of(part)
