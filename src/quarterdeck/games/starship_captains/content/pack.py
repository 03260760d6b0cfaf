"""Packs: maps, tracks, boards and cards, and the packs that are in use."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from quarterdeck.games.starship_captains.content.cards import Mission, Technology
from quarterdeck.games.starship_captains.content.happenings import happening
from quarterdeck.games.starship_captains.content.vocabulary import items
from quarterdeck.kernel.packs import Packs

CONTENT = Path(__file__).parent / "base"
ROUTE_COLOURS = ("green", "yellow", "purple")


class Route(Struct, frozen=True):
    """A way between two locations (SC-1.3, SC-1.4)."""

    id: str
    ends: tuple[str, str]
    colour: str
    skull: bool


class Chart(Struct, frozen=True):
    """One side of the main board."""

    places: dict[str, tuple[float, float]]
    """Where each location is drawn, from 0 to 1."""
    routes: dict[str, Route]
    at: dict[str, tuple[str, ...]]
    """The routes of each location, in the order of their colours."""

    def other_end(self, route: str, place: str) -> str:
        one, other = self.routes[route].ends
        return other if place == one else one

    def route_of(self, place: str, colour: str) -> str:
        """The route of a colour that leads from a place (SC-9.3)."""
        return next(route for route in self.at[place] if self.routes[route].colour == colour)


class Board(Struct, frozen=True):
    """One side of the personal technology board (SC-D35)."""

    damaged: tuple[int, ...]
    edges: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card; solo ones have white backs (SC-1.17, SC-1.19)."""

    faction: Literal["fleet", "androids", "pirates"]
    text: str
    solo: bool = False


class Passenger(Struct, frozen=True):
    """A solo passenger (SC-17.5 to SC-17.8)."""

    cards: tuple[str, ...]
    action: tuple[str, ...]
    scoring: str


class Pack(Struct, frozen=True):
    """All content of the game."""

    name: str
    maps: dict[str, Chart]
    tracks: dict[str, dict[int, tuple[str, ...]]]
    boards: dict[str, Board]
    technologies: dict[str, Technology]
    missions: dict[str, Mission]
    events: dict[str, Event]
    passengers: dict[str, Passenger]
    actions: tuple[str, ...]


def printed_items(content: Pack) -> list[str]:
    """Every effect that stands on something, as it is written."""
    cards, abilities = content.technologies.values(), [card.ability for card in content.technologies.values()]
    rows: list[tuple[str, ...]] = [
        *(card.effects for card in cards),
        *(ability.effects for ability in abilities if ability is not None),
        *(items(row) for mission in content.missions.values() for _, row in mission.rows),
        *(space for track in content.tracks.values() for space in track.values()),
        *(happening(event.text).effects for event in content.events.values()),
        *(passenger.action for passenger in content.passengers.values()),
    ]
    return sorted({item for row in rows for item in row})


# Packs in use


def _load(folder: Path) -> Pack:
    from quarterdeck.games.starship_captains.content.sheets import load  # which knows all words, and they know tables

    return load(folder)


def sum_up(pack: Pack) -> dict[str, int]:
    return {
        "technologies": len(pack.technologies),
        "missions": len(pack.missions),
        "events": len(pack.events),
        "passengers": len(pack.passengers),
        "action cards": len(pack.actions),
    }


PACKS = Packs("starship-captains", CONTENT, _load, sum_up)
use = PACKS.use
pack = PACKS.find
