"""What can be done about a threat: where, with which symbols, and when."""

from random import Random

from msgspec import Struct

from quarterdeck.games.space_alert.bots.flight import Course
from quarterdeck.games.space_alert.content.ship import (
    INTERNAL,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    ZONES,
)
from quarterdeck.games.space_alert.content.threat_cards import ThreatCard

STORAGES = (UPPER_BLUE, LOWER_RED)
MAINTAINED = (1, 1, 2, 4, 4, 5, 8, 8, 9)
"""Turns in which maintenance counts (SA-4.9.3), the better ones twice."""


class Job(Struct, frozen=True):
    """Symbols to do in a station; some need a battlebot squad."""

    station: int
    symbols: list[str]
    squad: bool = False


def against(course: Course, number: int, turn: int, luck: Random) -> list[Job]:
    """Things to do in one turn against the threat at this place of the list."""
    threat = course.before(turn).threats[number]
    card = course.end.card(threat)
    if threat.zone != INTERNAL:
        return _outside(threat.zone, luck)
    stations = threat.tokens or card.start
    helpers = card.traits.repair_takes or luck.choice((1, 1, 2, len(stations)))
    first = luck.randrange(len(stations))
    return [_inside(card, stations[(first + helper) % len(stations)], luck) for helper in range(helpers)]


def _outside(zone: int, luck: Random) -> list[Job]:
    """A volley of different weapons, a sortie, or energy for the shield."""
    chance = luck.random()
    if chance < 0.1:
        return [Job(UPPER_RED, ["C", *["X"] * luck.randint(0, 2)], squad=True)]
    if chance < 0.2:
        return [Job(zone, ["B"])]
    if chance < 0.3:
        return [Job(LOWER_BLUE, ["C"] * luck.choice((1, 1, 2)))]
    lasers, shots = [zone, zone + len(ZONES)], luck.choice((1, 1, 2, 3))
    stations = lasers if zone == WHITE else [*lasers, LOWER_WHITE]
    weapons = luck.sample(stations, min(len(stations), luck.choice((1, 1, 2, 2, 3))))
    return [Job(station, ["A"] * shots) for station in weapons]


def _inside(card: ThreatCard, station: int, luck: Random) -> Job:
    hits = card.hits or 3
    if card.kind == "fissure":
        return Job(UPPER_RED, ["C", "X"], squad=True)
    if card.kind == "malfunction":
        return Job(station, [card.system] * luck.randint(1, min(3, hits)))
    return Job(station, ["X"] * luck.randint(1, min(2, hits)), squad=True)


def upkeep(luck: Random) -> tuple[Job, int | None]:
    """Something that is good in itself, and its turn if that matters: energy, maintenance, visual confirmation."""
    kind = luck.random()
    if kind < 0.4:
        return Job(UPPER_WHITE, ["C"]), luck.choice(MAINTAINED)
    if kind < 0.5:
        return Job(LOWER_WHITE, ["C"]), None
    return Job(luck.randrange(6), ["B"]), None


def lifetime(course: Course, number: int) -> tuple[int, int]:
    """The first and the last turn in which something can be done about a threat, as a course goes."""
    first = course.end.threats[number].number
    last = first
    for turn in range(first + 1, len(course.states)):
        if course.states[turn].threats[number].status == "on_track":
            last = turn
    return first, last
