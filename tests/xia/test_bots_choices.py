"""Single choices of the rules of thumb: defence, plunder, gates, abilities of other packs."""

import pytest

from quarterdeck.games.xia.bots.routes import MOST_GOALS, Pilot, costs_to
from quarterdeck.games.xia.bots.thumb import OptionValues
from quarterdeck.games.xia.rules.ability_choices import TakeCubes
from quarterdeck.games.xia.rules.chart import Chart, chart
from quarterdeck.games.xia.rules.defending import Bracing, Shield
from quarterdeck.games.xia.rules.gates import Gate
from quarterdeck.games.xia.state import Xia
from quarterdeck.games.xia.under_way import Fight
from tests.rules import rule
from tests.xia.tables import BOARDS, Drift

SHIELD = Shield("targe-shield")


def bracing(amount: int, what: str = "damage", shields: tuple[str, ...] = ()) -> Xia:
    """A captain with a shield who is about to suffer; an old fight with strong weapons lies on the table."""
    table = Drift("BL", {"A": {"at": "0,0", "outfits": ["targe-shield"]}}).table
    table.fight = Fight("swamp-rat", "easy-tiger", shields=("targe-shield",) * 2, dice=(12, 12))
    table.then(Bracing(0, shields, amount=amount, what=what, cited="XIA-23.4.1"))  # type: ignore[arg-type]
    return table


@rule("XIA-10.9.6")
@pytest.mark.parametrize(("amount", "defends"), [(1, False), (8, True)])
def test_a_shield_is_raised_against_what_was_rolled(amount: int, defends: bool) -> None:
    """Not against the dice of an earlier fight."""
    assert (OptionValues(bracing(amount), 0).value(SHIELD) > 0) is defends


@rule("XIA-10.9.6")
def test_a_second_shield_stops_less_than_the_first() -> None:
    first, second = [OptionValues(bracing(5, shields=shields), 0).value(SHIELD) for shields in ((), ("targe-shield",))]
    assert second < first


@rule("XIA-23.7.1")
def test_energy_is_not_worth_as_much_as_compartments() -> None:
    assert OptionValues(bracing(8, "drain"), 0).value(SHIELD) < OptionValues(bracing(8), 0).value(SHIELD)


@rule("XIA-4.4.14")
def test_more_cubes_are_better_plunder_whatever_their_name() -> None:
    mind = OptionValues(Drift("BL", {"A": {"at": "0,0"}}).table, 0)
    assert mind.value(TakeCubes("2holo")) > mind.value(TakeCubes("1plasma"))


@rule("XIA-D10")
def test_every_gate_that_nobody_has_used_is_worth_fame() -> None:
    drift = Drift("BF", {"A": {"at": "0,0"}})
    gates = drift.table.chart.gates
    drift.seat("A").at = gates["expedior-gate"][0]
    drift.do("A: impulse")
    option, values = Gate(gates["deltus-gate"][0]), []
    for used in (("deltus-gate",), ("deltus-gate", "expedior-gate")):
        drift.table.gates_used = used
        values.append(OptionValues(drift.table, 0).value(option))
    assert values[0] > values[1] + 0.5


def test_a_chart_keeps_the_ways_to_a_limited_number_of_goals() -> None:
    found: Chart = chart("base", BOARDS["BD"])
    for goal in found.cells:
        for pilot in (Pilot(), Pilot(outlaw=True)):
            costs_to(found, goal, pilot)
    assert 0 < len(found.kept("costs", dict)) <= MOST_GOALS < 2 * len(found.cells)
