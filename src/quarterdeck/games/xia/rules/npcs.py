"""NPCs: how they come into the game, whom they choose, and their turns (XIA-30, XIA-D51 to XIA-D58)."""

from collections.abc import Callable
from functools import cache

from quarterdeck.games.xia.content.npcs import (
    Approach,
    Attack,
    Avenge,
    Flee,
    Home,
    Near,
    NpcCard,
    Patrol,
    ProgramLine,
    Route,
    Target,
)
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.chart import Chart, distance
from quarterdeck.games.xia.rules.combat import npc_attack
from quarterdeck.games.xia.rules.npc_moves import NpcMove, goals_of, npc_and_card, npc_named, others_at
from quarterdeck.games.xia.rules.respawn import ChoosingHex, RespawnNpc
from quarterdeck.games.xia.rules.sight import in_range
from quarterdeck.games.xia.rules.targets import is_veiled
from quarterdeck.games.xia.rules.ties import break_tie, in_seat_order
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.rules.ways import free_beside
from quarterdeck.games.xia.state import Captain, Npc, Step, Xia, ship_id

LAWFUL_PLANET = "lawful-planet"


# Coming into the game


def enter_npc(table: Xia, sector: str, reserved: str = "") -> None:
    """The NPC of a sector appears when it is laid out (XIA-30.2); `reserved` counts as occupied (XIA-D56)."""
    for npc in table.npcs:
        card = table.pack.npcs[npc.id]
        if card.appears == sector and not npc.entered:
            npc.entered, npc.bounty = True, card.wanted
            _appear(table, npc, sector, reserved)


def _appear(table: Xia, npc: Npc, sector: str, reserved: str) -> None:
    """On the spawn point, or as near to it as possible (XIA-30.2.2, XIA-D56)."""
    chart, taken = table.chart, {*table.occupied(), reserved}
    spawn = chart.marked(sector, "spawn")
    spots = free_beside(chart, spawn, taken, bounty=npc.bounty) if spawn in taken else (spawn,)
    if len(spots) > 1 and table.setting.npc_ways == "asked":
        table.then(ChoosingHex(npc.controller, npc.id, spots, "XIA-30.2.2"))
    elif spots:
        npc.at = spots[0]
        table.emit("ship-appeared", "XIA-30.2.2", ship=npc.id, at=npc.at, sector=table.sector_of(npc.at))


# Turns


class NpcTurn(Step, frozen=True):
    """The turn of an NPC; a destroyed one skips a turn and comes back at the start of the next (XIA-30.5.7)."""

    clause = "XIA-30.3.1"
    npc: str

    def run(self, table: Xia) -> None:
        npc = npc_named(table, self.npc)
        if npc.skip:
            npc.skip = False
            table.emit("npc-turn-skipped", "XIA-30.5.7", ship=self.npc)
        elif npc.at:
            NpcProgram(self.npc).run(table)
        elif npc.entered:
            table.then(RespawnNpc(self.npc), NpcProgram(self.npc))


class NpcProgram(Step, frozen=True):
    """An NPC chooses its target, then does what its card says, line by line (XIA-30.1.3)."""

    clause = "XIA-30.1.3"
    npc: str

    def run(self, table: Xia) -> None:
        npc = npc_named(table, self.npc)
        target = choose_target(table, npc)
        if target:
            table.emit("npc-hunts", "XIA-D53", ship=self.npc, target=target)
        lines = _lines(table.setting.pack, self.npc, target != "")
        table.then(*[step for line in lines for step in _STEPS[type(line)](table, npc, line, target)])


@cache
def _lines(content: str, npc: str, hunting: bool) -> tuple[ProgramLine, ...]:
    """The lines of a card that apply with a target, or without one; what follows an attack belongs to the attack."""
    kinds = (Approach, Attack, Route) if hunting else (Patrol, Home, Route)
    return tuple([line for line in pack(content).npcs[npc].program if isinstance(line, kinds)])


def _approach(table: Xia, npc: Npc, line: Approach, target: str) -> tuple[Step, ...]:
    return (NpcMove(npc.id, "attack", target),)


def _attack(table: Xia, npc: Npc, line: Attack, target: str) -> tuple[Step, ...]:
    return (NpcStrike(npc.id, target),)


def _go_home(table: Xia, npc: Npc, line: Home, target: str) -> tuple[Step, ...]:
    return (NpcMove(npc.id, "planet", line.home),)


def _patrol(table: Xia, npc: Npc, line: Patrol, target: str) -> tuple[Step, ...]:
    """To the laid-out planet that it visited least recently; of several never visited the first (XIA-30.6.3)."""
    there, visited = [planet for planet in line.planets if planet in table.chart.centres], npc.visited
    if not there:
        return ()
    fresh = [planet for planet in there if planet not in visited]
    oldest = fresh[0] if fresh else min(there, key=visited.index)
    return NpcMove(npc.id, "planet", oldest), NpcVisit(npc.id)


def _trade(table: Xia, npc: Npc, line: Route, target: str) -> tuple[Step, ...]:
    """To the sell hex of the next laid-out planet; with no other one it stays (XIA-30.8.5, XIA-D54)."""
    last = npc.visited[-1] if npc.visited else line.planets[-1]
    there = table.chart.centres
    for planet in _planets_after(line.planets, last):
        if planet in there:
            return () if planet in npc.visited[-1:] else (NpcMove(npc.id, "sell", planet), NpcTrade(npc.id, planet))
    return ()


@cache
def _planets_after(route: tuple[str, ...], last: str) -> tuple[str, ...]:
    """The planets of a route, beginning with the one after that where a trader was last."""
    begin = route.index(last) + 1
    return (*route[begin:], *route[:begin])


_STEPS: dict[type[ProgramLine], Callable[..., tuple[Step, ...]]] = {
    Approach: _approach,
    Attack: _attack,
    Patrol: _patrol,
    Home: _go_home,
    Route: _trade,
}
"""What a line of the program comes to (XIA-30.6.5 to XIA-30.8.5)."""


class NpcVisit(Step, frozen=True):
    """A patrol counts a planet as visited as soon as it is inside (XIA-D54)."""

    npc: str

    def run(self, table: Xia) -> None:
        _note_visit(table, *npc_and_card(table, self.npc))


def _note_visit(table: Xia, npc: Npc, card: NpcCard) -> None:
    planet = table.chart.planet_of(npc.at)
    if planet and any(isinstance(line, Patrol) and planet in line.planets for line in card.program):
        _visited(npc, planet)


def _visited(npc: Npc, planet: str) -> None:
    npc.visited = (*[one for one in npc.visited if one != planet], planet)


class NpcTrade(Step, frozen=True):
    """A trader that has arrived earns credits; its trade is virtual (XIA-30.8.2, XIA-30.8.3)."""

    npc: str
    planet: str

    def run(self, table: Xia) -> None:
        npc, card = npc_and_card(table, self.npc)
        if self._has_arrived(table, npc):
            npc.credits += card.arrival
            _visited(npc, self.planet)
            table.emit("npc-traded", "XIA-30.8.2", ship=self.npc, credits=card.arrival, sector=self.planet)

    def _has_arrived(self, table: Xia, npc: Npc) -> bool:
        """Most often it is still in another sector."""
        if not npc.at or table.sector_of(npc.at) != self.planet:
            return False
        return npc.at in goals_of(table, npc, "sell", self.planet, others_at(table, npc))


# Targets


def choose_target(table: Xia, npc: Npc) -> str:
    """The ship that an NPC goes for, or nothing: the first line of its card that finds one decides (XIA-D53)."""
    for line in table.pack.npcs[npc.id].targets:
        meant = _meant(table, npc, line)
        found = [ship for ship in meant if _is_prey(table, npc, ship)] if meant else meant
        if len(found) == 1:
            return ship_id(found[0])
        if found:
            nearest = min([distance(npc.at, ship.at) for ship in found])
            tied = [ship for ship in found if distance(npc.at, ship.at) == nearest]
            return ship_id(break_tie(table, in_seat_order(table, tied)))
    return ""


def _meant(table: Xia, npc: Npc, line: Target) -> list[Captain | Npc]:
    """The ships on the board that a line of the card means: the last attacker, or those of a status nearby."""
    if isinstance(line, Avenge):
        attacker = table.ship(npc.attacker) if npc.attacker else None
        return [attacker] if attacker is not None and attacker.at and attacker is not npc else []
    assert isinstance(line, Near)
    outlaw = line.status == "outlaw"
    wanted = [ship for ship in table.all_ships() if (ship.bounty > 0) == outlaw and ship.at and ship is not npc]
    if not wanted:
        return wanted
    chart, cells = table.chart, table.chart.cells
    near = _sectors_near(chart, cells[npc.at].sector, line.sectors)
    return [ship for ship in wanted if cells[ship.at].sector in near and not _at_peace(table, ship)]


def _sectors_near(chart: Chart, sector: str, steps: int) -> set[str]:
    """The sectors within a number of steps (XIA-20.2.2)."""
    found, edge = {sector}, [sector]
    for _ in range(steps):
        edge = [near for one in edge for near in chart.touching(one) if near not in found]
        found.update(edge)
    return found


def _at_peace(table: Xia, ship: Captain | Npc) -> bool:
    """Outside the Law: NPCs attack only to strike back (XIA-25.5.15)."""
    return isinstance(ship, Captain) and perk(table, ship.seat, "npc-peace") is not None


def _is_prey(table: Xia, npc: Npc, ship: Captain | Npc) -> bool:
    """Whether an NPC may and can attack a ship from some hex; every hex but stars can be reached (XIA-D53, XIA-D11)."""
    card, chart = table.pack.npcs[npc.id], table.chart
    if ship_id(ship) in card.never or (LAWFUL_PLANET in card.never and chart.cells[ship.at].alignment == "lawful"):
        return False
    if is_veiled(ship, max(distance(npc.at, ship.at), card.range[0])):  # XIA-4.4.11
        return False
    near = in_range(chart, ship.at, *card.range)
    return len(near) > len(table.captains) + len(table.npcs) or not near <= others_at(table, npc)


class NpcStrike(Step, frozen=True):
    """An NPC attacks its target if range and sight allow, then flees if its card says so (XIA-30.6.5, XIA-30.7.5)."""

    npc: str
    target: str

    def run(self, table: Xia) -> None:
        npc, card = npc_and_card(table, self.npc)
        _note_visit(table, npc, card)
        target = table.ship(self.target)
        if not npc.at or target is None or not target.at or npc.at not in in_range(table.chart, target.at, *card.range):
            return
        for line in card.program:
            if isinstance(line, Flee):
                table.then(NpcMove(self.npc, "planet", line.home, line.points))
        npc_attack(table, self.npc, self.target)
