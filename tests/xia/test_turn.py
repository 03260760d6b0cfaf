"""Turns, rounds and the status phase (XIA-17, XIA-19, XIA-D13, XIA-R11, XIA-R14, XIA-R27)."""

import pytest

from quarterdeck.games.xia.rules.flying import FULL, Moving
from quarterdeck.games.xia.rules.turn import ActionPhase
from quarterdeck.kernel.frame import options_of
from tests.rules import rule
from tests.xia.tables import Drift, Words, refusal


def offered(drift: Drift, seat: int = 0) -> list[str]:
    return [str(option) for option in drift.table.options(seat)]


def verbs(drift: Drift, seat: int = 0) -> set[str]:
    return {text.split(" ")[0] for text in offered(drift, seat)}


# Structure


@rule("XIA-17.1.1", "XIA-17.1.2", "XIA-17.2.4", "XIA-18.1.1", "XIA-24.1.3")
def test_business_comes_between_actions_and_status_only_on_a_planet() -> None:
    on_planet = Drift("BA3", {"A": {"at": "3,2", "credits": 5000}}).do("A: end-actions")
    assert on_planet.asked_frame() == "business"
    in_space = Drift("BA3", {"A": {"at": "-2,0", "credits": 5000, "armed": 1}}).do("A: end-actions")
    assert in_space.asked_frame() == "arming"


@rule("XIA-17.1.3", "XIA-17.1.5")
def test_every_turn_ends_with_the_status_phase_and_the_next_captain_follows_clockwise() -> None:
    drift = Drift("BA3", {"A": {"at": "-2,0", "armed": 1}, "B": {"at": "7,-5"}, "C": {"at": "1,4"}}).do("play A")
    drift.do("A: end-actions", "A: arm 3")
    assert drift.seat("A").armed == 4
    assert drift.table.seats() == (1,)
    drift.do("B: end-actions", "C: end-actions")
    assert drift.table.seats() == (0,)


@rule("XIA-17.1.4", "XIA-18.1.2", "XIA-18.1.12")
def test_a_phase_cannot_be_resumed() -> None:
    drift = Drift("BA3", {"A": {"at": "4,2", "credits": 5000, "cargo": "2spice", "armed": 1}})
    actions = ("A: impulse", "A: sell 2spice", "A: end-actions")
    assert [drift.refused(action) for action in actions] == [None, None, None]
    drift.do("A: end-actions")
    assert drift.asked_frame() == "business"
    assert [refusal(drift, action) for action in actions] == ["XIA-18.1.2", "XIA-18.1.12", "XIA-18.1.2"]
    drift.do("A: end-business")
    assert (drift.table.over, drift.seat("A").armed) == (True, 4)


@rule("XIA-17.2.2", "XIA-17.2.3", "XIA-7.1.2")
def test_actions_in_any_order_and_as_often_as_their_conditions_are_met() -> None:
    drift = Drift("BL", {"A": {"at": "2,-2", "energy": 3}, "stack": ["azure", "lunari"]})
    drift.do("A: scan ne", "A: impulse", "A: stop", "A: scan n")
    assert len(drift.table.sectors) == 3
    assert drift.seat("A").energy == 1
    assert refusal(drift, "A: impulse") == "XIA-7.1.2"


@rule("XIA-17.2.5")
def test_business_may_be_left_out() -> None:
    drift = Drift("BA3", {"A": {"at": "3,2", "credits": 5000, "damage": 2}}).do("A: end-actions", "A: end-business")
    assert (drift.seat("A").credits, len(drift.seat("A").damage)) == (5000, 2)


@rule("XIA-13.1.9", "XIA-D13", "XIA-17.1.3")
def test_a_destroyed_ship_has_no_business_but_a_status_phase() -> None:
    drift = Drift("BP", {"A": {"at": "0,0", "fame": 3, "credits": 9000}, "titles": ["T01"]}, [2])
    drift.do("A: impulse", "A: step n")
    assert drift.seat("A").at == ""
    assert list(drift.table.open_titles) == ["T01"]
    assert drift.told("turn-ended") == [{"seat": 0}]


@rule("XIA-13.1.11", "XIA-4.4.3", "XIA-4.4.11", "XIA-30.3.4", "XIA-D57")
def test_a_skipped_turn_has_no_phases_but_ends_what_lasts_until_it() -> None:
    setup = {
        "A": {"at": "0,0", "armed": 1, "moves": 3}, "B": {"at": "1,0"}, "C": {"at": "-1,0"},
        "merchant": {"controller": "A", "at": "2,0"},
    }  # fmt: skip
    drift = Drift("BL", setup)
    drift.seat("A").skip, drift.seat("A").veil = True, 1
    drift.do("play A")
    assert (drift.seat("A").armed, drift.seat("A").moves, drift.seat("A").veil) == (1, 0, None)
    assert not drift.seat("A").skip
    assert drift.told("npc-turn-began") == [{"npc": "merchant"}]
    assert drift.table.seats() == (1,)


# The list of actions


GUN = {"at": "0,0", "outfits": ["nock-blaster", "m-22-engine"]}
UP = {"face": "up", "pay": 2000}
FULL_ACTIONS: list[tuple[str, str, Words, Words, str]] = [
    ("engine m-22-engine", "BL", GUN, {"armed": 0}, "XIA-10.3.2"),
    ("engine m-22-engine", "BL", GUN, {"spent": {"m-22-engine": 3}}, "XIA-10.3.4"),
    ("engine m-22-engine", "BL", GUN, {"energy": 0, "armed": 0}, "XIA-16.1.3"),
    ("engine m-22-engine", "BL", GUN, {"outfits": []}, "XIA-17.3.1"),
    ("impulse", "BL", {"at": "0,0", "energy": 0, "armed": 0}, {"impulse": False}, "XIA-7.1.2"),
    ("attack swamp-rat", "BL", GUN, {"outfits": []}, "XIA-11.3.4"),
    ("task", "BA3", {"at": "3,1", "mission": "M15"}, {"mission": "none"}, "XIA-17.3.5"),
    ("deliver", "BA3", {"at": "4,-1", "mission": "M01", **UP}, {"face": "down"}, "XIA-27.3.1"),
    ("deliver", "BA3", {"at": "4,-1", "mission": "M01", **UP}, {"at": "3,1"}, "XIA-27.3.4"),
    ("buy 2spice", "BA3", {"at": "5,-2", "credits": 1000}, {"at": "4,2"}, "XIA-17.3.7"),
    ("buy 2spice", "BA3", {"at": "5,-2", "credits": 1000}, {"credits": 0}, "XIA-29.1.6"),
    ("gather", "BB", {"at": "0,0"}, {"at": "0,-1"}, "XIA-17.3.8"),
    ("gather", "BB", {"at": "0,0"}, {"cargo": "11spice"}, "XIA-28.3.1"),
    ("sell 1spice", "BA3", {"at": "4,2", "cargo": "1spice"}, {"at": "5,-2"}, "XIA-17.3.9"),
    ("scan ne", "BL", {"at": "2,-2", "energy": 1}, {"energy": 0}, "XIA-21.2.1"),
    ("scan ne", "BL", {"at": "2,-2", "energy": 1}, {"at": "0,0"}, "XIA-21.1.1"),
    ("rescue ghoststalker", "BL", {"at": "0,0", "energy": 3}, {"energy": 2}, "XIA-16.2.2"),
    ("rescue ghoststalker", "BL", {"at": "0,0", "energy": 3}, {"at": "-2,0"}, "XIA-16.2.6"),
    ("use sun-sip", "BL", {"at": "0,0", "ship": "puddle-jumper"}, {"used": ["sun-sip"]}, "XIA-4.2.3"),
]
"""Every full action with its condition met, something that takes it away, and the clause that refuses it then."""


def in_action_phase(sectors: str, a: Words) -> Drift:
    """A acts; in the Lost Sector B is beside him, and a depleted C."""
    there = {"B": {"at": "1,0"}, "C": {"at": "0,1", "energy": 0, "armed": 0}} if sectors == "BL" else {}
    return Drift(sectors, {"A": a, **there, "stack": ["azure"]}, [4])


def test_every_full_action_is_listed() -> None:
    assert {text.split(" ")[0] for text, *_ in FULL_ACTIONS} == {kind.verb for kind in FULL}


@rule(
    "XIA-17.3.1", "XIA-17.3.2", "XIA-17.3.3", "XIA-17.3.5", "XIA-17.3.6", "XIA-17.3.7", "XIA-17.3.8", "XIA-17.3.9",
    "XIA-17.3.11", "XIA-17.3.14", "XIA-17.3.16",
)  # fmt: skip
@pytest.mark.parametrize(("text", "sectors", "able", "unable", "clause"), FULL_ACTIONS)
def test_a_full_action_needs_its_condition(text: str, sectors: str, able: Words, unable: Words, clause: str) -> None:
    assert text in offered(in_action_phase(sectors, able))
    refused = in_action_phase(sectors, {**able, **unable})
    assert text not in offered(refused)
    assert refusal(refused, f"A: {text}") == clause


@rule("XIA-15.1.6")
@pytest.mark.parametrize("text", dict.fromkeys(text for text, *_ in FULL_ACTIONS))
def test_a_full_action_waits_until_the_movement_is_over(text: str) -> None:
    drift = Drift("BA3", {"A": {"at": "-2,0", "outfits": ["m-22-engine"]}}, [4]).do("A: engine m-22-engine")
    assert refusal(drift, f"A: {text}") == "XIA-15.1.6"


@rule("XIA-17.3.4", "XIA-17.3.10", "XIA-17.3.12", "XIA-17.3.15", "XIA-17.4.1", "XIA-17.4.2", "XIA-17.4.3")
def test_minor_actions_do_not_end_a_movement_and_cost_nothing_but_the_jump() -> None:
    setup = {
        "A": {"at": "2,-2", "cargo": "1spice", "mission": "M45", "outfits": ["m-22-engine"]},
        "ground": {"2,-2": "1holo"}, "stack": ["neo-damascus"],
    }  # fmt: skip
    drift = Drift("BL", setup, [5]).do("A: engine m-22-engine")
    energy = drift.seat("A").energy
    drift.do("A: jettison 1spice", "A: pick-up 1holo", "A: abort")
    assert (drift.table.movement.points, drift.seat("A").energy) == (5, energy)  # type: ignore[union-attr]
    drift.do("A: jump ne")
    assert drift.table.movement.points == 4  # type: ignore[union-attr]
    alone = Drift("BL", {"A": {"at": "2,-2"}, "stack": ["neo-damascus"]})
    assert "jump" not in verbs(alone)


@rule("XIA-17.4.4")
def test_minor_actions_only_in_the_own_action_phase() -> None:
    loaded = {"at": "3,2", "credits": 3000, "cargo": "1spice", "mission": "M01"}
    drift = Drift("BA3", {"A": loaded, "B": {**loaded, "at": "1,4"}})
    for minor in ("jettison 1spice", "abort"):
        assert drift.refused(f"A: {minor}") is None
        assert refusal(drift, f"B: {minor}") == "XIA-17.2.2"
    drift.do("A: end-actions")
    for minor in ("jettison 1spice", "abort"):
        assert refusal(drift, f"A: {minor}") == "XIA-18.1.2"


MOVING = {
    "step n": "XIA-15.1.1", "fly 2,0": "XIA-15.1.1", "stop": "XIA-15.1.1", "jump ne": "XIA-17.4.3",
    "gate 4,-3": "XIA-23.9.2", "tigris": "XIA-23.9.5", "reach n": "XIA-15.3.1",
}  # fmt: skip
LATER = {
    "repair": "XIA-5.1.7", "outfit m-22-engine": "XIA-10.4.1", "sell-outfit m-22-engine": "XIA-18.1.7",
    "arrange m-22-engine 0,0 0": "XIA-10.4.2", "new-ship vermilion": "XIA-9.1.1", "buy-fame": "XIA-18.1.11",
    "arm 1": "XIA-10.3.7",
}  # fmt: skip


@rule(
    "XIA-17.1.4",
    "XIA-18.1.2",
    "XIA-R5",
    "XIA-15.1.1",
    "XIA-17.4.3",
    "XIA-15.3.1",
    "XIA-10.4.1",
    "XIA-10.4.2",
    "XIA-9.1.1",
    "XIA-18.1.13",
)
def test_what_needs_a_movement_or_another_phase_is_refused_with_its_own_clause() -> None:
    rich = {"at": "2,-2", "outfits": ["m-22-engine"], "credits": 9000, "damage": 1, "armed": 2}
    drift = Drift("BL", {"A": rich, "stack": ["azure"]})
    clauses = MOVING | LATER
    assert {text: refusal(drift, f"A: {text}") for text in clauses} == clauses
    drift.do("A: impulse")
    assert {text: refusal(drift, f"A: {text}") for text in LATER} == LATER
    business = Drift("BA3", {"A": {**rich, "at": "3,2"}}).do("A: end-actions")
    assert {refusal(business, f"A: {text}") for text in MOVING} == {"XIA-18.1.2"}
    assert refusal(business, "A: arm 1") == "XIA-18.1.13"
    arming = Drift("BL", {"A": rich}).do("A: end-actions")
    assert {refusal(arming, f"A: {text}") for text in clauses if text != "arm 1"} == {"XIA-17.1.4"}


@rule("XIA-16.1.2", "XIA-16.1.3")
def test_a_depleted_ship_moves_by_impulse_and_takes_minor_actions() -> None:
    setup = {
        "A": {"at": "4,2", "energy": 0, "armed": 0, "cargo": "2spice", "outfits": ["m-22-engine"], "mission": "M01"},
        "ground": {"4,2": "1holo"}, "stack": ["azure"],
    }  # fmt: skip
    drift = Drift("BA3", setup)
    assert verbs(drift) == {"impulse", "jettison", "abort", "pick-up", "end-actions"}
    assert refusal(drift, "A: sell 2spice") == "XIA-16.1.3"
    drift.seat("A").at = "3,1"
    assert refusal(drift, "A: task") == "XIA-16.1.3"


@rule("XIA-16.1.4")
def test_a_depleted_ship_on_a_planet_has_its_business() -> None:
    drift = Drift("BA3", {"A": {"at": "3,2", "energy": 0, "armed": 0, "credits": 1000}}).do("A: end-actions")
    assert drift.asked_frame() == "business"
    assert drift.seat("A").energy == 8


def test_what_is_offered_is_what_each_kind_would_offer() -> None:
    """The quick way of asking for actions leaves nothing out."""
    drift = Drift(
        "BA3", {"A": {"at": "4,2", "cargo": "2spice", "outfits": ["m-22-engine"], "mission": "M37"}, "B": {"at": "4,3"}}
    )
    phase = ActionPhase(0)
    for spot in ("4,2", "3,1", "5,-4", "2,2", "-2,0", "0,0", "4,-3", "-1,1"):
        drift.seat("A").at = spot
        slowly = {str(one) for kind in options_of(ActionPhase).values() for one in kind.offer(drift.table, 0, phase)}
        assert set(offered(drift)) == slowly


@pytest.mark.parametrize("spot", ["4,2", "3,1", "5,-4", "2,2", "-2,0", "0,0", "4,-3", "-1,1", "2,-2"])
def test_what_is_offered_in_a_movement_is_what_each_kind_would_offer(spot: str) -> None:
    """The quick way of asking for options of a movement leaves nothing out."""
    setup = {"A": {"at": spot, "cargo": "2spice", "mission": "M37"}, "B": {"at": "4,3"}, "ground": {"2,2": "1holo"}}
    drift = Drift("BA3", {**setup, "stack": ["azure"]}).do("A: impulse")
    moving = drift.table.agenda[-1]
    assert isinstance(moving, Moving)
    kinds = options_of(Moving).values()
    assert offered(drift) == [str(one) for kind in kinds for one in kind.offer(drift.table, 0, moving)]


# The status phase


@rule("XIA-19.1.1", "XIA-19.1.2", "XIA-19.1.3", "XIA-25.1.5")
def test_titles_are_received_before_new_ones_are_revealed() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "bounty": 3000, "fame": 2}, "open": {"T13": {}}, "titles": ["T18"]})
    drift.seat("A").credits = 20000
    drift.do("status A")
    assert drift.seat("A").titles == ("T13",)
    assert (drift.seat("A").fame, list(drift.table.open_titles)) == (3, ["T18"])


@rule("XIA-19.1.1")
def test_a_title_may_win() -> None:
    drift = Drift("BL", {"goal": 5, "A": {"at": "0,0", "bounty": 3000, "fame": 4}, "open": {"T13": {}}})
    drift.do("status A")
    assert drift.table.winners == (0,)


@rule("XIA-19.1.4", "XIA-4.2.4", "XIA-7.1.3")
def test_cards_and_impulse_are_refreshed() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "used": ["second-try"], "impulse": False}}).do("A: end-actions")
    assert (drift.seat("A").used, drift.seat("A").impulse) == ((), True)


@rule("XIA-19.1.5", "XIA-19.1.7", "XIA-19.1.8", "XIA-10.3.7", "XIA-6.1.3")
def test_arming_costs_energy_and_may_be_left() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "armed": 1, "energy": 2}}).do("A: end-actions")
    assert offered(drift) == ["arm 2", "arm 1", "arm 0"]
    assert refusal(drift, "A: arm 3") == "XIA-19.1.5"
    assert refusal(drift, "A: arm -1") == "XIA-19.1.5"
    drift.do("A: arm 1")
    assert (drift.seat("A").armed, drift.seat("A").disarmed, drift.seat("A").energy) == (2, 2, 1)


@rule("XIA-19.1.6", "XIA-10.3.9", "XIA-10.1.5")
def test_no_marker_stays_on_an_outfit() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "outfits": ["m-22-engine"], "spent": {"m-22-engine": 3}, "armed": 1}})
    drift.do("A: end-actions", "A: arm 0")
    assert drift.seat("A").outfits[0].markers == ()
    assert (drift.seat("A").armed, drift.seat("A").disarmed) == (1, 3)


@rule("XIA-R11")
@pytest.mark.parametrize("captain", [{"at": "0,0", "energy": 0, "armed": 1}, {"at": "0,0"}])
def test_arming_is_not_asked_where_nothing_can_be_armed(captain: dict[str, object]) -> None:
    drift = Drift("BL", {"A": captain}).do("A: end-actions")
    assert drift.table.over


@rule("XIA-R11", "XIA-17.2.4")
def test_the_end_of_the_action_phase_is_always_asked() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "impulse": False}})
    assert offered(drift) == ["end-actions"]
    assert drift.table.seats() == (0,)


@rule("XIA-4.3.3")
def test_unused_crossings_end_with_the_turn() -> None:
    drift = Drift("BL", {"C": {"at": "0,0", "crossings": 2}, "turn": "C"}).do("C: end-actions")
    assert drift.seat("C").crossings == 0


# Rounds


@rule("XIA-R27")
def test_a_round_is_over_after_the_last_captain_and_his_npc() -> None:
    setup = {
        "rounds": 1, "A": {"at": "0,0"}, "B": {"at": "1,0", "fame": 1}, "C": {"at": "-1,0"},
        "merchant": {"controller": "C", "at": "2,0"},
    }  # fmt: skip
    drift = Drift("BL", setup).do("play A", "A: end-actions", "B: end-actions", "C: end-actions")
    assert drift.table.over
    assert drift.table.winners == (1,)
    assert drift.told("npc-turn-began") == [{"npc": "merchant"}]


@rule("XIA-R27")
def test_captains_who_are_equal_share_the_victory() -> None:
    setup = {
        "rounds": 1,
        **{letter: {"at": f"{q},0", "credits": 1000 * (letter != "C")} for q, letter in enumerate("ABC")},
    }
    drift = Drift("BL", setup).do("play A", "A: end-actions", "B: end-actions", "C: end-actions")
    assert drift.table.winners == (0, 1)


@rule("XIA-R27")
def test_skipped_turns_count_for_a_round() -> None:
    drift = Drift("BL", {"rounds": 1, "A": {"at": "0,0"}, "B": {"at": "1,0"}, "C": {"at": "2,0", "fame": 1}})
    drift.seat("C").skip = True
    drift.do("play A", "A: end-actions", "B: end-actions")
    assert drift.table.winners == (2,)


@rule("XIA-R27")
def test_without_a_limit_rounds_go_on() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0"}, "C": {"at": "2,0"}}).do("play A")
    for _ in range(5):
        drift.do("A: end-actions", "B: end-actions", "C: end-actions")
    assert (drift.table.round, drift.table.over) == (6, False)
    assert drift.table.standings == ((0, 0, 0),) * 6


@rule("XIA-17.2.1", "XIA-10.1.6", "XIA-10.3.2", "XIA-10.3.5")
def test_an_action_is_paid_and_rolled_before_it_is_carried_out() -> None:
    setup = {"A": {"at": "0,0", "outfits": ["m-22-engine", "nock-blaster"]}, "B": {"at": "1,0"}}
    drift = Drift("BL", setup, [2, 3, 4])
    drift.do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire", "A: engine m-22-engine")
    assert (drift.seat("A").armed, drift.seat("A").at) == (2, "0,0")
    assert drift.table.movement.points == 3  # type: ignore[union-attr]
    drift.do("A: stop", "A: engine m-22-engine")
    assert drift.table.movement.points == 4  # type: ignore[union-attr]
    assert drift.seat("A").armed == 1


@rule("XIA-20.1.6", "XIA-20.1.3", "XIA-23.2.1")
def test_marked_hexes_of_normal_space_are_normal_space() -> None:
    drift = Drift("BH", {"A": {"at": "-2,1"}}).do("A: impulse", "A: step n")
    assert drift.table.chart.cells["-2,0"].mark == "spawn"
    assert (drift.seat("A").at, drift.table.movement.points) == ("-2,0", 2)  # type: ignore[union-attr]


@rule("XIA-24.1.8", "XIA-23.5.5")
def test_the_shield_of_an_outlaw_planet_has_only_its_own_consequences() -> None:
    drift = Drift("BS", {"A": {"at": "1,-2"}}, [18]).do("A: impulse", "A: step s")
    assert (drift.seat("A").at, drift.seat("A").bounty) == ("1,-1", 0)


@rule("XIA-25.5.4", "XIA-D67")
def test_only_the_first_jump_of_a_turn_is_free() -> None:
    setup = {"A": {"at": "2,-2", "titles": ["T04"]}, "stack": ["azure", "the-lost-sector", "lunari"]}
    drift = Drift("BL", setup).do("A: impulse", "A: jump ne")
    assert drift.table.movement.points == 3  # type: ignore[union-attr]
    assert drift.table.turn.jumped
    drift.seat("A").at = "-2,0"
    drift.do("A: jump sw")
    assert drift.table.movement.points == 2  # type: ignore[union-attr]


@rule("XIA-R7")
def test_what_the_active_captain_is_asked() -> None:
    """Mission choice, crossings, shields after an asteroid, damage, experience, a kill, a spawn point, arming."""

    def asked(setup: dict[str, object], *lines: str, sectors: str = "BL", rolls: tuple[int, ...] = ()) -> str:
        return Drift(sectors, setup, list(rolls)).do(*lines).asked_frame()

    mission = {"A": {"at": "3,1"}, "missions": ["M01", "M02", "M03"]}
    assert asked(mission, "A: take-mission", sectors="BA3") == "choosing-mission"
    crossing = {"C": {"at": "4,0", "crossings": 1}, "turn": "C"}
    assert asked(crossing, "C: impulse", "C: step n", sectors="BA3") == "shield-ahead"
    shield = {"A": {"at": "0,0", "outfits": ["targe-shield"]}}
    assert asked(shield, "A: impulse", "A: step s", sectors="BB", rolls=(9,)) == "bracing"
    damage = {"A": {"at": "0,0", "cargo": "2spice"}}
    assert asked(damage, "A: impulse", "A: step s", sectors="BB", rolls=(9,)) == "placing-damage"
    research = {"C": {"at": "3,1", "mission": "M15", "done": ["M11"]}, "turn": "C"}
    assert asked(research, "C: task", sectors="BA3", rolls=(2,)) == "after-roll"
    assert asked({"A": {"at": "0,0", "armed": 1}}, "A: end-actions") == "arming"


@rule("XIA-R29", "XIA-15.2.1")
def test_a_flight_passes_through_occupied_hexes() -> None:
    drift = Drift("BL", {"A": {"at": "-1,0"}, "B": {"at": "0,0"}})
    drift.do("A: impulse", "A: fly 1,0")
    assert (drift.seat("A").at, drift.table.movement.points) == ("1,0", 1)  # type: ignore[union-attr]
    assert drift.asked_frame() == "moving"
