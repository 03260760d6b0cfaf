"""Threat cards (SA-1.19): a card from its row of words, `speed 2, hits 5, shield 1, points 2/4`."""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.content.vocabulary import (
    BoostAttacks,
    BoostShields,
    DoubleDamage,
    Op,
    named_zones,
    parse_acts,
)
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase, Written


class Traits(Phrase, frozen=True, kw_only=True):
    """What a threat card says besides its letters (SA-11.2, SA-11.3); a number is 0 where it has no such trait."""

    sort = "trait"
    form = (
        "{no_rockets=no rockets}", "{no_heavy_lasers=no heavy lasers}", "{hidden_until_x=hidden until X}",
        "{hidden_at_distance_3=hidden at distance 3}", "{cryoshield=cryoshield}",
        "{shield_fails_to_pulse=shield fails to pulse}", "{doubles_past_shields=doubles past shields}",
        "{wastes_rockets=wastes rockets}", "{draws_rockets=draws rockets}", "{at_most_1_hit=at most 1 hit}",
        "blast {blast}", "death attack {death_attack}", "retaliates {retaliates}",
        "lone interceptors {lone_interceptors}", "{fights_back=fights back}",
        "{fights_back_after_x=fights back after X}", "{knocks_out_destroyer=knocks out destroyer}",
        "{slows_entering=slows entering}", "{deadly_after_z=deadly after Z}", "{token_per_hit=token per hit}",
        "joint repair +{joint_repair}", "repair takes {repair_takes}",
        "last repair knocks out {last_repair_knocks_out}",
    )  # fmt: skip
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
    last_repair_knocks_out: Annotated[tuple[int, ...], Written(r"\w+")] = ()


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


class Stats(Phrase, frozen=True, kw_only=True):
    """The numbers of a card: how fast it is, how much it takes, and what it is worth."""

    sort = "row of stats"
    form = "speed {speed}, hits {hits}[, shield {shield}], points {survived}/{destroyed}"
    speed: int
    hits: int | Literal["rockets"]
    shield: Annotated[int, Written(r"-?\d+")] | None = None
    survived: int | Literal["-"]
    destroyed: int


def _stats(category: str, text: str) -> dict[str, Any]:
    stats = Stats.parse(text)
    if (stats.shield is not None) != (category == "E"):
        raise BadContent(f"stats {text!r}: external threats, and only they, have a shield")
    return {
        "speed": stats.speed,
        "hits": None if stats.hits == "rockets" else stats.hits,
        "shield": stats.shield or 0,
        "survived": None if stats.survived == "-" else stats.survived,
        "destroyed": stats.destroyed,
    }


class ThreatPlace(Phrase, frozen=True, kw_only=True):
    """Where an internal threat appears, and which system it covers."""

    sort = "place"
    form = ("{kind} {stations}", "malfunction {system} {stations}")
    kind: Annotated[str, Written("intruder|fissure")] = "malfunction"
    system: Literal["", "A", "B", "C"] = ""
    stations: tuple[str, ...]


def _place(category: str, text: str) -> dict[str, Any]:
    """Where an internal threat appears and which system it covers: `malfunction B upper_red`."""
    if category == "E":
        if text:
            raise BadContent(f"place {text!r}: an external threat has no place on the ship")
        return {"kind": "external", "system": "", "start": ()}
    place = ThreatPlace.parse(text)
    return {"kind": place.kind, "system": place.system, "start": tuple(map(station_number, place.stations))}


def station_number(name: str) -> int:
    if name not in STATIONS:
        raise BadContent(f"{name!r} is no station; there are {', '.join(STATIONS)}")
    return STATIONS.index(name)


def parse_traits(text: str) -> Traits:
    """All traits of a card: `no rockets, death attack 2`."""
    fields: dict[str, Any] = {}
    for words in filter(None, text.split(", ")):
        fields |= Traits.fields_in(words)
    fields["last_repair_knocks_out"] = tuple(map(station_number, fields.get("last_repair_knocks_out", ())))
    return msgspec.convert(fields, Traits, strict=False)
