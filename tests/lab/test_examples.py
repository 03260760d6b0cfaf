"""The examples of the documentation work, and show what they say."""

import ast
import doctest
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from quarterdeck.bots.registry import UnknownBot, make_all
from quarterdeck.lab import encoding, gym
from quarterdeck.lab.simulate import Setting, simulate

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def loaded(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lines(name: str) -> int:
    """Lines that are neither empty nor the description at the top."""
    source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    description = ast.parse(source).body[0].end_lineno or 0
    return sum(bool(line.strip()) for line in source.splitlines()[description:])


def test_an_agent_learns_in_thirty_lines() -> None:
    assert lines("train_an_agent") <= 30
    points = loaded("train_an_agent").train(batches=4, games=12)
    assert fmean(points[-3:]) > points[0] + 4
    assert points[0] < 2 < fmean(points[-3:])


def test_a_bot_in_twenty_lines_beats_the_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines("write_a_bot") <= 20
    monkeypatch.syspath_prepend(str(EXAMPLES))
    setting = Setting("starship-captains", 2, "example", {}, ("write_a_bot:Greedy", "random"))
    outcomes = list(simulate(setting, 10))
    assert not any(outcome.error for outcome in outcomes)
    assert sum(outcome.standing(setting).won[0] for outcome in outcomes) >= 8


@pytest.mark.parametrize("place", ["write_a_bot_that_is_not:There", "quarterdeck:Nobody", ":"])
def test_a_bot_that_is_not_there_is_refused(place: str) -> None:
    with pytest.raises(UnknownBot, match="no bot at"):
        make_all([place], "starship-captains", 2, "0")


def test_a_card_is_studied() -> None:
    found = loaded("study_a_card").study(30)
    assert 0 < found["taken"] <= found["on offer"] <= 30
    assert found["points with it"]["margin"] > 0
    assert found["beyond other technologies"] == "too few games"


def test_what_the_documentation_shows_works() -> None:
    page = (EXAMPLES.parent / "laboratory.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.S)
    made: dict[str, Any] = {}
    exec(code[0], made)
    for name in ("alone", "in_turn", "at_once", "described"):
        made[name].reset(seed=1)
    assert doctest.testmod(gym, verbose=False).failed == 0
    assert doctest.testmod(encoding, verbose=False).failed == 0


def test_the_documentation_shows_what_quick_commands_print() -> None:
    """If this fails because games play out differently now: `make figures`."""
    page = (EXAMPLES.parent / "laboratory.md").read_text(encoding="utf-8")
    figures = loaded("../figures")
    assert len(figures.BLOCK.findall(page)) == page.count("```console") > 3
    assert figures.refreshed(page, slow=False) == page


def test_the_output_of_a_command_is_put_below_it() -> None:
    figures, page = loaded("../figures"), "```console\n$ echo new\nold\n```\n```console slow\n$ echo new\nold\n```"
    assert figures.refreshed(page, slow=False) == page.replace("old", "new", 1)
    assert figures.refreshed(page, slow=True) == page.replace("old", "new")
