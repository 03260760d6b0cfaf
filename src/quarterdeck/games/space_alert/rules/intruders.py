"""Intruders on the ship: where they go (SA-4.14.10) and how battlebots fight them (SA-4.10)."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content.ship import STATIONS, left_of, neighbours, other_deck, right_of
from quarterdeck.games.space_alert.rules import crew
from quarterdeck.games.space_alert.rules.damage import destroy, hit, original_lives

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat

_WAYS = {"left": left_of, "right": right_of, "deck": other_deck}


def move(table: "SpaceAlert", threat: "Threat", way: str) -> None:
    """Move the token to the adjacent station; at the edge of the ship it stays (SA-D50)."""
    target = _WAYS[way](threat.tokens[0])
    if target is not None:
        _put(table, threat, target, "SA-4.14.10")


def _put(table: "SpaceAlert", threat: "Threat", station: int, clause: str) -> None:
    threat.tokens = (station,)
    table.emit("intruder-moved", clause, threat=threat.code, n=threat.number, station=STATIONS[station])


def seek(table: "SpaceAlert", threat: "Threat") -> None:
    """Go to the adjacent station with the most figures; a shared maximum keeps it in place (SA-11.3.38)."""
    counts = {station: _figures(table, station) for station in neighbours(threat.tokens[0])}
    most = max(counts.values())
    goals = [station for station, count in counts.items() if count == most]
    if len(goals) == 1:
        _put(table, threat, goals[0], "SA-11.3.38")
    else:
        table.emit("seeker-stays", "SA-11.3.38", threat=threat.code, n=threat.number)


def _figures(table: "SpaceAlert", station: int) -> int:
    return sum(member.station == station for member in table.crew)


def spread(table: "SpaceAlert", threat: "Threat", way: str) -> None:
    """Every token puts a progeny into the next station that holds no Slime yet (SA-11.3.14)."""
    slimy = {token for other in table.threats if table.card(other).traits.slows_entering for token in other.tokens}
    for token in threat.tokens:
        target = _WAYS[way](token)
        if target is not None and target not in slimy:
            threat.tokens += (target,)
            table.emit("slime-spread", "SA-11.3.14", threat=threat.code, n=threat.number, station=STATIONS[target])


def disable_stored(table: "SpaceAlert", threat: "Threat", home: int) -> None:
    """Slime disables a squad that nobody has taken yet (SA-11.3.11)."""
    for squad in table.squads if original_lives(table, threat) else ():
        if squad.home == home and squad.leader is None and squad.on_board:
            crew.disable(table, squad, "SA-11.3.11")


def fight(table: "SpaceAlert", who: int, *, heroic: bool) -> None:
    """A battlebots action in a station (SA-4.10)."""
    squad = crew.fighting_squad(table, who, "SA-4.10.6")
    if squad is None:
        return
    intruder = _intruder_in(table, table.crew[who].station)
    if intruder is None:
        table.no_effect(who, "no-intruder", "SA-4.10.6")
        return
    _strike(table, who, intruder)
    if _fights_back(table, intruder) and not heroic:  # SA-4.10.4, SA-4.12.10
        crew.disable(table, squad, "SA-4.10.4")


def _intruder_in(table: "SpaceAlert", station: int) -> "Threat | None":
    """The intruder with the lowest number here (SA-4.10.2)."""
    for threat in table.threats:
        if threat.status == "on_track" and station in threat.tokens and table.card(threat).kind == "intruder":
            return threat
    return None


def _strike(table: "SpaceAlert", who: int, threat: "Threat") -> None:
    card, station = table.card(threat), table.crew[who].station
    table.emit("battlebots-attack", "SA-4.10.1", crew=who, threat=threat.code, n=threat.number)
    if card.traits.slows_entering:
        _strike_slime(table, threat, station)
    elif card.traits.token_per_hit:  # SA-11.3.42
        threat.tokens = tuple(token for token in threat.tokens if token != station)
        hit(table, threat, 1, "SA-11.3.42")
    else:
        hit(table, threat, 1, "SA-4.10.1")
    if threat.status == "destroyed" and card.traits.knocks_out_destroyer:
        crew.knock_out(table, who, "SA-11.3.39")


def _strike_slime(table: "SpaceAlert", threat: "Threat", station: int) -> None:
    """Progeny dies of one hit and hurts nobody else; the original has its own hit points (SA-11.3.15, SA-11.3.17)."""
    if station in table.card(threat).start:
        threat.damage += 1
    if station not in table.card(threat).start or threat.damage >= threat.hits:
        threat.tokens = tuple(token for token in threat.tokens if token != station)
    table.emit("slime-hit", "SA-11.3.15", threat=threat.code, n=threat.number, station=STATIONS[station])
    if not threat.tokens:
        destroy(table, threat, "SA-11.3.17")


def _fights_back(table: "SpaceAlert", threat: "Threat") -> bool:
    traits = table.card(threat).traits
    return traits.fights_back or (traits.fights_back_after_x and "X" in threat.performed)
