"""Missions (SC-12), crew (SC-13), diplomacy (SC-14) and rounds (SC-15)."""

import json

from quarterdeck.games.starship_captains.rules.events import EventHappens
from quarterdeck.games.starship_captains.rules.new_missions import NewMission, draw_mission
from quarterdeck.games.starship_captains.rules.setup import NUMBERS
from quarterdeck.games.starship_captains.state import FACTIONS, HOME
from quarterdeck.games.starship_captains.words.describe_board import place_text
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused

ENGLISH = words("starship-captains")


@rule("SC-12.2", "SC-12.3", "SC-12.6", "SC-R24", "SC-D10")
def test_training_comes_before_and_all_figures_are_assigned_first() -> None:
    voyage = Voyage().crew(["C", "C"], [])
    voyage.mission("red: medal", "blue: cadet").do("train C R", "perform")
    assert voyage.me.mission == "test-mission"
    assert HOME not in voyage.table.planets
    voyage.do("assign R")
    assert voyage.told("medals-gained") == []
    assert voyage.offered() == ["assign C"]
    voyage.do("assign C", "apply")
    assert voyage.told("row-ignored")[0]["row"] == 2
    assert voyage.me.medals == 1
    voyage = Voyage().crew(["C"], []).do("train C B", "pass")
    assert voyage.table.captains[0].ready == ["B"]


@rule("SC-12.1", "SC-6.15")
def test_when_a_mission_cannot_be_performed() -> None:
    voyage = Voyage().crew(["C"], [])
    assert voyage.why_not("perform") == "SC-12.1"
    voyage.mission("red: medal", "blue: medal")
    assert voyage.why_not("perform") == "SC-12.1"
    voyage.me.ready = ["C", "C"]
    assert voyage.why_not("perform") == ""
    voyage.table.holders[HOME] = 1
    assert voyage.why_not("perform") == "SC-6.15"


@rule("SC-12.10")
def test_in_an_applied_row_compulsory_effects_happen_and_others_may_be_declined() -> None:
    voyage = Voyage().crew(["Y"], []).mission("yellow: damage, advance any 4", name="t12")
    voyage.do("perform", "assign Y", "apply", "decline")
    assert voyage.me.damage == 4
    assert voyage.me.markers == [0, 0, 0]
    voyage = (
        Voyage()
        .crew(["Y"], [])
        .mission("yellow: damage, advance any 4", name="t12")
        .do("perform", "assign Y", "ignore")
    )
    assert voyage.me.damage == 3


@rule("SC-9.5")
def test_an_ambush_is_avoided_only_with_its_whole_row() -> None:
    for choice, pirates in (("apply", 1), ("ignore", 0)):
        voyage = Voyage().crew(["Y"], []).mission("yellow: medal, ambush, medal", name="t12-ambush")
        voyage.table.routes.clear()
        medals = voyage.me.medals
        voyage.do("perform", "assign Y")
        assert voyage.offered() == ["apply", "ignore"]
        voyage.do(choice)
        assert voyage.asked() == "end-of-turn", "nothing else is asked"
        assert (len(voyage.told("pirate-appeared")), voyage.me.medals) == (pirates, medals + 2 * pirates)


@rule("SC-12.22", "SC-12.19", "SC-R5")
def test_the_place_of_the_next_mission_is_known_its_card_is_not() -> None:
    voyage = Voyage().crew(["C", "C"], [])
    table = voyage.table
    place = min(table.planets)
    put_ship(table, 0, place)
    voyage.mission("red: medal", "red: medal")
    coming = table.mission_deck[-1]
    for number in range(NUMBERS["small"], NUMBERS["small"] - 2, -1):
        view = table.view(1)
        open_ = {there: one for there, one in view["numbers"].items() if one not in view["face_down"]}
        known = max(open_, key=lambda there: open_[there])
        said = {there: place_text(view, ENGLISH, there) for there in view["numbers"]}
        assert [there for there, text in said.items() if "next mission" in text] == [known]
        assert coming not in json.dumps([table.view(seat) for seat in (0, 1, None)])
        NewMission(place).run(table)
        assert (table.planets.pop(known), table.numbers.pop(place)) == (coming, number)
        coming, place = table.mission_deck[-1], known


@rule("SC-D5", "SC-12.21")
def test_without_missions_the_tile_moves_and_no_card_comes() -> None:
    voyage = Voyage()
    table = voyage.table
    table.mission_deck, table.mission_discard = [], ["stargate"] if "stargate" in table.pack.missions else []
    if table.mission_discard:
        assert draw_mission(table) == "stargate"
    place = sorted(table.planets)[0]
    del table.planets[place]
    count = len(table.planets)
    NewMission(place).run(table)
    assert place in table.numbers
    assert len(table.planets) == count


@rule("SC-19.3", "SC-R6")
def test_missions_that_were_looked_at_come_in_the_same_order() -> None:
    voyage = Voyage()
    table = voyage.table
    top = list(reversed(table.mission_deck[-3:]))
    voyage.effect("stargate 3")
    assert table.view(0)["peek"]["cards"] == top
    assert table.view(1)["peek"]["cards"] == 3
    voyage.do("decline")
    assert [draw_mission(table) for _ in range(3)] == top


@rule("SC-19.4", "SC-D41")
def test_the_hive_mind_counts_androids_on_the_mission() -> None:
    voyage = Voyage().crew(["A", "A"], []).mission("android: hive", name="t12-hive").do("perform", "assign A", "apply")
    assert "go androids 2" in voyage.offered()
    assert "go androids 3" not in voyage.offered()


@rule("SC-13.1", "SC-13.2", "SC-13.3", "SC-13.6", "SC-13.11", "SC-13.12")
def test_who_is_trained_and_who_is_not() -> None:
    voyage = Voyage().crew(["R", "RC", "A"], ["C"])
    voyage.me.medals = 9
    assert refused(voyage, "train C R") == "SC-13.2"
    assert refused(voyage, "train R R") == "SC-13.6"
    assert refused(voyage, "train RC B") == "SC-13.11"
    assert refused(voyage, "train A B") == "SC-13.12"
    assert refused(voyage, "promote A") == "SC-13.12"
    assert refused(voyage, "promote RC") == "SC-13.8"
    voyage.do("train R B", "train B Y", "promote Y")
    assert sorted(voyage.me.ready) == ["A", "RC", "YC"]
    assert voyage.me.medals == 4
    voyage.me.medals = 0
    assert voyage.why_not("train RC B") == "SC-13.11"
    voyage.me.ready.append("R")
    assert refused(voyage, "train R B") == "SC-13.4"
    assert refused(voyage, "promote R") == "SC-13.8"


@rule("SC-13.19", "SC-13.20", "SC-13.25", "SC-13.15")
def test_every_commander_on_a_mission_has_a_second_task() -> None:
    voyage = Voyage().crew(["YC", "RC"], ["C"]).mission("yellow: damage, medal", "red: medal", name="t13")
    voyage.do("perform", "assign YC", "assign RC", "apply", "again")
    assert voyage.me.damage == 5
    assert voyage.me.medals == 3
    voyage.do("apply", "order 1")
    assert voyage.me.ready == ["C"]
    assert voyage.me.queue == ["YC", "RC"]


@rule("SC-13.34", "SC-D9", "SC-D55")
def test_an_order_is_possible_though_the_row_was_ignored() -> None:
    voyage = Voyage().crew(["YC"], ["C"]).mission("red: medal", name="t13-b").do("perform", "assign YC")
    assert voyage.offered() == ["order 1", "rest"]
    assert refused(voyage, "again") == "SC-13.19"
    voyage.do("order 1")
    assert voyage.me.ready == ["C"]


@rule("SC-13.34", "SC-12.9")
def test_an_order_is_possible_though_a_matching_row_is_left_out() -> None:
    voyage = Voyage().crew(["RC"], ["C"]).mission("red: medal", name="t13-left").do("perform", "assign RC", "ignore")
    assert voyage.offered() == ["order 1", "rest"]
    assert voyage.me.resolved == ["ignored"]
    assert [args["row"] for args in voyage.told("row-ignored")] == [1]


@rule("SC-13.35")
def test_extra_work_gives_no_further_task() -> None:
    voyage = Voyage().crew(["RC"], []).do("activate navigation RC", "decline", "work navigation", "decline")
    assert voyage.asked() == "end-of-turn"
    assert voyage.me.queue == ["RC"]


@rule("SC-13.26", "SC-13.30", "SC-13.31", "SC-15.7")
def test_androids_stay_ready_over_the_end_of_a_round() -> None:
    voyage = Voyage().effect("android").do("pass")
    assert voyage.table.captains[0].queue == ["R", "Y", "B"]
    voyage.do("pass")
    assert voyage.table.round == 2
    assert "A" in voyage.table.captains[0].ready


@rule("SC-R18")
def test_equal_figures_are_one_choice_but_places_of_the_queue_are_not() -> None:
    voyage = Voyage().crew(["R", "R", "RC"], ["R", "Y", "R"])
    assert voyage.offered().count("activate navigation R") == 1
    voyage.do("activate navigation RC", "decline")
    assert [text for text in voyage.offered() if text.startswith("order")] == ["order 1", "order 3"]
    assert refused(voyage, "order 2") == "SC-13.21"


@rule("SC-14.1", "SC-14.7")
def test_markers_share_spaces_and_bonuses_are_never_used_up() -> None:
    voyage = Voyage()
    voyage.table.pack.tracks["t14"] = {1: ("medal",)}
    voyage.table.track_sides = ["t14"] * 3
    for seat in (0, 1):
        voyage.effect("advance fleet", seat=seat).do("go fleet 1")
    assert [captain.markers[0] for captain in voyage.table.captains] == [1, 1]
    assert [captain.medals for captain in voyage.table.captains] == [2, 2]
    voyage.table.captains[0].markers[0] = 13
    voyage.effect("advance fleet").do("go fleet 1")
    assert voyage.table.captains[0].medals == 3


@rule("SC-14.8", "SC-14.9", "SC-14.10", "SC-18.22", "SC-D6", "SC-14.4")
def test_which_tracks_an_advance_may_use() -> None:
    voyage = Voyage().effect("advance androids 2")
    assert voyage.offered() == ["go androids 2", "go androids 1", "decline"]
    assert refused(voyage, "go fleet 1") == "SC-14.8"
    assert refused(voyage, "go androids 3") == "SC-14.4"
    voyage.do("decline").effect("advance any 2")
    assert len(voyage.offered()) == 7
    voyage.do("decline").effect("advance-twice").do("go fleet 1", "go pirates 1")
    assert voyage.me.markers == [1, 0, 1]


@rule("SC-14.12", "SC-14.14", "SC-14.15")
def test_every_lap_is_told() -> None:
    voyage = Voyage()
    voyage.me.markers = [12, 25, 38]
    for track in FACTIONS:
        voyage.effect(f"advance {track}").do(f"go {track} 1")
        while voyage.asked() != "turn":
            voyage.do("decline")
    told = [event for event in voyage.table.event_sink or [] if getattr(event, "kind", "") == "lap-completed"]
    assert [(event.args["laps"], event.clause) for event in told] == [(1, "SC-14.12"), (2, "SC-14.14"), (3, "SC-14.15")]


@rule("SC-14.23")
def test_after_the_second_event_there_is_no_third() -> None:
    voyage = Voyage()
    table = voyage.table
    table.events = ["word-of-honour", table.events[1], "word-of-honour"]
    table.then(EventHappens(0, 0), EventHappens(2, 0), EventHappens(1, 0))
    table.advance()
    while voyage.asked() != "turn":
        voyage.do("decline")
    assert table.events == ["", "", ""]
    assert len(voyage.told("event-happens")) == 2


@rule("SC-D45")
def test_the_androids_event_shares_its_technologies() -> None:
    voyage = Voyage()
    table = voyage.table
    shared = list(table.under_androids)
    name = table.events[1]
    table.then(EventHappens(1, 0))
    table.advance()
    assert table.shared == shared
    assert all(card in table.installed(seat) for card in shared for seat in (0, 1))
    assert table.under_androids == []
    assert name in table.pack.events


@rule("SC-D27", "SC-D56", "SC-15.12")
def test_the_order_of_the_end_of_a_round() -> None:
    voyage = Voyage(2).crew([], ["R", "Y", "B", "C"])
    voyage.do("pass", "pass")
    kinds = [event.kind for event in voyage.table.event_sink or [] if hasattr(event, "kind")]
    wanted = [
        kind
        for kind in kinds
        if kind in ("crew-rested", "medals-gained", "station-open", "station-blocked", "round-begins")
    ]
    assert wanted == ["crew-rested", "medals-gained", "medals-gained", "station-blocked", "round-begins"]


@rule("SC-D25")
def test_completed_missions_are_public() -> None:
    voyage = Voyage().crew(["C"], []).mission("red: medal", name="t-d25").do("perform", "assign C")
    assert voyage.table.view(1)["captains"][0]["missions"] == ["t-d25"]
