"""Odds: exact distributions of dice, attacks and border rolls (XIA-R13)."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from quarterdeck.games.xia.content.bands import D20

HIT, BOUNTY, WRECKED = 10, 17, 3
"""The last rolls that hurt, that add a bounty at a shield, and that destroy a ship (XIA-23.4, XIA-23.5, XIA-23.8)."""
ALL = 10**6
"""More damage than any ship bears, and more than enough to prevent any."""


def percent(chance: Fraction) -> int:
    """A chance in whole percent: 0 only of what cannot be, 100 only of what is certain (XIA-R13)."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


class DieOdds(NamedTuple):
    """A die of an attack or defence, with what changes its face (XIA-10.5.6)."""

    sides: int
    lowered: int = 0
    bonus: int = 0
    doubled: bool = False


class Odds(Struct, frozen=True):
    """How likely each amount is."""

    chances: dict[int, Fraction]

    @property
    def none(self) -> Fraction:
        """The chance that nothing happens."""
        return self.chances.get(0, Fraction(0))

    @property
    def mean(self) -> Fraction:
        return sum([amount * chance for amount, chance in self.chances.items()], Fraction(0))

    def at_least(self, amount: int) -> Fraction:
        return sum([chance for found, chance in self.chances.items() if found >= amount], Fraction(0))

    def each(self) -> list[Fraction]:
        """The chances of exactly 0, 1, 2 and more, up to the highest amount."""
        return [self.chances.get(amount, Fraction(0)) for amount in range(max(self.chances) + 1)]

    def tails(self) -> list[Fraction]:
        """The chances of at least 1, 2, 3 and more, up to the highest amount."""
        left, found = 1 - self.none, list[Fraction]()
        for amount in range(1, max(self.chances) + 1):
            found.append(left)
            left -= self.chances.get(amount, 0)
        return found

    def at_most(self, most: int) -> "Odds":
        """The same with amounts that end at a highest one."""
        found: dict[int, Fraction] = {}
        for amount, chance in self.chances.items():
            found[min(amount, most)] = found.get(min(amount, most), Fraction(0)) + chance
        return Odds(found)

    def less(self, prevented: "Odds") -> "Odds":
        """What is left of an amount, never below 0."""
        found: dict[int, Fraction] = {}
        for amount, chance in self.chances.items():
            for stopped, other in prevented.chances.items():
                left = max(0, amount - stopped)
                found[left] = found.get(left, Fraction(0)) + chance * other
        return Odds(found)


Dice = tuple[int | DieOdds, ...]
"""Dice by their sides, or with what changes them."""


def dice_odds(dice: Dice) -> Odds:
    """How likely each sum of dice is."""
    return attack_odds(dice)


@lru_cache(maxsize=1024)
def _counts(dice: Dice) -> dict[int, int]:
    """In how many ways dice show each sum; whole numbers are much faster than fractions."""
    if not dice:
        return {0: 1}
    found: dict[int, int] = {}
    for total, ways in _counts(dice[1:]).items():
        for value in _values(dice[0]):
            found[total + value] = found.get(total + value, 0) + ways
    return found


def _values(die: int | DieOdds) -> list[int]:
    """What each face of a die counts: lowered, not below 0, then doubled, then with its bonus (XIA-10.5.6)."""
    one = die if isinstance(die, DieOdds) else DieOdds(die)
    factor = 2 if one.doubled else 1
    return [max(0, face - one.lowered) * factor + one.bonus for face in range(1, one.sides + 1)]


@lru_cache(maxsize=4096)
def attack_odds(attack: Dice, defence: Dice = (), added: int = 0, prevented: int = 0) -> Odds:
    """The damage of an attack: the attack value less the defence value, never below 0 (XIA-11.6)."""
    found: dict[int, int] = {}
    for hit, ways in _counts(attack).items():
        for stopped, others in _counts(defence).items():
            damage = max(0, hit + added - stopped - prevented)
            found[damage] = found.get(damage, 0) + ways * others
    total = sum(found.values())
    return Odds({damage: Fraction(ways, total) for damage, ways in found.items()})


@lru_cache(maxsize=64)
def harm_odds(worst: int, halved: bool = False) -> Odds:
    """The damage or loss of a d20 that hurts up to a face: as much as the face, or half of it, rounded up."""
    chances = {0: Fraction(D20 - worst, D20)}
    for face in range(1, worst + 1):
        harm = (face + 1) // 2 if halved else face
        chances[harm] = chances.get(harm, Fraction(0)) + Fraction(1, D20)
    return Odds(chances)
