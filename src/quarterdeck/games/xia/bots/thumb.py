"""Rules of thumb for Xia: every option gets a value in fame, the best one is chosen."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.valuing import ValuesByVerb
from quarterdeck.games.xia.bots.abilities import AbilityValues
from quarterdeck.games.xia.bots.goals import CREDIT, ENERGY, Inclination
from quarterdeck.games.xia.content.outfits import OutfitKind
from quarterdeck.games.xia.rules.acting import cell_here
from quarterdeck.games.xia.rules.cargo import FAMOUS, is_famous, proceeds
from quarterdeck.games.xia.rules.cargo_words import read_cargo
from quarterdeck.games.xia.rules.exploring import scan_cost
from quarterdeck.games.xia.rules.flying import Fly, Moving
from quarterdeck.games.xia.rules.gates import first_use_fame, gate_at
from quarterdeck.games.xia.rules.hexes import SIDES, neighbours
from quarterdeck.games.xia.rules.holds import packing
from quarterdeck.games.xia.rules.new_ship import next_price
from quarterdeck.games.xia.rules.outfits import kind_of, outfit_named
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

T = TypeVar("T")

WHIM = 0.0001
"""The largest random difference between equal options."""
WANTED = {"shield": 0.35, "blaster": 0.3, "missile": 0.28}
"""The worth of an outfit of each category compared with an engine."""
TASTE = 0.25
"""What an outfit loses in worth for each tier below or above the favourite one."""
PRICE = CREDIT / 2
"""The worth of a credit when outfits are bought."""
STRONG_LIKING = 1.0
"""The inclination from which on an outfit may take the last credits and compartments."""
MOVES = frozenset({"step", "fly", "gate"})
"""Moves that are alternatives to the one towards the best goal."""
REACHED = ("buy", "sell", "mission", "exploration")
"""Marks that are worth two movement points while somebody else stands there."""


def random_inclination(chance: Chance) -> Inclination:
    """A random set of preferences: no two captains play quite the same way."""
    shield, blaster, missile = [0.5 + chance.below("inclination", 13) / 10 for _ in range(3)]
    return Inclination(
        shield + 0.25,
        blaster + 0.2,
        missile + 0.2,
        engine=_one_of(chance, (1, 1, 1, 1, 2, 2, 3)),
        arms=_one_of(chance, (1, 2, 3, 3, 3, 3)),
        ships=_one_of(chance, (0.5, 1.0, 2.0, 2.0, 2.0, 2.0)),
        crime=_one_of(chance, (0.8, 1.2, 1.6)),
    )


def _one_of(chance: Chance, values: Sequence[T]) -> T:
    return values[chance.below("inclination", len(values))]


class Thumb:
    """A bot that looks one choice ahead."""

    def __init__(self, seed: str, inclination: Inclination | None = None) -> None:
        self._chance = Chance(seed)
        self._inclination = inclination or random_inclination(self._chance)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        world = seat.world(self._chance)
        assert isinstance(world, Xia)
        mind = OptionValues(world, seat.number, inclination=self._inclination)
        return mind.best(options, lambda: WHIM * self._chance.below("whim", 100) / 100)


class OptionValues(ValuesByVerb, AbilityValues):
    """One look at the table, and what each option seems to be worth.

    It reads only what its seat may see.
    """

    def best(self, options: Sequence[Option], whim: Callable[[], float] = lambda: 0.0) -> Option:
        """The option of the highest value; in flight, one towards the best goal instead of all steps and flights."""
        heading = self.heading() if isinstance(self.table.agenda[-1], Moving) else None
        if heading is None or (not isinstance(heading, Fly) and heading not in options):
            return max(options, key=lambda option: self.value(option) + whim())
        others = [option for option in options if option.verb not in MOVES]
        return max([heading, *others], key=lambda option: self.value(option) + whim())

    # Moving

    def do_impulse(self, option: Any) -> float:
        return 0.3 if self.best_step > 0 else -0.05

    def do_engine(self, option: Any) -> float:
        """An engine costs a marker, which costs energy to arm; the best one first."""
        if self.me.impulse or self.best_step <= 0:
            return -0.05
        return 0.2 + 0.001 * kind_of(self.table, option.outfit).die

    def do_step(self, option: Any) -> float:
        return self.step_worth(option.side)

    def do_fly(self, option: Any) -> float:
        return self.pull(option.hex, self.left) - self.here

    def do_gate(self, option: Any) -> float:
        """The first to use a gate gains fame."""
        return self.do_fly(option) + 0.9 * first_use_fame(self.table, gate_at(self.table, self.me.at))

    def do_place(self, option: Any) -> float:
        return self.pull(option.hex)

    def do_spawn(self, option: Any) -> float:
        return self.pull(self.table.chart.spawns[option.number])

    def do_stop(self, option: Any) -> float:
        return 0.0001

    def do_tigris(self, option: Any) -> float:
        return -0.2

    def do_jump(self, option: Any) -> float:
        return self.worth_of_jumping()

    def do_reach(self, option: Any) -> float:
        """A ship on a goal leaves only towards a better one."""
        spot = neighbours(self.me.at)[SIDES.index(option.side)]
        worth = [goal.worth for goal in self.goals if goal.hex == spot and self._is_place(spot)]
        return 0.5 * max(worth, default=-0.1)

    def _is_place(self, spot: str) -> bool:
        cell = self.table.chart.cells.get(spot)
        return cell is not None and (cell.mark in REACHED or spot in self.table.tokens)

    def do_scan(self, option: Any) -> float:
        return self.worth_of_exploring() - ENERGY * scan_cost(self.table, self.seat) if self.can_scan else -0.05

    def do_cross(self, option: Any) -> float:
        return 0.3

    # Trade

    def do_sell(self, option: Any) -> float:
        cubes = read_cargo(option.cargo) or {}
        famous = is_famous(self.table, self.seat, cubes)
        return proceeds(self.table, self.seat, cubes) * CREDIT + (1.0 if famous else 0.0)

    def do_buy(self, option: Any) -> float:
        """A whole cargo of one type; not beside another type, which would cost the fame of selling all."""
        cubes = read_cargo(option.cargo) or {}
        if len(cubes) > 1 or self.me.cubes:
            return -0.1
        found = self.best_trade(self.me.at, next(iter(cubes)), sum(cubes.values()))
        return -0.1 if found is None else found.worth / (1.0 + 0.2 * found.later)

    def do_gather(self, option: Any) -> float:
        cell = cell_here(self.table, self.seat, self.table.agenda[-1])
        if not self.sales(cell.argument) or not self.wants_cubes(cell.argument):
            return -0.1
        return self.worth_gathering(cell.mark, cell.argument)

    def do_pick_up(self, option: Any) -> float:
        return 0.2

    def do_jettison(self, option: Any) -> float:
        return -0.2

    # The end of a turn

    def do_end_actions(self, option: Any) -> float:
        return 0.0

    def do_arm(self, option: Any) -> float:
        """Markers for what can be used, and a little energy left."""
        useful = sum([self.table.pack.outfits[outfit.kind].spots for outfit in self.me.outfits])
        count: int = min(option.count, max(0, useful - self.me.armed))
        wasted: int = option.count - count
        return 0.1 * count - 0.15 * wasted - (0.12 if self.me.energy - option.count < 1 and option.count else 0.0)

    do_rearm = do_arm

    # Business

    def do_end_business(self, option: Any) -> float:
        return 0.0

    def do_ready(self, option: Any) -> float:
        return 0.0

    def do_repair(self, option: Any) -> float:
        return self.worth_of_repair()

    def do_new_ship(self, option: Any) -> float:
        """All of a tier are about equally good: preferences decide."""
        dear = next_price(self.table, self.seat) > self.table.pack.fame_price
        prefers_fame = self.inclination.ships < 1 and dear and self.may_buy_fame()
        return (0.8 if prefers_fame else 1.5) + 0.03 * fondness(self.inclination, option.ship)

    def do_buy_fame(self, option: Any) -> float:
        return 0.95 if self.may_buy_fame() else -0.1

    def do_outfit(self, option: Any) -> float:
        """An engine first, then what the captain is inclined to."""
        kind, outfits = self.table.pack.outfits[option.outfit], self.table.pack.outfits
        owned = [outfits[outfit.kind].kind for outfit in self.me.outfits]
        if kind.kind in owned:
            return -0.1
        if kind.kind == "engine":
            return 1.0 - 0.05 * abs(kind.tier - self.inclination.engine)
        like: float = getattr(self.inclination, kind.kind)
        if "engine" not in owned or not self._can_spare(kind, like):
            return -0.1
        tier = TASTE * abs(kind.tier - self.inclination.arms)
        return WANTED[kind.kind] * like - tier - PRICE * self.table.pack.cargo.pair

    def _can_spare(self, kind: OutfitKind, like: float) -> bool:
        """Whether credits for cargo and room for it are left, or the outfit is liked better."""
        busy = self.me.cubes > 0 or self.me.mission_open
        credits = 0 if busy or like > STRONG_LIKING else self.table.pack.cargo.pair
        space = 0 if like > STRONG_LIKING else FAMOUS
        return self.me.credits - kind.price >= credits and self.room - kind.sections >= space

    def do_sell_outfit(self, option: Any) -> float:
        """Only for a better one of the same category."""
        return 0.3 if self._can_replace(option.outfit) else -0.3

    def _can_replace(self, name: str) -> bool:
        """Whether the outfit of the favourite tier can be paid and fits where this one was."""
        me, printed, old = self.me, self.table.pack.outfits, kind_of(self.table, name)
        favourite = self.inclination.engine if old.kind == "engine" else self.inclination.arms
        new = next(kind for kind in printed.values() if (kind.kind, kind.tier) == (old.kind, favourite))
        if new.tier <= old.tier or me.credits + old.sells < new.price or not self.table.supply[new.id]:
            return False
        others = tuple([outfit for outfit in me.outfits if outfit is not outfit_named(me, name)])
        fits = packing(me.ship, (new.id,), me.damage, others, content=self.table.setting.pack) is not None
        return fits and self.room + old.sections >= new.sections

    def do_pick(self, option: Any) -> float:
        return 0.03 * fondness(self.inclination, option.ship)


def fondness(inclination: Inclination, ship: str) -> float:
    """How much a captain likes a ship, from 0 to 1: a matter of taste, the same for the whole game."""
    return Random(f"{inclination}{ship}").random()
