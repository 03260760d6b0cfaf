"""Builders: tables of Space Alert in two or three lines."""

from typing import Any

from quarterdeck import Game
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.event import Event


def resolved(*boards: str, **case: Any) -> SpaceAlert:
    """The table after a case of the rules' Examples format: `resolved("C - A", threats=[["E1-05", 1, "white"]])`."""
    table = build(read_case({"boards": list(boards) or ["-"], **case}))
    table.event_sink = []
    table.advance()
    return table


def outcome(*boards: str, **case: Any) -> dict[str, Any]:
    """What a case leads to, as the report shows it."""
    return report(resolved(*boards, **case))


def told(table: SpaceAlert, kind: str) -> list[Event]:
    """The events of one kind that a resolved case told."""
    return [event for event in table.event_sink or [] if isinstance(event, Event) and event.kind == kind]


def no_effects(table: SpaceAlert) -> list[tuple[int, str, str]]:
    """Who did something without effect, why, and by which clause."""
    return [(event.args["crew"], event.args["why"], event.clause) for event in told(table, "no-effect")]


def flight(seats: int = 4, *, start: bool = True, seed: str = "1", mission: str = "S2-1", **options: Any) -> Game:
    """A game in which, if `start`, everybody is ready and the clock shows 0."""
    game = Game("space-alert", seats=seats, seed=seed, mission=mission, **options)
    for seat in game.seats() if start else ():
        game.act(seat, "ready")
    return game


def refusal(game: Game, seat: int, text: str) -> str | None:
    """The clause by which an option is refused, or None if it is legal."""
    reason = game.why_not(seat, text)
    return reason.clause if reason else None
