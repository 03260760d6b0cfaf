"""The Mag-Harpoon and stored moves (XIA-4.3.5, XIA-4.4.2, XIA-4.4.3, XIA-D19, XIA-R6, XIA-R10)."""

from typing import Any

import pytest

from quarterdeck.games.xia.state import Orders
from tests.rules import rule
from tests.xia.fights import asked, offered, preview, targets
from tests.xia.tables import Drift, refusal

USE = "E: use mag-harpoon puddle-jumper"


def chase(rolls: list[int], board: str = "BL", a: dict[str, Any] | None = None, **more: Any) -> Drift:
    """A Puddle Jumper in seat A about to move, with the Persistent Memory of E beside it."""
    mover = {"ship": "puddle-jumper", "at": "0,0", **(a or {})}
    return Drift(board, {"A": mover, "E": {"at": "-1,0"}, **more}, rolls).do("A: impulse")


# Asking


@rule("XIA-4.3.5", "XIA-D19", "XIA-R6")
def test_the_owner_is_asked_before_each_step_of_an_adjacent_ship_also_the_first() -> None:
    drift = chase([]).do("A: step se")
    assert (asked(drift), offered(drift, "E")) == ("E harpooning", ["use mag-harpoon puddle-jumper", "pass"])
    assert drift.seat("A").at == "0,0", "the step waits"
    drift.do("E: pass")
    assert drift.seat("A").at == "1,0"
    drift.do("A: step se")
    assert drift.seat("A").at == "2,0", "no longer adjacent, no longer asked"


@rule("XIA-D19", "XIA-26.1.1")
def test_only_the_ship_that_moves_can_be_harpooned_and_only_if_adjacent() -> None:
    drift = chase([], B={"at": "-1,1"}).do("A: step se")
    assert refusal(drift, "E: use mag-harpoon swamp-rat") == "XIA-D19"
    shield = Drift("BA3", {"A": {"ship": "puddle-jumper", "at": "4,0"}, "E": {"at": "4,-1"}}).do(
        "A: impulse", "A: step s"
    )
    assert asked(shield) == "A moving", "a planetary shield lies between"


@rule("XIA-4.2.2", "XIA-D34", "XIA-4.2.3", "XIA-R11")
@pytest.mark.parametrize("words", [{"energy": 0}, {"used": ["mag-harpoon"]}, {"energy": 0, "armed": 0}])
def test_whoever_cannot_use_the_harpoon_is_not_asked(words: dict[str, Any]) -> None:
    drift = chase([], E={"at": "-1,0", **words}).do("A: step se")
    assert drift.seat("A").at == "1,0"


@rule("XIA-R10")
def test_a_standing_order_saves_the_question() -> None:
    drift = chase([])
    drift.seat("E").orders = Orders(abilities=False)
    assert drift.do("A: step se").seat("A").at == "1,0"


@rule("XIA-R9")
def test_without_an_answer_in_time_nobody_follows() -> None:
    drift = chase([15], answer_time=30).do("A: step se")
    drift.table.clock(30)
    assert (drift.seat("A").at, drift.seat("E").energy) == ("1,0", 9)
    linked = chase([15], answer_time=30).do("A: step se", USE)
    linked.table.clock(40)
    assert (linked.seat("A").at, linked.seat("E").at, linked.table.harpoon) == ("1,0", "-1,0", None)


# Following


@rule("XIA-4.3.5")
@pytest.mark.parametrize(("face", "hexes"), [(3, 8), (13, 8), (14, 12), (19, 12), (20, 1000)])
def test_how_long_the_harpoon_holds(face: int, hexes: int) -> None:
    drift = chase([face]).do("A: step se", USE)
    assert drift.table.harpoon is not None
    assert (drift.table.harpoon.left, drift.seat("E").energy, drift.seat("E").used) == (hexes, 8, ("mag-harpoon",))


@rule("XIA-4.3.5")
@pytest.mark.parametrize("face", [1, 2])
def test_a_low_roll_misses(face: int) -> None:
    drift = chase([face]).do("A: step se", USE)
    assert (drift.table.harpoon, drift.seat("A").at, asked(drift)) == (None, "1,0", "A moving")


@rule("XIA-D19")
def test_each_step_goes_into_the_hex_that_the_target_left() -> None:
    drift = chase([10]).do("A: step se", USE, "E: follow")
    assert (drift.seat("A").at, drift.seat("E").at) == ("1,0", "0,0")
    drift.do("A: step ne")
    assert (asked(drift), offered(drift, "E")) == ("E following", ["follow", "pass"])
    drift.do("E: follow")
    assert (drift.seat("A").at, drift.seat("E").at) == ("2,-1", "1,0")
    assert drift.table.harpoon is not None
    assert drift.table.harpoon.left == 8 - 2


@rule("XIA-D19", "XIA-4.3.5")
def test_the_link_ends_with_its_last_hex() -> None:
    drift = chase([10]).do("A: step se", USE)
    assert drift.table.harpoon is not None
    drift.table.harpoon.left = 1
    drift.do("E: follow", "A: step se")
    assert (drift.seat("A").at, drift.seat("E").at, asked(drift)) == ("2,0", "0,0", "A moving")


@rule("XIA-D19")
def test_declining_a_step_ends_the_link() -> None:
    drift = chase([10]).do("A: step se", USE, "E: follow", "A: step se", "E: pass")
    assert (drift.seat("A").at, drift.seat("E").at, drift.table.harpoon) == ("2,0", "0,0", None)


@rule("XIA-D19")
def test_the_link_ends_with_the_turn() -> None:
    drift = chase([10], B={"at": "2,-2"}).do("A: step se", USE, "E: follow", "A: stop", "A: end-actions")
    assert drift.table.harpoon is None


@rule("XIA-D19", "XIA-23.4.1")
def test_borders_apply_to_the_follower() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "0,1"}, "E": {"at": "0,0"}}
    drift = Drift("BB", setup, [10, 12, 4]).do("A: impulse", "A: step s", USE, "E: follow")
    assert drift.seat("A").at == "0,2"
    assert (drift.seat("E").at, len(drift.seat("E").damage)) == ("0,1", 4), "it entered the asteroids that A left"


@rule("XIA-D19", "XIA-23.5.2")
def test_a_step_that_a_shield_stopped_is_no_step_and_the_link_holds() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "4,0"}, "E": {"at": "3,0"}}
    drift = Drift("BA3", setup, [10, 4, 18]).do("A: impulse", "A: step n", USE, "E: follow")
    assert (drift.seat("A").at, drift.seat("E").at) == ("4,0", "3,0")
    drift.do("A: step n", "E: follow")
    assert (drift.seat("A").at, drift.seat("E").at) == ("4,-1", "4,0")


@rule("XIA-D19", "XIA-23.5.2")
def test_the_link_ends_when_the_followers_own_shield_roll_fails() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "4,0"}, "E": {"at": "3,0"}}
    drift = Drift("BA3", setup, [10, 18, 5]).do("A: impulse", "A: step n", USE, "E: follow")
    assert drift.seat("E").at == "4,0"
    drift.do("A: step n", "E: follow")
    assert (drift.seat("A").at, drift.seat("E").at, len(drift.seat("E").damage)) == ("4,-2", "4,0", 5)
    assert drift.table.harpoon is None


@rule("XIA-D19", "XIA-24.1.5")
def test_the_link_ends_at_an_entrance_that_refuses_the_follower() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "7,-3"}, "E": {"at": "7,-4", "bounty": 1000}}
    drift = Drift("BA3", setup, [10]).do("A: impulse", "A: step nw", USE, "E: follow")
    assert (drift.seat("A").at, drift.seat("E").at) == ("6,-3", "7,-3")
    drift.do("A: step nw")
    assert (drift.seat("A").at, drift.seat("E").at, drift.table.harpoon) == ("5,-3", "7,-3", None)


@rule("XIA-D19")
def test_a_target_that_is_destroyed_or_jumps_by_gate_is_not_followed() -> None:
    debris = Drift("BP", {"A": {"ship": "puddle-jumper", "at": "0,0"}, "E": {"at": "0,1"}}, [10, 1])
    debris.do("A: impulse", "A: step n", USE, "E: follow")
    assert (debris.seat("A").at, debris.seat("E").at, debris.table.harpoon) == ("", "0,1", None)
    gate = Drift("BF", {"A": {"ship": "puddle-jumper", "at": "0,-2"}, "E": {"at": "-1,-1"}}, [10])
    gate.do("A: impulse", "A: step s", USE, "E: follow")
    assert gate.table.harpoon is not None
    gate.do("A: gate 4,-3")
    assert gate.table.harpoon is None


@rule("XIA-D19", "XIA-4.3.5")
def test_npcs_are_followed_too() -> None:
    setup = {"A": {"at": "-2,2"}, "E": {"at": "6,-5"}, "enforcer": {"controller": "A", "at": "7,-5"}}
    drift = Drift("BA3", setup, [10]).do("npc enforcer")
    assert asked(drift) == "E harpooning"
    start = drift.table.npcs[0].at
    drift.do("E: use mag-harpoon enforcer", "E: follow")
    assert drift.seat("E").at == start
    assert drift.table.npcs[0].at != start


@rule("XIA-D19", "XIA-R29")
def test_a_link_to_an_npc_ends_with_its_turn_and_does_not_cut_flights_short() -> None:
    far = {"A": {"at": "-2,2"}, "B": {"at": "1,4"}, "C": {"at": "-2,0"}, "D": {"at": "0,2"}, "E": {"at": "6,-5"}}
    drift = Drift("BA3", {**far, "enforcer": {"controller": "A", "at": "7,-5"}}, [14]).do("play A", "A: end-actions")
    drift.do("E: use mag-harpoon enforcer")
    while asked(drift) == "E following":
        drift.do("E: follow")
    assert (asked(drift), drift.table.harpoon) == ("B action-phase", None)
    drift.do("B: impulse", "B: fly 3,4")
    assert drift.seat("B").at == "3,4"


@rule("XIA-R29", "XIA-D19")
@pytest.mark.parametrize(("answers", "follower"), [(("E: pass",), "-1,0"), ((USE, "E: follow"), "0,0")])
def test_a_flight_ends_after_the_step_before_which_another_captain_answered(
    answers: tuple[str, ...], follower: str
) -> None:
    """Whether the harpoon was declined or has hit, the mover decides anew."""
    drift = chase([15]).do("A: fly 2,0")
    assert (asked(drift), drift.seat("A").at) == ("E harpooning", "0,0")
    points = drift.table.movement.points if drift.table.movement else 0
    drift.do(*answers)
    assert (asked(drift), drift.seat("A").at, drift.seat("E").at) == ("A moving", "1,0", follower)
    assert drift.table.movement is not None
    assert drift.table.movement.points == points, "the rest of the flight is not paid"


# Stored moves


def heron(moves: int = 5, board: str = "BL", rolls: list[int] | None = None, **words: Any) -> Drift:
    """A Copper Heron in seat A with stored moves, in the turn of B."""
    a = {"ship": "copper-heron", "at": "0,0", **words}
    drift = Drift(board, {"A": a, "B": {"ship": "puddle-jumper", "at": "2,-2"}, "C": {"at": "-2,2"}}, rolls or [])
    drift.do("play B")
    drift.seat("A").moves = moves
    return drift.do("B: end-actions")


@rule("XIA-4.4.2", "XIA-R6")
def test_stored_moves_are_steps_and_nothing_else() -> None:
    drift = heron()
    assert offered(drift, "A") == [*(f"step {side}" for side in ("n", "ne", "se", "s", "sw", "nw")), "pass"]
    assert refusal(drift, "A: impulse") == "XIA-4.4.2"
    assert refusal(drift, "A: step up") == "XIA-15.1.4"
    assert targets(drift, "A: step n") == ("hex:0,-1", "side:n")
    drift.do("A: step n", "A: pass")
    assert (drift.seat("A").at, drift.seat("A").moves, asked(drift)) == ("0,-1", 4, "C action-phase")


@rule("XIA-4.4.2")
def test_the_last_stored_move_must_end_on_an_unoccupied_hex() -> None:
    drift = heron(1, at="1,-2")
    assert refusal(drift, "A: step se") == "XIA-15.2.2"
    longer = heron(2, at="1,-2").do("A: step se")
    assert refusal(longer, "A: pass") == "XIA-15.2.2"
    assert longer.do("A: step s").seat("A").at == "2,-1"


@rule("XIA-4.4.2", "XIA-23.4.1")
def test_borders_and_tokens_count_for_stored_moves() -> None:
    setup = {"A": {"ship": "copper-heron", "at": "0,0"}, "B": {"ship": "puddle-jumper", "at": "0,-1"}}
    drift = Drift("BB", setup, [4]).do("play B")
    drift.seat("A").moves = 2
    drift.table.tokens["0,1"] = "strongbox"
    drift.do("B: end-actions")
    assert "risk-asteroid" in preview(drift, "A: step s")
    drift.do("A: step s")
    assert (len(drift.seat("A").damage), drift.seat("A").credits) == (4, 1000)


@rule("XIA-4.4.3", "XIA-16.1.5")
def test_a_nebula_that_depletes_the_ship_ends_its_stored_moves() -> None:
    setup = {
        "A": {"ship": "copper-heron", "at": "-2,0", "energy": 1, "armed": 0},
        "B": {"ship": "puddle-jumper", "at": "0,2"},
    }
    drift = Drift("BH", setup, [5]).do("play B")
    drift.seat("A").moves = 4
    drift.do("B: end-actions", "A: step ne")
    assert (drift.seat("A").moves, drift.seat("A").depleted, drift.seat("A").at) == (0, True, "-1,-1")
    assert drift.table.movement is None


@rule("XIA-4.4.3")
def test_a_depleted_ship_has_no_stored_moves_left() -> None:
    drift = heron(3, energy=0, armed=0)
    assert (drift.seat("A").moves, asked(drift)) == (0, "C action-phase")


@rule("XIA-4.4.3", "XIA-13.1.11")
def test_stored_moves_are_lost_at_the_next_own_turn_even_if_it_is_skipped() -> None:
    drift = heron()
    drift.seat("A").skip = True
    drift.do("A: pass", "C: end-actions", "A: pass")
    assert (drift.seat("A").moves, asked(drift)) == (0, "B action-phase")


@rule("XIA-4.4.2", "XIA-13.1.1")
def test_a_ship_that_dies_on_a_stored_move_has_none_left() -> None:
    setup = {"A": {"ship": "copper-heron", "at": "0,0"}, "B": {"ship": "puddle-jumper", "at": "0,2"}}
    drift = Drift("BP", setup, [2]).do("play B")
    drift.seat("A").moves = 4
    drift.do("B: end-actions", "A: step n")
    assert (drift.seat("A").at, drift.seat("A").moves, drift.table.movement) == ("", 0, None)


@rule("XIA-R10", "XIA-R9")
def test_stored_moves_are_not_asked_for_against_orders_or_beyond_the_time() -> None:
    ships = {
        "A": {"ship": "copper-heron", "at": "0,0"},
        "B": {"ship": "puddle-jumper", "at": "2,-2"},
        "C": {"at": "-2,2"},
    }
    setup = {**ships, "answer_time": 30}
    drift = Drift("BL", setup).do("play B")
    drift.seat("A").moves = 3
    drift.do("B: end-actions")
    assert asked(drift) == "A spending-moves"
    drift.table.clock(30)
    assert (drift.seat("A").moves, asked(drift)) == (3, "C action-phase")
    ordered = Drift("BL", setup).do("play B")
    ordered.seat("A").moves, ordered.seat("A").orders = 3, Orders(abilities=False)
    ordered.do("B: end-actions")
    assert asked(ordered) == "C action-phase"


@rule("XIA-4.4.2", "XIA-D19")
def test_stored_moves_can_be_followed_with_a_harpoon() -> None:
    setup = {
        "A": {"ship": "copper-heron", "at": "0,0"},
        "B": {"ship": "puddle-jumper", "at": "2,-2"},
        "C": {"at": "-2,2"},
        "E": {"at": "-1,0"},
    }
    drift = Drift("BL", setup, [10]).do("play B")
    drift.seat("A").moves = 3
    drift.do("B: end-actions", "A: step se", "E: use mag-harpoon copper-heron", "E: follow", "A: pass")
    assert (drift.seat("A").at, drift.seat("E").at, drift.table.harpoon) == ("1,0", "0,0", None)
