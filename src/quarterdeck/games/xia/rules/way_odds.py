"""What all the rolls of a way do to a ship together, counted exactly and remembered (XIA-R12, XIA-R13)."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.odds import WRECKED, percent

FACES = range(1, D20 + 1)


class Hardiness(NamedTuple):
    """What a ship can bear."""

    undamaged: int
    """Compartments without damage."""
    energy: int
    """Energy and armed markers."""
    safe_asteroid: int
    """The least faces that do no harm."""
    safe_shield: int
    safe_nebula: int
    half_shield: bool
    """Whether planetary shields do half the damage."""


class WayHarm(Struct, frozen=True):
    """What the rolls of a way do to a ship, before shields and abilities (XIA-R12)."""

    damage: float
    """On average, as far as the ship gets."""
    energy: float
    lost: int
    """How likely the ship is destroyed, in percent."""


class _Under(NamedTuple):
    """Ships that are still on the way, by the damage that they have taken; all numbers count results of all dice."""

    way: dict[int, int]
    damage: int = 0
    energy: int = 0
    lost: int = 0


@lru_cache(maxsize=4096)
def way_odds(borders: tuple[str, ...], ship: Hardiness) -> WayHarm:
    """What borders do to a ship that crosses them one after the other, as far as they let it pass (XIA-23.1.4)."""
    under = _Under({0: 1})
    for border in borders:
        under = _crossed(border, ship, under)
    results = D20 ** len(borders)
    damage, energy = (round(float(Fraction(number, results)), 1) for number in (under.damage, under.energy))
    return WayHarm(damage, energy, percent(Fraction(under.lost, results)))


def _crossed(border: str, ship: Hardiness, under: _Under) -> _Under:
    damage, energy, lost = under.damage * D20, under.energy * D20, under.lost * D20
    passing = sum(under.way.values())
    if border in ("asteroid", "shield"):
        return _damaged(border, ship, _Under(under.way, damage, energy, lost))
    if border == "debris":
        return _Under(_times(under.way, D20 - WRECKED), damage, energy, lost + passing * WRECKED)
    if border == "nebula":
        energy += passing * sum([min(face, ship.energy) for face in FACES if face < ship.safe_nebula])
    return _Under(_times(under.way, D20), damage, energy, lost)


def _times(way: dict[int, int], faces: int) -> dict[int, int]:
    return {taken: number * faces for taken, number in way.items()}


def _damaged(border: str, ship: Hardiness, under: _Under) -> _Under:
    """A d20 whose low faces do damage; a planetary shield throws back whoever it hurts (XIA-23.5.2)."""
    safe = ship.safe_shield if border == "shield" else ship.safe_asteroid
    way, damage, lost = dict[int, int](), under.damage, under.lost
    for face in FACES:
        harm = 0 if face >= safe else (face + 1) // 2 if border == "shield" and ship.half_shield else face
        for taken, number in under.way.items():
            damage += number * harm
            if taken + harm >= ship.undamaged:
                lost += number
            elif not (harm and border == "shield"):
                way[taken + harm] = way.get(taken + harm, 0) + number
    return _Under(way, damage, under.energy, lost)
