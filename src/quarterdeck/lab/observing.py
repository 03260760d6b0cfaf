"""Observations: a seat's view as named numbers (`facts`), and as a vector of fixed length by feature hashing.

Every number of the view has a name, its path (`ship/shields/1`); every text is a fact with value 1, named by path and
text (`players/+0/hand=A/<`), within a list once by its place and once without. Seats are counted from the viewer:
`+0` is the viewer's seat, `+1` the next one clockwise, and `me=2` says which seat that is.

For the hashed vector, a name is hashed to a component and a sign, values that meet there are added, and the sum is put
on a logarithmic scale. So no game needs a list of what can lie on its table, and nothing is included that the seat does
not see. Two names may meet in one component; a longer vector makes that rarer, and an `Encoder` avoids it.
"""

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Fact = tuple[str, float]
FEATURES = 1024
MOST = 16.0
"""No component is further from 0: the logarithm of nine million."""
ASKED = "seats"
"""Where every view lists the seats that owe an answer."""


class Viewer(Struct, frozen=True):
    """Whose point of view an observation is made from."""

    seat: int
    seats: int
    """How many there are."""
    fields: frozenset[str] = frozenset({"seat"})
    """The fields of the view that hold seat numbers (`GameRules.seat_fields`)."""

    def relative(self, seat: int) -> int:
        """How many seats after the viewer's a seat is; a negative number is nobody's seat."""
        return (seat - self.seat) % self.seats if seat >= 0 else seat


def observed(view: dict[str, Any], features: int = FEATURES, viewer: Viewer | None = None) -> Vector:
    """What a seat sees, as a hashed vector."""
    places: list[int] = []
    values: list[float] = []
    for name, value in facts(view, viewer):
        place, sign = _component(name, features)
        places.append(place)
        values.append(sign * value)
    return scaled_sums(places, values, features)


def scaled_sums(places: list[int], values: list[float], length: int) -> Vector:
    """A vector with values added up at their places, on a logarithmic scale with their signs."""
    sums = np.bincount(np.array(places, dtype=np.intp), values, length)
    found: Vector = np.clip(np.sign(sums) * np.log1p(np.abs(sums)), -MOST, MOST).astype(np.float32)
    return found


def facts(view: dict[str, Any], viewer: Viewer | None = None) -> list[Fact]:
    """Everything a view says, as named numbers; with a viewer, from its point of view."""
    found: list[Fact] = []
    if viewer is None:
        _gather(view, "", found)
    else:
        found.append((f"/me={viewer.seat}", 1.0))
        _gather_seen(view, "", found, viewer)
    return found


def _gather(value: Any, path: str, found: list[Fact]) -> None:
    """Add what a part of a view says; a list is filled, as this is done for every observation."""
    if isinstance(value, dict):
        for key, item in value.items():
            _gather(item, f"{path}/{key}", found)
    elif isinstance(value, list | tuple):
        for place, item in enumerate(value):
            _gather(item, f"{path}/{place}", found)
            if isinstance(item, str):
                found.append((f"{path}={item}", 1.0))
    elif isinstance(value, str):
        found.append((f"{path}={value}", 1.0))
    elif value is not None:
        found.append((path, float(value)))


def _gather_seen(value: Any, path: str, found: list[Fact], viewer: Viewer) -> None:
    """The same with seats counted from the viewer; values without dicts cannot hold seat numbers."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in viewer.fields or key == ASKED:
                _gather_seats(item, f"{path}/{key}", found, viewer)
            else:
                _gather_seen(item, f"{path}/{key}", found, viewer)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, item in enumerate(value):
            name = _place_name(place, item, viewer)
            if name != str(place):
                found.append((f"{path}/{name}/place", float(place)))
            _gather_seen(item, f"{path}/{name}", found, viewer)
    else:
        _gather(value, path, found)


def _gather_seats(value: Any, path: str, found: list[Fact], viewer: Viewer) -> None:
    """Add a seat number, or several in a list or dict: each is a fact of its own, not an amount."""
    if isinstance(value, dict):
        for key, item in value.items():
            _gather_seats(item, f"{path}/{key}", found, viewer)
    elif isinstance(value, list | tuple):
        for item in value:
            _gather_seats(item, path, found, viewer)
    elif isinstance(value, int):
        found.append((f"{path}=+{viewer.relative(value)}" if value >= 0 else f"{path}={value}", 1.0))


def _place_name(place: int, item: Any, viewer: Viewer) -> str:
    """What belongs to a seat is named by that seat, anything else by its place in the list."""
    seat = item.get("seat") if isinstance(item, dict) else None
    return f"+{viewer.relative(seat)}" if isinstance(seat, int) and seat >= 0 else str(place)


@lru_cache(maxsize=1 << 17)
def _component(name: str, features: int) -> tuple[int, int]:
    """The component and sign of a name: the same on every machine."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest())
    return (number >> 1) % features, 1 if number & 1 else -1
