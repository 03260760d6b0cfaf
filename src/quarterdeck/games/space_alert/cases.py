"""Cases: planned flights written down as YAML, in the format of the rules' Examples section."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import yaml
from msgspec import Meta, Struct

from quarterdeck.games.space_alert import threats
from quarterdeck.games.space_alert.boards import read_board
from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.resolution import turn_steps, turns
from quarterdeck.games.space_alert.script import Kind
from quarterdeck.games.space_alert.setup import new_ship
from quarterdeck.games.space_alert.ship import LOWER_RED, PHASE_SLOTS, SLOTS, SPACE, TRAJECTORIES, UPPER_BLUE, ZONES
from quarterdeck.games.space_alert.state import (
    CampaignLog,
    CrewMember,
    Options,
    Pile,
    Player,
    SpaceAlert,
    Squad,
    Step,
    Threat,
    TurnMarks,
)
from quarterdeck.games.space_alert.threat_cards import station_number
from quarterdeck.games.space_alert.vocabulary import Move, Shield, Speed, Spread
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadContent

ZoneName = Literal["red", "white", "blue"]
TrajectoryName = Literal["red", "white", "blue", "internal"]
Energy = Annotated[int, Meta(ge=0, le=99)]
"""Blocks in a shield or reactor; heroic actions may lift them above capacity (SA-4.12.8)."""


class PlayerStart(Struct, forbid_unknown_fields=True):
    """Where a crew member is at the beginning of a constructed turn; without a station, on the bridge."""

    station: str | None = None
    space: bool = False
    squad: Literal["lower_red", "upper_blue"] | None = None
    squad_active: bool = True
    knocked_out: bool = False


class ThreatStart(Struct, forbid_unknown_fields=True):
    """A threat that is already on its trajectory."""

    code: str
    n: Annotated[int, Meta(ge=1)]
    zone: TrajectoryName
    square: Annotated[int, Meta(ge=1)]
    damage: Annotated[int, Meta(ge=0, le=99)] = 0
    tokens: list[str] | None = None


class Start(Struct, forbid_unknown_fields=True):
    """A constructed state at the beginning of a turn."""

    turn: Annotated[int, Meta(ge=1, le=SLOTS)] = 1
    shields: dict[ZoneName, Energy] = {}
    reactors: dict[ZoneName, Energy] = {}
    capsules: Annotated[int, Meta(ge=0, le=9)] | None = None
    rockets: Annotated[int, Meta(ge=0, le=9)] | None = None
    rocket_in_flight: bool = False
    computer: dict[Literal[1, 2, 3], bool] = {}
    damage: dict[ZoneName, list[str]] = {}
    players: list[PlayerStart] = []
    threats: list[ThreatStart] = []


class Case(Struct, forbid_unknown_fields=True):
    """A planned flight: threats, boards, and where to stop."""

    boards: Annotated[list[Any], Meta(min_length=1, max_length=5)]
    id: Any = ""
    clauses: list[str] = []
    kind: Kind = "mission"
    tracks: dict[TrajectoryName, str] = {}
    threats: list[tuple[str, Annotated[int, Meta(ge=1, le=SLOTS + 1)], TrajectoryName]] = []
    tiles: dict[ZoneName, list[str]] = {}
    carried: dict[ZoneName, list[str]] = {}
    start: Start = msgspec.field(default_factory=Start)
    stop: str | None = None
    seed: int | str = 0
    expect: dict[Any, Any] = {}


DEFAULT_TRACKS: dict[TrajectoryName, str] = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
STOPS = {"appear": 0, "actions": 1, "damage": 2, "threats": 3, "check": 4}


class _Loader(yaml.SafeLoader):
    """A YAML reader that refuses two entries under one key."""

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if key in seen:
                raise BadContent(f"line {key_node.start_mark.line + 1}: {key!r} stands there twice")
            seen.add(key)
        return super().construct_mapping(node, deep)


def read_documents(text: str) -> list[dict[str, Any]]:
    """The YAML documents of a file, each a mapping; a list in one document counts as several."""
    try:
        found = [item for document in yaml.load_all(text, Loader=_Loader) for item in _items(document)]
    except yaml.YAMLError as error:
        raise BadContent(f"not readable as YAML: {error}") from None
    for number, document in enumerate(found, 1):
        if not isinstance(document, dict):
            raise BadContent(f"case {number}: should be a mapping with boards, is {document!r}")
    if not found:
        raise BadContent("there is no case in this file")
    return found


def _items(document: Any) -> Iterator[Any]:
    if isinstance(document, list):
        yield from document
    elif document is not None:
        yield document


def read_case(document: dict[str, Any]) -> Case:
    """A case from plain data; mistakes are named with their place."""
    if "script" in document or "deals" in document:
        raise BadContent("this is an example of planning; there is nothing to resolve without boards")
    try:
        return msgspec.convert(document, Case)
    except msgspec.ValidationError as error:
        raise BadContent(str(error)) from None


def build(case: Case) -> SpaceAlert:
    """The table of a case, with its steps up to the stop on the agenda."""
    log = CampaignLog(tiles=_by_zone(case.carried, "carried"))
    table = SpaceAlert(
        seat_count=len(case.boards),
        chance=Chance(str(case.seed)),
        setting=Options(),
        script_code="case",
        kind=case.kind,
        players=[Player(seat) for seat in range(len(case.boards))],
        crew=[CrewMember(seat) for seat in range(len(case.boards))],
        ship=new_ship(pack("base"), log),
        squads=[Squad(LOWER_RED), Squad(UPPER_BLUE)],
        tracks=_tracks(case),
        marks=TurnMarks([None] * 6, [False] * 3),
        last_slot=PHASE_SLOTS[1][-1] if case.kind == "test_run" else SLOTS,
        turn=case.start.turn,
    )
    for number, board in enumerate(case.boards):
        table.crew[number].plan = read_board(board, table.last_slot, f"board {number + 1}")
    _put_ship(table, case)
    _put_crew(table, case.start)
    _put_threats(table, case)
    table.then(*steps(table, case))
    return table


def _tracks(case: Case) -> tuple[str, str, str, str]:
    names: dict[TrajectoryName, str] = {**DEFAULT_TRACKS, **case.tracks}
    for place, name in names.items():
        if name not in pack("base").tracks:
            raise BadContent(f"tracks: {place}: {name!r} is no trajectory; there are {', '.join(pack('base').tracks)}")
    return names["red"], names["white"], names["blue"], names["internal"]


def _by_zone(tiles: dict[ZoneName, list[str]], where: str) -> tuple[tuple[str, ...], ...]:
    """Damage tiles of the three zones, checked against those that exist."""
    for zone, names in tiles.items():
        known = pack("base").tiles[ZONES.index(zone)]
        for name in names:
            if name not in known or names.count(name) > 1:
                raise BadContent(f"{where}: {zone}: {name!r} should be one of {', '.join(known)}, each once")
    return tuple(tuple(tiles.get(zone, ())) for zone in ZONES)  # type: ignore[call-overload]


def _put_ship(table: SpaceAlert, case: Case) -> None:
    ship, start = table.ship, case.start
    for zone, name in enumerate(ZONES):
        ship.shields[zone] = start.shields.get(name, ship.shields[zone])  # type: ignore[call-overload]
        ship.reactors[zone] = start.reactors.get(name, ship.reactors[zone])  # type: ignore[call-overload]
    ship.capsules = ship.capsules if start.capsules is None else start.capsules
    ship.rockets = ship.rockets if start.rockets is None else start.rockets
    ship.flying = start.rocket_in_flight
    ship.maintained = [start.computer.get(phase, False) for phase in (1, 2, 3)]
    drawn, first = _by_zone(start.damage, "damage"), _by_zone(case.tiles, "tiles")
    for zone, tiles in enumerate(pack("base").tiles):
        ship.tiles[zone] += drawn[zone]
        wanted = tuple(tile for tile in first[zone] if tile not in ship.tiles[zone])
        rest = [tile for tile in tiles if tile not in (*ship.tiles[zone], *wanted)]
        table.tiles.append(Pile(ZONES[zone], (*wanted, *table.chance.shuffled(f"tiles/{ZONES[zone]}", rest))))


def _put_crew(table: SpaceAlert, start: Start) -> None:
    if len(start.players) > len(table.crew):
        raise BadContent(f"start: {len(start.players)} players, but {len(table.crew)} boards")
    for who, player in enumerate(start.players):
        member = table.crew[who]
        if player.space and player.station is not None:
            raise BadContent(f"start: player {who} is in space and in {player.station} at once")
        member.station = SPACE if player.space else station_number(player.station or "upper_white")
        member.knocked_out = player.knocked_out
        for squad in table.squads:
            if player.squad and squad.home == station_number(player.squad):
                _lead(squad, who, active=player.squad_active)


def _lead(squad: Squad, who: int, *, active: bool) -> None:
    if squad.leader is not None:
        raise BadContent(f"start: players {squad.leader} and {who} lead the same squad")
    squad.leader, squad.disabled = who, not active


def _put_threats(table: SpaceAlert, case: Case) -> None:
    for code, number, zone in case.threats:
        _checked(code, zone)
        threats.draw(table, code, number, TRAJECTORIES.index(zone))
    for given in case.start.threats:
        _checked(given.code, given.zone)
        _on_track(table, threats.draw(table, given.code, given.n, TRAJECTORIES.index(given.zone)), given)


def _checked(code: str, zone: str) -> None:
    card = pack("base").threats.get(code)
    if card is None:
        raise BadContent(f"threat {code!r} does not exist; codes are like E1-01, SE2-03, I1-07, SI2-05")
    if (card.kind == "external") == (zone == "internal"):
        raise BadContent(
            f"threat {code} is {'external' if card.kind == 'external' else 'internal'}, it cannot be at {zone}"
        )


def _on_track(table: SpaceAlert, threat: Threat, given: ThreatStart) -> None:
    """A threat that has done everything on the squares behind it, as far as that changed its card."""
    track = pack("base").tracks[table.tracks[threat.zone]]
    if given.square > track.start:
        raise BadContent(f"threat {given.code}: square {given.square} is beyond the start square {track.start}")
    card = table.card(threat)
    threat.status, threat.square, threat.damage = "on_track", given.square, given.damage
    threat.tokens = card.start
    threat.hits = table.ship.rockets if card.hits is None else card.hits
    for letter in (letter for letter in reversed(track.letters[given.square :]) if letter in ("X", "Y")):
        threat.performed += letter
        for op in card.acts[letter]:
            if isinstance(op, Speed | Shield | Move | Spread) and (op.when is None or op.when.holds(threat)):
                op.do(table, threat)
    if given.tokens is not None:
        threat.tokens = tuple(map(station_number, given.tokens))


def steps(table: SpaceAlert, case: Case) -> list[Step]:
    """The steps from the start turn up to and including the one the case stops after; `check` is the end of a turn."""
    planned = turns(table, case.start.turn)
    if case.stop is None:
        return planned
    turn, step = read_stop(case.stop, table.last_slot + 1)
    if turn < case.start.turn:
        raise BadContent(f"stop {case.stop!r} lies before the start in turn {case.start.turn}")
    if turn > table.last_slot:  # the final turn is scored
        return planned
    chosen = [s for s in planned if 0 < getattr(s, "turn", 0) < turn]
    return [*chosen, *turn_steps(table, turn)[: STOPS[step] + 1]]


def read_stop(text: str, final: int) -> tuple[int, str]:
    """A turn and a step from `5.damage`."""
    turn, dot, step = text.partition(".")
    if not dot or not turn.isdigit() or not 1 <= int(turn) <= final or step not in STOPS:
        raise BadContent(f"stop {text!r} should be a turn up to {final} and one of {', '.join(STOPS)}: '5.damage'")
    return int(turn), step
