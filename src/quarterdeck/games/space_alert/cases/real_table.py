"""Space Alert at a real table: the announcer, and plans that were written down."""

from collections.abc import Callable
from typing import Any

from quarterdeck.games.space_alert.cases.boards import slots
from quarterdeck.games.space_alert.cases.checks import flaws, last_slot, twice
from quarterdeck.games.space_alert.cases.files import flawed, read_document
from quarterdeck.games.space_alert.cases.form import DEFAULT_TRACKS
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.content.cards import SYMBOLS
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.script import Message
from quarterdeck.games.space_alert.content.ship import SLOTS, TRAJECTORIES, ZONES
from quarterdeck.games.space_alert.rules.messages import hear
from quarterdeck.games.space_alert.rules.planning import may_end_early
from quarterdeck.games.space_alert.rules.setup import new_table
from quarterdeck.games.space_alert.state import RULES, Options, SpaceAlert
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Scene, record_scenes
from quarterdeck.kernel.printed import Announced, PlannedGame, Printed, Resolved

NOT_SAID = {"cards-drawn", "pack-taken"}
"""What people do with their own cards; the computer says nothing of it."""
DRAWN_HERE = ("seat", "threat")
"""The card of a threat comes from the deck on the real table, and an officer there lays it out."""


def announce(seats: int, options: Options, chance: Chance) -> Announced:
    """Everything the computer says in this flight (SA-3.2), as the events that a flight played here would tell."""
    if options.campaign is not None or options.lesson or not options.clock:
        raise BadOptions("an announcer is for one flight by the clock: without campaign and lesson, with clock")
    table = new_table(seats, options, chance)
    table.advance()
    told: list[Any] = []
    table.event_sink = told
    table.script = (Message(0, "start"), *table.script)
    early_end = _tell_all(table)
    tracks = dict(zip(TRAJECTORIES, table.tracks, strict=True))
    about = {
        "script": table.script_code,
        "kind": table.kind,
        "tracks": tracks,
        "crew": [member.seat for member in table.crew],
        "transfer_seconds": options.transfer_seconds,
        "early_end": early_end,
    }
    return Announced([_said(event) for event in told if _is_said(event)], about)


def _tell_all(table: SpaceAlert) -> dict[str, float]:
    """Let the whole script be heard; returns when the crew may first agree to end planning, and after which phase."""
    early_end: dict[str, float] = {}
    while table.script:
        message, *rest = table.script
        table.script, table.now = tuple(rest), float(message.at)
        hear(table, message)
        if not early_end and may_end_early(table):
            early_end = {"at": table.now, "after_phase": table.phase - 1}
    return early_end


def _is_said(event: Any) -> bool:
    return isinstance(event, Event) and event.kind not in NOT_SAID


def _said(event: Event) -> Event:
    args = {name: value for name, value in event.args.items() if name not in DRAWN_HERE}
    return Event(event.kind, event.clause, args, None, event.at)


def read(text: str) -> PlannedGame:
    """A case with its boards slot by slot and what it leaves unsaid filled in."""
    document = read_document(text)
    case = read_case(document)
    boards = [_symbols(board) for board in case.boards]
    tracks = {**DEFAULT_TRACKS, **case.tracks}
    return PlannedGame(
        {**document, "boards": boards, "tracks": tracks, "kind": case.kind}, [*flaws(case), *twice(case)]
    )


def _symbols(board: Any) -> list[str]:
    """A board as a list, with everything on it that has a slot there."""
    found = ["-"] * SLOTS
    for slot, symbol in slots(board) if isinstance(board, str | list | dict) else ():
        if type(slot) is int and 1 <= slot <= SLOTS:
            found[slot - 1] = symbol
    return found


def resolve(text: str, each: Callable[[Scene], None]) -> Resolved:
    """A case resolved to its end or its stop; `each` gets every scene of it."""
    case = read_case(read_document(text))
    if wrong := [*flaws(case), *twice(case)]:
        raise flawed(*wrong)
    table = build(case)
    record_scenes(table, table.advance, each)
    return Resolved(table, str(case.seed))


def writing() -> dict[str, Any]:
    """What a case can be written with: symbols, kinds of flight with their last slot, scripts, damage tiles."""
    content = pack()
    return {
        "symbols": SYMBOLS,
        "kinds": {kind: last_slot(kind) for kind in RULES},
        "scripts": {code: script.kind for code, script in content.missions.items()},
        "usual_tracks": DEFAULT_TRACKS,
        "tiles": dict(zip(ZONES, content.tiles, strict=True)),
    }


REAL_TABLE = Printed(announce=announce, read=read, resolve=resolve)
