"""Planning in a lesson: the coach says what comes next (SA-R48); the plan is flown when the learner wants (SA-R46)."""

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert.rules.commands import CARD_COMMANDS, card_commands
from quarterdeck.games.space_alert.rules.planning import Planning, say_next
from quarterdeck.games.space_alert.school.goals import Flight
from quarterdeck.games.space_alert.state import SchoolReport
from quarterdeck.kernel.coach import LEARNER, GotIt, coach_says
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.goals import Note, Verdict
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.school.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert, Step


def lesson_of(table: "SpaceAlert") -> "Lesson":
    return table.pack.lessons[table.setting.lesson]


class FlyPlan(Option, frozen=True):
    """fly-plan: the plan is made; see what it does."""

    bars_undo = True

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        plan, read = _plan_again(table), (*_read_again(table), *_read_meanwhile(table))
        practised = _practised(table)
        say_next(table)
        table.school = SchoolReport(_rehearsed(table), plan, read, practised)


class LessonPlanning(Planning, frozen=True):
    """The learner plans as long as it takes."""

    clause = "SA-R46"
    choices = (*CARD_COMMANDS, GotIt, FlyPlan)

    def offer(self, table: "SpaceAlert", seat: int) -> list[Option]:
        return [*card_commands(table, seat), *GotIt.offer(table, seat, self), *FlyPlan.offer(table, seat, self)]

    def prompt(self, table: "SpaceAlert", seat: int | None) -> Reason:
        """What the coach says now; whoever looks on does not see the cards it depends on."""
        said = coach_says(table) if seat == LEARNER else None
        return said or super().prompt(table, seat)


def _plan_again(table: "SpaceAlert") -> tuple[str, ...]:
    """The options that lead from the start of the lesson to this plan: cards are taken back, then cards placed."""
    lesson, back, placed = lesson_of(table), [], []
    for board, member in enumerate(table.crew):
        start = lesson.board(board)
        for slot, card in enumerate(member.plan):
            if card != start[slot]:
                back += [f"take-back {board} {slot}"] if start[slot] else []
                placed += [f"place {board} {card} {slot}"] if card else []
    return (*back, *placed)


def _read_again(table: "SpaceAlert") -> list[str]:
    """What the coach does not say once more: everything to read before the present step."""
    lesson = lesson_of(table)
    assert table.coach is not None
    steps = lesson.steps[: lesson.step_after(table, table.coach.seen)]
    return [option for step in steps for option in step.options]


def _read_meanwhile(table: "SpaceAlert") -> tuple[str, ...]:
    """What counts as read besides: everything to read from the present step to the next task (SA-R48)."""
    lesson = lesson_of(table)
    assert table.coach is not None
    steps = lesson.steps[lesson.step_after(table, table.coach.seen) :]
    return tuple(option for step in takewhile(lambda step: step.options, steps) for option in step.options)


def _practised(table: "SpaceAlert") -> tuple[str, ...]:
    """The steps that are done, whichever of them the coach has come to."""
    assert table.coach is not None
    seen = table.coach.seen
    return tuple(step.id for step in lesson_of(table).steps if not step.awaited(table, seen))


def _rehearsed(table: "SpaceAlert") -> tuple[Verdict, ...]:
    """What becomes of the goals: the flight is flown once beforehand, and its events are recorded."""
    twin = table.copy()
    twin.event_sink = []
    twin.advance()
    flight = Flight(twin, notes_of(twin.event_sink))
    return tuple(goal.judge(flight) for goal in lesson_of(table).goals)


def notes_of(recorded: list[Any]) -> list[Note]:
    """Everything that was announced, with the turn in which it happened."""
    notes, turn = [], 0
    for event in recorded:
        if isinstance(event, Event):
            turn = event.args.get("turn", turn) if event.kind == "step-begins" else turn
            notes.append(Note(turn, event.kind, event.clause, event.args))
    return notes
