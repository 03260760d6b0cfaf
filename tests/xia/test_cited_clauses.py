"""What happened is told with the clause that it follows from (XIA-R4)."""

import pytest

from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.xia.fights import VOLLEY, duel
from tests.xia.tables import Drift

PUDDLE = {"ship": "puddle-jumper"}


def cited(drift: Drift, kind: str) -> list[str]:
    """The clauses of the events of one kind."""
    assert drift.table.event_sink is not None
    return [event.clause for event in drift.table.event_sink if isinstance(event, Event) and event.kind == kind]


@rule("XIA-28.3.2", "XIA-28.3.3", "XIA-28.3.4")
@pytest.mark.parametrize(
    ("sectors", "kind", "roll", "event", "clause"),
    [
        ("BB", "mine", 4, "damaged", "XIA-28.3.2"), ("BB", "mine", 15, "cargo-gathered", "XIA-28.3.2"),
        ("BH", "harvest", 4, "energy-lost", "XIA-28.3.4"), ("BH", "harvest", 15, "cargo-gathered", "XIA-28.3.4"),
        ("BP", "salvage", 15, "cargo-gathered", "XIA-28.3.3"),
    ],
)  # fmt: skip
def test_gathering_is_no_border(sectors: str, kind: str, roll: int, event: str, clause: str) -> None:
    cells = Drift(sectors).table.chart.cells
    spot = next(spot for spot, cell in cells.items() if cell.mark == kind)
    drift = Drift(sectors, {"A": {**PUDDLE, "at": spot}}, [roll]).do("A: gather")
    assert cited(drift, event) == [clause]


@rule("XIA-23.4.1", "XIA-23.7.1")
def test_borders_are_borders() -> None:
    rocks = Drift("BB", {"A": {**PUDDLE, "at": "0,0"}}, [4]).do("A: impulse", "A: step s")
    assert cited(rocks, "damaged") == ["XIA-23.4.1"]
    nebula = Drift("BH", {"A": {**PUDDLE, "at": "-2,0"}}, [3]).do("A: impulse", "A: step ne")
    assert cited(nebula, "energy-lost") == ["XIA-23.7.1"]


@rule("XIA-23.5.4", "XIA-23.5.5")
@pytest.mark.parametrize(("roll", "clause"), [(11, "XIA-23.5.4"), (17, "XIA-23.5.4"), (18, "XIA-23.5.5")])
def test_shields_are_crossed_with_or_without_consequence(roll: int, clause: str) -> None:
    drift = Drift("BA3", {"A": {**PUDDLE, "at": "4,0"}}, [roll]).do("A: impulse", "A: step n")
    assert cited(drift, "shield-crossed") == [clause]


@rule("XIA-27.4.1", "XIA-25.5.11", "XIA-4.3.1")
def test_each_second_roll_has_its_reason() -> None:
    mission = {"mission": "M29", "face": "up", "pay": 3000, "done": ["M30"]}
    drift = Drift("BA3", {"A": {"at": "7,-3", "titles": ["T11"], **mission}}, [3, 3, 3, 10])
    drift.do("A: impulse", "A: step nw", "A: use second-try", "A: experience", "A: experience")
    assert cited(drift, "rolled-again") == ["XIA-4.3.1", "XIA-25.5.11", "XIA-27.4.1"]


@rule("XIA-8.3.1", "XIA-30.5.4", "XIA-30.5.5", "XIA-30.5.8")
def test_bounty_and_the_money_of_npcs() -> None:
    outlaw = duel([6], b={"bounty": 2000, "damage": 9}).do(*VOLLEY)
    assert cited(outlaw, "bounty-collected") == ["XIA-8.3.1"]
    npc = {"controller": "A", "at": "1,0", "damage": 14, "credits": 1000}
    robbed = duel([6, 1], b={"at": "2,0"}, merchant=npc)
    robbed.do("A: attack merchant", "A: aim nock-blaster", "A: fire")
    assert cited(robbed, "bounty-collected") == ["XIA-30.5.4"]
    prey = {"controller": "B", "at": "2,0", "damage": 14, "credits": 1000}
    hunt = Drift("BL", {"scoundrel": {"controller": "A", "at": "1,0"}, "merchant": prey}, [6, 6, 1])
    assert cited(hunt.do("npc scoundrel"), "npc-collected") == ["XIA-30.5.5"]
    wanted = {**PUDDLE, "at": "0,0", "bounty": 2000, "damage": 9}
    law = Drift("BL", {"A": wanted, "enforcer": {"controller": "A", "at": "2,0"}}, [8, 8])
    assert cited(law.do("npc enforcer"), "npc-collected") == ["XIA-30.5.8"]


@rule("XIA-23.9.5", "XIA-4.4.10", "XIA-14.1.2")
def test_where_a_ship_appears_from() -> None:
    sectors = [["tigris-gate", 0, 0], ["the-lost-sector", 5, -3, "turned"], ["azure", 3, 2]]
    board = Drift(sectors)
    gate = next(spot for spot, cell in board.table.chart.cells.items() if cell.terrain == "gate")
    tigris = Drift(sectors, {"A": {**PUDDLE, "at": gate}}, [7]).do("A: impulse", "A: tigris")
    assert cited(tigris, "ship-appeared") == ["XIA-23.9.5"]
    respawn = Drift(sectors, {"A": PUDDLE, "B": {"at": gate}}, [7]).do("play A")
    assert cited(respawn, "ship-appeared") == ["XIA-14.1.2"]
    fold = {"ship": "long-arithmetic", "at": gate}
    drift = Drift(sectors, {"A": fold}, [20]).do("A: use fold-drive")
    place = str(drift.table.options(0)[0])
    assert cited(drift.do(f"A: {place}"), "ship-appeared") == ["XIA-4.4.10"]
