"""Quarterdeck: great space board games, played by their full rules, for people and for programs.

>>> from quarterdeck import Game
>>> game = Game("space-alert", seats=4, seed=7, mission="S2-1")
>>> game.seats()
(0, 1, 2, 3)

`seats=4` is how many seats there are; `game.seats()` are those that owe an answer now, numbered from 0. Further keyword
arguments of `Game` are the set-up options of the game; `game.choices(0)` are the options of seat 0, its possible moves.
`quarterdeck.lab` has what studies games: simulations, tournaments, environments for learning programs.
"""

from quarterdeck.kernel.campaign import Campaign
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    CannotUndo,
    EndlessGame,
    Illegal,
    NoAnswer,
    QuarterdeckError,
    Reason,
    UnknownGame,
    UnknownOption,
)
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Game, replay
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.record import Input, Record
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
    "Chance",
    "EndlessGame",
    "Event",
    "Game",
    "Illegal",
    "Input",
    "NoAnswer",
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
