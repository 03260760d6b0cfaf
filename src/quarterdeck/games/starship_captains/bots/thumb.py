"""Rules of thumb for Starship Captains: every option gets a value in points, the best one is chosen.

The values come from the scale that the cards were designed with (SC-D61), looked at from where the ship is; the
hints are those of SC-R31.
"""

from collections.abc import Sequence
from typing import Any

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.valuing import ValuesByVerb
from quarterdeck.games.starship_captains.bots.cards import crew_of
from quarterdeck.games.starship_captains.bots.flying import DAMAGE, PERFORM
from quarterdeck.games.starship_captains.bots.ship import Ship
from quarterdeck.games.starship_captains.content.vocabulary import effect, shown
from quarterdeck.games.starship_captains.rules.damage import SHIP
from quarterdeck.games.starship_captains.rules.diplomacy import points
from quarterdeck.games.starship_captains.rules.rooms import BASIC
from quarterdeck.games.starship_captains.state import CADET, FACTIONS, SPACES, is_commander, matches_row
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

AT_ONCE = 14.5
"""More than any mission: what is done before it."""
COSTS = ("damage", "ambush")
"""What in a mission row hurts, and cannot be declined (SC-12.10)."""
WHIM = 0.01
"""By how much equal options may seem to differ."""


class Thumb:
    """A captain who looks one choice ahead."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        mind = Mind(seat.view())
        values = [mind.value(option) + WHIM * self._chance.below("whim", 100) / 100 for option in options]
        return options[values.index(max(values))]


class Mind(ValuesByVerb, Ship):
    """One look at the table, and what each option seems to be worth."""

    # The turn

    def do_perform(self, option: Any) -> float:
        return PERFORM + self.mission_here(self.me["ready"])

    def do_activate(self, option: Any) -> float:
        left = list(self.me["ready"])
        left.remove(option.figure)
        spare = 0.3 if option.figure == CADET else 0.0
        twice = 0.8 if is_commander(option.figure) else 0.0
        return 0.2 + spare + twice + self.room(option.room, left)

    def do_spend(self, option: Any) -> float:
        return 0.3 + self.room(option.room, self.me["ready"]) - self.cargo(option.first) - self.cargo(option.second)

    def do_work(self, option: Any) -> float:
        return self.room(option.room, self.me["ready"])

    def room(self, room: str, left: list[str]) -> float:
        """What a room does here and now, with these figures left for a mission."""
        if room == "navigation":
            return self.flight(2, left)
        if room in BASIC:
            return sum(self.worth(item) for item in BASIC[room][1]) - 0.3
        card = self.pack.technologies[room]
        return sum(self.worth(item) for item in card.effects) - (0.8 if card.once else 0.3)

    def do_train(self, option: Any) -> float:
        """A cadet becomes what the mission here, or the crew, lacks (SC-R31)."""
        ready = list(self.me["ready"])
        ready.remove(option.figure)
        here, then = self.mission_here(self.me["ready"]), self.mission_here([*ready, option.to])
        if option.figure == CADET and not self.last:
            return PERFORM + 0.6 + then - 0.1 * crew_of(self.me).count(option.to)
        return PERFORM + then - 1.0 if then > here else -0.2

    def do_promote(self, option: Any) -> float:
        return 1.8 if self.last else AT_ONCE

    def do_pass(self, option: Any) -> float:
        return -0.1

    # Flying and fighting

    def do_fly(self, option: Any) -> float:
        place, ready = self.chart.other_end(option.route, self.me["at"]), self.me["ready"]
        there = self.reach(place, self.asked["left"] - 1, ready)
        return there - self.reach(self.me["at"], 0, ready) - self.toll(option.route)

    def do_leap(self, option: Any) -> float:
        return self.goal(option.place, self.me["ready"]) - self.goal(self.me["at"], self.me["ready"])

    def do_instead(self, option: Any) -> float:
        return 0.6

    def do_attack(self, option: Any) -> float:
        return 2.0 if self.view["routes"][option.route].endswith("android") else 1.8

    # Technologies and repairs

    def do_take(self, option: Any) -> float:
        return self.fit(option.card, option.slot)

    do_install = do_take

    def do_imitate(self, option: Any) -> float:
        return sum(self.worth(item) for item in self.pack.technologies[option.card].effects)

    def do_shed(self, option: Any) -> float:
        return 1.0

    def do_mend(self, option: Any) -> float:
        if option.where == SHIP:
            return 1.8 if self.free_holds < 1 else 1.2
        return 1.6 if not self.last and self.me["slots"].count("") < 2 else 1.1

    # Cargo, prices and choices

    def do_jettison(self, option: Any) -> float:
        return -self.cargo(option.kind)

    do_lose = do_jettison

    def do_sacrifice(self, option: Any) -> float:
        return DAMAGE - self.cargo(option.kind)

    def do_shrug(self, option: Any) -> float:
        return DAMAGE

    def do_accept(self, option: Any) -> float:
        return effect(f"pay {self.asked['price']}: {' & '.join(self.asked['benefit'])}").worth() - 0.05

    def do_pay(self, option: Any) -> float:
        return -self.card(option.coin) if option.coin in self.pack.technologies else -self.cargo(option.coin)

    def do_choose(self, option: Any) -> float:
        return sum(self.worth(item) for item in self.asked["sides"][option.side - 1].split(" & "))

    def do_furnish(self, option: Any) -> float:
        return 0.2

    # Missions

    def rows(self) -> tuple[tuple[str, str], ...]:
        return self.pack.missions[self.me["mission"]].rows

    def do_assign(self, option: Any) -> float:
        """A figure that matches, the least useful elsewhere; else a cadet."""
        (colour, row), *later = self.rows()[len(self.me["assigned"]) :]
        if not matches_row(option.figure, colour):
            needed = sum(matches_row(option.figure, other) for other, _ in later)
            return (0.3 if option.figure == CADET else -0.3) - 0.5 * needed
        android = {"A": 0.5 if colour == "android" else -0.6}
        return self.row(row) + android.get(option.figure, 0.2 * len(option.figure))

    def do_apply(self, option: Any) -> float:
        return self.row(self.rows()[self.asked["row"]][1])

    do_again = do_apply

    def wastes(self, option: Option) -> bool:
        """Whether an option leaves out a matching row that costs nothing: all else in rows helps or may be declined."""
        if option.verb != "ignore":
            return False
        return not any(part.name in COSTS for part in shown(self.rows()[self.asked["row"]][1]))

    def do_order(self, option: Any) -> float:
        return 0.9 if self.me["queue"][option.place - 1] == CADET else 1.6

    def do_invoke(self, option: Any) -> float:
        return 0.5

    # Tracks

    def do_go(self, option: Any) -> float:
        """Points and bonuses on the way."""
        number = FACTIONS.index(option.track)
        start = self.me["markers"][number]
        bonuses = self.pack.tracks[self.view["track_sides"][number]]
        passed = [bonuses.get((start + step) % SPACES, ()) for step in range(1, option.steps + 1)]
        gained = sum(effect(item).worth() for items in passed for item in items)
        return float(points(start + option.steps) - points(start) + gained + 0.2 * option.steps)

    def do_withdraw(self, option: Any) -> float:
        start = self.me["markers"][FACTIONS.index(option.track)]
        return self.worth_of_medal(option.steps) - (points(start) - points(start - option.steps)) - 0.6
