"""A flight as a theatre shows it: every event has its own scene, and in it the thing has just happened (SA-R33)."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from quarterdeck.games.space_alert.content.ship import PLACES, ZONES
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.history import Game, Scene, scenes
from tests.rules import rule

View = dict[str, Any]


@cache
def flights() -> list[Game]:
    """Flights of bots that plan at random."""
    trials = [Trial("space-alert", seats=seats, seed=f"film{seats}", tick_seconds=20.0) for seats in (1, 3, 5)]
    return [last for trial in trials for last in [list(trial.decisions())[-1][0]]]


def films() -> list[Scene]:
    return [scene for game in flights() for scene in scenes(game.record)]


def threat(view: View, args: View) -> View:
    return next(one for one in view["threats"] if one["number"] == args["n"] and one["code"] == args["threat"])


def store(view: View, args: View) -> int:
    return int(view["ship"][args["source"]][ZONES.index(args["zone"])])


HAPPENED: dict[str, Callable[[View, View], bool]] = {
    "threat-appears": lambda view, args: threat(view, args)["status"] == "on_track",
    "threat-moves": lambda view, args: threat(view, args)["square"] == args["square"],
    "threat-acts": lambda view, args: threat(view, args)["performed"].endswith(args["letter"]),
    "threat-survived": lambda view, args: threat(view, args)["status"] == "survived",
    "threat-shot": lambda view, args: threat(view, args)["damage"] == args["damage"],
    "moved": lambda view, args: PLACES[view["crew"][args["crew"]]["station"]] == args["station"],
    "delayed": lambda view, args: view["crew"][args["crew"]]["plan"][args["turn"]] is None,
    "card-lost": lambda view, args: view["crew"][args["crew"]]["plan"][view["last_slot"]] is not None,
    "maintained": lambda view, args: view["ship"]["maintained"][args["phase"] - 1],
    "charged": lambda view, args: store(view, args) >= args["amount"],
    "tile-drawn": lambda view, args: view["ship"]["tiles"][ZONES.index(args["zone"])][-1] == args["tile"],
    "ship-lost": lambda view, args: view["outcome"] == "lost",
}


@rule("SA-R33")
@pytest.mark.parametrize("kind", HAPPENED)
def test_an_event_is_told_when_it_has_happened(kind: str) -> None:
    found = [(scene.view, scene.events[0].args) for scene in films() if scene.events[0].kind == kind]
    assert found
    assert all(HAPPENED[kind](view, args) for view, args in found)


@rule("SA-3.2.16")
def test_no_phase_is_planned_any_more_when_the_computer_ends_the_action_round() -> None:
    """A crew that has not ended early hears the end with the last phase behind it."""
    ends = [scene.view["phase"] for scene in films() if scene.events[0].kind == "action-round-ends"]
    assert ends == [4] * len(flights())


def test_every_public_event_has_a_scene_of_its_own_in_order() -> None:
    for game in flights():
        shown = [event for scene in scenes(game.record) for event in scene.events]
        assert shown == game.events_for(None)
        assert all(len(scene.events) == 1 for scene in scenes(game.record)[1:])


@rule("SA-4.14.3", "SA-4.14.4")
def test_a_threat_stands_on_the_letter_that_it_performs() -> None:
    for scene in films():
        if scene.events[0].kind == "threat-acts":
            acting = threat(scene.view, scene.events[0].args)
            letters = flights()[0].state.pack.tracks[scene.view["tracks"][acting["zone"]]].letters
            assert letters[acting["square"]] == scene.events[0].args["letter"]
