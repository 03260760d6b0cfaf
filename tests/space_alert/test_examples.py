"""The worked examples of the rules run as they stand in docs/rules/space-alert.md."""

import re
from typing import Any

import pytest
import yaml

from quarterdeck.games.space_alert.cases.report import differences, report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.kernel.clauses import page
from tests.rules import rule

BLOCKS = re.findall(r"```yaml\n(.*?)```", page("space-alert").read_text(encoding="utf-8"), re.S)
CASES: dict[str, dict[str, Any]] = {case["id"]: case for block in BLOCKS if "boards" in (case := yaml.safe_load(block))}
SEEDS = range(6)
"""No result depends on the order of the damage tiles unless the example fixes it."""


@rule(
    "SA-E1",
    "SA-E2",
    "SA-E3",
    "SA-E4",
    "SA-E5",
    "SA-E6",
    "SA-E7a",
    "SA-E7b",
    "SA-E7c",
    "SA-E8",
    "SA-E9",
    "SA-E10",
    "SA-E11",
    "SA-E12",
    "SA-E13",
    "SA-E14a",
    "SA-E14b",
    "SA-E15",
    "SA-E16",
    "SA-E17",
    "SA-E18",
    "SA-E19",
    "SA-E20",
    "SA-E21a",
    "SA-E21b",
    "SA-E22",
    "SA-E23a",
    "SA-E23b",
    "SA-E24a",
    "SA-E24b",
    "SA-E25",
    "SA-E26",
    "SA-E27a",
    "SA-E27b",
    "SA-E28",
    "SA-E29",
    "SA-E34",
    "SA-E35a",
    "SA-E35b",
    "SA-E36",
    "SA-E37",
    "SA-E38",
    "SA-E39",
    "SA-E40",
    "SA-E41",
    "SA-E42",
    "SA-E43a",
    "SA-E43b",
    "SA-E44",
    "SA-E45",
    "SA-E46",
    "SA-E47",
    "SA-E48",
    "SA-E49a",
    "SA-E49b",
    "SA-E50",
    "SA-E51",
    "SA-E52a",
    "SA-E52b",
    "SA-E53",
    "SA-E54",
    "SA-E55",
    "SA-E56",
    "SA-E57",
    "SA-E58",
)
@pytest.mark.parametrize("name", CASES)
def test_example_ends_as_the_rules_say(name: str) -> None:
    for seed in SEEDS:
        table = build(read_case({**CASES[name], "seed": seed}))
        table.advance()
        assert differences(CASES[name]["expect"], report(table)) == []


@pytest.mark.parametrize("name", CASES)
def test_example_expects_something_that_can_fail(name: str) -> None:
    table = build(read_case(CASES[name]))
    table.advance()
    wrong = _spoilt(CASES[name]["expect"])
    assert len(differences(wrong, report(table))) == _leaves(wrong)


def _spoilt(expected: Any) -> Any:
    return {key: _spoilt(value) for key, value in expected.items()} if isinstance(expected, dict) else "something else"


def _leaves(expected: Any) -> int:
    return sum(map(_leaves, expected.values())) if isinstance(expected, dict) else 1


def test_all_resolution_examples_are_cited() -> None:
    marks = [mark for mark in test_example_ends_as_the_rules_say.pytestmark if mark.name == "rule"]
    assert set(CASES) == {clause for mark in marks for clause in mark.args}
