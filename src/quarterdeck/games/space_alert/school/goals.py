"""Goals of a lesson (SA-R47): what a flight shall bring about, and why it did not."""

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from quarterdeck.kernel import goals
from quarterdeck.kernel.goals import Note

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.school.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert

LONGEST_STORY = 6
"""Notes that are enough to see why a goal was missed."""


class Flight(Struct):
    """A lesson that was flown: the table afterwards, and everything that happened."""

    table: "SpaceAlert"
    notes: list[Note]


class Goal(goals.Goal, frozen=True, kw_only=True):
    """Something a flight shall bring about."""

    sort = "goal"
    telling: ClassVar[frozenset[str]]
    """The kinds of events that tell why it was missed."""

    def check(self, lesson: "Lesson") -> None:
        """Refuse what the lesson cannot bring about."""

    def concerns(self, note: Note) -> bool:
        """Whether a note of a telling kind is about this goal."""
        return True

    def story(self, flight: Flight) -> tuple[Note, ...]:
        told = [note for note in flight.notes if note.kind in self.telling and self.concerns(note)]
        return tuple(told[:LONGEST_STORY])
