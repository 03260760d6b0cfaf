"""The coach of the guided game at the table (XIA-R35), and what became of the goals (XIA-R36)."""

from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.games.xia.guided.script import guide
from quarterdeck.games.xia.state import Asked, Xia
from quarterdeck.kernel import coach
from quarterdeck.kernel.goals import Verdict, progress_lines, verdict_lines

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class Lecture(coach.Lecture, Asked, frozen=True):
    """Something to read before or after a turn, if that is the coach's next step."""

    clause = "XIA-R35"


def report(table: Xia) -> tuple[Verdict, ...]:
    """What became of the goals; a missed one says what would have helped (XIA-R36)."""
    if not (table.setting.guided and table.winners):
        return ()
    return tuple(goal.judge(table) for goal in guide().goals)


def goal_lines(result: Any, words: "Words") -> list[str]:
    """The goals as text: met, or missed with what would have helped."""
    return verdict_lines(result.guided.goals, words) if result.guided else []


def coach_lines(view: dict[str, Any], words: "Words") -> list[str]:
    """What the coach says now, for those who read the table; without a coach, the progress towards the goals."""
    if view["coached"] is None:
        return progress_lines(msgspec.convert(view.get("goals", []), list[Verdict]), words)
    course = guide()
    return coach.coach_lines(course.saying(course.step_after(None, view["coached"])), words)
