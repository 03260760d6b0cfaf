"""What lies on the table, and who sees it."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from quarterdeck.kernel import frame
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Zone, nobody, owner

HAND = 6
CELLS = tuple(range(1, 25))
WRECKS = tuple(range(2, 11))


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What people may agree on before a game."""

    rounds: Annotated[int, Meta(ge=1, le=HAND)] = HAND
    """How many wrecks are raced for."""


class Pilot(Struct):
    """A seat: its fuel cells are its own secret until they are burned."""

    seat: int
    cells: Annotated[list[int], Zone(owner, "cells")] = []
    chosen: Annotated[int | None, Zone(owner, "cells")] = None
    spent: list[int] = []
    points: int = 0


class Step(frame.Frame, frozen=True):
    """A frame of this game: something to do, or something to choose."""


class Asked(Step, frame.Asked, frozen=True):
    """A choice of one pilot."""


class DeepSalvage(State, kw_only=True):
    """A table."""

    frame_kind: ClassVar[type[frame.Frame]] = Step
    setting: Options
    pilots: list[Pilot]
    cells: Annotated[tuple[int, ...], Zone(nobody, "cells")] = CELLS
    """The fuel cells that were not dealt."""
    wrecks: Annotated[tuple[int, ...], Zone(nobody, "wrecks")] = WRECKS
    """The pile, from the top."""
    wreck: int = 0
    """What the wreck of this round is worth."""
    round: int = 0
