"""The examples of the rules that need a turn, a round or a piece of the story."""

from typing import Any

import pytest

from quarterdeck.games.gen7.campaign_log import Note
from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.rules import dice as crew
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.episode_end import add_noted_cards
from quarterdeck.games.gen7.rules.filling import commit, why_not_filled
from quarterdeck.games.gen7.rules.groups import cost_rules, group_cost, group_of
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.meeting import HoldMeeting, Joining
from quarterdeck.games.gen7.rules.placing import can_place
from quarterdeck.games.gen7.rules.plot import AdvancePlot, goal_state
from quarterdeck.games.gen7.rules.rounds import PayUpkeep, ReturnCrew, RollCrew, RoundBegins, is_last
from quarterdeck.games.gen7.rules.setup import crossroads_in_play
from quarterdeck.games.gen7.rules.special_rules import add_rules, spend
from quarterdeck.games.gen7.rules.turn import NextTurn
from quarterdeck.games.gen7.state import NOBODY, RECOVERY, SUPPLY, Die, Gen7, Lay, Offer, Proposal, Task, Turn
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.gen7.test_examples import example
from tests.rules import rule

Words = dict[str, Any]


def places(table: Gen7, at: str) -> list[str]:
    """The dice at a place, as `SEAT KIND`."""
    return [f"{player.seat} {die.kind}" for player in table.players for die in player.dice if die.at == at]


# Turns


@rule(
    "G7-E26",
    "G7-4.3",
    "G7-4.27",
    "G7-29.15",
    "G7-29.16",
    "G7-D7.1",
    "G7-D29.1",
    "G7-D29.3",
    "G7-D29.4",
    "G7-14.7",
    "G7-D7",
)
def test_reprogram_and_passing() -> None:
    given = example(26)["given"]
    table = ship(3, sectors=("science", "mechanical", "bioscience"))
    card = "KT-01"
    table.row = (Task(card, finished=given["key_task"]["finished"]),)
    table.players[0].dice = dice(f"colonist-3 {card}")
    table.players[1].dice = dice("colonist-2", "robot-4 supply")
    table.players[2].dice = dice(f"robot-{given['robot_of_2']} {card}")
    table.then(NextTurn(0))
    table.advance()
    assert [one["seat"] for one in told(table, "passed")] == [0]
    act(table, 1, "place colonist-2 mechanical:1", "reprogram 2", "end-turn")
    expect = example(26)["expect"]
    robot = crew.robot(table.players[2])
    assert (robot.at, robot.result) == ("quarters", expect["robot_of_2"]["result"])
    assert table.row[0].finished == expect["key_task_finished"]
    assert table.seats() == (2,)
    assert refusal(table, 2, "pass") == "must-place G7-4.3"


@rule("G7-E29", "G7-4.4", "G7-D5", "G7-D5.1", "G7-D5.3", "G7-D5.4")
def test_when_the_recovery_room_is_allowed() -> None:
    told_ = example(29)
    for case in told_["cases"]:
        table = ship(sectors=("mechanical", "engineering", "bioscience", "science"))
        spots = [f"{room.id}:{dots}" for room in table.pack.rooms.values() for dots in room.dots]
        table.covered = {at: ("effect",) for at in spots if at not in ("tech_lab:1", "tech_lab:2")}
        table.players[1].dice = dice(
            f"colonist-{told_['given']['only_free_single_spot']['previous_result']} tech_lab:1"
        )
        player = table.players[0]
        player.store = stock(chems=told_["given"]["chems"])
        player.dice = dice(*(f"{kind}-{result}" for one in case["quarters"] for kind, result in one.items()))
        if not any(die.kind == "robot" for die in player.dice):
            player.dice = (*player.dice, Die("robot", 1, SUPPLY))
        player.skills = (case["skill"].lower(),) if "skill" in case else ()
        turn_of(table, 0)
        if "action" in case:
            act(table, 0, "move-to-recovery officer-4", "end-turn")
            assert (
                len(told(table, "crossroads-met")) + len(told(table, "nothing-happened"))
                == case["expect"]["crossroads_drawn"]
            )
            assert len(told(table, "gained")) == case["expect"]["room_actions"]
        else:
            assert bool(offered(table, 0, "move-to-recovery")) == case["recovery_room_allowed"], case
            assert can_place(table, 0) != case["recovery_room_allowed"]


@rule("G7-E36", "G7-4.28", "G7-43.21", "G7-D7.2", "G7-D7.3", "G7-D31.7")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_last_pass(number: int) -> None:
    case = example(36)["cases"][number]
    table = ship(3)
    for player in table.players:
        player.dice = (Die("robot", 1, SUPPLY),)
        player.passed = player.seat != 2
    for seat in (0, 2):
        table.players[seat].dice = (*table.players[seat].dice, *dice("colonist-4 recovery"))
    table.players[2].skills, table.players[2].uses = ("medic",), {"medic": 1}
    table.then(NextTurn(2))
    table.advance()
    for name in case["do"].get("medic", []):
        act(table, 2, "use-skill medic", f"heal {name[-1]} colonist-4", "enough-healed")
    if "pass" in case["do"]:
        act(table, 2, "pass")
    if case["expect"]["phase_3"] == "ends":
        assert told(table, "turns-over")
    else:
        seat = case["expect"].get("next_turn", 2)
        assert table.seats() == (seat,)
        assert refusal(table, seat, "pass") == "must-place G7-4.3"


@rule("G7-E40", "G7-R34", "G7-4.27", "G7-D7.3")
@pytest.mark.parametrize("place", range(6))
def test_automatic_pass(place: int) -> None:
    case = example(40)["cases"][place]
    table = ship(3)
    for other in table.players[1:]:
        other.dice = ()
    player = table.players[0]
    player.dice = ()
    player.files = ("FI-18",) * case["files"]  # it cannot be played now
    player.uses = {"hacker": case.get("skills_with_uses", 0)}
    if case.get("until_i_have_a_die"):
        turn_of(table, 0)
        act(table, 0, "pass-until-die")
        assert table.view(1)["players"][0]["passes"]
    player.dice = dice(*["colonist-3"] * case["dice"])
    table.event_sink, table.agenda = [], []
    table.then(RoundBegins(2) if case.get("round") == "next" else NextTurn(0))
    table.advance()
    passed = 0 in [one["seat"] for one in told(table, "passed")]
    assert passed == (case["expect"] == "automatic_pass"), case
    if not passed:
        assert table.seats() == (0,)
        assert refusal(table, 0, "pass") == ("must-place G7-4.3" if case["expect"] == "must_place" else "")


@rule("G7-E41", "G7-33.2", "G7-33.3", "G7-33.4", "G7-33.5", "G7-33.7", "G7-33.8", "G7-D61", "G7-D38", "G7-C4")
def test_assembly() -> None:
    for case in example(41)["cases"]:
        table = ship(
            sectors=(
                case["sector"],
                *[one for one in ("science", "engineering", "mechanical") if one != case["sector"]],
                "bioscience",
            ),
            dice=[case.get("roll", 1) - 1],
        )
        player = table.players[0]
        at = {"supply": SUPPLY, "quarters": "quarters", "key_task": "KT-01"}.get(
            case.get("robot_at", "quarters"), "quarters"
        )
        if case.get("phase") == 2:
            player.dice = (Die("robot", 5),)
            table.players[1].dice = table.players[2].dice = table.players[3].dice = ()
            table.then(RollCrew())
            table.advance()
            assert crew.robot(player).result == case["expect"]["result"]
            assert not table.agenda
            continue
        player.dice = (*dice("colonist-3"), Die("robot", 5, at))
        turn_of(table, 0)
        if case["expect"] == "illegal":
            assert refusal(table, 0, "place colonist-3 assembly:1") == "robot-not-in-supply G7-33.2"
            continue
        act(table, 0, "place colonist-3 assembly:1")
        assert crew.robot(player).at == case["expect"]["robot_at"]
        assert (table.agenda[-1].name == "setting-robot") == case["expect"]["free_choice"]


@rule("G7-E34", "G7-29.6", "G7-29.9", "G7-29.10", "G7-29.11", "G7-43.9", "G7-D28", "G7-D41")
def test_small_lab() -> None:
    told_ = example(34)
    given = told_["given"]
    for case in told_["cases"]:
        table = ship()
        player = table.players[0]
        player.store, player.skills = stock(data=given["sector_data"]), (given["skill"].lower(),)
        player.dice = dice("officer-5")
        table.file_deck = ("FI-01", "FI-02", "FI-03")
        turn_of(table, 0)
        act(table, 0, "place officer-5 science:1")
        assert told(table, "gained")[0]["number"] == case["expect"]["gained"]
        act(table, 0, "accept" if case["data_analysis"] else "decline")
        if case["data_analysis"]:
            assert told(table, "cards-drawn")[0]["number"] == case["expect"]["files_drawn"]
            table.act(0, table.options(0)[0])
            assert len(player.files) == case["expect"]["files_kept"]
        assert player.store["data"] == case["expect"]["sector_data"]
        assert sum(one["number"] for one in told(table, "discarded-surplus")) == case["expect"]["discarded"]
        assert table.agenda[-1].name == "taking-turn"  # no Replenish
        assert table.turn.officers[0].department == ""


@rule("G7-E37", "G7-38.5", "G7-38.11", "G7-43.10", "G7-D31.5")
def test_lone_wolf() -> None:
    for case in example(37)["cases"]:
        table = ship()
        wolf = table.players[2]
        wolf.skills, wolf.dice = ("lone_wolf",), dice(f"{case.get('quarters', ['colonist'])[0]}-3")
        wolf.work_tasks = tuple(f"WT-{one + 1:02}" for one in range(case["hand"]))
        table.work_deck = tuple(f"WT-{one:02}" for one in range(10, 30))
        if case.get("active") == 2:
            turn_of(table, 2)
            act(table, 2, "place colonist-3 hq:0")
            assert table.seats() != (2,)  # the active player is not asked to join
            continue
        table.players[0].dice, table.players[1].dice = dice("colonist-5 hq:0"), dice("colonist-2 hq:1")
        table.then(Joining(2), HoldMeeting(0))
        if case["expect"] == "illegal":
            assert refusal(table, 2, "take-alone") == "hand-full G7-18.12"
            continue
        act(table, 2, "take-alone")
        (held,) = told(table, "meeting-held")
        assert len(wolf.work_tasks) == case["expect"]["hand"]
        assert held["number"] == case["expect"]["cards_drawn_for_meeting"]
        assert 2 not in held["players"]


# Rounds


@rule("G7-E28", "G7-5.5", "G7-5.6", "G7-5.7", "G7-5.8", "G7-D15")
@pytest.mark.parametrize("redirected", [True, False])
def test_order_of_return(redirected: bool) -> None:
    told_ = example(28)
    table = ship()
    blue, purple = table.players[0], table.players[3]
    blue.dice = dice("colonist-1 recovery", "colonist-2 chem_lab:1", "officer-3 assembly:1", "robot-4 KT-01")
    purple.dice = dice("robot-5 KT-01")
    if redirected:
        resolve(table, NOBODY, parse_effects(told_["given"]["effect"]), "test")
    table.then(ReturnCrew())
    table.agenda[:] = [*table.agenda[-1:], *table.agenda[:-1]]
    table.advance()
    expect = told_["expect"] if redirected else {**told_["expect"], **told_["without_effect"]}
    names = {"colonist-1": "blue_colonist_1", "colonist-2": "blue_colonist_2", "officer-3": "blue_officer"}
    names |= {"robot-4": "blue_robot", "robot-5": "purple_robot"}
    lying: dict[str, list[str]] = {"quarters_blue": [], "quarters_purple": [], "recovery_room": [], "supply": []}
    for player, colour in ((blue, "blue"), (purple, "purple")):
        for die in player.dice:
            place = f"quarters_{colour}" if die.at == "quarters" else {"recovery": "recovery_room"}.get(die.at, die.at)
            lying[place].append(names[die.name])
    assert lying == expect


@rule("G7-E32", "G7-24.10", "G7-24.12", "G7-5.14", "G7-5.15", "G7-5.16", "G7-D36")
def test_deadline_of_a_plot_goal() -> None:
    told_ = example(32)
    states = {"none": "", "success": "reached", "failure": "missed"}
    for case in told_["cases"]:
        given = told_["given"]
        state = goal_state(case["success"], given["target"], 0, case["end_of_round"], given["plot_advance"])
        assert state == states[case["expect"]["advance"]], case
    for case in told_["last_round"]:
        assert is_last(case["current"], case["last"] or 0, 10) == (case["expect"] == "episode_end")


@rule("G7-E44", "G7-D58.8")
def test_cold_dice() -> None:
    told_ = example(44)
    table = ship(3, sectors=("science", "engineering", "bioscience"))
    add_rules(table, ("new_room sixth_a", told_["given"]["modifier"]), "A1", "episode")
    for seat, kinds in told_["given"]["on_the_walk"].items():
        table.players[seat].dice = dice(*(f"{kind}-{seat + 4} sixth_a:shared_a" for kind in kinds))
        table.players[seat].store = stock(chems=told_["given"]["chems"][seat])
    table.players[2].dice = ()
    table.chief = told_["given"]["chief"]
    table.then(ReturnCrew())
    table.advance()
    act(table, 0, "pay-for-return officer-4")
    expect = told_["expect"]
    assert places(table, "quarters") == [
        f"{seat} {kind}" for seat, kinds in expect["quarters"].items() for kind in kinds
    ]
    assert places(table, RECOVERY) == [
        f"{seat} {kind}" for seat, kinds in expect["recovery_room"].items() for kind in kinds
    ]
    assert {seat: table.players[seat].store["chems"] for seat in expect["chems"]} == expect["chems"]


@rule("G7-E45", "G7-D58.5", "G7-D58.9", "G7-D58.10", "G7-D58.1")
def test_toll_and_upkeep() -> None:
    told_ = example(45)
    for case in told_["cases"]:
        table = row(ship(3), "KT-13" if len(case["contributors"]) > 2 else "KT-07")
        add_rules(table, (told_["toll"]["modifier"],), "6.61", "episode")
        table.round = case["round"]
        table.turn = Turn(0)
        offers = [Offer(seat, accepted=seat in case["contributors"]) for seat in range(3)]
        results = (2, 5, 2) if len(case["contributors"]) > 2 else (5, 2)
        for spot, seat in enumerate(case["contributors"]):
            table.players[seat].dice = dice(f"colonist-{results[spot]}")
            table.players[seat].store = stock(parts=told_["toll"]["tokens"][seat])
            offers[seat].lays = (Lay(seat, 0, (spot,), results[spot]),)
        table.proposal = Proposal(0, table.row[0].card, offers)
        reason = why_not_filled(table, table.proposal)
        assert (reason is None) == case["expect"]["legal"], case
        if reason is None:
            commit(table)
            table.advance()
            while table.seats():
                table.act(table.seats()[0], table.options(table.seats()[0])[0])
            got = {seat: sum(table.players[seat].store.values()) for seat in case["contributors"]}
            assert got == {seat: case["expect"]["tokens"][seat] for seat in case["contributors"]}
        else:
            assert reason.id == "cannot-pay-toll"
    for case in told_["upkeep"]:
        table = ship()
        for player in table.players:
            player.merit = 5
        table.vault, table.round = stock(**case["vault"]), case.get("round", 3)
        add_rules(table, tuple(case["modifiers"]), "5.00", "episode")
        table.then(PayUpkeep())
        table.advance()
        assert table.players[0].merit == 5 + case["expect"]["each_merit"]
        if "vault" in case["expect"]:
            assert table.vault == case["expect"]["vault"]


# Shared spots of rooms


@rule("G7-E43", "G7-D58.4", "G7-D58.6", "G7-D58.7")
def test_a_rule_and_a_price_for_each_fill() -> None:
    for case in example(43)["cases"]:
        table = ship()
        table.results = {"2": case["goal_2"]}
        add_rules(table, ("new_room sixth_a", *case["modifiers"]), "3.00", "episode")
        rules, prices = {}, {}
        for fill in range(1, 6):
            rules[fill] = group_of(table, "sixth_a:shared_a").rule.kind
            prices[fill] = group_cost(table, "sixth_a:shared_a").tokens["parts"]
            for one, _ in cost_rules(table, "sixth_a:shared_a"):
                spend(table, one)
            table.fills = {"sixth_a:shared_a": fill}
        for fill, kind in case["expect"].get("rules", {}).items():
            assert rules[fill] == kind
        for fill, parts in case["expect"]["parts"].items():
            assert prices[fill] == parts


# The story


@rule("G7-E47", "G7-6.23", "G7-6.24", "G7-D73")
def test_noted_cards_that_wait_and_cards_that_leave() -> None:
    for case in example(47)["cases"]:
        table = ship()
        if "card" in case:
            table.joined, table.episode = (case["card"],), case["unread_after"] + 1
            assert (case["card"] in crossroads_in_play(table)) == case["expect"]["in_deck_in_episode_5"]
            continue
        card, _, since = case["note"].split(" ")
        table.notes, table.episode = (Note(card, int(since)),), case["resolved_in"]
        joins: Any = "none"
        while table.episode < 7:
            add_noted_cards(table)
            if card in table.joined:
                joins = table.episode + 1
                break
            table.episode += 1
            assert table.episode - 1 in case["expect"].get("pending_after", [2, 3, 4])
        assert joins == case["expect"]["joins_for"], case


@rule("G7-E48", "G7-D72", "G7-D72.1", "G7-D72.4", "G7-D36")
def test_a_pass_that_waits() -> None:
    for case in example(48)["cases"]:
        table = ship(section="7.01")
        table.episode, table.goals, table.humans = 7, (), ()
        table.round, table.target, table.plot_advance = case["end_of_round"], 8, 3
        table.success = 8 if case["goal_a"] == "reached" else 0
        table.then(AdvancePlot())
        table.advance()
        expect = case["expect"]
        if "section_in_round_3" in expect:
            assert table.section == expect["section_in_round_3"]
            table.round = 3
            table.then(AdvancePlot())
            table.advance()
        else:
            assert list(table.visited) == expect["sections_read_at_once"]
        assert table.agenda[-1].name == "voting"
        for seat in range(4):
            act(table, seat, "vote wake")
        assert table.section == "7.50"
        assert table.success == 0
        plain = table.pack.sections["7.50"].goal
        assert plain is not None
        assert table.target - plain.target(4) == expect.get("goal_b_target_change", 0)


@rule("G7-E49", "G7-D58.12", "G7-D63", "G7-24.5", "G7-24.6")
def test_success_and_setback() -> None:
    told_ = example(49)
    for case in told_["cases"]:
        state = goal_state(case["success"], told_["goal"]["target"], case["setback"], 1, told_["goal"]["by_round"])
        reached = case["expect"] == "reached" or case["expect"]["reached"]
        assert (state == "reached") == reached
    for case in told_["paid"]:
        table = ship(section="2.80")  # replenished, 1 merit, at most 3
        for player in table.players:
            player.merit = 5
        for _ in range(case["events"]):
            happened(table, Happening("replenished", (0,), type="chems"))
        if "effect" in case:
            resolve(table, 0, parse_effects(case["effect"]), "C-001")
            table.advance()
        assert [player.merit - 5 for player in table.players] == [case["expect"]["each_merit"]] * 4
