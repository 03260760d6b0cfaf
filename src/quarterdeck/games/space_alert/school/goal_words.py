"""The words of goals: every word of a row parses, checks, judges and says itself."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from quarterdeck.games.space_alert.content.ship import PLACES, STATIONS, ZONES
from quarterdeck.games.space_alert.school.goals import Flight, Goal
from quarterdeck.kernel.errors import BadContent, Reason
from quarterdeck.kernel.goals import Note
from quarterdeck.kernel.phrases import Written

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.school.lessons import Lesson
    from quarterdeck.games.space_alert.state import Threat

_TROUBLE = frozenset({"no-effect", "delayed", "card-lost", "ship-lost"})


class Destroyed(Goal, frozen=True, kw_only=True):
    form = "destroyed {threat}"
    telling = _TROUBLE | {"weapon-fires", "threat-hit", "battlebots-attack", "squad-disabled", "threat-survived"}
    threat: Annotated[str, Written(r"S?[EI]\d-\d+")]

    def cited(self) -> str:
        return "SA-4.10.3" if "I" in self.threat else "SA-4.13.15"

    def check(self, lesson: "Lesson") -> None:
        if self.threat not in [threat.code for threat in lesson.threats]:
            raise BadContent(f"the lesson has no threat {self.threat}")

    def _card(self, flight: Flight) -> "Threat":
        return next(threat for threat in flight.table.threats if threat.code == self.threat)

    def met(self, flight: Flight) -> bool:
        return self._card(flight).status == "destroyed"

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"damage": self._card(flight).damage, "hits": self._card(flight).hits}

    def concerns(self, note: Note) -> bool:
        if note.kind == "weapon-fires":  # what it hits is told apart
            return not note.args["targets"]
        return bool(note.args.get("threat", self.threat) == self.threat)


class Repaired(Destroyed, frozen=True, kw_only=True):
    form = "repaired {threat}"
    threat: Annotated[str, Written(r"S?I\d-\d+")]

    def cited(self) -> str:
        return "SA-4.6.4"


class NoDamage(Goal, frozen=True, kw_only=True):
    form = "no damage"
    clause = "SA-4.15.7"
    telling = _TROUBLE | {"attacked", "damaged-inside"}

    def met(self, flight: Flight) -> bool:
        return flight.table.outcome == "won" and not any(flight.table.ship.tiles)

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"count": sum(map(len, flight.table.ship.tiles))}


class Energy(Goal, frozen=True, kw_only=True):
    """So much energy at least in a shield or reactor at the end."""

    form = "{source} {zone} {amount}"
    telling = _TROUBLE | {"charged", "refuelled", "energy-lost", "attacked"}
    source: Literal["shields", "reactors"]
    zone: Annotated[str, Written("|".join(ZONES))]
    amount: int

    def cited(self) -> str:
        return "SA-4.8.1" if self.source == "shields" else "SA-4.8.2"

    def concerns(self, note: Note) -> bool:
        return bool(note.args.get("zone", self.zone) == self.zone)

    def _left(self, flight: Flight) -> int:
        stores: list[int] = getattr(flight.table.ship, self.source)
        return stores[ZONES.index(self.zone)]

    def met(self, flight: Flight) -> bool:
        return self._left(flight) >= self.amount

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"left": self._left(flight)}


class At(Goal, frozen=True, kw_only=True):
    """A crew member in a station at the end of a turn."""

    form = "at {crew} {station} turn {turn}"
    clause = "SA-4.5"
    telling = _TROUBLE | {"moved"}
    crew: int
    station: Annotated[str, Written("|".join(STATIONS))]
    turn: int

    def say(self) -> Reason:
        """Whoever reads it is the first of the crew (SA-R46): `member` tells the reader from the others."""
        said = super().say()
        return Reason(said.id, said.clause, {**said.args, "member": self.crew + 1})

    def check(self, lesson: "Lesson") -> None:
        if self.crew >= len(lesson.crew) or self.turn > lesson.slots:
            raise BadContent(f"the lesson has {len(lesson.crew)} crew members and {lesson.slots} turns")

    def _place(self, flight: Flight) -> str:
        """Where the member was then: it stays where it last went."""
        later = [note for note in flight.notes if self._moved(note) and note.turn > self.turn]
        if later:
            return str(later[0].args["origin"])
        return PLACES[flight.table.crew[self.crew].station]

    def _moved(self, note: Note) -> bool:
        return note.kind == "moved" and note.args["crew"] == self.crew

    def met(self, flight: Flight) -> bool:
        return self._place(flight) == self.station

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"place": self._place(flight)}

    def concerns(self, note: Note) -> bool:
        return note.args.get("crew") == self.crew and note.turn <= self.turn


class NoDelay(Goal, frozen=True, kw_only=True):
    form = "no delay"
    clause = "SA-4.4.1"
    telling = frozenset({"delayed", "computer-down"})

    def met(self, flight: Flight) -> bool:
        return not any(note.kind == "delayed" for note in flight.notes)


class Computer(Goal, frozen=True, kw_only=True):
    """The computer looked after in time in a phase."""

    form = "computer {phase}"
    clause = "SA-4.16.1"
    telling = frozenset({"computer-down", "knocked-out"})
    phase: Annotated[int, Written("[123]")]

    def concerns(self, note: Note) -> bool:
        return bool(note.args.get("phase", self.phase) == self.phase)

    def met(self, flight: Flight) -> bool:
        return any(note.kind == "computer-fine" and note.args["phase"] == self.phase for note in flight.notes)


class Visual(Goal, frozen=True, kw_only=True):
    """So many points for visual confirmation."""

    form = "visual {points}"
    clause = "SA-5.7"
    telling = _TROUBLE | {"visual-confirmation", "visual-no-better"}
    points: int

    def met(self, flight: Flight) -> bool:
        return sum(flight.table.ship.visual) >= self.points

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"count": sum(flight.table.ship.visual)}


class Score(Goal, frozen=True, kw_only=True):
    """The mission complete with so many points."""

    form = "score {points}"
    clause = "SA-5.2"
    telling = frozenset({"ship-lost", "threat-survived", "tile-drawn", "knocked-out", "squad-disabled"})
    points: int

    def met(self, flight: Flight) -> bool:
        return flight.table.sheet is not None and flight.table.sheet.total >= self.points

    def found(self, flight: Flight) -> dict[str, Any]:
        return {"score": flight.table.sheet.total if flight.table.sheet else None}
