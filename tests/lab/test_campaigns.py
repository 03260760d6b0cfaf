"""Whole campaigns between bots: every game starts from what the one before it left."""

from typing import Any

import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import Campaign
from quarterdeck.cli import main
from quarterdeck.lab.simulate import Setting, simulate

MARKETS = {"markets": 3, "rounds": 1}


def setting(**more: Any) -> Setting:
    return Setting("mini-market", 2, "7", MARKETS, campaign=True, **more)


def test_a_campaign_is_played_to_its_last_game() -> None:
    (outcome,) = simulate(setting(), 1)
    (first,) = simulate(Setting("mini-market", 2, "7", MARKETS), 1)
    assert not outcome.error
    assert (outcome.games, first.games) == (3, 1)
    assert outcome.decisions > first.decisions
    assert outcome.digest != first.digest


def test_games_have_the_seeds_and_the_set_up_that_the_library_gives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[Any, str]] = []
    plain = Setting.table_with

    def watched(self: Setting, options: Any, seed: str) -> Any:
        begun.append((options, seed))
        return plain(self, options, seed)

    monkeypatch.setattr(Setting, "table_with", watched)
    list(simulate(setting(), 2))
    chain = Campaign("mini-market", seats=2, seed="7/1", **MARKETS)
    assert len(begun) == 6
    assert begun[3] == (MARKETS, chain.game.record.seed)
    assert [options.get("market") for options, _ in begun[3:]] == [None, 2, 3]
    assert len({seed for _, seed in begun}) == 6


def test_campaigns_do_not_depend_on_the_number_of_processes() -> None:
    assert list(simulate(setting(), 4, 2)) == list(simulate(setting(), 4, 1))


def test_the_command_plays_campaigns(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "space-alert", "--campaign", "-o", "campaign={}", "--games", "2", "--seats", "2", "--json"]
    assert main(args) == 0
    assert '"campaign": true' in capsys.readouterr().out
    assert main([*args, "--out", "files"]) == 2
    assert "leave out --campaign" in capsys.readouterr().err
