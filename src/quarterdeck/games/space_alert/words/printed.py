"""What is printed on the boards and cards (SA-1), as plain data for whoever draws them."""

from typing import Any

from msgspec import to_builtins

from quarterdeck.games.space_alert.content.pack import Pack
from quarterdeck.games.space_alert.content.ship import (
    BAND_ENDS,
    CHECKED_TURNS,
    LOWER_RED,
    LOWER_WHITE,
    PHASE_SLOTS,
    STATIONS,
    TRAJECTORIES,
    zone_of,
)

_SPECIAL = ("interceptor", "computer", "battlebots", "battlebots", "window", "rocket")
"""The system C of each station (SA-1.8)."""


def printed(content: Pack) -> dict[str, Any]:
    """Everything that anybody may read at any time."""
    return {"threats": _threats(content), "tracks": _tracks(content), "ship": _ship(content)}


def _threats(content: Pack) -> dict[str, Any]:
    threats = {code: to_builtins(card) for code, card in content.threats.items()}
    for code, card in content.threats.items():
        threats[code]["acts"] = {
            letter: [{"op": op.name, **op.words(), "when": op.when and to_builtins(op.when)} for op in ops]
            for letter, ops in card.acts.items()
        }
    return threats


def _tracks(content: Pack) -> dict[str, Any]:
    return {name: {"start": track.start, "letters": list(track.letters)} for name, track in content.tracks.items()}


def _ship(content: Pack) -> dict[str, Any]:
    """The ship board, the distance bands and the action boards."""
    farthest = max(track.start for track in content.tracks.values())
    return {
        "stations": STATIONS,
        "zones": TRAJECTORIES,
        "systems": [_systems(content, station) for station in range(len(STATIONS))],
        "tile_spaces": max(map(len, content.tiles)),
        "bands": list(zip((1, *(end + 1 for end in BAND_ENDS)), (*BAND_ENDS, farthest), strict=True)),
        "phases": PHASE_SLOTS,
        "checked_turns": CHECKED_TURNS,
    }


def _systems(content: Pack, station: int) -> list[dict[str, Any]]:
    """A, B and C of a station: a weapon, a place for energy, something special (SA-1.5 to SA-1.8).

    The damage tile of a system bears its kind (SA-1.20); under it, the number `damaged` counts.
    """
    upper, zone = station < LOWER_RED, zone_of(station)
    weapon = "heavy_laser" if upper else "pulse_cannon" if station == LOWER_WHITE else "light_laser"
    store = "shield" if upper else "reactor"
    strength, weaker = (content.weapon_strength(station, damaged) for damaged in (False, True))
    places, fewer = (content.capacity(f"{store}s", zone, damaged) for damaged in (False, True))
    return [
        {"letter": "A", "kind": weapon, "strength": strength, "damaged": weaker},
        {"letter": "B", "kind": store, "places": places, "damaged": fewer},
        {"letter": "C", "kind": _SPECIAL[station]},
    ]
