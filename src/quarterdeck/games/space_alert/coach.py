"""The coach of a lesson (SA-R48): steps in order, each done when the table shows that it is."""

import re
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quarterdeck.games.space_alert import cards
from quarterdeck.games.space_alert.phrases import Phrase
from quarterdeck.kernel import clauses
from quarterdeck.kernel.errors import BadContent

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert

_SYMBOL = "|".join(re.escape(symbol) for symbol in cards.SYMBOLS)


class Task(Phrase, frozen=True, kw_only=True):
    """What the coach waits for."""

    def check(self, lesson: "Lesson") -> None:
        """Refuse what the lesson has no place for."""

    def done(self, table: "SpaceAlert", page: int) -> bool:
        """Whether it is done; of what is to be read, `page` pages have been."""
        raise NotImplementedError


class Read(Task, frozen=True, kw_only=True):
    """Something to read and confirm: the `number`th page of the lesson."""

    form, example = "read", "read"
    number: int = 1

    def done(self, table: "SpaceAlert", page: int) -> bool:
        return page >= self.number


def _check_slot(lesson: "Lesson", board: int, slot: int) -> None:
    if board >= len(lesson.crew) or not 1 <= slot <= lesson.slots:
        raise BadContent(f"boards are 0 to {len(lesson.crew) - 1}, slots 1 to {lesson.slots}")


class Planned(Task, frozen=True, kw_only=True):
    """A symbol on top in a slot of a board, or of any board."""

    form = rf"planned (?P<board>\d|any) (?P<symbol>{_SYMBOL}) (?P<slot>\d+)"
    example = "planned 0 A 1"
    board: int | Literal["any"]
    symbol: str
    slot: int

    def check(self, lesson: "Lesson") -> None:
        _check_slot(lesson, 0 if self.board == "any" else self.board, self.slot)

    def done(self, table: "SpaceAlert", page: int) -> bool:
        boards = range(len(table.crew)) if self.board == "any" else (self.board,)
        laid = [table.crew[board].plan[self.slot] for board in boards]
        return any(card is not None and cards.top(card) == self.symbol for card in laid)


class Free(Task, frozen=True, kw_only=True):
    """An empty slot of a board."""

    form, example = r"free (?P<board>\d) (?P<slot>\d+)", "free 0 1"
    board: int
    slot: int

    def check(self, lesson: "Lesson") -> None:
        _check_slot(lesson, self.board, self.slot)

    def done(self, table: "SpaceAlert", page: int) -> bool:
        return table.crew[self.board].plan[self.slot] is None


class Flown(Task, frozen=True, kw_only=True):
    """The plan is flown."""

    form, example = "flown", "flown"

    def done(self, table: "SpaceAlert", page: int) -> bool:
        return table.turn > 0


class CoachStep(Struct, frozen=True):
    """One thing to do or to read, with the clause behind it; any of its tasks does."""

    clause: str
    tasks: tuple[Task, ...]

    @property
    def reading(self) -> bool:
        return isinstance(self.tasks[0], Read)

    @property
    def last(self) -> bool:
        return isinstance(self.tasks[0], Flown)

    def where(self) -> dict[str, int]:
        """The slot it is about, if it is about a single one."""
        task = self.tasks[-1]
        if not isinstance(task, Planned | Free) or task.board == "any":
            return {}
        return {"board": task.board, "slot": task.slot}

    def check(self, lesson: "Lesson") -> None:
        for task in self.tasks:
            task.check(lesson)

    def done(self, table: "SpaceAlert", page: int) -> bool:
        return any(task.done(table, page) for task in self.tasks)


def parse_step(text: str, pages: int) -> CoachStep:
    """A step from its row, `SA-4.5.1: planned 0 < 1 or planned 0 < 2`, after so many pages to read."""
    clause, colon, words = text.partition(": ")
    if not colon or not clauses.exists(clause):
        raise BadContent(f"{text!r} should begin with a clause of the rules: 'SA-4.5.1: planned 0 < 1'")
    tasks = [Task.parse(words) for words in words.split(" or ")]
    return CoachStep(clause, tuple(Read(number=pages + 1) if isinstance(task, Read) else task for task in tasks))


def current(steps: tuple[CoachStep, ...], table: "SpaceAlert", page: int) -> int:
    """The number of the first step that is not done, from 0: the last one waits for the flight."""
    return next((number for number, step in enumerate(steps) if not step.done(table, page)), len(steps) - 1)
