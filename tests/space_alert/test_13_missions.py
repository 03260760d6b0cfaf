"""Valid missions and random ones (SA-13), and the shape of the official scripts."""

import tomllib
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import convert

from quarterdeck.games.space_alert.content import generator
from quarterdeck.games.space_alert.content.generator import generate
from quarterdeck.games.space_alert.content.missions import problems
from quarterdeck.games.space_alert.content.script import (
    Message,
    Script,
    ScriptTable,
    message_text,
    parse_message,
    parse_script,
)
from quarterdeck.games.space_alert.content.ship import INTERNAL
from quarterdeck.kernel.chance import Chance
from tests.rules import rule

CONTENT = Path(generator.__file__).parent / "base" / "missions.toml"
SEEDS = 2000
MISSIONS = tuple(f"S2-{number}" for number in range(1, 9))


@cache
def official() -> dict[str, Script]:
    """The 16 scripts of the game."""
    tables = tomllib.loads(CONTENT.read_text(encoding="utf-8"))
    return {code: parse_script(code, convert(table, ScriptTable)) for code, table in tables.items()}


@cache
def generated() -> tuple[Script, ...]:
    """Random missions of many seeds."""
    return tuple(generate(Chance(str(seed))) for seed in range(SEEDS))


Edits = dict[int, str]
"""New lines by the time of the old one that each replaces; an empty line takes the old one out."""


def changed(code: str, edits: Edits | None = None, ends: tuple[int, ...] = ()) -> Script:
    """An official script with some lines exchanged or put in, and perhaps other phase ends."""
    script = official()[code]
    lines = {message.at: message_text(message) for message in script.messages} | (edits or {})
    messages = tuple(parse_message(line) for line in lines.values() if line)
    return Script(code, script.title, script.kind, ends or script.phase_ends, messages)


def broken(script: Script) -> set[str]:
    return {problem.clause for problem in problems(script)}


def texts(script: Script) -> str:
    return "; ".join(problem.text for problem in problems(script))


def threats(script: Script) -> list[Message]:
    """The threats in the order they are announced."""
    return sorted((m for m in script.messages if m.say == "threat"), key=lambda message: message.at)


def internals(script: Script) -> list[Message]:
    return [threat for threat in threats(script) if threat.zone == INTERNAL]


def externals(script: Script) -> list[Message]:
    return sorted((m for m in threats(script) if m.zone != INTERNAL), key=lambda message: message.number)


def points(messages: Sequence[Message]) -> int:
    return sum(1 + message.serious for message in messages)


def failures(script: Script) -> list[int]:
    """How long the communications failures last."""
    return [message.until - message.at for message in script.messages if message.say == "communications_down"]


def count(script: Script, say: str) -> int:
    return sum(message.say == say for message in script.messages)


def phase_of(script: Script, message: Message) -> int:
    return 1 + sum(end <= message.at for end in script.phase_ends)


def before_end(script: Script, message: Message) -> int:
    """Seconds from the end of an event to the end of its phase."""
    return script.phase_ends[phase_of(script, message) - 1] - max(message.at, message.until)


# The official scripts.


@rule("SA-1.23")
def test_there_are_16_scripts_of_four_kinds() -> None:
    kinds = defaultdict(list)
    for code, script in official().items():
        kinds[script.kind].append(code)
    assert kinds == {
        "test_run": ["S1-1", "S1-2"],
        "simulation": ["S1-3", "S1-4", "S1-5"],
        "advanced_simulation": ["S1-6", "S1-7", "S1-8"],
        "mission": list(MISSIONS),
    }


@rule("SA-12.2")
@pytest.mark.parametrize("code", ["S1-1", "S1-2"])
def test_a_test_run_has_two_phases_and_three_common_external_threats(code: str) -> None:
    script = official()[code]
    assert len(script.phase_ends) == 2
    assert len(threats(script)) == len(externals(script)) == points(threats(script)) == 3
    assert not any(threat.unconfirmed for threat in threats(script))
    assert failures(script) == []


@rule("SA-12.3")
@pytest.mark.parametrize("code", ["S1-3", "S1-4", "S1-5"])
def test_a_simulation_has_three_phases_and_external_threats_of_six_points(code: str) -> None:
    script = official()[code]
    assert len(script.phase_ends) == 3
    assert (points(script.threats(5)), points(script.threats(4))) == (6, 5)
    assert any(threat.serious for threat in threats(script))
    assert internals(script) == []


@rule("SA-12.4")
@pytest.mark.parametrize("code", ["S1-6", "S1-7", "S1-8"])
def test_an_advanced_simulation_has_internal_threats_too(code: str) -> None:
    script = official()[code]
    assert len(script.phase_ends) == 3
    assert (points(script.threats(5)), points(script.threats(4))) == (6, 5)
    assert any(threat.serious for threat in threats(script))
    assert internals(script)


# The validator.


@rule("SA-13.1")
@pytest.mark.parametrize("code", MISSIONS)
def test_every_official_mission_is_valid(code: str) -> None:
    assert problems(official()[code]) == []


@rule("SA-13.1")
@pytest.mark.parametrize("code", sorted(set(official()) - set(MISSIONS)))
def test_a_training_script_is_no_valid_mission(code: str) -> None:
    assert "SA-13.2" in broken(official()[code])


def test_a_script_without_messages_is_judged_too() -> None:
    empty = Script("empty", "Empty", "mission", (225, 450, 600), ())
    assert broken(empty) == {"SA-13.2", "SA-13.3", "SA-13.4", "SA-13.10", "SA-13.17", "SA-13.18"}


@rule("SA-13.2")
@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ({110: "110 serious threat T+4 blue"}, "worth 9 points, not 8"),
        ({55: "55 threat T+3 internal"}, "0 reports are unconfirmed"),
        ({290: "290 unconfirmed threat T+6 blue"}, "2 reports are unconfirmed"),
        (
            {55: "55 threat T+3 internal", 350: "350 unconfirmed serious threat T+7 red"},
            "T+7 is unconfirmed and serious",
        ),
    ],
)
def test_eight_points_and_one_common_unconfirmed_report(edits: Edits, text: str) -> None:
    script = changed("S2-1", edits)
    assert broken(script) == {"SA-13.2"}
    assert text in texts(script)


@rule("SA-13.3")
def test_eight_common_threats_are_too_many_and_none_serious_too_few() -> None:
    script = changed("S2-2", {290: "290 threat T+6 internal", 375: "375 threat T+7 blue", 400: "400 threat T+8 blue"})
    assert broken(script) == {"SA-13.3"}
    assert texts(script) == "8 threats, not 5 to 7; 0 serious threats, not 1 to 3"


@rule("SA-13.3")
def test_four_serious_threats_are_too_many_and_too_few_altogether() -> None:
    script = changed("S2-4", {10: "", 60: "20 unconfirmed serious threat T+3 white"})
    assert broken(script) == {"SA-13.2", "SA-13.3"}
    assert "4 threats, not 5 to 7; 4 serious threats, not 1 to 3" in texts(script)


@rule("SA-13.4")
@pytest.mark.parametrize(
    ("code", "edits", "text"),
    [
        ("S2-4", {250: "250 serious threat T+5 white"}, "0 internal threats"),
        ("S2-2", {155: "155 threat T+4 internal"}, "3 internal threats"),
        (
            "S2-1",
            {
                10: "10 threat T+2 white",
                55: "55 serious threat T+3 internal",
                110: "110 unconfirmed threat T+4 blue",
                240: "240 serious threat T+5 internal",
                350: "350 threat T+7 red",
            },
            "4 points of internal threats, not 1 to 3",
        ),
    ],
)
def test_one_or_two_internal_threats_of_one_to_three_points(code: str, edits: Edits, text: str) -> None:
    script = changed(code, edits)
    assert broken(script) == {"SA-13.4"}
    assert text in texts(script)


@rule("SA-13.5")
def test_no_two_threats_share_a_number() -> None:
    script = changed("S2-1", {290: "290 threat T+7 blue"})
    assert broken(script) == {"SA-13.5"}
    assert texts(script) == "2 threats are T+7"


@rule("SA-13.5")
@pytest.mark.parametrize("edit", [{375: "375 threat T+9 blue"}, {10: "10 unconfirmed threat T+0 red"}])
def test_numbers_are_one_to_eight(edit: Edits) -> None:
    assert broken(changed("S2-2", edit)) == {"SA-13.5", "SA-13.6"}


@rule("SA-13.6")
@pytest.mark.parametrize(
    ("code", "edits", "text"),
    [
        ("S2-1", {10: "10 serious threat T+1 white"}, "1 is the number of a serious external"),
        ("S2-1", {350: "350 serious threat T+8 red"}, "8 is the number of a serious external"),
        ("S2-3", {10: "10 threat T+1 internal"}, "1 is the number of a common internal"),
        (
            "S2-5",
            {305: "305 threat T+7 white", 360: "360 unconfirmed threat T+8 internal"},
            "8 is the number of a common internal threat, not 2 to 7",
        ),
        (
            "S2-5",
            {20: "20 serious threat T+2 internal", 90: "90 serious threat T+3 blue"},
            "2 is the number of a serious internal threat, not 3 to 6",
        ),
        ("S2-2", {290: "290 serious threat T+7 internal"}, "7 is the number of a serious internal"),
    ],
)
def test_each_kind_of_threat_has_its_range_of_numbers(code: str, edits: Edits, text: str) -> None:
    script = changed(code, edits)
    assert broken(script) == {"SA-13.6"}
    assert text in texts(script)


@rule("SA-13.7")
def test_internal_threats_have_no_consecutive_numbers() -> None:
    script = changed("S2-1", {55: "55 unconfirmed threat T+3 blue", 110: "110 threat T+4 internal"})
    assert broken(script) == {"SA-13.7"}
    assert texts(script) == "T+4 and T+5 are both internal"


@rule("SA-13.7")
def test_an_external_threat_comes_between_two_internal_ones() -> None:
    script = changed(
        "S2-1",
        {10: "10 threat T+1 blue", 55: "55 serious threat T+2 white", 110: "110 unconfirmed threat T+3 internal"},
    )
    assert broken(script) == {"SA-13.7"}
    assert texts(script) == "no external threat comes between T+3 and T+5, which are internal"


@rule("SA-13.8")
@pytest.mark.parametrize(
    ("code", "edits", "text"),
    [
        (
            "S2-4",
            {145: "250 transfer", 250: "145 serious threat T+5 internal"},
            "T+5 is announced at 145 s, not in phase 2",
        ),
        (
            "S2-6",
            {70: "235 serious threat T+3 white", 235: "260 threat T+5 blue", 265: "70 transfer"},
            "T+3 is announced at 235 s, not in phase 1",
        ),
        (
            "S2-3",
            {355: "485 unconfirmed threat T+8 red", 485: "355 transfer"},
            "T+8 is announced at 485 s, not in phase 2",
        ),
        (
            "S2-1",
            {10: "110 serious threat T+2 white", 110: "10 threat T+4 blue"},
            "T+2 is announced after T+3",
        ),
    ],
)
def test_threats_are_announced_in_order_in_their_phase(code: str, edits: Edits, text: str) -> None:
    script = changed(code, edits)
    assert broken(script) == {"SA-13.8"}
    assert text in texts(script)


@rule("SA-13.9")
def test_the_halves_differ_by_one_threat_at_most() -> None:
    script = changed("S2-3", {10: "10 unconfirmed threat T+1 red", 50: "40 threat T+2 internal", 355: "355 data"})
    assert broken(script) == {"SA-13.9"}
    assert texts(script) == "4 threats up to T+4 and 2 later differ by more than 1"


@rule("SA-13.9")
def test_the_halves_differ_by_two_points_at_most() -> None:
    script = changed(
        "S2-8",
        {70: "70 unconfirmed threat T+4 blue", 295: "295 serious threat T+6 red", 380: "380 serious threat T+7 blue"},
    )
    assert broken(script) == {"SA-13.9"}
    assert texts(script) == "2 points up to T+4 and 6 later differ by more than 2"
    uneven = changed("S2-3", {355: "355 serious threat T+8 red"})
    assert "3 points up to T+4 and 6 later differ by more than 2" in texts(uneven)


@rule("SA-13.10")
def test_each_zone_gets_one_or_two_threats() -> None:
    script = changed("S2-1", {350: "350 serious threat T+7 blue"})
    assert broken(script) == {"SA-13.10"}
    assert texts(script) == "0 threats in zone red, not 1 to 2; 3 threats in zone blue, not 1 to 2"


@rule("SA-13.10")
def test_with_a_crew_of_four_a_zone_may_stay_empty() -> None:
    script = changed("S2-3")
    assert {threat.zone for threat in script.threats(4)} == {1, 2, INTERNAL}
    assert problems(script) == []


@rule("SA-13.11")
@pytest.mark.parametrize("code", ["S2-1", "S2-5"])
def test_the_validator_accepts_two_threats_running_in_one_zone(code: str) -> None:
    script = official()[code]
    assert any(one.zone == other.zone for one, other in pairwise(externals(script)))
    assert problems(script) == []


@rule("SA-13.12")
@pytest.mark.parametrize(
    ("code", "edits", "ends", "text"),
    [
        ("S2-1", {140: "142 data"}, (), "142 s is not a multiple of 5 s"),
        ("S2-1", {320: "320 communications down 336"}, (), "336 s is not a multiple of 5 s"),
        ("S2-1", {}, (225, 447, 600), "447 s is not a multiple of 5 s"),
        ("S2-8", {}, (200, 435, 580), "200 s is the length of phase 1, not 205 to 240"),
        (
            "S2-1",
            {
                185: "190 transfer",
                230: "210 data",
                240: "255 threat T+5 internal",
                265: "275 transfer",
                290: "295 threat T+6 blue",
                555: "560 communications down 570",
            },
            (245, 465, 615),
            "245 s is the length of phase 1, not 205 to 240",
        ),
        ("S2-4", {}, (225, 435, 580), "210 s is the length of phase 2, not 215 to 235"),
        (
            "S2-4",
            {455: "435 transfer", 385: "375 data"},
            (225, 465, 610),
            "240 s is the length of phase 2, not 215 to 235",
        ),
        (
            "S2-1",
            {555: "540 communications down 550"},
            (225, 450, 585),
            "135 s is the length of phase 3, not 140 to 155",
        ),
        ("S2-1", {}, (225, 450, 610), "160 s is the length of phase 3, not 140 to 155"),
        (
            "S2-8",
            {530: "530 communications down 545"},
            (205, 435, 575),
            "575 s is the length of the mission, not 580 to 620",
        ),
        ("S2-2", {565: "555 transfer"}, (240, 470, 625), "625 s is the length of the mission, not 580 to 620"),
    ],
)
def test_times_are_on_the_grid_and_phases_have_their_length(
    code: str, edits: Edits, ends: tuple[int, ...], text: str
) -> None:
    script = changed(code, edits, ends)
    assert broken(script) == {"SA-13.12"}
    assert texts(script) == text


@rule("SA-13.12")
def test_a_mission_has_three_phases() -> None:
    assert "2 phases, not 3" in texts(changed("S2-1", ends=(225, 450)))


@rule("SA-13.13")
@pytest.mark.parametrize(
    ("code", "edit", "text"),
    [
        ("S2-6", {10: "5 data"}, "5 s is the time of the first event, not 10 to 20"),
        ("S2-1", {10: "25 serious threat T+2 white"}, "25 s is the time of the first event"),
        ("S2-5", {20: "25 serious threat T+2 blue"}, "25 s is the time of the first threat"),
    ],
)
def test_the_first_event_and_threat_come_at_10_to_20_s(code: str, edit: Edits, text: str) -> None:
    script = changed(code, edit)
    assert broken(script) == {"SA-13.13"}
    assert text in texts(script)


@rule("SA-13.13")
@pytest.mark.parametrize(
    ("code", "edit"),
    [("S2-7", {225: "220 threat T+5 white"}), ("S2-7", {455: "450 data"})],
)
def test_a_phase_does_not_start_with_an_event(code: str, edit: Edits) -> None:
    script = changed(code, edit)
    assert broken(script) == {"SA-13.13", "SA-13.16"}
    assert "is less than 5 s after the phase start at" in texts(script)


@rule("SA-13.14")
@pytest.mark.parametrize(
    ("code", "edit", "text"),
    [
        ("S2-8", {160: "155 data"}, "data at 155 s is less than 10 s after data at 150 s"),
        ("S2-6", {45: "40 threat T+2 internal"}, "threat at 40 s is less than 25 s after threat at 20 s"),
        (
            "S2-7",
            {485: "485 communications down 500"},
            "communications down at 500 s is earlier than 5 s after communications are restored at 500 s",
        ),
        (
            "S2-2",
            {480: "515 transfer"},
            "transfer at 515 s is earlier than 5 s after communications are restored at 530 s",
        ),
    ],
)
def test_events_keep_their_distance(code: str, edit: Edits, text: str) -> None:
    script = changed(code, edit)
    assert broken(script) == {"SA-13.14"}
    assert texts(script) == text


@rule("SA-13.15")
@pytest.mark.parametrize(
    ("code", "edit", "text"),
    [
        ("S2-6", {410: "415 threat T+8 red"}, "threat at 415 s is less than 55 s before the phase end at 465 s"),
        ("S2-2", {425: "440 data"}, "data at 440 s is less than 30 s before the phase end at 465 s"),
        (
            "S2-4",
            {535: "540 communications down 555"},
            "communications down at 540 s lasts to less than 30 s before the phase end at 580 s",
        ),
        ("S2-1", {555: "605 communications down 615"}, "communications down at 605 s is after the end of the mission"),
    ],
)
def test_events_are_over_before_the_phase_ends(code: str, edit: Edits, text: str) -> None:
    script = changed(code, edit)
    assert broken(script) == {"SA-13.15"}
    assert texts(script) == text


@rule("SA-13.16")
@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ({425: "405 data"}, "data at 405 s is less than 5 s from the 60 s warning at 405 s"),
        (
            {500: "545 communications down 575", 565: "500 transfer"},
            "communications down at 545 s lasts over the 60 s warning at 560 s",
        ),
    ],
)
def test_no_event_disturbs_a_warning(edits: Edits, text: str) -> None:
    script = changed("S2-2", edits)
    assert broken(script) == {"SA-13.16"}
    assert texts(script) == text


@rule("SA-13.16")
def test_a_failure_may_end_with_a_warning() -> None:
    assert problems(changed("S2-2", {500: "530 communications down 560"})) == []


@rule("SA-13.16")
@pytest.mark.parametrize(
    ("at", "what"), [(445, "20 s warning"), (460, "5 s warning"), (465, "phase end"), (620, "phase end")]
)
def test_the_later_warnings_and_the_phase_end_are_protected_too(at: int, what: str) -> None:
    assert f"data at {at} s is less than 5 s from the {what} at {at} s" in texts(changed("S2-2", {425: f"{at} data"}))


@rule("SA-13.17")
@pytest.mark.parametrize(
    ("code", "edit", "text"),
    [
        ("S2-1", {140: "140 transfer"}, "1 incoming data messages, not 2 to 3; 5 data transfers, not 3 to 4"),
        ("S2-4", {145: "145 data"}, "4 incoming data messages, not 2 to 3; 2 data transfers, not 3 to 4"),
    ],
)
def test_data_come_in_and_are_transferred_often_enough(code: str, edit: Edits, text: str) -> None:
    script = changed(code, edit)
    assert broken(script) == {"SA-13.17"}
    assert texts(script) == text


@rule("SA-13.18")
@pytest.mark.parametrize(
    ("code", "edits", "text"),
    [
        ("S2-2", {320: ""}, "1 communications failures, not 2 to 5"),
        (
            "S2-8",
            {530: "530 communications down 545", 395: "395 communications down 400"},
            "6 communications failures, not 2 to 5",
        ),
        ("S2-2", {500: "500 communications down 535"}, "35 s is the length of communications down"),
        ("S2-5", {10: "10 communications down 10"}, "0 s is the length of communications down at 10 s"),
        ("S2-2", {320: "320 communications down 330"}, "40 s of communications failures, not 45 to 65"),
        ("S2-8", {90: "90 communications down 110"}, "70 s of communications failures, not 45 to 65"),
    ],
)
def test_communications_failures_have_their_number_and_length(code: str, edits: Edits, text: str) -> None:
    script = changed(code, edits)
    assert broken(script) == {"SA-13.18"}
    assert text in texts(script)
