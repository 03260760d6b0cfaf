"""Respawning (XIA-14, XIA-D38, XIA-30.5.7)."""

import pytest

from quarterdeck.games.xia.rules.respawn import Respawn, spawn_point
from tests.rules import rule
from tests.xia.fights import asked, offered, targets
from tests.xia.tables import Drift, refusal


def respawned(rolls: list[int], board: str = "BA3", **others: dict[str, object]) -> Drift:
    """A Puddle Jumper in seat A that comes back."""
    drift = Drift(board, {"A": {"ship": "puddle-jumper", "at": "0,0"}, **others}, rolls)
    drift.seat("A").at = ""
    drift.table.agenda.clear()
    drift.table.then(Respawn(0))
    drift.table.advance()
    return drift


@rule("XIA-14.1.2", "XIA-14.1.3")
@pytest.mark.parametrize(("roll", "number"), [(1, 1), (7, 2), (8, 13), (13, 13), (19, 13)])
def test_the_nearest_number_decides_and_of_two_the_higher(roll: int, number: int) -> None:
    assert spawn_point(roll, [13, 1, 2]) == number
    assert spawn_point(7, [1, 13]) == 13


@rule("XIA-14.1.2", "XIA-14.1.6", "XIA-14.1.7")
def test_a_ship_is_placed_on_a_spawn_point_of_the_board_without_borders() -> None:
    drift = respawned([3])
    assert drift.seat("A").at == "7,-5"
    assert drift.told("rolled") == [{"seat": 0, "purpose": "respawn", "faces": [3], "sides": [20]}]


@rule("XIA-14.1.4")
def test_occupied_spawn_points_are_ignored() -> None:
    assert respawned([3], B={"at": "7,-5"}).seat("A").at == "1,4"


@rule("XIA-14.1.5", "XIA-3.3.4", "XIA-R7")
def test_a_natural_20_lets_the_captain_choose_and_brings_luck() -> None:
    drift = respawned([20], B={"at": "7,-5"})
    assert (drift.seat("A").fame, offered(drift, "A")) == (1, ["spawn 1", "spawn 13"])
    assert refusal(drift, "A: spawn 2") == "XIA-14.1.4"
    assert targets(drift, "A: spawn 13") == ("hex:-2,0",)
    assert drift.do("A: spawn 1").seat("A").at == "1,4"


@rule("XIA-R11")
def test_the_only_free_spawn_point_is_not_asked_for() -> None:
    assert respawned([20], "BH").seat("A").at == "-2,0"


@rule("XIA-14.1.9", "XIA-D38")
def test_without_a_free_spawn_point_the_owner_chooses_a_safe_hex_beside_it() -> None:
    (centre,) = respawned([7], "BB").table.chart.spawns.values()
    drift = respawned([7], "BB", B={"at": centre})
    assert asked(drift) == "A choosing-hex"
    around = drift.table.chart.neighbours(centre)
    spots = [option.removeprefix("place ") for option in offered(drift, "A")]
    cells = drift.table.chart.cells
    safe = [spot for spot in around if spot in cells and cells[spot].terrain not in ("asteroid", "debris", "star")]
    assert sorted(spots) == sorted(safe)
    assert drift.do(f"A: place {spots[0]}").seat("A").at == spots[0]


@rule("XIA-14.1.1", "XIA-14.1.8")
def test_a_normal_turn_follows_at_once() -> None:
    drift = Drift("BA3", {"A": {"ship": "puddle-jumper", "at": "0,0"}, "B": {"at": "5,-3"}, "C": {"at": "3,2"}}, [13])
    drift.seat("A").at = ""
    drift.do("play A")
    assert (drift.seat("A").at, asked(drift)) == ("-2,0", "A action-phase")
    assert "impulse" in offered(drift, "A")


@rule("XIA-14.1.10", "XIA-D14", "XIA-R9")
def test_a_20_of_an_npc_is_its_controllers_choice() -> None:
    setup = {"A": {"at": "5,-3"}, "B": {"at": "3,2"}, "scoundrel": {"controller": "B", "gone": True}, "answer_time": 30}
    drift = Drift("BA3", setup, [20]).do("npc scoundrel")
    assert asked(drift) == "B choosing-spawn"
    drift.table.clock(30)
    assert drift.told("ship-appeared") == [{"ship": "scoundrel", "at": "-2,0", "sector": "burning-horse"}], (
        "the highest number by default"
    )
    assert (drift.table.npcs[0].bounty, drift.seat("B").fame) == (2000, 0), "it respawns wanted"
