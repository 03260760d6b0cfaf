"""Bands: what a d20 means, as it is written on cards: `5-13 moves 3; 14-19 moves 5; 20 moves 8` (XIA-32.1.3)."""

import re
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from quarterdeck.kernel.errors import BadContent

T = TypeVar("T")
D20 = 20
"""The faces of the die that decides about borders, abilities and tasks."""
_BAND = re.compile(r"(?P<low>\d+)(?:-(?P<high>\d+))? (?P<words>.+)")


class Span(Protocol):
    """Something that applies to some faces of a d20."""

    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...


S = TypeVar("S", bound=Span)


def read_bands(text: str, read: Callable[[int, int, str], T]) -> tuple[T, ...]:
    """All bands of a row, each made by `read` from its first face, its last one and its words."""
    found, last = [], 0
    for part in text.split("; "):
        match = _BAND.fullmatch(part)
        if match is None:
            raise BadContent(f"{part!r} should be a band like '5-13 ...' or '20 ...'")
        low, high = int(match["low"]), int(match["high"] or match["low"])
        if not last < low <= high <= D20:
            raise BadContent(f"{part!r}: bands rise from 1 to {D20} and do not overlap")
        found.append(read(low, high, match["words"]))
        last = high
    return tuple(found)


def face_count(band: Span) -> int:
    """How many faces of the d20 a band has."""
    return band.high - band.low + 1


def percent_of(band: Span) -> int:
    """How likely a band is, in percent."""
    return 100 * face_count(band) // D20


def rolls_of(band: Span) -> str:
    """The faces of a band as they are shown: `5–13`."""
    return f"{band.low}–{band.high}" if band.low < band.high else str(band.low)


def band_of(bands: Iterable[S], face: int) -> S | None:
    """The band with a face of the die; a face in no band does nothing."""
    return next((band for band in bands if band.low <= face <= band.high), None)
