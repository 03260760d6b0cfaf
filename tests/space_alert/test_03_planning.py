"""Planning (SA-3.1): packs, slots and cards until the action round ends."""

from collections import Counter
from typing import Any

import pytest

from quarterdeck import Event, Game
from tests.rules import rule
from tests.space_alert.tables import flight, refusal


def hand(game: Game, seat: int) -> list[str]:
    """The cards of a hand as its owner sees them; the heroic card of pack 1 is the last."""
    return list(game.view(seat)["players"][seat]["hand"])


def plan(game: Game, board: int, seat: int | None) -> list[str | None]:
    """A board as `seat` sees it: slot 1 first."""
    return list(game.view(seat)["crew"][board]["plan"][1:])


def phases(game: Game) -> list[int]:
    return [player["phase"] for player in game.view(None)["players"]]


def open_slots(game: Game, seat: int) -> set[int]:
    """The slots on which `seat` is offered to lay a card."""
    return {int(str(option).split()[3]) for option in game.choices(seat) if str(option).startswith("place ")}


def two_planned(**options: object) -> tuple[Game, str, str]:
    """Seat 0 has laid two cards of its hand on slots 1 and 2."""
    game = flight(**options)
    first, second, *_ = hand(game, 0)
    game.act(0, f"place 0 {first} 1")
    game.act(0, f"place 0 {second} 2")
    return game, first, second


def one_card(card: str, slot: int = 1) -> Game:
    """Nobody has planned anything but seat 0, whose only card this is; the round is over."""
    game = flight()
    game.state.players[0].hand[:] = [card if card[0] in "ABCX" else card[::-1]]
    game.act(0, f"place 0 {card} {slot}")
    game.clock(600)
    return game


def doings(game: Game, turn: int) -> list[Event]:
    """What crew members did in the Player Actions step of a turn."""
    begun = [(n, e.args["turn"], e.args["step"]) for n, e in enumerate(game.events) if e.kind == "step-begins"]
    start = next(n for n, t, step in begun if (t, step) == (turn, "player-actions"))
    end = next(n for n, t, step in begun if (t, step) == (turn, "compute-damage"))
    return [event for event in game.events[start:end] if "crew" in event.args]


@rule("SA-3.1.1", "SA-3.2.1")
def test_the_start_message_begins_phase_1_for_everybody() -> None:
    game = flight(start=False)
    for seat in (0, 1, 2):
        game.act(seat, "ready")
    assert phases(game) == [0, 0, 0, 0]
    assert not open_slots(game, 0)
    game.act(3, "ready")
    assert phases(game) == [1, 1, 1, 1]
    assert game.view(None)["phase"] == 1


@rule("SA-3.1.2")
def test_at_the_start_everybody_holds_pack_1_and_may_plan_slots_1_to_3() -> None:
    game = flight(start=False)
    packs = [player.packs[0] for player in game.state.players]
    for seat in range(4):
        game.act(seat, "ready")
    assert [tuple(hand(game, seat)) for seat in range(4)] == packs
    assert all(open_slots(game, seat) == {1, 2, 3} for seat in range(4))


@rule("SA-3.1.3")
def test_a_card_from_hand_goes_to_a_slot_of_the_own_board() -> None:
    game = flight()
    card, *rest = hand(game, 0)
    game.act(0, f"place 0 {card} 2")
    assert plan(game, 0, 0)[:3] == [None, card, None]
    assert hand(game, 0) == rest


@rule("SA-3.1.3")
def test_a_slot_holds_one_card_and_only_the_own_cards_and_board_count() -> None:
    game, _, _ = two_planned()
    card = hand(game, 0)[0]
    strange = next(card for card in ("X/<", "X/>", "X/^", "A/^", "B/^") if card not in hand(game, 0))
    assert refusal(game, 0, f"place 0 {card} 1") == "SA-3.1.3"
    assert refusal(game, 0, "move 0 1 2") == "SA-3.1.3"
    assert refusal(game, 0, f"place 1 {card} 3") == "SA-3.1.3"
    assert refusal(game, 0, f"place 0 {strange} 3") == "SA-3.1.3"
    assert refusal(game, 0, f"place 0 {card} 3") is None


@rule("SA-3.1.4")
@pytest.mark.parametrize(
    ("card", "done"),
    [("C/<", ["maintained"]), ("</C", ["moved"]), ("A/>", ["loaded"]), (">/A", ["moved"])],
)
def test_only_the_top_half_is_done(card: str, done: list[str]) -> None:
    assert [event.kind for event in doings(one_card(card), 1)] == done


@rule("SA-3.1.5")
def test_a_slot_without_a_card_means_no_action() -> None:
    game = one_card("C/<", slot=2)
    assert doings(game, 1) == []
    assert [event.args["crew"] for event in doings(game, 2)] == [0]


@rule("SA-3.1.6", "SA-D5")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_slots_of_a_phase_may_be_filled_also_none(count: int) -> None:
    game = flight()
    for slot, card in enumerate(hand(game, 0)[:count], 1):
        game.act(0, f"place 0 {card} {slot}")
    game.act(0, "end-phase")
    game.act(0, "end-phase")
    game.clock(600)
    assert game.over
    assert sum(card is not None for card in plan(game, 0, None)) == count


@rule("SA-3.1.7", "SA-3.1.18", "SA-D6", "SA-R8")
def test_the_back_of_a_planned_card_shows_action_or_movement_and_nothing_else() -> None:
    game = flight()
    action, movement, *_, heroic = hand(game, 0)
    upper, lower = movement.split("/")
    for slot, card in enumerate((action, f"{lower}/{upper}", heroic), 1):
        game.act(0, f"place 0 {card} {slot}")
    for seat in (1, 2, 3, None):
        assert plan(game, 0, seat)[:4] == ["action", "movement", "action", None]
        told = [event.args["card"] for event in game.events_for(seat) if event.kind == "card-placed"]
        assert told == ["action", "movement", "action"]
    game.act(0, "turn 0 3")
    assert plan(game, 0, 1)[:4] == ["action", "movement", "movement", None]
    assert game.events_for(1)[-1].args["card"] == "movement"


@rule("SA-3.1.8")
@pytest.mark.parametrize(
    ("command", "slots", "back"),
    [
        ("move 0 1 3", "-ba", ""),
        ("turn 0 1", "Ab-", ""),
        ("swap 0 1 2", "ba-", ""),
        ("take-back 0 1", "-b-", "a"),
        ("take-back 0 2", "a--", "b"),
    ],
)
def test_cards_of_the_phase_can_be_moved_turned_swapped_and_taken_back(command: str, slots: str, back: str) -> None:
    game, first, second = two_planned()
    rest = hand(game, 0)
    game.act(0, command)
    names = {"a": first, "b": second, "A": "/".join(first.split("/")[::-1]), "-": None}
    assert plan(game, 0, 0)[:3] == [names[name] for name in slots]
    assert hand(game, 0) == [*rest, *(names[name] for name in back)]


@rule("SA-3.1.8")
@pytest.mark.parametrize(
    ("command", "kind", "args"),
    [
        ("move 0 1 3", "card-moved", {"slot": 1, "to_slot": 3}),
        ("turn 0 1", "card-turned", {"slot": 1, "card": "movement"}),
        ("swap 0 1 2", "cards-swapped", {"slot": 1, "to_slot": 2}),
        ("take-back 0 1", "card-taken-back", {"slot": 1}),
    ],
)
def test_others_are_told_of_every_change_on_a_board(command: str, kind: str, args: dict[str, Any]) -> None:
    game, _, _ = two_planned()
    game.act(0, command)
    told = game.events_for(1)[-1]
    assert (told.kind, told.clause, told.args) == (kind, "SA-3.1.8", {"seat": 0, "board": 0, **args})


@rule("SA-3.1.8")
def test_a_card_can_be_added_and_changed_as_often_as_wanted_until_the_phase_is_over() -> None:
    game, first, second = two_planned()
    third = hand(game, 0)[0]
    for command in ("swap 0 1 2", "take-back 0 2", f"place 0 {third} 2", f"place 0 {first} 3", "turn 0 3", "turn 0 3"):
        game.act(0, command, at=game.state.now + 30)
    assert plan(game, 0, 0)[:3] == [second, third, first]


@rule("SA-3.1.9", "SA-3.1.15")
def test_taking_pack_2_adds_it_to_the_cards_left_in_hand() -> None:
    game, _, _ = two_planned()
    left, pack_2 = hand(game, 0), game.state.players[0].packs[0]
    game.act(0, "end-phase")
    assert hand(game, 0) == [*left, *pack_2]
    assert phases(game) == [2, 1, 1, 1]
    assert open_slots(game, 0) == {4, 5, 6, 7}


@rule("SA-3.1.10", "SA-R6")
@pytest.mark.parametrize("command", ["move 0 1 3", "turn 0 1", "swap 0 1 2", "take-back 0 1", "place 0 {card} 3"])
def test_slots_of_an_ended_phase_are_locked_but_the_owner_still_sees_them(command: str) -> None:
    game, first, second = two_planned()
    text = command.format(card=hand(game, 0)[0])
    assert refusal(game, 0, text) is None
    game.act(0, "end-phase")
    assert refusal(game, 0, text) == "SA-3.1.10"
    assert plan(game, 0, 0)[:3] == [first, second, None]


@rule("SA-3.1.11")
def test_phase_2_plans_slots_4_to_7_until_pack_3_is_taken() -> None:
    game = flight()
    game.act(0, "end-phase")
    card, pack_3 = hand(game, 0)[0], game.state.players[0].packs[0]
    game.act(0, f"place 0 {card} 7")
    assert refusal(game, 0, "move 0 7 4") is None
    game.act(0, "end-phase")
    assert refusal(game, 0, "move 0 7 4") == "SA-3.1.10"
    assert hand(game, 0)[-5:] == list(pack_3)
    assert open_slots(game, 0) == {8, 9, 10, 11, 12}


@rule("SA-3.1.12")
def test_phase_3_plans_slots_8_to_12_until_the_round_ends() -> None:
    game = flight()
    game.clock(450)
    assert open_slots(game, 0) == {8, 9, 10, 11, 12}
    assert refusal(game, 0, "end-phase") == "SA-3.1.12"
    card = hand(game, 0)[0]
    game.act(0, f"place 0 {card} 12", at=599.9)
    assert refusal(game, 0, "take-back 0 12") is None
    game.clock(600)
    assert game.why_not(0, "take-back 0 12") is not None


@rule("SA-3.1.13")
@pytest.mark.parametrize(("ended", "closed"), [(0, [4, 7, 8, 12]), (1, [8, 12])])
def test_slots_of_later_phases_are_closed(ended: int, closed: list[int]) -> None:
    game = flight()
    for _ in range(ended):
        game.act(0, "end-phase")
    card = hand(game, 0)[0]
    assert {refusal(game, 0, f"place 0 {card} {slot}") for slot in closed} == {"SA-3.1.13"}


@rule("SA-3.1.14")
def test_each_player_may_end_phases_early_and_alone() -> None:
    game = flight()
    game.act(2, "end-phase", at=1)
    game.act(2, "end-phase", at=1)
    game.act(1, "end-phase", at=2)
    assert phases(game) == [1, 2, 3, 1]
    assert open_slots(game, 0) == {1, 2, 3}
    game.clock(225)
    assert phases(game) == [2, 2, 3, 2]


@rule("SA-3.1.15")
def test_cards_left_in_hand_at_the_end_do_nothing() -> None:
    game = flight()
    game.clock(599)
    held = Counter(card for seat in range(4) for card in hand(game, seat))
    game.clock(600)
    assert [hand(game, seat) for seat in range(4)] == [[]] * 4
    assert Counter(game.view(None)["discarded"]) == held
    turns = [event.args["turn"] for event in game.events if event.kind == "step-begins"]
    assert not any(doings(game, turn) for turn in range(1, min(max(turns), 13)))


@rule("SA-3.1.16")
@pytest.mark.parametrize(("ended", "slot"), [(0, 3), (1, 4), (2, 12)])
@pytest.mark.parametrize("half", [0, 1])
def test_a_heroic_card_is_planned_with_either_half_up_in_any_phase(ended: int, slot: int, half: int) -> None:
    game = flight()
    halves = hand(game, 0)[-1].split("/")
    for _ in range(ended):
        game.act(0, "end-phase")
    laid = f"{halves[half]}/{halves[1 - half]}"
    game.act(0, f"place 0 {laid} {slot}")
    assert plan(game, 0, 0)[slot - 1] == laid
    game.act(0, f"turn 0 {slot}")
    game.act(0, f"take-back 0 {slot}")
    assert "/".join(halves) in hand(game, 0)


@rule("SA-3.1.18", "SA-D6", "SA-R6")
def test_of_another_hand_only_the_number_of_cards_is_known() -> None:
    game = flight()
    game.clock(400)
    for viewer in (0, 1, 2, 3, None):
        hands = [player["hand"] for player in game.view(viewer)["players"]]
        assert [type(held) for held in hands] == [list if seat == viewer else int for seat in range(4)]
        drawn = [event for event in game.events_for(viewer) if event.kind == "cards-drawn"]
        assert all((event.args["cards"] is None) == (event.args["seat"] != viewer) for event in drawn)
        assert {event.args["seat"] for event in drawn} == {0, 1, 2, 3}
