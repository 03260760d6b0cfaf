"""System actions A, B and C of the stations, and repairs in their place (SA-4.6 to SA-4.9)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.ship import (
    CHECKED_TURNS,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    PHASE_OF,
    STATIONS,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    ZONES,
    zone_of,
)
from quarterdeck.games.space_alert.rules import crew, interceptors
from quarterdeck.games.space_alert.rules.damage import destroy, hit

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat


def use(table: "SpaceAlert", who: int, letter: str, *, heroic: bool) -> None:
    """An A, B or C action: a repair if a malfunction covers the system, else its use (SA-4.6.1, SA-4.6.2)."""
    station = table.crew[who].station
    covering = _malfunctions(table, station, letter)
    if covering:
        _repair(table, who, covering, heroic)
    elif letter == "A":
        fire(table, who, station, heroic)
    elif letter == "B":
        _move_energy(table, who, station, heroic)
    else:
        _SPECIAL[station](table, who)


def _malfunctions(table: "SpaceAlert", station: int, letter: str) -> list["Threat"]:
    """The malfunctions on a system in ascending number, those past repair included (SA-4.14.7)."""
    return [
        threat
        for threat in table.threats
        if threat.tokens and station in threat.tokens and table.card(threat).system == letter
    ]


def _repair(table: "SpaceAlert", who: int, covering: list["Threat"], heroic: bool) -> None:
    """Work on the repairable malfunction with the lowest number (SA-4.6.3, SA-4.6.6)."""
    broken = next((threat for threat in covering if threat.status == "on_track"), None)
    if broken is None:
        return table.no_effect(who, "past-repair", "SA-4.6.5", threat=covering[0].code)
    card, station = table.card(broken), table.crew[who].station
    if card.traits.repair_takes:
        return _repair_together(table, who, broken, card.traits.repair_takes)
    table.emit("repaired", "SA-4.6.3", crew=who, threat=broken.code, n=broken.number, station=STATIONS[station])
    broken.helpers += (station,)
    hit(table, broken, 2 if heroic else 1, "SA-4.12.9" if heroic else "SA-4.6.3")
    if broken.status == "destroyed":
        for other, member in enumerate(table.crew):
            if member.station in card.traits.last_repair_knocks_out:
                crew.knock_out(table, other, "SA-11.3.23")
    return None


def _repair_together(table: "SpaceAlert", who: int, broken: "Threat", needed: int) -> None:
    """Some repairs need several players in one turn; fewer leave nothing behind (SA-11.3.46, SA-D30)."""
    if who not in broken.helpers:
        broken.helpers += (who,)
    count = len(broken.helpers)
    table.emit("repair-joined", "SA-11.3.46", crew=who, threat=broken.code, n=broken.number, count=count, needed=needed)
    if count >= needed:
        destroy(table, broken, "SA-11.3.46")


def finish_repairs(table: "SpaceAlert") -> None:
    """Joint repairs from all stations of a threat count extra at the end of Player Actions (SA-11.3.34, SA-11.3.40)."""
    for threat in table.on_track():
        if threat.helpers:
            card = table.card(threat)
            if card.traits.joint_repair and set(threat.helpers) >= set(card.start):
                hit(table, threat, card.traits.joint_repair, "SA-11.3.34" if len(card.start) == 2 else "SA-11.3.40")
            for who in threat.helpers if card.traits.repair_takes else ():
                table.no_effect(who, "too-few-repairers", "SA-11.3.46", threat=threat.code)
            threat.helpers = ()


# A: weapons (SA-4.7)


def fire(table: "SpaceAlert", who: int, station: int, heroic: bool) -> None:
    """Load the weapon of the station; it fires in this turn's Compute Damage step."""
    fired, zone = table.marks.fired, zone_of(station)
    needs_energy = station not in (LOWER_RED, LOWER_BLUE)  # SA-4.7.5
    if fired[station] is not None:
        clause = "SA-4.12.5" if heroic else "SA-4.7.4" if needs_energy else "SA-4.7.6"
        return table.no_effect(who, "already-fired", clause, station=STATIONS[station])
    if needs_energy:
        if not table.ship.reactors[zone]:
            return table.no_effect(who, "reactor-empty", "SA-4.12.5" if heroic else "SA-4.7.3", zone=ZONES[zone])
        table.ship.reactors[zone] -= 1
    fired[station] = int(heroic)  # SA-4.12.4
    clause = "SA-4.12.4" if heroic else "SA-4.7.1" if needs_energy else "SA-4.7.5"
    return table.emit("loaded", clause, crew=who, station=STATIONS[station], energy=int(needs_energy))


# B: energy (SA-4.8)


def _move_energy(table: "SpaceAlert", who: int, station: int, heroic: bool) -> None:
    zone = zone_of(station)
    if station == LOWER_WHITE:
        _refuel(table, who, heroic)
    elif station in (LOWER_RED, LOWER_BLUE):
        _transfer(table, who, "reactors", zone, WHITE, heroic)
    else:
        _transfer(table, who, "shields", zone, zone, heroic)


def _transfer(table: "SpaceAlert", who: int, receiver: str, zone: int, source: int, heroic: bool) -> None:
    """Fill a shield or lateral reactor from a reactor (SA-4.8.1, SA-4.8.2)."""
    reactors = table.ship.reactors
    energy = table.ship.shields if receiver == "shields" else reactors
    room = table.capacity(receiver, zone) - energy[zone]
    if room <= 0:
        return table.no_effect(who, "full", "SA-4.8.6", source=receiver, zone=ZONES[zone])
    if not reactors[source]:
        return table.no_effect(who, "reactor-empty", "SA-4.8.6", zone=ZONES[source])
    moved = min(room, reactors[source])
    reactors[source] -= moved
    energy[zone] += moved + heroic  # SA-4.12.6
    clause = "SA-4.12.6" if heroic else "SA-4.8.1" if receiver == "shields" else "SA-4.8.2"
    return table.emit("charged", clause, crew=who, source=receiver, zone=ZONES[zone], amount=moved + heroic)


def _refuel(table: "SpaceAlert", who: int, heroic: bool) -> None:
    """A fuel capsule fills the central reactor; it is spent even if nothing fits (SA-4.8.3 to SA-4.8.5)."""
    ship = table.ship
    if not ship.capsules:
        return table.no_effect(who, "no-capsule", "SA-4.8.4")
    ship.capsules -= 1
    moved = max(0, table.capacity("reactors", WHITE) - ship.reactors[WHITE])
    added = moved + (heroic and moved > 0)  # SA-4.12.7
    ship.reactors[WHITE] += added
    clause = "SA-4.8.5" if not added else "SA-4.12.7" if heroic else "SA-4.8.3"
    return table.emit("refuelled", clause, crew=who, amount=added, left=ship.capsules)


# C: special systems (SA-4.9)


def _maintain(table: "SpaceAlert", who: int) -> None:
    """A block on the maintenance step of this phase (SA-4.9.1 to SA-4.9.3)."""
    phase = PHASE_OF[table.turn]
    if not table.rules.maintenance:
        return table.no_effect(who, "not-in-training", "SA-12.10")
    if table.ship.maintained[phase - 1]:
        return table.no_effect(who, "already-maintained", "SA-4.9.2", phase=phase)
    table.ship.maintained[phase - 1] = True
    if table.turn > CHECKED_TURNS[phase - 1]:
        return table.emit("maintained-late", "SA-4.9.3", crew=who, phase=phase)
    return table.emit("maintained", "SA-4.9.1", crew=who, phase=phase)


def check_maintenance(table: "SpaceAlert") -> None:
    """A computer nobody looked after delays everybody on the ship (SA-4.16)."""
    phase = PHASE_OF[table.turn]
    if table.ship.maintained[phase - 1]:
        return table.emit("computer-fine", "SA-4.16.1", phase=phase)
    table.emit("computer-down", "SA-4.16.2", phase=phase)
    for who in range(len(table.crew)):
        crew.delay(table, who, table.turn + 1, "SA-4.16.2")
    return None


def _launch_rocket(table: "SpaceAlert", who: int) -> None:
    ship = table.ship
    if not ship.rockets:
        return table.no_effect(who, "no-rocket", "SA-4.9.5")
    if ship.launched:
        return table.no_effect(who, "rocket-on-ramp", "SA-4.9.5")
    ship.rockets, ship.launched = ship.rockets - 1, True
    return table.emit("rocket-launched", "SA-4.9.4", crew=who, left=ship.rockets)


def _activate_squad(table: "SpaceAlert", who: int) -> None:
    """Take the squad stored here, or wake the own one (SA-4.9.7 to SA-4.9.11)."""
    if not table.rules.battlebots:
        return table.no_effect(who, "not-in-training", "SA-12.9")
    own, station = table.led_by(who), table.crew[who].station
    if own is not None and not own.disabled:
        return table.no_effect(who, "squad-active", "SA-4.9.10")
    if own is not None:
        own.disabled = False
        return table.emit("squad-reactivated", "SA-4.9.9", crew=who, station=STATIONS[own.home])
    for squad in table.squads:
        if squad.home == station and squad.leader is None and squad.on_board:
            squad.leader = who
            if squad.disabled:
                return table.emit("disabled-squad-taken", "SA-11.3.12", crew=who, station=STATIONS[station])
            return table.emit("squad-taken", "SA-4.9.7", crew=who, station=STATIONS[station])
    return table.no_effect(who, "storage-empty", "SA-4.9.8")


def _look_out(table: "SpaceAlert", who: int) -> None:
    """One more pair of eyes at the windows this turn (SA-4.9.13)."""
    if not table.rules.visual:
        return table.no_effect(who, "not-in-training", "SA-12.8")
    table.marks.lookouts += 1
    return table.emit("looks-out", "SA-4.9.13", crew=who)


def confirm_visually(table: "SpaceAlert") -> None:
    """Move the marker of the phase if more players looked than ever before (SA-4.9.14, SA-4.9.15)."""
    count, phase = table.marks.lookouts, PHASE_OF[table.turn]
    if not count:
        return
    points = table.pack.visual[count - 1]
    if points > table.ship.visual[phase - 1]:
        table.ship.visual[phase - 1] = points
        table.emit("visual-confirmation", "SA-4.9.14", phase=phase, count=count, points=points)
    else:
        table.emit("visual-no-better", "SA-4.9.15", phase=phase, count=count)


_SPECIAL: dict[int, Callable[["SpaceAlert", int], None]] = {
    UPPER_RED: interceptors.take_off,
    UPPER_WHITE: _maintain,
    UPPER_BLUE: _activate_squad,
    LOWER_RED: _activate_squad,
    LOWER_WHITE: _look_out,
    LOWER_BLUE: _launch_rocket,
}
