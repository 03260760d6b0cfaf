"""What boards show of a table and need not compute: risks, votes, new rooms, names (G7-5.1, G7-8.3, G7-D58.3)."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from quarterdeck.games.gen7.campaign_log import Average
from quarterdeck.games.gen7.content.modifiers import FailureSteps
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.episode_end import free_skills, shown_average
from quarterdeck.games.gen7.rules.filling import vault_part
from quarterdeck.games.gen7.rules.groups import group_of, names_of_groups
from quarterdeck.games.gen7.rules.placement import shown
from quarterdeck.games.gen7.rules.places import group_rooms, room_at
from quarterdeck.games.gen7.rules.special_rules import in_force, without_conditions
from quarterdeck.games.gen7.rules.votes import ballot_weights
from quarterdeck.games.gen7.state import NOTHING, SYSTEMS, Rule
from quarterdeck.kernel.viewing import Selection

if TYPE_CHECKING:
    from quarterdeck.games.gen7.state import Gen7

KEPT = 1_000
"""How many names and averages are cached."""


class RoomGroup(Struct, frozen=True):
    """A group of shared spots of a room that has joined the ship."""

    group: str
    """`sixth_b:shared_b`"""
    room: str
    rule: Placement
    """What the next fill asks for (G7-D58.7)."""


class RobotHalves(Struct, frozen=True):
    """What a robot counts on each of two shared spots, where it lies or is offered (G7-D10.1)."""

    group: str
    spot: int
    """The left spot, counted from 0."""
    left: int
    right: int


class BoardFields(Struct, frozen=True):
    """The fields of every view that follow from the table."""

    pack: str
    """The exact id of the content pack: bots and texts read the cards that lie here."""
    ship: str
    officers: tuple[str, ...]
    """Names that players gave, by seat; nothing where they gave none."""
    risk: Mapping[str, int]
    """By how many divisions open key tasks would worsen each system (G7-5.1)."""
    votes: tuple[int, ...]
    """What each player's ballot counts (G7-8.3); nothing where it only breaks ties (G7-D55.3)."""
    groups: tuple[RoomGroup, ...]
    special_rules: tuple[Rule, ...]
    """Rules that the story has brought and that work, without their conditions (G7-R49)."""
    average_merit: tuple[str, ...]
    """Of each episode so far, as it is shown (G7-D18)."""
    halves: tuple[RobotHalves, ...]
    vault_part: Mapping[str, int]
    """What the Vault would pay for the group that is being filled, as far as everybody knows."""
    free_skills: tuple[int, ...]
    """How many more skills each officer may own (G7-6.9)."""


def board_fields(table: "Gen7") -> BoardFields:
    return BoardFields(**{field: made(table) for field, made in MADE.items()})


@lru_cache(KEPT)
def _named(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return tuple(names[seat] if seat < len(names) else "" for seat in range(seats))


@lru_cache(KEPT)
def _shown_averages(averages: tuple[Average, ...]) -> tuple[str, ...]:
    return tuple(map(shown_average, averages))


def _groups(table: "Gen7") -> tuple[RoomGroup, ...]:
    """The groups of rooms that have joined the ship (G7-D58.3)."""
    names = [name for room in group_rooms(table) for name in names_of_groups(table.setting.pack, room.id)]
    return tuple([RoomGroup(name, room_at(name), group_of(table, name).rule) for name in names])


def _halves(table: "Gen7") -> tuple[RobotHalves, ...]:
    lying = [(die.at, die.spots, die.result) for player in table.players for die in player.dice if die.spots]
    if (proposal := table.proposal) is not None:
        lays = [lay for offer in proposal.offers for lay in offer.lays]
        lying += [(proposal.group, lay.spots, lay.result) for lay in lays]
    return tuple([_halves_of(group, spots, result) for group, spots, result in lying if len(spots) == 2])


def _halves_of(group: str, spots: tuple[int, ...], result: int) -> RobotHalves:
    (spot, left), (_, right) = sorted(zip(spots, shown(result, spots), strict=True))
    return RobotHalves(group, spot, left, right)


def risk(table: "Gen7") -> Mapping[str, int]:
    """Unfinished key tasks by the system of their department (G7-5.1)."""
    more = sum([rule.n for rule in in_force(table, FailureSteps)]) if table.rules else 0
    return _risk(table.setting.pack, tuple([task.card for task in table.row if not task.finished]), more)


@lru_cache(KEPT)
def _risk(pack_name: str, tasks: tuple[str, ...], more: int) -> Mapping[str, int]:
    found, cards = dict.fromkeys(SYSTEMS, 0), pack(pack_name).key_tasks
    for card in [cards[task] for task in tasks]:
        if card.department in found:
            found[card.department] += max(0, card.failure + more)
    return found


MADE: Mapping[str, Callable[["Gen7"], Any]] = {
    "pack": lambda table: table.setting.pack,
    "ship": lambda table: table.setting.ship,
    "officers": lambda table: _named(table.setting.officers, table.seat_count),
    "risk": risk,
    "votes": ballot_weights,
    "groups": lambda table: _groups(table) if table.rules else (),
    "special_rules": without_conditions,
    "average_merit": lambda table: _shown_averages(table.averages),
    "halves": _halves,
    "vault_part": lambda table: vault_part(table, table.proposal) if table.proposal is not None else NOTHING,
    "free_skills": lambda table: tuple([free_skills(player) for player in table.players]),
}
"""How each field is made: bots read only some of them."""


def some_fields(table: "Gen7", only: Selection) -> dict[str, Any]:
    """The fields that a reader of views needs, as plain data."""
    return {field: to_builtins(made(table)) for field, made in _needed(type(table), only)}


@cache
def _needed(kind: type["Gen7"], only: Selection) -> tuple[tuple[str, Callable[["Gen7"], Any]], ...]:
    return tuple((field, made) for field, made in MADE.items() if only.shows(kind, field))
