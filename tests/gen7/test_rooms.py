"""Rooms: what a die brings, and which dice they take (G7-29 to G7-39)."""

import pytest

from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.rules.work_tasks import finish, task_cost
from quarterdeck.games.gen7.state import NOBODY, Gen7
from quarterdeck.kernel.words import words as words_of
from tests.gen7.tables import act, dice, offered, refusal, ship, stock, told, turn_of
from tests.rules import rule


def at_work(*hand: str, seat: int = 0, **store: int) -> Gen7:
    """The turn of a player with these dice and tokens; the decks have cards."""
    table = ship()
    table.players[seat].dice = (*dice(*hand), *dice("robot-1 supply"))
    table.players[seat].store = stock(**store)
    table.file_deck, table.algorithm_deck = ("FI-01", "FI-02", "FI-10", "FI-11"), ("AL-01", "AL-02", "AL-03", "AL-04")
    return turn_of(table, seat)


# Taking spots


@rule("G7-4.2", "G7-4.27", "G7-R34")
def test_the_prompt_asks_for_a_die_only_while_one_can_be_placed() -> None:
    def asked(table: Gen7) -> str:
        return table.agenda[-1].prompt(table, 0).id

    table = at_work("colonist-4", "colonist-2")
    assert asked(table) == "prompt-taking-turn"
    act(table, 0, "place colonist-4 data_center:1", "keep FI-10")
    assert asked(table) == "prompt-ending-turn"
    assert asked(at_work()) == "prompt-passing"


@rule("G7-4.2", "G7-4.6", "G7-4.7", "G7-39.1", "G7-29.2", "G7-42.4")
def test_a_die_goes_from_the_quarters_to_any_free_spot() -> None:
    table = at_work("colonist-4", "colonist-2")
    assert {"place colonist-4 science_lab:1", "place colonist-4 science_lab:4"} <= {*offered(table, 0, "place")}
    act(table, 0, "place colonist-4 science_lab:3", "skip-replenish")
    assert [die.at for die in table.players[0].dice] == ["science_lab:3", "quarters", "supply"]
    assert refusal(table, 0, "place colonist-2 science_lab:1") == "already-placed G7-4.2"


@rule("G7-4.5")
def test_dice_and_markers_keep_other_dice_from_a_spot() -> None:
    table = at_work("colonist-4")
    table.players[1].dice = dice("colonist-3 science_lab:1")
    table.covered, table.repairs = {"science_lab:2": ("effect",)}, ("science_lab:3",)
    for dots in (1, 2, 3):
        assert refusal(table, 0, f"place colonist-4 science_lab:{dots}") == "spot-taken G7-4.5"
    assert refusal(table, 0, "place colonist-4 science_lab:4") == ""


@rule("G7-38.2", "G7-33.6", "G7-42.1")
def test_no_robot_in_hq_unless_a_special_rule_lets_it_in() -> None:
    table = ship()
    table.players[0].dice = dice("robot-9")
    turn_of(table, 0)
    assert refusal(table, 0, "place robot-9 hq:0") == "no-robots-in-hq G7-38.2"
    add_rules(table, ("admitted robot hq",), "1.01", "episode")
    assert refusal(table, 0, "place robot-9 hq:0") == ""


@rule("G7-29.7", "G7-29.8", "G7-29.17")
def test_small_labs_take_dice_of_their_owner_only() -> None:
    table = at_work("colonist-4")
    assert refusal(table, 0, "place colonist-4 engineering:1") == "no-such-spot G7-29.7"
    act(table, 0, "place colonist-4 science:1")
    assert told(table, "gained")[0]["type"] == "data"
    assert {table.pack.rooms.get(sector) for sector in table.pack.sectors} == {None}


@rule("G7-D58.2")
def test_the_last_room_of_a_department_and_hq_stay_open() -> None:
    table = at_work("colonist-4")
    rules = ("closed science_lab", "closed assembly", "closed data_center", "closed hq")
    add_rules(table, rules, "1.01", "episode")
    assert refusal(table, 0, "place colonist-4 science_lab:1") == "room-closed G7-D58.2"
    assert refusal(table, 0, "place colonist-4 assembly:1") == "room-closed G7-D58.2"
    assert refusal(table, 0, "place colonist-4 data_center:1") == ""
    assert refusal(table, 0, "place colonist-4 hq:0") == ""


# Labs


@rule("G7-34.3", "G7-34.4", "G7-34.5", "G7-40.2")
def test_the_tech_lab_yields_parts_which_may_fill_the_vault() -> None:
    table = at_work("colonist-4", parts=13)
    act(table, 0, "place colonist-4 tech_lab:1")
    assert table.players[0].store["parts"] == 17
    assert offered(table, 0, "replenish") == ["replenish 3", "replenish 6"]
    act(table, 0, "replenish 6")
    assert (table.players[0].store["parts"], table.vault["parts"], table.players[0].merit) == (11, 6, 2)
    assert offered(table, 0, "replenish") == []


@rule("G7-34.5", "G7-29.3", "G7-4.10", "G7-1.28")
def test_parts_above_the_capacity_go_when_replenish_is_skipped() -> None:
    table = at_work("colonist-4", parts=13)
    act(table, 0, "place colonist-4 tech_lab:1", "skip-replenish")
    assert table.players[0].store["parts"] == 15
    assert told(table, "discarded-surplus") == [{"seat": 0, "type": "parts", "number": 2}]
    assert table.players[0].merit == 0


@rule("G7-34.6", "G7-35.7")
@pytest.mark.parametrize(("room", "type_"), [("tech_lab", "parts"), ("chem_lab", "chems")])
def test_replenish_does_not_exceed_the_vault(room: str, type_: str) -> None:
    table = at_work("colonist-4", **{type_: 6})
    table.vault = stock(**{type_: 12})
    act(table, 0, f"place colonist-4 {room}:1")
    assert offered(table, 0, "replenish") == ["replenish 3"]
    assert refusal(table, 0, "replenish 6") == "vault-full G7-7.6"


@rule("G7-35.5", "G7-35.6")
def test_chems_may_fill_the_vault_and_surplus_goes() -> None:
    table = at_work("colonist-4", chems=15)
    act(table, 0, "place colonist-4 chem_lab:3", "skip-replenish")
    assert table.players[0].store["chems"] == 15
    again = at_work("colonist-4", chems=15)
    act(again, 0, "place colonist-4 chem_lab:1", "replenish 3")
    assert (again.players[0].store["chems"], again.vault["chems"], again.players[0].merit) == (15, 3, 1)


# Centers


@rule("G7-32.2", "G7-32.5", "G7-40.5", "G7-4.9")
def test_the_production_center_draws_two_algorithms_and_keeps_one() -> None:
    table = at_work("colonist-4")
    act(table, 0, "place colonist-4 production_center:1")
    assert offered(table, 0, "keep") == ["keep AL-04", "keep AL-03"]
    act(table, 0, "keep AL-03")
    assert table.algorithm_pile == ("AL-04",)
    act(table, 0, "arrange AL-03,none none,none")
    assert table.players[0].algorithms == ("AL-03", "")


@rule("G7-32.3", "G7-43.1", "G7-40.4")
def test_more_algorithms_are_drawn_but_one_is_kept() -> None:
    table = at_work("colonist-4", data=2)
    table.players[0].skills = ("inventor",)
    act(table, 0, "place colonist-4 production_center:1", "draw-more 1")
    assert len(offered(table, 0, "keep")) == 4
    act(table, 0, "keep AL-01")
    assert {*table.algorithm_pile} == {"AL-02", "AL-03", "AL-04"}
    assert table.players[0].store["data"] == 1


@rule("G7-32.4", "G7-13.1")
def test_an_algorithm_that_is_not_laid_goes_under_the_deck() -> None:
    table = at_work("colonist-4")
    table.players[0].algorithms = ("AL-05", "AL-06")
    act(table, 0, "place colonist-4 production_center:1", "keep AL-04", "arrange AL-05,AL-04 none,none")
    assert table.players[0].algorithms == ("AL-05", "AL-04")
    assert {*table.algorithm_pile} == {"AL-03", "AL-06"}


def ways_to_lay(table: Gen7) -> list[str]:
    """What the first player may do with a new algorithm, in words."""
    words, frame = words_of("gen7"), table.agenda[-1]
    labels = [option.label(table, 0, frame) for option in table.options(0)]
    return [words.prompt(label) for label in labels if label is not None]


@rule("G7-13.2", "G7-13.9", "G7-32.4")
def test_each_way_to_lay_an_algorithm_says_what_becomes_of_it_and_a_free_slot_comes_first() -> None:
    table = at_work("colonist-4")
    table.players[0].algorithms = ("AL-05", "")
    act(table, 0, "place colonist-4 production_center:1", "keep AL-04")
    new, old = (words_of("gen7").text(f"card-{card}") for card in ("AL-04", "AL-05"))
    assert ways_to_lay(table) == [
        f"Lay {new} into a free slot",
        f"Lay {new} beneath {old}, to upgrade it",
        f"Lay {new} on {old}, which goes beneath and upgrades it",
        f"Lay {new} in place of {old}, which is discarded",
        f"Discard {new}, leave everything as it is",
    ]


CENTERS = {
    "data_center": ("WT-01", {"data": 5}, "scientist"),
    "production_center": ("WT-13", {"parts": 5}, "engineer"),
    "medical_center": ("WT-25", {"chems": 5}, "biologist"),
}


def in_center(room: str, *skills: str) -> Gen7:
    """A player with a work task of the center and its price comes to it."""
    card, cost, _ = CENTERS[room]
    table = at_work("colonist-4", **cost)
    player = table.players[0]
    player.skills, player.work_tasks, player.asleep = skills, (card,), False
    table.file_deck = table.algorithm_deck = ()
    act(table, 0, f"place colonist-4 {room}:1", *(["draw-more 0"] if "data" in cost else []))
    return table


@rule("G7-18.6", "G7-18.7", "G7-18.8", "G7-18.9", "G7-18.11", "G7-30.5", "G7-32.6", "G7-37.5", "G7-40.1", "G7-40.2")
@pytest.mark.parametrize("room", CENTERS)
def test_a_work_task_is_finished_in_its_center(room: str) -> None:
    table, card = in_center(room), CENTERS[room][0]
    act(table, 0, f"finish-task {card}")
    player = table.players[0]
    assert (player.merit, player.store, player.work_tasks) == (4, stock(), ())
    assert table.work_pile == (card,)
    assert offered(table, 0, "finish-task") == []


@rule("G7-43.4", "G7-43.6", "G7-43.7")
@pytest.mark.parametrize("room", CENTERS)
def test_a_skill_adds_merit_to_work_tasks_of_its_center(room: str) -> None:
    card, _, skill = CENTERS[room]
    table = in_center(room, skill)
    act(table, 0, f"finish-task {card}")
    assert table.players[0].merit == 7


@rule("G7-18.6", "G7-18.7", "G7-4.10")
def test_a_work_task_needs_its_center_and_its_price() -> None:
    table = at_work("colonist-4", data=1)
    table.players[0].work_tasks, table.file_deck = ("WT-01", "WT-13"), ()
    act(table, 0, "place colonist-4 data_center:1", "draw-more 0")
    assert refusal(table, 0, "finish-task WT-01") == "cannot-pay G7-18.7"
    assert refusal(table, 0, "finish-task WT-13") == "other-center G7-18.6"
    act(table, 0, "skip-task")
    assert table.players[0].work_tasks == ("WT-01", "WT-13")


@rule("G7-18.10")
def test_the_special_text_of_a_work_task_is_carried_out() -> None:
    table = at_work("colonist-4", parts=5)
    table.players[0].work_tasks, table.algorithm_deck = ("WT-14",), ()
    act(table, 0, "place colonist-4 production_center:1", "finish-task WT-14")
    assert [player.merit for player in table.players] == [4, 1, 1, 1]


@rule("G7-D30", "G7-4.15", "G7-19.3", "G7-D74")
def test_files_skills_and_kept_cards_come_between_two_actions_of_a_room() -> None:
    means = {"play-file FI-10", "use-skill hacker", "use-kept C-024"}
    table = ship(3)
    player = table.players[0]
    player.dice = dice("colonist-4", "colonist-4", "robot-1 supply")
    player.files, player.kept, player.skills, player.uses = ("FI-10",), ("C-024",), ("hacker",), {"hacker": 1}
    player.work_tasks, player.store = ("WT-01",), stock(data=1)
    table.file_deck = ("FI-01", "FI-02", "FI-03", "FI-04", "FI-05")
    turn_of(table, 0)
    act(table, 0, "place colonist-4 data_center:1")
    assert table.agenda[-1].name == "drawing-cards"
    assert means <= {*offered(table, 0)}
    act(table, 0, "draw-more 0", "keep FI-05")
    assert table.agenda[-1].name == "finishing-task"
    assert means <= {*offered(table, 0)}
    act(table, 0, "use-skill hacker", "skip-task")
    table.turn.placements, player.uses = 1, {"hacker": 1}
    act(table, 0, "place colonist-4 science_lab:1")
    assert table.agenda[-1].name == "replenishing"
    assert means <= {*offered(table, 0)}


@rule("G7-D58.4")
def test_modifiers_of_merit_and_of_work_tasks_work_once_if_they_say_so() -> None:
    table = at_work("colonist-4", "colonist-4", "colonist-3", parts=12, data=6)
    rules = ("replenish_merit +2 once", "task_merit work_task +3 once", "less_cost work_task any 2 once")
    add_rules(table, rules, "1.01", "episode")
    act(table, 0, "place colonist-4 tech_lab:1", "replenish 3")
    assert table.players[0].merit == 3
    table.turn.placements, table.players[0].merit = 1, 0
    act(table, 0, "place colonist-4 tech_lab:2", "replenish 3")
    assert table.players[0].merit == 1
    assert [text.partition(" ")[2] for text in table.spent] == ["replenish_merit +2 once"]
    cost = task_cost(table, "WT-01")
    finish(table, 0, "WT-01", (0, 0, 0))
    assert (cost.saved, task_cost(table, "WT-01").saved) == (2, 0)
    assert len(table.spent) == 3


def test_what_happens_to_nobody_makes_no_algorithm_work() -> None:
    table = ship()
    for player in table.players:
        player.algorithms = ("AL-12", "")
    before = list(table.agenda)
    happened(table, Happening("awaken_done", (NOBODY,)))
    assert table.agenda == before
    happened(table, Happening("awaken_done", (1,)))
    assert table.agenda != before
