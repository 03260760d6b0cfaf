"""One look at the table of Starship Captains, and which places are worth flying to."""

from functools import cache, lru_cache
from typing import Any

from quarterdeck.games.starship_captains.bots.cards import rounds_to_come
from quarterdeck.games.starship_captains.content.pack import Pack, pack
from quarterdeck.games.starship_captains.content.vocabulary import worth
from quarterdeck.games.starship_captains.rules.turn import TILES
from quarterdeck.games.starship_captains.state import matches_row

View = dict[str, Any]
DAMAGE = 1.1
PERFORM = 3.0
"""What a mission is worth besides its points and rows: the figures are there for it."""
LATER = 0.6
"""What is left of a mission that has to wait for the next round."""
NEXT = 3.5
"""The planet where the next mission appears (SC-R31)."""
NEXT_AT_LAST = 1.0
FAR = 1.5
"""What every move beyond those at hand takes from a goal."""
STEP = 0.05
FLIGHT = 0.6
"""How much of what a place is worth a flight there earns; the rest is earned there."""


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


@lru_cache(maxsize=100_000)
def mission_value(pack_name: str, name: str, ready: tuple[str, ...]) -> float:
    """What these figures would make of a mission: play-outs ask for it again and again."""
    card, left = pack(pack_name).missions[name], list(ready)
    if len(left) < len(card.rows):
        return 0.0
    value = float(card.points)
    for colour, row in card.rows:
        figure = next((one for one in left if matches_row(one, colour)), None)
        if figure is not None:
            left.remove(figure)
            value += max(0.0, worth(row))
    return value


class Chartroom:
    """What a seat sees, from the bridge of its ship."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.asked: View = view["asked"]
        self.me: View = view["captains"][self.asked["seat"]]
        self.pack: Pack = pack(view["setting"]["pack"])
        self.chart = self.pack.maps[view["map"]]
        self.far = distances(view["setting"]["pack"], view["map"])
        self.last: bool = rounds_to_come(view) == 0
        self.next_place: str = view["next_mission"]
        self._goals: dict[tuple[str, ...], dict[str, float]] = {}

    def is_free(self, place: str) -> bool:
        """Whether nobody else reserves a place."""
        mine: bool = self.view["holders"].get(place, self.me["seat"]) == self.me["seat"]
        return mine

    def mission(self, name: str, ready: list[str]) -> float:
        """Points of a mission, and of the rows that these figures could apply; 0 if they are too few."""
        return mission_value(self.view["setting"]["pack"], name, tuple(ready))

    def mission_here(self, ready: list[str]) -> float:
        """What these figures would make of the mission where the ship is."""
        name = self.view["planets"].get(self.me["at"], "")
        return self.mission(name, ready) if name and self.is_free(self.me["at"]) else 0.0

    def goal(self, place: str, ready: list[str]) -> float:
        """What it is worth to be at a place with these figures."""
        if not self.is_free(place):
            return 0.0
        if place in self.view["planets"]:
            return self._mission_there(self.view["planets"][place], ready)
        if place == self.next_place:
            return NEXT_AT_LAST if self.last else NEXT
        station = self.view["stations"].get(place, "")
        return worth(", ".join(TILES[station])) if station and self.view["tiles"][station] == 0 else 0.0

    def _mission_there(self, name: str, ready: list[str]) -> float:
        now = self.mission(name, ready)
        later = 0.0 if self.last else LATER * (PERFORM + self.pack.missions[name].points)
        return max(later, PERFORM + now if now else 0.0)

    def goals(self, ready: list[str]) -> dict[str, float]:
        """The places that are worth something to these figures."""
        figures = tuple(ready)
        if figures not in self._goals:
            places = {self.next_place, *self.view["planets"], *self.view["stations"]} - {""}
            worths = {place: self.goal(place, ready) for place in sorted(places)}
            self._goals[figures] = {place: value for place, value in worths.items() if value > 0}
        return self._goals[figures]

    def reach(self, start: str, moves: int, ready: list[str]) -> float:
        """The best goal from a place with so many moves at hand; staying there costs nothing."""
        far, best = self.far[start], 0.0
        for place, value in self.goals(ready).items():
            steps = far[place]
            left = value - STEP * steps if steps <= moves else value - FAR * (steps - moves) - STEP * steps
            if left > best:
                best = left
        return best

    def flight(self, moves: int, ready: list[str]) -> float:
        """What some moves are worth, pirates on the first route considered."""
        here = self.me["at"]
        ways = [
            self.reach(self.chart.other_end(route, here), moves - 1, ready) - self.toll(route)
            for route in self.chart.at[here]
        ]
        return FLIGHT * max(0.0, max(ways) - self.reach(here, 0, ready))

    def toll(self, route: str) -> float:
        return DAMAGE if route in self.view["routes"] else 0.0
