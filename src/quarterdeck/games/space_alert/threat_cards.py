"""Threat cards (SA-1.19): a card from its row of words, `speed 2, hits 5, shield 1, points 2/4`."""

import re
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.games.space_alert.ship import STATIONS
from quarterdeck.games.space_alert.vocabulary import (
    BoostAttacks,
    BoostShields,
    DoubleDamage,
    Op,
    named_zones,
    parse_acts,
)
from quarterdeck.kernel.errors import BadContent


class Traits(Struct, frozen=True, kw_only=True):
    """What a threat card says besides its letters (SA-11.2, SA-11.3); a number is 0 where it has no such trait."""

    no_rockets: bool = False
    no_heavy_lasers: bool = False
    hidden_until_x: bool = False
    hidden_at_distance_3: bool = False
    cryoshield: bool = False
    shield_fails_to_pulse: bool = False
    doubles_past_shields: bool = False
    wastes_rockets: bool = False
    draws_rockets: bool = False
    at_most_1_hit: bool = False
    blast: int = 0
    death_attack: int = 0
    retaliates: int = 0
    lone_interceptors: int = 0
    fights_back: bool = False
    fights_back_after_x: bool = False
    knocks_out_destroyer: bool = False
    slows_entering: bool = False
    deadly_after_z: bool = False
    token_per_hit: bool = False
    joint_repair: int = 0
    repair_takes: int = 0
    last_repair_knocks_out: tuple[int, ...] = ()


class ThreatCard(Struct, frozen=True, kw_only=True):
    """A threat card as printed."""

    code: str
    name: str
    kind: str
    """`external`, `intruder`, `malfunction` or `fissure`."""
    serious: bool
    yellow: bool
    speed: int
    hits: int | None
    """None: as many as there are rockets when it appears (SA-11.3.4)."""
    shield: int
    survived: int | None
    destroyed: int
    start: tuple[int, ...]
    system: str
    acts: dict[str, tuple[Op, ...]]
    traits: Traits
    boosts_attacks: bool
    boosts_shields: bool
    doubles: dict[str, tuple[int, ...]]
    """The zones to which damage counts double once a letter has been performed; empty for most cards."""


class Row(Struct, forbid_unknown_fields=True):
    """A threat card as a row of words."""

    name: str
    stats: str
    acts: str
    place: str = ""
    traits: str = ""


def threat_card(code: str, row: Row) -> ThreatCard:
    """The card that a row of words describes."""
    match = re.fullmatch(r"(S?)([EI])([12])-(\d+)", code)
    if not match:
        raise BadContent("a code looks like E1-01, SE2-03, I1-07 or SI2-05")
    serious, category, colour, _ = match.groups()
    acts = parse_acts(row.acts)
    for op in (op for ops in acts.values() for op in ops):
        op.check(external=category == "E")
    return ThreatCard(
        code=code, name=row.name, serious=bool(serious), yellow=colour == "2", acts=acts,
        boosts_attacks=any(isinstance(op, BoostAttacks) for op in acts["X"]),
        boosts_shields=any(isinstance(op, BoostShields) for op in acts["X"]),
        doubles=_doubles(acts),
        traits=parse_traits(row.traits), **_place(category, row.place), **_stats(category, row.stats),
    )  # fmt: skip


def _doubles(acts: dict[str, tuple[Op, ...]]) -> dict[str, tuple[int, ...]]:
    zones = {
        letter: tuple(zone for op in ops if isinstance(op, DoubleDamage) for zone in named_zones(op.zones))
        for letter, ops in acts.items()
    }
    return zones if any(zones.values()) else {}


_STATS = re.compile(r"speed (\d+), hits (\d+|rockets)(?:, shield (-?\d+))?, points (\d+|-)/(\d+)")


def _stats(category: str, text: str) -> dict[str, Any]:
    match = _STATS.fullmatch(text)
    if not match or (match[3] is not None) != (category == "E"):
        form = "speed 2, hits 5, shield 1, points 2/4" if category == "E" else "speed 2, hits 5, points 2/4"
        raise BadContent(f"stats {text!r} should read like {form!r}")
    speed, hits, shield, survived, destroyed = match.groups()
    return {
        "speed": int(speed),
        "hits": None if hits == "rockets" else int(hits),
        "shield": int(shield or 0),
        "survived": None if survived == "-" else int(survived),
        "destroyed": int(destroyed),
    }


def _place(category: str, text: str) -> dict[str, Any]:
    """Where an internal threat appears and which system it covers: `malfunction B upper_red`."""
    if category == "E":
        if text:
            raise BadContent(f"place {text!r}: an external threat has no place on the ship")
        return {"kind": "external", "system": "", "start": ()}
    match = re.fullmatch(r"(intruder|fissure|malfunction (?P<system>[ABC]))((?: \w+)+)", text)
    if not match:
        raise BadContent(f"place {text!r} should read like 'intruder upper_red' or 'malfunction B upper_red'")
    return {
        "kind": match[1].split()[0],
        "system": match["system"] or "",
        "start": tuple(map(station_number, match[3].split())),
    }


def station_number(name: str) -> int:
    if name not in STATIONS:
        raise BadContent(f"{name!r} is no station; there are {', '.join(STATIONS)}")
    return STATIONS.index(name)


def parse_traits(text: str) -> Traits:
    return Traits(**dict(map(_trait, filter(None, text.split(", ")))))


def _trait(words: str) -> tuple[str, Any]:
    """A trait's field and value: `no rockets`, `death attack 2`, `joint repair +1`."""
    if words.startswith("last repair knocks out "):
        return "last_repair_knocks_out", tuple(map(station_number, words.split()[4:]))
    name, _, number = words.rpartition(" ")
    if _field(name) in _NUMBERED and number.lstrip("+").isdigit():
        return _field(name), int(number)
    if _field(words) in _PLAIN:
        return _field(words), True
    raise BadContent(f"{words!r} is no trait; there are {', '.join(_known_traits())}")


def _field(words: str) -> str:
    return words.lower().replace(" ", "_")


def _fields_of(kind: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(Traits) if field.type is kind]


_NUMBERED, _PLAIN = _fields_of(int), _fields_of(bool)


def _known_traits() -> list[str]:
    plain = [name.replace("_", " ") for name in _PLAIN]
    numbered = [f"{name.replace('_', ' ')} 1" for name in _NUMBERED]
    return [*plain, *numbered, "last repair knocks out lower_red"]
