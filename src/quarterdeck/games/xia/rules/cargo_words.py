"""Amounts of cargo as options write them: `2spice+1holo` (XIA-R33)."""

import re
from collections.abc import Mapping
from functools import lru_cache

Cubes = Mapping[str, int]
"""How many cubes of each type."""
_AMOUNT = re.compile(r"([1-9][0-9]{0,2})([a-z]+)")


@lru_cache(maxsize=1000)
def read_cargo(text: str) -> Cubes | None:
    """The cubes that a text means; None if it is no amount of cargo.

    >>> read_cargo("2spice+1holo")
    {'spice': 2, 'holo': 1}
    """
    found: dict[str, int] = {}
    for part in text.split("+"):
        match = _AMOUNT.fullmatch(part)
        if match is None or match[2] in found:
            return None
        found[match[2]] = int(match[1])
    return found


def write_cargo(cubes: Cubes) -> str:
    """The text of an amount of cargo."""
    return "+".join([f"{count}{kind}" for kind, count in cubes.items()])


def mixed(types: tuple[str, ...], count: int) -> str:
    """A number of cubes, of all types as evenly as possible.

    >>> mixed(("spice", "holo", "terra"), 4)
    '2spice+1holo+1terra'
    """
    each, more = divmod(count, len(types))
    amounts = {kind: each + (number < more) for number, kind in enumerate(types)}
    return write_cargo({kind: amount for kind, amount in amounts.items() if amount})
