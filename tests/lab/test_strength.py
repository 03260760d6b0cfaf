"""How strong bots are is measured: seats rotated, set-ups in turn, intervals that hold."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.kernel.study import StrengthQuestion
from quarterdeck.lab.statistics import wilson
from quarterdeck.lab.strength import Question, answers, figures, questions
from quarterdeck.lab.watching import Broken

THUMB = Question("starship-captains", StrengthQuestion("thumb", 4, "thumb", "random"))


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script of `make strength`."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    import strength

    return strength


def test_wilsons_interval() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(80, 100) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_the_bot_sits_in_every_seat_in_turn() -> None:
    settings = [THUMB.setting("seed", number) for number in range(5)]
    assert [setting.bots.index("thumb") for setting in settings] == [0, 1, 2, 3, 0]
    assert all(setting.bots.count("random") == 3 for setting in settings)


def test_set_ups_are_taken_in_turn_and_a_crew_is_all_of_a_kind() -> None:
    solo = next(question for question in questions() if question.name == "space_alert.hard_solo_s2")
    missions = [solo.setting("seed", number).setup["mission"] for number in range(9)]
    assert missions == [*(f"S2-{number}" for number in range(1, 9)), "S2-1"]
    crew = next(question for question in questions() if question.name == "space_alert.hard_yellow")
    assert crew.setting("seed", 3).bots == ("hard",) * 5


def test_answers_are_the_same_again_and_their_rate_has_an_interval() -> None:
    won = list(answers(THUMB, "seed", 8, 1))
    assert won == list(answers(THUMB, "seed", 8, 2))
    assert sum(won) >= 7
    found = figures(THUMB, won)
    assert list(found) == [
        "starship_captains.thumb",
        "starship_captains.thumb.low",
        "starship_captains.thumb.high",
        "starship_captains.thumb.games",
    ]
    assert (
        found["starship_captains.thumb.low"] < found["starship_captains.thumb"] <= found["starship_captains.thumb.high"]
    )


def test_games_of_campaigns_are_looked_at_in_turn() -> None:
    second = StrengthQuestion("second", 3, "random", chapters=2, succeeded=lambda table: table.episode == 2)
    assert list(answers(Question("gen7", second), "seed", 4, 1)) == [False, True, False, True]


def test_a_game_that_breaks_is_no_defeat(monkeypatch: Any) -> None:
    monkeypatch.setattr("quarterdeck.lab.simulate.play_out", lambda *_: 1 / 0)
    with pytest.raises(Broken, match=r"game seed/starship_captains\.thumb/0 broke: ZeroDivisionError"):
        list(answers(THUMB, "seed", 1, 1))


def told(strength: Any, monkeypatch: Any, out: Path, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["strength.py", "--out", str(out), "--jobs", "1", *args])
    status: int = strength.main()
    return status


def test_make_strength_writes_rates_with_intervals(strength: Any, monkeypatch: Any, tmp_path: Path) -> None:
    out = tmp_path / "strength.json"
    assert told(strength, monkeypatch, out, "--games", "3", "--only", "random") == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["starship_captains.thumb_vs_3_random.games"] == 3
    assert found["space_alert.random_white.low"] <= found["space_alert.random_white.high"]


def test_a_missing_bot_is_an_error_that_says_so(strength: Any, monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    absent = (Question("starship-captains", StrengthQuestion("hal", 4, "hal", "random")),)
    monkeypatch.setattr(strength, "questions", lambda: absent)
    assert told(strength, monkeypatch, tmp_path / "out.json") == 2
    assert "no bot called 'hal' plays starship-captains" in capsys.readouterr().err
    assert not (tmp_path / "out.json").exists()


def test_an_interruption_keeps_what_was_measured(strength: Any, monkeypatch: Any, tmp_path: Path) -> None:
    def interrupted(*_: Any) -> Iterator[bool]:
        yield from (True, False)
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "answers", interrupted)
    monkeypatch.setattr(strength, "questions", lambda: (THUMB, THUMB))
    assert told(strength, monkeypatch, tmp_path / "out.json") == 130
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert (found["starship_captains.thumb"], found["starship_captains.thumb.games"]) == (0.5, 2)
