"""What a captain may expect at the end of a turn: fame, and the prospects of ship, credits, hold and missions."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from quarterdeck.games.xia.bots.combat import CombatValues
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.new_ship import TOP, next_price
from quarterdeck.games.xia.state import CREDIT_UNIT, MARKERS, Captain, Xia

PATIENCE = 0.22
"""How much a goal loses of its worth for each turn it takes."""
FARTHEST = 4.0
"""Turns beyond which all planets count as equally far away."""
SPREAD = 1.8
"""How many points of fame make a captain e times as likely to win."""


class Prospects(NamedTuple):
    """What a ship has at the end of a turn, as numbers between 0 and about 1; or what each of them is worth in fame."""

    saved: float
    """The captain's credits as a part of the price of the next ship."""
    payable: float
    """1 where the next ship can be paid and bought here, less the farther away the nearest planet is."""
    tier: float
    power: float
    """The part of the markers that is armed."""
    damage: float
    """The part of the hold that is damaged."""
    engine: float
    shield: float
    weapons: float
    """Sides of all dice of a kind of outfit, in dozens."""
    errand: float
    """What the best place for the mission is worth, or for taking one."""
    mission: float
    """Whether there is a mission whose task is still to be done."""
    delivery: float
    """Whether the task is done."""
    pay: float
    """What the delivery pays, in thousands."""
    cubes: float
    """Pairs of cubes."""
    away: float
    """Turns to the nearest planet."""
    tired: float
    """How much energy is missing."""
    lost: float
    """Whether the ship is off the board."""


WORTH = Prospects(
    saved=0.8, payable=0.3, tier=0.6, power=0.33, damage=-1.2, engine=0.42, shield=0.05, weapons=-0.25, errand=0.33,
    mission=-0.16, delivery=0.15, pay=0.08, cubes=0.17, away=-0.2, tired=-0.5, lost=0.1,
)  # fmt: skip
"""Fame of the next turns for each prospect: least squares over the turns of games between rules of thumb."""


def chances(world: Xia, seat: int, chart: Chart) -> Sequence[float]:
    """How likely each captain is to win, as the captain of `seat` sees it: only his own prospects are examined
    closely."""
    if world.winners:
        return [float(captain.seat in world.winners) / len(world.winners) for captain in world.captains]
    values = [standing(world, captain.seat, chart, closely=captain.seat == seat) for captain in world.captains]
    weights = [exp((value - max(values)) / SPREAD) for value in values]
    return [weight / sum(weights) for weight in weights]


def standing(world: Xia, seat: int, chart: Chart, *, closely: bool) -> float:
    """The fame of a captain, and what his prospects are worth."""
    found = prospects(world, seat, chart, closely=closely)
    return world.captains[seat].fame + sum([amount * worth for amount, worth in zip(found, WORTH, strict=True)])


def prospects(world: Xia, seat: int, chart: Chart, *, closely: bool = True) -> Prospects:
    me, mat, mind = world.captains[seat], world.mat(seat), CombatValues(world, seat, chart)
    price = next_price(world, seat) if mat.tier < TOP else 0
    look = closely and me.at != ""
    away = min([FARTHEST, *(mind.turns(me.at, planet) for planet in mind.planets)]) if look else 0.0
    sides = _sides(world, me)
    return Prospects(
        saved=min(me.credits, price) / price if price else 0.0,
        payable=1 / (1 + away) if mind.wants_ship(me.credits) else 0.0,
        tier=mat.tier - 1,
        power=me.armed / MARKERS,
        damage=len(me.damage) / mat.size,
        engine=sides.get("engine", 0) / 12,
        shield=sides.get("shield", 0) / 12,
        weapons=(sides.get("blaster", 0) + sides.get("missile", 0)) / 12,
        errand=_errand(mind) if look else 0.5,
        mission=float(me.mission is not None and not me.mission_open),
        delivery=float(me.mission_open),
        pay=(me.pay or 0) / CREDIT_UNIT,
        cubes=me.cubes / 2,
        away=away,
        tired=mind.worth_of_recharging() if me.at else 0.0,
        lost=float(not me.at),
    )


def _sides(world: Xia, captain: Captain) -> dict[str, int]:
    """The sides of all dice of each kind of outfit."""
    found: dict[str, int] = {}
    for outfit in captain.outfits:
        printed = world.pack.outfits[outfit.kind]
        found[printed.kind] = found.get(printed.kind, 0) + printed.die * printed.spots
    return found


def _errand(mind: CombatValues) -> float:
    at = mind.me.at
    goals = mind.mission_goals()
    return max([goal.worth / (1 + PATIENCE * (goal.later + mind.turns(at, goal.hex))) for goal in goals], default=0.0)
