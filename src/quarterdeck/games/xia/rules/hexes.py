"""Hexes: axial coordinates written as text, sides and distances (flat-top; `n` is (0,-1), `se` is (1,0))."""

from functools import cache

SIDES = ("n", "ne", "se", "s", "sw", "nw")
"""The sides of a hex, in the order in which the program prefers them (XIA-R17)."""
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Where each side leads."""
_INDEX = {side: number for number, side in enumerate(SIDES)}
SPAN = 3705
"""Hexes are also numbered, so that an offset between two is one number too: no map is as wide as this.

The numbers of near hexes differ in their low bits, by which dictionaries look them up.
"""


@cache
def hex_at(q: int, r: int) -> str:
    """The text of a hex; the same hex has always the same text, which makes looking it up quick."""
    return f"{q},{r}"


@cache
def coordinates(place: str) -> tuple[int, int]:
    """The coordinates of a hex."""
    q, _, r = place.partition(",")
    return int(q), int(r)


def side_index(side: str) -> int:
    return _INDEX[side]


def opposite(side: str) -> str:
    return SIDES[(_INDEX[side] + 3) % 6]


@cache
def neighbours(place: str) -> tuple[str, ...]:
    """The six hexes around one, in the order of the sides, whether they are explored or not."""
    q, r = coordinates(place)
    return tuple([hex_at(q + dq, r + dr) for dq, dr in DIRECTIONS])


@cache
def around(place: str) -> frozenset[str]:
    """The six hexes around one, for looking them up."""
    return frozenset(neighbours(place))


def number_at(q: int, r: int) -> int:
    """The number of a hex, or of an offset."""
    return q * SPAN + r


@cache
def hex_number(place: str) -> int:
    return number_at(*coordinates(place))


@cache
def hex_numbered(number: int) -> str:
    """The text of the hex with a number."""
    return hex_at(*split_number(number))


def split_number(number: int) -> tuple[int, int]:
    """The coordinates of a numbered hex or offset."""
    q = (number + SPAN // 2) // SPAN
    return q, number - q * SPAN


class _Lengths(dict[int, int]):
    """How many steps numbered offsets are."""

    def __missing__(self, offset: int) -> int:
        found = self[offset] = length(*split_number(offset))
        return found


LENGTHS = _Lengths()


def distance(one: str, other: str) -> int:
    """How many steps apart two hexes are, whatever lies between (XIA-D2)."""
    return LENGTHS[hex_number(other) - hex_number(one)]


def length(dq: int, dr: int) -> int:
    """How many steps an offset is; steps that change both coordinates change them in opposite directions."""
    return abs(dq + dr) if (dq < 0) == (dr < 0) else max(abs(dq), abs(dr))


@cache
def offsets(low: int, high: int) -> tuple[tuple[int, int], ...]:
    """All offsets from `low` to `high` steps, column by column."""
    span = range(-high, high + 1)
    return tuple((q, r) for q in span for r in span if low <= length(q, r) <= high)
