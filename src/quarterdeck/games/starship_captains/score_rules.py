"""Rules of omegas and passengers for points (SC-18.25 to SC-18.32), as they are written on cards."""

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent

COLOURS = ("red", "yellow", "blue")
COUNTED: dict[str, tuple[str, ...]] = {
    "mission": (*COLOURS, "android"), "crew": COLOURS, "room": (*COLOURS, "grey"), "pair": (), "commander": (),
    "android": (), "cadet": (), "damage": (), "empty-hold": (), "artifact-kind": (), "artifact": (), "pirate": (),
    "medal": (), "technology": (), "lap": (), "last-track": (), "game": (),
}  # fmt: skip
"""What is counted, and the colours that may follow."""


class ScoreRule(Struct, frozen=True):
    """`2 per artifact-kind most 6`: points for each thing that is counted."""

    rate: int | float
    count: str
    colours: tuple[Literal["red", "yellow", "blue", "android", "grey"], ...] = ()
    most: int | None = None


@cache
def score_rules(text: str) -> tuple[ScoreRule, ...]:
    """All rules of a card: `4 per game, -1 per damage`."""
    return tuple(_rule(part) for part in text.split(", ")) if text else ()


def _rule(text: str) -> ScoreRule:
    rate, per, rest = text.partition(" per ")
    what, _, most = rest.partition(" most ")
    count, *colours = what.split() or [""]
    if not per or count not in COUNTED:
        raise BadContent(f"{text!r} should be points, `per`, and one of {', '.join(COUNTED)}")
    if not {*colours} <= {*COUNTED[count]} or (count == "crew" and not colours):
        fitting, found = (", ".join(some) or "nothing" for some in (COUNTED[count], colours))
        raise BadContent(f"{text!r}: after {count!r} stands {fitting}, not {found}")
    fields = {"rate": rate, "count": count, "colours": colours, **({"most": most} if most else {})}
    try:
        return msgspec.convert(fields, ScoreRule, strict=False)
    except msgspec.ValidationError as error:
        raise BadContent(f"{text!r}: {error}") from None
