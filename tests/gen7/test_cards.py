"""Decks, work tasks, files and algorithms (G7-13, G7-18, G7-19, G7-5.11)."""

import pytest

from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.rules import decks
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.rounds import Refresh
from quarterdeck.games.gen7.state import Gen7, Task
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.gen7.test_set_up import drafted, opened
from tests.rules import rule

DECKS = {
    "files": ("file_deck", "file_pile", ("FI-01", "FI-02", "FI-03")),
    "algorithms": ("algorithm_deck", "algorithm_pile", ("AL-01", "AL-02", "AL-03")),
    "work_tasks": ("work_deck", "work_pile", ("WT-01", "WT-02", "WT-03")),
}


def with_deck(deck: str, down: int) -> Gen7:
    """A deck of which so many cards lie face down and the others face up beneath it."""
    table = ship()
    place, pile, cards = DECKS[deck]
    setattr(table, place, cards[:down])
    setattr(table, pile, cards[down:])
    return table


@rule("G7-13.3", "G7-18.2", "G7-19.5", "G7-D16", "G7-C8")
@pytest.mark.parametrize("deck", DECKS)
def test_face_up_cards_become_the_deck_when_the_last_card_is_taken(deck: str) -> None:
    table = with_deck(deck, 1)
    place, pile, cards = DECKS[deck]
    assert decks.draw(table, deck, 1) == cards[:1]
    assert getattr(table, pile) == ()
    assert sorted(getattr(table, place)) == [*cards[1:]]
    assert told(table, "deck-shuffled") == [{"deck": deck}]


@rule("G7-13.4", "G7-13.5", "G7-18.3", "G7-18.4", "G7-19.6", "G7-19.7")
@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_looked_through_with_its_face_up_cards_and_shuffled_with_them(deck: str) -> None:
    table = with_deck(deck, 1)
    place, pile, cards = DECKS[deck]
    resolve(table, 0, parse_effects(f"search {deck} 1"), "F-08")
    table.advance()
    assert offered(table, 0) == [f"find {card}" for card in cards]
    act(table, 0, f"find {cards[2]}")
    assert getattr(table, pile) == ()
    assert sorted(getattr(table, place)) == [*cards[:2]]


@rule("G7-5.11", "G7-D11")
def test_the_key_task_row_goes_under_the_deck_with_its_tokens() -> None:
    table = ship()
    table.key_deck = ("KT-03",)
    table.row = (Task("KT-01", finished=True), Task("KT-02", tokens=stock(data=2)))
    table.then(Refresh())
    table.advance()
    assert table.row == ()
    assert table.key_pile == ("KT-01", "KT-02")


@rule("G7-18.1", "G7-2.34", "G7-38.8")
def test_work_tasks_come_from_the_set_up_and_from_meetings() -> None:
    table = drafted(opened())
    assert [len(player.work_tasks) for player in table.players] == [2, 2, 2]
    table = ship(3)
    table.players[0].dice, table.work_deck = dice("colonist-4", "robot-1 supply"), ("WT-01", "WT-02", "WT-03")
    for player in table.players[1:]:
        player.dice = ()
    turn_of(table, 0)
    act(table, 0, "place colonist-4 hq:0", "take-task WT-02")
    assert table.players[0].work_tasks == ("WT-02",)


@rule("G7-19.1", "G7-19.2", "G7-37.2")
def test_files_join_the_hand_without_a_limit() -> None:
    table = ship()
    player = table.players[0]
    player.files, player.work_tasks = ("FI-10",) * 20, ("WT-01",)
    player.dice, table.file_deck = dice("colonist-4", "robot-1 supply"), ("FI-01", "FI-02")
    turn_of(table, 0)
    act(table, 0, "place colonist-4 data_center:1", "keep FI-01")
    assert player.files == (*["FI-10"] * 20, "FI-01")
    assert player.work_tasks == ("WT-01",)


@rule("G7-19.3", "G7-4.15")
def test_files_are_played_between_two_actions_of_a_room() -> None:
    table = ship()
    player = table.players[0]
    player.files, player.work_tasks, player.store = ("FI-11",), ("WT-13",), stock(parts=1)  # it costs 5 parts
    player.dice, table.algorithm_deck = dice("colonist-4", "robot-1 supply"), ("AL-01", "AL-02")
    turn_of(table, 0)
    act(table, 0, "place colonist-4 production_center:1", "keep AL-01", "arrange AL-01,none none,none")
    assert offered(table, 0, "finish-task") == []
    act(table, 0, "play-file FI-11", "finish-task WT-13")
    assert (player.merit, player.store) == (4, stock())


@rule("G7-13.11", "G7-13.10", "G7-13.6")
@pytest.mark.parametrize(("upgrade", "merit"), [(None, 1), ("AL-01", 2), ("AL-04", 2)])
def test_any_card_beneath_an_algorithm_upgrades_it_and_does_nothing_else(upgrade: str | None, merit: int) -> None:
    table = ship()
    player = table.players[0]
    player.algorithms, player.upgrades = ("AL-04", ""), (upgrade, None)
    happened(table, Happening("replenished", (0,), type="data"))
    happened(table, Happening("die_placed", (0,), room="chem_lab"))  # what AL-01 would wait for
    table.advance()
    assert player.merit == merit
    assert player.store == stock()


@rule("G7-4.21", "G7-16.4", "G7-R11", "G7-R14")
def test_the_engine_draws_the_card_and_keeps_its_reverse_secret() -> None:
    table = ship()
    table.players[0].dice, table.crossroads = dice("officer-3", "robot-1 supply"), ("C-001",)
    turn_of(table, 0)
    act(table, 0, "place officer-3 medical_center:1")
    while table.agenda[-1].name != "taking-turn":
        table.act(0, table.options(0)[-1])
    act(table, 0, "end-turn")
    assert table.card == "C-001"
    assert table.seats() == (0,)
    for viewer in (0, 1, None):
        assert "C-001/" not in str(table.view(viewer))
    assert [*table.told] == ["C-001", "C-001?1", "C-001?2"][: len(table.told)]


@rule("G7-R48", "G7-9.2", "G7-R12")
def test_the_duty_officer_is_asked_and_the_first_card_is_not_shown() -> None:
    table = ship()
    table.duty = 0
    table.players[0].dice = dice("officer-3", "robot-1 supply")
    table.crossroads = ("C-006", "C-001")  # C-001 asks for the biological department
    turn_of(table, 0)
    act(table, 0, "place officer-3 science_lab:4", "end-turn")
    assert offered(table, 0) == ["ask-second", "no-second"]
    assert "C-001" not in str(table.view(0))
    act(table, 0, "no-second")
    assert table.crossroads == ("C-001", "C-006")


@rule("G7-D44.2", "G7-D44.3")
def test_an_algorithm_that_is_left_has_not_been_used_this_turn() -> None:
    table = ship()
    player = table.players[0]
    player.algorithms, player.asleep = ("AL-12", ""), False  # after an Awaken a die may leave the Recovery Room
    player.skills, player.uses = ("patron",), {"patron": 2}
    player.dice = dice("officer-3", "colonist-0 supply", "robot-1 supply")
    turn_of(table, 0)
    act(table, 0, "place officer-3 medical_center:1", "decline", "let-awaken 0", "accept", "bring-back colonist-0")
    assert [die.at for die in player.dice[:2]] == ["medical_center:1", "quarters"]
    happened(table, Happening("awaken_done", (0,)))
    table.advance()
    assert offered(table, 0, "accept") == []  # once per turn


@rule("G7-18.10", "G7-D76")
def test_sixty_four_years_of_days_improve_the_computer_when_finished() -> None:
    table = ship()
    player, table.file_deck = table.players[0], ("FI-01", "FI-02")
    player.work_tasks, player.store = ("W-08",), stock(data=7)
    player.dice, table.divisions = dice("colonist-4", "robot-1 supply"), {**table.divisions, "computer": 2, "energy": 2}
    turn_of(table, 0)
    act(table, 0, "place colonist-4 data_center:1", "draw-more 0", "keep FI-01")
    assert table.divisions["computer"] == 2
    act(table, 0, "finish-task W-08")
    assert (table.divisions["computer"], table.divisions["energy"]) == (1, 2)
    assert (player.merit, player.store, player.work_tasks) == (4, stock(), ())


@rule("G7-18.10", "G7-D76")
def test_wake_them_gently_awakens_once_more_when_finished() -> None:
    table = ship()
    player = table.players[0]
    player.work_tasks, player.store = ("W-09",), stock(chems=6)
    player.dice = dice("colonist-4", "colonist-0 supply", "colonist-0 supply", "robot-1 supply")
    turn_of(table, 0)
    act(table, 0, "place colonist-4 medical_center:1")
    assert (len(told(table, "colonist-awakened")), len(told(table, "sleeper-prepared"))) == (1, 0)
    act(table, 0, "finish-task W-09")
    assert (len(told(table, "colonist-awakened")), len(told(table, "sleeper-prepared"))) == (1, 1)
    assert (player.merit, player.store) == (4, stock())


@rule("G7-D48", "G7-D71.2", "G7-R18")
@pytest.mark.parametrize(("result", "legal"), [(2, True), (6, True), (1, False), (7, False)])
def test_ines_knot_lets_one_number_count_as_up_to_two_more_or_less(result: int, legal: bool) -> None:
    table = row(ship(), "KT-01")  # both spots equal
    player = table.players[0]
    player.files, player.store, player.dice = ("F-09",), stock(data=2), dice("colonist-4", f"officer-{result}")
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die colonist-4 1", f"lay-die officer-{result} 2")
    assert refusal(table, 0, "commit") == "rule-broken G7-26.5"
    act(table, 0, "seal F-09")
    assert (refusal(table, 0, "commit") == "") == legal
