"""Events: every change on the table, announced once, put into words late."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Secret(Struct, frozen=True):
    """A value inside an event that only some seats may learn; the others see its back."""

    value: Any
    seats: tuple[int | None, ...]
    """Who learns it; None stands for spectators."""
    back: Any = None

    def shown_to(self, seat: int | None) -> Any:
        return self.value if seat in self.seats else self.back


class Event(Struct, frozen=True):
    """One thing that happened: what, by which clause, with which arguments.

    `seats` is None when everybody sees it, else only those seats learn of it at all.
    """

    kind: str
    clause: str
    args: dict[str, Any] = {}
    seats: tuple[int, ...] | None = None
    at: float = 0.0
    """When it happened, in the game's seconds."""


class Rolled(Struct, frozen=True):
    """A result of chance (plain JSON), kept in the record so that a replay never needs the generator."""

    purpose: str
    result: Any


class Bound(Struct, frozen=True):
    """From here on nothing can be taken back: something was looked at, counted or read."""


def redacted(events: Iterable[Any], seat: int | None) -> list[Event]:
    """The events as `seat` (None: a spectator) may see them."""
    return [
        replace(event, args={name: _shown(value, seat) for name, value in event.args.items()})
        for event in events
        if isinstance(event, Event) and (event.seats is None or seat in event.seats)
    ]


def _shown(value: Any, seat: int | None) -> Any:
    if isinstance(value, list | tuple):
        return [_shown(item, seat) for item in value]
    return value.shown_to(seat) if isinstance(value, Secret) else value


class Scenes(list[Any]):
    """An ear that also sees: with every event it keeps what the table looked like when it was told."""

    def __init__(self, look: Callable[[], Any]) -> None:
        super().__init__()
        self._look = look
        self.scenes: list[tuple[Event, Any]] = []

    def append(self, told: Any) -> None:
        super().append(told)
        if isinstance(told, Event):
            self.scenes.append((told, self._look()))
