"""A step whose borders are being crossed: its frame lies under the consequences of its last border (XIA-23.1)."""

from msgspec.structs import replace

from quarterdeck.games.xia.rules.acting import AtHex
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.games.xia.under_way import Crossing


class UnderWay(Step, frozen=True):
    """The rest of a step."""

    crossing: Crossing


def crossing_of(table: Xia) -> Crossing | None:
    """The step that is being made, as soon as the consequences of its last border are over."""
    top = table.agenda[-1] if table.agenda else None
    return top.crossing if isinstance(top, UnderWay) else None


def count_shield(table: Xia) -> None:
    """A planetary shield was crossed (XIA-25.4.17)."""
    frame = table.top(UnderWay)
    table.replace_top(replace(frame, crossing=replace(frame.crossing, shields=frame.crossing.shields + 1)))


def stop(table: Xia, clause: str) -> None:
    """The ship stays where it is, and its point is lost (XIA-23.5.2, XIA-23.1.7).

    A ship that only reaches over does not act on the occupied hex (XIA-15.3.4).
    """
    crossing = table.top(UnderWay).crossing
    table.done()
    if crossing.manner == "reach":
        table.top(AtHex)
        table.done()
    start = crossing.start
    table.emit("stopped-by-border", clause, ship=crossing.ship, at=start, sector=table.sector_of(start))
