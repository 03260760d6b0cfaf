"""The flight school: lessons, their coach and their goals (SA-R46 to SA-R48)."""
# ruff: noqa: N999 - named after the chapter

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck import BadOptions, CannotUndo, Game
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.content.pack import BASE, pack, use
from quarterdeck.games.space_alert.rules.ships_log import log_line
from quarterdeck.games.space_alert.school.goals import Flight, Goal
from quarterdeck.games.space_alert.school.planning import notes_of
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule
from tests.space_alert.tables import refusal, resolved

LESSONS = pack().lessons


def lesson(name: str, *texts: str, seed: str = "1") -> Game:
    """A lesson in which some options were chosen."""
    game = Game("space-alert", seats=1, seed=seed, lesson=name)
    for text in texts:
        game.act(0, text)
    return game


def flown(name: str, *texts: str) -> dict[str, Any]:
    """How a lesson ends after some options and the flight."""
    result: dict[str, Any] = msgspec.to_builtins(lesson(name, *texts, "fly-plan").result().lesson)
    return result


def once_more(result: dict[str, Any]) -> list[str]:
    """The options that another try begins with."""
    return [*result["plan"], *result["read"]]


def step(game: Game) -> int:
    """The number of the coach's step, from 1."""
    return int(game.state.agenda[-1].prompt(game.state, 0).args["step"]) + 1


def missed(result: dict[str, Any]) -> dict[str, Any]:
    return {verdict["goal"]["id"]: verdict for verdict in result["goals"] if not verdict["met"]}


# Every lesson


@rule("SA-R47")
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_can_be_passed(name: str) -> None:
    result = lesson(name, *LESSONS[name].solution).result()
    assert result.outcome == "won"
    assert result.lesson.passed
    assert [verdict.met for verdict in result.lesson.goals] == [True] * len(LESSONS[name].goals)


@rule("SA-R47")
@pytest.mark.parametrize("name", LESSONS)
def test_no_lesson_is_passed_by_doing_nothing(name: str) -> None:
    result = flown(name)
    assert not result["passed"]
    assert all(verdict["found"]["id"].startswith("missed-") for verdict in missed(result).values())


@rule("SA-R48")
@pytest.mark.parametrize("name", LESSONS)
def test_the_solution_goes_through_every_step_in_order(name: str) -> None:
    game, seen = lesson(name), [1]
    for text in LESSONS[name].solution[:-1]:
        game.act(0, text)
        seen += [step(game)] if step(game) != seen[-1] else []
    assert seen == list(range(1, len(LESSONS[name].steps) + 1))
    assert [task.name for group in LESSONS[name].steps[-1].tasks for task in group] == ["flown"]
    assert LESSONS[name].solution[-1] == "fly-plan"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_has_words(name: str, language: str) -> None:
    said, steps = words("space-alert", language), range(1, len(LESSONS[name].steps) + 1)
    ids = [f"lesson-{name}{part}" for part in ("", "-about", "-after")]
    ids += [f"lesson-{name}-{number}{part}" for number in steps for part in ("", "-more")]
    assert all(said.text(message) for message in ids)
    assert not said.has(f"lesson-{name}-{len(steps) + 1}")


def test_there_are_lessons_for_everything_a_newcomer_needs() -> None:
    assert list(LESSONS) == [
        "moving", "firing", "together", "energy", "shields", "computer", "delays", "malfunctions", "intruders", "space",
        "heroic", "mission",
    ]  # fmt: skip


# The start


@rule("SA-R46")
@pytest.mark.parametrize("name", LESSONS)
def test_chance_has_no_part_in_a_lesson(name: str) -> None:
    one, other = (lesson(name, *LESSONS[name].solution, seed=seed) for seed in ("1", "2"))
    assert one.record.rolled == ()
    assert all(given.rolled == () for given in one.record.inputs)
    assert (report(one.state), one.events) == (report(other.state), other.events)


@rule("SA-R46")
def test_a_lesson_starts_as_it_is_written() -> None:
    seen = lesson("delays").view(0)
    assert seen["players"][0]["hand"] == ["A/<", "B/>", "C/>"]
    assert [member["seat"] for member in seen["crew"]] == [0, -1]
    assert seen["crew"][1]["plan"][1:3] == ["^/A", "A/<"]
    assert seen["ship"]["tiles"] == [["gravolift"], [], []]
    energy = lesson("energy").view(0)
    assert (energy["ship"]["reactors"], energy["crew"][0]["station"], energy["tracks"][0]) == ([0, 0, 2], 4, "T7")
    assert [(threat["code"], threat["number"], threat["zone"]) for threat in energy["threats"]] == [("E1-07", 5, 0)]
    assert lesson("heroic").view(0)["crew"][1]["heroic"] == "HA/H:lower_blue"


@rule("SA-R46")
def test_there_is_no_clock_and_all_threats_are_open() -> None:
    game = lesson("mission")
    assert game.state.deadline() is None
    assert game.clock(100_000) == []
    assert [threat["number"] for threat in game.view(0)["threats"]] == [1, 3, 4]
    assert game.view(0)["practice"]


@rule("SA-R46")
def test_a_lesson_ends_with_its_last_slot_and_a_final_turn() -> None:
    game = lesson("moving")
    assert [refusal(game, 0, f"place 0 A/< {slot}") for slot in (1, 3, 4, 12)] == [None, None, "SA-R46", "SA-R46"]
    game.act(0, "fly-plan")
    turns = [event.args["turn"] for event in game.events if event.kind == "step-begins"]
    assert sorted(set(turns)) == [1, 2, 3, 4]


@rule("SA-R46")
def test_a_lesson_is_resolved_by_the_rules_of_its_kind_of_flight() -> None:
    checked = {name for name in LESSONS if any(e.kind == "computer-down" for e in lesson(name, "fly-plan").events)}
    assert checked == {"computer", "mission"}, "elsewhere there is no check, or an android looks after the computer"
    assert all(LESSONS[name].kind in ("mission", "simulation") for name in checked)


@rule("SA-R46")
@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {"lesson": "flying"}, "lesson 'flying': there are moving, firing"),
        (2, {"lesson": "moving"}, "lesson 'moving' is for one seat, not 2"),
        (1, {"lesson": "moving", "mission": "S2-1"}, "mission: the lesson 'moving' leaves nothing else to choose"),
        (1, {"lesson": "moving", "trips": True}, "trips: the lesson 'moving' leaves nothing"),
        (1, {"lesson": "moving", "campaign": {}}, "campaign: the lesson 'moving' leaves nothing"),
    ],
)
def test_options_that_contradict_a_lesson_are_refused(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        Game("space-alert", seats=seats, **options)


def test_a_lesson_is_about_the_cards_of_the_base_game(tmp_path: Path) -> None:
    shutil.copytree(BASE, tmp_path / "other")
    sheet = tmp_path / "other" / "pack.toml"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace('name = "base"', 'name = "other"'), encoding="utf-8")
    with pytest.raises(BadOptions, match="pack: the lesson 'moving' leaves nothing"):
        Game("space-alert", seats=1, lesson="moving", pack=use(tmp_path / "other"))


# The coach


@rule("SA-R48")
def test_a_step_that_is_undone_by_another_command_comes_back() -> None:
    game = lesson("firing", "got-it", "place 0 </C 1", "place 0 A/> 2")
    assert step(game) == 4
    game.act(0, "take-back 0 1")
    assert step(game) == 2
    game.act(0, "place 0 </C 1")
    assert step(game) == 4, "what lies on the board is not asked for again"


@rule("SA-R48", "SA-R46")
def test_everything_but_the_flight_can_be_undone() -> None:
    game = lesson("moving", "got-it", "got-it", "place 0 </A 1")
    for expected in (3, 2, 1):
        game.undo(0)
        assert step(game) == expected
    game.act(0, "fly-plan")
    with pytest.raises(CannotUndo):
        game.undo(0)


@rule("SA-R48")
def test_only_what_is_to_be_read_can_be_confirmed() -> None:
    game = lesson("moving", "got-it", "got-it")
    assert refusal(game, 0, "got-it") == "SA-R48"
    game.act(0, "place 0 </A 1")
    assert refusal(game, 0, "got-it") == "SA-R48"


@rule("SA-R48")
def test_steps_limit_nothing() -> None:
    game = lesson("firing")
    assert step(game) == 1
    assert {"place 0 B/^ 3", "place 0 </C 2", "fly-plan"} <= {str(option) for option in game.choices(0)}
    assert flown("firing", "place 0 </C 1", "place 0 A/> 2", "place 0 A/^ 3")["passed"], "no step was confirmed"


def coached(game: Game, language: str = "en") -> str:
    """What the coach says."""
    return words("space-alert", language).prompt(game.state.agenda[-1].prompt(game.state, 0))


@rule("SA-R48")
def test_a_wrong_card_is_answered_with_what_the_step_needs() -> None:
    game = lesson("moving", "got-it", "got-it", "place 0 A/< 1")
    assert coached(game) == "That is not what this step needs. Slot 1 of board 1: red arrow on top."
    assert (step(game), game.state.agenda[-1].prompt(game.state, 0).clause) == (3, "SA-4.5.1")
    game.act(0, "turn 0 1")
    assert coached(game) == words("space-alert").text("lesson-moving-4"), "turned over it is the right card"


@rule("SA-R48")
def test_the_wrong_card_taken_back_is_answered_too() -> None:
    game = lesson("moving", "got-it", "got-it", "place 0 </A 1")
    assert coached(game) == words("space-alert").text("lesson-moving-4")
    game.act(0, "take-back 0 1")
    assert "Slot 1 of board 1: red arrow on top" in coached(game), "what the last step needs is gone"
    game.act(0, "place 0 </A 1")
    game.act(0, "take-back 0 2")
    assert coached(game) == words("space-alert").text("lesson-moving-5")


@rule("SA-R48")
def test_a_card_that_a_later_step_asks_for_is_no_mistake() -> None:
    game = lesson("firing", "got-it", "place 0 A/> 2")
    assert coached(game) == words("space-alert").text("lesson-firing-2")
    game.act(0, "place 0 A/^ 1")
    assert "Slot 1 of board 1" in coached(game)


@rule("SA-R48")
def test_undo_takes_back_what_the_coach_said_of_a_mistake() -> None:
    game = lesson("firing", "got-it", "place 0 A/^ 1")
    game.undo(0)
    assert coached(game) == words("space-alert").text("lesson-firing-2")


@rule("SA-R48")
def test_a_step_may_be_done_in_several_ways() -> None:
    for slot in (1, 2):
        assert step(lesson("computer", "got-it", "got-it", f"place 0 C/> {slot}")) == 4
    assert step(lesson("mission", "got-it", "got-it", "place 2 C/> 2")) == 4, "on any board"


# Goals


def judged(goal: str, *boards: str, **case: Any) -> tuple[bool, dict[str, Any], list[tuple[int, str]]]:
    """Whether a flight of the Examples format meets a goal; if not, what there is instead and what tells why."""
    table = resolved(*boards, **case)
    verdict = Goal.parse(goal).judge(Flight(table, notes_of(table.event_sink or [])))
    return verdict.met, verdict.found.args if verdict.found else {}, [(n.turn, n.kind) for n in verdict.story]


FIGHTER = {"threats": [["E1-07", 1, "red"]], "kind": "test_run"}


@rule("SA-R47")
@pytest.mark.parametrize(
    ("goal", "met", "not_met"),
    [
        ("destroyed E1-07", ["< A A"], ["- A A"]),
        ("no damage", ["< A A"], ["-"]),
        ("shields white 3", ["B"], ["-"]),
        ("reactors blue 3", ["^ > B"], ["^ > A"]),
        ("at 0 lower_red turn 2", ["< ^ >"], ["< - ^"]),
        ("at 1 upper_white turn 3", ["-", "< >"], ["-", "<"]),
        ("no delay", ["^", "- ^ A"], ["^", "^ A"]),
        ("score 4", ["< A A"], ["-"]),
    ],
)
def test_a_goal_is_met_or_missed(goal: str, met: list[str], not_met: list[str]) -> None:
    assert judged(goal, *met, **FIGHTER)[0]
    assert not judged(goal, *not_met, **FIGHTER)[0]


@rule("SA-R47")
def test_goals_of_missions_are_judged_too() -> None:
    assert judged("computer 1", "- C")[0]
    assert judged("computer 1", "- - C") == (False, {"phase": 1}, [(2, "computer-down")])
    assert judged("visual 1", "C ^ C")[0]
    assert judged("visual 2", "C ^ C") == (False, {"points": 2, "count": 1}, [(3, "visual-confirmation")])
    hacked = {"threats": [["I1-06", 1, "internal"]], "kind": "test_run"}
    assert judged("repaired I1-06", "< B B B", **hacked)[0]
    met, found, story = judged("repaired I1-06", "< B B", **hacked)
    assert (met, found["damage"], found["hits"]) == (False, 2, 3)
    assert (2, "threat-hit") in story


@rule("SA-R47")
def test_a_missed_goal_says_what_happened_instead() -> None:
    result = flown("firing", "place 0 A/> 2", "place 0 A/^ 3")
    verdict = missed(result)["goal-destroyed"]
    assert verdict["found"]["args"] == {"threat": "E1-07", "damage": 0, "hits": 4}
    assert [(note["turn"], note["kind"], note["clause"]) for note in verdict["story"]] == [
        (2, "weapon-fires", "SA-4.13.13"),
        (3, "weapon-fires", "SA-4.13.13"),
    ], "the shots of the wrong zone found no target"


@rule("SA-R47")
def test_a_lost_ship_has_no_score_and_says_so() -> None:
    verdict = missed(flown("mission"))["goal-score"]
    assert verdict["found"]["args"] == {"points": 12, "score": None}
    assert "ship was lost" in words("space-alert").text("missed-score", verdict["found"]["args"])


def said(verdicts: Iterable[dict[str, Any]], language: str) -> list[str]:
    voice = words("space-alert", language)
    return [voice.text(v[part]["id"], v[part]["args"]) for v in verdicts for part in ("goal", "found") if v[part]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_and_its_miss_have_words(language: str) -> None:
    verdicts = [verdict for name in LESSONS for verdict in flown(name)["goals"]]
    assert {verdict["goal"]["id"] for verdict in verdicts} == {f"goal-{kind.name}" for kind in Goal.kinds}
    assert all(text and "{" not in text for text in said(verdicts, language))


@rule("SA-R47", "SA-R45")
def test_lessons_are_not_logged() -> None:
    game = lesson("mission", *LESSONS["mission"].solution)
    assert game.result().score == 13
    assert game.result().log is None
    assert log_line(game.state) is None  # type: ignore[arg-type]


# Trying again


@pytest.mark.parametrize("name", LESSONS)
def test_a_flown_plan_can_be_laid_out_again(name: str) -> None:
    planned = lesson(name, *LESSONS[name].solution[:-1])
    again = lesson(name, *once_more(flown(name, *LESSONS[name].solution[:-1])))
    assert [member["plan"] for member in again.view(0)["crew"]] == [m["plan"] for m in planned.view(0)["crew"]]
    assert step(again) == step(planned) == len(LESSONS[name].steps), "nothing has to be read again"
    again.act(0, "fly-plan")
    assert again.result().lesson.passed


def test_the_plan_of_a_result_is_cards_alone() -> None:
    result = flown("shields", "got-it", "place 0 B/^ 3")
    assert result["plan"] == ("place 0 B/^ 3",), "as results say that were kept by earlier versions"
    assert set(result["read"]) == {"got-it"}


@rule("SA-R48")
def test_whoever_tries_again_goes_on_at_the_same_step() -> None:
    tried = lesson("moving", "got-it", "got-it", "place 0 A/< 1")
    again = lesson("moving", *once_more(flown("moving", "got-it", "got-it", "place 0 A/< 1")))
    assert (step(again), step(tried)) == (3, 3)
    untouched = lesson("moving", *once_more(flown("moving")))
    assert step(untouched) == 3, "the ship was seen in the film"


def test_ordinary_flights_have_no_lesson_in_their_result() -> None:
    game = Game("space-alert", seats=1, clock=False, mission="S1-1")
    for text in ("ready", "go-on", "go-on"):
        game.act(0, text)
    assert game.over
    assert "lesson" not in msgspec.to_builtins(game.result())


@rule("SA-R48")
def test_another_try_begins_at_the_task_even_if_nothing_was_read() -> None:
    first = flown("moving", "place 0 </A 1")
    again = lesson("moving", *once_more(first))
    assert coached(again) == words("space-alert").text("lesson-moving-4"), "neither the ship nor the cards once more"


@rule("SA-R47")
def test_a_result_names_the_steps_that_were_done() -> None:
    assert flown("moving")["practised"] == ()
    *steps, _ = [step.id for step in LESSONS["moving"].steps]
    assert list(flown("moving", *LESSONS["moving"].solution[:-1])["practised"]) == steps
    assert list(flown("moving", "got-it", "got-it", "place 0 A/< 1")["practised"]) == steps[:2]
