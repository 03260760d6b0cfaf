"""Placement rules of shared spots (G7-26.6 to G7-26.9, G7-D43.2)."""

import re
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from quarterdeck.kernel.errors import BadContent

RuleKind = Literal["none", "thresholds", "step", "equal", "sum_below", "sum_equal", "two_pairs", "rising"]
LOWEST, HIGHEST = 0, 12
_LIMIT = re.compile(r"(>=|<=)(\d+)")


class Placement(Struct, frozen=True, gc=False, cache_hash=True):
    """What the results on a group of shared spots must be."""

    kind: RuleKind
    limits: tuple[tuple[int, int], ...] = ()
    """Of thresholds: the least and the greatest result of each spot, from left to right."""


@cache
def parse_placement(text: str) -> Placement:
    """`rising`, or `thresholds >=4 <=3 >=4`."""
    kind, *limits = text.split(" ")
    if kind not in get_args(RuleKind) or (kind == "thresholds") != bool(limits):
        raise BadContent(f"{text!r} is no placement rule; there are {', '.join(get_args(RuleKind))} (with limits)")
    return Placement(kind, tuple(_limit(word) for word in limits))  # type: ignore[arg-type]  # looked up above


def _limit(word: str) -> tuple[int, int]:
    match = _LIMIT.fullmatch(word)
    if match is None:
        raise BadContent(f"{word!r} is no limit; write '>=NUMBER' or '<=NUMBER'")
    return (int(match[2]), HIGHEST) if match[1] == ">=" else (LOWEST, int(match[2]))


def placement_text(placement: Placement) -> str:
    limits = [f">={low}" if high == HIGHEST else f"<={high}" for low, high in placement.limits]
    return " ".join([placement.kind, *limits])


def parse_placements(text: str) -> tuple[Placement, ...]:
    """`[none, step, equal, rising]`: the rule of each fill in turn (G7-D58.7)."""
    return tuple(parse_placement(word) for word in text[1:-1].split(", "))


def placements_text(placements: tuple[Placement, ...]) -> str:
    return f"[{', '.join(map(placement_text, placements))}]"
