"""Events: every change on the table, announced once and turned into text late."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from quarterdeck.kernel.plain_types import ATOMS


class Secret(Struct, frozen=True, gc=False):
    """A value inside an event that only some seats may learn; the others see `back`."""

    value: Any
    seats: tuple[int | None, ...]
    """Who learns it; None stands for spectators."""
    back: Any = None

    def shown_to(self, seat: int | None) -> Any:
        return self.value if seat in self.seats else self.back


class Event(Struct, frozen=True, gc=False):
    """One thing that happened: what, by which clause, with which arguments.

    `seats` is None when everybody sees it, else only those seats learn of it at all.
    """

    kind: str
    clause: str
    args: dict[str, Any] = {}
    seats: tuple[int, ...] | None = None
    at: float = 0.0
    """When it happened, in the game's seconds."""


class Rolled(Struct, frozen=True, gc=False):
    """A result of chance (plain JSON), kept in the record so that a replay never needs the generator."""

    purpose: str
    result: Any


class UndoBarrier(Struct, frozen=True, gc=False):
    """From here on nothing can be taken back: something was looked at, counted or read."""


class Answered(Struct, frozen=True, gc=False):
    """A question about something hidden that the rules answered in public: a card fits its condition, or does not."""

    question: str
    value: Any


BARRIERS = (UndoBarrier, Answered)
"""What ends undo when it is recorded, besides results of chance."""


OUTSIDER = -1
"""Stands for anybody whom no event names."""


def readers(event: Event) -> frozenset[int | None]:
    """The seats that an event names; all others, `OUTSIDER` among them, see the same of it."""
    inside = [_secret_seats(value) for value in event.args.values() if type(value) not in ATOMS]
    return frozenset(event.seats or ()).union(*inside)


def _secret_seats(value: Any) -> Iterable[int | None]:
    if type(value) in ATOMS:
        return ()
    if isinstance(value, Secret):
        return value.seats
    return [seat for item in value for seat in _secret_seats(item)] if isinstance(value, list | tuple) else ()


def redacted(events: Iterable[Any], seat: int | None) -> list[Event]:
    """The events as `seat` (None: a spectator) may see them."""
    return [
        Event(one.kind, one.clause, _shown_args(one.args, seat), one.seats, one.at)
        for one in events
        if isinstance(one, Event) and (one.seats is None or seat in one.seats)
    ]


def _shown_args(args: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The arguments of an event as `seat` may see them; most are atoms, for which a call each would take long."""
    return {name: value if type(value) in ATOMS else _shown(value, seat) for name, value in args.items()}


def differs_between(event: Event, seats: Sequence[int]) -> bool:
    """Whether these seats learn different things from an event."""
    first = redacted([event], seats[0])
    return any(redacted([event], seat) != first for seat in seats[1:])


def _shown(value: Any, seat: int | None) -> Any:
    if type(value) in ATOMS:  # most are
        return value
    if isinstance(value, list | tuple):
        return [_shown(item, seat) for item in value]
    return value.shown_to(seat) if isinstance(value, Secret) else value


class EventListener(list[Any]):
    """An event sink that keeps nothing: it calls a function with every event, at the moment it happens."""

    def __init__(self, heard: Callable[[Event], None]) -> None:
        super().__init__()
        self._heard = heard

    def append(self, recorded: Any) -> None:
        if isinstance(recorded, Event):
            self._heard(recorded)
