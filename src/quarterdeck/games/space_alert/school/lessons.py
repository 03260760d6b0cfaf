"""Lessons of the flight school (SA-R46): a start situation, steps and goals."""

from typing import Annotated

from msgspec import Meta, Struct

from quarterdeck.games.space_alert.content.script import Kind
from quarterdeck.games.space_alert.content.ship import SLOTS
from quarterdeck.games.space_alert.school.goals import Goal
from quarterdeck.kernel.coach import Course

Energy = Annotated[int, Meta(ge=0, le=5)]


class ShipStart(Struct, frozen=True, forbid_unknown_fields=True):
    """What of the ship is not as usual at the start of a lesson."""

    shields: dict[str, Energy] = {}
    reactors: dict[str, Energy] = {}
    capsules: Annotated[int, Meta(ge=0, le=3)] | None = None
    rockets: Annotated[int, Meta(ge=0, le=3)] | None = None
    damage: dict[str, tuple[str, ...]] = {}


class Announced(Struct, frozen=True):
    """A threat of a lesson: its card, the turn in which it appears, its trajectory."""

    code: str
    number: int
    zone: int


class Lesson(Course, frozen=True, kw_only=True):
    """A lesson: how it starts, what the coach says, what counts in the end."""

    id: str
    minutes: int
    kind: Kind
    slots: int
    crew: tuple[int, ...]
    """Where the figures start: the learner's own, then androids."""
    hand: tuple[str, ...]
    tracks: tuple[str, ...]
    threats: tuple[Announced, ...]
    planned: tuple[tuple[str | None, ...], ...]
    """What lies on the boards already, board by board from slot 1."""
    heroic: tuple[str, ...]
    """The heroic cards beside the androids' boards."""
    ship: ShipStart
    goals: tuple[Goal, ...]
    solution: tuple[str, ...]
    """Options that reach all goals, one after the other."""

    def board(self, number: int) -> list[str | None]:
        """What lies on a board at the start; slot 0 does not exist."""
        laid = self.planned[number] if number < len(self.planned) else ()
        return [None, *laid, *[None] * (SLOTS - len(laid))]
