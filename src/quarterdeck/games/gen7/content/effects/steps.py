"""Steps of effect lines: how lines are read and written, and the fields that words share (G7-D48, G7-D71.1)."""

import re
from functools import cache
from typing import Annotated, Literal

from msgspec import structs

from quarterdeck.games.gen7.content.conditions import Condition, condition_text, parse_condition
from quarterdeck.games.gen7.content.lines import (
    BRACES,
    braced,
    inside,
    split,
)
from quarterdeck.kernel.phrases import Phrase, Written

TARGETS = ("each", "others", "chosen", "chief", "last", "contributors")
Target = Literal["", "each", "others", "chosen", "chief", "last", "contributors"]
Deck = Literal["files", "algorithms", "work_tasks", "key_tasks"]
End = Literal["first", "last"]
Duration = Literal["turn", "round", "section", "episode"]
_TARGET = re.compile(rf"({'|'.join(TARGETS)}): (.*)", re.DOTALL)


class Step(Phrase, frozen=True, kw_only=True):
    """One operation. Inside braces a step without a target is for the target of the word before them."""

    sort, clause = "step", "G7-D48"
    target: Target = ""
    """Nothing: the player the card applies to."""

    def write(self) -> str:
        """Its text, with the target."""
        words = Phrase.write(structs.replace(self, target="") if self.target else self)
        return f"{self.target}: {words}" if self.target else words


Effects = tuple[Step, ...]


@cache
def parse_effects(text: str) -> Effects:
    """`lose any 1; each: merit +2`; an empty line does nothing."""
    return tuple(_step(part) for part in split(text, ";")) if text else ()


def _step(text: str) -> Step:
    match = _TARGET.fullmatch(text)
    return structs.replace(Step.parse(match[2]), target=match[1]) if match else Step.parse(text)


def effects_text(effects: Effects) -> str:
    """The line that `parse_effects` makes these steps of."""
    return "; ".join(step.write() for step in effects)


def _braced_effects(effects: Effects) -> str:
    return braced(effects_text(effects))


def _read_braced(text: str) -> Effects:
    return parse_effects(inside(text))


def _read_parts(text: str) -> tuple[Effects, ...]:
    return tuple(_read_braced(part) for part in split(text, " or "))


def _show_parts(parts: tuple[Effects, ...]) -> str:
    return " or ".join(_braced_effects(part) for part in parts)


Inner = Annotated[Effects, Written(BRACES, read=_read_braced, show=_braced_effects)]
Parts = Annotated[tuple[Effects, ...], Written(f"{BRACES}(?: or {BRACES})+", read=_read_parts, show=_show_parts)]
Test = Annotated[Condition, Written(".+?", read=parse_condition, show=condition_text)]
ModifierLine = Annotated[str, Written(BRACES, read=inside, show=braced)]
Room = Annotated[str, Written("[a-z_]+")]
"""A room by its id, or `chosen`."""
