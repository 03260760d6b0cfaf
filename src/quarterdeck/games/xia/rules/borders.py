"""Borders: the costs and risks of a step from hex to hex (XIA-23, XIA-24)."""

from functools import cache

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.answers import Pass
from quarterdeck.games.xia.rules.bounty import add_bounty
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.crossing import count_shield, stop
from quarterdeck.games.xia.rules.damage import damage_captain, damage_npc
from quarterdeck.games.xia.rules.defending import brace
from quarterdeck.games.xia.rules.destruction import destroy
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.hexes import side_index
from quarterdeck.games.xia.rules.odds import BOUNTY, HIT, WRECKED
from quarterdeck.games.xia.rules.risks import border_risk
from quarterdeck.games.xia.rules.terrain import Crossed
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.state import CREDIT_UNIT, Asked, Captain, Npc, Step, Xia
from quarterdeck.games.xia.under_way import Crossing
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

OUTLAW_REFUSED = Reason("outlaw-refused", "XIA-24.1.5")


def crossings(chart: Chart, start: str, side: str) -> tuple[str, ...]:
    """What a step crosses, in order: `leave shield`, `enter asteroid` (XIA-23.1.6)."""
    return _written(chart.cells[start].crossings[side_index(side)])


@cache
def _written(crossed: Crossed) -> tuple[str, ...]:
    return tuple([f"{way} {border}" for border, way in crossed])


def refused(table: Xia, ship: Captain | Npc, start: str, goal: str, borders: tuple[str, ...]) -> Reason | None:
    """Outlaws do not get onto a lawful planet by its entrance (XIA-24.1.5, XIA-30.4.8)."""
    if "enter entrance" in borders and ship.outlaw and table.chart.cells[goal].alignment == "lawful":
        return OUTLAW_REFUSED
    return None


def _enter(table: Xia, crossing: Crossing) -> Captain | Npc:
    """The ship that crosses. Where it is hurt it has entered the hex, unless it only reaches over (XIA-23.4.5)."""
    ship = table.ship(crossing.ship)
    assert ship is not None
    if crossing.manner != "reach":
        ship.at = crossing.goal
    return ship


def _star(table: Xia, crossing: Crossing, way: str) -> None:
    """Nothing prevents it (XIA-23.3.1)."""
    _enter(table, crossing)
    destroy(table, crossing.ship, at=crossing.goal)


def _asteroid(table: Xia, crossing: Crossing, way: str) -> None:
    ship = _enter(table, crossing)
    _rolled(table, ship, "asteroid", AsteroidRolled(crossing.ship))


def _nebula(table: Xia, crossing: Crossing, way: str) -> None:
    """Nebulas do not affect NPCs (XIA-30.4.2)."""
    ship = _enter(table, crossing)
    if isinstance(ship, Captain):
        _rolled(table, ship, "nebula", NebulaRolled(crossing.ship))


def _debris(table: Xia, crossing: Crossing, way: str) -> None:
    ship = _enter(table, crossing)
    _rolled(table, ship, "debris", DebrisRolled(crossing.ship))


def _shield(table: Xia, crossing: Crossing, way: str) -> None:
    ship = table.ship(crossing.ship)
    assert ship is not None
    if isinstance(ship, Captain) and ship.crossings:
        table.then(ShieldAhead(ship.seat))
        return
    _rolled(table, ship, "shield", ShieldRolled(crossing.ship))


def _entrance(table: Xia, crossing: Crossing, way: str) -> None:
    """No roll: what happens depends on planet and ship (XIA-23.6.1, XIA-24.1)."""
    ship = table.ship(crossing.ship)
    assert ship is not None
    alignment = table.chart.cells[crossing.goal if way == "enter" else crossing.start].alignment
    if alignment == "lawful" and way == "enter" and ship.outlaw:
        stop(table, "XIA-24.1.5")  # an outlaw since the shield it has just crossed
    elif alignment == "outlaw" and not ship.outlaw:
        add_bounty(table, ship, CREDIT_UNIT, "XIA-24.1.7")


def _nothing(table: Xia, crossing: Crossing, way: str) -> None:
    """Gate borders have no effect on normal movement (XIA-23.9.1)."""


BORDERS = {
    "star": _star,
    "asteroid": _asteroid,
    "nebula": _nebula,
    "debris": _debris,
    "shield": _shield,
    "entrance": _entrance,
    "gate": _nothing,
}
"""What each border does to a ship that crosses it."""


def _rolled(table: Xia, ship: Captain | Npc, purpose: str, consequence: Step) -> None:
    """A d20 for a border; abilities of a captain may be used before its consequence (XIA-23.1.4)."""
    seat = ship.seat if isinstance(ship, Captain) else -1
    table.then(Throw(seat, purpose, (D20,)), consequence)


class AsteroidRolled(Step, frozen=True):
    """1-10: damage equal to the roll, which shields may reduce (XIA-23.4.1, XIA-23.4.2)."""

    ship: str

    def run(self, table: Xia) -> None:
        roll = table.rolls.pop().value
        ship = table.ship(self.ship)
        if roll > HIT or ship is None:
            return
        if isinstance(ship, Npc):
            damage_npc(table, ship, roll, "XIA-30.4.7")
        elif not _safe(table, ship.seat, roll):
            brace(table, ship.seat, roll, "damage", "XIA-23.4.1")


def _safe(table: Xia, seat: int, roll: int) -> bool:
    """Rock Hopper: high rolls do no damage on entering (XIA-25.5.16)."""
    least = perk(table, seat, "safe-rocks")
    return least is not None and roll >= least


class NebulaRolled(Step, frozen=True):
    """1-10: energy loss equal to the roll, which shields may reduce (XIA-23.7.1, XIA-23.7.2)."""

    ship: str

    def run(self, table: Xia) -> None:
        roll = table.rolls.pop().value
        ship = table.ship(self.ship)
        if roll <= HIT and isinstance(ship, Captain):
            brace(table, ship.seat, roll, "drain", "XIA-23.7.1")


class DebrisRolled(Step, frozen=True):
    """1-3: the ship is destroyed (XIA-23.8.1)."""

    ship: str

    def run(self, table: Xia) -> None:
        if table.rolls.pop().value <= WRECKED:
            ship = table.ship(self.ship)
            assert ship is not None
            destroy(table, self.ship, at=ship.at)


class ShieldRolled(Step, frozen=True):
    """1-10: thrown back and hurt; 11-17: across with a bounty; 18-20: across (XIA-23.5.2 to XIA-23.5.5)."""

    ship: str

    def run(self, table: Xia) -> None:
        roll = table.rolls.pop().value
        ship = table.ship(self.ship)
        assert ship is not None
        if roll <= HIT:
            stop(table, "XIA-23.5.2")
            self._hurt(table, ship, roll)
            return
        count_shield(table)
        table.emit("shield-crossed", "XIA-23.5.4" if roll <= BOUNTY else "XIA-23.5.5", ship=self.ship)
        if roll <= BOUNTY and not _quiet(table, ship):
            add_bounty(table, ship, CREDIT_UNIT, "XIA-23.5.4")

    def _hurt(self, table: Xia, ship: Captain | Npc, roll: int) -> None:
        """Shield outfits do not help (XIA-23.5.6); Needle's Eye halves the damage (XIA-25.5.17)."""
        if isinstance(ship, Npc):
            damage_npc(table, ship, roll, "XIA-30.4.7")
            return
        halved = perk(table, ship.seat, "half-shield") is not None
        damage_captain(table, ship.seat, (roll + 1) // 2 if halved else roll, "XIA-23.5.2")


def _quiet(table: Xia, ship: Captain | Npc) -> bool:
    """Most Wanted: crossing a shield adds no bounty (XIA-25.5.13)."""
    return isinstance(ship, Captain) and perk(table, ship.seat, "quiet-shield") is not None


class Cross(Option, frozen=True):
    """cross: a planetary shield without a roll (XIA-4.3.9)."""

    def take(self, table: Xia, seat: int, frame: "ShieldAhead") -> None:
        table.done()
        table.captains[seat].crossings -= 1
        count_shield(table)
        table.emit("shield-crossed", "XIA-4.3.2", ship=table.captains[seat].ship)


class RollForShield(Pass, frozen=True):
    """pass: roll for the planetary shield after all (XIA-4.3.9)."""

    verb = "pass"

    def take(self, table: Xia, seat: int, frame: "ShieldAhead") -> None:
        table.done()
        ship = table.captains[seat]
        _rolled(table, ship, "shield", ShieldRolled(ship.ship))

    def preview(self, table: Xia, seat: int, frame: "ShieldAhead") -> list[Reason]:
        return [border_risk(table, seat, "shield")]


class ShieldAhead(Asked, frozen=True):
    """A captain with a crossing decides whether to use it (XIA-4.3.9)."""

    clause = "XIA-4.3.9"
    choices = (Cross, RollForShield)
