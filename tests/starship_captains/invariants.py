"""What must hold after every action (SC-R27)."""

from collections import Counter

from quarterdeck.games.starship_captains.moving import is_planet
from quarterdeck.games.starship_captains.setup import ARTIFACTS, PIRATES
from quarterdeck.games.starship_captains.state import RINGS, StarshipCaptains


def check(table: StarshipCaptains) -> None:
    """Pieces are conserved, cargo fits, and reservations follow from who is where."""
    captains = table.captains
    in_hand = {frame.token for frame in table.agenda if hasattr(frame, "token")}
    pirates = [*table.pirates, *table.pirate_discard, *table.routes.values(), *in_hand]
    pirates += [token for captain in captains for token in (*captain.pirates, *captain.unseen_pirates)]
    pirates += [token for token in table.tokens.values() if token != "medal"]
    assert Counter(pirates) == Counter(PIRATES)
    artifacts = [*table.artifacts, *table.artifact_discard]
    artifacts += [one for captain in captains for one in (*captain.artifacts, *captain.in_rooms.values())]
    assert Counter(artifacts) == Counter(ARTIFACTS)
    for captain in captains:
        assert captain.commanders <= RINGS
        if table.agenda and table.agenda[-1].name == "turn":
            assert table.cargo(captain.seat) <= table.capacity(captain.seat)
    assert len(set(table.numbers.values())) == len(table.numbers)
    if table.agenda and table.agenda[-1].name == "turn":
        _check_planets(table)


def _check_planets(table: StarshipCaptains) -> None:
    """Between turns every planet has exactly one of mission, number tile, station."""
    for place in table.pack.maps[table.map].places:
        there = (place in table.planets) + (place in table.numbers) + (place in table.stations)
        assert there == 1, place
        ships = table.ships_at(place)
        if len(ships) == 1 and is_planet(table, place):
            assert table.holders[place] == ships[0]
        if not ships:
            assert place not in table.holders
