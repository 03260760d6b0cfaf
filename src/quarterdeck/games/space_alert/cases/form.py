"""The form of a case: a planned flight in plain data, as the rules' Examples section writes it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.games.space_alert.content.script import Kind
from quarterdeck.games.space_alert.content.ship import SLOTS

ZoneName = Literal["red", "white", "blue"]
TrajectoryName = Literal["red", "white", "blue", "internal"]
Energy = Annotated[int, Meta(ge=0, le=99)]
"""Blocks in a shield or reactor; heroic actions may lift them above capacity (SA-4.12.8)."""


ThreatCome = tuple[str, Annotated[int, Meta(ge=1, le=SLOTS + 1)], TrajectoryName]
"""Code, number and trajectory."""
MOST_THREATS = 24
"""More than any flight meets; it keeps a case small."""


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
    threats: Annotated[list[ThreatStart], Meta(max_length=MOST_THREATS)] = []


class Case(Struct, forbid_unknown_fields=True):
    """A planned flight: threats, boards, and where to stop."""

    boards: Annotated[list[Any], Meta(min_length=1, max_length=5)]
    crew: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=5)] = []
    """Names for the boards, in turn order; they are for the reader."""
    id: Any = ""
    clauses: list[str] = []
    kind: Kind = "mission"
    tracks: dict[TrajectoryName, str] = {}
    threats: Annotated[list[ThreatCome], Meta(max_length=MOST_THREATS)] = []
    tiles: dict[ZoneName, list[str]] = {}
    carried: dict[ZoneName, list[str]] = {}
    start: Start = msgspec.field(default_factory=Start)
    stop: str | None = None
    seed: int | str = 0
    expect: dict[Any, Any] = {}


DEFAULT_TRACKS: dict[TrajectoryName, str] = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
STOPS = {"appear": 0, "actions": 1, "damage": 2, "threats": 3, "check": 4}


def read_stop(text: str) -> tuple[int, str]:
    """A turn and a step from `5.damage`."""
    turn, _, step = text.partition(".")
    return int(turn), step
