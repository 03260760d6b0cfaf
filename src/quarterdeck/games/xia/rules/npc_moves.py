"""Moves of NPCs: their goals, the best way there, and the flight (XIA-30.4, XIA-D52)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, Self

from quarterdeck.games.xia.content.npcs import NpcCard
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.chart import SIDES, neighbours
from quarterdeck.games.xia.rules.following import let_go, watchers
from quarterdeck.games.xia.rules.moving import make_step
from quarterdeck.games.xia.rules.sight import in_range
from quarterdeck.games.xia.rules.ways import Choice, Way, equal_ways, last_free, npc_way
from quarterdeck.games.xia.state import Npc, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_SUCH_WAY = Reason("no-such-npc-way", "XIA-R16")

Aim = Literal["attack", "planet", "sell"]


def npc_named(table: Xia, name: str) -> Npc:
    npc = table.npc(name)
    assert npc is not None
    return npc


def npc_and_card(table: Xia, name: str) -> tuple[Npc, NpcCard]:
    return npc_named(table, name), table.pack.npcs[name]


def others_at(table: Xia, npc: Npc) -> set[str]:
    """The hexes with ships other than an NPC."""
    found = table.occupied()
    found.discard(npc.at)
    return found


def goals_of(table: Xia, npc: Npc, aim: Aim, about: str, taken: set[str]) -> frozenset[str]:
    """The goals of an NPC: where it can attack a ship, inside a planet, or at its sell hex.

    `taken` are the hexes with other ships.
    """
    chart = table.chart
    if aim == "attack":
        target = table.ship(about)
        assert target is not None
        return in_range(chart, target.at, *table.pack.npcs[npc.id].range) - taken  # XIA-30.4.11
    inside = _as_set(chart.planet_hexes(about))
    if aim == "planet":
        return inside if inside.isdisjoint(taken) else inside - taken or inside
    sell = chart.marked(about, "sell")
    if sell not in taken:
        return frozenset({sell})
    return inside.intersection(neighbours(sell)) - taken or inside  # XIA-D54


@lru_cache(maxsize=1024)
def _as_set(hexes: tuple[str, ...]) -> frozenset[str]:
    return frozenset(hexes)


class NpcMove(Step, frozen=True):
    """A move of an NPC: fixed points, or those of its die (XIA-D51)."""

    clause = "XIA-30.4.5"
    npc: str
    aim: Aim
    about: str
    """The ship or planet it moves towards."""
    points: int = 0
    """Fixed points; 0: those on its card."""

    def run(self, table: Xia) -> None:
        npc, card = npc_and_card(table, self.npc)
        if not npc.at:
            return
        taken = others_at(table, npc)
        goals = goals_of(table, npc, self.aim, self.about, taken)
        if not goals or npc.at in goals:
            return
        points = self.points or card.move
        if table.setting.npc_moves == "rolled":
            points = table.roll("dice", card.move_die)
            table.emit("npc-engine-rolled", "XIA-D51", ship=self.npc, points=points)
        if table.setting.npc_ways == "asked":
            table.then(NpcPlan(npc.controller, self.npc, self.aim, self.about, points))
        else:
            _set_out(table, npc, self.aim, self.about, points, _best_way(table, npc, goals, points, taken))


class NpcWay(Option, frozen=True):
    """place 3,1: let the NPC stop there; rolls on the way are named if several ways lead there (XIA-R16)."""

    verb = "place"
    hex: str
    rolls: str = ""
    """`asteroid+debris`."""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "NpcPlan") -> Sequence[Self]:
        return [cls(*words) for words in frame.named(table)]

    def reason(self, table: Xia, seat: int, frame: "NpcPlan") -> Reason | None:
        return None if (self.hex, self.rolls) in frame.named(table) else NO_SUCH_WAY

    def take(self, table: Xia, seat: int, frame: "NpcPlan") -> None:
        way = frame.named(table)[self.hex, self.rolls]
        table.done()
        _set_out(table, npc_named(table, frame.npc), frame.aim, frame.about, frame.points, way)

    def targets(self, table: Xia, seat: int, frame: "NpcPlan") -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class NpcPlan(Question, frozen=True):
    """The best way of an NPC; with `npc_ways: asked` its controller chooses among equal ones (XIA-R16, XIA-R17)."""

    clause = "XIA-30.4.5"
    choices = (NpcWay,)
    npc: str
    aim: Aim
    about: str
    points: int

    def open(self, table: Xia) -> bool:
        return table.setting.npc_ways == "asked" and len(self.named(table)) > 1

    def run(self, table: Xia) -> None:
        npc = npc_named(table, self.npc)
        taken = others_at(table, npc)
        goals = goals_of(table, npc, self.aim, self.about, taken)
        way = _best_way(table, npc, goals, self.points, taken)
        _set_out(table, npc, self.aim, self.about, self.points, way)

    def default(self, table: Xia) -> Option:
        return NpcWay(*next(iter(self.named(table))))

    def named(self, table: Xia) -> dict[tuple[str, str], Way]:
        """The ways to choose from, by the words of their options."""
        npc = npc_named(table, self.npc)
        taken = others_at(table, npc)
        goals = goals_of(table, npc, self.aim, self.about, taken)
        ways = equal_ways(table.chart, npc.at, goals, self.points, taken, bounty=npc.bounty)
        return {(choice.stop, _rolls(choice, ways)): way for choice, way in ways.items()}


def _best_way(table: Xia, npc: Npc, goals: frozenset[str], points: int, taken: set[str]) -> Way:
    """The first of the best ways as far as the points of an NPC reach, up to a free hex (XIA-30.4.10)."""
    way = npc_way(table.chart, npc.at, goals, bounty=npc.bounty, points=points)
    return last_free(way, taken) if way else ()


def _set_out(table: Xia, npc: Npc, aim: Aim, about: str, points: int, way: Way) -> None:
    if way:
        NpcFlight(npc.id, aim, about, points, npc.at, way, npc.outlaw).run(table)


def _rolls(choice: Choice, ways: dict[Choice, Way]) -> str:
    """The rolls of a way, if another one stops on the same hex."""
    return "+".join(choice.rolls) or "none" if len([1 for one in ways if one.stop == choice.stop]) > 1 else ""


def _glide(table: Xia, npc: Npc, way: Way) -> Way:
    """Fly until a border, gate or follower interrupts; returns the rest of the way."""
    cells, watched = table.chart.cells, {captain.at for captain in watchers(table)}
    for number, goal in enumerate(way):
        near, at = neighbours(npc.at), npc.at
        if goal not in near or cells[at].crossings[near.index(goal)] or (watched and not watched.isdisjoint(near)):
            return way[number:]
        npc.at = goal
        if table.event_sink is not None:
            table.emit_at("moved", "XIA-15.1.3", goal, ship=npc.id)
    return ()


class NpcFlight(Step, frozen=True):
    """An NPC flies along its way; what a border does to it makes it plan again (XIA-D52)."""

    clause = "XIA-30.4.5"
    npc: str
    aim: Aim
    about: str
    points: int
    at: str
    """Where it should be now."""
    way: Way
    outlaw: bool
    """Whether it was an outlaw when the way was planned."""

    def run(self, table: Xia) -> None:
        npc = npc_named(table, self.npc)
        if not npc.at:
            return
        if npc.at != self.at or npc.outlaw != self.outlaw:
            self._plan_again(table, npc)
        elif self.way:
            way = self.way if table.harpoon is not None else _glide(table, npc, self.way)
            if way:
                self._step(table, npc, way)

    def _plan_again(self, table: Xia, npc: Npc) -> None:
        """Thrown back by a shield, or wanted since it crossed one: the point is spent (XIA-D52)."""
        target = table.ship(self.about) if self.aim == "attack" else None
        if self.points and (target is None or target.at):
            table.then(NpcPlan(npc.controller, self.npc, self.aim, self.about, self.points))

    def _step(self, table: Xia, npc: Npc, way: Way) -> None:
        goal, left = way[0], self.points - len(self.way) + len(way) - 1
        table.then(NpcFlight(self.npc, self.aim, self.about, left, goal, way[1:], self.outlaw))
        near = neighbours(npc.at)
        if goal in near:
            make_step(table, npc, SIDES[near.index(goal)])
        else:
            self._through_gate(table, npc, goal)

    def _through_gate(self, table: Xia, npc: Npc, goal: str) -> None:
        """A linked gate costs one point, and nobody follows (XIA-30.4.3, XIA-D19)."""
        npc.at = goal
        let_go(table, self.npc)
        table.emit("npc-through-gate", "XIA-30.4.3", ship=self.npc, at=goal, sector=table.sector_of(goal))
