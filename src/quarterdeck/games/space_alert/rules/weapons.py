"""Compute damage (SA-4.13): who is hit by what, in the order of SA-D18."""

from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.space_alert.content.ship import (
    BLUE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    RED,
    STATIONS,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    distance,
    zone_of,
)
from quarterdeck.games.space_alert.rules import crew
from quarterdeck.games.space_alert.rules.damage import attack, destroy
from quarterdeck.games.space_alert.rules.interceptors import pilot

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat

HEAVY = (UPPER_RED, UPPER_WHITE, UPPER_BLUE)
LASERS = (*HEAVY, LOWER_RED, LOWER_BLUE)


class Shot(Struct, frozen=True):
    """A weapon with its strength and the threats it aims at."""

    weapon: str
    strength: int
    targets: tuple["Threat", ...]


def compute_damage(table: "SpaceAlert") -> None:
    """One Compute Damage step: all targets first, then all hits, then what follows from them."""
    enemies = table.on_trajectories()
    shots = _shots(table, enemies)
    if table.event_sink is not None:
        _tell_shots(table, shots)
    if enemies:
        _resolve(table, enemies, shots)
    _clear(table)


def _tell_shots(table: "SpaceAlert", shots: list[Shot]) -> None:
    """Every shot is on the log, also one that finds nothing (SA-R33)."""
    for shot in shots:
        missed = "SA-11.2.23" if not shot.strength else "SA-4.13.10" if shot.weapon == "rocket" else "SA-4.13.13"
        clause = "SA-4.13.4" if shot.targets else missed
        names = [f"{threat.code}:{threat.number}" for threat in shot.targets]
        table.emit("weapon-fires", clause, weapon=shot.weapon, strength=shot.strength, targets=names)
        if not shot.strength:
            table.emit("rocket-wasted", "SA-11.2.23", weapon=shot.weapon)


def _resolve(table: "SpaceAlert", enemies: list["Threat"], shots: list[Shot]) -> None:
    before = [threat.damage for threat in enemies]
    hits = [_hit(table, threat, shots) for threat in enemies]  # auras as at the start of the step (SA-D18)
    for threat, hit in zip(enemies, hits, strict=True):
        threat.damage += hit.blocks
        _after_hit(table, threat, hit, shots)
    fallen = _fall(table, enemies)
    if any(table.card(threat).traits.blast for threat in fallen):
        fallen += _blast(table, fallen)
    for threat, damage in zip(enemies, before, strict=True):
        _last_attack(table, threat, fallen, threat.damage > damage)


# Targets (SA-4.13.4 to SA-4.13.13)


def _shots(table: "SpaceAlert", enemies: list["Threat"]) -> list[Shot]:
    """Every weapon that fires this turn, with its targets (SA-4.13.2)."""
    visible = [threat for threat in enemies if _visible(table, threat)]
    fired = table.marks.fired
    shots = [_laser(table, station, bonus, visible) for station in LASERS if (bonus := fired[station]) is not None]
    bonus = fired[LOWER_WHITE]
    if bonus is not None:
        shots.append(_pulse(table, bonus, visible))
    if table.ship.flying:
        shots.append(_rocket(table, visible))
    if pilot(table) is not None and not table.marks.interceptors_spent and table.turn <= table.last_slot:  # SA-4.17.2
        shots.append(_interceptors(table, visible))
    return shots


def _visible(table: "SpaceAlert", threat: "Threat") -> bool:
    """Whether any weapon can find the threat now (SA-4.13.5, SA-11.2.3, SA-11.2.22, SA-11.2.38, SA-11.2.50)."""
    traits = table.card(threat).traits
    if traits.hidden_until_x and "X" not in threat.performed:
        return False
    return not (traits.hidden_at_distance_3 and distance(threat.square) == 3)


def _nearest(threats: list["Threat"]) -> tuple["Threat", ...]:
    """The threat closest to Z; `threats` come in ascending number, so ties go to the lowest (SA-4.13.7)."""
    return (min(threats, key=lambda threat: threat.square),) if threats else ()


def _laser(table: "SpaceAlert", station: int, bonus: int, visible: list["Threat"]) -> Shot:
    """A laser hits the closest threat of its zone at any distance (SA-4.13.6)."""
    zone, heavy = zone_of(station), station in HEAVY
    tile = "heavy_laser" if heavy else "light_laser"
    strength = table.pack.weapon_strength(station, tile in table.ship.tiles[zone])
    seen = [
        threat
        for threat in visible
        if threat.zone == zone and not (heavy and table.card(threat).traits.no_heavy_lasers)  # SA-11.2.16
    ]
    return Shot(f"{tile}-{STATIONS[station]}", strength + bonus, _nearest(seen))


def _pulse(table: "SpaceAlert", bonus: int, visible: list["Threat"]) -> Shot:
    """The pulse cannon hits everything in range (SA-4.13.8)."""
    reach = table.pack.range.pulse_cannon - ("pulse_cannon" in table.ship.tiles[WHITE])
    targets = tuple(threat for threat in visible if distance(threat.square) <= reach)
    return Shot("pulse_cannon", table.pack.strength.lower_white + bonus, targets)


def _rocket(table: "SpaceAlert", visible: list["Threat"]) -> Shot:
    """A rocket hits the closest threat in range of any zone, or the one that draws it (SA-4.13.9, SA-11.2.47)."""
    strength = table.pack.strength.rocket
    magnets = [threat for threat in visible if table.card(threat).traits.draws_rockets]
    if magnets:
        return Shot("rocket", strength, (magnets[0],))
    reach = table.pack.range.rocket
    seen = [t for t in visible if distance(t.square) <= reach and not table.card(t).traits.no_rockets]
    targets = _nearest(seen)
    if targets and table.card(targets[0]).traits.wastes_rockets:  # SA-11.2.23
        return Shot("rocket", 0, ())
    return Shot("rocket", strength, targets)


def _interceptors(table: "SpaceAlert", visible: list["Threat"]) -> Shot:
    """Interceptors hit everything close by, harder if it is only one (SA-4.13.11, SA-11.2.43)."""
    reach, strength = table.pack.range.interceptors, table.pack.strength
    targets = tuple(threat for threat in visible if distance(threat.square) <= reach)
    lone = table.card(targets[0]).traits.lone_interceptors if len(targets) == 1 else 0
    base = lone or (strength.interceptors if len(targets) == 1 else strength.interceptors_spread)
    return Shot("interceptors", base + table.marks.interceptor_bonus, targets)


# Hits (SA-4.13.14 to SA-4.13.16)


class Hit(Struct, frozen=True):
    """What all weapons together do to a threat: their strength, less its shield, in red blocks."""

    total: int = 0
    shield: int = 0
    blocks: int = 0


NO_HIT = Hit()


def _hit(table: "SpaceAlert", threat: "Threat", shots: list[Shot]) -> Hit:
    aimed = [shot for shot in shots if threat in shot.targets]
    traits = table.card(threat).traits
    if not aimed or (traits.cryoshield and not threat.cryoshield_down):  # SA-11.2.10
        return NO_HIT
    total = sum(shot.strength for shot in aimed)
    pulsed = traits.shield_fails_to_pulse and any(shot.weapon == "pulse_cannon" for shot in aimed)
    shield = 0 if pulsed else shield_points(table, threat)  # SA-D19
    points = max(0, total - shield)
    return Hit(total, shield, min(points, 1) if traits.at_most_1_hit else points)


def shield_points(table: "SpaceAlert", threat: "Threat") -> int:
    """A threat's own shield points, and 1 more while somebody boosts shields (SA-11.2.29, SA-11.2.57)."""
    boosted = any(
        "X" in other.performed and other.status != "destroyed" and table.card(other).boosts_shields
        for other in table.threats
    )
    return threat.shield + boosted


def _after_hit(table: "SpaceAlert", threat: "Threat", hit: Hit, shots: list[Shot]) -> None:
    """What being aimed at does besides red blocks (step 2 of SA-D18)."""
    aimed = [shot.weapon for shot in shots if threat in shot.targets]
    traits = table.card(threat).traits
    if not aimed:
        return
    if traits.cryoshield and not threat.cryoshield_down:
        threat.cryoshield_down = True
        table.emit("cryoshield-gone", "SA-11.2.11", threat=threat.code, n=threat.number)
    else:
        table.emit(
            "threat-shot", "SA-4.13.14", threat=threat.code, n=threat.number, total=hit.total, shield=hit.shield,
            blocks=hit.blocks, damage=threat.damage,
        )  # fmt: skip
    if traits.draws_rockets and "rocket" in aimed:
        threat.shield += 1
        table.emit("threat-shield", "SA-11.2.48", threat=threat.code, n=threat.number, shield=threat.shield)
    if traits.lone_interceptors and any(s.weapon == "interceptors" and s.targets == (threat,) for s in shots):
        flier = pilot(table)
        assert flier is not None
        crew.knock_out(table, flier, "SA-11.2.44")


def _fall(table: "SpaceAlert", enemies: list["Threat"]) -> list["Threat"]:
    """Remove what has as many red blocks as hit points (SA-4.13.15)."""
    fallen = [threat for threat in enemies if threat.status == "on_track" and threat.damage >= threat.hits]
    for threat in fallen:
        destroy(table, threat, "SA-4.13.15")
    return fallen


def _blast(table: "SpaceAlert", fallen: list["Threat"]) -> list["Threat"]:
    """A dying tanker puts 1 block on every external threat left, whatever its abilities (SA-11.2.35, SA-11.2.36)."""
    left = table.on_trajectories()
    for tanker in fallen:
        blast = table.card(tanker).traits.blast
        for threat in left if blast else ():
            threat.damage += blast
            table.emit(
                "threat-hit", "SA-11.2.35", threat=threat.code, n=threat.number, blocks=blast, damage=threat.damage
            )
    return _fall(table, left)


def _last_attack(table: "SpaceAlert", threat: "Threat", fallen: list["Threat"], gained: bool) -> None:
    """End-of-step attacks: asteroids that broke up, Nemesis that was hurt (SA-4.13.17)."""
    traits = table.card(threat).traits
    passed = len(threat.performed)  # X and Y only: a threat on its trajectory has not performed Z
    if traits.death_attack and threat in fallen and passed:  # SA-11.2.31, SA-D20
        attack(table, threat, traits.death_attack * passed, [threat.zone])
    if traits.retaliates and gained:  # SA-11.2.53
        attack(table, threat, traits.retaliates, [RED, WHITE, BLUE])


def _clear(table: "SpaceAlert") -> None:
    """Spent blocks and the rocket go to the bank (SA-4.13.18)."""
    table.marks.fired = [None] * 6
    table.ship.flying = False
