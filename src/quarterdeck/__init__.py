"""Quarterdeck: great space board games by their full rules, for people and for programs.

>>> from quarterdeck import Game
>>> game = Game("space-alert", seats=4, seed=7, mission="S2-1")
>>> game.seats()
(0, 1, 2, 3)
"""

import quarterdeck.games  # noqa: F401 - makes the games known by name
from quarterdeck.kernel.campaign import Campaign
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    CannotUndo,
    Illegal,
    QuarterdeckError,
    Reason,
    UnknownGame,
    UnknownOption,
)
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Game, Input, Record, replay
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.registry import names as games_by_name
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import Words, words

__version__ = "0.1.0"
__all__ = [
    "BadContent",
    "BadOptions",
    "BadRecord",
    "Campaign",
    "CannotUndo",
    "Event",
    "Game",
    "Illegal",
    "Input",
    "Option",
    "QuarterdeckError",
    "Reason",
    "Record",
    "State",
    "UnknownGame",
    "UnknownOption",
    "VirtualClock",
    "Words",
    "games_by_name",
    "replay",
    "words",
]
