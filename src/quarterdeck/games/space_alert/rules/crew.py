"""The crew: delays (SA-4.4), movement (SA-4.5, SA-4.12.1), and being knocked out (SA-4.14.14)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import (
    INTERNAL,
    PLACES,
    SPACE,
    STATIONS,
    UPPER_WHITE,
    left_of,
    other_deck,
    right_of,
    zone_of,
)

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Squad, Threat


def delay(table: "SpaceAlert", who: int, turn: int, clause: str) -> None:
    """Delay a member's action of `turn`; nobody knocked out or in space can be delayed (SA-4.4.9)."""
    member = table.crew[who]
    if member.knocked_out or member.station == SPACE:
        table.emit("not-delayed", "SA-4.4.9", crew=who)
    elif turn > table.last_slot:
        table.emit("not-delayed", "SA-4.4.8", crew=who)
    else:
        push_back(table, who, turn, clause)


def push_back(table: "SpaceAlert", who: int, turn: int, clause: str) -> None:
    """Move the card of `turn` one slot on, and every card it meets, until one finds an empty slot (SA-4.4.1).

    The slot is empty afterwards, so a second delay of the same turn changes nothing (SA-4.4.6).
    """
    plan = table.crew[who].plan
    card, plan[turn] = plan[turn], None
    if card is None:
        table.emit("not-delayed", "SA-4.4.2", crew=who)
        return
    delayed, pushed = cards.top(card), _pushed_off(plan, turn, table.last_slot, card)
    table.emit("delayed", clause, crew=who, turn=turn, card=delayed)
    if pushed is not None:
        table.discarded.append(cards.face(pushed))
        table.emit("card-lost", "SA-4.4.3", crew=who, card=cards.top(pushed))


def _pushed_off(plan: list[str | None], turn: int, last: int, card: str | None) -> str | None:
    """Put `card` into the slot after `turn`, and every card it meets one further; the card that finds none left."""
    for slot in range(turn + 1, last + 1):
        plan[slot], card = card, plan[slot]
        if card is None:
            return None
    return card


def walk_left(table: "SpaceAlert", who: int) -> None:
    _walk(table, who, left_of(table.crew[who].station), "SA-4.5.1")


def walk_right(table: "SpaceAlert", who: int) -> None:
    _walk(table, who, right_of(table.crew[who].station), "SA-4.5.2")


def _walk(table: "SpaceAlert", who: int, target: int | None, clause: str) -> None:
    if target is None:
        table.no_effect(who, "no-door", "SA-4.5.3")
    else:
        go_to(table, who, target, clause)


def ride(table: "SpaceAlert", who: int) -> None:
    """Take the gravolift: it always arrives, but a damaged or busy lift costs time (SA-4.5.4 to SA-4.5.7)."""
    member, marks = table.crew[who], table.marks
    zone = zone_of(member.station)
    slow = "SA-4.5.5" if "gravolift" in table.ship.tiles[zone] else "SA-4.5.6" if marks.lifts[zone] else ""
    marks.lifts[zone] = True
    go_to(table, who, other_deck(member.station), "SA-4.5.4")
    if slow:
        delay(table, who, table.turn + 1, slow)


def leap(table: "SpaceAlert", who: int, station: int) -> None:
    """Heroic movement: straight to the printed station, without lifts (SA-4.12.1, SA-4.12.2)."""
    if table.crew[who].station == station:
        table.no_effect(who, "already-there", "SA-4.12.3")
    else:
        go_to(table, who, station, "SA-4.12.1")


def go_to(table: "SpaceAlert", who: int, station: int, clause: str) -> None:
    """Put the figure into another station and apply what entering it does."""
    origin = PLACES[table.crew[who].station]
    table.crew[who].station = station
    table.emit("moved", clause, crew=who, origin=origin, station=STATIONS[station])
    for threat in table.threats:
        if station in threat.tokens:
            _entered(table, who, threat)


def _entered(table: "SpaceAlert", who: int, threat: "Threat") -> None:
    traits = table.card(threat).traits
    if traits.slows_entering:
        delay(table, who, table.turn + 1, "SA-11.3.9")
    elif traits.deadly_after_z and threat.status == "survived":
        knock_out(table, who, "SA-11.3.45")


def knock_out(table: "SpaceAlert", who: int, clause: str) -> None:
    """A member takes no more part in the mission; a squad it leads is disabled for good (SA-4.14.15)."""
    member = table.crew[who]
    if member.knocked_out:
        return
    member.knocked_out = True
    table.emit("knocked-out", clause, crew=who, place=PLACES[member.station])
    squad = table.led_by(who)
    if squad is not None:
        disable(table, squad, "SA-4.14.15")


def disable(table: "SpaceAlert", squad: "Squad", clause: str) -> None:
    """A battlebot squad stops working."""
    if not squad.disabled:
        squad.disabled = True
        table.emit("squad-disabled", clause, station=STATIONS[squad.home])


def fighting_squad(table: "SpaceAlert", who: int, clause: str) -> "Squad | None":
    """The squad a member can fight with; without one, `clause` says why nothing happens."""
    squad = table.led_by(who)
    if not table.rules.battlebots:
        table.no_effect(who, "not-in-training", "SA-12.9")
    elif squad is None:
        table.no_effect(who, "no-squad", clause)
    elif squad.disabled:
        table.no_effect(who, "squad-disabled", clause)
    else:
        return squad
    return None


def members(table: "SpaceAlert", threat: "Threat", where: str) -> list[int]:
    """The conscious members whom a threat means: `ship`, `zone`, `station`, `tokens`, ... (SA-4.14.16)."""
    meant = _MEANT[where]
    return [
        who
        for who, member in enumerate(table.crew)
        if not member.knocked_out and member.station != SPACE and meant(table, threat, who, member.station)
    ]


_MEANT: dict[str, Callable[["SpaceAlert", "Threat", int, int], bool]] = {
    "ship": lambda table, threat, who, station: True,
    "zone": lambda table, threat, who, station: threat.zone != INTERNAL and zone_of(station) == threat.zone,
    "station": lambda table, threat, who, station: station in threat.tokens,
    "tokens": lambda table, threat, who, station: station in threat.tokens,
    "unguarded station": lambda table, threat, who, station: station in threat.tokens and not table.active_squad(who),
    "leaders": lambda table, threat, who, station: table.active_squad(who) is not None,
    "off bridge": lambda table, threat, who, station: station != UPPER_WHITE,
}
