"""The bot interface: a bot gets its seat's view, options and imagined worlds, never the state itself."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.event import Event, redacted
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.viewing import EVERYTHING, Selection


class BotFailed(QuarterdeckError):
    """A bot raised an exception, gave no answer where one is due, or chose something illegal."""


class Seat:
    """One seat of a table at one moment, with what its player knows."""

    __slots__ = ("_log", "_table", "number", "people")

    def __init__(
        self, table: State, number: int, log: list[Any] | None = None, people: frozenset[int] = frozenset()
    ) -> None:
        """`number` counts from 0; `log` is the list that the events of the game are recorded in."""
        if number not in range(table.seat_count):
            raise QuarterdeckError(f"there is no seat {number!r}; seats are 0 to {table.seat_count - 1}")
        self._table, self.number, self._log = table, number, log
        self.people = people
        """The seats that people play, as far as that is known: bots go along with them."""

    def view(self, only: Selection = EVERYTHING) -> dict[str, Any]:
        """What this seat sees; `only`: just these fields, for bots that look often."""
        return self._table.view(self.number, only=only)

    def events(self, since: int = 0) -> list[Event]:
        """What this seat has learnt of the game so far, from entry `since` of the log on."""
        if self._log is None:
            raise QuarterdeckError("events are recorded only for bots that have a method `observe`")
        return redacted(self._log[since:], self.number)

    def world(self, chance: Chance) -> State:
        """A world that looks the same from here, with everything hidden redealt: for search."""
        return self._table.imagined(self.number, chance)


ChooseOption = Callable[[Seat, Sequence[Option]], Option | None]


class Bot(Protocol):
    """A player for one seat of one game, made from a seed: the same seed plays the same way again.

    A bot may also have the methods of `Observer`; the laboratory calls those that are there.
    """

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        """One of the options, of which there is at least one; None lets time pass, where the game does not wait."""


class Observer(Bot, Protocol):
    """A bot that follows the game, to keep beliefs about what is hidden: each of these methods is optional."""

    def begin(self, seat: Seat) -> None:
        """Called once, before the first decision of the game."""

    def observe(self, seat: Seat, events: Sequence[Event]) -> None:
        """Called before a decision of this seat and at the end, with the events since the last call."""

    def end(self, seat: Seat, result: Any) -> None:
        """Called once, when the game is over, with its `Result`."""


class FunctionBot:
    """A bot made of a function that chooses."""

    def __init__(self, choose: ChooseOption) -> None:
        self.choose = choose


class Band(Struct, frozen=True):
    """The limits within which a chance probably lies."""

    low: float
    high: float


class Advice(Struct, frozen=True):
    """What a bot thinks of an option: a hint for the player there."""

    option: Option
    value: float
    unit: str
    """What the value counts, such as `win`: the chance to win the game."""
    line: tuple[Option, ...] = ()
    """The choices of the same seat that would probably follow."""
    band: Band | None = None
    """For chances that fluctuate: the range that they are confidently within."""


class Remark(Struct, frozen=True):
    """Something a bot says: a message id with its arguments."""

    id: str
    args: dict[str, Any]


class Explainer(Bot, Protocol):
    """A bot that explains its plan to others."""

    def explain(self, seat: Seat) -> list[Remark]:
        """Its plan, for the player there."""


class Adviser(Bot, Protocol):
    """A bot that gives advice to one seat of one table, and remembers what it advised."""

    def listen(self, others: Sequence[Bot]) -> None:
        """Take the plans of other bots at the table into account, in games whose players share them."""

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The best options, at most three, the best one first."""


class PlanAdviser(Adviser, Protocol):
    """An adviser whose advice is a plan of several options."""

    def whole_plan(self, seat: Seat, options: Sequence[Option]) -> list[Option]:
        """The options that carry out the rest of the plan, in order."""
