"""The coach of the guided game (SC-R34) at the table, and what became of the goals (SC-R35)."""

from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains
from quarterdeck.kernel import coach
from quarterdeck.kernel.goals import Verdict, progress_lines, verdict_lines

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class Lecture(coach.Lecture, Asked, frozen=True):
    """Something to read before a turn, if that is the coach's next step."""

    clause = "SC-R34"


def report(table: StarshipCaptains) -> tuple[Verdict, ...]:
    """What became of the goals, as part of the game's result; a missed one says what would have helped."""
    if not (table.setting.guided and table.scores):
        return ()
    return tuple(goal.judge(table) for goal in guide().goals)


def goal_lines(result: Any, words: "Words") -> list[str]:
    """The goals in words: met, or missed with what would have helped."""
    lines = verdict_lines(result.guided.goals, words) if result.guided else []
    return [*lines, words.text("guided-next")] if lines else []


def coach_lines(view: dict[str, Any], words: "Words") -> list[str]:
    """What the coach says now, for those who read the table; without a coach, how far the goals are."""
    if view["coached"] is None:
        return progress_lines(msgspec.convert(view.get("goals", []), list[Verdict]), words)
    course = guide()
    return coach.coach_lines(course.saying(course.step_after(None, view["coached"])), words)
