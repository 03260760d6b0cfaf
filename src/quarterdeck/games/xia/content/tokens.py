"""Exploration tokens, and the ways of gathering cargo (XIA-22, XIA-28.3, XIA-32.8)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.xia.content.bands import read_bands
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Outcome = Literal["cube", "damage", "drain", "destroyed"]
OUTCOMES: dict[str, Outcome] = {"cube": "cube", "damage": "damage", "drain": "drain", "destroyed": "destroyed"}


class Token(Struct, frozen=True):
    """A kind of exploration token."""

    id: str
    credits: int
    fame: int
    count: int
    """How many there are of it."""


class TokenRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A token as it is written in a pack."""

    row: str
    count: Annotated[int, Meta(ge=1)]


class _Find(Phrase, frozen=True):
    """What a token brings."""

    sort = "find"
    form = ("credits {credits}", "fame {fame}", "{nothing=nothing}")
    credits: int = 0
    fame: int = 0
    nothing: bool = False


def read_token(name: str, row: TokenRow) -> Token:
    """`credits 1000`, `fame 1` or `nothing`."""
    find = _Find.parse(row.row)
    return Token(name, find.credits, find.fame, row.count)


class GatherBand(Struct, frozen=True):
    """What some faces of the gather roll bring."""

    low: int
    high: int
    outcome: Outcome
    """`damage` and `drain` (energy loss) are as high as the roll."""


def read_gathering(text: str) -> tuple[GatherBand, ...]:
    """`1-10 damage; 11-20 cube`."""
    return read_bands(text, _gather_band)


def _gather_band(low: int, high: int, words: str) -> GatherBand:
    if words not in OUTCOMES:
        raise BadContent(f"{words!r} should be one of {', '.join(OUTCOMES)}")
    return GatherBand(low, high, OUTCOMES[words])
