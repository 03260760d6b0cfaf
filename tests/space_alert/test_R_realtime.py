"""Real-time digital play (SA-R1 to SA-R44): the clock, who sees what, the end, solo and spectators."""
# ruff: noqa: N999 - named after the chapter

from typing import Any

import pytest

from quarterdeck import CannotUndo, Game, Illegal, QuarterdeckError
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.content.script import ENDS, Message
from quarterdeck.games.space_alert.rules.campaign import ChooseCourse, ChooseDifficulty, ChooseStorage, Repair
from quarterdeck.kernel.chance import Chance
from tests.rules import rule
from tests.space_alert.tables import flight, refusal

VIEWERS = [0, 1, 2, 3, None]


def hand(game: Game, seat: int) -> list[str]:
    return list(game.view(seat)["players"][seat]["hand"])


def all_consent(game: Game) -> Game:
    """The round ends by consent of all; phase 2 must be over."""
    for seat in range(len(game.view(None)["players"])):
        game.act(seat, "consent")
    return game


def some_plan(**options: Any) -> Game:
    """Everybody has laid the first two cards of pack 1; phase 3 has begun."""
    game = flight(**options)
    for seat in range(4):
        for slot, card in enumerate(hand(game, seat)[:2], 1):
            game.act(seat, f"place {seat} {card} {slot}")
    game.clock(450)
    return game


# Clock and messages


@rule("SA-R1")
def test_the_clock_starts_when_the_last_player_is_ready() -> None:
    game = flight(start=False)
    game.clock(1000)
    assert game.view(None)["heard"] == []
    for seat, at in ((2, 1001), (0, 1002), (3, 1003), (1, 1037)):
        assert game.view(None)["phase"] == 0
        game.act(seat, "ready", at=at)
    assert game.view(None)["asked"]["start"] == 1037
    assert [event.kind for event in game.clock(1046.9)] == []
    assert [event.kind for event in game.clock(1047)] == ["threat-announced"]


@rule("SA-R2")
def test_a_message_takes_effect_at_its_time_for_everybody_at_once() -> None:
    game = flight()
    for at, kinds in ((10, ["threat-announced"]), (140, ["incoming-data"] + ["cards-drawn"] * 4)):
        game.clock(at - 0.001)
        seen = len(game.events)
        game.clock(at)
        assert all([event.kind for event in game.events_for(viewer, seen)] == kinds for viewer in VIEWERS)


@rule("SA-R4", "SA-R7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_seen_does_not_depend_on_what_will_be_said(viewer: int | None) -> None:
    game = flight()
    game.clock(200)
    seen, offered = game.view(viewer), game.choices(viewer or 0)
    game.state.script = (Message(201, "threat", 8, 1, serious=True), Message(777, "phase_end", 1), Message(999, "end"))
    assert game.view(viewer) == seen
    assert game.choices(viewer or 0) == offered


@rule("SA-R4", "SA-R7")
def test_bots_think_about_worlds_that_do_not_name_the_mission() -> None:
    game = Game("space-alert", seats=3, seed="1")
    assert game.state.script_code
    assert game.state.imagined(0, Chance("1")).script_code == ""
    game.state.turn = 1  # now everybody knows it (SA-R28)
    assert game.state.imagined(0, Chance("1")).script_code == game.state.script_code


@rule("SA-R4", "SA-R7", "SA-9.8")
def test_bots_think_about_other_untimed_scripts_too() -> None:
    game = Game("space-alert", seats=3, seed="1", clock=False, mission="S2-1")
    before = {game.state.imagined(0, Chance(str(seed))).script for seed in range(20)}
    assert len(before) > 3
    for seat in range(3):
        game.act(seat, "ready")
    say = [message.say for message in game.state.script]
    worlds = [game.state.imagined(0, Chance(str(seed))) for seed in range(20)]
    assert len({world.script for world in worlds}) > 3
    assert all([m.say for m in world.script if m.say in ENDS] == [s for s in say if s in ENDS] for world in worlds)
    assert not any(message.say == "threat" for world in worlds for message in world.script)


@rule("SA-R4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_when_communications_will_return(viewer: int | None) -> None:
    game = flight()
    game.clock(175)
    times = [value for message in game.view(viewer)["heard"] for value in (message["at"], message.get("until", 0))]
    assert max(times) <= 175


@rule("SA-R4", "SA-R7")
def test_the_name_of_a_random_mission_is_not_told_before_the_end() -> None:
    game = flight(mission="random-mission")
    game.clock(500)
    for viewer in VIEWERS:
        assert "S2-" not in str(game.view(viewer)) + str(game.events_for(viewer))
    assert game.state.script_code.startswith("S2-")


@rule("SA-R5")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_public_at_all_times(viewer: int | None) -> None:
    game = flight(3, captain=1, communications_officer=2, chief_of_security=0)
    own, other, third, *_ = hand(game, 1)
    for text in (f"place 0 {own} 3", f"place 2 {other} 1", "end-phase", f"place 0 {third} 4"):
        game.act(1, text)
    game.clock(120)
    seen = game.view(viewer)
    assert [(threat["number"], threat["zone"], threat["code"]) for threat in seen["threats"]] == [
        (threat.number, threat.zone, threat.code) for threat in game.state.threats
    ]
    assert len(set(seen["tracks"])) == 4
    assert [seen["setting"][role] for role in ("captain", "communications_officer", "chief_of_security")] == [1, 2, 0]
    assert [member["seat"] for member in seen["crew"]] == [1, 2, -1, 0]
    assert [player["phase"] for player in seen["players"]] == [1, 2, 1]
    sizes = [len(player["hand"]) if seat == viewer else player["hand"] for seat, player in enumerate(seen["players"])]
    assert sizes == [6, 9, 6]
    assert [slot for slot, card in enumerate(seen["crew"][0]["plan"]) if card] == [3, 4]
    assert seen["crew"][2]["plan"][1] == other
    assert (seen["ship"]["shields"], seen["ship"]["reactors"], seen["ship"]["rockets"]) == ([1, 1, 1], [2, 3, 2], 3)
    assert seen["draw_pile"] == len(game.state.draw_pile) == 90 - 3 * 17


@rule("SA-R6")
def test_the_owner_sees_the_own_hand_and_the_own_planned_cards() -> None:
    game = some_plan()
    for seat, player in enumerate(game.state.players):
        assert game.view(seat)["players"][seat]["hand"] == player.hand
        assert game.view(seat)["crew"][seat]["plan"] == game.state.crew[seat].plan


@rule("SA-R7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_decks_tiles_packs_undealt_cards_or_the_script(viewer: int | None) -> None:
    game = flight()
    seen = game.view(viewer)
    assert {type(pile["cards"]) for pile in [*seen["decks"], *seen["tiles"]]} == {int}
    assert [player["packs"] for player in seen["players"]] == [[5, 5]] * 4
    assert type(seen["draw_pile"]) is int
    assert not {"undealt", "script", "script_code", "chance", "agenda"} & set(seen)


@rule("SA-R9", "SA-R11")
def test_these_are_the_commands_of_the_action_round() -> None:
    game = flight(3)
    for slot, card in enumerate(hand(game, 0)[:2], 1):
        game.act(0, f"place 0 {card} {slot}")
    verbs = {str(option).split()[0] for option in game.choices(0)}
    assert verbs == {"place", "move", "turn", "swap", "take-back", "end-phase"}
    game.clock(500)
    assert {str(option).split()[0] for option in game.choices(0)} == {"place", "give", "consent"}


@rule("SA-R13")
def test_ending_the_own_phase_cannot_be_undone() -> None:
    game = flight()
    game.act(0, "end-phase")
    held = hand(game, 0)
    assert len(held) == 10
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert (hand(game, 0), game.view(0)["players"][0]["phase"]) == (held, 2)


# Ending the action round


@rule("SA-R27")
def test_consent_can_be_withdrawn_until_all_have_given_it() -> None:
    game = flight()
    game.clock(450)
    assert refusal(game, 0, "withdraw") == "SA-R27"
    for seat in (0, 1, 2):
        game.act(seat, "consent")
    assert refusal(game, 0, "consent") == "SA-R27"
    game.act(0, "withdraw")
    assert [player["consents"] for player in game.view(3)["players"]] == [False, True, True, False]
    game.act(3, "consent", at=455)
    assert not game.over
    game.act(0, "consent", at=456)
    assert game.over
    assert game.state.now == 456


@rule("SA-R28")
def test_at_the_end_hands_go_out_of_play_and_boards_and_script_are_public() -> None:
    game = some_plan(trips=True)
    ship, plans = game.view(None)["ship"], [member.plan for member in game.state.crew]
    held = sorted(card for seat in range(4) for card in hand(game, seat))
    game.act(0, f"place 0 {hand(game, 0)[0]} 12")
    held.remove(plans[0][12])
    assert "script_code" not in game.view(1)
    all_consent(game)
    for viewer in VIEWERS:
        seen = game.view(viewer)
        assert seen["turn"] == 1
        assert seen["script_code"] == "S2-1"
        assert [message["at"] for message in seen["script"]] == [470, 490, 500, 505, 540, 555, 565, 580, 595, 600]
        assert [member["plan"] for member in seen["crew"]] == plans
        assert sorted(seen["discarded"]) == held
        assert seen["ship"] == ship
    assert game.why_not(0, "take-back 0 12") is not None


@rule("SA-R31", "SA-R29")
def test_the_resolution_needs_no_input_and_all_see_the_same_log() -> None:
    game = some_plan()
    start = len(game.events)
    all_consent(game)
    assert game.over
    logs = [game.events_for(viewer, start) for viewer in VIEWERS]
    assert all(log == logs[0] for log in logs)
    assert logs[0][-1].kind in ("mission-complete", "ship-lost")


@rule("SA-R32")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_result_follows_from_set_up_seed_and_plans(seed: str) -> None:
    first, second = flight(seed=seed), flight(seed=seed)
    tiles = [pile.cards for pile in first.state.tiles]
    cards = hand(first, 0)[:3]
    for slot, card in enumerate(cards, 1):
        first.act(0, f"place 0 {card} {slot}")
    for slot, card in zip((3, 1, 2), (cards[0], cards[2], cards[1]), strict=True):
        second.act(0, f"place 0 {card} {slot}", at=second.state.now + 40)
    second.act(0, "swap 0 1 3")
    for game in (first, second):
        game.clock(600)
    assert report(first.state) == report(second.state)
    again = Game.load(first.save())
    assert (again.view(None), again.events) == (first.view(None), first.events)
    assert all(stack[: len(drawn)] == drawn for stack, drawn in zip(tiles, first.state.ship.tiles, strict=True))
    assert any(first.state.ship.tiles)


@rule("SA-R33")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_every_entry_of_the_log_has_a_turn_a_step_and_an_actor(seed: str) -> None:
    game = some_plan(seed=seed)
    all_consent(game)
    kinds = [event.kind for event in game.events]
    log = game.events[kinds.index("action-round-ends") + 1 :]
    assert log[0].kind == "step-begins"
    assert all({"turn", "step"} <= set(event.args) for event in log if event.kind == "step-begins")
    actors = {"crew", "threat", "zone", "phase", "station", "step", "score", "weapon"}
    assert [event for event in log if not actors & set(event.args) and event.kind != "rocket-flies"] == []
    useless = [event for event in log if event.kind == "no-effect"]
    assert all("crew" in event.args and event.args["why"] and event.clause.startswith("SA-") for event in useless)


# Outside the clock


@rule("SA-R34")
@pytest.mark.parametrize("frame", [ChooseDifficulty(), ChooseStorage(), ChooseCourse(), Repair(0)])
def test_choices_outside_the_clock_have_no_time_limit(frame: Any) -> None:
    game = flight(start=False)
    game.state.agenda.append(frame)
    asked = game.seats()
    assert asked
    assert game.clock(1_000_000) == []
    assert game.seats() == asked


@rule("SA-R35")
def test_votes_are_secret_until_all_have_voted() -> None:
    game = Game("space-alert", seats=2, campaign={})
    game.act(0, "propose yellow mixed")
    assert game.view(0)["players"][0]["ballot"] == "yellow mixed"
    for viewer in (1, None):
        assert game.view(viewer)["players"][0]["ballot"] is True
        assert "yellow" not in str(game.events_for(viewer))
    game.act(1, "propose white white")
    told = [tuple(event.args.values()) for event in game.events_for(None) if event.kind == "difficulty-wanted"]
    assert told == [(0, "yellow", "mixed"), (1, "white", "white")]


# Connection, pauses, spectators


@rule("SA-R42")
def test_the_clock_runs_on_without_a_player_who_finds_everything_on_return() -> None:
    game = flight()
    card = hand(game, 2)[0]
    game.act(2, f"place 2 {card} 2")
    game.clock(460)
    assert refusal(game, 2, "ask-pause") == "SA-R42"
    back = game.view(2)
    assert back["crew"][2]["plan"][:8] == [None, None, card, None, None, None, None, None]
    assert back["players"][2]["phase"] == 3
    assert len(back["players"][2]["hand"]) == 16
    assert [message["say"] for message in back["heard"] if message["say"] in ("data", "phase_end")] == [
        "data", "phase_end", "data", "phase_end"
    ]  # fmt: skip


def paused(*, at: float = 5) -> Game:
    """Three players have planned for themselves and an android, and stopped the clock."""
    game = flight(3, pauses=True)
    own, other, *_ = hand(game, 0)
    game.act(0, f"place 0 {own} 1")
    game.act(0, f"place 3 {other} 1")
    for seat in (0, 1, 2):
        assert not game.view(None)["paused"]
        game.act(seat, "ask-pause", at=at)
    return game


@rule("SA-R43")
def test_a_pause_needs_all_and_stops_the_clock() -> None:
    game = paused()
    assert game.view(None)["paused"]
    assert game.clock(1000) == []
    for seat in (2, 0, 1):
        assert game.view(None)["threats"] == []
        game.act(seat, "resume")
    assert [event.kind for event in game.clock(1004.9)] == []
    assert [event.kind for event in game.clock(1005)] == ["threat-announced"]
    assert game.view(None)["was_paused"]
    assert not flight(pauses=True).view(None)["was_paused"]


@rule("SA-R43")
def test_during_a_pause_hands_and_boards_are_hidden() -> None:
    game = paused()
    for seat in (0, 1, 2):
        seen = game.view(seat)
        assert [player["hand"] for player in seen["players"]] == [4, 6, 6]
        assert {member["plan"][1] for member in seen["crew"]} <= {None, "action", "movement"}
        assert [str(option) for option in game.choices(seat)] == ["resume"]
        with pytest.raises(Illegal):
            game.act(seat, "end-phase")


@rule("SA-R43")
def test_nobody_ends_a_pause_alone() -> None:
    game = paused()
    game.clock(1000)
    assert game.why_not_undo(2) is not None


@rule("SA-R44")
def test_spectators_see_public_information_only_and_cannot_play() -> None:
    game = flight(3)
    card = hand(game, 0)[0]
    game.act(0, f"place 0 {card} 1")
    seen = game.view(None)
    assert [type(player["hand"]) for player in seen["players"]] == [int] * 3
    assert seen["crew"][0]["plan"][1] == "action"
    assert all(event.args.get("cards") is None for event in game.events_for(None))
    for seat in (-1, 3):
        with pytest.raises(QuarterdeckError, match="no seat"):
            game.act(seat, "end-phase")
