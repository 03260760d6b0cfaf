"""The guided game: a coach who waits for one option after another (SC-R34), and goals in the end (SC-R35)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from quarterdeck.games.starship_captains.guide import READING, Goal, guide
from quarterdeck.games.starship_captains.scoring import damage_tokens
from quarterdeck.games.starship_captains.state import GUIDED_ROUNDS, Asked, Captain, StarshipCaptains, cards_in
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

CLAUSES = {"missions": "SC-12.16", "technologies": "SC-11.4", "steps": "SC-14.17", "damage": "SC-16.10"}
"""Why each goal is worth something."""
NO_COACH = Reason("no-coach", "SC-R34")


class GotIt(Option, frozen=True):
    """got-it: what the coach said is read."""

    def take(self, table: StarshipCaptains, seat: int) -> None:
        """The coach has seen it, and with that the lecture is over."""


class PlayFreely(Option, frozen=True):
    """play-freely: no more coach in this game."""

    aside = True

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        return None if table.coached is not None else NO_COACH

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.coached = None


class Lecture(Asked, frozen=True):
    """Something to read before a turn, if that is the coach's next step."""

    clause = "SC-R34"
    choices = (GotIt, PlayFreely)

    def open(self, table: StarshipCaptains) -> bool:
        return table.coached is not None and guide().script[table.coached] == READING


# What the coach says and judges


def saying(coached: int) -> Reason:
    """The coach's step after so many options as a message id; what is behind it is said by the same id with `-more`."""
    number = guide().step(coached)
    step = guide().steps[number]
    return Reason(f"guided-{step.name}", step.clause, {"step": number + 1, "steps": len(guide().steps)})


def _found(captain: Captain) -> dict[str, int]:
    return {
        "missions": len(captain.missions),
        "technologies": len(cards_in(tuple(captain.slots))),
        "steps": sum(captain.markers),
        "damage": damage_tokens(captain),
    }


def say_goal(goal: Goal) -> Reason:
    return Reason(f"guided-goal-{goal.count}", CLAUSES[goal.count], {"number": goal.number})


def _judged(table: StarshipCaptains, say: Callable[[Goal, int, bool], Reason | None]) -> list[dict[str, Any]]:
    """Every goal, whether what there is would do, and what is said about that."""
    found, goals = _found(table.captains[0]), []
    for goal in guide().goals:
        there, met = found[goal.count], goal.met(found[goal.count])
        goals.append({"goal": to_builtins(say_goal(goal)), "met": met, "found": to_builtins(say(goal, there, met))})
    return goals


def _say_progress(goal: Goal, there: int, met: bool) -> Reason:
    kind = "guided-now-damage" if goal.count == "damage" else "guided-now"
    return Reason(kind, CLAUSES[goal.count], {"found": there, "number": goal.number})


def _say_missed(goal: Goal, there: int, met: bool) -> Reason | None:
    return None if met else Reason(f"guided-missed-{goal.count}", CLAUSES[goal.count], {"number": there})


def progress(table: StarshipCaptains) -> list[dict[str, Any]]:
    """How far each goal is, as part of the view of a guided game."""
    return _judged(table, _say_progress)


def report(table: StarshipCaptains) -> dict[str, Any]:
    """What became of the goals, as part of the game's result; a missed one says what would have helped."""
    if not (table.setting.guided and table.scores):
        return {}
    return {"guided": {"goals": _judged(table, _say_missed)}}


def told_goals(result: dict[str, Any], words: "Words") -> list[str]:
    """The goals in words: met, or missed with what would have helped."""
    lines = []
    for verdict in result.get("guided", {}).get("goals", ()):
        mark = words.text("guided-met" if verdict["met"] else "guided-missed")
        lines.append(f"{mark} {words.text(verdict['goal']['id'], verdict['goal']['args'])}")
        if verdict["found"]:
            lines.append(f"    {words.text(verdict['found']['id'], verdict['found']['args'])}")
    return [*lines, words.text("guided-next")] if lines else []


def coach_lines(view: dict[str, Any], words: "Words") -> list[str]:
    """What the coach says now, for those who read the table; without a coach, how far the goals are."""
    if view["coached"] is None:
        return _goal_lines(view, words)
    said = saying(view["coached"])
    step = words.text("guided-step", said.args)
    return [f"{step} {words.text(said.id)} ({said.clause})", f"    {words.text(f'{said.id}-more')}"]


def _goal_lines(view: dict[str, Any], words: "Words") -> list[str]:
    lines = []
    for verdict in view.get("goals", ()):
        mark = words.text("guided-met" if verdict["met"] else "guided-missed")
        goal, found = (words.text(verdict[part]["id"], verdict[part]["args"]) for part in ("goal", "found"))
        lines.append(f"{mark} {goal} ({found})")
    return lines


def syllabus() -> dict[str, Any]:
    """The guided game as those who draw it need it."""
    steps = [
        {"id": f"guided-{step.name}", "clause": step.clause, "args": {}, "options": list(step.options)}
        for step in guide().steps
    ]
    return {"steps": steps, "goals": [to_builtins(say_goal(goal)) for goal in guide().goals], "rounds": GUIDED_ROUNDS}
