"""Minor actions: they do not end a movement action (XIA-17.4)."""

from quarterdeck.games.xia.rules.loose_cubes import Jettison, PickUp
from quarterdeck.games.xia.rules.missions import Abort
from quarterdeck.games.xia.rules.taking_missions import TakeMission
from quarterdeck.kernel.option import Option

MINOR_BY_REACH: tuple[type[Option], ...] = (TakeMission, PickUp)
"""Those that can be taken as if on an occupied hex (XIA-D31)."""
MINOR: tuple[type[Option], ...] = (*MINOR_BY_REACH, Jettison, Abort)
