"""Rules of thumb for Starship Captains: every option gets a value in points, the best one is chosen.

The values come from the scale that the cards were designed with (SC-D61); the hints are those of SC-R31.
"""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.bots.bot import Look
from quarterdeck.games.starship_captains.diplomacy import SPACES, points
from quarterdeck.games.starship_captains.pack import Pack, pack
from quarterdeck.games.starship_captains.state import DAMAGED, FACTIONS, matches_row
from quarterdeck.games.starship_captains.vocabulary import effect, worth
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

View = dict[str, Any]
CARGO = {"pirate": 1.0, "ry": 0.6, "rb": 0.6, "yb": 0.6}
ABILITY, OMEGA = 2.0, 3.2
ROUNDS = 4


class Thumb:
    """A captain who looks one choice ahead."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, look: Look, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        mind = _Mind(look())
        values = [mind.value(option) + self._chance.below("whim", 100) / 10000 for option in options]
        return options[values.index(max(values))]


class _Mind:
    """One look at the table, and what each option seems to be worth there."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pack: Pack = pack(view["setting"]["pack"])
        self.chart = self.pack.maps[view["map"]]
        self.asked = view["asked"]
        self.me: View = view["captains"][self.asked["seat"]]

    def value(self, option: Option) -> float:
        weigh: Callable[[Any], float] | None = getattr(self, f"_{option.verb.replace('-', '_')}", None)
        return weigh(option) if weigh is not None else 0.0

    # The turn

    def _perform(self, option: Any) -> float:
        return 3 + self._mission(self.view["planets"][self.me["at"]])

    def _activate(self, option: Any) -> float:
        spare = 0.3 if option.figure == "C" else 0.0
        return 0.2 + spare + self._room(option.room) + (0.8 if len(option.figure) == 2 else 0)

    def _spend(self, option: Any) -> float:
        return self._room(option.room) - 0.9

    def _work(self, option: Any) -> float:
        return self._room(option.room)

    def _room(self, room: str) -> float:
        """What a room does here and now."""
        if room == "navigation":
            return 1.2 if self._goal_value(self.me["at"]) < self._best_goal() else -0.4
        if room == "weapons":
            return 1.8 if any(route in self.view["routes"] for route in self.chart.at[self.me["at"]]) else -0.6
        if room == "science":
            return 2.6 if "" in self.me["slots"] else -0.6
        if room == "repair":
            return 1.0 if self.me["damage"] or DAMAGED in self.me["slots"] else -0.6
        card = self.pack.technologies[room]
        return sum(effect(item).worth() for item in card.effects) - (0.8 if card.once else 0)

    def _train(self, option: Any) -> float:
        """A cadet becomes what the mission here, or the crew, lacks (SC-R31)."""
        if option.figure != "C" or (self.view["round"] == ROUNDS and self.me["medals"] < 2):
            return -0.2
        rows = self._rows_here()
        wanted = sum(matches_row(option.to, colour) for colour, _ in rows) - self.me["ready"].count(option.to)
        return float(3.6 + 0.2 * wanted - 0.1 * self.me["ready"].count(option.to))

    def _promote(self, option: Any) -> float:
        return 4.5 if self.view["round"] < ROUNDS else 0.6

    def _pass(self, option: Any) -> float:
        return -0.5

    # Flying

    def _mission(self, name: str) -> float:
        """Points of a mission, and of the rows that the ready figures could apply."""
        card, left = self.pack.missions[name], list(self.me["ready"])
        if len(left) < len(card.rows):
            return 0.0
        value = float(card.points)
        for colour, row in card.rows:
            figure = next((one for one in left if matches_row(one, colour)), None)
            if figure is not None:
                left.remove(figure)
                value += max(0.0, worth(row))
        return value

    def _goal_value(self, place: str) -> float:
        holder = self.view["holders"].get(place)
        if holder is not None and holder != self.me["seat"]:
            return 0.0
        if place in self.view["planets"]:
            return 2 + self._mission(self.view["planets"][place])
        open_ = {number: at for at, number in self.view["numbers"].items() if number not in self.view["face_down"]}
        if open_ and open_[max(open_)] == place:  # the next mission appears here
            return 2.0
        station = self.view["stations"].get(place)
        return 1.5 if station and self.view["tiles"].get(station) == 0 else 0.0

    def _best_goal(self) -> float:
        return max(self._reach(self.me["at"], place) for place in self.chart.places)

    def _reach(self, start: str, place: str) -> float:
        """What a place is worth from here: less, the farther it is."""
        return self._goal_value(place) - 0.7 * self._distance(start, place)

    def _distance(self, start: str, goal: str) -> int:
        seen, edge, steps = {start}, {start}, 0
        while goal not in seen:
            edge = {self.chart.other_end(route, place) for place in edge for route in self.chart.at[place]} - seen
            seen |= edge
            steps += 1
        return steps

    def _fly(self, option: Any) -> float:
        place = self.chart.other_end(option.route, self.me["at"])
        best = max(self._reach(place, goal) for goal in self.chart.places)
        stay = max(self._reach(self.me["at"], goal) for goal in self.chart.places)
        return best - stay - (1.1 if option.route in self.view["routes"] else 0)

    def _leap(self, option: Any) -> float:
        return self._goal_value(option.place) - self._goal_value(self.me["at"])

    def _instead(self, option: Any) -> float:
        return 0.6

    def _attack(self, option: Any) -> float:
        return 2.0 if self.view["routes"][option.route].endswith("android") else 1.8

    # Technologies and repairs

    def _take(self, option: Any) -> float:
        replaced = self.me["slots"][option.slot - 1]
        lost = self._card(replaced) if replaced else 0.0
        return self._card(option.card) - lost + 0.9 * self._pairs(option)

    _install = _take

    def _card(self, name: str) -> float:
        card = self.pack.technologies[name]
        if card.colour:
            rounds_left: int = ROUNDS + 1 - self.view["round"]
            return sum(effect(item).worth() for item in card.effects) * (0.4 + 0.3 * rounds_left)
        return OMEGA if card.kind == "omega" else ABILITY

    def _pairs(self, option: Any) -> int:
        """Bonuses that a card would give in a slot."""
        card = self.pack.technologies[option.card]
        left, right = self._edge(option.slot - 1)[1], self._edge(option.slot + 1)[0]
        touching = [*zip(left, card.left, strict=True), *zip(card.right, right, strict=True)]
        return sum(bool(one) and one == other for one, other in touching)

    def _edge(self, slot: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        slots = self.me["slots"]
        if not 1 <= slot <= len(slots):
            return ("", "", ""), ("", "", "")
        there = slots[slot - 1]
        if there and there != DAMAGED:
            card = self.pack.technologies[there]
            return card.left, card.right
        return self.pack.boards[self.view["board"]].edges[slot - 1]

    def _imitate(self, option: Any) -> float:
        return self._card(option.card)

    def _shed(self, option: Any) -> float:
        return 1.0

    def _mend(self, option: Any) -> float:
        if option.where == "ship":
            return 1.2
        return 1.6 if self.view["round"] < ROUNDS else 1.1

    # Cargo, prices and choices

    def _jettison(self, option: Any) -> float:
        return -CARGO[option.kind]

    _lose = _jettison

    def _sacrifice(self, option: Any) -> float:
        return 1.1 - CARGO[option.kind]

    def _shrug(self, option: Any) -> float:
        return 1.1

    def _accept(self, option: Any) -> float:
        return effect(f"pay {self.asked['price']}: {' & '.join(self.asked['benefit'])}").worth() - 0.05

    def _pay(self, option: Any) -> float:
        return -CARGO.get(option.coin, 0.9)

    def _choose(self, option: Any) -> float:
        return sum(effect(item).worth() for item in self.asked["sides"][option.side - 1].split(" & "))

    def _furnish(self, option: Any) -> float:
        return 0.2

    # Missions

    def _rows_here(self) -> tuple[tuple[str, str], ...]:
        name = self.me["mission"] or self.view["planets"].get(self.me["at"], "")
        return self.pack.missions[name].rows if name else ()

    def _assign(self, option: Any) -> float:
        """A figure that matches, the least useful elsewhere; else a cadet."""
        rows = self._rows_here()
        colour, row = rows[len(self.me["assigned"])]
        later = rows[len(self.me["assigned"]) + 1 :]
        if not matches_row(option.figure, colour):
            needed = sum(matches_row(option.figure, other) for other, _ in later)
            return (0.3 if option.figure == "C" else -0.3) - 0.5 * needed
        rank = {"A": -0.6 if colour != "android" else 0.5}.get(option.figure, 0.4 if len(option.figure) == 2 else 0.2)
        return worth(row) + rank

    def _apply(self, option: Any) -> float:
        return worth(self._rows_here()[self.asked["row"]][1])

    def _again(self, option: Any) -> float:
        return worth(self._rows_here()[self.asked["row"]][1])

    def _order(self, option: Any) -> float:
        return 1.2

    def _invoke(self, option: Any) -> float:
        return 0.5

    # Tracks

    def _go(self, option: Any) -> float:
        """Points and bonuses on the way."""
        number = FACTIONS.index(option.track)
        start = self.me["markers"][number]
        bonuses = self.pack.tracks[self.view["track_sides"][number]]
        passed = [bonuses.get((start + step) % SPACES, ()) for step in range(1, option.steps + 1)]
        gained = sum(effect(item).worth() for items in passed for item in items)
        return float(points(start + option.steps) - points(start) + gained + 0.2 * option.steps)

    def _withdraw(self, option: Any) -> float:
        start = self.me["markers"][FACTIONS.index(option.track)]
        return float(0.9 * option.steps - (points(start) - points(start - option.steps)) - 0.6)
