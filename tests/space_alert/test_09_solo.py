"""Alone with four androids (SA-9.4 to SA-9.9)."""

import pytest

from quarterdeck import Game, Illegal
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.space_alert.tables import flight, refusal


def open_slots(game: Game, board: int) -> set[int]:
    """The slots on which the only player is offered to lay a card."""
    offered = [str(option).split() for option in game.choices(0)]
    return {int(words[3]) for words in offered if words[:2] == ["place", str(board)]}


def heroics(game: Game) -> list[str]:
    return [member["heroic"] for member in game.view(0)["crew"]]


@rule("SA-9.4")
def test_a_heroic_card_is_used_by_its_own_android_only() -> None:
    game = flight(1)
    for owner, card in enumerate(heroics(game)):
        legal = [board for board in range(4) if refusal(game, 0, f"place {board} {card} 1") is None]
        assert legal == [owner]


@rule("SA-9.4", "SA-9.5")
def test_a_heroic_card_taken_back_lies_beside_its_android_again() -> None:
    game = flight(1)
    card = heroics(game)[2]
    game.act(0, f"place 2 {card} 5")
    assert heroics(game)[2] is None
    game.act(0, "take-back 2 5")
    assert heroics(game)[2] == card
    assert card not in game.view(0)["players"][0]["hand"]
    assert refusal(game, 0, f"place 1 {card} 5") is not None


@rule("SA-9.5", "SA-R41")
@pytest.mark.parametrize("command", ["move 3 2 1", "turn 3 2", "swap 3 2 3", "take-back 3 2"])
def test_cards_may_be_changed_until_the_end_of_their_phase_is_announced(command: str) -> None:
    game = flight(1)
    game.act(0, "place 3 A/< 2")
    game.act(0, "place 3 </C 3")
    game.clock(224.9)
    assert refusal(game, 0, command) is None
    with pytest.raises(Illegal) as refused:
        game.act(0, command, at=225)
    assert refused.value.reason.clause == "SA-9.5"
    assert game.view(0)["crew"][3]["plan"][1:4] == [None, "A/<", "</C"]


@rule("SA-9.5")
def test_a_changed_plan_is_what_counts() -> None:
    game = flight(1)
    for text in ("place 3 A/< 2", "turn 3 2", "move 3 2 1", "place 3 B/> 2", "swap 3 1 2", "take-back 3 1"):
        game.act(0, text)
    assert game.view(0)["crew"][3]["plan"][1:4] == [None, "</A", None]


@rule("SA-9.6", "SA-R41")
@pytest.mark.parametrize("mission", ["S2-1", "S2-5"])
def test_data_transfers_and_failures_are_not_announced(mission: str) -> None:
    game = flight(1, mission=mission)
    cards = game.view(0)["players"][0]["hand"]
    for at in range(0, 600, 5):
        game.clock(at)
        assert game.view(0)["communications"]
        assert not game.view(0)["transfer_open"]
    assert {message["say"] for message in game.view(0)["heard"]} == {"start", "threat", "warning", "phase_end"}
    assert game.view(0)["players"][0]["hand"] == cards


@rule("SA-9.7")
def test_phases_and_the_operation_end_by_the_clock() -> None:
    game, ends = flight(1), {}
    assert refusal(game, 0, "end-phase") == "SA-9.7"
    for at in range(0, 605, 5):
        ends.update({event.kind + str(event.args.get("phase", "")): at for event in game.clock(at)})
    assert (ends["phase-ends1"], ends["phase-ends2"], ends["action-round-ends"]) == (225, 450, 600)


@rule("SA-9.9", "SA-D59", "SA-R41")
@pytest.mark.parametrize(("at", "first"), [(0, 1), (224.9, 1), (225, 4), (449.9, 4), (450, 8), (599.9, 8)])
def test_every_slot_is_open_until_its_own_phase_ends(at: float, first: int) -> None:
    game = flight(1)
    game.clock(at)
    for board in range(4):
        assert open_slots(game, board) == set(range(first, 13))
        assert {refusal(game, 0, f"place {board} A/< {slot}") for slot in range(1, first)} <= {"SA-9.5"}


@rule("SA-R41")
def test_the_whole_deck_and_all_boards_are_open_to_the_player() -> None:
    game = flight(1)
    game.act(0, "place 1 A/< 12")
    seen = game.view(0)
    assert len(seen["players"][0]["hand"]) == 89
    assert all(str(member["heroic"]).startswith("H") for member in seen["crew"])
    assert seen["crew"][1]["plan"][12] == "A/<"


# Practice


def planned(*, clock: bool) -> Game:
    """A solo flight in which some cards lie, all of them planned before phase 1 ends."""
    game = flight(1, clock=clock, mission="S2-1")
    for text in ("place 0 C/< 1", "place 0 C/> 4", "place 1 >/A 1", "place 1 A/> 2", "place 2 ^/B 1", "place 2 B/^ 5"):
        game.act(0, text)
    return game


@rule("SA-9.8")
def test_practice_begins_with_all_threats_and_has_no_clock() -> None:
    game = planned(clock=False)
    assert [threat["number"] for threat in game.view(0)["threats"]] == [2, 4, 5, 6, 7]
    assert game.clock(100_000) == []
    assert game.view(0)["phase"] == 1
    assert refusal(game, 0, "turn 0 1") is None


@rule("SA-9.8", "SA-R32")
def test_practice_is_resolved_like_any_flight() -> None:
    timed, untimed = planned(clock=True), planned(clock=False)
    timed.clock(600)
    for _ in range(3):
        untimed.act(0, "go-on")
    assert untimed.over
    assert report(untimed.state) == report(timed.state)


@rule("SA-R45")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_any_number_of_players_may_practise_without_a_log(seats: int) -> None:
    game = flight(seats, clock=False)
    assert game.view(None)["practice"]
    assert not flight(seats).view(None)["practice"]
    for _ in range(3 if seats == 1 else 9):  # two phase ends, the end, and what only several players hear
        assert not game.over
        assert game.clock(game.state.now + 1000) == []
        for seat in range(seats):
            heard = len(game.view(None)["heard"])
            game.act(seat, "go-on")
            assert (len(game.view(None)["heard"]) > heard) == (seat == seats - 1)
    assert game.over


@rule("SA-9.1")
@pytest.mark.parametrize(("mission", "kind"), [("S1-1", "Test run"), ("S2-1", "Mission")])
def test_alone_the_briefing_says_what_is_flown_and_with_whom(mission: str, kind: str) -> None:
    game = flight(1, start=False, clock=False, mission=mission)
    asked = game.state.agenda[-1].prompt(game.state, 0)
    assert words("space-alert").prompt(asked) == f"{kind} with 4 androids: you plan for all of them. Ready?"


def warnings(game: Game, seat: int = 0) -> list[tuple[str, int, int]]:
    """What a player is told before going on: the message, the phase and the number of empty slots."""
    return [(said.id, said.args["phase"], said.args["count"]) for said in game.preview(seat, "go-on")]


@rule("SA-R45", "SA-9.5")
def test_going_on_alone_warns_of_the_empty_slots_of_the_phase_that_ends() -> None:
    game = flight(1, clock=False)
    slots = 3 * len(game.state.crew)
    assert warnings(game) == [("ends-phase-with-empty-slots", 1, slots)]
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 2 {card} 1")
    game.act(0, f"place 2 {game.view(0)['players'][0]['hand'][0]} 4")
    assert warnings(game) == [("ends-phase-with-empty-slots", 1, slots - 1)]
    game.act(0, "go-on")
    assert warnings(game)[0][1:] == (2, 4 * len(game.state.crew) - 1)


@rule("SA-R45")
def test_going_on_together_warns_of_own_slots_only() -> None:
    game = flight(2, clock=False)
    assert warnings(game, 0) == [("may-end-phase-with-empty-slots", 1, 3)]
    for slot in (1, 2, 3):
        game.act(0, f"place 0 {game.view(0)['players'][0]['hand'][0]} {slot}")
    assert warnings(game, 0) == []
    assert warnings(game, 1) == [("may-end-phase-with-empty-slots", 1, 3)]


@rule("SA-R45")
def test_with_a_clock_nobody_can_hurry_it() -> None:
    assert refusal(flight(), 0, "go-on") == "SA-R3"


@rule("SA-R45")
def test_in_practice_a_transfer_is_open_until_all_go_on() -> None:
    game = flight(2, clock=False)
    for seat in (0, 1, 0, 1):  # incoming data, then the transfer
        game.act(seat, "go-on")
    card = game.view(0)["players"][0]["hand"][0]
    game.clock(1000)
    assert refusal(game, 0, f"give {card} 1") is None
    for seat in (0, 1):
        game.act(seat, "go-on")
    assert refusal(game, 0, f"give {card} 1") == "SA-3.2.8"


@rule("SA-R18", "SA-R45")
def test_in_practice_every_transfer_is_told_to_close_before_the_next_message() -> None:
    game = flight(2, clock=False)
    while not game.over:
        for seat in (0, 1):
            game.act(seat, "go-on")
    transfers = [event.kind for event in game.events if event.kind.startswith("transfer")]
    assert transfers == ["transfer-opens", "transfer-closes"] * 4
