"""The examples of the rules, read from the rules file itself: dice, spots, merit, cards."""

from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from quarterdeck.games.gen7.campaign_log import Average
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import merit
from quarterdeck.games.gen7.rules.algorithms import NONE, why_not_arranged
from quarterdeck.games.gen7.rules.crossroads import DrawCrossroads
from quarterdeck.games.gen7.rules.dice import occupied
from quarterdeck.games.gen7.rules.dice_changes import reach_of_chems, reach_of_parts
from quarterdeck.games.gen7.rules.effects_dice import awaken
from quarterdeck.games.gen7.rules.effects_story import clearable
from quarterdeck.games.gen7.rules.episode_end import Buying, NoteMerit, Promote, merit_stars, shown_average
from quarterdeck.games.gen7.rules.groups import group_cost
from quarterdeck.games.gen7.rules.placement import adjacent, fits, halves, shown
from quarterdeck.games.gen7.rules.places import EFFECT_MARK, TRACK_MARK, available, previous, uncover
from quarterdeck.games.gen7.rules.placing import why_not_die
from quarterdeck.games.gen7.rules.rooms import Replenishing, RoomActions
from quarterdeck.games.gen7.rules.rounds import ReturnCrew
from quarterdeck.games.gen7.rules.setup import BeginDraft, RollForChief, _lay_out_rooms, starting_dice
from quarterdeck.games.gen7.rules.ships_log import damageable_rooms
from quarterdeck.games.gen7.rules.skills import placing_range
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.rules.systems import cover_spots, improve, worsen
from quarterdeck.games.gen7.rules.votes import Voting, call_vote, count, electorate
from quarterdeck.games.gen7.state import RECOVERY, SUPPLY, Die, Gen7, PlacedOfficer, Turn
from quarterdeck.kernel.clauses import all_clauses
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.rules import rule

Words = dict[str, Any]
DIVISIONS = ("green", "yellow", "orange", "critical")
COLOURS = {"blue": 0, "orange": 1, "green": 2, "purple": 3}
SECTOR_OF = ("science", "engineering", "bioscience", "mechanical")


def example(number: int) -> Words:
    read: Words = yaml.safe_load(all_clauses()[f"G7-E{number}"].example)
    return read


def limits_of(rows: list[Words]) -> tuple[tuple[int, int], ...]:
    return tuple((one.get("min", 0), one.get("max", 12)) for one in rows)


# Dice on shared spots


@rule("G7-E1", "G7-23.5", "G7-23.6", "G7-26.10", "G7-D10.1", "G7-D10.2")
def test_robot_on_two_shared_spots() -> None:
    told_ = example(1)
    for case in told_["cases"]:
        robot = case["dice"]
        if case["expect"] == "illegal_not_adjacent":
            assert not adjacent(robot["at"])
        elif case["expect"] == "illegal_split":
            assert sorted(robot["split"]) != sorted(halves(robot["robot"]))
        else:
            assert adjacent(robot["at"])
            assert list(shown(robot["robot"], robot["at"])) == robot["split"]
            assert fits(told_["given"]["rule"], tuple(case["results"]))
    assert {result: list(halves(result)) for result in told_["splits"]} == told_["splits"]


@rule("G7-E2", "G7-26.6")
def test_thresholds() -> None:
    told_ = example(2)
    limits = limits_of(told_["given"]["limits"])
    for case in told_["cases"]:
        assert fits("thresholds", tuple(case["results"]), limits) == (case["expect"] == "legal"), case


@rule("G7-E3", "G7-E4", "G7-E35", "G7-26.7", "G7-26.8", "G7-26.9", "G7-D43.2")
@pytest.mark.parametrize("number", [3, 4, 35])
def test_placement_rules(number: int) -> None:
    told_ = example(number)
    for case in told_["cases"]:
        kind = case.get("rule") or told_["given"]["rule"]
        assert fits(kind, tuple(case["results"])) == (case["expect"] == "legal"), case


# Merit


def on_track(stacks: Words) -> Gen7:
    """Merit markers as a stack from bottom to top on each division; colours are sectors."""
    table, order = ship(), list[int]()
    for division, colours in stacks.items():
        for colour in colours:
            table.players[COLOURS[colour]].merit = division
            order.append(COLOURS[colour])
    table.markers = (*order, *(seat for seat in range(4) if seat not in order))
    return table


def seats_of(colours: Words) -> dict[int, int]:
    return {COLOURS[colour]: number for colour, number in colours.items()}


def stacks_on(table: Gen7, colours: list[str]) -> dict[int, list[str]]:
    names = {seat: colour for colour, seat in COLOURS.items()}
    found: dict[int, list[str]] = {}
    for seat in merit.standing(table):
        if names[seat] in colours:
            found.setdefault(table.players[seat].merit, []).append(names[seat])
    return found


@rule("G7-E5", "G7-E6", "G7-10.1", "G7-10.2", "G7-10.3", "G7-10.4", "G7-10.5", "G7-10.6", "G7-10.7")
@pytest.mark.parametrize("number", [5, 6])
def test_merit_markers_moving_together(number: int) -> None:
    told_ = example(number)
    table = on_track(told_["given"]["stacks"])
    gains, losses = told_["do"].get("gain", {}), told_["do"].get("lose", {})
    merit.change_merit(table, seats_of(gains) or {seat: -n for seat, n in seats_of(losses).items()}, "G7-10.3")
    colours = [colour for stack in told_["given"]["stacks"].values() for colour in stack]
    assert stacks_on(table, colours) == told_["expect"]["stacks"]
    standing = [colour for stack in stacks_on(table, colours).values() for colour in stack]
    assert standing == told_["expect"]["standing"]


@rule("G7-E7", "G7-24.2", "G7-24.3", "G7-D17")
def test_gains_from_different_divisions_and_crossing_50() -> None:
    first, *others = example(7)["cases"]
    table = on_track(first["given"]["stacks"])
    merit.change_merit(table, seats_of(first["do"]["gain"]), "G7-D17")
    assert stacks_on(table, ["blue", "green"]) == first["expect"]["stacks"]
    for case in others:
        table = ship()
        table.players[2].merit = case["given"]["green"]
        gain, loss = case["do"].get("gain", {}), case["do"].get("lose", {})
        merit.change_merit(table, {2: gain.get("green", 0) - loss.get("green", 0)}, "G7-D17")
        total = table.players[2].merit
        assert total == case["expect"]["total"]
        assert merit.division(total) == (case["expect"]["fifty_marker"], case["expect"]["division"])


# Labs


@rule("G7-E8", "G7-7.1", "G7-7.2", "G7-7.3", "G7-7.4", "G7-7.5", "G7-7.6", "G7-31.5", "G7-31.6", "G7-31.7", "G7-31.8")
def test_capacity_and_replenish() -> None:
    told_ = example(8)
    given = told_["given"]
    for case in told_["cases"]:
        table = ship()
        player = table.players[0]
        player.merit, player.store = given["merit"], stock(data=given["sector_data"] + given["gained"])
        table.vault = stock(data=given["vault_data"])
        table.then(Replenishing(0, "data", "science_lab"))
        act(table, 0, f"replenish {case['replenish']}" if case["replenish"] else "skip-replenish")
        expect = case["expect"]
        assert player.store["data"] == expect["sector_data"]
        assert table.vault["data"] == expect["vault_data"]
        assert player.merit == expect["merit"]
        assert sum(one["number"] for one in told(table, "discarded-surplus")) == expect["discarded"]
    for case in told_["blocked"]:
        table = ship()
        table.players[0].store, table.vault = stock(data=9), stock(data=case["vault_data"])
        table.then(Replenishing(0, "data", "science_lab"))
        found = refusal(table, 0, f"replenish {case['replenish']}")
        assert found == ("" if case["expect"] == "legal" else "vault-full G7-7.6")


@rule("G7-E9", "G7-31.2", "G7-31.3", "G7-31.4", "G7-D39")
def test_science_lab_yields() -> None:
    for case in example(9)["expect"]:
        for dots, amount in case["yields"].items():
            table = ship()
            table.players[0].dice = dice(f"robot-{case['result']} science_lab:{dots}")
            table.then(RoomActions(0, 0))
            table.advance()
            assert table.players[0].store["data"] == amount


@rule("G7-E10", "G7-28.4", "G7-34.2", "G7-D8")
def test_tech_lab_and_the_previous_spot() -> None:
    told_ = example(10)
    for case in told_["cases"]:
        table = ship()
        spots = (case.get("given") or told_["given"])["spots"]
        laid = [f"robot-{result} tech_lab:{dots}" for dots, result in spots.items() if isinstance(result, int)]
        table.players[0].dice = dice(*laid)
        table.covered = {f"tech_lab:{dots}": ("track",) for dots, what in spots.items() if what == "failure"}
        reason = why_not_die(
            table, Die("robot", case["place"]), f"tech_lab:{case['at']}", case["place"], occupied(table)
        )
        assert (reason is None) == (case["expect"] == "legal"), case


@rule("G7-E11", "G7-35.2", "G7-35.3", "G7-35.4", "G7-43.5")
def test_chem_lab_pays_the_others() -> None:
    told_ = example(11)
    for case in told_["cases"]:
        table = ship()
        for player in table.players:
            player.dice = ()
        for dots, colour in told_["given"]["spots"].items():
            owner = table.players[COLOURS[colour]]
            owner.dice = (*owner.dice, *dice(f"colonist-3 chem_lab:{dots}"))
        seat = COLOURS[case["do"]["place"]]
        active = table.players[seat]
        active.skills = (case["do"]["skill"].lower(),) if "skill" in case["do"] else ()
        active.dice = (*active.dice, *dice(f"colonist-3 chem_lab:{case['do']['at']}"))
        table.then(RoomActions(seat, len(active.dice) - 1))
        table.advance()
        got = {colour: table.players[COLOURS[colour]].store["chems"] for colour in case["expect"]}
        assert got == case["expect"]


# Systems


@rule("G7-E12", "G7-5.1", "G7-5.3", "G7-5.4", "G7-D12")
def test_system_failure_beyond_critical() -> None:
    for case in example(12)["cases"]:
        table = ship()
        table.divisions = {**table.divisions, "biological": DIVISIONS.index(case["marker"])}
        worsen(table, "biological", case["steps"])
        table.advance()
        assert DIVISIONS[table.divisions["biological"]] == case["expect"]["marker"]
        assert len(told(table, "critical-effect")) == case["expect"]["critical_effect_times"]


def free(table: Gen7, room: str) -> list[int]:
    return [int(at.partition(":")[2]) for at in available(table, room, set())]


def laid_out(seats: int, damage: Words, divisions: Words | None = None) -> Gen7:
    table = ship(seats)
    table.damage = damage
    _lay_out_rooms(table)
    if divisions is not None:
        table.divisions = {**table.divisions, **divisions}
        cover_spots(table)
    return table


@rule("G7-E13", "G7-2.11", "G7-2.12", "G7-5.12", "G7-D13", "G7-D40")
def test_spots_covered_at_refresh() -> None:
    for case in example(13)["expect_free_spots"]:
        table = laid_out(case["players"], {}, {"computer": DIVISIONS.index(case["marker"])})
        assert free(table, case["room"]) == case["free"], case


@rule("G7-E24", "G7-2.13", "G7-6.18", "G7-6.21", "G7-28.2")
def test_permanent_damage_at_setup() -> None:
    told_ = example(24)
    for case in told_["expect"]:
        table = laid_out(case["players"], told_["given"]["log"])
        for room in ("science_lab", "chem_lab", "data_center"):
            assert free(table, room) == case[f"{room}_free"]


@rule("G7-E42", "G7-2.10", "G7-D59")
def test_setup_after_b9() -> None:
    told_ = example(42)
    for case in told_["expect"]:
        table = ship(case["players"])
        table.damage = told_["given"]["log"]
        add_rules(table, tuple(one.write() for one in table.pack.rules_cards["B9"].rules), "B9", "episode")
        _lay_out_rooms(table)
        assert {DIVISIONS[number] for number in table.divisions.values()} == {case["divisions"]}
        for room in ("science_lab", "tech_lab", "data_center"):
            assert free(table, room) == case[f"{room}_free"]


@rule("G7-E30", "G7-28.1", "G7-28.2", "G7-28.3", "G7-5.10")
def test_first_last_and_previous_spot() -> None:
    told_ = example(30)
    table = ship()
    table.covered, table.repairs = {"chem_lab:1": ("track",)}, ("chem_lab:4",)
    spots = available(table, "chem_lab", {"chem_lab:2"})
    assert spots[0] == f"chem_lab:{told_['expect']['first_available']}"
    assert spots[-1] == f"chem_lab:{told_['expect']['last_available']}"
    assert previous(table, "chem_lab:4") == f"chem_lab:{told_['expect']['previous_of_4']}"
    assert previous(table, "chem_lab:1") is told_["expect"]["previous_of_1"]
    table.repairs = ()
    spots = available(table, "chem_lab", set())
    assert spots[0] == f"chem_lab:{told_['after_refresh']['first_available']}"
    assert spots[-1] == f"chem_lab:{told_['after_refresh']['last_available']}"


@rule("G7-E38", "G7-5.13", "G7-D14", "G7-D62", "G7-D62.1", "G7-D62.2")
def test_why_a_spot_is_covered() -> None:
    told_ = example(38)
    for case in told_["cases"]:
        table = ship()
        table.divisions = {**table.divisions, "computer": DIVISIONS.index(told_["given"]["division"])}
        table.covered = {f"science_lab:{dots}": tuple(why) for dots, why in told_["given"]["covered"].items()}
        if "improve" in case["do"]:
            improve(table, "computer", case["do"]["improve"])
        else:
            at = clearable(table, "science_lab")
            assert at == "science_lab:2"
            uncover(table, at, TRACK_MARK, EFFECT_MARK)
            assert covered(table) == case["at_once"]
        cover_spots(table)
        assert DIVISIONS[table.divisions["computer"]] == case["after_refresh"]["division"]
        assert covered(table) == case["after_refresh"]["covered"]


def covered(table: Gen7) -> dict[int, list[str]]:
    """Why spots of the Science Lab are covered, by dots."""
    found = {
        int(at[-1]): sorted(why, key=["log", "track", "effect"].index)
        for at, why in table.covered.items()
        if "science_lab" in at
    }
    return dict(sorted(found.items()))


@rule("G7-E33", "G7-6.16", "G7-6.17", "G7-6.19", "G7-41.2", "G7-41.3", "G7-D21", "G7-D22")
def test_critical_situations_in_the_log() -> None:
    from quarterdeck.games.gen7.rules.episode_end import CriticalSituations

    told_ = example(33)
    given, expect = told_["given"], told_["expect"]
    table = ship(given["seats"])
    table.episode, table.squares, table.damage = given["episode"], given["squares_crossed"], given["log"]
    table.divisions = {system: DIVISIONS.index(name) for system, name in given["markers"].items()}
    for system in ("computer", "biological"):
        assert sorted(damageable_rooms(table, system)) == sorted(expect[f"rooms_for_{system}"])
    table.then(CriticalSituations())
    table.advance()
    assert table.squares == expect["squares_crossed"]
    assert ("B9" in table.unlocked) == expect["card_B9_taken"]
    held = []
    for room in told_["after_choice"]["chosen"]:
        held.append(table.agenda[-1].about)  # type: ignore[attr-defined]  # a vote
        for seat in range(given["seats"]):
            act(table, seat, f"vote {room}")
    assert held == expect["votes_held"]
    assert table.damage == told_["after_choice"]["log"]


# Set-up


@rule("G7-E14", "G7-3.3", "G7-3.4", "G7-3.5")
def test_key_tasks_drawn_in_six_rounds() -> None:
    for case in example(14)["expect"]:
        numbers = [pack().table.drawn(case["players"], round_) for round_ in range(1, 7)]
        assert numbers == case["per_round"]
        assert sum(numbers) == case["total"]


def drafted(table: Gen7) -> Words:
    """What happens when the work tasks of the set-up are drafted."""
    table.work_deck = tuple(table.pack.work_tasks)
    before = len(table.work_deck)
    table.then(BeginDraft())
    table.advance()
    found: Words = {"cards_drawn": before - len(table.work_deck), "pick_order": [], "last_player": table.seats()[0]}
    while table.seats():
        (seat,) = table.seats()
        found["pick_order"].append(seat)
        act(table, seat, offered(table, seat, "draft")[0])
    assert [len(player.work_tasks) for player in table.players] == [2] * table.seat_count
    return {**found, "left_over": len(table.work_pile)}


@rule("G7-E15", "G7-2.30", "G7-2.31", "G7-2.32", "G7-2.33", "G7-2.34", "G7-2.35")
def test_chief_roll_and_draft_of_setup() -> None:
    told_ = example(15)
    given, expect = told_["given"], told_["expect"]
    rolls = [*given["first_rolls"].values(), *given["reroll"].values()]
    table = ship(given["players"], chief=[one - 1 for one in rolls])
    table.then(RollForChief((0, 1, 2, 3)))
    table.advance()
    rolled = [(one["seat"], one["result"]) for one in told(table, "rolled-for-chief")]
    assert rolled == [*given["first_rolls"].items(), *given["reroll"].items()]
    assert {"chief": table.chief, **drafted(table)} == expect
    three = ship(3)
    three.chief = told_["three_players"]["chief"]
    assert drafted(three) == told_["three_players"]["expect"]


@rule("G7-E16", "G7-2.21", "G7-2.22", "G7-2.23", "G7-2.24", "G7-2.25", "G7-2.26", "G7-29.14")
def test_starting_crew() -> None:
    for case in example(16)["expect"]:
        sector = pack().sectors[case["sector"]]
        crew = starting_dice(sector.colonists, sector.robot_home)
        for kind, number in case["quarters"].items():
            assert sum(die.kind == kind and die.at == "quarters" for die in crew) == number
        for kind, number in case["supply"].items():
            assert sum(die.kind == kind and die.at == "supply" for die in crew) == number
    assert all(player.asleep for player in ship().players)


# Meetings, Awaken, crossroads


@rule("G7-E17", "G7-38.3", "G7-38.4", "G7-38.5", "G7-38.7", "G7-38.8", "G7-38.9", "G7-38.10", "G7-38.11", "G7-4.19")
def test_work_meeting() -> None:
    told_ = example(17)
    given, expect = told_["given"], told_["expect"]
    table = ship(given["players"])
    table.chief = 3
    for seat, number in given["hands"].items():
        table.players[seat].work_tasks = tuple(f"WT-{one + 1:02}" for one in range(number))
    table.work_deck = tuple(f"WT-{one:02}" for one in range(10, 30))
    for seat, names in {0: ["officer-6"], 1: ["officer-5", "colonist-1"], 2: ["colonist-6"], 3: ["colonist-2"]}.items():
        table.players[seat].dice = dice(*names)
    turn_of(table, given["active"])
    act(table, 1, "place officer-5 hq:0")
    act(table, 2, "join colonist-6")
    act(table, 3, "stay-away")
    act(table, 0, "join officer-6")
    assert table.chief == expect["chief"]
    (held,) = told(table, "meeting-held")
    assert held["number"] == expect["cards_drawn"]
    order, must, may = [], [], []
    while (frame := table.agenda[-1]).name == "meeting":
        seat = table.seats()[0]
        order.append(seat)
        verbs = {option.verb for option in table.options(seat)}
        if "take-task" in verbs:
            (may if "take-none" in verbs else must).append(seat)
        table.act(seat, table.options(seat)[0])
    assert frame.name == "taking-turn"
    assert order == expect["pass_order"]
    assert must == expect["must_take"]
    assert may == expect["may_take"]
    assert len(table.work_pile) == expect["fewest_cards_left"]
    assert [officer.seat for officer in table.turn.officers] == expect["crossroads_tested_for"]


@rule("G7-E18", "G7-30.2", "G7-30.3", "G7-30.4", "G7-D25", "G7-5.9")
def test_awakening_both_colonists() -> None:
    table = ship()
    player = table.players[0]
    for visit in example(18)["visits"]:
        if visit.get("round") == "next":
            table.then(ReturnCrew())
            table.advance()
        before = player.dice
        awaken(table, 0, "G7-30.2")
        expect = visit["expect"]
        if expect.get("awaken") == "ignored":
            assert player.dice == before
            table.players[0].dice = (*player.dice, *dice("colonist-3"))
            assert "place colonist-3 medical_center:1" in offered(turn_of(table, 0), 0, "place")
        else:
            assert player.asleep == (expect["marker"] == "recovery_room")
            assert (
                sum(die.kind == "colonist" and die.at == SUPPLY for die in player.dice) == expect["colonists_in_supply"]
            )
            lying = sum(die.kind == "colonist" and die.at == RECOVERY for die in player.dice)
            assert lying == expect["colonists_in_recovery_room"]


@rule("G7-E19", "G7-4.20", "G7-4.24", "G7-4.25", "G7-16.6", "G7-9.2", "G7-9.3", "G7-9.4")
def test_one_crossroads_card_two_officers() -> None:
    fits, misses = PlacedOfficer(0, "", "", 1, 7), PlacedOfficer(0, "", "", 1, 1)  # C-006 asks for 7 or more
    for case in example(19)["cases"]:
        expect = case["expect"]
        holds = case.get("second_holds_for") or case.get("condition_holds_for") or case.get("first_holds_for", [])
        table = ship()
        table.duty = case.get("duty_officer", -1)
        table.turn = Turn(2, officers=tuple(replace(fits if seat in holds else misses, seat=seat) for seat in (0, 1)))
        second = "second_holds_for" in case
        table.crossroads = ("C-006", "C-008") if second else ("C-001", "C-006")  # C-008 and C-001 ask for departments
        table.then(DrawCrossroads(2))
        table.advance()
        asked = bool(table.agenda) and table.agenda[-1].name == "asking-for-second"
        assert asked == (expect["cards_drawn"] == 2), case
        if asked:
            assert table.seats() == (case["duty_officer"],)
            act(table, table.seats()[0], "ask-second")
        drawn = len(told(table, "nothing-happened")) + len(told(table, "crossroads-met"))
        assert drawn == expect["cards_drawn"], case
        met = [one["seat"] for one in told(table, "crossroads-met")]
        assert met == [seat for seat in [expect.get("applies_to")] if seat is not None], case
        if expect.get("card_goes") == "bottom_face_down":
            assert table.crossroads == ("C-006", "C-001")
            assert "C-006" not in str(table.view(0))


@rule("G7-9.3", "G7-E19")
def test_there_is_no_third_card() -> None:
    table = ship()
    table.duty, table.crossroads = 1, ("C-006", "C-001", "C-008")
    table.turn = Turn(1, officers=(PlacedOfficer(1, "", "", 1, 1),))
    table.then(DrawCrossroads(1))
    table.advance()
    act(table, 1, "ask-second")
    assert len(told(table, "nothing-happened")) == 2
    assert not table.seats()


# The end of an episode


@rule("G7-E20", "G7-6.2", "G7-6.3", "G7-6.5", "G7-6.11", "G7-6.12", "G7-6.13", "G7-D18", "G7-D20")
def test_episode_end() -> None:
    told_ = example(20)
    given, expect = told_["given"], told_["expect"]
    table = ship()
    by_penalty: dict[int, list[str]] = {}
    for name, task in table.pack.work_tasks.items():
        by_penalty.setdefault(task.penalty, []).append(name)
    for player in table.players:
        seat = player.seat
        player.merit, player.rank, player.lines = given["merit"][seat], given["rank"][seat], given["underlines"][seat]
        player.work_tasks = tuple(by_penalty[penalty].pop() for penalty in given["penalties"][seat])
    table.then(NoteMerit(), Promote())
    table.advance()
    assert {player.seat: player.merit for player in table.players} == expect["merit"]
    assert table.averages[-1] == Average(expect["average"]["sum"], expect["average"]["n"])
    assert shown_average(table.averages[-1]) == expect["average"]["shown"]
    assert {p.seat: merit_stars(table, p.merit) for p in table.players} == expect["merit_stars"]
    assert {player.seat: player.rank for player in table.players} == expect["rank"]
    assert {player.seat: player.lines for player in table.players} == expect["underlines"]


@rule("G7-E21", "G7-6.6", "G7-6.7", "G7-6.8", "G7-6.9", "G7-6.10", "G7-11.4", "G7-11.5", "G7-D19", "G7-D32")
def test_trading_in_skills() -> None:
    told_ = example(21)
    refused = {"illegal_limit": "too-many-skills", "illegal_stars": "too-few-stars", "illegal_rank": "rank-too-low"}
    for case in told_["cases"]:
        table = ship()
        player = table.players[0]
        player.rank, player.stars = told_["given"]["rank"], told_["given"]["stars"]
        player.skills = tuple(skill.lower() for skill in told_["given"]["skills"])
        table.then(Buying(0))
        discard = ",".join(skill.lower() for skill in case["discard"])
        text = f"buy {case['buy'].lower()} {discard}".rstrip()
        expect = case["expect"]
        wrong = expect if isinstance(expect, str) else expect.get("result")
        if wrong:
            assert refusal(table, 0, text).split(" ")[0] == refused[wrong]
            continue
        act(table, 0, text)
        assert player.stars == expect["stars"]
        assert list(player.skills) == [one.lower() for one in expect["skills"]]


# Votes


def ballot_of(given: Words, options: list[str]) -> Gen7:
    """A table that votes as an example says."""
    table = ship(len(given["rank"]))
    table.setting = replace(table.setting, answer_time=60)
    for player, rank in zip(table.players, given["rank"], strict=True):
        player.rank = rank
    table.heart_mind, table.chief = given.get("marker", 0), given.get("chief", 0)
    who = given.get("seats") or ["human"] * len(given["rank"])
    table.humans = tuple(seat for seat, one in enumerate(who) if one == "human")  # a stand-in counts as a bot
    call_vote(table, Voting("energy", tuple(options), tuple(options), given["with_track"]))
    table.advance()
    return table


def cast(table: Gen7, ballots: list[str]) -> None:
    """All vote; whoever abstains lets the time pass."""
    for seat, ballot in enumerate(ballots):
        if ballot != "abstain":
            act(table, seat, f"vote {ballot}")
    if "abstain" in ballots:
        table.clock(60)


@rule("G7-E22", "G7-E39", "G7-E46", "G7-8.2", "G7-8.3", "G7-8.4", "G7-8.5", "G7-8.6", "G7-8.7", "G7-8.8")
@rule("G7-D23", "G7-D24", "G7-D55.3", "G7-D65", "G7-D65.1", "G7-D65.2", "G7-D65.3", "G7-11.6", "G7-R44", "G7-C3")
@pytest.mark.parametrize(("number", "place"), [(22, n) for n in range(4)] + [(39, n) for n in range(3)])
def test_votes(number: int, place: int) -> None:
    case = example(number)["cases"][place]
    given, expect = case["given"], case["expect"]
    table = ballot_of(given, given.get("options", ["heart", "mind"]))
    cast(table, case["ballots"])
    if "second_ballot" in case:
        assert table.opened is not None
        assert table.opened.winner == ""
        cast(table, case["second_ballot"])
    assert_outcome(table, given, expect)


def assert_outcome(table: Gen7, given: Words, expect: Words) -> None:
    winner = expect["winner"]
    assert table.opened is not None
    if winner.startswith("decided_by_seat_"):
        chief = int(winner[-1])
        assert table.seats() == (chief,)
        assert offered(table, chief) == [f"decide {option}" for option in table.opened.options]
        winner = table.opened.options[-1]
        act(table, chief, f"decide {winner}")
        assert told(table, "chief-decided") == [{"seat": chief, "option": f"energy?{winner}"}]
    assert table.opened.winner == winner
    assert table.heart_mind == expect.get("marker", table.heart_mind)
    votes = dict(zip(table.opened.options, table.opened.votes, strict=True))
    counted = {option: expect[option] for option in ("heart", "mind", "ship") if option in expect}
    assert votes == {**votes, **counted}


@rule("G7-E46", "G7-D23", "G7-D55.3", "G7-D65.2", "G7-R44", "G7-D55")
@pytest.mark.parametrize("place", range(4))
def test_humans_bots_chief(place: int) -> None:
    case = example(46)["cases"][place]
    given, expect = case["given"], case["expect"]
    table = ballot_of(given, [*dict.fromkeys(case["ballots"])])
    voters = electorate(table, given["with_track"])
    people = [ballot if seat in voters.people else None for seat, ballot in enumerate(case["ballots"])]
    tags = {option: option for option in dict.fromkeys(case["ballots"])}
    alone = count(tags, people, voters).votes
    for which in ("counted", "humans", "humans_and_track"):
        assert alone == {**alone, **expect.get(which, {})}, which
    cast(table, case["ballots"])
    if "second_ballot" in case:
        cast(table, case["second_ballot"])
    assert_outcome(table, given, {**expect, **expect.get("with_bots", {})})
    assert table.opened is not None
    votes = dict(zip(table.opened.options, table.opened.votes, strict=True))
    assert votes == {**votes, **expect.get("counted", expect.get("with_bots", {}))}


# Cards


@rule("G7-E23", "G7-37.2", "G7-37.3", "G7-37.4", "G7-40.4", "G7-40.5", "G7-43.2", "G7-19.5", "G7-D16")
def test_files_with_extra_cards_and_a_reshuffle() -> None:
    told_ = example(23)
    given, expect = told_["given"], told_["expect"]
    table = ship()
    player = table.players[0]
    player.store, player.skills = stock(data=given["data"]), ("researcher",)
    player.dice = dice("colonist-3 data_center:1")
    names = list(table.pack.files)[: given["face_down"] + given["face_up"]]
    table.file_deck, table.file_pile = tuple(names[: given["face_down"]]), tuple(names[given["face_down"] :])
    table.then(RoomActions(0, 0))
    table.advance()
    act(table, 0, f"draw-more {given['data_spent']}")
    (drawn,) = told(table, "cards-drawn")
    assert drawn["number"] == expect["drawn"]
    table.act(0, table.options(0)[0])
    assert len(player.files) == expect["kept"]
    assert player.store["data"] == expect["data"]
    assert (len(table.file_deck), len(table.file_pile)) == (expect["face_down"], expect["face_up"])


@rule("G7-E27", "G7-13.2", "G7-13.7", "G7-13.8", "G7-13.9", "G7-13.10", "G7-13.12", "G7-13.13", "G7-29.4")
def test_algorithm_slots() -> None:
    told_ = example(27)
    cards = [card for slot in told_["given"]["slots"] for card in slot.values() if card]
    cards.append(told_["given"]["gained"])
    reasons = {"illegal_same_name": "same-name", "illegal_upgrade_without_algorithm": "upgrade-without-algorithm"}
    for case in told_["cases"]:
        up = tuple(slot["up"] or NONE for slot in case["arrange"])
        down = tuple(slot["down"] or NONE for slot in case["arrange"])
        reason = why_not_arranged(up, down, cards, 2)
        assert (None if reason is None else reason.id) == reasons.get(case["expect"]), case


def key_task_of_example(given: Words) -> Gen7:
    """KT-15 asks for three equal dice and pays 2 merit; with a special rule it costs what the example says."""
    table = row(ship(3), "KT-15")
    add_rules(table, ("extra_cost key_task data 2",), "1.01", "episode")
    assert group_cost(table, "KT-15").tokens == stock(**given["cost"])
    assert table.pack.key_tasks["KT-15"].merit == given["merit"]
    table.vault = stock(**given["vault"])
    for seat, tokens in given["sectors"].items():
        table.players[seat].dice = dice(*["colonist-4"] * given["dice"].get(seat, 1))
        table.players[seat].store = stock(**tokens)
    return table


@rule("G7-E25", "G7-14.1", "G7-14.2", "G7-14.5", "G7-14.6", "G7-14.8", "G7-14.9", "G7-43.15", "G7-43.28", "G7-D31.6")
@pytest.mark.parametrize("place", range(4))
def test_paying_for_a_key_task(place: int) -> None:
    given, case = example(25)["given"], example(25)["cases"][place]
    payment, expect = case["payment"], case["expect"]
    table = key_task_of_example(given)
    if "loyal_friend" in case:
        table.players[case["loyal_friend"]].skills = ("loyal_friend",)
    if "saviour" in case:
        table.players[case["saviour"]].uses = {"saviour": 1}
    turn_of(table, 0)
    act(table, 0, "propose KT-15", "lay-die colonist-4 1", "lay-die colonist-4 2", "ask-for-help")
    act(table, 1, "lay-die colonist-4 3", *(f"give-tokens {type_} {n}" for type_, n in payment.get(1, {}).items()))
    act(table, 1, *(["lend-skill saviour"] if "saviour" in case else []), "send-offer")
    act(table, 2, *(f"give-tokens {type_} {n}" for type_, n in payment.get(2, {}).items()))
    assert refusal(table, 2, "send-offer") == "no-own-die G7-14.6"
    act(table, 2, "refuse")
    act(table, 0, "take-offer 1")
    assert (refusal(table, 0, "commit") == "") == expect["legal"]
    if not expect["legal"]:
        return
    act(table, 0, "commit")
    assert {player.seat: player.merit for player in table.players} == expect["merit"]
    funds = {"vault": table.vault, **{player.seat: player.store for player in table.players}}
    before = {"vault": given["vault"], **given["sectors"]}
    for payer, left in funds.items():
        paid = {type_: stock(**before[payer])[type_] - number for type_, number in left.items()}
        assert paid == stock(**payment.get(payer, {})), payer


@rule("G7-E31", "G7-40.6", "G7-40.7", "G7-40.8", "G7-40.9", "G7-43.11", "G7-43.13", "G7-14.11", "G7-D9.2", "G7-D9.3")
def test_changing_dice() -> None:
    departments = {"computer_key_task": "computer", "energy_key_task": "energy", "hq": "work"}
    for case in example(31)["cases"]:
        if "spend_parts" in case:
            found = [*reach_of_parts(case["result"], case["spend_parts"])]
        elif "spend_chems" in case:
            found = [*reach_of_chems(case["die"])]
        else:
            table = ship()
            table.players[0].skills = (case["skill"].lower(),)
            die = Die(case["die"], case["result"])
            found = [*placing_range(table, table.players[0], die, departments[case["placed_on"]])] or [case["result"]]
        assert found == case["allowed_results"], case
