"""Cases: planned flights written down, in the format of the rules' Examples section, as tables to resolve."""

from typing import Any

from quarterdeck.games.space_alert.cases.boards import read_board
from quarterdeck.games.space_alert.cases.checks import flaws, last_slot
from quarterdeck.games.space_alert.cases.files import flawed, unusable
from quarterdeck.games.space_alert.cases.form import (
    DEFAULT_TRACKS,
    STOPS,
    Case,
    Start,
    ThreatStart,
    TrajectoryName,
    ZoneName,
    read_stop,
)
from quarterdeck.games.space_alert.cases.form_flaws import read_fields
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import LOWER_RED, SPACE, TRAJECTORIES, UPPER_BLUE, ZONES
from quarterdeck.games.space_alert.content.threat_cards import station_number
from quarterdeck.games.space_alert.content.vocabulary import Move, Shield, Speed, Spread
from quarterdeck.games.space_alert.rules import threats
from quarterdeck.games.space_alert.rules.resolution import turn_steps, turns
from quarterdeck.games.space_alert.rules.setup import new_ship
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
from quarterdeck.kernel.chance import Chance


def read_case(document: dict[str, Any]) -> Case:
    """A case from plain data; every field that does not have its form is named with its place."""
    if "script" in document or "deals" in document:
        raise unusable("case-planning-only")
    case, wrong = read_fields(document, Case)
    if case is None or wrong:
        raise flawed(*wrong, *(flaws(case) if case is not None else ()))
    return case


def build(case: Case) -> SpaceAlert:
    """The table of a case, with its steps up to the stop on the agenda."""
    if wrong := list(flaws(case)):
        raise flawed(*wrong)
    log = CampaignLog(tiles=_by_zone(case.carried))
    table = SpaceAlert(
        seat_count=len(case.boards),
        chance=Chance(str(case.seed)),
        setting=Options(),
        script_code="case",
        kind=case.kind,
        players=[Player(seat) for seat in range(len(case.boards))],
        crew=[CrewMember(seat) for seat in range(len(case.boards))],
        ship=new_ship(pack(), log),
        squads=[Squad(LOWER_RED), Squad(UPPER_BLUE)],
        tracks=_tracks(case),
        marks=TurnMarks([None] * 6, [False] * 3),
        last_slot=last_slot(case.kind),
        turn=case.start.turn,
    )
    for member, board in zip(table.crew, case.boards, strict=True):
        member.plan = read_board(board)
    _put_ship(table, case)
    _put_crew(table, case.start)
    _put_threats(table, case)
    table.then(*steps(table, case))
    return table


def _tracks(case: Case) -> tuple[str, str, str, str]:
    names: dict[TrajectoryName, str] = {**DEFAULT_TRACKS, **case.tracks}
    return names["red"], names["white"], names["blue"], names["internal"]


def _by_zone(tiles: dict[ZoneName, list[str]]) -> tuple[tuple[str, ...], ...]:
    """Damage tiles of the three zones."""
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
    drawn, first = _by_zone(start.damage), _by_zone(case.tiles)
    for zone, tiles in enumerate(pack().tiles):
        ship.tiles[zone] += drawn[zone]
        wanted = tuple(tile for tile in first[zone] if tile not in ship.tiles[zone])
        rest = [tile for tile in tiles if tile not in (*ship.tiles[zone], *wanted)]
        table.tiles.append(Pile(ZONES[zone], (*wanted, *table.chance.shuffled(f"tiles/{ZONES[zone]}", rest))))


def _put_crew(table: SpaceAlert, start: Start) -> None:
    for who, player in enumerate(start.players):
        member = table.crew[who]
        member.station = SPACE if player.space else station_number(player.station or "upper_white")
        member.knocked_out = player.knocked_out
        for squad in table.squads:
            if player.squad and squad.home == station_number(player.squad):
                squad.leader, squad.disabled = who, not player.squad_active


def _put_threats(table: SpaceAlert, case: Case) -> None:
    for code, number, zone in case.threats:
        threats.draw(table, code, number, TRAJECTORIES.index(zone))
    for given in case.start.threats:
        _on_track(table, threats.draw(table, given.code, given.n, TRAJECTORIES.index(given.zone)), given)


def _on_track(table: SpaceAlert, threat: Threat, given: ThreatStart) -> None:
    """A threat that has done everything on the squares behind it, as far as that changed its card."""
    track = pack().tracks[table.tracks[threat.zone]]
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
    turn, step = read_stop(case.stop)
    if turn > table.last_slot:  # the final turn is scored
        return planned
    chosen = [s for s in planned if 0 < getattr(s, "turn", 0) < turn]
    return [*chosen, *turn_steps(table, turn)[: STOPS[step] + 1]]
