"""Flying a plan in an imagined world, from the first turn in which anything changed."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.space_alert.rules.resolution import turn_steps, turns
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.event import Event

Plan = list[str | None]
"""What a figure does in each slot, as symbols; slot 0 does not exist."""


class Course(Struct):
    """A flown plan: the ship at the beginning of every turn, and at the end."""

    plans: list[Plan]
    states: list[SpaceAlert]
    """By turn, as far as the flight went; the first is the start, for there is no turn 0."""
    on_time: list[bool]
    """By turn, whether no delay had moved a card that was still to come; such cards may differ in `states`."""
    end: SpaceAlert

    def before(self, turn: int) -> SpaceAlert:
        """The ship as `turn` begins; a lost ship stays as it was last."""
        return self.states[min(turn, len(self.states) - 1)]


def ready(world: SpaceAlert) -> SpaceAlert:
    """A world in which a plan can be flown: whatever was not announced stays away, and nobody is asked anything."""
    start = world.copy()
    start.agenda.clear()
    start.setting = replace(start.setting, trips=False, campaign=None)
    return start


def fly(start: SpaceAlert, plans: list[Plan], base: Course | None = None, first: int = 1) -> Course:
    """Resolve plans; `base` is a course whose plans are the same before turn `first`."""
    turn = 1 if base is None else _resumed(base, first)
    states, on_time = ([start], [True]) if base is None else (base.states[:turn], base.on_time[:turn])
    table = (start if base is None else base.states[turn]).copy()
    for member, plan in zip(table.crew, plans, strict=True):
        member.plan[turn:] = plan[turn:]
    while turn <= table.last_slot and not table.outcome:
        states.append(table.copy())
        on_time.append(all(member.plan[turn:] == plan[turn:] for member, plan in zip(table.crew, plans, strict=True)))
        table.then(*turn_steps(table, turn))
        table.advance()
        turn += 1
    if not table.outcome:
        table.then(*turns(table, turn))
        table.advance()
    return Course(plans, states, on_time, table)


def given_up(course: Course, turn: int) -> Course:
    """A course on which nobody does anything from a turn on; only its end can be looked at."""
    if len(course.states) <= turn:
        return course
    idle: list[Plan] = [[*plan[:turn], *[None] * (len(plan) - turn)] for plan in course.plans]
    return Course(idle, course.states, course.on_time, _to_the_end(course.states[turn].copy(), idle, turn))


def flown(start: SpaceAlert, plans: list[Plan]) -> Course:
    """Plans resolved at once; only their end can be looked at."""
    return Course(plans, [start], [True], _to_the_end(start.copy(), plans, 1))


def _to_the_end(table: SpaceAlert, plans: list[Plan], turn: int) -> SpaceAlert:
    for member, plan in zip(table.crew, plans, strict=True):
        member.plan[turn:] = plan[turn:]
    table.then(*turns(table, turn))
    table.advance()
    return table


def story(start: SpaceAlert, plans: list[Plan]) -> list[Event]:
    """What happens when plans are flown, event by event."""
    table = start.copy()
    told: list[Any] = []
    table.event_sink = told
    _to_the_end(table, plans, 1)
    return [event for event in told if isinstance(event, Event)]


def _resumed(base: Course, first: int) -> int:
    """The last turn up to `first` from which a changed plan can be flown."""
    turn = min(first, len(base.states) - 1)
    while not base.on_time[turn]:
        turn -= 1
    return turn
