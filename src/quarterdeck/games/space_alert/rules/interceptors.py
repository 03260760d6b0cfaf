"""Interceptors: a crew member with battlebots in space (SA-4.11)."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.ship import SPACE, UPPER_RED
from quarterdeck.games.space_alert.rules import crew
from quarterdeck.games.space_alert.rules.damage import hit

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert


def take_off(table: "SpaceAlert", who: int) -> None:
    """Leave the ship with an active squad and attack in the same turn (SA-4.11.1 to SA-4.11.3)."""
    if crew.fighting_squad(table, who, "SA-4.11.2") is None:
        return
    if any(member.station == SPACE for member in table.crew):
        table.no_effect(who, "interceptors-away", "SA-4.11.2")
        return
    table.crew[who].station = SPACE
    table.emit("took-off", "SA-4.11.1", crew=who)
    _sortie(table, who, 0)


def act_in_space(table: "SpaceAlert", who: int, symbol: str) -> None:
    """A turn that begins in space: stay with a battlebots action, else return (SA-4.11.5 to SA-4.11.8)."""
    if symbol in ("X", "HX"):
        table.emit("stays-in-space", "SA-4.11.5", crew=who)
        return _sortie(table, who, int(symbol == "HX"))
    if symbol:
        crew.push_back(table, who, table.turn, "SA-4.11.7")
    return come_home(table, who, "SA-4.11.6")


def come_home(table: "SpaceAlert", who: int, clause: str) -> None:
    """Back into `upper_red`, with all that entering it does (SA-4.11.9)."""
    crew.go_to(table, who, UPPER_RED, clause)


def _sortie(table: "SpaceAlert", who: int, bonus: int) -> None:
    """The attack of this turn: spent on a Fissure while there is one (SA-11.3.27, SA-D13)."""
    table.marks.interceptor_bonus = bonus
    for threat in table.on_track():
        if table.card(threat).kind == "fissure":
            table.marks.interceptors_spent = True
            table.emit("fissure-patched", "SA-11.3.27", crew=who, threat=threat.code, n=threat.number)
            hit(table, threat, 1, "SA-11.3.27")


def pilot(table: "SpaceAlert") -> int | None:
    """The conscious member in space, if there is one (SA-4.13.2)."""
    for who, member in enumerate(table.crew):
        if member.station == SPACE and not member.knocked_out:
            return who
    return None
