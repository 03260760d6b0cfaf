"""Merit: gains and losses, ties and stacks (G7-10, G7-24.1 to G7-24.3, G7-D17)."""

from collections.abc import Mapping

from quarterdeck.games.gen7.state import Gen7

FIFTY = 50


def standing(table: Gen7) -> list[int]:
    """The seats from first to last: totals first, among equals the order of the stack (G7-10.1, G7-10.2)."""
    players, markers = table.players, table.markers
    return sorted(markers, key=lambda seat: -players[seat].merit)


def division(merit: int) -> tuple[bool, int]:
    """Whether the 50-merit marker counts, and the division it or the merit marker stands on (G7-24.2, G7-24.3)."""
    return merit >= FIFTY, merit % FIFTY


def change_merit(table: Gen7, changes: Mapping[int, int], clause: str, source: str = "") -> None:
    """One effect on the merit of several players: gains in falling, then losses in rising standing (G7-D17)."""
    order = standing(table)
    for seat in order:
        if changes.get(seat, 0) > 0:
            _move(table, seat, changes[seat], clause, source)
    for seat in reversed(order):
        if changes.get(seat, 0) < 0:
            _move(table, seat, max(changes[seat], -table.players[seat].merit), clause, source)


def gain_merit(table: Gen7, seat: int, number: int, clause: str, source: str = "") -> None:
    if number > 0:
        _move(table, seat, number, clause, source)
    else:
        change_merit(table, {seat: number}, clause, source)


def _move(table: Gen7, seat: int, number: int, clause: str, source: str) -> None:
    """A marker that moves up goes on top of others, one that moves down beneath them (G7-10.3, G7-10.5)."""
    if not number:
        return
    table.players[seat].merit += number
    others = tuple([other for other in table.markers if other != seat])
    table.markers = (*others, seat) if number > 0 else (seat, *others)
    kind = "merit-gained" if number > 0 else "merit-lost"
    table.emit(kind, clause, seat=seat, number=abs(number), merit=table.players[seat].merit, source=source)
