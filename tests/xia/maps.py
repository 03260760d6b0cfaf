"""Maps for tests: the boards of the examples, and random ones that grow as in play."""

from functools import cache
from random import Random

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.chart import Chart, chart, start_places
from tests.xia.tables import board

BASE = pack()


def chart_of(name: str) -> Chart:
    """The chart of a fixture of the examples: `BA5`."""
    return chart("base", board(name))


@cache
def random_map(seed: int, sectors: int) -> Chart:
    """A map with three start sectors that grows at random sides (XIA-2.1.2, XIA-21.1)."""
    draw = Random(f"map {seed}")
    starts = draw.sample([name for name, sector in BASE.sectors.items() if sector.marked("spawn")], 3)
    stack = [name for name in BASE.sectors if name not in starts]
    draw.shuffle(stack)
    laid = tuple(f"{name} {place}" for name, place in zip(starts, start_places(BASE), strict=False))
    for name in stack[: sectors - 3]:
        before = chart("base", laid)
        rim = [(place, side) for place in sorted(before.cells) for side in before.unexplored_sides(place)]
        place, side = draw.choice([one for one in rim if before.cells[one[0]].terrain != "star"])
        laid += (before.placed(name, place, side),)
    return chart("base", laid)
