"""Every kind of option is chosen often by captains who try what is rare, with 3, 4 and 5 seats."""

from collections import Counter

import pytest

from quarterdeck.bots.careless import CuriousTable
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.holds import room
from quarterdeck.games.xia.rules.sight import adjacent
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.frame import options_of

OFTEN = 20
MOST_GAMES = 90
SETTINGS = (
    (3, {"goal": 20, "rounds": 8}),
    (4, {"goal": 20, "rounds": 8, "npc_ways": "asked", "npc_moves": "rolled"}),
    (5, {"goal": 20, "rounds": 8}),
)
NEVER = {
    "arrange": "never listed (XIA-R31): test_business.py",
    "give": "never listed (XIA-R31): test_gifts.py",
    "standing-order": "never listed: test_gifts.py",
    "put-beside": "needs a way without a free hex (XIA-D32): test_moving.py",
    "got-it": "guided games only: test_guided.py",
    "play-freely": "guided games only: test_guided.py",
}
"""Kinds of option that these tables do not offer, and where they are tested instead."""


def _kinds() -> set[str]:
    frames = Xia.frame_kind.kinds.values()
    return {option.key for frame in frames for option in options_of(frame).values()}


def _enrich(table: Xia) -> None:
    """Captains have all abilities, experience, money, cargo and a hunt, and one is depleted beside the others."""
    content = pack()
    for captain in table.captains:
        captain.abilities, captain.credits = tuple(content.abilities), 9000
        captain.done = ("M11", "M21", "M29", "M37")
        if room(table, captain.seat):
            captain.cargo = {"spice": 1}
        hunt = next(card for card in table.mission_deck if content.missions[card].task == "hunt")
        table.mission_deck.remove(hunt)
        captain.mission, captain.bounty = hunt, 1000
    _strand(table)
    _open_tigris(table)


def _strand(table: Xia) -> None:
    """The last captain to move has no energy, and the others are beside that ship."""
    stranded, chart = table.captains[table.order[-1]], table.chart
    stranded.energy, stranded.armed, stranded.disarmed = 0, 0, 4
    beside = [spot for spot in chart.neighbours(stranded.at) if adjacent(chart, stranded.at, spot)]
    free = [spot for spot in beside if spot not in table.occupied() and chart.cells[spot].terrain == "empty"]
    for captain, spot in zip((one for one in table.captains if one is not stranded), free, strict=False):
        captain.at = spot


def _open_tigris(table: Xia) -> None:
    """The Tigris Gate is on the map, with the first two captains on it."""
    if "tigris-gate" not in table.stack:
        return
    table.stack.remove("tigris-gate")
    spot = min(table.chart.rim)
    side = next(iter(table.chart.unexplored_sides(spot)))
    table.lay_out((*table.sectors, table.chart.placed("tigris-gate", spot, side)))
    gates = [
        place for place, cell in table.chart.cells.items() if (cell.sector, cell.terrain) == ("tigris-gate", "gate")
    ]
    for seat, gate in zip(table.order[:2], gates, strict=False):
        table.captains[seat].at = gate


def _play(seats: int, options: dict[str, object], seed: str, chosen: Counter[str]) -> None:
    table = registry.manifest_of("xia").table_for(seats, options, Chance(seed))
    players, rich = CuriousTable("xia", seats, seed, chosen=chosen), False
    while not table.over:
        if not rich and table.agenda[-1].name == "action-phase":
            _enrich(table)
            rich = True
        seat = table.seats()[0]
        if table.agenda[-1].name == "action-phase":
            table.captains[seat].crossings = 1  # as if the captain had used the ability in this turn
        option = players(table, seat, table.options(seat))
        assert option is not None
        table.act(seat, option)


@pytest.mark.slow
def test_every_kind_of_option_is_chosen_often() -> None:
    chosen: Counter[str] = Counter()
    wanted = _kinds() - NEVER.keys()
    for number in range(MOST_GAMES):
        _play(*SETTINGS[number % len(SETTINGS)], f"kinds {number}", chosen)
        if all(chosen[key] >= OFTEN for key in wanted):
            break
    assert {key: chosen[key] for key in wanted if chosen[key] < OFTEN} == {}
    assert {key: chosen[key] for key in NEVER if chosen[key]} == {}
