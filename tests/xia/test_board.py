"""What boards draw: holds with outfits, cubes and damage, fights under way, and the dice that were rolled."""

from typing import Any

from quarterdeck.games.xia.state import Race
from quarterdeck.games.xia.under_way import Die
from tests.rules import rule
from tests.xia.fights import VOLLEY, asked, duel
from tests.xia.tables import Drift, table_of


def holds(drift: Drift) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = drift.table.view(None)["holds"]
    return found


@rule("XIA-10.2.1", "XIA-R33")
def test_outfits_are_drawn_by_their_names_on_their_compartments() -> None:
    drift = duel([], {"outfits": ["m-22-engine", "m-22-engine"]})
    first, second = holds(drift)[0]["outfits"]
    assert (first["name"], second["name"]) == ("m-22-engine", "m-22-engine.2")
    covered = [place for place, _ in first["sections"] + second["sections"]]
    assert len({*covered}) == 6
    assert {*covered} <= {*drift.table.mat(0).hold}
    assert all(is_spot for _, is_spot in first["sections"])


@rule("XIA-10.5.1")
def test_a_damaged_outfit_says_by_how_much_its_dice_are_lower() -> None:
    drift = duel([], {"outfits": ["m-22-engine"]})
    place = holds(drift)[0]["outfits"][0]["sections"][0][0]
    drift.table.captains[0].damage += (place,)
    assert holds(drift)[0]["outfits"][0]["lowered"] == 1


@rule("XIA-D65")
def test_cubes_lie_on_free_compartments() -> None:
    drift = duel([], {"outfits": ["m-22-engine"], "cargo": "2spice+1holo"})
    hold = holds(drift)[0]
    assert sorted(hold["cargo"].values()) == ["holo", "spice", "spice"]
    assert not {*hold["cargo"]} & {place for place, _ in hold["outfits"][0]["sections"]}


def test_captains_without_a_ship_have_nothing_to_draw() -> None:
    table = table_of()
    table.captains[0].ship = ""
    assert table.view(None)["holds"][0] == {"outfits": [], "cargo": {}, "impulse": 0}


@rule("XIA-7.1.1", "XIA-25.5.6")
def test_the_impulse_has_one_point_more_with_grand_tour() -> None:
    plain, titled = duel([]), duel([], {"titles": ["T06"]})
    assert holds(titled)[0]["impulse"] == holds(plain)[0]["impulse"] + 1 == plain.table.mat(0).impulse + 1


def fighting(drift: Drift) -> dict[str, Any]:
    found: dict[str, Any] = drift.table.view(None)["fighting"]
    return found


@rule("XIA-11.1.1", "XIA-11.7.7")
def test_a_fight_is_under_way_from_its_declaration_to_its_last_step() -> None:
    drift = duel([2, 3], {}, {"outfits": ["targe-shield"]})
    assert fighting(drift) is None
    drift.do(VOLLEY[0])
    assert fighting(drift)["step"] == "attack"
    drift.do(*VOLLEY[1:])
    assert fighting(drift)["step"] == "defence"
    drift.do("B: shield targe-shield", "B: stand")
    assert fighting(drift)["step"] == "rearm"
    drift.do("B: rearm 0")
    assert drift.table.fight is not None
    assert fighting(drift) is None


@rule("XIA-11.6.2", "XIA-13.1.1")
def test_a_fight_says_its_damage_and_how_much_destroys_the_target() -> None:
    drift = duel([6], {}, {"damage": 1, "cargo": "1spice"}).do(VOLLEY[0])
    size = len(drift.table.mat(1).hold)
    assert (fighting(drift)["damage"], fighting(drift)["destroys"]) == (None, size - 1)
    drift.do(*VOLLEY[1:])
    assert (fighting(drift)["step"], fighting(drift)["damage"]) == ("damage", 6)


def test_dice_are_declared_before_they_are_rolled() -> None:
    drift = duel([2, 3], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY, "B: shield targe-shield")
    seen = fighting(drift)
    assert [(die["outfit"], die["face"]) for die in seen["attack"] + seen["defence"]] == [
        ("nock-blaster", 0),
        ("targe-shield", 0),
    ]


@rule("XIA-4.3.1", "XIA-10.5.6")
def test_a_die_that_was_rolled_again_keeps_its_new_face() -> None:
    drift = duel([6, 1, 5], {"ship": "easy-tiger"}, {"cargo": "1spice"})
    for text in ("attack swamp-rat", "aim nock-blaster", "aim nock-blaster", "fire"):
        drift.table.act(0, drift.table.option(text))
    drift.do("A: use second-try 2")
    assert [(die["face"], die["value"]) for die in fighting(drift)["attack"]] == [(6, 6), (5, 5)]


@rule("XIA-10.5.6")
def test_a_die_says_what_it_counts() -> None:
    assert Die(6, 5, lowered=1, doubled=True).thrown.value == 8
    assert Die(6, 1, lowered=3, bonus=1).thrown.value == 1


@rule("XIA-25.4.2", "XIA-25.4.11")
def test_progress_towards_a_title_is_what_counts_for_it() -> None:
    """Planets count once, credits as far as they are asked for, and a single event not at all."""
    twice = Race((("azure", "azure", "loath"), (), ()))
    table = table_of("BL", {"A": {"at": "0,0"}, "open": {"T02": {}, "T07": {}}})
    table.open_titles = {**table.open_titles, "T02": twice}
    assert table.view(None)["title_progress"] == {"T02": [2, 0, 0], "T07": [0, 0, 0]}


@rule("XIA-R9", "XIA-R17")
def test_the_time_for_an_answer_is_that_of_the_frame_also_in_the_turn_of_an_npc() -> None:
    assert duel([]).table.view(None)["answer_by"] is None
    attacked = duel([4], {}, {"outfits": ["targe-shield"]}, answer_time=30).do(*VOLLEY)
    assert attacked.table.view(None)["answer_by"] == attacked.table.asked_since + 30
    victim = {"at": "0,0", "outfits": ["targe-shield"], "bounty": 3000}
    hunted = Drift("BL", {"A": victim, "enforcer": {"at": "1,0", "controller": "A"}, "answer_time": 30}, [4])
    hunted.table.turn.npc = "enforcer"
    hunted.do("npc enforcer")
    assert (asked(hunted), hunted.table.active) == ("A defending", 0)
    assert hunted.table.view(None)["answer_by"] == 30


@rule("XIA-17.1.1")
def test_the_phase_of_a_turn() -> None:
    drift = Drift("BA3", {"A": {"at": "4,2", "outfits": ["m-22-engine"]}}).do("play A")
    assert drift.table.view(None)["phase"] == "action"
    drift.do("A: end-actions")
    assert (drift.table.view(None)["phase"], drift.table.view(None)["may_arrange"]) == ("business", True)
    away = Drift("BL", {"A": {"at": "0,0", "armed": 1, "energy": 3}}).do("play A", "A: end-actions")
    assert (away.table.view(None)["phase"], away.table.view(None)["may_arrange"]) == ("status", False)


@rule("XIA-R4")
def test_rolls_are_told_with_their_dice() -> None:
    drift = duel([2, 3]).do(*VOLLEY)
    rolled = drift.told("rolled")
    assert [len(args["sides"]) for args in rolled] == [len(args["faces"]) for args in rolled]
    assert rolled[0]["sides"] == [6]
