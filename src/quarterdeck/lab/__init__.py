"""The laboratory: simulations, tournaments, studies of balance, and environments for learning programs.

Its public names can be imported from here; each is loaded when it is first used, as some need the extra
`quarterdeck[lab]`. The function that simulates has the name of its module: `from quarterdeck.lab.simulate import
simulate`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck.bots.bot import Bot, BotFailed, Observer, Seat
    from quarterdeck.lab.arena import Arena
    from quarterdeck.lab.encoding import Encoder, survey
    from quarterdeck.lab.files import Files
    from quarterdeck.lab.gym import SeatEnv
    from quarterdeck.lab.pettingzoo import env, parallel_env, raw_env
    from quarterdeck.lab.recording import Recording, record
    from quarterdeck.lab.simulate import Outcome, Setting
    from quarterdeck.lab.tally import Tally
    from quarterdeck.lab.tournament import Tournament, play
    from quarterdeck.lab.watching import watch

_NAMES = {
    "quarterdeck.bots.bot": ("Bot", "BotFailed", "Observer", "Seat"),
    "quarterdeck.lab.arena": ("Arena",),
    "quarterdeck.lab.encoding": ("Encoder", "survey"),
    "quarterdeck.lab.files": ("Files",),
    "quarterdeck.lab.gym": ("SeatEnv",),
    "quarterdeck.lab.pettingzoo": ("env", "parallel_env", "raw_env"),
    "quarterdeck.lab.recording": ("Recording", "record"),
    "quarterdeck.lab.simulate": ("Outcome", "Setting"),
    "quarterdeck.lab.tally": ("Tally",),
    "quarterdeck.lab.tournament": ("Tournament", "play"),
    "quarterdeck.lab.watching": ("watch",),
}
_PLACES = {name: module for module, names in _NAMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """A public name, from its module."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})


__all__ = [
    "Arena",
    "Bot",
    "BotFailed",
    "Encoder",
    "Files",
    "Observer",
    "Outcome",
    "Recording",
    "Seat",
    "SeatEnv",
    "Setting",
    "Tally",
    "Tournament",
    "env",
    "parallel_env",
    "play",
    "raw_env",
    "record",
    "survey",
    "watch",
]
