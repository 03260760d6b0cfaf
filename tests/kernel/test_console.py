"""What commands print: events under the headings that a game declares."""

from io import StringIO

from rich.console import Console

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.kernel.console import EventPrinter
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import words


def told(headings: frozenset[str]) -> list[str]:
    shown = StringIO()
    console = Console(file=shown, width=80)
    events = [
        Event("counted", "", {"turn": 1, "heart": 1, "mind": 2}), Event("voted", "", {"seat": 0}),
        Event("counted", "", {"turn": 1, "heart": 3, "mind": 0}),
    ]  # fmt: skip
    EventPrinter(console, words("mini-council"), headings).emit(events)
    return shown.getvalue().splitlines()


def test_a_game_says_which_events_are_headings_and_none_stands_over_nothing() -> None:
    assert told(frozenset({"counted"})) == ["", "Heart 1, mind 2.", "  Seat 1 has voted."]


def test_without_headings_every_event_is_a_line() -> None:
    assert told(frozenset()) == ["  Heart 1, mind 2.", "  Seat 1 has voted.", "  Heart 3, mind 0."]
