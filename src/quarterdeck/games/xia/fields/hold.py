"""Holds as they are drawn: outfits with their sections, and where cubes lie (XIA-10.2, XIA-D65)."""

from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.xia.rules.flying import impulse_value
from quarterdeck.games.xia.rules.holds import cargo_places
from quarterdeck.games.xia.rules.outfits import damage_on, outfit_names, sections_of

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Captain, Outfit, Xia


class DrawnOutfit(Struct, frozen=True):
    """An outfit in a hold."""

    name: str
    """What options call it: `m-22-engine.2` is the second of its kind."""
    sections: list[tuple[str, bool]]
    """Compartments, and whether each has an arming spot, in the order of the printed shape."""
    lowered: int
    """By how much damage lowers its dice (XIA-10.5.1)."""


class DrawnHold(Struct, frozen=True):
    """The hold of a captain, and what his impulse drive gives."""

    outfits: list[DrawnOutfit] = []
    cargo: dict[str, str] = {}
    """The type of cargo by compartment."""
    impulse: int = 0
    """The points of an impulse action (XIA-7.1.1)."""


def drawn_hold(table: "Xia", captain: "Captain") -> DrawnHold:
    if not captain.ship:
        return DrawnHold()
    named = zip(outfit_names(captain), captain.outfits, strict=True)
    outfits = [_outfit(table, captain, name, outfit) for name, outfit in named]
    return DrawnHold(outfits, cargo_places(table, captain.seat), impulse_value(table, captain.seat))


def _outfit(table: "Xia", captain: "Captain", name: str, outfit: "Outfit") -> DrawnOutfit:
    content = table.setting.pack
    return DrawnOutfit(name, list(sections_of(outfit, content)), damage_on(captain, outfit, content))
