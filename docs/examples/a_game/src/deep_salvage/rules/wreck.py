"""At the wreck (DS-3): tow it home, or search it and take the risk."""

from deep_salvage.state import Asked, DeepSalvage
from quarterdeck.kernel.option import Option

BREAKS = 1
"""The roll on which a wreck that is searched breaks apart."""
FINDS_MORE = 5
"""The least roll on which there is more in it than expected."""
MORE = 4


class Tow(Option, frozen=True):
    """tow: the points it is worth, for sure (DS-3.2)."""

    def take(self, table: DeepSalvage, seat: int, frame: "AtWreck") -> None:
        table.done()
        table.pilots[seat].points += frame.wreck
        table.emit("towed", "DS-3.2", seat=seat, points=frame.wreck)


class Search(Option, frozen=True):
    """search: roll a die for it (DS-3.3)."""

    def take(self, table: DeepSalvage, seat: int, frame: "AtWreck") -> None:
        table.done()
        roll = table.roll("search", 6)
        points = 0 if roll == BREAKS else frame.wreck + (MORE if roll >= FINDS_MORE else 0)
        table.pilots[seat].points += points
        table.emit("searched", "DS-3.3", seat=seat, roll=roll, points=points)


class AtWreck(Asked, frozen=True):
    """The pilot who is first decides (DS-3.1)."""

    clause = "DS-3.1"
    choices = (Tow, Search)
    wreck: int
