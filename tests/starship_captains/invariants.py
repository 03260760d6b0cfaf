"""What must hold after every action (SC-R27)."""

from collections import Counter

from quarterdeck.games.starship_captains.rules.setup import ARTIFACTS, MISSIONS, NUMBERS, PIRATES
from quarterdeck.games.starship_captains.state import HOME, RINGS, SHADOW, StarshipCaptains
from quarterdeck.kernel.event import Event

SHADOW_FLIES = ("shadow-jumped", "shadow-performed")


def check(table: StarshipCaptains) -> None:
    """Pieces are conserved, cargo fits, and every planet has what it should have."""
    _check_pieces(table)
    for captain in table.captains:
        assert captain.commanders <= RINGS
        asked = any(frame.name == "overfull" and frame.seat == captain.seat for frame in table.agenda)  # type: ignore[attr-defined]
        assert asked or table.cargo(captain.seat) <= table.capacity(captain.seat)
    assert table.routes.keys() <= table.pack.maps[table.map].routes.keys()
    assert sorted(table.numbers.values()) == list(range(1, NUMBERS[table.map] + 1))
    assert set(table.face_down) <= set(table.numbers.values())
    if table.agenda and table.agenda[-1].name == "turn":
        _check_planets(table)


def _check_pieces(table: StarshipCaptains) -> None:
    captains = table.captains
    pirates = [*table.pirates, *table.pirate_discard, *table.routes.values()]
    pirates += [token for captain in captains for token in (*captain.pirates, *captain.unseen_pirates)]
    pirates += [token for tokens in table.tokens.values() for token in tokens]
    pirates += [frame.token for frame in table.agenda if hasattr(frame, "token")]
    assert Counter(token for token in pirates if token != "medal") == Counter(PIRATES)
    artifacts = [*table.artifacts, *table.artifact_discard]
    artifacts += [one for captain in captains for one in (*captain.artifacts, *captain.in_rooms.values())]
    assert Counter(artifacts) == Counter(ARTIFACTS)


def _check_planets(table: StarshipCaptains) -> None:
    """Between turns every planet has exactly one of mission, number tile, station; missions stay as many."""
    for place in table.pack.maps[table.map].places:
        there = (place in table.planets) + (place in table.numbers) + (place in table.stations)
        assert there == 1, place
    assert len(table.planets) == MISSIONS[table.map]


class Arrivals:
    """Who holds every planet, by SC-6.12 to SC-6.21 and the order of arrivals that was told."""

    def __init__(self, table: StarshipCaptains) -> None:
        self.table, self.heard = table, 0
        ships = [captain.seat for captain in table.captains] + ([SHADOW] if table.shadow else [])
        self.present: dict[str, list[int]] = {HOME: ships}
        self.holders: dict[str, int] = {}

    def check(self) -> None:
        """Hear what was told since the last time; then the holders are these, and no others."""
        told = self.table.event_sink or []
        for event in told[self.heard :]:
            if isinstance(event, Event) and event.kind in ("moved", "jumped", *SHADOW_FLIES):
                self._flies(SHADOW if event.kind in SHADOW_FLIES else event.args["seat"], event.args["place"])
        self.heard = len(told)
        assert self.table.holders == self.holders
        for place, ships in self.present.items():
            assert sorted(ships) == sorted(self.table.ships_at(place))

    def _flies(self, ship: int, place: str) -> None:
        start = next(place for place, ships in self.present.items() if ship in ships)
        self.present[start].remove(ship)
        if self.holders.get(start) == ship:
            del self.holders[start]
        if len(self.present[start]) == 1 and start not in self.table.stations:
            self.holders[start] = self.present[start][0]
        self.present.setdefault(place, []).append(ship)
        if self.present[place] == [ship] and place not in self.table.stations:
            self.holders[place] = ship
