"""HQ: the work meeting and the chief of staff's badge (G7-12, G7-18, G7-38, G7-D26, G7-D27, G7-D66)."""

from quarterdeck.games.gen7.rules.rounds import RoundBegins
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import act, dice, offered, refusal, ship, told, turn_of
from tests.rules import rule

CARDS = tuple(f"WT-{number:02}" for number in range(1, 12))


def meeting(*hands: str, cards: tuple[str, ...] = CARDS) -> Gen7:
    """Seat 0 opens a meeting; each seat has one die besides the robot in the supply."""
    table = ship(len(hands))
    for player, hand in zip(table.players, hands, strict=True):
        player.dice = (*dice(hand), *dice("robot-1 supply"))
    table.work_deck = cards
    turn_of(table, 0)
    act(table, 0, f"place {hands[0]} hq:0")
    return table


@rule("G7-12.2", "G7-12.3", "G7-R27", "G7-D26.3", "G7-38.4")
def test_players_join_one_after_another_and_take_the_first_spot() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2", "colonist-6")
    assert table.chief == 0
    assert table.seats() == (1,)
    act(table, 1, "join colonist-5")
    assert table.seats() == (2,)
    assert told(table, "meeting-joined") == [{"seat": 1, "die": "colonist-5", "result": 5}]
    act(table, 2, "stay-away")
    act(table, 3, "join colonist-6")
    assert [player.dice[0].at for player in table.players] == ["hq:0", "hq:1", "quarters", "hq:2"]


@rule("G7-38.4", "G7-D26.3")
def test_who_may_join_can_point_at_the_room_or_at_the_spot_that_is_taken() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    assert table.targets(1, table.option("join colonist-5")) == ("room:hq", "spot:hq:1", "die:1:colonist-5")
    act(table, 1, "join colonist-5")
    assert "spot:hq:2" in table.targets(2, table.option("join colonist-2"))


@rule("G7-38.6", "G7-38.12", "G7-D27")
def test_cards_go_round_twice_and_the_rest_goes_under_the_deck() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    act(table, 1, "join colonist-5")
    act(table, 2, "stay-away")
    assert table.seats() == (1,)  # the highest result is first
    assert refusal(table, 1, "take-none") == "must-take G7-38.10"
    for seat in (1, 0, 1, 0):
        act(table, seat, offered(table, seat, "take-task")[0])
    assert [len(player.work_tasks) for player in table.players] == [2, 2, 0]
    assert len(table.work_pile) == 1


@rule("G7-38.6", "G7-18.2")
def test_face_up_cards_become_the_deck_while_drawing() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2", cards=("WT-01",))
    table.work_pile = ("WT-10", "WT-11", "WT-12")
    act(table, 1, "stay-away")
    act(table, 2, "stay-away")
    assert len(table.players[0].drawn_work_tasks) == 3
    assert told(table, "deck-shuffled")[0] == {"deck": "work_tasks"}


@rule("G7-18.12", "G7-D27", "G7-38.11")
def test_nobody_holds_more_than_five_work_tasks() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    table.players[0].work_tasks = ("WT-20", "WT-21", "WT-22", "WT-23", "WT-24")
    act(table, 1, "stay-away")
    act(table, 2, "stay-away")
    assert offered(table, 0, "take-task") == []
    act(table, 0, "take-none", "take-none")
    assert len(table.work_pile) == 3


@rule("G7-D26.1", "G7-D26.5")
def test_hq_holds_one_die_of_each_player_and_one_meeting() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    assert [*table.pack.rooms["hq"].dots] == [0, 1, 2, 3]
    act(table, 1, "stay-away")
    act(table, 2, "stay-away")
    act(table, 0, offered(table, 0, "take-task")[0], "take-none")
    table = turn_of(table, 1)
    assert refusal(table, 1, "place colonist-5 hq:0") == "spot-taken G7-4.5"
    assert refusal(table, 1, "place colonist-5 hq:1") == "no-such-spot G7-38.3"


@rule("G7-D66")
def test_no_files_and_tokens_while_joining() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    table.players[1].files = ("FI-01",)
    table.players[1].store = {"data": 4, "parts": 4, "chems": 4}
    assert {text.split()[0] for text in offered(table, 1)} == {"join", "stay-away"}


@rule("G7-12.4", "G7-D7.5")
def test_the_badge_makes_its_holder_first_from_the_next_round_on() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    table.order = (1, 2, 0)
    act(table, 1, "stay-away")
    assert (table.chief, table.order) == (0, (1, 2, 0))
    table.agenda = [RoundBegins(2)]
    table.advance()
    assert table.order == (0, 1, 2)
    assert told(table, "round-began")[-1] == {"round": 2, "seat": 0}


@rule("G7-D26.2", "G7-C15", "G7-43.10")
def test_at_a_second_meeting_nobody_brings_a_second_die() -> None:
    table = ship(3)
    for player in table.players:
        player.dice = dice("colonist-4", "colonist-5", "robot-1 supply")
    table.players[0].files, table.players[2].skills = ("FI-08",), ("lone_wolf",)
    table.work_deck = tuple(f"WT-{number:02}" for number in range(1, 20))
    turn_of(table, 0)
    act(table, 0, "place colonist-4 hq:0")
    act(table, 1, "join colonist-4")
    act(table, 2, "join colonist-4")
    while table.agenda[-1].name == "meeting":
        (seat,) = table.seats()
        table.act(seat, table.options(seat)[0])
    act(table, 0, "play-file FI-08", "take-back colonist-4 hq:0", "end-turn")
    turn_of(table, 1)
    assert refusal(table, 1, "place colonist-5 hq:0") == "already-in-hq G7-D26.2"
    assert "place colonist-5 hq:0" not in offered(table, 1)
    turn_of(table, 0)
    act(table, 0, "place colonist-5 hq:0")
    assert table.agenda[-1].name == "meeting"  # the others are present already
    assert len(told(table, "meeting-held")[-1]["players"]) == 3


@rule("G7-38.7", "G7-C15")
def test_at_a_second_meeting_who_came_to_the_first_ranks_before_an_equal_die_on_the_chief_spot() -> None:
    table = ship(3)
    for player in table.players:
        player.dice = dice("colonist-4", "colonist-5", "robot-1 supply")
    table.players[0].files, table.work_deck = ("FI-08",), CARDS
    turn_of(table, 0)
    act(table, 0, "place colonist-5 hq:0")
    act(table, 1, "join colonist-5")
    act(table, 2, "stay-away")
    while table.agenda[-1].name == "meeting":
        (seat,) = table.seats()
        table.act(seat, table.options(seat)[0])
    assert told(table, "meeting-held")[-1]["players"] == [0, 1]
    act(table, 0, "play-file FI-08", "take-back colonist-5 hq:0", "end-turn")
    turn_of(table, 0)
    act(table, 0, "place colonist-5 hq:0")
    act(table, 2, "stay-away")
    assert told(table, "meeting-held")[-1]["players"] == [1, 0]


@rule("G7-D58", "G7-38.4")
def test_special_rules_say_which_dice_may_join() -> None:
    table = ship(3)
    hands = ("colonist-3", "robot-1 supply"), ("officer-5", "colonist-2", "robot-1 supply"), ("officer-4", "robot-2")
    for player, hand in zip(table.players, hands, strict=True):
        player.dice = dice(*hand)
    add_rules(table, ("admitted robot hq", "barred officer hq"), "1.01", "episode")
    turn_of(table, 0)
    act(table, 0, "place colonist-3 hq:0")
    assert offered(table, 1) == ["join colonist-2", "stay-away"]
    act(table, 1, "stay-away")
    assert offered(table, 2) == ["join robot-2", "stay-away"]
