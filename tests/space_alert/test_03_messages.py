"""Computer messages (SA-3.2): what is said when, and what it does."""

from typing import Any

import pytest
import yaml

from quarterdeck import BadOptions, Event, Game, Illegal
from quarterdeck.kernel.clauses import all_clauses
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.space_alert.tables import flight, refusal, resolved, told

DECKS = ["common_external", "common_internal", "serious_external", "serious_internal"]
ZONES = ["red", "white", "blue", "internal"]
TRANSFER = 185
"""When the first data transfer of S2-1 opens."""


def hand(game: Game, seat: int) -> list[str]:
    return list(game.view(seat)["players"][seat]["hand"])


def hand_sizes(game: Game) -> list[int]:
    return [player["hand"] for player in game.view(None)["players"]]


def numbers(game: Game) -> list[int]:
    return [threat["number"] for threat in game.view(None)["threats"]]


def said(game: Game) -> list[tuple[int, Event]]:
    """Everything that the computer says in S2-1 before the end, and when: all its times are multiples of 5."""
    return [(at, event) for at in range(0, 600, 5) for event in game.clock(at)]


# Threats


@rule("SA-3.2.2", "SA-3.2.3", "SA-3.2.5", "SA-R16")
@pytest.mark.parametrize(
    ("mission", "at", "deck", "number", "zone", "officer"),
    [
        ("S2-1", 10, "serious_external", 2, "white", 2),
        ("S2-1", 110, "common_external", 4, "blue", 2),
        ("S2-1", 350, "serious_external", 7, "red", 2),
        ("S2-2", 35, "common_internal", 2, "internal", 3),
        ("S2-2", 290, "serious_internal", 6, "internal", 3),
    ],
)
def test_the_officer_lays_out_the_top_card_of_the_right_deck_for_all_to_see(
    mission: str, at: int, deck: str, number: int, zone: str, officer: int
) -> None:
    game = flight(mission=mission, communications_officer=2, chief_of_security=3)
    game.clock(at - 0.1)
    top_card, *rest = game.state.decks[DECKS.index(deck)].cards
    assert number not in numbers(game)
    events = game.clock(at)
    expected = {"seat": officer, "threat": top_card, "n": number, "zone": zone}
    assert [event.args for event in events] == [{**expected, "serious": "serious" in deck, "unconfirmed": False}]
    assert events[0].clause == ("SA-3.2.3" if zone == "internal" else "SA-3.2.2")
    assert game.state.decks[DECKS.index(deck)].cards == tuple(rest)
    for viewer in (0, 1, 2, 3, None):
        laid = [threat for threat in game.view(viewer)["threats"] if threat["number"] == number]
        assert [(threat["code"], ZONES[threat["zone"]]) for threat in laid] == [(top_card, zone)]


@rule("SA-3.2.4")
def test_the_number_of_a_threat_is_its_turn_and_its_rank() -> None:
    table = resolved("-", threats=[["E1-05", 3, "red"], ["E1-07", 2, "blue"], ["E1-08", 1, "white"]], stop="3.threats")
    turn, appeared, moved = 0, [], []
    for event in table.event_sink or []:
        turn = event.args.get("turn", turn)
        appeared += [(turn, event.args["n"])] if event.kind == "threat-appears" else []
        moved += [event.args["n"]] if event.kind == "threat-moves" and turn == 3 else []
    assert appeared == [(1, 1), (2, 2), (3, 3)]
    assert moved == [1, 2, 2, 3]  # number 2 is told from letter to letter
    assert told(table, "threat-moves")[0].args["threat"] == "E1-08"


@rule("SA-E32", "SA-3.2.6")
@pytest.mark.parametrize(
    ("crew", "seats", "options"),
    [(4, 4, {}), (5, 5, {}), (4, 3, {}), (5, 4, {"extra_android": True}), (4, 1, {})],
)
def test_an_unconfirmed_report_counts_only_for_a_crew_of_five(crew: int, seats: int, options: Any) -> None:
    example = yaml.safe_load(all_clauses()["SA-E32"].text)
    game = flight(seats, mission=example["script"], **options)
    game.clock(599)
    assert numbers(game) == example["expect"][f"crew_{crew}_threat_numbers"]


@rule("SA-3.2.6", "SA-R2")
def test_an_unconfirmed_report_that_counts_is_told_as_one() -> None:
    game = flight(5)
    told = [event.args for event in game.clock(599) if event.kind == "threat-announced"]
    assert [args["n"] for args in told if args["unconfirmed"]] == [3]
    assert [args["n"] for args in told if args["serious"]] == [2, 7]


@rule("SA-3.2.6")
def test_an_unconfirmed_report_that_is_ignored_draws_no_card() -> None:
    game = flight(4)
    decks = [deck.cards for deck in game.state.decks]
    game.clock(54)
    assert game.clock(109) == []
    assert [deck.cards for deck in game.state.decks][:2] == decks[:2]


# Data


@rule("SA-3.2.7", "SA-R17")
def test_incoming_data_puts_one_card_of_the_pile_into_every_hand() -> None:
    game = flight()
    game.clock(139)
    pile, sizes = game.state.draw_pile, hand_sizes(game)
    game.clock(140)
    assert hand_sizes(game) == [size + 1 for size in sizes]
    assert [hand(game, seat)[-1] for seat in range(4)] == list(pile[:4])
    assert game.view(None)["draw_pile"] == len(pile) - 4


@rule("SA-3.2.19", "SA-D43")
@pytest.mark.parametrize(("left", "drawn"), [(0, [0, 0, 0, 0]), (2, [1, 1, 0, 0])])
def test_an_empty_pile_gives_nothing(left: int, drawn: list[int]) -> None:
    game = flight()
    game.clock(139)
    game.state.draw_pile = game.state.draw_pile[:left]
    before = hand_sizes(game)
    game.clock(140)
    assert [after - size for after, size in zip(hand_sizes(game), before, strict=True)] == drawn


@rule("SA-3.2.8", "SA-R18")
@pytest.mark.parametrize("seconds", [5, 8, 10])
def test_a_card_can_be_given_only_while_the_window_is_open(seconds: int) -> None:
    game = flight(transfer_seconds=seconds)
    text = f"give {hand(game, 1)[0]} 2"
    refusals = []
    for at in (TRANSFER - 0.1, TRANSFER, TRANSFER + seconds - 0.1, TRANSFER + seconds):
        game.clock(at)
        refusals.append(refusal(game, 1, text))
    assert refusals == ["SA-3.2.8", None, None, "SA-3.2.8"]
    assert game.events[-1].kind == "transfer-closes"


@rule("SA-R18")
@pytest.mark.parametrize("seconds", [4, 11])
def test_a_window_lasts_five_to_ten_seconds(seconds: int) -> None:
    with pytest.raises(BadOptions, match="transfer_seconds"):
        flight(transfer_seconds=seconds)


@rule("SA-3.2.8", "SA-R19")
def test_a_given_card_arrives_at_once_in_one_other_hand() -> None:
    game = flight()
    game.clock(TRANSFER)
    given, *kept = hand(game, 1)
    received = hand(game, 2)
    assert refusal(game, 1, f"give {given} 1") == "SA-3.2.8"
    assert refusal(game, 1, f"give {given} 4") == "SA-3.2.8"
    game.act(1, f"give {given} 2")
    assert hand(game, 1) == kept
    assert hand(game, 2) == [*received, given]
    assert [game.events_for(seat)[-1].args["card"] for seat in (0, 1, 2, None)] == [None, given, given, None]
    with pytest.raises(Illegal):
        game.undo(1)
    assert hand(game, 2) == [*received, given]


@rule("SA-3.2.9", "SA-R19")
def test_heroic_cards_are_never_given() -> None:
    game = flight()
    game.clock(TRANSFER)
    heroic = next(card for card in hand(game, 1) if card.startswith("H"))
    assert refusal(game, 1, f"give {heroic} 2") == "SA-3.2.9"
    assert not [option for option in game.choices(1) if str(option).startswith("give H")]


@rule("SA-3.2.10", "SA-R19")
def test_each_gives_one_card_per_message_and_receives_any_number() -> None:
    game = flight()
    game.clock(TRANSFER)
    before = hand_sizes(game)
    for seat in (1, 2, 3):
        game.act(seat, f"give {hand(game, seat)[0]} 0")
    assert [after - size for after, size in zip(hand_sizes(game), before, strict=True)] == [3, -1, -1, -1]
    assert refusal(game, 1, f"give {hand(game, 1)[0]} 0") == "SA-3.2.10"
    game.clock(265)
    assert refusal(game, 1, f"give {hand(game, 1)[0]} 0") is None


@rule("SA-3.2.11", "SA-D47")
def test_a_planned_card_must_be_taken_back_before_it_is_given() -> None:
    game = flight()
    game.clock(TRANSFER)
    player = game.state.players[1]
    card = player.hand[0]
    player.hand[:] = [card]
    game.act(1, f"place 1 {card} 1")
    assert refusal(game, 1, f"give {card} 2") == "SA-3.2.11"
    game.act(1, "take-back 1 1")
    assert refusal(game, 1, f"give {card} 2") is None


@rule("SA-3.2.11", "SA-D47")
def test_a_locked_card_cannot_be_given() -> None:
    game = flight()
    card = hand(game, 1)[0]
    game.act(1, f"place 1 {card} 1")
    game.act(1, "end-phase", at=TRANSFER)
    game.state.players[1].hand[:] = []
    assert refusal(game, 1, f"give {card} 2") == "SA-3.2.11"
    assert refusal(game, 1, "take-back 1 1") == "SA-3.1.10"


# Communications


@rule("SA-3.2.12")
def test_communications_are_down_from_the_message_until_they_are_restored() -> None:
    game = flight()
    game.clock(169.9)
    assert game.view(1)["communications"]
    assert [event.kind for event in game.clock(170)] == ["communications-down"]
    game.clock(179.9)
    assert not game.view(1)["communications"]
    assert [event.kind for event in game.clock(180)] == ["communications-up"]
    assert game.view(1)["communications"]


@rule("SA-R21", "SA-3.2.17")
def test_an_early_end_restores_communications() -> None:
    game = flight(trips=True)
    game.clock(475)
    assert not game.view(1)["communications"]
    for seat in range(4):
        game.act(seat, "consent")
    assert game.view(1)["communications"], "players may talk about what is revealed"


@rule("SA-3.2.13", "SA-R22", "SA-R23")
def test_while_communications_are_down_everybody_goes_on_planning_in_sight_of_all() -> None:
    game = flight(3)
    game.clock(475)
    assert game.view(0)["communications"] is False
    own, other, third, *_ = hand(game, 0)
    for text in (
        f"place 0 {own} 8",
        f"place 0 {other} 9",
        "swap 0 8 9",
        "turn 0 8",
        "move 0 9 10",
        f"place 3 {third} 12",
    ):
        game.act(0, text)
    game.act(0, "take-back 0 8")
    game.act(0, "consent")
    seen = game.view(1)
    assert seen["crew"][0]["plan"][10] == "action"
    assert seen["crew"][3]["plan"][12] == third
    assert seen["players"][0]["consents"]
    assert game.events_for(2)[-1].kind == "consents"


@rule("SA-3.2.13", "SA-R22", "SA-R23")
def test_while_communications_are_down_a_phase_can_be_ended() -> None:
    game = flight()
    game.act(0, "end-phase", at=175)
    assert game.view(0)["communications"] is False
    assert [player["phase"] for player in game.view(3)["players"]] == [2, 1, 1, 1]


# The clock and the phases


@rule("SA-3.2.14", "SA-3.2.16", "SA-R26")
def test_every_phase_end_is_announced_60_20_and_5_seconds_before() -> None:
    warnings = [
        (at, event.args["seconds"], event.args["phase"], event.clause)
        for at, event in said(flight())
        if event.kind == "warning"
    ]
    ends = [(225, 1, "SA-3.2.14"), (450, 2, "SA-3.2.14"), (600, 3, "SA-3.2.16")]
    assert warnings == [(end - left, left, phase, clause) for end, phase, clause in ends for left in (60, 20, 5)]


@rule("SA-3.2.14")
@pytest.mark.parametrize("at", [165, 205, 220, 390, 430, 445, 540, 580, 595])
def test_a_warning_changes_nothing_by_itself(at: int) -> None:
    game = flight()
    game.clock(at - 0.1)
    before = [{**game.view(seat), "now": 0, "heard": 0} for seat in range(4)]
    assert [event.kind for event in game.clock(at)] == ["warning"]
    assert [{**game.view(seat), "now": 0, "heard": 0} for seat in range(4)] == before


@rule("SA-3.2.15", "SA-R12", "SA-R14", "SA-R15")
def test_the_end_of_a_phase_locks_it_for_all_and_hands_out_the_next_pack() -> None:
    game = flight()
    game.act(0, "end-phase")
    card, *_ = hand(game, 1)
    game.act(1, f"place 1 {card} 1", at=224.9)
    packs = [player.packs[0] for player in game.state.players]
    ahead = hand(game, 0)
    with pytest.raises(Illegal) as refused:
        game.act(1, "move 1 1 2", at=225)
    assert refused.value.reason.clause == "SA-3.1.10"
    assert game.view(1)["crew"][1]["plan"][:4] == [None, card, None, None]
    assert [player["phase"] for player in game.view(None)["players"]] == [2, 2, 2, 2]
    assert hand(game, 0) == ahead
    assert all(hand(game, seat)[-5:] == list(packs[seat]) for seat in (1, 2, 3))
    assert all(refusal(game, seat, f"place {seat} {hand(game, seat)[0]} 4") is None for seat in range(4))


@rule("SA-3.2.16")
@pytest.mark.parametrize(("mission", "end"), [("S2-1", 600), ("S2-2", 620), ("S1-1", 420)])
def test_all_planning_is_over_at_the_end_of_the_operation(mission: str, end: int) -> None:
    game = flight(mission=mission)
    game.clock(end - 0.1)
    assert game.seats() == (0, 1, 2, 3)
    assert game.clock(end)[0].kind == "action-round-ends"
    assert game.over


@rule("SA-3.2.17", "SA-D45")
@pytest.mark.parametrize(("mission", "opens"), [("S2-1", 450), ("S2-4", 440), ("S1-1", 250), ("S1-2", 220)])
def test_the_round_ends_early_when_all_agree_after_phase_2_or_in_the_last_of_two(mission: str, opens: int) -> None:
    game = flight(mission=mission)
    game.clock(opens - 0.1)
    assert {refusal(game, seat, "consent") for seat in range(4)} == {"SA-3.2.17"}
    last = words("space-alert").reason(game.why_not(0, "consent") or Reason("", ""))
    assert last.endswith(f"after the end of phase {game.state.phase}."), "what the refusal says comes true"
    for seat in range(4):
        assert not game.over
        game.act(seat, "consent", at=opens + seat)
    assert game.over


@rule("SA-D45", "SA-D48")
def test_a_two_phase_flight_that_ends_early_has_seven_turns_and_all_its_threats() -> None:
    game = flight(mission="S1-2")
    game.clock(220)
    assert numbers(game) == [1, 2]
    for seat in range(4):
        game.act(seat, "consent")
    assert numbers(game) == [1, 2, 4]
    turns = [event.args["turn"] for event in game.events if event.kind == "step-begins"]
    assert (turns[0], turns[-1]) == (1, 8)
    assert refusal(flight(mission="S1-2"), 0, "place 0 A/< 8") == "SA-12.5"


@rule("SA-3.2.18", "SA-R3")
def test_messages_come_at_their_times_whatever_the_players_do() -> None:
    quiet = [(at, event.kind) for at, event in said(flight())]
    game, busy = flight(), []
    for at in range(5, 600, 5):
        for seat in range(4):
            options = [option for option in game.choices(seat) if str(option) not in ("end-phase", "consent")]
            game.act(seat, options[len(options) // 2], at=at - 1)
        busy += [(at, event.kind) for event in game.clock(at)]
    assert busy == quiet
    times = {kind: [at for at, said_kind in quiet if said_kind == kind] for _, kind in quiet}
    assert times["threat-announced"] == [10, 110, 240, 290, 350]
    assert times["incoming-data"] == [140, 230]
    assert times["transfer-opens"] == [185, 265, 395, 500]
    assert times["communications-down"] == [170, 320, 470, 555]
    assert times["phase-ends"] == [225, 450]
