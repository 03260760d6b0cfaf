"""Quick start: a few questions, answered with cards, that stand for a game's set-up options."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class StartChoice(Struct, frozen=True):
    """One answer: the set-up options it stands for."""

    name: str
    options: Mapping[str, Any] = {}
    """What differs from the defaults; options that other answers set go back to theirs."""
    card: str = ""
    """The printed card that describes it. Without one, `start-QUESTION-NAME` and `start-QUESTION-NAME-about` do."""


class StartQuestion(Struct, frozen=True):
    """A question before a game; the message `start-QUESTION` asks it."""

    name: str
    choices: tuple[StartChoice, ...]
    """The first one is suggested to somebody who plays alone for the first time."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it is asked; all if empty."""
