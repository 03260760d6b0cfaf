"""Simulation on a Ray cluster: two real workers, one of which is lost, and the same games as in one process."""

import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games.space_alert.content.pack import BASE as CONTENT
from quarterdeck.lab.cluster import NoCluster
from quarterdeck.lab.extras import NotInstalled
from quarterdeck.lab.pool import spread
from quarterdeck.lab.simulate import Outcome, Setting, simulated
from tests.commands import run

SETTING = Setting("starship-captains", 2, "cluster", {}, ("thumb", "random"))
GAMES = 8


LOST = 3


def losing_a_worker(folder: Path, setting: Setting, number: int) -> Outcome:
    """A game that is played whole, but for the first try of one: its worker is lost over it."""
    if number == LOST and not (folder / "lost").exists():
        (folder / "lost").write_text(f"{os.getpid()}")
        os.kill(os.getpid(), signal.SIGKILL)
    with (folder / "played").open("a") as played:
        played.write(f"{number} {os.getpid()}\n")
    return simulated(setting, number)


def test_a_cluster_plays_the_same_games_and_a_lost_worker_is_made_good(tmp_path: Path) -> None:
    outcomes = list(spread(partial(losing_a_worker, tmp_path, SETTING), GAMES, "local:2"))
    assert outcomes == [simulated(SETTING, number) for number in range(GAMES)]
    played = [line.split() for line in (tmp_path / "played").read_text().splitlines()]
    workers = {worker for _, worker in played} | {(tmp_path / "lost").read_text()}
    assert len(workers) >= 2
    assert {int(number) for number, _ in played} == {*range(GAMES)}
    assert dict(played)[f"{LOST}"] != (tmp_path / "lost").read_text()


def test_a_pack_of_this_machine_is_not_for_a_cluster(capsys: Any) -> None:
    status, _, err = run(capsys, "simulate", "space-alert", "--ray", "--pack", str(CONTENT))
    assert status == 2
    assert "use --jobs for a pack" in err


def test_a_cluster_that_wants_a_token_says_so(monkeypatch: Any) -> None:
    import ray

    def refuse(**_: Any) -> None:
        raise ray.exceptions.AuthenticationError("no token was found")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster, match=r"refuses this token, or there is none: no token was found.*RAY_AUTH_TOKEN"):
        list(spread(abs, 3, "example:6379"))


def test_a_connection_that_fails_may_lack_a_token(monkeypatch: Any) -> None:
    import ray

    def fail(**_: Any) -> None:
        raise ConnectionError("Failed to connect to Ray cluster at example:6379")

    monkeypatch.setattr(ray, "init", fail)
    with pytest.raises(NoCluster, match=r"cannot connect .* set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN"):
        list(spread(abs, 3, "example:6379"))


def test_a_cluster_that_is_not_there_is_named(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("quarterdeck.lab.extras.find_spec", lambda name: None)
    status, _, err = run(capsys, "simulate", "space-alert", "--games", "2", "--ray")
    assert status == 2
    assert "pip install 'quarterdeck[cluster]'" in err
    with pytest.raises(NotInstalled):
        list(spread(abs, 3, "local"))
