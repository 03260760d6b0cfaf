"""The coach of a first episode at the table, and as text for terminals and screen readers (G7-R51)."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.guided.script import guide
from quarterdeck.games.gen7.state import Asked, Gen7
from quarterdeck.kernel import coach
from quarterdeck.kernel.coach import LEARNER, Coach

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class Lecture(coach.Lecture, Asked, frozen=True):
    """Something to read before a draft or a turn, if that is the coach's next step."""

    clause = "G7-R51"


def begin_lessons(table: Gen7) -> None:
    """The coach joins before anything is chosen, after the last random set-up step; in the first episode only."""
    if table.setting.guided and table.setting.log is None:
        table.coach = Coach()
        table.then(Lecture(LEARNER))


def lecture_before_turn(table: Gen7, seat: int) -> None:
    if table.coach is not None and seat == LEARNER:
        table.then(Lecture(LEARNER))


def coach_lines(view: dict[str, Any], words: "Words") -> list[str]:
    """What the coach says now."""
    if view["coached"] is None:
        return []
    course = guide()
    return coach.coach_lines(course.saying(course.step_after(None, view["coached"])), words)
