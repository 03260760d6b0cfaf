"""Odds are exact: compared with counting all results (XIA-R13)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from quarterdeck.games.xia.rules.odds import DieOdds, Odds, attack_odds, harm_odds, percent
from tests.rules import rule


def counted(attack: list[DieOdds], defence: list[DieOdds], added: int, prevented: int) -> dict[int, Fraction]:
    """All results of all dice, one by one."""
    found: Counter[int] = Counter()
    for faces in product(*[range(1, die.sides + 1) for die in (*attack, *defence)]):
        worth = []
        for face, die in zip(faces, (*attack, *defence), strict=True):
            lowered = face - die.lowered if face > die.lowered else 0
            worth.append(lowered + (lowered if die.doubled else 0) + die.bonus)
        hit, stopped = sum(worth[: len(attack)]) + added, sum(worth[len(attack) :]) + prevented
        found[hit - stopped if hit > stopped else 0] += 1
    return {damage: Fraction(number, found.total()) for damage, number in found.items()}


CASES = [
    ([DieOdds(6)], [], 0, 0),
    ([DieOdds(8), DieOdds(8)], [DieOdds(6)], 0, 0),
    ([DieOdds(6, 2), DieOdds(12, 1, 1)], [DieOdds(8, 3)], 0, 0),
    ([DieOdds(6, 7)], [DieOdds(6)], 4, 0),
    ([DieOdds(12, 1, 0, True)], [DieOdds(8)], 0, 5),
    ([DieOdds(12), DieOdds(6)], [], 10, 5),
]


@rule("XIA-R13", "XIA-10.5.1", "XIA-10.5.6", "XIA-D22", "XIA-D62")
@pytest.mark.parametrize(("attack", "defence", "added", "prevented"), CASES)
def test_the_odds_of_an_attack_are_exact(
    attack: list[DieOdds], defence: list[DieOdds], added: int, prevented: int
) -> None:
    odds = attack_odds(tuple(attack), tuple(defence), added, prevented)
    assert odds.chances == counted(attack, defence, added, prevented)
    assert sum(odds.chances.values()) == 1


def test_plain_numbers_are_dice_too() -> None:
    assert attack_odds((6, 8), (6,)) == attack_odds((DieOdds(6), DieOdds(8)), (DieOdds(6),))


def test_odds_answer_what_is_asked() -> None:
    odds = Odds({0: Fraction(1, 4), 2: Fraction(1, 4), 5: Fraction(1, 2)})
    assert (odds.none, odds.mean) == (Fraction(1, 4), Fraction(3))
    assert [odds.at_least(amount) for amount in (0, 1, 3, 6)] == [1, Fraction(3, 4), Fraction(1, 2), 0]
    assert odds.tails() == [Fraction(3, 4), Fraction(3, 4), *[Fraction(1, 2)] * 3]
    assert Odds({1: Fraction(1)}).none == 0


def test_a_highest_amount_takes_the_chances_of_all_above_it() -> None:
    assert harm_odds(10).at_most(3).chances == {
        0: Fraction(1, 2), 1: Fraction(1, 20), 2: Fraction(1, 20), 3: Fraction(8, 20),
    }  # fmt: skip


def test_half_of_a_roll_is_rounded_up() -> None:
    assert harm_odds(3, halved=True).chances == {0: Fraction(17, 20), 1: Fraction(2, 20), 2: Fraction(1, 20)}


@rule("XIA-R13")
def test_percent_is_nought_only_of_what_cannot_be_and_all_only_of_what_is_certain() -> None:
    assert [percent(Fraction(ways, 1000)) for ways in (0, 1, 4, 496, 996, 999, 1000)] == [0, 1, 1, 50, 99, 99, 100]
