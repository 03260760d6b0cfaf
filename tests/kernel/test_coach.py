"""The coach and the goals of the kernel: what they offer to games, and that play without them pays nothing."""

import doctest

import pytest

from quarterdeck import Game, Illegal
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.games.starship_captains.state import StarshipCaptains
from quarterdeck.kernel import clauses, coach, goals
from quarterdeck.kernel.coach import ChooseTask, Coach, Course, StepReader
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from tests.minis.market import Market


@pytest.mark.parametrize("module", [coach, goals], ids=lambda module: module.__name__)
def test_the_example_of_the_module_works(module: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "exists", lambda clause: clause.startswith("DS-"))  # Deep Salvage is not installed
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


class Fly(Option, frozen=True):
    """fly s2"""

    route: str


def test_options_are_counted_over_all_steps_alternatives_once() -> None:
    course = Course(steps=tuple(map(StepReader("drill"), ["SC-5.1: fly s1; fly s2 or fly s3", "SC-5.1: read"])))
    tasks = [[task.number for task in group] for step in course.steps for group in step.tasks]  # type: ignore[attr-defined]
    assert tasks == [[1], [2, 2], [3]]
    assert [course.step_after(None, seen) for seen in range(4)] == [0, 0, 1, 1]
    assert course.awaited(None, 1) == (ChooseTask("fly s2", 2), ChooseTask("fly s3", 2))
    assert course.awaited(None, 3) == ()


def test_a_step_waits_for_an_option_or_the_first_words_of_one() -> None:
    assert ChooseTask("fly s2", 1).judge(Fly("s2"))
    assert ChooseTask("fly", 1).judge(Fly("s2"))
    assert ChooseTask("fly s", 1).judge(Fly("s2")) is None
    assert ChooseTask("fly s2", 1).judge(Fly("s21")) is None


@pytest.mark.parametrize("row", ["SC-5.1 fly s2", "fly away SC-5.1: fly s2", "SC-99.1: fly s2", "fly: s2"])
def test_a_step_that_cites_no_clause_is_refused(row: str) -> None:
    with pytest.raises(BadContent, match=r"should read like 'fly DS-2\.1: fly s2'"):
        StepReader("drill")(row)


@pytest.mark.parametrize("game", [SpaceAlert, StarshipCaptains])
def test_games_leave_the_coach_to_the_kernel(game: type[State]) -> None:
    assert not {"options", "why_not", "carry_out", "act"} & set(vars(game))


# Open kinds of option, and the parts of other seats


def coached_market(monkeypatch: pytest.MonkeyPatch, row: str, parts: dict[int, tuple[str, ...]]) -> Market:
    course = Course(steps=(StepReader("drill")(row),), binding=True, parts=parts)
    monkeypatch.setattr(Market, "course", lambda table: course)
    table = Game("mini-market", seats=3, seed="1").state
    assert isinstance(table, Market)
    table.coach = Coach()
    return table


def test_the_coach_may_wait_for_an_open_option_that_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = coached_market(monkeypatch, "SC-5.1: gift 1 3; pass", {})
    assert [str(option) for option in table.options(0)] == ["gift 1 3"]
    with pytest.raises(Illegal, match="coach-waits"):
        table.act(0, table.option("gift 1 2"))
    table.act(0, table.option("gift 1 3"))
    assert [str(option) for option in table.options(0)] == ["pass"]


def test_other_seats_play_their_parts_as_long_as_there_is_a_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    table = coached_market(monkeypatch, "SC-5.1: pass; read", {1: ("gift 0 2", "pass")})
    table.act(0, table.option("pass"))
    assert [str(option) for option in table.options(1)] == ["gift 0 2"]
    with pytest.raises(Illegal, match="coach-waits"):
        table.act(1, table.option("pass"))
    table.act(1, table.option("gift 0 2"))
    assert [str(option) for option in table.options(1)] == ["pass"]
    assert table.coach == Coach(seen=1, played=(1,))
    table.act(1, table.option("pass"))
    assert len(table.options(2)) > 1


def test_without_a_coach_nobody_has_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    table = coached_market(monkeypatch, "SC-5.1: pass; read", {1: ("gift 0 2",)})
    table.act(0, table.option("pass"))
    table.coach = None
    assert len(table.options(1)) > 1
