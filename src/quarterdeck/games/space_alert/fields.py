"""Fields of every view of Space Alert that follow from the table by the rules, so that boards need no rules."""

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.space_alert.content.ship import CHECKED_TURNS, PHASE_OF

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import Rules, SpaceAlert


class ViewFields(Struct, frozen=True):
    """What every view shows besides the state."""

    computer_checks: tuple[int, ...]
    """The turns of this flight after which the computer is checked (SA-4.16.1, SA-12.10)."""
    visual_phases: int
    """In how many phases of this flight visual confirmation is used (SA-12.8)."""
    board_phases: tuple[int, ...]
    """The phase each board is in: those before it are locked (SA-3.1.10, SA-7.2.6)."""


def view_fields(table: "SpaceAlert") -> ViewFields:
    rules, last = table.rules, table.last_slot
    return ViewFields(computer_checks(rules, last), visual_phases(rules, last), _board_phases(table))


@cache
def computer_checks(rules: "Rules", last_turn: int) -> tuple[int, ...]:
    return tuple(turn for turn in CHECKED_TURNS if turn <= last_turn) if rules.maintenance else ()


@cache
def visual_phases(rules: "Rules", last_turn: int) -> int:
    return PHASE_OF[last_turn] if rules.visual else 0


def _board_phases(table: "SpaceAlert") -> tuple[int, ...]:
    """A player's board is in the phase of its player, an android's in that of the clock."""
    players, clock = table.players, table.phase
    return tuple([players[member.seat].phase if member.seat >= 0 else clock for member in table.crew])
