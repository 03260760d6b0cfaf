"""Where the ship that moves now can go: costs, risks and options of each way (XIA-15.1.3, XIA-R12, XIA-R29)."""

from functools import cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from quarterdeck.games.xia.rules.chart import SIDES, Chart
from quarterdeck.games.xia.rules.flying import Fly
from quarterdeck.games.xia.rules.hexes import neighbours
from quarterdeck.games.xia.rules.moving import StepTo
from quarterdeck.games.xia.rules.risks import way_harm
from quarterdeck.games.xia.rules.stored_moves import SpendMove
from quarterdeck.games.xia.rules.terrain import HURDLES, LAWFUL_ENTRANCE, OUTLAW_ENTRANCE, UNEXPLORED
from quarterdeck.games.xia.rules.way_odds import WayHarm
from quarterdeck.games.xia.rules.ways import reachable

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Captain, Xia

DEBRIS, BOUNTY, SHIELD, HAZARD, STEP = 10**12, 10**9, 10**6, 10**3, 1
"""What a captain who looks for a safe way minimises, one after the other; a hazard is an asteroid or nebula."""
WORST = {"debris": DEBRIS, "entrance": BOUNTY, "shield": SHIELD, "asteroid": HAZARD, "nebula": HAZARD}


class FlightWay(Struct, frozen=True):
    """A way to a hex."""

    hexes: list[str]
    """The hexes that are entered, the goal last: each costs a point."""
    rolls: list[str]
    """The borders on the way that need a roll, or make an outlaw (`entrance`), in order."""
    steps: list[int]
    """The step of each of them, by the number of its hex."""
    harm: WayHarm
    """What they do to the ship."""
    option: str
    """The option that flies it, or begins it: a flight ends before the first roll."""


class Reached(Struct, frozen=True):
    """A hex that the ship can reach."""

    free: bool
    """Whether a ship may stop there (XIA-15.2)."""
    ways: list[FlightWay]
    """The safest first; each of the others is shorter and riskier than those before it."""


def reached_hexes(table: "Xia") -> dict[str, Reached]:
    """All hexes within the points that are left, as far as the captain is asked where to go."""
    movement = table.movement
    top = table.agenda[-1] if table.agenda else None
    choices = top.choices if top is not None and top.seats(table) else ()  # films view it before it waits
    if movement is None or not {StepTo, SpendMove}.intersection(choices):
        return {}
    captain = table.captains[movement.seat]
    found = _Reach(table, captain, movement.points if Fly in choices else 1, flies=Fly in choices).hexes()
    return found if table.coach is None else _coached(table, captain.seat, found)


def _coached(table: "Xia", seat: int, found: dict[str, Reached]) -> dict[str, Reached]:
    """The hexes to which the coach of a guided game lets the learner fly (XIA-R35)."""
    kept = {}
    for goal, reached in found.items():
        ways = [way for way in reached.ways if table.why_not(seat, table.option(way.option)) is None]
        if reached.free and ways and f"hex:{goal}" in table.targets(seat, table.option(ways[0].option)):
            kept[goal] = Reached(True, ways)
    return kept


Crossed = tuple[tuple[str, int], ...]
"""Borders that need a roll, each with the number of the step that crosses it."""


class _Way(NamedTuple):
    """A way with what it crosses."""

    hexes: tuple[str, ...]
    crossed: Crossed

    @property
    def rolls(self) -> tuple[str, ...]:
        return tuple([border for border, _ in self.crossed])


class _Reach:
    """Looks for the ways of one ship."""

    def __init__(self, table: "Xia", captain: "Captain", points: int, *, flies: bool) -> None:
        self.start, self.flies, chart = captain.at, flies, table.chart
        self.harm = cache(lambda rolls: way_harm(table, captain.seat, rolls))
        self.taken = table.occupied() - {captain.at}
        self.quiet = reachable(chart, captain.at, points, outlaw=captain.outlaw)
        key = ("risky", captain.at, points, captain.outlaw)
        self.risky: dict[str, list[_Way]] = chart.kept(key, lambda: _risky(chart, captain, points))

    def hexes(self) -> dict[str, Reached]:
        return {goal: Reached(goal not in self.taken, self._ways(goal)) for goal in {**self.quiet, **self.risky}}

    def _ways(self, goal: str) -> list[FlightWay]:
        """The quiet way that a flight takes, then those with rolls."""
        found = [way for way in self.risky[goal] if way.crossed]
        if goal in self.quiet:
            found.insert(0, _Way(self.quiet[goal], ()))
        return [
            FlightWay(
                hexes=list(way.hexes),
                rolls=list(way.rolls),
                steps=[step for _, step in way.crossed],
                harm=self.harm(way.rolls),
                option=self._option(goal, way),
            )
            for way in found
        ]

    def _option(self, goal: str, way: _Way) -> str:
        """A flight to the goal, or to the last free hex before the first roll; else a step."""
        before = [place for place in self._quiet_part(way) if place not in self.taken] if self.flies else []
        return f"fly {before[-1]}" if before else f"step {SIDES[neighbours(self.start).index(way.hexes[0])]}"

    def _quiet_part(self, way: _Way) -> list[str]:
        """The beginning of a way that needs no roll and is no detour."""
        found: list[str] = []
        for number, place in enumerate(way.hexes, 1):
            if place not in self.quiet or len(self.quiet[place]) > number:
                break
            found.append(place)
        return found


def _risky(chart: Chart, captain: "Captain", points: int) -> dict[str, list[_Way]]:
    """The ways to every hex that the points allow, the safest first, then shorter ones that are riskier.

    Stars and closed entrances are no way.
    """
    closed = UNEXPLORED | HURDLES["star"] | (LAWFUL_ENTRANCE if captain.outlaw else 0)
    found: dict[str, list[_Way]] = {}
    shortest: dict[str, int] = {}
    queue: list[tuple[int, tuple[str, ...], str, Crossed]] = [(0, (), captain.at, ())]
    while queue:
        price, way, place, crossed = heappop(queue)
        if len(way) >= shortest.get(place, points + 1):
            continue
        shortest[place] = len(way)
        found.setdefault(place, []).append(_Way(way, crossed))
        for side, near in enumerate(neighbours(place)):
            if len(way) < points and not chart.cells[place].hurdles[side] & closed:
                more = _rolls(chart, captain, place, side)
                dearer = price + STEP + sum([WORST[roll] for roll in more])
                rolls = tuple([(roll, len(way)) for roll in more])
                heappush(queue, (dearer, (*way, near), near, crossed + rolls))
    del found[captain.at]
    return found


def _rolls(chart: Chart, captain: "Captain", place: str, side: int) -> tuple[str, ...]:
    """What a step asks of a captain: rolls, or a bounty at the entrance of an outlaw planet (XIA-24.1.7)."""
    costly = bool(chart.cells[place].hurdles[side] & OUTLAW_ENTRANCE) and not captain.outlaw
    found = [kind for kind, _ in chart.cells[place].crossings[side] if kind in WORST and (kind != "entrance" or costly)]
    return tuple(found)
