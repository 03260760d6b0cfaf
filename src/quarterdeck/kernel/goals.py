"""Goals: what a lesson or a first game with a coach is meant to bring about, and what became of it.

A game's goals are a family of phrases: every kind is written as a row (`missions 2`), says itself and judges the table.
A goal that was missed says what there is instead and, where that helps, which events led to it.

>>> class RegattaGoal(Goal, frozen=True):
...     sort = "goal"
>>> class Laps(RegattaGoal, frozen=True):
...     clause = "DS-1.1"
...     number: int
...     def met(self, table):
...         return table["laps"] >= self.number
...     def found(self, table):
...         return {"sailed": table["laps"]}
>>> goal = RegattaGoal.parse("laps 3")
>>> goal.judge({"laps": 3})
Verdict(goal=Reason(id='goal-laps', clause='DS-1.1', args={'number': 3}), met=True, found=None, story=())
>>> goal.judge({"laps": 1}).found
Reason(id='missed-laps', clause='DS-1.1', args={'number': 3, 'sailed': 1})
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.phrases import Phrase

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class Note(Struct, frozen=True):
    """One thing that happened, and in which turn."""

    turn: int
    kind: str
    clause: str
    args: Mapping[str, Any]


class Verdict(Struct, frozen=True):
    """What became of a goal, or its progress: what is wanted, what there is, and how that came about."""

    goal: Reason
    met: bool
    found: Reason | None = None
    story: tuple[Note, ...] = ()


class Goal(Phrase, frozen=True):
    """Something to be brought about. A game begins a family of its own: `class LessonGoal(Goal): sort = "goal"`."""

    sort = "goal"
    prefix: ClassVar[str] = ""
    """What the ids of its messages begin with: `guided-` makes `guided-goal-missions`."""

    def met(self, table: Any) -> bool:
        """Whether it is reached; `table` is whatever the goals of a game judge."""
        raise NotImplementedError

    def found(self, table: Any) -> dict[str, Any]:
        """What there is instead, for the message `missed-...`."""
        return {}

    def story(self, table: Any) -> tuple[Note, ...]:
        """The events that led to a miss."""
        return ()

    def progress_note(self, table: Any) -> Reason | None:
        """Its progress, where a game shows that during play."""
        return None

    def cited(self) -> str:
        """The clause that brings it about."""
        return self.clause

    def say(self) -> Reason:
        return Reason(f"{self.prefix}goal-{self.name}", self.cited(), self.words())

    def judge(self, table: Any) -> Verdict:
        """What became of it in the end."""
        if self.met(table):
            return Verdict(self.say(), True)
        args = {**self.say().args, **self.found(table)}
        missed = Reason(f"{self.prefix}missed-{self.name}", self.cited(), args)
        return Verdict(self.say(), False, missed, self.story(table))

    def progress(self, table: Any) -> Verdict:
        """Its progress while the game goes on."""
        return Verdict(self.say(), self.met(table), self.progress_note(table))


def verdict_lines(verdicts: Iterable[Verdict], words: "Words") -> list[str]:
    """Goals as text: met, or missed with what there is instead and what led to it."""
    lines = []
    for verdict in verdicts:
        lines.append(_marked(verdict, words))
        if verdict.found:
            lines.append(f"    {words.prompt(verdict.found)}")
        for note in verdict.story:
            sentence = words.text(f"event-{note.kind}", note.args)
            lines.append(f"    {words.text('in-turn', {'turn': note.turn})} {sentence} ({note.clause})")
    return lines


def progress_lines(verdicts: Iterable[Verdict], words: "Words") -> list[str]:
    """The progress towards goals, a line each."""
    return [_marked(one, words) + (f" ({words.prompt(one.found)})" if one.found else "") for one in verdicts]


def _marked(verdict: Verdict, words: "Words") -> str:
    return f"{words.text('goal-met' if verdict.met else 'goal-missed')} {words.prompt(verdict.goal)}"
