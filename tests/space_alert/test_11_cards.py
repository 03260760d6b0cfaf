"""SA-11.1: what all threat cards have in common, and their numbers as `threats.yaml` has them."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.content.threat_cards import ThreatCard
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.space_alert.tables import resolved, told

ZONES = ("red", "white", "blue")
FULL = dict.fromkeys(ZONES, 20)
"""Shields that let nothing pass, so that what they lose is what they met."""

TILES = {zone: ["structural", "heavy_laser", "gravolift"] for zone in ZONES}
"""The first tiles of each stack: none that takes energy away."""


def at(code: str, square: int, zone: str = "", **more: Any) -> dict[str, Any]:
    """A threat on its trajectory: the internal one, or white if nothing is said."""
    return {"code": code, "square": square, "zone": zone or ("internal" if "I" in code else "white"), **more}


def post(station: str, squad: str | None = None, **more: Any) -> dict[str, Any]:
    """A crew member in a station or in `space`, with the squad of a storage."""
    place = {"space": True} if station == "space" else {"station": station}
    return {**place, "squad": squad, **more}


def met(*threats: Any, boards: Any = ("-",), stop: str = "1.threats", track: str = "T4", **more: Any) -> SpaceAlert:
    """The table after a case from turn 1, the computer looked after. Threats are numbered 1, 2, ... as given.

    All four trajectories are alike: T4 starts on 13 and has X on 9, Y on 5.
    """
    case = {"tiles": TILES} | {name: more.pop(name) for name in ("threats", "tiles", "carried") if name in more}
    given = [{"n": n, **threat} for n, threat in enumerate(threats, 1)]
    start = {"computer": {1: True, 2: True, 3: True}, "threats": given, **more}
    return resolved(*boards, start=start, tracks=dict.fromkeys((*ZONES, "internal"), track), stop=stop, **case)


def meet(*threats: Any, **more: Any) -> dict[str, Any]:
    """What such a case leads to, as the report shows it."""
    return report(met(*threats, **more))


def blocks(seen: dict[str, Any]) -> list[int]:
    """The red blocks on each threat, in ascending number."""
    return [threat["damage"] for threat in seen["threats"].values()]


def statuses(seen: dict[str, Any]) -> list[str]:
    return [threat["status"] for threat in seen["threats"].values()]


def lost(seen: dict[str, Any]) -> tuple[int, ...]:
    """What FULL shields have lost: red, white, blue."""
    return tuple(20 - seen["shields"][zone] for zone in ZONES)


def tiles(seen: dict[str, Any]) -> tuple[int, ...]:
    """Damage tiles: red, white, blue."""
    return tuple(seen["damage"][zone] for zone in ZONES)


def attacks(table: SpaceAlert) -> list[tuple[int, str, int]]:
    """Every attack on a zone in order: number of the threat, zone, strength."""
    return [(event.args["n"], event.args["zone"], event.args["strength"]) for event in told(table, "attacked")]


def tokens(seen: dict[str, Any], n: int = 1) -> list[str]:
    """Where the oval tokens of a threat lie."""
    return sorted(seen["threats"][n]["tokens"])


def out_cold(seen: dict[str, Any]) -> list[bool]:
    """Whether each crew member is knocked out."""
    return [player["knocked_out"] for player in seen["players"].values()]


def cards_in(seen: dict[str, Any], slot: int) -> list[str]:
    """What everybody has in a slot."""
    return [player["slots"][slot] for player in seen["players"].values()]


# code, name, severity, colour, speed, hit points, shield points, points if survived and if destroyed
EXTERNAL = [
    ("E1-01", "Pulse Ball", "common", "white", 2, 5, 1, 2, 4),
    ("E1-02", "Destroyer", "common", "white", 2, 5, 2, 2, 4),
    ("E1-03", "Stealth Fighter", "common", "white", 3, 4, 2, 2, 4),
    ("E1-04", "Energy Cloud", "common", "white", 2, 5, 3, 2, 4),
    ("E1-05", "Gunship", "common", "white", 2, 5, 2, 2, 4),
    ("E1-06", "Cryoshield Fighter", "common", "white", 3, 4, 1, 2, 4),
    ("E1-07", "Fighter", "common", "white", 3, 4, 2, 2, 4),
    ("E1-08", "Armored Grappler", "common", "white", 2, 4, 3, 2, 4),
    ("E1-09", "Amoeba", "common", "white", 2, 8, 0, 2, 4),
    ("E1-10", "Meteoroid", "common", "white", 5, 5, 0, 2, 4),
    ("E2-01", "Kamikaze", "common", "yellow", 4, 5, 2, 3, 6),
    ("E2-02", "Scout", "common", "yellow", 2, 3, 1, 3, 6),
    ("E2-03", "Phantom Fighter", "common", "yellow", 3, 3, 3, 3, 6),
    ("E2-04", "Swarm", "common", "yellow", 2, 3, 0, 3, 6),
    ("E2-05", "Jellyfish", "common", "yellow", 2, 13, -2, 3, 6),
    ("E2-06", "Marauder", "common", "yellow", 3, 6, 1, 3, 6),
    ("E2-07", "Minor Asteroid", "common", "yellow", 4, 7, 0, 3, 6),
    ("SE1-01", "Frigate", "serious", "white", 2, 7, 2, 4, 8),
    ("SE1-02", "Man-of-War", "serious", "white", 1, 9, 2, 4, 8),
    ("SE1-03", "Leviathan Tanker", "serious", "white", 2, 8, 3, 4, 8),
    ("SE1-04", "Pulse Satellite", "serious", "white", 3, 4, 2, 4, 8),
    ("SE1-05", "Cryoshield Frigate", "serious", "white", 2, 7, 1, 4, 8),
    ("SE1-06", "Interstellar Octopus", "serious", "white", 2, 8, 1, 4, 8),
    ("SE1-07", "Maelstrom", "serious", "white", 2, 8, 3, 4, 8),
    ("SE1-08", "Asteroid", "serious", "white", 3, 9, 0, 4, 8),
    ("SE2-01", "Behemoth", "serious", "yellow", 2, 7, 4, 6, 12),
    ("SE2-02", "Juggernaut", "serious", "yellow", 1, 10, 3, 6, 12),
    ("SE2-03", "Psionic Satellite", "serious", "yellow", 2, 5, 2, 6, 12),
    ("SE2-04", "Nebula Crab", "serious", "yellow", 2, 7, 2, 6, 12),
    ("SE2-05", "Nemesis", "serious", "yellow", 3, 9, 1, None, 12),
    ("SE2-06", "Major Asteroid", "serious", "yellow", 2, 11, 0, 6, 12),
]
LOWER_DECK = "lower_red lower_white lower_blue"
SIDE_ZONES = "upper_red lower_red upper_blue lower_blue"
# code, name, severity, colour, speed, hit points, points if survived and if destroyed, kind and system, stations;
# the system of the Fissure are the interceptors, which makes it a kind of its own
INTERNAL = [
    ("I1-01", "Skirmishers", "common", "white", 3, 1, 2, 4, "intruder", "upper_red"),
    ("I1-02", "Skirmishers", "common", "white", 3, 1, 2, 4, "intruder", "upper_blue"),
    ("I1-03", "Saboteur", "common", "white", 4, 1, 2, 4, "intruder", "lower_white"),
    ("I1-04", "Saboteur", "common", "white", 4, 1, 2, 4, "intruder", "lower_white"),
    ("I1-05", "Hacked Shields", "common", "white", 2, 3, 2, 4, "malfunction B", "upper_blue"),
    ("I1-06", "Hacked Shields", "common", "white", 2, 3, 2, 4, "malfunction B", "upper_red"),
    ("I1-07", "Unstable Warheads", "common", "white", 3, None, 2, 4, "malfunction C", "lower_blue"),
    ("I2-01", "Slime", "common", "yellow", 2, 2, 3, 6, "intruder", "lower_blue"),
    ("I2-02", "Slime", "common", "yellow", 2, 2, 3, 6, "intruder", "lower_red"),
    ("I2-03", "Troopers", "common", "yellow", 2, 2, 3, 6, "intruder", "upper_red"),
    ("I2-04", "Troopers", "common", "yellow", 2, 2, 3, 6, "intruder", "lower_blue"),
    ("I2-05", "Virus", "common", "yellow", 3, 3, 3, 6, "malfunction C", "upper_white"),
    ("I2-06", "Overheated Reactor", "common", "yellow", 2, 3, 3, 6, "malfunction B", "lower_white"),
    ("SI1-01", "Commandos", "serious", "white", 2, 2, 4, 8, "intruder", "lower_red"),
    ("SI1-02", "Commandos", "serious", "white", 2, 2, 4, 8, "intruder", "upper_blue"),
    ("SI1-03", "Alien", "serious", "white", 2, 2, None, 8, "intruder", "lower_white"),
    ("SI1-04", "Fissure", "serious", "white", 2, 2, None, 8, "fissure", "upper_red"),
    ("SI1-05", "Crossed Wires", "serious", "white", 3, 4, 4, 8, "malfunction B", "upper_white"),
    ("SI1-06", "Battlebot Uprising", "serious", "white", 2, 4, 4, 8, "malfunction C", "lower_red upper_blue"),
    ("SI2-01", "Executioner", "serious", "yellow", 2, 2, 6, 12, "intruder", "upper_blue"),
    ("SI2-02", "Seeker", "serious", "yellow", 2, 2, 6, 15, "intruder", "upper_white"),
    (
        "SI2-03",
        "Power System Overload",
        "serious",
        "yellow",
        3,
        7,
        6,
        12,
        "malfunction B",
        LOWER_DECK,
    ),
    (
        "SI2-04",
        "Contamination",
        "serious",
        "yellow",
        2,
        3,
        6,
        12,
        "intruder",
        SIDE_ZONES,
    ),
    ("SI2-05", "Nuclear Device", "serious", "yellow", 4, 1, None, 12, "malfunction C", "lower_white"),
]


def printed(card: ThreatCard) -> tuple[Any, ...]:
    severity, colour = "serious" if card.serious else "common", "yellow" if card.yellow else "white"
    return card.code, card.name, severity, colour, card.speed, card.hits


@rule("SA-11.1.1", "SA-D2")
@pytest.mark.parametrize("row", EXTERNAL, ids=lambda row: row[0])
def test_external_cards_have_the_numbers_of_the_data_file(row: tuple[Any, ...]) -> None:
    card = pack().threats[row[0]]
    assert (*printed(card), card.shield, card.survived, card.destroyed) == row
    assert (card.kind, card.system, card.start) == ("external", "", ())


@rule("SA-11.1.1", "SA-D2")
@pytest.mark.parametrize("row", INTERNAL, ids=lambda row: row[0])
def test_internal_cards_have_the_numbers_and_places_of_the_data_file(row: tuple[Any, ...]) -> None:
    card = pack().threats[row[0]]
    place, stations = f"{card.kind} {card.system}".strip(), " ".join(STATIONS[station] for station in card.start)
    assert (*printed(card), card.survived, card.destroyed, place, stations) == row


@rule("SA-11.1.1")
def test_the_pack_has_these_55_cards_and_no_others() -> None:
    assert sorted(pack().threats) == sorted(row[0] for row in EXTERNAL + INTERNAL)
    assert len(pack().threats) == 55


@rule("SA-11.1.1", "SA-11.2.28", "SA-11.2.34", "SA-11.2.37", "SA-11.2.49", "SA-11.2.54", "SA-11.3.26", "SA-11.3.37")
@pytest.mark.parametrize(
    ("threat", "story"),
    [
        (at("SE1-02", 10), ["attacked", "threat-speeds-up"]),
        (at("SE1-02", 6), ["attacked", "threat-shield"]),
        (at("SE1-03", 6), ["attacked", "threat-heals"]),
        (at("SE2-02", 10), ["threat-speeds-up", "attacked"]),
        (at("SE2-04", 6), ["threat-speeds-up", "threat-shield"]),
        (at("SE2-05", 10), ["attacked", "threat-hit"]),
        (at("E2-01", 10), ["threat-speeds-up", "threat-shield"]),
        (at("E2-05", 10), ["attacked", "attacked", "attacked", "threat-heals"]),
        (at("SI1-02", 2, tokens=["upper_white"]), ["damaged-inside", "knocked-out"]),
        (at("SI1-03", 6), ["intruder-moved", "damaged-inside"]),
        (at("SI2-01", 10), ["intruder-moved", "knocked-out"]),
        (at("SI2-02", 2), ["damaged-inside", "knocked-out"]),
    ],
)
def test_the_operations_of_a_letter_are_performed_in_their_order(threat: dict[str, Any], story: list[str]) -> None:
    table = met(threat, shields=FULL)
    events = [event.kind for event in table.event_sink or [] if isinstance(event, Event)]
    assert [kind for kind in events[events.index("threat-acts") :] if kind in set(story)] == story


@rule("SA-11.1.2")
@pytest.mark.parametrize(
    ("code", "zone", "expected"),
    [
        ("E1-05", "red", [("red", 3)]),
        ("E1-05", "blue", [("blue", 3)]),
        ("E1-04", "red", [("white", 2), ("blue", 2)]),
        ("E1-04", "white", [("red", 2), ("blue", 2)]),
        ("E1-04", "blue", [("red", 2), ("white", 2)]),
        ("E1-01", "blue", [("red", 2), ("white", 2), ("blue", 2)]),
    ],
)
def test_own_others_and_all_name_zones_from_the_trajectory(code: str, zone: str, expected: list[Any]) -> None:
    assert attacks(met(at(code, 2, zone), shields=FULL)) == [(1, *attack) for attack in expected]


@rule("SA-11.1.2")
@pytest.mark.parametrize(("station", "expected"), [("upper_red", (3, 0, 0)), ("lower_blue", (0, 0, 3))])
def test_here_is_the_zone_of_the_oval_token(station: str, expected: tuple[int, ...]) -> None:
    assert tiles(meet(at("I1-01", 2, tokens=[station]))) == expected


@rule("SA-11.1.3")
def test_a_condition_is_tested_when_its_operation_is_performed() -> None:
    """The Octopus comes undamaged, performs X unharmed, is hit in turn 4 and strikes at Y."""
    octopus = {"threats": [["SE1-06", 1, "white"]], "track": "T3", "shields": FULL, "boards": ["- - - A"]}
    assert attacks(met(stop="3.threats", **octopus)) == []
    assert attacks(met(stop="5.threats", **octopus)) == [(1, zone, 2) for zone in ZONES]


@rule("SA-11.1.4")
@pytest.mark.parametrize(
    ("track", "strengths"),
    [
        ("T1", [1, 3]),
        ("T2", [1, 3]),
        ("T3", [1, 2, 3]),
        ("T4", [1, 2, 3]),
        ("T5", [1, 2, 3]),
        ("T6", [1, 2, 2, 3]),
        ("T7", [1, 2, 2, 3]),
    ],
)
def test_y_is_performed_on_every_y_square(track: str, strengths: list[int]) -> None:
    fighter = met(threats=[["E1-07", 1, "red"]], track=track, shields=FULL, stop="6.threats")
    assert attacks(fighter) == [(1, "red", strength) for strength in strengths]


# Which weapons find each card at distance 3, 2 and 1 (heavy and light laser, pulse cannon, rocket, interceptors), and
# the red blocks that all of them (4 + 2 + 1 + 3 + 3) put on it at distance 1. On 12 it has not performed X yet.
FOUND = [
    ("E1-01", "hl", "hlpr", "hlpri", 12),
    ("E1-02", "hl", "hlpr", "hlpri", 11),
    ("E1-03", "", "hlpr", "hlpri", 11),
    ("E1-04", "hl", "hlpr", "hlpri", 13),
    ("E1-05", "hl", "hlpr", "hlpri", 11),
    ("E1-06", "hl", "hlpr", "hlpri", 0),
    ("E1-07", "hl", "hlpr", "hlpri", 11),
    ("E1-08", "hl", "hlpr", "hlpri", 10),
    ("E1-09", "hl", "hlp", "hlpi", 10),
    ("E1-10", "hl", "hlp", "hlpi", 10),
    ("E2-01", "hl", "hlpr", "hlpri", 13),
    ("E2-02", "l", "lpr", "lpri", 8),
    ("E2-03", "", "hlp", "hlpi", 7),
    ("E2-04", "hl", "hlp", "hlpi", 1),
    ("E2-05", "hl", "hlp", "hlpi", 12),
    ("E2-06", "hl", "hlpr", "hlpri", 11),
    ("E2-07", "hl", "hlp", "hlpi", 10),
    ("SE1-01", "hl", "hlpr", "hlpri", 11),
    ("SE1-02", "hl", "hlpr", "hlpri", 10),
    ("SE1-03", "hl", "hlpr", "hlpri", 10),
    ("SE1-04", "", "hlpr", "hlpri", 11),
    ("SE1-05", "hl", "hlpr", "hlpri", 0),
    ("SE1-06", "hl", "hlp", "hlpi", 9),
    ("SE1-07", "hl", "hlpr", "hlpri", 13),
    ("SE1-08", "hl", "hlp", "hlpi", 10),
    ("SE2-01", "hl", "hlpr", "hlpri", 15),
    ("SE2-02", "hlr", "hlpr", "hlpri", 10),
    ("SE2-03", "", "hlpr", "hlpri", 11),
    ("SE2-04", "hl", "hlp", "hlpi", 8),
    ("SE2-05", "hl", "hlpr", "hlpri", 12),
    ("SE2-06", "hl", "hlp", "hlpi", 10),
]
ALL_WEAPONS = {
    "boards": ["A", "A", "A", "X"],
    "players": [post("upper_red"), post("lower_red"), post("lower_white"), post("space", "upper_blue")],
    "rocket_in_flight": True,
    "stop": "1.damage",
}


@rule(
    "SA-11.1.5", "SA-11.1.6", "SA-11.2.3", "SA-11.2.9", "SA-11.2.13", "SA-11.2.14", "SA-11.2.16", "SA-11.2.22",
    "SA-11.2.23", "SA-11.2.24", "SA-11.2.27", "SA-11.2.33", "SA-11.2.38", "SA-11.2.40", "SA-11.2.47", "SA-11.2.50",
    "SA-11.2.52",
)  # fmt: skip
@pytest.mark.parametrize(("code", "far", "middle", "near", "hits"), FOUND)
def test_weapons_find_each_external_threat_as_its_card_says(
    code: str, far: str, middle: str, near: str, hits: int
) -> None:
    tables = [met(at(code, square, "red"), **ALL_WEAPONS) for square in (12, 8, 4)]
    shots = [[shot.args for shot in told(table, "weapon-fires")] for table in tables]
    found = ["".join(shot["weapon"][0] for shot in fired if shot["targets"]) for fired in shots]
    assert found == [far, middle, near]
    assert blocks(report(tables[2])) == [hits]


@rule("SA-11.1.5")
@pytest.mark.parametrize("code", ["E1-09", "E1-10", "E2-04", "E2-05", "E2-07", "SE1-06", "SE1-08", "SE2-04", "SE2-06"])
def test_a_rocket_passes_over_these_cards_to_the_next_closest(code: str) -> None:
    seen = meet(at(code, 4), at("E1-05", 8, "red"), at("E1-05", 10, "blue"), rocket_in_flight=True, stop="1.damage")
    assert blocks(seen) == [0, 1, 0]


@rule(
    "SA-11.3.1", "SA-11.3.2", "SA-11.3.20", "SA-11.3.24", "SA-11.3.25", "SA-11.3.37", "SA-11.3.39", "SA-11.3.42",
)  # fmt: skip
@pytest.mark.parametrize(
    ("codes", "active"),
    [
        ("I1-01 I1-02 I2-03 I2-04 SI1-01 SI1-02 SI2-01", False),
        ("I1-03 I1-04 I2-01 I2-02 SI1-03 SI2-02 SI2-04", True),
    ],
)
def test_only_intruders_with_the_symbol_fight_back(codes: str, active: bool) -> None:
    starts = {row[0]: row[-1].split()[0] for row in INTERNAL}
    for code in codes.split():
        seen = meet(at(code, 12), boards=["X"], players=[post(starts[code], "upper_blue")], stop="1.actions")
        assert (blocks(seen), seen["players"][0]["squad_active"]) == ([1], active), code
