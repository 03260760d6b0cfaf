"""What the coach of a lesson waits for (SA-R48): what lies on the boards, or that the plan is flown."""

import re
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec.structs import astuple

from quarterdeck.games.space_alert.content import cards
from quarterdeck.kernel.coach import Task
from quarterdeck.kernel.errors import BadContent, Reason
from quarterdeck.kernel.phrases import Written

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.school.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert
    from quarterdeck.kernel.option import Option

Symbol = Annotated[str, Written("|".join(map(re.escape, cards.SYMBOLS)))]


class LessonTask(Task, frozen=True, kw_only=True):
    """What the coach of a lesson waits for."""

    sort = "task"

    def check(self, lesson: "Lesson") -> None:
        """Refuse what the lesson has no place for."""


def _check_slot(lesson: "Lesson", board: int, slot: int) -> None:
    if board >= len(lesson.crew) or not 1 <= slot <= lesson.slots:
        raise BadContent(f"boards are 0 to {len(lesson.crew) - 1}, slots 1 to {lesson.slots}")


class Planned(LessonTask, frozen=True, kw_only=True):
    """A symbol on top in a slot of a board, or of any board."""

    form = "planned {board} {symbol} {slot}"
    board: int | Literal["any"]
    symbol: Symbol
    slot: int

    def check(self, lesson: "Lesson") -> None:
        _check_slot(lesson, 0 if self.board == "any" else self.board, self.slot)

    def done(self, table: "SpaceAlert", seen: int) -> bool:
        boards = range(len(table.crew)) if self.board == "any" else (self.board,)
        laid = [table.crew[board].plan[self.slot] for board in boards]
        return any(card is not None and cards.top(card) == self.symbol for card in laid)

    def judge(self, option: "Option") -> bool | None:
        """A card that is placed is the right one in the right slot, or a mistake; on any board it may be either."""
        if option.verb != "place":
            return None
        board, card, slot = astuple(option)
        fits = (cards.top(card), slot) == (self.symbol, self.slot) and self.board in ("any", board)
        return fits or (None if self.board == "any" else False)

    def expected(self) -> Reason | None:
        return Reason("expected-planned", "", {**self.where(), "card": self.symbol}) if self.where() else None

    def where(self) -> dict[str, int]:
        return {} if self.board == "any" else {"board": self.board, "slot": self.slot}


class Free(LessonTask, frozen=True, kw_only=True):
    """An empty slot of a board."""

    form = "free {board} {slot}"
    board: int
    slot: int

    def check(self, lesson: "Lesson") -> None:
        _check_slot(lesson, self.board, self.slot)

    def done(self, table: "SpaceAlert", seen: int) -> bool:
        return table.crew[self.board].plan[self.slot] is None

    def judge(self, option: "Option") -> bool | None:
        return astuple(option) == (self.board, self.slot) if option.verb == "take-back" else None

    def expected(self) -> Reason:
        return Reason("expected-free", "", self.where())

    def where(self) -> dict[str, int]:
        return {"board": self.board, "slot": self.slot}


class Flown(LessonTask, frozen=True, kw_only=True):
    """The plan is flown."""

    form = "flown"

    def done(self, table: "SpaceAlert", seen: int) -> bool:
        return table.turn > 0
