"""Printed games: what a game can do for people who play it with printed cards and boards."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Flaw
from quarterdeck.kernel.event import Event

if TYPE_CHECKING:
    from quarterdeck.kernel.history import Scene


class Announced(Struct, frozen=True):
    """Everything that a game says by its clock, from beginning to end.

    It reveals the whole script at once, because the game is played with printed cards outside this program. Never use
    it for a table that is played here.
    """

    events: list[Event]
    about: dict[str, Any]
    """More data of the game's own."""


class PlannedGame(Struct, frozen=True):
    """A planned game written down by hand: its plain data, and every mistake in it."""

    case: dict[str, Any]
    flaws: list[Flaw]


class Resolved(Struct, frozen=True):
    """A planned game that was carried out: the final table."""

    table: Any
    seed: str


class Printed(Struct, frozen=True, kw_only=True):
    """What a game offers to people at a real table."""

    announce: Callable[[int, Any, Chance], Announced]
    """The announcements for a number of people and these set-up options."""
    read: Callable[[str], PlannedGame]
    """A case from its text, JSON or YAML; one whose very form is wrong raises `Flawed`."""
    resolve: "Callable[[str, Callable[[Scene], None]], Resolved]"
    """A case carried out, which calls a function with every scene; one with mistakes raises `Flawed`."""
