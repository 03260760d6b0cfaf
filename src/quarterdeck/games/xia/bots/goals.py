"""Goals: what a captain could fly for, each with a hex, its worth in fame and its time."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from quarterdeck.games.xia.bots.routes import Pilot, cost
from quarterdeck.games.xia.content.abilities import Ability
from quarterdeck.games.xia.content.effects import Crossing, Effect
from quarterdeck.games.xia.rules.business import repair_cost
from quarterdeck.games.xia.rules.cargo import FAMOUS, affordable_pairs
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.fame import may_buy_fame
from quarterdeck.games.xia.rules.holds import room
from quarterdeck.games.xia.rules.new_ship import TOP, next_price
from quarterdeck.games.xia.rules.outfits import ENGINE, damage_on
from quarterdeck.games.xia.rules.titles import NOBODY
from quarterdeck.games.xia.state import Captain, Xia

CREDIT = 1 / 5500
"""What a credit is worth in fame: 5000 buy one point, and ships more than that."""
DAMAGE = 0.07
"""What a damage marker costs, before it is repaired."""
HAMPERED = 0.15
"""The further cost of an engine die lowered by 1."""
ENERGY = 0.03
"""What a point of energy is worth."""
LOSS = 0.35
"""What the destruction of an empty ship costs: mainly time."""
LUCK = 0.05
"""The chance of a natural 20, which is a point of fame."""
TOKEN = 0.4
"""A third of the exploration tokens is fame, a third 1000 credits."""
DELAY = 0.7
"""Turns added to every goal, so that the rate of a small goal nearby stays finite."""
TITLE_POINT = 1.8
"""What a point of fame of a title is worth: somebody else may earn it, but its perk lasts."""
CAREFUL_DAMAGE = 0.4
"""The share of the hold that is damaged when a captain becomes careful."""
SPARE_CREDITS = 2000
"""What a captain who saves for a ship keeps in addition to its price."""
LATE = 3
"""When somebody is this near the goal, nobody saves for a ship any more."""
CAREFUL_POWER = 5
"""Energy and armed markers below which a captain becomes careful."""

Mark = tuple[str, str]
"""A hex with a mark, and its argument: the type of cargo."""


class Goal(NamedTuple):
    """Somewhere to fly, and why."""

    hex: str
    """A hex, the sector of a planet, or the rim of the map."""
    worth: float
    later: float = 0.0
    """Turns that pass between reaching the hex and having what it is worth."""
    reach: int = 0
    """From how far away it can be used: a ship is not flown onto, but attacked."""


class Inclination(NamedTuple):
    """A captain's preferences: factors on the worth of things."""

    shield: float = 1.0
    blaster: float = 1.0
    missile: float = 1.0
    engine: int = 1
    """The tier of the engine that is bought."""
    arms: int = 1
    """The tier of other outfits."""
    ships: float = 1.0
    """Above 1: money is saved for the next ship; below 1: fame is bought before it."""
    crime: float = 1.0
    """What illegal missions seem to be worth."""


NO_INCLINATION = Inclination()


class GoalFinder:
    """What one captain could fly for in the present situation."""

    def __init__(
        self,
        table: Xia,
        seat: int,
        chart: Chart | None = None,
        inclination: Inclination = NO_INCLINATION,
        plan: str = "",
    ) -> None:
        """`chart` is the map on which ways are computed: in a search the one of its beginning.

        `plan` is the hex of the goal that comes first, as long as it is one.
        """
        self.table, self.seat = table, seat
        self.me: Captain = table.captains[seat]
        self.chart = chart or table.chart
        self.inclination, self.plan = inclination, plan

    @cached_property
    def speed(self) -> float:
        return speed(self.table, self.seat)

    @cached_property
    def pilot(self) -> Pilot:
        me = self.me
        hurt = len(me.damage) > CAREFUL_DAMAGE * self.table.mat(self.seat).size
        return Pilot(me.outlaw, hurt, me.energy + me.armed < CAREFUL_POWER, self._slips_through() or self.is_daring)

    @cached_property
    def is_daring(self) -> bool:
        """Whether a title asks for crossing planetary shields."""
        return self.ambition("shields") > 0

    def _slips_through(self) -> bool:
        """Whether planetary shields can be crossed without a roll, or probably."""
        me, printed = self.me, self.table.pack.abilities
        if me.crossings:
            return True
        cards = [printed[name] for name in me.abilities if name not in me.used]
        return any(isinstance(first_effect(card), Crossing) and me.energy > card.energy + 1 for card in cards)

    @cached_property
    def goals(self) -> list[Goal]:
        found = [goal for goal in self._all() if goal.worth > 0]
        planned = [goal for goal in found if goal.hex == self.plan] if self.plan else []
        return planned or found

    def turns(self, start: str, goal: str) -> float:
        """How many turns a way takes."""
        return cost(self.chart, start, goal, self.pilot) / self.speed

    def pull(self, place: str, but: str = "", risk: int = 0) -> float:
        """How good it is to be on a hex: fame per turn of the best goal, without those on another hex.

        `risk` is the risk of the way to the hex, in movement points.
        """
        return self.draw(place, but, risk)[0]

    def draw(self, place: str, but: str = "", risk: int = 0) -> tuple[float, Goal | None]:
        """The best goal from a hex, with its fame per turn."""
        best, found = 0.0, None
        pilot, speed, chart = self.pilot, self.speed, self.chart
        for goal in self.goals:
            spot, worth, later, reach = goal
            if worth > best * (DELAY + later) and spot != but:
                away = max(0.0, cost(chart, place, spot, pilot) - reach) + risk
                rate = worth / (DELAY + later + away / speed)
                if rate > best:
                    best, found = rate, goal
        return best, found

    def rate(self, place: str, goal: Goal) -> float:
        """The fame per turn of a goal from a hex."""
        away = max(0.0, cost(self.chart, place, goal.hex, self.pilot) - goal.reach)
        return goal.worth / (DELAY + goal.later + away / self.speed)

    def _all(self) -> Iterator[Goal]:
        yield from self.trade_goals()
        yield from self.mission_goals()
        yield from self.find_goals()
        yield from self._business()

    def find_goals(self) -> Iterator[Goal]:
        """Tokens, cubes and sectors to be found, and ships to attack."""
        yield from self._tokens()
        yield from self._unknown()
        yield from self._prey()

    def mission_goals(self) -> Iterator[Goal]:
        """What missions lead to."""
        yield from ()

    def _unknown(self) -> Iterator[Goal]:
        """Where there is something to explore."""
        yield from ()

    def _prey(self) -> Iterator[Goal]:
        """Ships to attack."""
        yield from ()

    # Trade

    def marked(self, mark: str) -> list[Mark]:
        """The hexes of the map with a mark, and their arguments."""
        chart = self.chart
        return chart.kept(("marked", mark), lambda: _marked(chart, mark))

    def sales(self, kind: str) -> list[str]:
        """The hexes where a type of cargo is sold."""
        return [spot for spot, wanted in self.marked("sell") if wanted in (kind, "any")]

    def trade_goals(self) -> Iterator[Goal]:
        """Hexes where cargo is sold, bought or gathered."""
        cargo = self.me.cargo
        for spot, wanted in self.marked("sell"):
            aboard = self.me.cubes if wanted == "any" else cargo.get(wanted, 0)
            if aboard:
                yield Goal(spot, self.sale(spot, aboard, whole=aboard == self.me.cubes))
        if not self.me.depleted:
            yield from self._purchases()
            yield from self._gathering()

    def sale(self, spot: str, cubes: int, *, whole: bool) -> float:
        """What selling cubes on a hex is worth, with the titles that it leads to."""
        famous = 1.0 if whole and cubes >= FAMOUS else 0.0
        harbour = self.ambition("harbours", self.chart.planet_of(spot))
        return famous + cubes * self.cube + self._large_sale(cubes) + harbour

    @cached_property
    def cube(self) -> float:
        """What the credits for a cube are worth in fame."""
        return self.table.pack.cargo.cube * CREDIT

    def _large_sale(self, cubes: int) -> float:
        """Titles for many cubes in one sale."""
        races, titles = self.table.open_titles, self.table.pack.titles
        wanted = [titles[name] for name, race in races.items() if race.earned == NOBODY]
        sold = [title for title in wanted if title.conditions[0].word == "sell"]
        return TITLE_POINT * sum([title.fame for title in sold if title.conditions[0].count <= cubes])

    def _purchases(self) -> Iterator[Goal]:
        """Hexes where cargo is bought that is sold elsewhere; not beside another type, which would cost the fame."""
        pairs = affordable_pairs(self.table, self.seat)
        if not pairs or self.me.cubes:
            return
        for spot, kind in self.marked("buy"):
            found = self.best_trade(spot, kind, 2 * pairs)
            if found is not None:
                yield found

    def best_trade(self, spot: str, kind: str, cubes: int) -> Goal | None:
        """The best sale of cubes that are bought on a hex."""
        selling = [place for place, _ in self.marked("sell")] if kind == "any" else self.sales(kind)
        costs = cubes // 2 * self.table.pack.cargo.pair * CREDIT
        found = [Goal(spot, self.sale(place, cubes, whole=True) - costs, self.turns(spot, place)) for place in selling]
        return max(found, key=lambda goal: goal.worth / (DELAY + goal.later), default=None)

    def _gathering(self) -> Iterator[Goal]:
        """Hexes where cubes are found."""
        yield from ()

    def wants_cubes(self, kind: str) -> bool:
        """Whether more cubes of a type do not spoil a sale of everything."""
        return self.room >= 1 and not set(self.me.cargo) - {kind} and self.me.cargo.get(kind, 0) < 4

    @cached_property
    def room(self) -> int:
        """Compartments for cubes."""
        return room(self.table, self.seat)

    @cached_property
    def loss(self) -> float:
        """What the loss of one's own ship would cost: cargo, mission and time, less the damage that it removes."""
        me, mat = self.me, self.table.mat(self.seat)
        carried = me.cubes * self.cube + (1.0 if me.mission_open else 0.2 if me.mission else 0.0)
        return LOSS + carried + (0.6 if mat.tier > 1 else 0.0) - 0.02 * len(me.damage)

    # Titles

    def ambition(self, word: str, item: str = "") -> float:
        """What a deed is worth for open titles: the fame of each, divided by how often it is still to be done."""
        races = self.table.open_titles
        if not races:
            return 0.0
        return sum([self.title_share(name, word, item) for name, race in races.items() if race.earned == NOBODY])

    def title_share(self, name: str, word: str, item: str = "") -> float:
        title, counted = self.table.pack.titles[name], self.table.open_titles[name].counts[self.seat]
        if item and item in counted:
            return 0.0
        counts = [condition.count for condition in title.conditions if condition.word == word]
        done = len(set(counted)) if title.kind in ("tally", "streak") else self.table.turn.counts.get(word, 0)
        return sum([TITLE_POINT * title.fame / max(1, count - done) for count in counts])

    # Tokens, planets

    def _tokens(self) -> Iterator[Goal]:
        for spot in self.table.tokens:
            yield Goal(spot, TOKEN)
        for spot, cubes in self.table.ground.items():
            kinds = [kind for kind in cubes if self.sales(kind) and self.wants_cubes(kind)]
            if kinds and not self.me.cubes:
                yield Goal(spot, 0.4, 2.0)

    def _business(self) -> Iterator[Goal]:
        """A planet, for repairs, energy, a new ship or fame; other planets for titles."""
        worth, here = self.worth_of_business(), self.table.chart.planet_of(self.me.at)
        for sector in self.planets:
            tour = self.ambition("planets", sector) if sector != here else 0.0
            if worth + tour > 0:
                yield Goal(sector, worth + tour)

    @property
    def planets(self) -> list[str]:
        chart = self.chart
        return chart.kept("planets", lambda: [sector for sector in chart.centres if chart.planet_hexes(sector)])

    def worth_of_business(self) -> float:
        return self.worth_of_recharging() + max(0.0, self.worth_of_repair()) + self._spending()

    def worth_of_recharging(self) -> float:
        """What it is worth to recharge."""
        me = self.me
        return 0.8 * (1 - me.energy / self.table.mat(self.seat).energy) ** 2 + (0.5 if me.depleted else 0.0)

    def worth_of_repair(self) -> float:
        """What a repair is worth now, less its price; nothing without the credits for it."""
        me, price = self.me, repair_cost(self.table, self.seat)
        if not me.damage or me.credits < price:
            return 0.0
        hurt = len(me.damage) / self.table.mat(self.seat).size
        return HAMPERED * self._hampered() + len(me.damage) * DAMAGE + hurt * (hurt + self.loss) - price * CREDIT

    def _hampered(self) -> int:
        """By how much damage lowers the dice of the engines."""
        me, printed, content = self.me, self.table.pack.outfits, self.table.setting.pack
        engines = [outfit for outfit in me.outfits if printed[outfit.kind].kind == ENGINE]
        return sum([damage_on(me, outfit, content) for outfit in engines])

    def _spending(self) -> float:
        """What the captain's credits can buy: a ship or fame."""
        me = self.me
        if self.wants_ship(me.credits):
            return 1.6
        return 1.0 if me.credits >= self.table.pack.fame_price and self.may_buy_fame() else 0.0

    def wants_ship(self, credits: int) -> bool:
        """Whether a ship of the next tier is there and can be paid."""
        table, tier = self.table, self.table.mat(self.seat).tier
        if tier == TOP or credits < next_price(table, self.seat):
            return False
        return any(table.pack.ships[ship].tier == tier + 1 for ship in table.ships)

    def may_buy_fame(self) -> bool:
        """Whether fame can be bought and no ship is saved for: the last point cannot be bought (XIA-3.2.7)."""
        me, table = self.me, self.table
        if not may_buy_fame(table, self.seat):
            return False
        keen = self.inclination.ships > 1 and table.mat(self.seat).tier < TOP and not self._is_late()
        saving = keen and me.credits < next_price(table, self.seat) + SPARE_CREDITS
        return not saving and not self._nearly_rich()

    def _is_late(self) -> bool:
        """Whether the game will be over before a ship could be saved for and used."""
        most = max([captain.fame for captain in self.table.captains])
        return most >= self.table.setting.goal - LATE

    def _nearly_rich(self) -> bool:
        """Whether a title for riches is within reach."""
        races = self.table.open_titles
        rich = [self.table.pack.titles[name] for name, race in races.items() if race.earned == NOBODY]
        wanted = [title.conditions[0].count for title in rich if title.conditions[0].word == "credits"]
        return any(count * 2 / 3 <= self.me.credits for count in wanted)


def first_effect(card: Ability) -> Effect:
    """The effect by which an ability is valued."""
    return card.bands[0].choices[0][0]


def _marked(chart: Chart, mark: str) -> list[Mark]:
    return [(place, cell.argument) for place, cell in chart.cells.items() if cell.mark == mark]


def speed(table: Xia, seat: int) -> float:
    """The approximate movement points of a ship in a turn."""
    me, mat = table.captains[seat], table.mat(seat)
    dice = [table.pack.outfits[outfit.kind] for outfit in me.outfits]
    engines = sum([min(kind.spots, 2) * (kind.die + 1) / 2 for kind in dice if kind.kind == "engine"])
    return mat.impulse + min(engines, 12.0) + 0.1
