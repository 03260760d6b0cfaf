"""All fields that are added to every view."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quarterdeck.games.xia.fields.fight import FightProgress, fight_progress
from quarterdeck.games.xia.fields.flights import Reached, reached_hexes
from quarterdeck.games.xia.fields.hold import DrawnHold, drawn_hold
from quarterdeck.games.xia.fields.mission import mission_points, mission_targets
from quarterdeck.games.xia.fields.surroundings import safe_rolls, sight_of_ships, unexplored_places
from quarterdeck.games.xia.rules.arranging import Arrange
from quarterdeck.games.xia.rules.business import BusinessPhase
from quarterdeck.games.xia.rules.status import StatusPhase
from quarterdeck.games.xia.rules.titles import progress
from quarterdeck.games.xia.rules.turn import NpcTurns

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Xia

Phase = Literal["action", "business", "status", ""]


class ViewFields(Struct, frozen=True):
    """What every view shows besides the state."""

    holds: list[DrawnHold]
    """How everything lies in the hold of each captain."""
    fighting: FightProgress | None
    """The attack that is under way."""
    reach: dict[str, Reached]
    """Where the ship that moves now can go, by hex."""
    sight: dict[str, str]
    """The hexes that each ship sees within the range of weapons, in one text."""
    safe_rolls: list[dict[str, int]]
    """The least face of a d20 that does the ship of each captain no harm, by border."""
    unexplored: list[str]
    """The centres of places where a sector may still be laid out."""
    sectors_left: int
    """Sectors in the stack, those that somebody has looked at included."""
    title_progress: dict[str, list[int]]
    """What each captain has done for every open title, as it counts."""
    mission_points: dict[str, list[str]]
    """The mission points of every place that a mission card names."""
    mission_targets: list[dict[str, list[str]]]
    """The ships that a mission card of each captain would look for, by its word."""
    phase: Phase
    """The phase of the active captain's turn; nothing before the first turn and in the turns of NPCs."""
    answer_by: float | None
    """When time is up for the captain who is asked."""
    may_arrange: bool
    """Whether outfits may be moved in the hold now."""


def view_fields(table: "Xia") -> ViewFields:
    return ViewFields(
        holds=[drawn_hold(table, captain) for captain in table.captains],
        fighting=fight_progress(table),
        reach=reached_hexes(table),
        sight=sight_of_ships(table),
        safe_rolls=safe_rolls(table),
        unexplored=unexplored_places(table.chart),
        sectors_left=table.stack_size,
        title_progress={title: progress(table, title) for title in table.open_titles},
        mission_points=mission_points(table),
        mission_targets=[mission_targets(table, captain) for captain in table.captains],
        phase=_phase(table),
        answer_by=table.deadline(),
        may_arrange=bool(table.agenda) and Arrange in table.agenda[-1].choices,
    )


_PHASES: tuple[tuple[type, Phase], ...] = ((BusinessPhase, "action"), (StatusPhase, "business"), (NpcTurns, "status"))
"""The phases, each with the first frame that follows it."""


def _phase(table: "Xia") -> Phase:
    waiting = {type(frame) for frame in table.agenda}
    return next((phase for follows, phase in _PHASES if follows in waiting), "")
