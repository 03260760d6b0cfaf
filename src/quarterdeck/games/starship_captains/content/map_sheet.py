"""Reading maps (SC-1.2 to SC-1.7): places and routes, checked with file and line."""

from msgspec import Struct

from quarterdeck.games.starship_captains.content.pack import ROUTE_COLOURS, Chart, Route
from quarterdeck.games.starship_captains.state import HOME
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

PLANETS = {"small": 13, "large": 15}
Places = dict[str, tuple[float, float]]


class _ChartRow(Struct, frozen=True, forbid_unknown_fields=True):
    places: Places
    routes: tuple[str, ...]


def read_charts(sheet: Sheet) -> dict[str, Chart]:
    """Both sides of the main board (SC-1.2)."""
    if sorted(sheet.data) != sorted(PLANETS):
        raise sheet.wrong((), f"there should be the sides {', '.join(PLANETS)}, not {', '.join(sheet.data)}")
    return {name: _chart(sheet, name, sheet.read(_ChartRow, name)) for name in sheet.data}


def _chart(sheet: Sheet, name: str, row: _ChartRow) -> Chart:
    planets = len(row.places) - (HOME in row.places)
    if HOME not in row.places or planets != PLANETS[name]:
        problem = f"there should be {HOME!r} and {PLANETS[name]} planets, not {planets} (SC-1.5, SC-1.6)"
        raise sheet.wrong((f"{name}.places",), problem)
    routes: dict[str, Route] = {}
    for number, line in enumerate(row.routes):
        with sheet.at(name, "routes", number):
            route = _route(line, row.places)
            if route.id in routes:
                raise BadContent(f"there are two routes {route.id!r}")
            routes[route.id] = route
    with sheet.at(name, "routes"):
        return Chart(row.places, routes, _at(row.places, routes))


def _route(line: str, places: Places) -> Route:
    """`s7 p3 p9 green skull`."""
    words = line.split()
    if len(words) not in (4, 5) or words[3] not in ROUTE_COLOURS or words[4:] not in ([], ["skull"]):
        raise BadContent(f"{line!r} should be a name, two places, a colour, and `skull` or nothing")
    missing = [place for place in words[1:3] if place not in places]
    if missing:
        raise BadContent(f"there is no place {missing[0]!r}")
    return Route(words[0], (words[1], words[2]), words[3], len(words) == 5)


def _at(places: Places, routes: dict[str, Route]) -> dict[str, tuple[str, ...]]:
    """The routes of each place in the order of their colours, one of each (SC-9.3)."""
    found = {place: [route for route in routes.values() if place in route.ends] for place in places}
    for place, here in found.items():
        here.sort(key=lambda route: ROUTE_COLOURS.index(route.colour))
        if tuple(route.colour for route in here) != ROUTE_COLOURS:
            raise BadContent(f"{place!r} should have one route of each colour: {', '.join(ROUTE_COLOURS)}")
    return {place: tuple(route.id for route in here) for place, here in found.items()}
