"""What all lines of G7-D71 share: types, comparisons, dice, and lines inside lines."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.kernel.phrases import Written

Resource = Literal["data", "parts", "chems"]
Kind = Literal["data", "parts", "chems", "any", "each"]
"""`any`: token by token as the target chooses; `each`: that many of every type (G7-D71.2)."""
SystemName = Literal["computer", "energy", "biological"]
SystemChoice = Literal["computer", "energy", "biological", "worst", "best", "chosen"]
DepartmentName = Literal["computer", "energy", "biological", "work"]
Center = Literal["data_center", "production_center", "medical_center"]
Tag = Literal["heart", "mind", "ship", "self"]
Op = Literal["=", ">=", "<="]
Where = Literal["recovery", "quarters", "supply"]
TYPES: tuple[Resource, ...] = ("data", "parts", "chems")
DIVISIONS = ("green", "yellow", "orange", "critical")

BRACES = r"\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}"
"""A line in braces, with braces inside (G7-D71.6)."""

Count = Annotated[int, Meta(ge=1)]
Signed = Annotated[int, Written(r"[+-]\d+", read=int, show="{:+d}".format)]
Whole = Annotated[int, Written(r"-?\d+")]
Id = Annotated[str, Written(r"[A-Z]+-?\d+")]
SectionId = Annotated[str, Written(r"[1-7]\.\d\d")]
DivisionIndex = Annotated[int, Written("|".join(DIVISIONS), read=DIVISIONS.index, show=DIVISIONS.__getitem__)]
"""How far to the right a division lies: 0 is green, 3 critical."""


def holds(value: int, op: Op, number: int) -> bool:
    """A comparison of G7-D49."""
    return value == number if op == "=" else value >= number if op == ">=" else value <= number


def inside(text: str) -> str:
    """A line without the braces around it."""
    return text[1:-1].strip()


def braced(line: str) -> str:
    return f"{{ {line} }}"


def split(text: str, between: str) -> list[str]:
    """The parts of a line between separators outside all braces."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(text):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0 and text.startswith(between, place):
            parts.append(text[start:place].strip())
            start = place + len(between)
    return [*parts, text[start:].strip()]


# Dice

ANY, ALL = 0, -1
"""How many dice a line means if it gives no number."""
_DICE = r"officer|robot|(?:colonist|die) (?:\d+|any|all)"


class Dice(Struct, frozen=True):
    """Which dice a line means (G7-D71.3)."""

    kind: Literal["officer", "robot", "colonist", "die"]
    n: int = 1
    """How many; `ANY` number of them or `ALL`."""


def read_dice(text: str) -> Dice:
    kind, _, number = text.partition(" ")
    count = {"": 1, "any": ANY, "all": ALL}.get(number)
    return Dice(kind, int(number) if count is None else count)  # type: ignore[arg-type]  # the pattern allows no other


def dice_text(dice: Dice) -> str:
    if dice.kind not in ("colonist", "die"):
        return dice.kind
    return f"{dice.kind} { {ANY: 'any', ALL: 'all'}.get(dice.n, dice.n) }"


DiceField = Annotated[Dice, Written(_DICE, read=read_dice, show=dice_text)]

# Costs

Cost = tuple[int, int, int]
"""Data, parts and chems."""
_COST = re.compile(r"(data|parts|chems) (\d+)")


def read_cost(text: str) -> Cost:
    """`data 1, parts 2`; nothing costs nothing."""
    found = {kind: int(number) for kind, number in _COST.findall(text)}
    if ", ".join(f"{kind} {number}" for kind, number in found.items()) != text:
        raise ValueError(f"{text!r} is no cost; write 'data NUMBER, parts NUMBER, chems NUMBER', without what is 0")
    return found.get("data", 0), found.get("parts", 0), found.get("chems", 0)
