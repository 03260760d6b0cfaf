"""Rearranging the hold: a layout says where outfits lie (XIA-18.1.9, XIA-R18, XIA-R33)."""

import re

from quarterdeck.games.xia.rules.acting import ENOUGH, count_operation, is_limited
from quarterdeck.games.xia.rules.holds import Position, covered, relaid
from quarterdeck.games.xia.rules.outfits import damage_on, outfit_named
from quarterdeck.games.xia.rules.outfitting import DAMAGED
from quarterdeck.games.xia.state import Captain, Outfit, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_LAYOUT = Reason("no-such-layout", "XIA-R33")
OFF_THE_HOLD = Reason("section-off-the-hold", "XIA-10.2.2")
OVERLAP = Reason("sections-overlap", "XIA-10.2.3")
ARRANGE = "arrange"
_PLACE = re.compile(r"(?P<outfit>\S+) (?P<at>\d+,\d+) (?P<turns>[0-3])(?P<flipped>f?)")


class Arrange(Option, frozen=True):
    """arrange m-22-engine 0,1 2 + targe-shield 2,0 1f: rearrange all outfits (XIA-R33). Never listed (XIA-R31)."""

    is_open = True
    takes_rest = True
    keeps_undo = True
    layout: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> tuple["Arrange", ...]:
        return ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if is_limited(table, seat, ARRANGE):
            return ENOUGH
        captain = table.captains[seat]
        laid = read_layout(captain, self.layout, table.setting.pack)
        if laid is None:
            return NO_LAYOUT
        moved = [old for old, new in zip(captain.outfits, laid, strict=True) if old is not new]
        if any(damage_on(captain, outfit, table.setting.pack) for outfit in moved):
            return DAMAGED
        return _why_not_laid(table, captain, laid)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        laid = read_layout(captain, self.layout, table.setting.pack)
        assert laid is not None
        captain.outfits = laid
        count_operation(table, seat, ARRANGE)
        table.emit("hold-arranged", "XIA-18.1.9", seat=seat)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        found = [_PLACE.fullmatch(part) for part in self.layout.split(" + ")]
        return tuple(f"outfit:{match['outfit']}" for match in found if match)


def read_layout(captain: Captain, text: str, content: str) -> tuple[Outfit, ...] | None:
    """A captain's outfits as a layout puts them; None if it is none, or names an outfit twice or one he has not."""
    laid: dict[int, Outfit] = {}
    for part in text.split(" + "):
        match = _PLACE.fullmatch(part)
        outfit = outfit_named(captain, match["outfit"]) if match else None
        if match is None or outfit is None or id(outfit) in laid:
            return None
        place = Position(match["at"], int(match["turns"]), bool(match["flipped"]), 0)
        laid[id(outfit)] = relaid(outfit, place, content)
    return tuple([laid.get(id(outfit), outfit) for outfit in captain.outfits])


def _why_not_laid(table: Xia, captain: Captain, laid: tuple[Outfit, ...]) -> Reason | None:
    """Sections lie on compartments, each on its own, none on damage; cubes find room as before (XIA-10.2, XIA-D65)."""
    hold, taken = {*table.mat(captain.seat).hold}, set[str]()
    for outfit in laid:
        under = covered(outfit, table.setting.pack)
        if not {*under} <= hold:
            return OFF_THE_HOLD
        moved = not any(outfit is old for old in captain.outfits)
        if taken.intersection(under) or (moved and {*under}.intersection(captain.damage)):
            return OVERLAP
        taken.update(under)
    return None
