"""Gates: linked ones, and the Tigris Gate (XIA-23.9)."""

from collections import Counter
from collections.abc import Sequence
from typing import Self

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.fame import gain_fame
from quarterdeck.games.xia.rules.following import let_go
from quarterdeck.games.xia.rules.moving import put
from quarterdeck.games.xia.rules.respawn import TIGRIS, PlaceBySpawn, free_spawns, spawn_point
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NOT_LINKED = Reason("gate-not-linked", "XIA-23.9.3")
NO_SUCH_GATE = Reason("no-gate-there", "XIA-23.9.2")
OCCUPIED = Reason("gate-exit-occupied", "XIA-23.9.9")
NOT_ON_TIGRIS = Reason("not-on-tigris", "XIA-23.9.5")
FAULTY, LINKED = "faulty", "linked"


def gate_at(table: Xia, spot: str) -> str:
    """The gate sector of a gate hex, or nothing."""
    cell = table.chart.cells.get(spot)
    return cell.sector if cell is not None and cell.terrain == "gate" else ""


def exits(table: Xia, spot: str) -> Sequence[str]:
    """The hexes of the other linked gates, if this is a hex of one (XIA-23.9.2, XIA-23.9.3)."""
    sector = gate_at(table, spot)
    if not sector or table.pack.sectors[sector].alignment != LINKED:
        return ()
    return table.chart.gate_exits(sector)


def first_use_fame(table: Xia, sector: str) -> int:
    """The fame for flying through a gate now: somebody has to be the first (XIA-D10)."""
    manner, used = table.setting.gate_first_use_fame, table.gates_used
    return 0 if manner == "off" or sector in used or (manner == "once" and used) else 1


class Gate(Option, frozen=True):
    """gate 4,-3: through a linked gate (XIA-23.9.2)."""

    keeps_undo = True
    hex: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        found = exits(table, table.captains[seat].at)
        return [option for spot in found if (option := cls(spot)).reason(table, seat, frame) is None] if found else ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        at = table.captains[seat].at
        found = exits(table, at)
        if self.hex not in found:
            return NOT_LINKED if gate_at(table, at) and not found else NO_SUCH_GATE
        assert table.movement is not None
        return OCCUPIED if table.movement.points < 2 and self.hex in table.occupied() else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        sector = gate_at(table, captain.at)
        movement.points -= 1
        movement.way.append(self.hex)
        put(table, captain.ship, self.hex)
        let_go(table, captain.ship)
        table.emit("through-gate", "XIA-23.9.2", seat=seat, at=self.hex, sector=table.sector_of(self.hex))
        self._first_use(table, seat, sector)

    def _first_use(self, table: Xia, seat: int, sector: str) -> None:
        """The first captain to use a gate gains fame (XIA-D10)."""
        fame = first_use_fame(table, sector)
        if fame:
            table.gates_used = (*table.gates_used, sector)
            gain_fame(table, seat, fame, "gates", "XIA-D10")

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class Tigris(Option, frozen=True):
    """tigris: through the faulty gate to a rolled spawn point (XIA-23.9.5)."""

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        sector = gate_at(table, table.captains[seat].at)
        return None if sector and table.pack.sectors[sector].alignment == FAULTY else NOT_ON_TIGRIS

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        movement.points -= 1
        let_go(table, captain.ship)
        table.emit("into-tigris", "XIA-23.9.5", seat=seat)
        table.then(Throw(seat, TIGRIS, (D20,)), PlaceBySpawn(captain.ship), Landed(seat))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{table.captains[seat].at}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        free = free_spawns(table)
        return [Reason("tigris-roll", "XIA-23.9.5", {"spawns": len(free)}), *_chances(table, free)]


def _chances(table: Xia, free: dict[int, str]) -> list[Reason]:
    """How likely the rolls below 20 lead to each of several spawn points (XIA-R13)."""
    if len(free) < 2:
        return []
    faces = Counter([spawn_point(face, free) for face in range(1, D20)])
    shares = [(number, 100 * faces[number] // D20) for number in sorted(faces)]
    args = [{"percent": share, "number": number, "sector": table.sector_of(free[number])} for number, share in shares]
    return [Reason("tigris-chance", "XIA-23.9.5", found) for found in args]


class Landed(Step, frozen=True):
    """Where the Tigris Gate put the ship is part of its way (XIA-D32)."""

    seat: int

    def run(self, table: Xia) -> None:
        if table.movement is not None:
            table.movement.way.append(table.captains[self.seat].at)
