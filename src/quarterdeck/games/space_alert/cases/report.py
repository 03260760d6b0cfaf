"""Reports: what a resolved flight looks like as plain data, and whether it is what was expected."""

from typing import Any

from quarterdeck.games.space_alert.content.cards import top
from quarterdeck.games.space_alert.content.ship import INTERNAL, PLACES, SLOTS, SPACE, STATIONS, ZONES
from quarterdeck.games.space_alert.rules.scoring import score
from quarterdeck.games.space_alert.rules.threats import tokens_named
from quarterdeck.games.space_alert.state import CrewMember, SpaceAlert, Squad, Threat


def report(table: SpaceAlert) -> dict[str, Any]:
    """Every field that the Examples section names, and what a player wants to know besides."""
    ship = table.ship
    return {
        "outcome": table.outcome or None,
        "reason": {"threat": table.lost_to, "clause": table.loss_clause} if table.lost_to else None,
        "turn": table.turn,
        "score": table.sheet.total if table.sheet else None,
        "points": _points(table),
        "damage": {zone: len(ship.tiles[number]) for number, zone in enumerate(ZONES)},
        "tiles": {zone: list(ship.tiles[number]) for number, zone in enumerate(ZONES)},
        "shields": dict(zip(ZONES, ship.shields, strict=True)),
        "reactors": dict(zip(ZONES, ship.reactors, strict=True)),
        "capsules": ship.capsules,
        "rockets": ship.rockets,
        "visual_confirmation": dict(enumerate(ship.visual, 1)),
        "threats": {_key(table, threat): _threat(threat) for threat in table.threats},
        "players": {who: _player(table, who, member) for who, member in enumerate(table.crew)},
        "battlebots": {STATIONS[squad.home]: _squad(table, squad) for squad in table.squads},
    }


def _points(table: SpaceAlert) -> dict[str, int] | None:
    """The parts of the score so far; a lost flight has none (SA-5.1)."""
    if table.outcome == "lost":
        return None
    sheet = table.sheet or score(table)
    return {
        "survived": sheet.survived,
        "destroyed": sheet.destroyed,
        "penalties": sheet.penalties,
        "visual": sheet.visual,
    }


def _key(table: SpaceAlert, threat: Threat) -> int | str:
    """A threat's number; of several with one number the internal one is `4i` (SA-D46), a further one `4 E1-06`."""
    first = next(other for other in table.threats if other.number == threat.number)
    if threat is first:
        return threat.number
    alone = sum(other.number == threat.number and other.zone == INTERNAL for other in table.threats) == 1
    return f"{threat.number}i" if threat.zone == INTERNAL and alone else f"{threat.number} {threat.code}"


def _threat(threat: Threat) -> dict[str, Any]:
    return {
        "code": threat.code,
        "status": threat.status,
        "damage": threat.damage,
        "square": threat.square,
        "shield": threat.shield,
        "speed": threat.speed,
        "tokens": tokens_named(threat),
    }


def _player(table: SpaceAlert, who: int, member: CrewMember) -> dict[str, Any]:
    return {
        "station": None if member.station == SPACE else STATIONS[member.station],
        "space": member.station == SPACE,
        "knocked_out": member.knocked_out,
        "squad_active": table.active_squad(who) is not None,
        "slots": {slot: top(card) if (card := member.plan[slot]) else "-" for slot in range(1, SLOTS + 1)},
    }


def _squad(table: SpaceAlert, squad: Squad) -> dict[str, Any]:
    """Where a squad is: with its leader, in storage, or off the board."""
    place = PLACES[squad.home if squad.leader is None else table.crew[squad.leader].station]
    active = squad.leader is not None and not squad.disabled
    return {"place": place if squad.on_board else None, "active": active, "disabled": squad.disabled}


def differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """Where a result is not what was expected; only what is named is compared."""
    if isinstance(expected, dict) and isinstance(found, dict):
        known = {str(key): value for key, value in found.items()}
        lines = []
        for key, value in expected.items():
            where = f"{path}.{key}" if path else str(key)
            if str(key) in known:
                lines += differences(value, known[str(key)], where)
            else:
                lines.append(f"{where}: expected {value!r}, but there is no such field")
        return lines
    if path.endswith(".tokens") and isinstance(expected, list) and isinstance(found, list):
        expected, found = sorted(map(str, expected)), sorted(map(str, found))
    return [] if expected == found else [f"{path}: expected {expected!r}, found {found!r}"]
