"""Damage to threats and to the ship (SA-4.15), and losing it (SA-4.18)."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.ship import INTERNAL, WHITE, ZONES
from quarterdeck.kernel.errors import GameOver

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat


def hit(table: "SpaceAlert", threat: "Threat", blocks: int, clause: str) -> None:
    """Put red blocks on a threat's card; enough of them destroy it at once (SA-4.6.4, SA-4.10.3)."""
    threat.damage += blocks
    table.emit("threat-hit", clause, threat=threat.code, n=threat.number, blocks=blocks, damage=threat.damage)
    if threat.damage >= threat.hits:
        destroy(table, threat, clause)


def destroy(table: "SpaceAlert", threat: "Threat", clause: str) -> None:
    """The card goes to the Captain, its tokens leave the boards (SA-4.6.4, SA-4.10.3, SA-4.13.15)."""
    threat.status = "destroyed"
    threat.tokens = ()
    kind = table.card(threat).kind
    table.emit("threat-destroyed", clause, threat=threat.code, n=threat.number, kind=kind)


def lose(table: "SpaceAlert", threat: "Threat", clause: str) -> None:
    """The ship is lost, and nothing more is resolved (SA-4.18.3)."""
    table.outcome, table.lost_to, table.loss_clause = "lost", threat.code, clause
    table.emit("ship-lost", clause, threat=threat.code, n=threat.number, turn=table.turn)
    raise GameOver


def attack(table: "SpaceAlert", threat: "Threat", strength: int, zones: list[int], past_shields: bool = False) -> None:
    """An external threat attacks zones, each at full strength, in order (SA-4.15.4)."""
    strength += _scouted(table, threat)
    for zone in zones:
        absorbed = 0 if past_shields else min(strength, table.ship.shields[zone])  # SA-11.2.21
        table.ship.shields[zone] -= absorbed
        table.emit(
            "attacked", "SA-4.15.1", threat=threat.code, n=threat.number, zone=ZONES[zone], strength=strength,
            absorbed=absorbed,
        )  # fmt: skip
        doubled = 2 if table.card(threat).traits.doubles_past_shields else 1  # SA-11.2.2
        damage_zone(table, threat, zone, (strength - absorbed) * doubled)


def _scouted(table: "SpaceAlert", attacker: "Threat") -> int:
    """1 while another threat boosts attacks (SA-11.2.17 to SA-11.2.19, SA-11.2.58)."""
    return int(
        any(
            "X" in threat.performed and threat.status != "destroyed" and threat is not attacker
            for threat in table.threats
            if table.card(threat).boosts_attacks
        )
    )


def internal_damage(table: "SpaceAlert", threat: "Threat", zone: int, points: int) -> None:
    """Damage from inside ignores shields (SA-4.15.6)."""
    if points:
        table.emit("damaged-inside", "SA-4.15.6", threat=threat.code, n=threat.number, zone=ZONES[zone], points=points)
        damage_zone(table, threat, zone, points)


def damage_zone(table: "SpaceAlert", threat: "Threat", zone: int, points: int) -> None:
    """Draw a tile for each point; the number is fixed before the first is drawn (SA-4.15.7, SA-4.15.15)."""
    for _ in range(points * _doubling(table, zone)):
        _draw_tile(table, threat, zone)


def _doubling(table: "SpaceAlert", zone: int) -> int:
    """How many tiles a point costs: an open Fissure and an old structural tile double each (SA-D14)."""
    factor = 2 if "structural" in table.ship.carried[zone] else 1  # SA-10.3.3
    for threat in table.threats:
        doubles = table.card(threat).doubles
        if doubles and threat.status == "on_track" and any(zone in doubles[letter] for letter in threat.performed):
            factor *= 2  # once, however many letters say so (SA-11.3.30, SA-D14)
    return factor


def _draw_tile(table: "SpaceAlert", threat: "Threat", zone: int) -> None:
    pile = table.tiles[zone]
    if not pile.cards:  # SA-4.15.13
        lose(table, threat, "SA-4.18.1")
    tile, rest = pile.cards[0], pile.cards[1:]
    table.tiles[zone] = type(pile)(pile.name, rest)
    table.ship.tiles[zone] += (tile,)
    table.emit("tile-drawn", "SA-4.15.7", zone=ZONES[zone], tile=tile, count=len(table.ship.tiles[zone]))
    if tile in ("shield", "reactor"):
        _cut_to_capacity(table, f"{tile}s", zone)


def _cut_to_capacity(table: "SpaceAlert", source: str, zone: int) -> None:
    """Energy above the new capacity goes to the bank (SA-4.15.9)."""
    energy = stores(table, source)
    capacity = table.capacity(source, zone)
    lost = energy[zone] - capacity
    if lost > 0:
        energy[zone] = capacity
        table.emit("energy-lost", "SA-4.15.9", source=source, zone=ZONES[zone], amount=lost)


def stores(table: "SpaceAlert", source: str) -> list[int]:
    return table.ship.shields if source == "shields" else table.ship.reactors


def drain(table: "SpaceAlert", threat: "Threat", source: str, zone: int, amount: int | None) -> int:
    """Take energy (None: all of it) to the bank; it does no damage by itself (SA-4.15.14). Returns what was lost."""
    energy = stores(table, source)
    lost = energy[zone] if amount is None else min(amount, energy[zone])
    energy[zone] -= lost
    if lost:
        table.emit("energy-lost", "SA-4.15.14", source=source, zone=ZONES[zone], amount=lost)
    return lost


def charge(table: "SpaceAlert", threat: "Threat") -> None:
    """Central reactor energy jumps into the central shield as far as it fits (SA-11.3.31)."""
    ship = table.ship
    moved = max(0, min(ship.reactors[WHITE], table.capacity("shields", WHITE) - ship.shields[WHITE]))
    ship.reactors[WHITE] -= moved
    ship.shields[WHITE] += moved
    table.emit("energy-jumped", "SA-11.3.31", threat=threat.code, n=threat.number, amount=moved)


def original_lives(table: "SpaceAlert", slime: "Threat") -> bool:
    """Whether the first token of a Slime is still there: its progeny ignore X (SA-11.3.16)."""
    return any(station in slime.tokens for station in table.card(slime).start)


def destroy_rocket(table: "SpaceAlert", slime: "Threat") -> None:
    """A rocket in the station is eaten; warheads that counted it get easier (SA-11.3.13, SA-11.3.8)."""
    if not table.ship.rockets or not original_lives(table, slime):
        return
    table.ship.rockets -= 1
    table.emit("rocket-destroyed", "SA-11.3.13", threat=slime.code, n=slime.number, left=table.ship.rockets)
    for threat in table.on_track():
        if threat.zone == INTERNAL and table.card(threat).hits is None:
            threat.hits -= 1
            if threat.damage >= threat.hits:
                destroy(table, threat, "SA-11.3.8")
