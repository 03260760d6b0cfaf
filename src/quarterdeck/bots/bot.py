"""What a bot is: it gets its seat's view and options, and worlds that look the same from there, never the state."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State


class Seat:
    """One seat of a table at one moment, as whoever sits there knows it."""

    __slots__ = ("_table", "number")

    def __init__(self, table: State, number: int) -> None:
        self._table, self.number = table, number

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        return self._table.view(self.number)

    def world(self, chance: Chance) -> State:
        """One of the worlds that look like this from here, with everything hidden dealt anew: for search."""
        return self._table.imagined(self.number, chance)


class Bot(Protocol):
    """A player for one seat of one game, made from a seed: the same seed plays the same way again."""

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        """One of the options, of which there is at least one; None lets time pass."""


class Advice(Struct, frozen=True):
    """What a bot thinks of an option: a hint for whoever sits there."""

    option: Option
    value: float
    unit: str
    """What the value counts, such as `win`: the chance to win the game."""
    line: tuple[Option, ...] = ()
    """The choices of the same seat that would probably follow."""


class Remark(Struct, frozen=True):
    """Something a bot says: a message id with its arguments."""

    id: str
    args: dict[str, Any]


class Explainer(Bot, Protocol):
    """A bot that tells others what it is up to."""

    def explain(self, seat: Seat) -> list[Remark]:
        """Its plan, for whoever sits there."""


class Adviser(Bot, Protocol):
    """A bot that can also say why."""

    def listen(self, others: Sequence[Bot]) -> None:
        """Hear what other bots of the table have in mind, where players tell each other."""

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The best options, at most three, the best one first."""
