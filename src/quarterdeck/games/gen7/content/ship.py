"""Rooms, sectors, systems and tracks (G7-D39 to G7-D41)."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.gen7.content.effects import Effects, parse_effects
from quarterdeck.games.gen7.content.lines import Cost, DepartmentName, Resource, SystemName, read_cost
from quarterdeck.games.gen7.content.modifiers import ReturnTo, parse_modifier
from quarterdeck.games.gen7.content.placement import Placement, parse_placement
from quarterdeck.kernel.errors import BadContent

_FORMULA = re.compile(r"(?P<die>#(?:/(?P<over>\d+))?)?\+?(?P<plus>\d+)?")


class Formula(Struct, frozen=True):
    """What a die yields; `#` is its result, and the whole is rounded up (G7-31.3, G7-31.4)."""

    over: int
    """By what the result is divided; 0: it does not count."""
    plus: int

    def amount(self, result: int) -> int:
        return self.plus + (-(-result // self.over) if self.over else 0)


def parse_formula(text: str) -> Formula:
    """`#`, `#/2+1` or `4`."""
    match = _FORMULA.fullmatch(text)
    if match is None or not text:
        raise BadContent(f"{text!r} is no yield; write '#', '#/NUMBER', '#/NUMBER+NUMBER' or 'NUMBER'")
    return Formula(int(match["over"] or 1) if match["die"] else 0, int(match["plus"] or 0))


class Group(Struct, frozen=True):
    """A group of shared spots with the placement rule of each fill in turn (G7-D58.7)."""

    id: str
    spots: int
    rules: tuple[Placement, ...]


class Room(Struct, frozen=True):
    """A room board (G7-1.23)."""

    id: str
    department: DepartmentName
    dots: tuple[int, ...]
    """Its single spots in order; 0 is the chief spot of HQ."""
    type: Resource | Literal[""]
    """What a lab yields."""
    yields: Mapping[int, Formula]
    """What each spot of a lab yields, by dots."""
    others: int
    """What every other die in the room yields (G7-35.3)."""
    groups: tuple[Group, ...]
    cost: Cost
    """Of each fill of a group."""
    vault_pays: bool
    pays: Effects
    """For each fill of a group."""
    returns: ReturnTo | None
    locked: bool


class RoomRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A room as it is written in a pack."""

    department: DepartmentName
    dots: tuple[int, ...] = ()
    type: Resource | Literal[""] = ""
    yields: tuple[str, ...] = ()
    others: int = 0
    groups: dict[str, str] = {}
    cost: str = ""
    vault_pays: bool = False
    pays: str = ""
    returns: str = ""
    locked: bool = False


def read_group(name: str, text: str) -> Group:
    """`3: thresholds >=4 <=3 >=4, step, equal, rising`."""
    spots, colon, rules = text.partition(": ")
    if not colon or not spots.isdecimal():
        raise BadContent(f"{text!r} should be 'SPOTS: RULE, RULE, ...'")
    return Group(name, int(spots), tuple(map(parse_placement, rules.split(", "))))


def read_room(name: str, row: RoomRow) -> Room:
    if len(row.yields) != (len(row.dots) if row.type else 0):
        raise BadContent("a lab, and no other room, has a yield for each spot")
    returns = parse_modifier(row.returns) if row.returns else None
    if not isinstance(returns, ReturnTo | None):
        raise BadContent(f"{row.returns!r} should be a `return_to` (G7-D58.8)")
    return Room(
        id=name,
        department=row.department,
        dots=row.dots,
        type=row.type,
        yields=dict(zip(row.dots, map(parse_formula, row.yields), strict=False)),
        others=row.others,
        groups=tuple(read_group(group, text) for group, text in row.groups.items()),
        cost=read_cost(row.cost),
        vault_pays=row.vault_pays,
        pays=parse_effects(row.pays),
        returns=returns,
        locked=row.locked,
    )


class Sector(Struct, frozen=True):
    """A sector board (G7-1.32)."""

    id: str
    colour: Literal["blue", "orange", "green", "purple"]
    colonists: int
    """How many it has in all; two of them start in the supply."""
    robot_home: bool
    """Whether the robot lives in Crew Quarters (G7-29.14)."""
    type: Resource | Literal[""]
    """What its small lab yields; nothing: it has none."""
    dots: tuple[int, ...]
    """The spots of its small lab."""
    yields: Formula
    action: Effects
    """The optional action of its small lab."""
    reprogram: int
    """Spots for the action Reprogram."""


class SectorRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A sector as it is written in a pack."""

    colour: Literal["blue", "orange", "green", "purple"]
    colonists: Annotated[int, Meta(ge=1, le=5)]
    robot_home: bool = False
    type: Resource | Literal[""] = ""
    dots: tuple[int, ...] = ()
    yields: str = "0"
    action: str = ""
    reprogram: int = 0


def read_sector(name: str, row: SectorRow) -> Sector:
    return Sector(
        id=name,
        colour=row.colour,
        colonists=row.colonists,
        robot_home=row.robot_home,
        type=row.type,
        dots=row.dots,
        yields=parse_formula(row.yields),
        action=parse_effects(row.action),
        reprogram=row.reprogram,
    )


class DivisionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A division of a condition track: which spots it covers."""

    id: str
    dots: tuple[int, ...]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that belong to no card."""

    systems: dict[SystemName, tuple[str, ...]]
    """The rooms that each system runs."""
    divisions: tuple[DivisionRow, ...]
    """From green to critical (G7-D40)."""
    condition_squares: int
    heart_mind: int
    """How far the track reaches to either side (G7-D24)."""
    round_track: int
    rank_at: int
    """Merit that brings a rank (G7-6.11)."""
    star_each: int
    """Merit for each star (G7-6.5)."""
    ranks: int
    key_tasks: dict[str, tuple[int, ...]]
    """Key tasks drawn in rounds 1, 2 and every later one, by seats (G7-3.4, G7-3.5)."""
    start_work_tasks: int
    hand_work_tasks: int
    start_files: int
    start_algorithms: int
    start_vault: int
    start_supply: int
    """Colonists that start in the supply (G7-2.25)."""
    capacity: int
    """Tokens of a type in the Vault or in a sector (G7-7)."""
    algorithm_slots: int
    replenish: dict[str, int]
    """Merit by the number of tokens (G7-31.5)."""
    flags: tuple[str, ...]
    """Every flag that cards and sections set."""

    def drawn(self, seats: int, round: int) -> int:
        """Key tasks drawn in a round."""
        numbers = self.key_tasks[str(seats)]
        return numbers[min(round, len(numbers)) - 1]
