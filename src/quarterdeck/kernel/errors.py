"""The errors this library raises, each with its own name."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why something cannot be done: a message id, the clause it follows from, and arguments for the words."""

    id: str
    clause: str
    args: Mapping[str, Any] = {}


class QuarterdeckError(Exception):
    """Base class of all errors of this library; nothing has changed when one is raised."""


class Illegal(QuarterdeckError):
    """The rules do not allow this option now; `reason` says which clause and why.

    `table` is the class of the state it was raised for: it identifies the game whose messages word the reason.
    """

    def __init__(self, reason: Reason, table: type | None = None) -> None:
        super().__init__(reason.id)
        self.reason, self.table = reason, table

    def __str__(self) -> str:
        """The reason as an English sentence, with its id and clause; composed only when somebody reads it."""
        from quarterdeck.kernel.words import sentence_of  # Fluent takes long to load

        sentence = sentence_of(self.reason, self.table) if self.table is not None else None
        return _cited(self.reason) if sentence is None else f"{sentence} ({_source(self.reason)})"

    def __reduce__(self) -> tuple[type["Illegal"], tuple[Reason, type | None]]:
        return type(self), (self.reason, self.table)


def _source(reason: Reason) -> str:
    """Where a reason comes from: its id and its clause."""
    return ", ".join(filter(None, (reason.id, reason.clause)))


def _cited(reason: Reason) -> str:
    """A reason without words: its id, clause and arguments."""
    details = [f"{name} {value}" for name, value in reason.args.items()]
    known = ", ".join(filter(None, (reason.clause, *details)))
    return f"{reason.id} ({known})" if known else reason.id


class UnknownOption(QuarterdeckError):
    """A text that does not name an option of the game, whatever the state."""


class UnknownGame(QuarterdeckError):
    """No game is registered under this name."""


class BadOptions(QuarterdeckError):
    """Set-up options a game cannot be played with; where a rule forbids them, `reason` cites it."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.game = ""
        """The game that refused them, in whose words the reason is said."""


class BadRecord(QuarterdeckError):
    """A saved game that cannot be read or does not replay."""


class BadContent(QuarterdeckError):
    """A mistake in a content pack or a case file, with its place."""


class Flaw(Struct, frozen=True):
    """A mistake in something written down: its place (`boards`, 0, 3), and the reason."""

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
    """The last input cannot be undone: it was another seat's, it revealed something, or there is none."""


class NoAnswer(QuarterdeckError):
    """A player chose nothing although the game cannot go on without an answer of its seat."""


class EndlessGame(QuarterdeckError):
    """A game that has not ended after as many rounds of questions as it was given."""


class GameOver(Exception):
    """Raised inside the rules when the game ends in the middle of a step; the kernel catches it."""
