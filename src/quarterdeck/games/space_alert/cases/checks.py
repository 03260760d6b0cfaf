"""What a case must keep to: every mistake with its place and a reason that every language has words for."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from quarterdeck.games.space_alert.cases.boards import board_flaws
from quarterdeck.games.space_alert.cases.files import shown
from quarterdeck.games.space_alert.cases.form import DEFAULT_TRACKS, STOPS, Case, Start, read_stop
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.script import Kind
from quarterdeck.games.space_alert.content.ship import PHASE_SLOTS, SLOTS, STATIONS, ZONES
from quarterdeck.kernel.errors import Flaw, Reason

Path = tuple[str | int, ...]


def last_slot(kind: Kind) -> int:
    """The last slot of a kind of flight; test runs have two phases (SA-12.5)."""
    return PHASE_SLOTS[1][-1] if kind == "test_run" else SLOTS


def flaws(case: Case) -> Iterator[Flaw]:
    """Everything that keeps a case from being resolved."""
    for number, board in enumerate(case.boards):
        yield from board_flaws(board, number, last_slot(case.kind))
    if len(case.crew) > len(case.boards):
        yield _flaw(("crew",), "case-crew", count=len(case.crew), boards=len(case.boards))
    yield from _tracks(case)
    for field, tiles in (("tiles", case.tiles), ("carried", case.carried)):
        yield from _tiles((field,), tiles)
    for number, (code, _, zone) in enumerate(case.threats):
        yield from _threat(("threats", number), code, zone)
    yield from _start(case)
    yield from _stop(case)


def _flaw(path: Path, reason: str, **args: Any) -> Flaw:
    return Flaw(path, Reason(reason, "", args))


def _tracks(case: Case) -> Iterator[Flaw]:
    known = pack().tracks
    for zone, name in case.tracks.items():
        if name not in known:
            yield _flaw(("tracks", zone), "case-track", zone=zone, given=shown(name), known=", ".join(known))


def _tiles(path: Path, tiles: Any) -> Iterator[Flaw]:
    """Damage tiles are those of their zone, each once."""
    for zone, names in tiles.items():
        known = pack().tiles[ZONES.index(zone)]
        for place, name in enumerate(names):
            if name not in known or name in names[:place]:
                args = {"list": path[-1], "zone": zone, "given": shown(name), "known": ", ".join(known)}
                yield _flaw((*path, zone, place), "case-tile", **args)


def _threat(path: Path, code: str, zone: str) -> Iterator[Flaw]:
    card = pack().threats.get(code)
    if not code:
        yield _flaw(path, "case-threat-missing")
    elif card is None:
        yield _flaw(path, "case-threat", code=shown(code))
    elif card.kind == "external" and zone == "internal":
        yield _flaw(path, "case-threat-outside", code=code)
    elif card.kind != "external" and zone != "internal":
        yield _flaw(path, "case-threat-inside", code=code, zone=zone)


def twice(case: Case) -> Iterator[Flaw]:
    """What a real table cannot have: two of a trajectory, of a threat card, or of a number at a trajectory."""
    zones = list(case.tracks)
    for place, zone in enumerate(zones):
        name = case.tracks[zone]
        if name in [case.tracks[other] for other in zones[:place]]:
            yield Flaw(("tracks", zone), Reason("case-track-twice", "SA-2.9", {"given": name}))
    for number, (code, token, zone) in enumerate(case.threats):
        before = case.threats[:number]
        if code and code in [other for other, _, _ in before]:
            yield _flaw(("threats", number), "case-threat-twice", code=shown(code))
        elif (token, zone) in [(other, where) for _, other, where in before]:
            yield _flaw(("threats", number), "case-number-twice", n=token, zone=zone)


def _start(case: Case) -> Iterator[Flaw]:
    start = case.start
    yield from _tiles(("start", "damage"), start.damage)
    if len(start.players) > len(case.boards):
        yield _flaw(("start", "players"), "case-players", count=len(start.players), boards=len(case.boards))
    yield from _places(start)
    yield from _leaders(start)
    tracks = {**DEFAULT_TRACKS, **case.tracks}
    for number, given in enumerate(start.threats):
        path = ("start", "threats", number)
        yield from _threat(path, given.code, given.zone)
        yield from _stations((*path, "tokens"), given.tokens or ())
        track = pack().tracks.get(tracks[given.zone])
        if track is not None and given.square > track.start:
            yield _flaw(path, "case-square", code=shown(given.code), square=given.square, start=track.start)


def _places(start: Start) -> Iterator[Flaw]:
    for who, player in enumerate(start.players):
        path = ("start", "players", who)
        if player.space and player.station is not None:
            yield _flaw(path, "case-two-places", player=who + 1, given=shown(player.station))
        yield from _stations((*path, "station"), [player.station] if player.station is not None else [])


def _stations(path: Path, names: Iterable[str]) -> Iterator[Flaw]:
    for name in names:
        if name not in STATIONS:
            yield _flaw(path, "case-station", given=shown(name), known=", ".join(STATIONS))


def _leaders(start: Start) -> Iterator[Flaw]:
    leaders: dict[str, int] = {}
    for who, player in enumerate(start.players):
        if player.squad and leaders.setdefault(player.squad, who) != who:
            yield _flaw(
                ("start", "players", who, "squad"), "case-squad", player=who + 1, other=leaders[player.squad] + 1
            )


def _stop(case: Case) -> Iterator[Flaw]:
    if case.stop is None:
        return
    final = last_slot(case.kind) + 1
    turn, dot, step = case.stop.partition(".")
    if not dot or not re.fullmatch(r"\d\d?", turn, re.ASCII) or not 1 <= int(turn) <= final or step not in STOPS:
        yield _flaw(("stop",), "case-stop", given=shown(case.stop), last=final, known=", ".join(STOPS))
    elif read_stop(case.stop)[0] < case.start.turn:
        yield _flaw(("stop",), "case-stop-early", given=case.stop, turn=case.start.turn)
