"""Observations: a seat's view as a vector of fixed length, made by feature hashing.

Every number of the view has a name, its path (`ship/shields/1`); every text is a fact with value 1, named by path and
text (`players/0/hand=A/<`), within a list once by its place and once without. A name is hashed to a component and a
sign, values that meet there are added, and the sum is put on a logarithmic scale. So no game needs a list of what can
lie on its table, and nothing enters that the seat does not see. Two names may meet in one component; a longer vector
makes that rarer.
"""

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
FEATURES = 1024
MOST = 16.0
"""No component is further from 0: the logarithm of nine million."""


def observed(view: dict[str, Any], features: int = FEATURES) -> Vector:
    """What a seat sees, as a vector."""
    sums = [0.0] * features
    for name, value in facts(view):
        place, sign = _component(name, features)
        sums[place] += sign * value
    found = np.array(sums)
    scaled: Vector = np.clip(np.sign(found) * np.log1p(np.abs(found)), -MOST, MOST).astype(np.float32)
    return scaled


def facts(view: dict[str, Any]) -> list[tuple[str, float]]:
    """Everything a view says, as named numbers."""
    found: list[tuple[str, float]] = []
    _gather(view, "", found)
    return found


def _gather(value: Any, path: str, found: list[tuple[str, float]]) -> None:
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


@lru_cache(maxsize=1 << 17)
def _component(name: str, features: int) -> tuple[int, int]:
    """Where a name lies, and its sign: the same on every machine."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest())
    return (number >> 1) % features, 1 if number & 1 else -1
