"""Random missions (SA-13): whatever the seed, all limits are kept and every extreme occurs."""

import json
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec import convert

from quarterdeck.games.space_alert.content import generator
from quarterdeck.games.space_alert.content.generator import generate
from quarterdeck.games.space_alert.content.missions import problems, script_toml
from quarterdeck.games.space_alert.content.script import Message, Script, ScriptTable, parse_script
from quarterdeck.games.space_alert.content.ship import INTERNAL
from quarterdeck.kernel.chance import Chance
from tests.rules import rule
from tests.space_alert.test_13_missions import (
    CONTENT,
    MISSIONS,
    SEEDS,
    before_end,
    count,
    externals,
    failures,
    generated,
    internals,
    official,
    phase_of,
    points,
    threats,
)


def test_every_generated_mission_is_valid() -> None:
    assert [(script, found) for script in generated() if (found := problems(script))] == []
    assert {(script.code, script.title, script.kind) for script in generated()} == {
        ("generated", "Generated mission", "mission")
    }


@rule("SA-13.2")
def test_a_crew_of_four_meets_seven_points_and_five_meet_eight() -> None:
    scripts = [*generated(), *(official()[code] for code in MISSIONS)]
    assert {(points(script.threats(4)), points(script.threats(5))) for script in scripts} == {(7, 8)}


@rule("SA-13.3", "SA-13.4")
def test_all_numbers_of_threats_occur() -> None:
    seen = {(len(threats(script)), sum(threat.serious for threat in threats(script))) for script in generated()}
    assert seen == {(7, 1), (6, 2), (5, 3)}
    assert {(len(internals(s)), points(internals(s))) for s in generated()} == {(1, 1), (1, 2), (2, 2), (2, 3)}


@rule("SA-13.5", "SA-13.6")
def test_all_numbers_of_each_kind_occur() -> None:
    seen = defaultdict(set)
    for script in generated():
        assert len({threat.number for threat in threats(script)}) == len(threats(script))
        for threat in threats(script):
            seen[threat.zone == INTERNAL, threat.serious].add(threat.number)
    assert seen == {
        (False, False): set(range(1, 9)),
        (False, True): set(range(2, 8)),
        (True, False): set(range(2, 8)),
        (True, True): set(range(3, 7)),
    }


@rule("SA-13.7", "SA-13.8")
def test_two_internal_threats_may_share_a_phase_but_not_meet() -> None:
    pairs = {tuple(threat.number for threat in internals(s)) for s in generated() if len(internals(s)) == 2}
    assert {high - low for low, high in pairs} == {2, 3, 4, 5}
    assert any(high <= 4 for _, high in pairs)
    assert all(phase_of(s, threat) == 1 + (threat.number > 4) for s in generated() for threat in threats(s))
    assert all(one.number < other.number for s in generated() for one, other in pairwise(threats(s)))


@rule("SA-13.9")
def test_either_half_may_be_the_heavier_one() -> None:
    early = [[threat for threat in threats(script) if threat.number <= 4] for script in generated()]
    late = [[threat for threat in threats(script) if threat.number > 4] for script in generated()]
    assert {len(one) - len(other) for one, other in zip(early, late, strict=True)} == {-1, 0, 1}
    assert {points(one) - points(other) for one, other in zip(early, late, strict=True)} == {-2, 0, 2}


@rule("SA-13.10", "SA-13.11")
def test_the_generator_fills_every_zone_and_changes_zone_with_every_external_threat() -> None:
    for script in generated():
        zones = [threat.zone for threat in externals(script)]
        assert all(zone != following for zone, following in pairwise(zones))
        assert {zones.count(zone) for zone in (0, 1, 2)} <= {1, 2}
    assert {externals(script)[0].zone for script in generated()} == {0, 1, 2}


@rule("SA-13.12")
def test_all_phase_lengths_occur() -> None:
    lengths = {tuple(b - a for a, b in pairwise((0, *script.phase_ends))) for script in generated()}
    first, second, third = (set(phase) for phase in zip(*lengths, strict=True))
    assert (first, second, third) == (set(range(205, 245, 5)), set(range(215, 240, 5)), set(range(140, 160, 5)))
    assert {sum(phases) for phases in lengths} == set(range(580, 625, 5))


@rule("SA-13.13")
def test_all_first_moments_occur() -> None:
    assert {script.messages[0].at for script in generated()} == {10, 15, 20}
    assert {threats(script)[0].at for script in generated()} == {10, 15, 20}
    assert {script.messages[0].say for script in generated()} == {"threat", "data", "transfer", "communications_down"}
    for phase in (2, 3):
        firsts = (
            message.at - script.phase_ends[phase - 2]
            for script in generated()
            for message in script.messages
            if phase_of(script, message) == phase
        )
        assert min(firsts) == 5


@rule("SA-13.14")
def test_the_smallest_distances_occur() -> None:
    pairs = [pair for script in generated() for pair in pairwise(script.messages)]
    assert min(later.at - earlier.at for earlier, later in pairs) == 10
    closest = {(earlier.say, later.say) for earlier, later in pairs if later.at - earlier.at == 10}
    assert closest >= {("threat", "data"), ("data", "threat"), ("transfer", "communications_down")}
    after = [(later.at - earlier.until, later.say) for earlier, later in pairs if earlier.until]
    assert {say for gap, say in after if gap == 5} == {"threat", "data", "transfer", "communications_down"}
    assert min(after)[0] == 5
    assert min(b.at - a.at for script in generated() for a, b in pairwise(threats(script))) == 25


@rule("SA-13.15", "SA-13.16")
def test_the_latest_moments_occur_and_warnings_stay_clear() -> None:
    latest: dict[tuple[str, int], int] = {}
    for script in generated():
        for message in script.messages:
            key = message.say, phase_of(script, message)
            latest[key] = min(latest.get(key, 600), before_end(script, message))
            assert all(not message.at <= end - 60 <= message.until for end in script.phase_ends if message.until)
    others = {(say, phase): 30 for say in ("data", "transfer", "communications_down") for phase in (1, 2, 3)}
    assert latest == {("threat", 1): 55, ("threat", 2): 55, **others}


@rule("SA-13.17", "SA-13.18")
def test_all_numbers_of_other_events_occur() -> None:
    assert {(count(s, "data"), count(s, "transfer")) for s in generated()} == {(2, 3), (2, 4), (3, 3), (3, 4)}
    assert {len(failures(script)) for script in generated()} == {2, 3, 4, 5}
    assert {seconds for script in generated() for seconds in failures(script)} == {5, 10, 15, 20, 25, 30}
    assert {sum(failures(script)) for script in generated()} == {45, 50, 55, 60, 65}


@rule("SA-13.19")
def test_the_same_seed_gives_the_same_mission() -> None:
    assert generate(Chance("seven")) == generate(Chance("seven"))
    assert len(set(generated())) == SEEDS


@rule("SA-13.19")
def test_a_mission_is_drawn_from_its_own_stream() -> None:
    quiet, busy = Chance("seven"), Chance("seven")
    busy.shuffled("tiles", range(18))
    assert generate(quiet) == generate(busy)
    assert set(quiet.streams) == {"script"}
    assert generate(Chance("seven"), "other") != generate(Chance("seven"))


class Chosen:
    """Draws that fall as a test wants them."""

    def __init__(self, *wanted: Any) -> None:
        self.wanted = list(wanted)

    def pick(self, items: Sequence[Any]) -> Any:
        assert self.wanted[0] in items
        return self.wanted.pop(0)


def test_the_rare_plan_without_room_for_a_long_failure_is_given_up() -> None:
    numbers = (1, 2, 3, 4, 5, 6, 7)
    moments = (20, 60, 100, 140, 210 + 35, 210 + 75, 210 + 115)
    alarms = tuple(Message(0, "threat", number) for number in numbers)
    silence: list[generator.Other] = [("communications_down", 30)] * 2
    draw: Any = Chosen(*moments, 425 + 30)
    assert generator._draw_times(draw, (210, 425, 580), alarms, silence) is None
    assert draw.wanted == []


# Scripts as text.


def test_the_official_scripts_are_written_as_they_stand_in_the_content() -> None:
    content = CONTENT.read_text(encoding="utf-8")
    assert content.endswith("\n".join(map(script_toml, official().values())))


def test_a_generated_script_is_read_back() -> None:
    for script in generated()[:100]:
        (code, table), *rest = tomllib.loads(script_toml(script)).items()
        assert parse_script(code, convert(table, ScriptTable)) == script
        assert not rest


@pytest.mark.parametrize("name", ['say "hello"', "a.b", "back\\slash", "Полёт", "two\nlines", ""])
def test_any_code_and_title_can_be_written(name: str) -> None:
    script = Script(name, name, "mission", (225, 450, 600), ())
    table = tomllib.loads(script_toml(script))
    assert parse_script(name, convert(table[name], ScriptTable)) == script, json.dumps(table)
