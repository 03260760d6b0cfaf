"""Respawning, and every other way onto a rolled spawn point (XIA-14, XIA-23.9.5, XIA-D38)."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Self

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.cargo import collect
from quarterdeck.games.xia.rules.chart import distance
from quarterdeck.games.xia.rules.dice import NPC, Throw
from quarterdeck.games.xia.rules.following import let_go
from quarterdeck.games.xia.rules.moving import put
from quarterdeck.games.xia.state import Captain, Npc, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

DANGEROUS = frozenset({"star", "asteroid", "debris"})
"""Terrain onto which nobody is put beside a spawn point (XIA-D38)."""
TIGRIS = "tigris"
"""The purpose of a roll at the Tigris Gate (XIA-23.9.5)."""
NO_SUCH_SPAWN = Reason("no-free-spawn-point", "XIA-14.1.4")


def spawn_point(roll: int, numbers: Collection[int]) -> int:
    """The number nearest to a roll, of two equally near ones the higher (XIA-14.1.2, XIA-14.1.3).

    >>> [spawn_point(roll, (1, 2, 13)) for roll in (7, 8, 19)]
    [2, 13, 13]
    """
    return next(number for number in _by_nearness(roll) if number in numbers)


@cache
def _by_nearness(roll: int) -> tuple[int, ...]:
    """Numbers from the nearest to a roll to the farthest."""
    return tuple(sorted(range(1, D20 + 1), key=lambda number: (abs(number - roll), -number)))


def free_spawns(table: Xia) -> dict[int, str]:
    """The spawn points on the board that no ship occupies, by number (XIA-14.1.4, XIA-14.1.6)."""
    taken = table.occupied()
    return {number: spot for number, spot in sorted(table.chart.spawns.items()) if spot not in taken}


def chooser_of(ship: Captain | Npc) -> int:
    """Who decides for a ship: its captain, or the one who controls the NPC (XIA-14.1.10)."""
    return ship.seat if isinstance(ship, Captain) else ship.controller


class Respawn(Step, frozen=True):
    """A destroyed ship of a captain comes back at the start of his turn (XIA-14.1.1)."""

    clause = "XIA-14.1.1"
    seat: int

    def run(self, table: Xia) -> None:
        table.then(Throw(self.seat, "respawn", (D20,)), PlaceBySpawn(table.captains[self.seat].ship))


class RespawnNpc(Step, frozen=True):
    """A destroyed NPC comes back, with the bounty of its card (XIA-30.5.7, XIA-D55)."""

    clause = "XIA-30.5.7"
    npc: str

    def run(self, table: Xia) -> None:
        npc = table.npc(self.npc)
        assert npc is not None
        npc.bounty = table.pack.npcs[self.npc].wanted
        table.then(Throw(NPC, "respawn", (D20,)), PlaceBySpawn(self.npc))


class PlaceBySpawn(Step, frozen=True):
    """A d20 decides onto which spawn point a ship comes; on a natural 20 its captain does (XIA-14.1.2, XIA-14.1.5)."""

    clause = "XIA-14.1.2"
    ship: str

    def run(self, table: Xia) -> None:
        roll, ship = table.rolls.pop(), table.ship(self.ship)
        assert ship is not None
        face = roll.dice[0].face
        spot = _nearest_spawn(table, face)
        if not spot:
            spots = _beside(table, face)
            by_itself = isinstance(ship, Npc) and table.setting.npc_ways == "automatic"  # XIA-R16
            table.then(ChoosingHex(chooser_of(ship), self.ship, spots[:1] if by_itself else spots, "XIA-D38"))
        elif face == D20:
            table.then(ChoosingSpawn(chooser_of(ship), self.ship))
        else:
            clause = "XIA-23.9.5" if roll.purpose == TIGRIS else "XIA-14.1.2"
            _arrive(table, self.ship, spot, clause)


def _nearest_spawn(table: Xia, roll: int) -> str:
    """The free spawn point nearest to a roll; nothing if there is none."""
    spawns, taken = table.chart.spawns, table.occupied()
    there = [spawns[number] for number in _by_nearness(roll) if number in spawns]
    return next((spot for spot in there if spot not in taken), "")


def _beside(table: Xia, face: int) -> tuple[str, ...]:
    """The free, safe hexes nearest to the spawn point nearest to the roll, which is occupied (XIA-D38, XIA-R17)."""
    spawns, taken = table.chart.spawns, table.occupied()
    centre = spawns[spawn_point(face, spawns)]
    cells, near = table.chart.cells.items(), table.chart.neighbours(centre)
    safe = [spot for spot, cell in cells if spot not in taken and cell.terrain not in DANGEROUS]
    safe.sort(key=lambda spot: near.index(spot) if spot in near else len(near))
    nearest = min(distance(centre, spot) for spot in safe)
    return tuple(spot for spot in safe if distance(centre, spot) == nearest)


def _arrive(table: Xia, name: str, spot: str, clause: str) -> None:
    """Being placed crosses no border (XIA-14.1.7); nobody follows a ship that is placed (XIA-D19)."""
    ship = table.ship(name)
    put(table, name, spot)
    let_go(table, name)
    table.emit("ship-appeared", clause, ship=name, at=spot, sector=table.sector_of(spot))
    if isinstance(ship, Captain) and spot in table.tokens:
        collect(table, ship.seat, spot)  # XIA-D40


class Spawn(Option, frozen=True):
    """spawn 13: come to this spawn point (XIA-14.1.5)."""

    number: int

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "ChoosingSpawn") -> Sequence[Self]:
        return [cls(number) for number in frame.free(table)]

    def reason(self, table: Xia, seat: int, frame: "ChoosingSpawn") -> Reason | None:
        return None if self.number in frame.free(table) else NO_SUCH_SPAWN

    def take(self, table: Xia, seat: int, frame: "ChoosingSpawn") -> None:
        table.done()
        _arrive(table, frame.ship, table.chart.spawns[self.number], "XIA-4.4.10" if frame.numbers else frame.clause)

    def targets(self, table: Xia, seat: int, frame: "ChoosingSpawn") -> tuple[str, ...]:
        return (f"hex:{table.chart.spawns[self.number]}",)


class ChoosingSpawn(Question, frozen=True):
    """A free spawn point is chosen: after a natural 20 any of them (XIA-14.1.5), with a Fold Drive one of some."""

    clause = "XIA-14.1.5"
    choices = (Spawn,)
    ship: str
    numbers: tuple[int, ...] = ()
    """The spawn points to choose from; none named: all free ones."""

    def free(self, table: Xia) -> Sequence[int]:
        return self.numbers or list(free_spawns(table))

    def default(self, table: Xia) -> Option:
        return Spawn(max(self.free(table)))


class Place(Option, frozen=True):
    """place 1,-2: come to this hex (XIA-D38, XIA-4.4.10)."""

    hex: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "ChoosingHex") -> Sequence[Self]:
        return [cls(spot) for spot in frame.hexes]

    def take(self, table: Xia, seat: int, frame: "ChoosingHex") -> None:
        table.done()
        _arrive(table, frame.ship, self.hex, frame.cited)

    def targets(self, table: Xia, seat: int, frame: "ChoosingHex") -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class ChoosingHex(Question, frozen=True):
    """A captain chooses among hexes for a ship (XIA-D38, XIA-4.4.10)."""

    clause = "XIA-D38"
    choices = (Place,)
    ship: str
    hexes: tuple[str, ...]
    cited: str
    """The clause that puts the ship there."""

    def default(self, table: Xia) -> Option:
        return Place(self.hexes[0])
