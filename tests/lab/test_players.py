"""Bots at a simulated table: their own ones too, named when they fail, told what happens."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck.bots.bot import BotFailed, Seat
from quarterdeck.bots.random import RandomBot
from quarterdeck.bots.registry import UnknownBot, make_all
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.option import Option
from quarterdeck.lab.players import Players
from quarterdeck.lab.recording import recorded
from quarterdeck.lab.simulate import Setting, simulated
from quarterdeck.lab.watching import Broken, watched
from tests.commands import run

HERE = "tests.lab.test_players"


class Silent(RandomBot):
    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return None


class Clumsy(RandomBot):
    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return self.reach(seat)

    def reach(self, seat: Seat) -> Option:
        raise ValueError("my hands are full")


class Cheat(RandomBot):
    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return type(options[0])(99)


class Talker(RandomBot):
    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return str(options[0])  # type: ignore[return-value]


class Seedless:
    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return options[0]


class Speechless:
    def __init__(self, seed: str) -> None:
        self.seed = seed


NOT_A_CLASS = 3


def setting(bot: str, game: str = "mini-draft") -> Setting:
    return Setting(game, 2, "0", {}, ("random", f"{HERE}:{bot}"))


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("Silent", "in seat 1 chose None, but the game waits for its answer"),
        ("Clumsy", "in seat 1: ValueError: my hands are full"),
        ("Cheat", "in seat 1 chose something illegal: You do not hold 99"),
        ("Talker", "in seat 1 chose 'pick "),
    ],
)
def test_a_bot_that_fails_is_named_with_its_seat_and_where_it_failed(bot: str, complaint: str) -> None:
    for outcome in (simulated(setting(bot), 0), recorded(setting(bot), 0).outcome):
        assert outcome.error.startswith(f"BotFailed: bot {HERE}:{bot} {complaint}")
        assert "Traceback" in outcome.traceback
    with pytest.raises(Broken, match=f"bot {HERE}:{bot}"):
        watched(setting(bot), 0)


def test_the_traceback_leads_into_the_bot(capsys: Any, tmp_path: Path) -> None:
    assert "in reach" in simulated(setting("Clumsy"), 0).traceback
    args = ("simulate", "mini-draft", "--seats", "2", "--games", "2", "--jobs", "1", "--bots", f"{HERE}:Clumsy")
    report = tmp_path / "report.html"
    status, _, err = run(capsys, *args, "--report", str(report))
    assert status == 1
    assert "in reach" in err
    assert "in reach" in report.read_text(encoding="utf-8")


def test_a_bot_may_let_time_pass_where_the_game_waits_for_nobody() -> None:
    assert not simulated(setting("Silent", "mini-council"), 0).error


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("Seedless", r"Seedless cannot be made from a seed, write `def __init__\(self, seed: str\)`"),
        ("Speechless", "Speechless has no method `choose`"),
        ("NOT_A_CLASS", "NOT_A_CLASS is no bot class"),
    ],
)
def test_a_class_that_makes_no_bot_is_refused(bot: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_all([f"{HERE}:{bot}"], "mini-draft", 2, "0")


def test_bots_can_be_classes_objects_and_functions() -> None:
    def first(seat: Seat, options: Sequence[Option]) -> Option | None:
        return options[0]

    one = Seedless()
    made = make_all([RandomBot, one, first, "random"], "mini-draft", 4, "0")
    assert isinstance(made[0], RandomBot)
    assert made[1] is one
    assert made[2].choose is first  # type: ignore[comparison-overlap]
    with pytest.raises(UnknownBot, match="3 is no bot"):
        make_all([3], "mini-draft", 2, "0")  # type: ignore[list-item]


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(QuarterdeckError, match="there is no seat 2; seats are 0 to 1"):
        Seat(Setting("mini-draft", 2, "0").table(0), 2)


# Bots that follow the game


class Watchful(RandomBot):
    """Notes whatever it is told."""

    notes: list[tuple[str, Any]] = []

    def begin(self, seat: Seat) -> None:
        self.notes.append(("begin", seat.number))

    def observe(self, seat: Seat, events: Sequence[Event]) -> None:
        self.notes.append(("observe", list(events)))
        assert seat.events()[len(seat.events()) - len(events) :] == list(events)

    def end(self, seat: Seat, result: Any) -> None:
        self.notes.append(("end", result.outcome))


def test_a_bot_is_told_of_beginning_events_and_end() -> None:
    Watchful.notes = []
    outcome = simulated(setting("Watchful"), 0)
    assert not outcome.error
    told = [what for what, _ in Watchful.notes]
    assert (told[0], Watchful.notes[0][1], told[-1], Watchful.notes[-1][1]) == ("begin", 1, "end", "finished")
    events = [event for what, some in Watchful.notes if what == "observe" for event in some]
    picked = [event for event in events if event.kind == "picked"]
    assert {event.args["seat"] for event in picked} == {0, 1}
    assert all((event.args["number"] is None) == (event.args["seat"] == 0) for event in picked), "a secret was told"
    assert events[-1].kind == "shown"  # the last round, after its last decision


def test_bots_that_observe_do_not_change_the_game() -> None:
    watched = [simulated(Setting("mini-draft", 2, "0", {}, (f"{HERE}:Watchful",)), number).digest for number in (0, 1)]
    assert watched == [simulated(Setting("mini-draft", 2, "0"), number).digest for number in (0, 1)]


def test_events_are_only_for_bots_that_observe() -> None:
    with pytest.raises(QuarterdeckError, match="recorded only for bots that have a method `observe`"):
        Seat(Setting("mini-draft", 2, "0").table(0), 0).events()


def test_a_failing_hook_is_named_too() -> None:
    class Sleepy(RandomBot):
        def begin(self, seat: Seat) -> None:
            raise TimeoutError("too early")

    players = Players(Setting("mini-draft", 2, "0").table(0), {1: Sleepy}, "mini-draft", "0")
    with pytest.raises(BotFailed, match="Sleepy in seat 1: TimeoutError: too early"):
        players.begin()
