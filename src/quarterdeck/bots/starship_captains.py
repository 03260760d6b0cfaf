"""Rules of thumb for Starship Captains: every option gets a value in points, the best one is chosen.

The values come from the scale that the cards were designed with (SC-D61), looked at from where the ship is; the
hints are those of SC-R31.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from quarterdeck.bots.bot import Look
from quarterdeck.bots.starship_cards import LAST_ROUND, View, card_value, crew_of
from quarterdeck.games.starship_captains.diplomacy import SPACES, points
from quarterdeck.games.starship_captains.pack import Pack, pack
from quarterdeck.games.starship_captains.state import DAMAGED, FACTIONS, HOLDS, matches_row
from quarterdeck.games.starship_captains.turn import TILES
from quarterdeck.games.starship_captains.vocabulary import effect, items
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

CARGO = {"ry": 0.6, "rb": 0.6, "yb": 0.6}
DAMAGE = 1.1
PAIR = 0.9
FAR = 1.5
"""What every move beyond those at hand takes from a goal."""


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


@cache
def distances(pack_name: str, map_name: str) -> dict[str, dict[str, int]]:
    """How many moves apart all places of a map are."""
    chart = pack(pack_name).maps[map_name]
    found: dict[str, dict[str, int]] = {}
    for start in chart.places:
        found[start], edge = {start: 0}, [start]
        while edge:
            place = edge.pop(0)
            for there in (chart.other_end(route, place) for route in chart.at[place]):
                if there not in found[start]:
                    found[start][there] = found[start][place] + 1
                    edge.append(there)
    return found


class _Mind:
    """One look at the table, and what each option seems to be worth there."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pack: Pack = pack(view["setting"]["pack"])
        self.chart = self.pack.maps[view["map"]]
        self.far = distances(view["setting"]["pack"], view["map"])
        self.asked = view["asked"]
        self.me: View = view["captains"][self.asked["seat"]]
        self.last = view["round"] == LAST_ROUND

    def value(self, option: Option) -> float:
        weigh: Callable[[Any], float] | None = getattr(self, f"_{option.verb.replace('-', '_')}", None)
        return weigh(option) if weigh is not None else 0.0

    # What effects are worth here and now

    def _worth(self, item: str) -> float:
        """The scale of SC-D61, except where the table says more."""
        one = effect(item)
        here: Callable[[int], float] | None = getattr(self, f"_worth_of_{one.word}", None)
        return here(getattr(one, "count", 1)) if here is not None else one.worth()

    def _row(self, row: str) -> float:
        return sum(self._worth(item) for item in items(row))

    def _worth_of_medal(self, count: int) -> float:
        return count * (0.5 if self.last and self.me["medals"] >= 3 else 0.95)

    def _worth_of_repair(self, count: int) -> float:
        broken = self.me["damage"] + self.me["slots"].count(DAMAGED)
        return min(count, broken) * (1.2 if self.free_holds < 2 else 1.0)

    def _worth_of_fight(self, count: int) -> float:
        near = sum(route in self.view["routes"] for route in self.chart.at[self.me["at"]])
        return min(count, near) * (0.2 + 0.5 * min(3, self.free_holds))

    def _worth_of_move(self, count: int) -> float:
        return self._flight(count, self.me["ready"]) if not self.me["mission"] else 0.35 * count

    def _worth_of_tech(self, count: int) -> float:
        slots = [number for number, there in enumerate(self.me["slots"], 1) if not there]
        cards = [card for card in self.view["central"] if card]
        return max((self._fit(card, slot) for card in cards for slot in slots), default=0.0)

    def _worth_of_recall(self, count: int) -> float:
        return 1.5 if self.me["queue"] else 0.0

    @property
    def free_holds(self) -> int:
        cargo = len(self.me["artifacts"]) + len(self.me["pirates"]) + self.me["unseen_pirates"]
        return HOLDS - min(HOLDS, self.me["damage"]) - cargo

    # The turn

    def _perform(self, option: Any) -> float:
        return 3 + self._mission(self.view["planets"][self.me["at"]], self.me["ready"])

    def _activate(self, option: Any) -> float:
        left = list(self.me["ready"])
        left.remove(option.figure)
        spare = 0.3 if option.figure == "C" else 0.0
        return 0.2 + spare + self._room(option.room, left) + (0.8 if len(option.figure) == 2 else 0)

    def _spend(self, option: Any) -> float:
        price = self._cargo(option.first) + self._cargo(option.second)
        return self._room(option.room, self.me["ready"]) - price + 0.3

    def _work(self, option: Any) -> float:
        return self._room(option.room, self.me["ready"])

    def _room(self, room: str, left: list[str]) -> float:
        """What a room does here and now, with these figures left for a mission."""
        if room == "navigation":
            return self._flight(2, left)
        basic = {"weapons": ("fight",), "science": ("tech",), "repair": ("repair",)}
        row = basic.get(room) or self.pack.technologies[room].effects
        once = room not in basic and self.pack.technologies[room].once
        return sum(self._worth(item) for item in row) - (0.8 if once else 0.3)

    def _train(self, option: Any) -> float:
        """A cadet becomes what the mission here, or the crew, lacks (SC-R31)."""
        ready = list(self.me["ready"])
        ready.remove(option.figure)
        ready.append(option.to)
        gain = self._here(ready) - self._here(self.me["ready"])
        if option.figure != "C" or self.last:
            return 3 + self._here(self.me["ready"]) + gain - 1.0 if gain > 0 else -0.2
        return 3.6 + self._here(self.me["ready"]) + gain - 0.1 * crew_of(self.me).count(option.to)

    def _here(self, ready: list[str]) -> float:
        mission = self.view["planets"].get(self.me["at"], "")
        mine = self.view["holders"].get(self.me["at"], self.me["seat"]) == self.me["seat"]
        return self._mission(mission, ready) if mission and mine else 0.0

    def _promote(self, option: Any) -> float:
        return 14.5 if not self.last else 1.8

    def _pass(self, option: Any) -> float:
        return -0.1

    # Flying

    def _mission(self, name: str, ready: list[str]) -> float:
        """Points of a mission, and of the rows that these figures could apply; 0 if they are too few."""
        card, left = self.pack.missions[name], list(ready)
        if len(left) < len(card.rows):
            return 0.0
        value = float(card.points)
        for colour, row in card.rows:
            figure = next((one for one in left if matches_row(one, colour)), None)
            if figure is not None:
                left.remove(figure)
                value += max(0.0, sum(effect(item).worth() for item in items(row)))
        return value

    def _goal(self, place: str, ready: list[str]) -> float:
        """What it is worth to be at a place."""
        if self.view["holders"].get(place, self.me["seat"]) != self.me["seat"]:
            return 0.0
        if place in self.view["planets"]:
            later = 0.0 if self.last else 0.6 * (3 + self.pack.missions[self.view["planets"][place]].points)
            now = self._mission(self.view["planets"][place], ready)
            return max(later, 3 + now if now else 0.0)
        open_ = {number: at for at, number in self.view["numbers"].items() if number not in self.view["face_down"]}
        if open_ and open_[max(open_)] == place:  # the next mission appears here
            return 1.0 if self.last else 3.5
        station = self.view["stations"].get(place)
        tile = station and self.view["tiles"].get(station) == 0
        return sum(effect(item).worth() for item in TILES[station]) if tile else 0.0

    def _reach(self, start: str, moves: int, ready: list[str]) -> float:
        """The best goal from a place with so many moves at hand."""
        far = self.far[start]
        goals = (self._goal(place, ready) - FAR * max(0, far[place] - moves) - 0.05 * far[place] for place in far)
        return max(goals)

    def _flight(self, moves: int, ready: list[str]) -> float:
        """What some moves are worth, pirates on the first route considered."""
        here = self.me["at"]
        ways = [
            self._reach(self.chart.other_end(route, here), moves - 1, ready) - self._toll(route)
            for route in self.chart.at[here]
        ]
        return 0.6 * max(0.0, max(ways) - self._reach(here, 0, ready))

    def _toll(self, route: str) -> float:
        return DAMAGE if route in self.view["routes"] else 0.0

    def _fly(self, option: Any) -> float:
        place, left = self.chart.other_end(option.route, self.me["at"]), self.asked["left"] - 1
        ready = self.me["ready"]
        return self._reach(place, left, ready) - self._reach(self.me["at"], 0, ready) - self._toll(option.route)

    def _leap(self, option: Any) -> float:
        return self._goal(option.place, self.me["ready"]) - self._goal(self.me["at"], self.me["ready"])

    def _instead(self, option: Any) -> float:
        return 0.6

    def _attack(self, option: Any) -> float:
        return 2.0 if self.view["routes"][option.route].endswith("android") else 1.8

    # Technologies and repairs

    def _take(self, option: Any) -> float:
        return self._fit(option.card, option.slot)

    _install = _take

    def _fit(self, card: str, slot: int) -> float:
        """A card in a slot: its own value, its bonuses, less what it replaces."""
        replaced = self.me["slots"][slot - 1]
        pair = PAIR + ("tidy-wiring" in self.me["slots"])
        return self._card(card) - (self._card(replaced) if replaced else 0.0) + pair * self._pairs(card, slot)

    def _card(self, name: str) -> float:
        return card_value(self.view, self.me, self.pack, name)

    def _pairs(self, name: str, slot: int) -> int:
        """Bonuses that a card would give in a slot."""
        card = self.pack.technologies[name]
        left, right = self._edge(slot - 1)[1], self._edge(slot + 1)[0]
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
        return sum(self._worth(item) for item in self.pack.technologies[option.card].effects)

    def _shed(self, option: Any) -> float:
        return 1.0

    def _mend(self, option: Any) -> float:
        if option.where == "ship":
            return 1.8 if self.free_holds < 1 else 1.2
        return 1.6 if not self.last and self.me["slots"].count("") < 2 else 1.1

    # Cargo, prices and choices

    def _cargo(self, kind: str) -> float:
        """What a piece of cargo is worth on board, where an omega may count it."""
        if kind == "pirate":
            return 2.0 if "wanted-list" in self.me["slots"] else 1.0
        last_of_kind = self.me["artifacts"].count(kind) == 1
        return 2.5 if last_of_kind and "artifact-blueprints" in self.me["slots"] else CARGO.get(kind, 0.9)

    def _jettison(self, option: Any) -> float:
        return -self._cargo(option.kind)

    _lose = _jettison

    def _sacrifice(self, option: Any) -> float:
        return 1.1 - self._cargo(option.kind)

    def _shrug(self, option: Any) -> float:
        return 1.1

    def _accept(self, option: Any) -> float:
        return effect(f"pay {self.asked['price']}: {' & '.join(self.asked['benefit'])}").worth() - 0.05

    def _pay(self, option: Any) -> float:
        if option.coin in self.pack.technologies:
            return -self._card(option.coin)
        return -self._cargo(option.coin)

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
        return self._row(row) + rank

    def _apply(self, option: Any) -> float:
        return self._row(self._rows_here()[self.asked["row"]][1])

    def _again(self, option: Any) -> float:
        return self._row(self._rows_here()[self.asked["row"]][1])

    def _order(self, option: Any) -> float:
        return 0.9 if self.me["queue"][option.place - 1] == "C" else 1.6

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
        return float(self._worth_of_medal(option.steps) - (points(start) - points(start - option.steps)) - 0.6)
