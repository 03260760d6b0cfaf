"""What can go wrong when somebody asks a game for something, each with its own name."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why something cannot be done: a message id, the clause it follows from, and arguments for the words."""

    id: str
    clause: str
    args: dict[str, Any] = {}


class QuarterdeckError(Exception):
    """Anything this library refuses to do; nothing has changed when it is raised."""


class Illegal(QuarterdeckError):
    """The rules do not allow this option now; `reason` says which clause and why."""

    def __init__(self, reason: Reason) -> None:
        details = "".join(f", {name} {value}" for name, value in reason.args.items())
        super().__init__(f"{reason.id} ({reason.clause}{details})")
        self.reason = reason

    def __reduce__(self) -> tuple[type["Illegal"], tuple[Reason]]:
        return type(self), (self.reason,)


class UnknownOption(QuarterdeckError):
    """A text that is no option of the game, whatever the state."""


class UnknownGame(QuarterdeckError):
    """A name under which no game is registered."""


class BadOptions(QuarterdeckError):
    """Set-up options a game cannot be played with; the message says which and why, a rule behind it is the reason."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadRecord(QuarterdeckError):
    """A saved game that cannot be read or does not replay."""


class BadContent(QuarterdeckError):
    """A mistake in a content pack or a case file, with the place where it stands."""


class Flaw(Struct, frozen=True):
    """A mistake in something written down: where it stands (`boards`, 0, 3), and why it is one."""

    path: tuple[str | int, ...]
    reason: Reason


class Flawed(BadContent):
    """Something written down that cannot be used; `flaws` are all the mistakes found in it."""

    def __init__(self, message: str, flaws: Sequence[Flaw]) -> None:
        super().__init__(message)
        self.flaws = tuple(flaws)

    def __reduce__(self) -> tuple[type["Flawed"], tuple[str, tuple[Flaw, ...]]]:
        return type(self), (str(self), self.flaws)


class CannotUndo(Illegal):
    """Taking back would unlearn something, touch another seat's answer, or there is nothing to take back."""


class GameOver(Exception):
    """Raised inside the rules when the game ends in the middle of a step; the kernel catches it."""
