"""Planning in a lesson: the coach says what comes next (SA-R48); the plan is flown when the learner wants (SA-R46)."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quarterdeck.games.space_alert.coach import current
from quarterdeck.games.space_alert.commands import CARD_COMMANDS
from quarterdeck.games.space_alert.goals import Flight, Note, Verdict
from quarterdeck.games.space_alert.planning import Planning, say_next
from quarterdeck.games.space_alert.state import SchoolReport
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert

_NOTHING_TO_READ = Reason("nothing-to-read", "SA-R48")


def lesson_of(table: "SpaceAlert") -> "Lesson":
    return table.pack.lessons[table.setting.lesson]


class GotIt(Option, frozen=True):
    """got-it: what the coach said is read."""

    def reason(self, table: "SpaceAlert", seat: int) -> Reason | None:
        step = lesson_of(table).steps[table.top(LessonPlanning).step(table)]
        return None if step.reading else _NOTHING_TO_READ

    def take(self, table: "SpaceAlert", seat: int) -> None:
        planning = table.top(LessonPlanning)
        table.become(replace(planning, page=planning.page + 1))


class FlyPlan(Option, frozen=True):
    """fly-plan: the plan is made; see what it does."""

    binds = True

    def take(self, table: "SpaceAlert", seat: int) -> None:
        plan = _plan_again(table)
        say_next(table)
        table.school = SchoolReport(_rehearsed(table), plan)


class LessonPlanning(Planning, frozen=True):
    """The learner plans as long as it takes; `page` pages of the coach have been read."""

    clause = "SA-R46"
    choices = (*CARD_COMMANDS, GotIt, FlyPlan)
    page: int = 0

    def step(self, table: "SpaceAlert") -> int:
        return current(lesson_of(table).steps, table, self.page)

    def prompt(self, table: "SpaceAlert", seat: int | None) -> Reason:
        """The step that comes next; whoever looks on does not see the cards it depends on."""
        if seat not in self.seats(table):
            return super().prompt(table, seat)
        return lesson_of(table).saying(self.step(table))


def _plan_again(table: "SpaceAlert") -> tuple[str, ...]:
    """The options that lead from the start of the lesson to this plan: cards taken back, then cards placed."""
    lesson, back, placed = lesson_of(table), [], []
    for board, member in enumerate(table.crew):
        start = lesson.board(board)
        for slot, card in enumerate(member.plan):
            if card != start[slot]:
                back += [f"take-back {board} {slot}"] if start[slot] else []
                placed += [f"place {board} {card} {slot}"] if card else []
    return (*back, *placed)


def _rehearsed(table: "SpaceAlert") -> tuple[Verdict, ...]:
    """What becomes of the goals: the flight is flown once beforehand, with an ear on it."""
    twin = table.copy()
    twin.told = []
    twin.advance()
    flight = Flight(twin, notes_of(twin.told))
    return tuple(goal.judge(flight) for goal in lesson_of(table).goals)


def notes_of(told: list[Any]) -> list[Note]:
    """What was told, with the turn in which it happened."""
    notes, turn = [], 0
    for event in told:
        if isinstance(event, Event):
            turn = event.args.get("turn", turn) if event.kind == "step-begins" else turn
            notes.append(Note(turn, event.kind, event.clause, event.args))
    return notes
