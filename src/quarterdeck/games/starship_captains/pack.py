"""Packs: maps, tracks, boards and cards as rows of words, checked when they are read, with file and line."""

from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from quarterdeck.games.starship_captains.cards import (
    Mission,
    MissionRow,
    Technology,
    TechnologyRow,
    edges,
    mission,
    technology,
)
from quarterdeck.games.starship_captains.vocabulary import effects, items
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

CONTENT = Path(__file__).parent / "content"
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


@cache
def pack(name: str) -> Pack:
    """A pack by name; `base` comes with the program."""
    return read_pack(CONTENT if name == "base" else Path(name), name)


def read_pack(folder: Path, name: str) -> Pack:
    from quarterdeck.games.starship_captains import rules as _all_words  # noqa: F401 - every effect must be known

    solo = Sheet(folder / "solo.toml")
    return Pack(
        name,
        _charts(Sheet(folder / "maps.toml")),
        _tracks(Sheet(folder / "tracks.toml")),
        _boards(Sheet(folder / "boards.toml")),
        _technologies(Sheet(folder / "technologies.toml")),
        _missions(Sheet(folder / "missions.toml")),
        _events(Sheet(folder / "events.toml")),
        _passengers(solo),
        solo.read(tuple[str, ...], "actions"),
    )


class _ChartRow(Struct, frozen=True, forbid_unknown_fields=True):
    places: dict[str, tuple[float, float]]
    routes: tuple[str, ...]


def _charts(sheet: Sheet) -> dict[str, Chart]:
    charts = {}
    for name in sheet.data:
        row = sheet.read(_ChartRow, name)
        routes = {}
        for number, line in enumerate(row.routes):
            with sheet.at(name, "routes", number):
                route = _route(line, row.places)
                routes[route.id] = route
        charts[name] = Chart(row.places, routes, _at(row.places, routes))
    return charts


def _route(line: str, places: dict[str, tuple[float, float]]) -> Route:
    """`s7 p3 p9 green skull`."""
    words = line.split()
    if len(words) not in (4, 5) or words[3] not in ROUTE_COLOURS or words[4:] not in ([], ["skull"]):
        raise BadContent(f"{line!r} should be a name, two places, a colour, and `skull` or nothing")
    missing = [place for place in words[1:3] if place not in places]
    if missing:
        raise BadContent(f"there is no place {missing[0]!r}")
    return Route(words[0], (words[1], words[2]), words[3], len(words) == 5)


def _at(places: dict[str, tuple[float, float]], routes: dict[str, Route]) -> dict[str, tuple[str, ...]]:
    def order(route: Route) -> int:
        return ROUTE_COLOURS.index(route.colour)

    return {
        place: tuple(route.id for route in sorted(routes.values(), key=order) if place in route.ends)
        for place in places
    }


def _tracks(sheet: Sheet) -> dict[str, dict[int, tuple[str, ...]]]:
    tracks = {}
    for name in sheet.data:
        row = sheet.read(dict[str, str], name)
        for space, text in row.items():
            with sheet.at(name, space):
                effects(text)
        tracks[name] = {int(space): items(text) for space, text in row.items()}
    return tracks


class _BoardRow(Struct, frozen=True, forbid_unknown_fields=True):
    damaged: tuple[int, ...]
    slots: tuple[str, ...]


def _boards(sheet: Sheet) -> dict[str, Board]:
    rows = {name: sheet.read(_BoardRow, name) for name in sheet.data}
    return {name: Board(row.damaged, tuple(edges(text) for text in row.slots)) for name, row in rows.items()}


def _technologies(sheet: Sheet) -> dict[str, Technology]:
    from quarterdeck.games.starship_captains.scoring import check_scoring

    found = {}
    for name in sheet.data:
        row = sheet.read(TechnologyRow, name)
        with sheet.at(name, "text"):
            found[name] = technology(name, row)
            if found[name].scoring:
                check_scoring(found[name].scoring)
    return found


def _missions(sheet: Sheet) -> dict[str, Mission]:
    found = {}
    for name in sheet.data:
        row = sheet.read(MissionRow, name)
        with sheet.at(name, "rows"):
            found[name] = mission(name, row)
    return found


def _events(sheet: Sheet) -> dict[str, Event]:
    found = {}
    for name in sheet.data:
        found[name] = sheet.read(Event, name)
        head, _, rest = found[name].text.partition(": ")
        with sheet.at(name, "text"):
            if head == "each":
                effects(rest)
            elif head not in ("stations", "research", "honour", "scatter", "share"):
                raise BadContent(f"{head!r} is no event; there are each, stations, research, honour, scatter, share")
    return found


class _PassengerRow(Struct, frozen=True, forbid_unknown_fields=True):
    scoring: str
    cards: tuple[str, ...] = ()
    action: str = ""


def _passengers(sheet: Sheet) -> dict[str, Passenger]:
    from quarterdeck.games.starship_captains.scoring import check_scoring

    found = {}
    for name in sheet.data:
        if name == "actions":
            continue
        row = sheet.read(_PassengerRow, name)
        with sheet.at(name, "action"):
            effects(row.action)
        with sheet.at(name, "scoring"):
            for part in row.scoring.split(", "):
                check_scoring(part)
        found[name] = Passenger(row.cards, items(row.action), row.scoring)
    return found
