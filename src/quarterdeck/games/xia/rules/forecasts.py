"""Forecasts: exact odds of attacks, before they are declared and while they are defended against (XIA-R13)."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

from quarterdeck.games.xia.content.abilities import Ability
from quarterdeck.games.xia.content.bands import D20, face_count
from quarterdeck.games.xia.content.effects import Prevent
from quarterdeck.games.xia.rules.abilities import unused
from quarterdeck.games.xia.rules.damage import undamaged
from quarterdeck.games.xia.rules.dice import bonus_of
from quarterdeck.games.xia.rules.odds import ALL, DieOdds, Odds, attack_odds, dice_odds, percent
from quarterdeck.games.xia.rules.outfits import ENGINE, SHIELD, available_spots, die_of, kind_of, outfit_named, usable
from quarterdeck.games.xia.state import Captain, Npc, Xia
from quarterdeck.games.xia.under_way import Fight
from quarterdeck.kernel.errors import Reason

DEFENCE = ("defence",)
"""When abilities are used that prevent damage."""
Dice = tuple[DieOdds, ...]


# Attacks


def foreseen(table: Xia, seat: int, target: str, aimed: tuple[str, ...]) -> list[Reason]:
    """What an attack with these outfits could do to its target, and a ram to the attacker."""
    ship = table.ship(target)
    if not aimed or ship is None:
        return []
    engines = tuple([name for name in aimed if kind_of(table, name).kind == ENGINE])
    return attack_forecast(table, seat, ship, weapon_dice(table, seat, aimed), weapon_dice(table, seat, engines))


def attack_forecast(table: Xia, seat: int, ship: Captain | Npc, attack: Dice, rams: Dice) -> list[Reason]:
    """What the dice of an attack could do to a ship, and those of a ram to the attacker himself (XIA-10.7.4)."""
    found = _against_captain(table, ship, attack) if isinstance(ship, Captain) else _against_npc(table, ship, attack)
    return [*found, odds_reason(dice_odds(rams), "odds-own-ram", undamaged(table, seat))] if rams else found


def _against_captain(table: Xia, target: Captain, attack: Dice) -> list[Reason]:
    """Without a defence, and against the best that the captain could declare."""
    fatal, shields = undamaged(table, target.seat), possible_defence(table, target.seat)
    found, abilities = [odds_reason(dice_odds(attack), "odds-undefended", fatal)], _payable_defences(table, target)
    if shields or abilities:
        best = prevented_by(table, attack_odds(attack, shields), abilities)
        found.append(odds_reason(best, "odds-best-defence", fatal))
    return found


def _payable_defences(table: Xia, target: Captain) -> list[str]:
    """The defence abilities that a captain could pay together, in the order of his cards."""
    found, energy = list[str](), target.energy
    for card in unused(table, target, DEFENCE):
        if card.energy <= energy:
            found.append(card.id)
            energy -= card.energy
    return found


def _against_npc(table: Xia, target: Npc, attack: Dice) -> list[Reason]:
    card = table.pack.npcs[target.id]
    return [odds_reason(attack_odds(attack, card.defence), "odds-npc", card.destroyed - target.damage)]


def weapon_dice(table: Xia, seat: int, aimed: tuple[str, ...]) -> Dice:
    """The dice of an attack by a captain."""
    return tuple([DieOdds(*die_of(table, seat, name), bonus_of(table, seat, name)) for name in aimed])


def dice_of_attack(table: Xia, fight: Fight) -> tuple[int | DieOdds, ...]:
    """The dice of an attack that is declared and not rolled yet."""
    attacker = table.ship(fight.attacker)
    if isinstance(attacker, Captain):
        return weapon_dice(table, attacker.seat, fight.aimed)
    return fight.dice


# Defences


def prevented_by(table: Xia, harm: Odds, abilities: Iterable[str]) -> Odds:
    """What these abilities leave of damage or a loss."""
    for name in abilities:
        harm = harm.less(prevention_odds(table.pack.abilities[name]))
    return harm


def shield_dice(table: Xia, seat: int, shields: tuple[str, ...]) -> Dice:
    return tuple([DieOdds(*die_of(table, seat, name)) for name in shields])


@cache
def prevention_odds(card: Ability) -> Odds:
    """How much damage or loss the d20 of a defence ability prevents (XIA-4.4.6)."""
    chances = {0: Fraction(1)}
    for band in card.bands:
        for effect in band.choices[0]:
            if isinstance(effect, Prevent):
                amount, chance = ALL if effect.amount is None else effect.amount, Fraction(face_count(band), D20)
                chances[amount] = chances.get(amount, Fraction(0)) + chance
                chances[0] -= chance
    return Odds(chances)


def possible_defence(table: Xia, seat: int) -> Dice:
    """The dice of all shields that a captain could use, the best first, one for each armed marker."""
    captain, found = table.captains[seat], []
    for name in usable(table, seat, SHIELD):
        outfit = outfit_named(captain, name)
        assert outfit is not None
        spots = available_spots(captain, outfit, table.setting.pack)
        found += [DieOdds(*die_of(table, seat, name))] * len(spots)
    return tuple(sorted(found, key=mean_of, reverse=True)[: captain.armed])


def mean_of(die: DieOdds) -> Fraction:
    """What a die counts on average: a damaged large one may count less than a small one (XIA-10.5.6)."""
    return dice_odds((die,)).mean


# As messages


def odds_reason(odds: Odds, message: str, fatal: int = 0) -> Reason:
    """Odds as numbers for a message: percentages, and the mean with two decimals.

    `at_least` is the chance of at least 1, 2, 3 and more, `each` that of exactly 0, 1, 2 and more.
    """
    args = {
        "mean": round(float(odds.mean), 2),
        "none": percent(odds.none),
        "at_least": [percent(chance) for chance in odds.tails()],
        "each": [percent(chance) for chance in odds.each()],
    }
    return Reason(message, "XIA-R13", {**args, "fatal": percent(odds.at_least(fatal)) if fatal else 0})


def die_reason(die: DieOdds, message: str) -> Reason:
    """What a die could show, with what changes it: the least and the highest value, and the mean."""
    odds = dice_odds((die,))
    args = {"low": min(odds.chances), "high": max(odds.chances), "mean": round(float(odds.mean), 2)}
    return Reason(message, "XIA-R13", args)
