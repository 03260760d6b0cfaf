"""Goals of a lesson (SA-R47): what a flight shall bring about, and what became of it."""

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from quarterdeck.games.space_alert.phrases import Phrase
from quarterdeck.kernel.errors import Reason

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.lessons import Lesson
    from quarterdeck.games.space_alert.state import SpaceAlert

LONGEST_STORY = 6
"""Notes that are enough to see why a goal was missed."""


class Note(Struct, frozen=True):
    """One thing that happened in the resolution, and in which turn."""

    turn: int
    kind: str
    clause: str
    args: dict[str, Any]


class Flight(Struct):
    """A lesson that was flown: the table afterwards, and everything that happened."""

    table: "SpaceAlert"
    notes: list[Note]


class Verdict(Struct, frozen=True):
    """What became of a goal: what was wanted and, if it was missed, what there is instead and how that came."""

    goal: Reason
    met: bool
    found: Reason | None = None
    story: tuple[Note, ...] = ()


class Goal(Phrase, frozen=True, kw_only=True):
    """Something a flight shall bring about."""

    clause: ClassVar[str] = ""
    telling: ClassVar[frozenset[str]]
    """The kinds of events that tell why it was missed."""

    def check(self, lesson: "Lesson") -> None:
        """Refuse what the lesson cannot bring about."""

    def met(self, flight: Flight) -> bool:
        raise NotImplementedError

    def found(self, flight: Flight) -> dict[str, Any]:
        """What there is instead, for the words `missed-...`."""
        return {}

    def concerns(self, note: Note) -> bool:
        """Whether a note of a telling kind is about this goal."""
        return True

    def cited(self) -> str:
        """The clause that brings it about."""
        return self.clause

    def say(self) -> Reason:
        args = {name: getattr(self, name) for name in self.__struct_fields__}
        return Reason(f"goal-{self.name}", self.cited(), args)

    def judge(self, flight: Flight) -> Verdict:
        if self.met(flight):
            return Verdict(self.say(), True)
        found = Reason(f"missed-{self.name}", self.cited(), {**self.say().args, **self.found(flight)})
        told = [note for note in flight.notes if note.kind in self.telling and self.concerns(note)]
        return Verdict(self.say(), False, found, tuple(told[:LONGEST_STORY]))
