"""What boards show of a table and need not work out: risks, votes, new rooms, names (G7-5.1, G7-8.3, G7-D58.3)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.gen7.content.modifiers import FailureSteps
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.episode_end import shown_average
from quarterdeck.games.gen7.rules.groups import group_of
from quarterdeck.games.gen7.rules.places import group_rooms
from quarterdeck.games.gen7.rules.special_rules import in_force, without_conditions
from quarterdeck.games.gen7.state import SYSTEMS, Rule

if TYPE_CHECKING:
    from quarterdeck.games.gen7.state import Gen7


class RoomGroup(Struct, frozen=True):
    """A group of shared spots of a room that has joined the ship."""

    group: str
    """`loom:warp`"""
    room: str
    rule: Placement
    """What the next fill asks for (G7-D58.7)."""


class BoardFields(Struct, frozen=True):
    """The fields of every view that follow from the table."""

    ship: str
    officers: tuple[str, ...]
    """Names that players gave, by seat; nothing where they gave none."""
    risk: Mapping[str, int]
    """By how many divisions open key tasks would worsen each system (G7-5.1)."""
    votes: tuple[int, ...]
    """What each player's ballot counts (G7-8.3)."""
    groups: tuple[RoomGroup, ...]
    special_rules: tuple[Rule, ...]
    """Rules that the story has brought and that work, without their conditions (G7-R49)."""
    average_merit: tuple[str, ...]
    """Of each episode so far, as it is shown (G7-D18)."""


def board_fields(table: "Gen7") -> BoardFields:
    names = table.setting.officers
    return BoardFields(
        ship=table.setting.ship,
        officers=tuple(names[seat] if seat < len(names) else "" for seat in range(table.seat_count)),
        risk=risk(table),
        votes=tuple(player.rank for player in table.players),
        groups=tuple(
            RoomGroup(name, room.id, group_of(table, name).rule)
            for room in group_rooms(table)
            for name in (f"{room.id}:{group.id}" for group in room.groups)
        ),
        special_rules=without_conditions(table),
        average_merit=tuple(map(shown_average, table.averages)),
    )


def risk(table: "Gen7") -> dict[str, int]:
    """Unfinished key tasks by the system of their department (G7-5.1)."""
    more = sum(rule.n for rule in in_force(table, FailureSteps))
    found = dict.fromkeys(SYSTEMS, 0)
    for task in table.row:
        card = table.pack.key_tasks[task.card]
        if not task.finished and card.department in found:
            found[card.department] += max(0, card.failure + more)
    return found
