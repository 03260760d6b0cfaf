"""Simulation on a Ray cluster: two real workers, one of which is lost, and the same games as in one process."""

import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games.space_alert.pack import BASE as CONTENT
from quarterdeck.lab.extras import NotInstalled
from quarterdeck.lab.pool import spread
from quarterdeck.lab.simulate import Outcome, Setting, simulated
from tests.lab.commands import run

SETTING = Setting("starship-captains", 2, "cluster", {}, ("thumb", "random"))
GAMES = 24


def losing_a_worker(folder: Path, setting: Setting, number: int) -> Outcome:
    """A game that is played whole, unless it is the first to find its worker on the list of those to be lost."""
    (folder / f"{os.getpid()}").touch()
    try:
        (folder / f"lose {number}").unlink()
    except FileNotFoundError:
        with (folder / "played").open("a") as played:
            played.write(f"{number}\n")
        return simulated(setting, number)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("a killed worker went on")


def test_a_cluster_plays_the_same_games_and_a_lost_worker_is_made_good(tmp_path: Path) -> None:
    for number in (5, 17):
        (tmp_path / f"lose {number}").touch()
    outcomes = list(spread(partial(losing_a_worker, tmp_path, SETTING), GAMES, "local:2"))
    assert outcomes == [simulated(SETTING, number) for number in range(GAMES)]
    workers = [path for path in tmp_path.iterdir() if path.name.isdigit()]
    assert len(workers) >= 3  # two, and one in the place of each that was lost
    assert not [*tmp_path.glob("lose *")]
    assert len((tmp_path / "played").read_text().split()) >= GAMES


def test_a_pack_of_this_machine_is_not_for_a_cluster(capsys: Any) -> None:
    status, _, err = run(capsys, "simulate", "space-alert", "--ray", "--pack", str(CONTENT))
    assert status == 2
    assert "use --jobs for a pack" in err


def test_a_cluster_that_is_not_there_is_named(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("quarterdeck.lab.extras.find_spec", lambda name: None)
    status, _, err = run(capsys, "simulate", "space-alert", "--games", "2", "--ray")
    assert status == 2
    assert "pip install 'quarterdeck[cluster]'" in err
    with pytest.raises(NotInstalled):
        list(spread(abs, 3, "local"))
