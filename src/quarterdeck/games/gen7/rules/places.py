"""Rooms, spots and departments: which there are, how spots are ordered, which are free (G7-28, G7-39, G7-D62)."""

from collections.abc import Container
from functools import cache, lru_cache

from quarterdeck.games.gen7.content.modifiers import Admitted, Barred, Closed, NewRoom
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.ship import Room
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import RECOVERY, ROBOT, Die, Gen7, Kind
from quarterdeck.kernel.errors import Reason

KEPT = 10_000
"""For how many sets of dice places in a room are cached."""
CHIEF_SPOT = "hq:0"
HQ = "hq"
SEATS_MARK, LOG_MARK, TRACK_MARK, EFFECT_MARK = "seats", "log", "track", "effect"
"""Why a spot is covered (G7-D62)."""


def spot(room: str, dots: int) -> str:
    return f"{room}:{dots}"


@cache
def room_at(at: str) -> str:
    """The room that a place belongs to; nothing if it is no spot or group of a room."""
    if at == RECOVERY:
        return "medical_center"  # G7-D6
    return at.partition(":")[0] if ":" in at else ""


@lru_cache(KEPT)
def places_in(room: str, dice: tuple[Die, ...]) -> tuple[str, ...]:
    """Where dice of a player lie in a room."""
    return tuple([die.at for die in dice if room_at(die.at) == room])


@cache
def dots_at(at: str) -> int:
    """The dots of a single spot; 0 elsewhere."""
    dots = at.partition(":")[2]
    return int(dots) if dots.isdigit() else 0


@cache
def department_in(pack_name: str, at: str) -> str:
    """The department of a place in a pack."""
    content = pack(pack_name)
    if at in content.key_tasks:
        return content.key_tasks[at].department
    room = content.rooms.get(room_at(at))
    return room.department if room is not None else ""


def department_at(table: Gen7, at: str) -> str:
    """The department of a spot, group or key task; small labs and Reprogram have none (G7-29.8, G7-29.17)."""
    return department_in(table.setting.pack, at)


@cache
def rooms_with_spots(pack_name: str) -> tuple[Room, ...]:
    """The rooms that have single spots."""
    return tuple(room for room in pack(pack_name).rooms.values() if room.dots)


def room_is_closed(table: Gen7, room: str) -> bool:
    return room in closed_rooms(table)


def closed_rooms(table: Gen7) -> set[str]:
    """Rooms that special rules close: never HQ, nor the last open room of a department (G7-D58.2)."""
    closed: set[str] = set()
    for rule in in_force(table, Closed):
        others = _rooms_beside(table.setting.pack, rule.room) - closed
        if others and rule.room != HQ:
            closed.add(rule.room)
    return closed


@cache
def _rooms_beside(pack_name: str, name: str) -> frozenset[str]:
    """The printed rooms of the same department without this one; new rooms are only extra (G7-D58.2)."""
    rooms = pack(pack_name).rooms
    same = [room.id for room in rooms.values() if room.department == rooms[name].department and not room.locked]
    return frozenset(same) - {name}


def why_not_kind(table: Gen7, kind: Kind, room: str) -> Reason | None:
    """Why no die of a kind may enter a room, whoever places it (G7-38.2, G7-D58)."""
    if room == HQ and kind == ROBOT and not in_force(table, Admitted):
        return Reason("no-robots-in-hq", "G7-38.2", {})
    if table.rules and any(rule.die == kind and rule.room == room for rule in in_force(table, Barred)):
        return Reason("die-barred", "G7-D58", {"room": room})
    return None


def group_rooms(table: Gen7) -> list[Room]:
    """Rooms with groups of shared spots that have joined the ship and are open (G7-D58.3)."""
    names = new_rooms(table)
    rooms, closed = table.pack.rooms, closed_rooms(table) if names else ()
    return [rooms[name] for name in names if name not in closed]


def new_rooms(table: Gen7) -> list[str]:
    """Rooms whose boards have joined the ship (G7-D58.3)."""
    return [rule.room for rule in in_force(table, NewRoom)]


# Covered spots


def is_blocked(table: Gen7, at: str) -> bool:
    """Whether a failure or repair marker lies on a spot (G7-4.5)."""
    return at in table.covered or at in table.repairs


def cover(table: Gen7, at: str, why: str) -> None:
    """Put a marker on a spot, which remembers why (G7-D62)."""
    reasons = table.covered.get(at, ())
    if why not in reasons:
        table.covered = {**table.covered, at: (*reasons, why)}


def uncover(table: Gen7, at: str, *why: str) -> None:
    """Take reasons back; a spot is free when none is left (G7-D62)."""
    if at not in table.covered:
        return
    left = tuple(reason for reason in table.covered[at] if reason not in why)
    rest = {spot_: reasons for spot_, reasons in table.covered.items() if spot_ != at}
    table.covered = {**rest, at: left} if left else rest


def available(table: Gen7, room: str, taken: Container[str]) -> list[str]:
    """The available spots of a room from fewest to most dots, the chief spot apart (G7-28.1 to G7-28.3, G7-D26.4)."""
    covered, repairs = table.covered, table.repairs
    spots = _spots_in(table.setting.pack, room)
    return [at for at in spots if at not in taken and at not in covered and at not in repairs]


@cache
def _spots_in(pack_name: str, room: str) -> tuple[str, ...]:
    return tuple(spot(room, dots) for dots in sorted(pack(pack_name).rooms[room].dots) if dots)


def previous(table: Gen7, at: str) -> str | None:
    """The spot next before a spot in the order of dots (G7-28.4)."""
    return _previous(table.setting.pack, at)


@cache
def _previous(pack_name: str, at: str) -> str | None:
    room, dots = room_at(at), dots_at(at)
    fewer = [other for other in pack(pack_name).rooms[room].dots if other < dots]
    return spot(room, max(fewer)) if fewer else None
