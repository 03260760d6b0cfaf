"""Cubes that come into a hold or leave it, and cubes on the ground (XIA-12.1.4, XIA-28.1, XIA-28.5)."""

from collections.abc import Mapping

from quarterdeck.games.xia.state import Captain, Xia

STAR = "star"


def load(captain: Captain, kind: str, count: int = 1) -> None:
    """Cubes come into the hold; the caller knows that there is room."""
    captain.cargo = with_more(captain.cargo, kind, count)


def unload(captain: Captain, kind: str, count: int = 1) -> None:
    """Cubes leave the hold; the replication token goes with the last cube of its type (XIA-4.4.8)."""
    captain.cargo = with_fewer(captain.cargo, kind, count)
    if kind not in captain.cargo and captain.replica == kind:
        captain.replica, captain.copies = "", 0


def drop(table: Xia, seat: int, kind: str, count: int, at: str) -> None:
    """Cubes fall out of a hold onto a hex; on a star they are destroyed (XIA-12.1.4).

    In his own turn their owner may not pick them up again (XIA-28.5.4, XIA-28.5.5, XIA-D29).
    """
    unload(table.captains[seat], kind, count)
    if table.chart.cells[at].terrain == STAR:
        return
    table.ground = {**table.ground, at: with_more(table.ground.get(at, {}), kind, count)}
    if seat == table.active:
        dropped = table.turn.dropped
        table.turn.dropped = {**dropped, at: with_more(dropped.get(at, {}), kind, count)}


def with_more(pile: Mapping[str, int], kind: str, count: int) -> dict[str, int]:
    """Cubes with some more of a type."""
    return {**pile, kind: pile.get(kind, 0) + count}


def with_fewer(pile: Mapping[str, int], kind: str, count: int) -> dict[str, int]:
    """Cubes with some fewer of a type, which is left out when none are left."""
    left = {**pile, kind: pile[kind] - count}
    if not left[kind]:
        del left[kind]
    return left
