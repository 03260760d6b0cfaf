"""Threats on their trajectories: appearing (SA-4.2) and acting (SA-4.14)."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.ship import INTERNAL, STATIONS, TRAJECTORIES
from quarterdeck.games.space_alert.rules.damage import destroy

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat


def draw(table: "SpaceAlert", code: str, number: int, zone: int) -> "Threat":
    """Lay an announced card at its trajectory (SA-3.2.2); it waits there until turn `number`."""
    from quarterdeck.games.space_alert.state import Threat

    card = table.pack.threats[code]
    threat = Threat(code, number, zone, hits=card.hits or 0, speed=card.speed, shield=card.shield)
    table.threats.append(threat)
    table.threats.sort(key=lambda other: (other.number, other.zone == INTERNAL))
    return threat


def appear(table: "SpaceAlert", threat: "Threat") -> None:
    """Put the number token on the start square and the oval tokens on the ship (SA-4.2.1 to SA-4.2.4)."""
    card = table.card(threat)
    threat.status = "on_track"
    threat.square = table.pack.tracks[table.tracks[threat.zone]].start
    threat.tokens = card.start
    table.emit("threat-appears", "SA-4.2.1", threat=threat.code, n=threat.number, zone=TRAJECTORIES[threat.zone])
    if card.hits is None:
        threat.hits = table.ship.rockets  # SA-11.3.4
        if not threat.hits:
            destroy(table, threat, "SA-11.3.5")


def act(table: "SpaceAlert") -> None:
    """All threats move in ascending number (SA-4.14.1); then a launched rocket flies on (SA-4.14.12)."""
    for threat in table.on_track():
        if threat.status == "on_track":
            advance(table, threat, threat.speed)
    if table.ship.launched:
        table.ship.launched, table.ship.flying = False, True
        table.emit("rocket-flies", "SA-4.14.12")


def advance(table: "SpaceAlert", threat: "Threat", squares: int) -> None:
    """Move towards Z, performing every letter landed on or passed, in order (SA-4.14.2 to SA-4.14.4)."""
    letters = table.pack.tracks[table.tracks[threat.zone]].letters
    origin, goal = threat.square, max(1, threat.square - squares)
    for square in range(origin - 1, goal - 1, -1):
        threat.square = square
        if letters[square] or square == goal:
            _tell_way(table, threat, origin)
            origin = square
        if letters[square]:
            perform(table, threat, letters[square])
            if threat.status != "on_track":  # SA-4.14.11
                return


def _tell_way(table: "SpaceAlert", threat: "Threat", origin: int) -> None:
    """The way from letter to letter: a threat performs each of them where it is printed."""
    table.emit(
        "threat-moves", "SA-4.14.2", threat=threat.code, n=threat.number, origin=origin, square=threat.square
    )  # fmt: skip


def perform(table: "SpaceAlert", threat: "Threat", letter: str) -> None:
    """Do what the card says behind a letter, operation by operation."""
    card = table.card(threat)
    threat.performed += letter
    table.emit("threat-acts", "SA-4.14.3", threat=threat.code, n=threat.number, letter=letter)
    for op in card.acts[letter]:
        if op.when is None or op.when.holds(threat):  # SA-11.1.3
            op.do(table, threat)
            if threat.status != "on_track":
                return
    if letter == "Z":
        _survive(table, threat)


def _survive(table: "SpaceAlert", threat: "Threat") -> None:
    """The card goes to the Communications Officer (SA-4.14.5); most intruders leave (SA-4.14.6, SA-4.14.7)."""
    card = table.card(threat)
    threat.status = "survived"
    if card.kind == "intruder" and not (card.traits.slows_entering or card.traits.deadly_after_z):
        threat.tokens = ()
    table.emit("threat-survived", "SA-4.14.5", threat=threat.code, n=threat.number)


def advance_others(table: "SpaceAlert", scout: "Threat", squares: int) -> None:
    """Every other external threat goes ahead, in number order (SA-11.2.20, SA-D21)."""
    for threat in table.on_trajectories():
        if threat is not scout and threat.status == "on_track":
            advance(table, threat, squares)


def tokens_named(threat: "Threat") -> list[str]:
    return [STATIONS[token] for token in threat.tokens]
