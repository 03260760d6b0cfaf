"""Flying: impulse and engines, flights without rolls, and reaching over to occupied hexes (XIA-7, XIA-10.6, XIA-15)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Self

from quarterdeck.games.xia.rules import following
from quarterdeck.games.xia.rules.abilities import Use
from quarterdeck.games.xia.rules.acting import DEPLETED, NO_MARKER, NO_SPOT, NOT_BEFORE_BUSINESS, AtHex, not_now
from quarterdeck.games.xia.rules.answers import Pass, Question
from quarterdeck.games.xia.rules.borders import crossings, refused
from quarterdeck.games.xia.rules.cargo import Buy, Gather, Sell, collect
from quarterdeck.games.xia.rules.chart import SIDES, neighbours
from quarterdeck.games.xia.rules.combat import Attack
from quarterdeck.games.xia.rules.destinations import destinations, is_useful
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.exploring import Jump, Scan
from quarterdeck.games.xia.rules.forecasts import die_reason
from quarterdeck.games.xia.rules.gates import Gate, Tigris
from quarterdeck.games.xia.rules.gifts import AT_ANY_TIME, ManyActions
from quarterdeck.games.xia.rules.hexes import around
from quarterdeck.games.xia.rules.holds import HOLDS, loadout_of
from quarterdeck.games.xia.rules.loose_cubes import Jettison, PickUp
from quarterdeck.games.xia.rules.minor import MINOR, MINOR_BY_REACH
from quarterdeck.games.xia.rules.missions import ABORT, Deliver, Task
from quarterdeck.games.xia.rules.moving import (
    STOP,
    ComeAfter,
    SetOut,
    StepTo,
    Stop,
    arrive,
    end_movement,
    is_passing,
    set_out,
)
from quarterdeck.games.xia.rules.odds import DieOdds
from quarterdeck.games.xia.rules.outfits import (
    ENGINE,
    die_of,
    kind_of,
    outfit_named,
    spend_marker,
    usable,
)
from quarterdeck.games.xia.rules.place_names import place_args
from quarterdeck.games.xia.rules.rescue import Rescue
from quarterdeck.games.xia.rules.risks import step_risks
from quarterdeck.games.xia.rules.smuggling import sneak_risk
from quarterdeck.games.xia.rules.steps import NO_ROOM_TO_STOP, goal_of, shares_hex
from quarterdeck.games.xia.rules.taking_missions import TakeMission
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.rules.ways import back, flights
from quarterdeck.games.xia.state import Captain, Outfit, Step, Xia
from quarterdeck.games.xia.under_way import Crossing, Movement
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_ENGINE = Reason("outfit-not-owned", "XIA-17.3.1")
IMPULSE_USED = Reason("impulse-used", "XIA-7.1.2")
NO_WAY = Reason("no-way-without-roll", "XIA-R29")
NOBODY_THERE = Reason("hex-not-occupied", "XIA-15.3.1")
TWO_POINTS = Reason("reach-needs-two-points", "XIA-15.3.1")
STOP_FIRST = Reason("stop-first", "XIA-15.1.6")


# Beginning a movement action


def begin_movement(table: Xia, seat: int, points: int) -> None:
    """A movement action with a number of points (XIA-15.1.1); without points there is none (XIA-D67)."""
    captain = table.captains[seat]
    table.emit("movement-began", "XIA-15.1.2", seat=seat, points=points)
    if points > 0:
        table.movement = Movement(seat, points, [captain.at])
        table.then(Moving(seat))


class Impulse(Option, frozen=True):
    """impulse: a movement action without energy or markers (XIA-7.1)."""

    keeps_undo = True

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return None if table.captains[seat].impulse else IMPULSE_USED

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.captains[seat].impulse = False
        table.emit("impulse-used", "XIA-7.1.2", seat=seat)
        begin_movement(table, seat, impulse_value(table, seat))


IMPULSE = Impulse()


def impulse_value(table: Xia, seat: int) -> int:
    """The printed value, and one more with Grand Tour (XIA-7.1.1, XIA-25.5.6)."""
    return table.mat(seat).impulse + (perk(table, seat, "impulse") or 0)


class Engine(Option, frozen=True):
    """engine m-22-engine: a movement action by the roll of an engine (XIA-10.6.1)."""

    outfit: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        captain = table.captains[seat]
        if not captain.armed or not captain.outfits:
            return ()
        return _engines(captain.ship, captain.outfits, captain.damage, table.setting.pack)  # type: ignore[return-value]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if captain.depleted:
            return DEPLETED
        if outfit_named(captain, self.outfit) is None or kind_of(table, self.outfit).kind != ENGINE:
            return NO_ENGINE
        if not captain.armed:
            return NO_MARKER
        return None if self.outfit in usable(table, seat, ENGINE) else NO_SPOT

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        die = spend_marker(table, seat, self.outfit)
        table.emit("engine-used", "XIA-10.6.1", seat=seat, outfit=self.outfit)
        table.then(Throw(seat, "engine", (die,), (self.outfit,)), EngineRolled(seat))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"outfit:{self.outfit}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [die_reason(DieOdds(*die_of(table, seat, self.outfit)), "odds-of-engine")]


@lru_cache(maxsize=HOLDS)
def _engines(ship: str, outfits: tuple[Outfit, ...], damage: tuple[str, ...], content: str) -> tuple[Engine, ...]:
    """The engines among some outfits that could be used."""
    return tuple(map(Engine, loadout_of(ship, outfits, damage, content).usable((ENGINE,))))


class EngineRolled(Step, frozen=True):
    """The modified roll is the number of movement points (XIA-10.6.1)."""

    seat: int

    def run(self, table: Xia) -> None:
        begin_movement(table, self.seat, table.rolls.pop().value)


# Flights without rolls


def way_to(table: Xia, captain: Captain, goal: str) -> tuple[str, ...]:
    """The shortest way to a hex without a roll and without bounty; nothing if there is none (XIA-R29)."""
    assert table.movement is not None
    came = flights(table.chart, captain.at, table.movement.points, captain.outlaw, goal=goal)
    return back(came, goal) if goal in came and goal not in _others(table, captain) else ()


def _others(table: Xia, captain: Captain) -> list[str]:
    """The hexes of all other ships on the board."""
    found = table.places()
    del found[captain.seat]
    return [at for at in found if at] if "" in found else found


class Fly(Option, frozen=True):
    """fly 2,-2: the shortest way without a roll and without bounty (XIA-R29)."""

    is_open = True
    hex: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Moving") -> Sequence[Self]:
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        if movement.points < 2:
            return ()
        spots = destinations(table, captain, movement.points, _others(table, captain))
        return [*map(_fly, spots)]  # type: ignore[list-item]

    def reason(self, table: Xia, seat: int, frame: "Moving") -> Reason | None:
        return None if way_to(table, table.captains[seat], self.hex) else NO_WAY

    def take(self, table: Xia, seat: int, frame: "Moving") -> None:
        captain = table.captains[seat]
        table.then(FlyOn(seat, way_to(table, captain, self.hex), _surprises(captain), captain.at))

    def label(self, table: Xia, seat: int, frame: "Moving") -> Reason:
        return Reason("option-fly-to", "", place_args(table.chart, self.hex))

    def targets(self, table: Xia, seat: int, frame: "Moving") -> tuple[str, ...]:
        return (f"hex:{self.hex}",)

    def preview(self, table: Xia, seat: int, frame: "Moving") -> list[Reason]:
        captain = table.captains[seat]
        way = way_to(table, captain, self.hex)
        return [Reason("costs-points", "XIA-R29", {"points": len(way)}), *sneak_risk(table, seat, captain.at, self.hex)]


@cache
def _fly(spot: str) -> Fly:
    """The option for a hex: many are listed again and again."""
    return Fly(spot)


def _surprises(captain: Captain) -> tuple[int, int, bool]:
    """Facts that a token, being caught or a successful sneak change."""
    return len(captain.tokens), captain.bounty, captain.sneaked != ""


class FlyOn(Step, frozen=True):
    """The rest of a flight; it ends early after anything unforeseen (XIA-R29)."""

    seat: int
    way: tuple[str, ...]
    surprises: tuple[int, int, bool]
    """Those before the flight."""
    start: str

    def run(self, table: Xia) -> None:
        captain, chart, start, todo = table.captains[self.seat], table.chart, self.start, len(table.agenda)
        for number, goal in enumerate(self.way):
            if not self._goes_on(table, captain, start, goal):
                return
            side = neighbours(start).index(goal)
            asked = following.questions(table, captain)
            if asked:  # an answer of another captain ends the flight
                table.then(*asked, SetOut(captain.ship, SIDES[side], "step"), ComeAfter(captain.ship, start))
                return
            if chart.cells[start].crossings[side]:
                table.then(SetOut(captain.ship, SIDES[side], "step"), self._rest(number))
                return
            arrive(table, captain, Crossing(captain.ship, start, goal, ()))
            if len(table.agenda) > todo:  # something has to be done first
                table.later(self._rest(number))
                return
            start = goal

    def _rest(self, number: int) -> "FlyOn":
        """What is left of the flight after a step."""
        return FlyOn(self.seat, self.way[number + 1 :], self.surprises, self.way[number])

    def _goes_on(self, table: Xia, captain: Captain, start: str, goal: str) -> bool:
        """Whether everything is as foreseen; if so, the next step is paid."""
        movement = table.movement
        if movement is None or captain.at != start or _surprises(captain) != self.surprises:
            return False
        left = movement.points - 1
        if left < 0 or (left == 0 and goal in table.occupied()):
            return False
        movement.points = left
        return True


# Occupied hexes


class Reach(Option, frozen=True):
    """reach s: two points for one action as if on a neighbouring occupied hex (XIA-15.3)."""

    is_open = True
    side: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Moving") -> Sequence[Self]:
        """Where the ship could use something (XIA-R29)."""
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        if movement.points < 2:
            return ()
        beside = around(captain.at).intersection(table.places())
        if not beside:
            return ()
        found = [cls(side) for side, spot in zip(SIDES, neighbours(captain.at), strict=True) if spot in beside]
        possible = [option for option in found if option.reason(table, seat, frame) is None]
        return [option for option in possible if _worth_reaching(table, captain, option.side)]

    def reason(self, table: Xia, seat: int, frame: "Moving") -> Reason | None:
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        if movement.points < 2:
            return TWO_POINTS
        if self.side not in SIDES or (goal := goal_of(table, captain.at, self.side)) not in _others(table, captain):
            return NOBODY_THERE
        return refused(table, captain, captain.at, goal, crossings(table.chart, captain.at, self.side))

    def take(self, table: Xia, seat: int, frame: "Moving") -> None:
        assert table.movement is not None
        table.movement.points -= 2
        table.emit("reached-over", "XIA-15.3.1", seat=seat, side=self.side)
        table.then(Reaching(seat, goal_of(table, table.captains[seat].at, self.side)))
        set_out(table, table.captains[seat].ship, self.side, "reach")

    def targets(self, table: Xia, seat: int, frame: "Moving") -> tuple[str, ...]:
        return (f"hex:{goal_of(table, table.captains[seat].at, self.side)}", f"side:{self.side}")

    def preview(self, table: Xia, seat: int, frame: "Moving") -> list[Reason]:
        return step_risks(table, seat, table.captains[seat].at, self.side)


def _worth_reaching(table: Xia, captain: Captain, side: str) -> bool:
    """Whether an action that is bound to a hex could be taken on the neighbouring one (XIA-D31)."""
    spot, chart = goal_of(table, captain.at, side), table.chart
    if spot in table.tokens or spot in table.ground or (spot in chart.rim and table.stack_size):
        return True
    return chart.cells[spot].mark != "" and is_useful(table, captain, spot)


class Decline(Pass, frozen=True):
    """pass: take no action on the occupied hex after all."""

    verb = "pass"

    def take(self, table: Xia, seat: int, frame: "Reaching") -> None:
        table.done()


ELSEWHERE = ("impulse", "engine", "attack", "use", "rescue", "jump", "gate", "tigris", "jettison", "abort")
"""Actions that are not bound to a hex, or need the real one."""


class Reaching(AtHex, frozen=True):
    """One action as if on the occupied hex; only actions that are bound to a hex (XIA-15.3.6, XIA-D31)."""

    clause = "XIA-15.3.1"
    choices = (Buy, Sell, Gather, Task, Deliver, Scan, *MINOR_BY_REACH, Decline)
    before = NOT_BEFORE_BUSINESS | not_now(dict.fromkeys(ELSEWHERE, "XIA-15.3.6"))

    def open(self, table: Xia) -> bool:
        """A token there is collected at once, and that is the action (XIA-D69)."""
        return table.captains[self.seat].at != "" and self.hex not in table.tokens

    def run(self, table: Xia) -> None:
        if self.hex in table.tokens and table.captains[self.seat].at:
            collect(table, self.seat, self.hex)


# The movement action

FULL: tuple[type[Option], ...] = (Impulse, Engine, Attack, Use, Task, Deliver, Buy, Sell, Gather, Scan, Rescue)
"""The full actions (XIA-17.3)."""


class PassingThrough(Question, frozen=True):
    """On an occupied hex: the ship goes on, and can do nothing else meanwhile (XIA-15.2.3, XIA-D30)."""

    clause = "XIA-15.2.3"
    choices = (StepTo, Fly, Gate, Tigris)
    before = {"stop": NO_ROOM_TO_STOP}

    def open(self, table: Xia) -> bool:
        return is_passing(table, table.captains[self.seat]) and super().open(table)

    def run(self, table: Xia) -> None:
        """Past the hex, or only one way on (XIA-R11)."""
        if is_passing(table, table.captains[self.seat]):
            super().run(table)


class Moving(ManyActions, frozen=True):
    """A movement action: steps, and minor actions between them (XIA-15.1)."""

    clause = "XIA-15.1.3"
    choices = (StepTo, Fly, Stop, Jump, Gate, Tigris, Reach, *MINOR, *AT_ANY_TIME)
    before = NOT_BEFORE_BUSINESS | dict.fromkeys([*(kind.verb for kind in FULL), "end-actions"], STOP_FIRST)

    def open(self, table: Xia) -> bool:
        """Whether there are points left, and the ship stands alone."""
        movement, captain = table.movement, table.captains[self.seat]
        return movement is not None and movement.points > 0 and captain.at != "" and not shares_hex(table, captain)

    def run(self, table: Xia) -> None:
        """Without points the movement is over, and if the ship cannot leave an occupied hex (XIA-15.2.4)."""
        if is_passing(table, table.captains[self.seat]):
            table.then(PassingThrough(self.seat), self)
        elif table.movement is not None:
            end_movement(table)

    def possible(self, table: Xia, captain: Captain) -> list[Option]:
        chart, seat, at = table.chart, captain.seat, captain.at
        cell = chart.cells[at]
        found: list[Option] = [*StepTo.offer(table, seat, self), *Fly.offer(table, seat, self), STOP]
        if at in chart.rim and table.stack_size:
            found += Jump.offer(table, seat, self)
        if cell.terrain == "gate":
            found += [*Gate.offer(table, seat, self), *Tigris.offer(table, seat, self)]
        found += Reach.offer(table, seat, self)
        if cell.mark == "mission":
            found += TakeMission.offer(table, seat, self)
        if at in table.ground:
            found += PickUp.offer(table, seat, self)
        if captain.cargo:
            found += Jettison.offer(table, seat, self)
        if captain.mission is not None:
            found.append(ABORT)
        return found


ACTIONS = [*(kind.verb for kind in (*FULL, *Moving.choices)), "end-actions"]
"""What belongs to the action phase, by verb."""
