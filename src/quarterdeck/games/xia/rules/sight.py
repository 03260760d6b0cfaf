"""Line of sight, adjacency and range: exact, and the same for rules and display (XIA-11.2, XIA-26, XIA-D1, XIA-R19).

The lines between two centres depend only on the offset between them, so they are computed once for each offset.
"""

from functools import cache
from typing import Any

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.hexes import (
    DIRECTIONS,
    hex_number,
    hex_numbered,
    neighbours,
    number_at,
    offsets,
    split_number,
)
from quarterdeck.games.xia.rules.terrain import PLANETARY

CORNERS = ((-1, -1), (1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1))
"""Three times the corners of a hex round its centre; side N lies between corners N and N + 1 (XIA-D1)."""
Line = tuple[tuple[int, int], ...]
"""The hexes that a line leaves, as numbered offsets, each with the side it leaves by as a bit."""
Fan = tuple[tuple[int, int, tuple[int, ...], Any], ...]
"""Lines with a common beginning: a hex and the side by which they leave it, the offsets that are reached then, and the
fans of the lines that go on."""


def sees(chart: Chart, one: str, other: str) -> bool:
    """Whether there is a line of sight between two hexes (XIA-11.2.1)."""
    at, goal = hex_number(one), hex_number(other)
    return goal in chart.opaque and _free(chart, at, lines(goal - at))


def adjacent(chart: Chart, one: str, other: str) -> bool:
    """Whether ships on two hexes are adjacent: a shared side without planetary shield or entrance (XIA-26.1.1)."""
    near, here, there = neighbours(one), chart.cells.get(one), chart.cells.get(other)
    if other not in near or here is None or there is None:
        return False
    side = near.index(other)
    return here.borders[side] not in PLANETARY and there.borders[side - 3] not in PLANETARY


def in_range(chart: Chart, at: str, low: int, high: int) -> frozenset[str]:
    """The hexes that are seen from one at these distances (XIA-11.1, XIA-D2)."""
    found: frozenset[str] | None = chart.surroundings.get((at, high, low))
    return found if found is not None else chart.keep_near((at, high, low), frozenset(_seen(chart, at, low, high)))


def _seen(chart: Chart, place: str, low: int, high: int) -> list[str]:
    """Follow all lines at once: they have their first hexes in common."""
    at, found = hex_number(place), list[int]()
    opaque, todo = chart.opaque, [*_fan(low, high)]
    for offset, side, goals, further in todo:
        blocked = opaque.get(at + offset)
        if blocked is not None and not blocked & side:
            todo += further
            for goal in goals:
                if at + goal in opaque:
                    found.append(at + goal)
    return list(map(hex_numbered, found))


@cache
def _fan(low: int, high: int) -> "Fan":
    """The lines to all offsets at these distances."""
    numbered = [number_at(*offset) for offset in offsets(low, high)]
    return _fanned([(line, offset) for offset in numbered for line in lines(offset)])


def _fanned(ends: list[tuple[Line, int]]) -> "Fan":
    """Lines with the offsets to which they lead, grouped as long as they take the same way."""
    together: dict[tuple[int, int], list[tuple[Line, int]]] = {}
    for line, goal in ends:
        together.setdefault(line[0], []).append((line[1:], goal))
    return tuple(
        (*step, tuple(goal for rest, goal in group if not rest), _fanned([end for end in group if end[0]]))
        for step, group in together.items()
    )


def _free(chart: Chart, at: int, shifted: tuple[Line, ...]) -> bool:
    """Whether one of the shifted lines crosses neither an opaque side nor an unexplored hex."""
    opaque = chart.opaque
    for line in shifted:
        for offset, side in line:
            blocked = opaque.get(at + offset)
            if blocked is None or blocked & side:
                break
        else:
            return True
    return False


@cache
def lines(offset: int) -> tuple[Line, ...]:
    """The line to an offset, shifted a little to the left and to the right; one line if both are the same."""
    dq, dr = split_number(offset)
    left, right = _line(dq, dr, -1), _line(dq, dr, 1)
    return (left,) if left == right else (left, right)


def _line(dq: int, dr: int, on_line: int) -> Line:
    """The sides that a line leaves hexes by; corners exactly on it count as lying on the side `on_line`."""
    found, q, r, entered = [], 0, 0, -1
    while (q, r) != (dq, dr):
        side = _exit(q, r, dq, dr, on_line, entered)
        found.append((number_at(q, r), 1 << side))
        q, r, entered = q + DIRECTIONS[side][0], r + DIRECTIONS[side][1], (side + 3) % 6
    return tuple(found)


def _exit(q: int, r: int, dq: int, dr: int, on_line: int, entered: int) -> int:
    """The side by which the line leaves a hex: its corners lie on different sides of the line (XIA-D1)."""
    corners = [(3 * q + x, 3 * r + y) for x, y in CORNERS]
    turns = [dq * y - dr * x or on_line for x, y in corners]
    crossed = [side for side in range(6) if (turns[side] > 0) != (turns[(side + 1) % 6] > 0) and side != entered]
    if entered >= 0:
        return crossed[0]
    return next(side for side in crossed if _ahead(corners[side], corners[(side + 1) % 6], dq, dr))


def _ahead(one: tuple[int, int], other: tuple[int, int], dq: int, dr: int) -> bool:
    """Whether a side of the first hex is crossed on the way to the offset, not behind the start."""
    x, y = one[0] + other[0], one[1] + other[1]
    return _scalar(x, y, dq, dr) > 0


def _scalar(x: int, y: int, dq: int, dr: int) -> int:
    """Twice the scalar product of two axial vectors: its sign says whether they point the same way."""
    return 2 * (x * dq + y * dr) + x * dr + y * dq
