"""Movement: steps, arrivals and the end of a movement action (XIA-15)."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, Self

from msgspec.structs import replace

from quarterdeck.games.xia.rules import following
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.borders import BORDERS, crossings
from quarterdeck.games.xia.rules.cargo import collect
from quarterdeck.games.xia.rules.chart import SIDES, Chart, neighbours
from quarterdeck.games.xia.rules.crossing import UnderWay
from quarterdeck.games.xia.rules.hexes import side_index
from quarterdeck.games.xia.rules.nets import open_sides
from quarterdeck.games.xia.rules.risks import step_risks
from quarterdeck.games.xia.rules.smuggling import entered_planet, left_planet
from quarterdeck.games.xia.rules.steps import UNEXPLORED, goal_of, shares_hex, why_no_step
from quarterdeck.games.xia.rules.terrain import LAWFUL_ENTRANCE
from quarterdeck.games.xia.rules.terrain import UNEXPLORED as UNEXPLORED_SIDE
from quarterdeck.games.xia.rules.titles import record_deed
from quarterdeck.games.xia.state import Captain, Npc, Step, Xia, ship_id
from quarterdeck.games.xia.under_way import Crossing
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

ROCKS = ("asteroid", "debris")
"""Terrains that count for a title (XIA-25.4.16)."""


def put(table: Xia, name: str, spot: str) -> None:
    """Place a ship on a hex, without borders (XIA-14.1.7). Taking it off a planet undoes a sneak (XIA-D44)."""
    ship = table.ship(name)
    assert ship is not None
    if isinstance(ship, Captain) and ship.sneaked and table.chart.planet_of(spot) != table.chart.planet_of(ship.at):
        ship.sneaked = ""
    ship.at = spot


# Steps


def make_step(table: Xia, ship: Captain | Npc, side: str) -> None:
    """One step of any ship, after captains who could follow it were asked (XIA-D19)."""
    asked, name = following.questions(table, ship), ship_id(ship)
    if asked:
        table.then(*asked, SetOut(name, side, "step"), ComeAfter(name, ship.at))
    elif table.chart.cells[ship.at].crossings[side_index(side)]:
        set_out(table, name, side)
    else:  # no border lies between
        arrive(table, ship, Crossing(name, ship.at, goal_of(table, ship.at, side), ()))


def set_out(table: Xia, name: str, side: str, manner: Literal["step", "jump", "reach"] = "step") -> None:
    """Put a step with its borders on the agenda."""
    table.then(SetOut(name, side, manner))


class SetOut(Step, frozen=True):
    """A ship begins a step; the map is as it is now (XIA-D36)."""

    ship: str
    side: str
    manner: Literal["step", "jump", "reach"]

    def run(self, table: Xia) -> None:
        ship = table.ship(self.ship)
        if ship is None or not ship.at:
            return
        goal = goal_of(table, ship.at, self.side)
        borders = crossings(table.chart, ship.at, self.side)
        crossing = Crossing(self.ship, ship.at, goal, borders, self.manner)
        if self.manner == "jump":
            table.then(CountJump(self.ship))
        CrossBorders(crossing).run(table)


class CrossBorders(UnderWay, frozen=True):
    """The borders of a step, one after the other, then the arrival (XIA-23.1.4); a destroyed ship crosses no more."""

    def run(self, table: Xia) -> None:
        crossing, ship = self.crossing, table.ship(self.crossing.ship)
        if ship is None or not ship.at:
            return
        if not crossing.borders:
            arrive(table, ship, crossing)
            return
        way, border = crossing.borders[0].split(" ")
        table.then(CrossBorders(replace(crossing, borders=crossing.borders[1:])))
        BORDERS[border](table, crossing, way)


class ComeAfter(Step, frozen=True):
    """After a step of a ship: the harpoon that still holds it pulls its owner onto the hex that it left (XIA-D19)."""

    clause = "XIA-D19"
    ship: str
    left: str
    """The hex where the ship was."""

    def run(self, table: Xia) -> None:
        harpoon, ship = table.harpoon, table.ship(self.ship)
        if harpoon is None or harpoon.target != self.ship or ship is None or ship.at in ("", self.left):
            return
        follower = table.captains[harpoon.seat]
        table.then(following.Followed(self.left))
        make_step(table, follower, following.side_towards(table, follower.at, self.left))


class CountJump(Step, frozen=True):
    """A blind jump counts if the ship survived it, thrown back or not (XIA-25.4.4)."""

    ship: str

    def run(self, table: Xia) -> None:
        captain = table.ship(self.ship)
        if isinstance(captain, Captain) and captain.at:
            record_deed(table, captain.seat, "jumps")


def arrive(table: Xia, ship: Captain | Npc, crossing: Crossing) -> None:
    """All borders of a step of a ship are crossed (XIA-25.3.10)."""
    if crossing.manner == "reach":
        assert isinstance(ship, Captain)
        _land(table, ship, crossing)
        return
    ship.at = crossing.goal
    if table.event_sink is not None:
        table.emit_at("moved", "XIA-15.1.3", crossing.goal, ship=crossing.ship)
    if isinstance(ship, Captain):
        _captain_arrived(table, ship, crossing)


def _captain_arrived(table: Xia, captain: Captain, crossing: Crossing) -> None:
    movement, goal = table.movement, crossing.goal
    if movement is not None and movement.seat == captain.seat:
        movement.way.append(goal)
    cells = table.chart.cells
    terrain = cells[goal].terrain
    if crossing.shields or terrain in ROCKS:
        _count(table, captain.seat, crossing.shields, terrain)
    if terrain == "planet" or cells[crossing.start].terrain == "planet":
        _land(table, captain, crossing)
    if goal in table.tokens and not shares_hex(table, captain):  # XIA-D40
        collect(table, captain.seat, goal)


def _count(table: Xia, seat: int, shields: int, terrain: str) -> None:
    """What a completed step is worth for titles (XIA-25.4.16, XIA-25.4.17)."""
    for _ in range(shields):
        record_deed(table, seat, "shields")
    if terrain in ROCKS:
        record_deed(table, seat, "rocks")


def _land(table: Xia, captain: Captain, crossing: Crossing) -> None:
    """Coming onto a planet from outside (XIA-25.4.6, XIA-27.6.2); leaving one undoes a sneak (XIA-D44)."""
    chart = table.chart
    planet, before = chart.planet_of(crossing.goal), chart.planet_of(crossing.start)
    if planet == before:
        return
    if before and crossing.manner != "reach":
        left_planet(table, captain.seat, before)
    if planet:
        if crossing.manner != "reach":
            record_deed(table, captain.seat, "planets", planet)
        entered_planet(table, captain.seat, planet)


class StepTo(Option, frozen=True):
    """step ne: one hex for one movement point (XIA-15.1.3)."""

    verb = "step"
    side: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        movement, captain = table.movement, table.captains[seat]
        assert movement is not None
        sides = _open_sides(table.chart, captain.at, captain.outlaw)
        if movement.points > 1:
            return _steps_over(sides)  # type: ignore[return-value]
        taken, near = table.places(), neighbours(captain.at)
        return [_STEPS[side] for side in sides if near[side] not in taken]  # type: ignore[misc]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        assert table.movement is not None
        if self.side not in SIDES:
            return UNEXPLORED
        return why_no_step(table, table.captains[seat], self.side, table.movement.points - 1)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        movement = table.movement
        assert movement is not None
        movement.points -= 1
        make_step(table, table.captains[seat], self.side)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{goal_of(table, table.captains[seat].at, self.side)}", f"side:{self.side}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return step_risks(table, seat, table.captains[seat].at, self.side)


_STEPS = tuple(StepTo(side) for side in SIDES)


def _open_sides(chart: Chart, at: str, outlaw: bool) -> tuple[int, ...]:
    """The sides of a hex onto explored ones; outlaws are refused at lawful entrances (XIA-24.1.5)."""
    return open_sides(chart.cells[at].hurdles, UNEXPLORED_SIDE | (LAWFUL_ENTRANCE if outlaw else 0))


@cache
def _steps_over(sides: tuple[int, ...]) -> tuple[StepTo, ...]:
    return tuple([_STEPS[side] for side in sides])


class Stop(Option, frozen=True):
    """stop: end the movement action; its points are lost (XIA-15.1.7)."""

    keeps_undo = True

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        end_movement(table)


STOP = Stop()


def is_passing(table: Xia, captain: Captain) -> bool:
    """Whether a moving ship stands on an occupied hex and can still leave it (XIA-15.2.3)."""
    movement = table.movement
    if movement is None or movement.points < 1 or not captain.at or not shares_hex(table, captain):
        return False
    return any(why_no_step(table, captain, side, movement.points - 1) is None for side in SIDES)


def end_movement(table: Xia) -> None:
    """The movement action is over; a ship on an occupied hex goes back (XIA-15.2.4)."""
    movement, table.movement = table.movement, None
    assert movement is not None
    captain = table.captains[movement.seat]
    if not captain.at or not shares_hex(table, captain):
        return
    taken = {ship.at for ship in table.all_ships() if ship is not captain}
    free = [spot for spot in movement.way if spot not in taken]
    if free:
        put(table, captain.ship, free[-1])
        table.emit("put-back", "XIA-15.2.4", seat=movement.seat, at=captain.at, sector=table.sector_of(captain.at))
    else:
        table.then(Displaced(movement.seat, movement.way[0]))


class PutBeside(Option, frozen=True):
    """place 1,-2: where a ship goes that finds no free hex on its way (XIA-D32)."""

    verb = "place"
    hex: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Displaced") -> Sequence[Self]:
        taken, cells = table.occupied(), table.chart.cells
        beside = [spot for spot in table.chart.neighbours(frame.start) if spot in cells and spot not in taken]
        return [cls(spot) for spot in beside if cells[spot].terrain not in ("star", "asteroid", "debris")]

    def take(self, table: Xia, seat: int, frame: "Displaced") -> None:
        table.done()
        put(table, table.captains[seat].ship, self.hex)
        table.emit("put-back", "XIA-D32", seat=seat, at=self.hex, sector=table.sector_of(self.hex))

    def targets(self, table: Xia, seat: int, frame: "Displaced") -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class Displaced(Question, frozen=True):
    """No hex of the way is free: the captain chooses one beside its start (XIA-D32)."""

    clause = "XIA-D32"
    choices = (PutBeside,)
    start: str

    def default(self, table: Xia) -> Option:
        return PutBeside.offer(table, self.seat, self)[0]
