"""Outfits in a hold: their names, arming spots and markers (XIA-10.3, XIA-10.5)."""

from collections.abc import Iterable

from msgspec.structs import replace

from quarterdeck.games.xia.content.outfits import OutfitKind
from quarterdeck.games.xia.rules.holds import Sections, loadout, names_of, sections
from quarterdeck.games.xia.state import MARKERS, Captain, Outfit, Xia

ENGINE, SHIELD, BLASTER, MISSILE = "engine", "shield", "blaster", "missile"


# Names


def outfit_names(captain: Captain) -> tuple[str, ...]:
    """The names of a captain's outfits, in the order of the list."""
    return names_of(tuple([outfit.kind for outfit in captain.outfits]))


def outfit_named(captain: Captain, name: str) -> Outfit | None:
    """The outfit that an option means."""
    names = outfit_names(captain)
    return captain.outfits[names.index(name)] if name in names else None


def kind_of(table: Xia, name: str) -> OutfitKind:
    """What is printed on an outfit, by its name in options."""
    return table.pack.outfits[name.partition(".")[0]]


# Damage and arming spots


def sections_of(outfit: Outfit, content: str) -> Sections:
    """The compartments that an outfit covers, and whether each has an arming spot."""
    return sections(outfit.kind, outfit.at, outfit.turns, outfit.flipped, content)


def damage_on(captain: Captain, outfit: Outfit, content: str) -> int:
    """Damage markers on an outfit: each lowers its dice by 1 (XIA-10.5.1)."""
    damage = captain.damage
    return len([1 for compartment, _ in sections_of(outfit, content) if compartment in damage]) if damage else 0


def available_spots(captain: Captain, outfit: Outfit, content: str) -> tuple[str, ...]:
    """Arming spots without a marker whose section is not damaged (XIA-10.3.3)."""
    spots = [compartment for compartment, is_spot in sections_of(outfit, content) if is_spot]
    return tuple([spot for spot in spots if spot not in outfit.markers and spot not in captain.damage])


def usable(table: Xia, seat: int, kind: str) -> tuple[str, ...]:
    """The outfits of a category with an available arming spot; whether there are armed markers is not asked here."""
    return usable_of(table, table.captains[seat], (kind,))


def usable_of(table: Xia, captain: Captain, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The outfits of several categories with an available arming spot."""
    return loadout(table, captain).usable(kinds) if captain.outfits else ()


# Markers


def spend_marker(table: Xia, seat: int, name: str) -> int:
    """Move an armed marker onto an arming spot of an outfit; its die is rolled then (XIA-10.3.2)."""
    captain = table.captains[seat]
    outfit = outfit_named(captain, name)
    assert outfit is not None
    captain.armed -= 1
    spot = loadout(table, captain).spots(name)[0]
    _lay_markers(captain, outfit, (*outfit.markers, spot))
    return kind_of(table, name).die


def _lay_markers(captain: Captain, outfit: Outfit, markers: tuple[str, ...]) -> None:
    """Let exactly these markers lie on an outfit."""
    changed = replace(outfit, markers=markers)
    captain.outfits = tuple([changed if other is outfit else other for other in captain.outfits])


def markers_on_outfits(captain: Captain) -> int:
    """Markers that lie on arming spots."""
    return sum([len(outfit.markers) for outfit in captain.outfits])


def free_spots(captain: Captain, spots: Iterable[str]) -> None:
    """The markers on these arming spots become disarmed; spots without one stay as they are."""
    freed = frozenset(spots)
    for outfit in captain.outfits:
        if outfit.markers and not freed.isdisjoint(outfit.markers):
            left = tuple([spot for spot in outfit.markers if spot not in freed])
            captain.disarmed += len(outfit.markers) - len(left)
            _lay_markers(captain, outfit, left)


def clear_outfits(captain: Captain) -> None:
    """All markers on outfits become disarmed (XIA-19.1.6)."""
    for outfit in captain.outfits:
        if outfit.markers:
            captain.disarmed += len(outfit.markers)
            _lay_markers(captain, outfit, ())


def arm_markers(captain: Captain, count: int) -> None:
    """Arm markers; disarmed ones before those on outfits. There are never more than four (XIA-10.3.10)."""
    while count > captain.disarmed:
        outfit = next(outfit for outfit in captain.outfits if outfit.markers)
        _lay_markers(captain, outfit, outfit.markers[:-1])
        captain.disarmed += 1
    captain.disarmed -= count
    captain.armed += count


def disarm_markers(captain: Captain, count: int) -> int:
    """Armed markers become disarmed, as far as there are any; returns how many."""
    count = min(count, captain.armed)
    captain.armed -= count
    captain.disarmed += count
    return count


def all_armed(captain: Captain) -> None:
    """All four markers lie on the armed cells (XIA-13.1.6)."""
    clear_outfits(captain)
    captain.armed, captain.disarmed = MARKERS, 0


def die_of(table: Xia, seat: int, name: str) -> tuple[int, int]:
    """The sides of an outfit's die, and by how much damage lowers it (XIA-10.5.1)."""
    captain = table.captains[seat]
    outfit = outfit_named(captain, name)
    assert outfit is not None
    return kind_of(table, name).die, damage_on(captain, outfit, table.setting.pack)
