"""Ties: a d20 decides between captains or ships (XIA-31)."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.state import Captain, Npc, Xia

T = TypeVar("T")


def parts(count: int) -> list[tuple[int, int]]:
    """The faces of the d20 for each of `count` parts; those left over are rolled again (XIA-31.1.1, XIA-31.1.2).

    >>> parts(3)
    [(1, 6), (7, 12), (13, 18)]
    """
    size = D20 // count
    return [(place * size + 1, place * size + size) for place in range(count)]


def break_tie(table: Xia, tied: Sequence[T]) -> T:
    """One of those that are tied, who are named in seat order; it brings no luck (XIA-31.1.4)."""
    if len(tied) == 1:
        return tied[0]
    size = D20 // len(tied)
    while True:
        face = table.roll("dice", D20)
        table.emit("tie-rolled", "XIA-31.1.1", face=face)
        place = (face - 1) // size
        if place < len(tied):
            return tied[place]


def in_seat_order(table: Xia, ships: Iterable[Captain | Npc]) -> list[Captain | Npc]:
    """Ships clockwise from the active captain; an NPC follows its controller's own ship (XIA-31.1.1)."""
    order = table.clockwise(table.active)
    return sorted(ships, key=lambda ship: (order.index(_seat_of(ship)), isinstance(ship, Npc)))


def _seat_of(ship: Captain | Npc) -> int:
    return ship.controller if isinstance(ship, Npc) else ship.seat
