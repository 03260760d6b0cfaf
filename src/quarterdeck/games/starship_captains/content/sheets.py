"""Reading packs: rows of words, checked with file and line (`quarterdeck pack check FOLDER`)."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.starship_captains import game as _all_words  # noqa: F401 - every effect must be known
from quarterdeck.games.starship_captains.content.cards import (
    Mission,
    MissionRow,
    Technology,
    TechnologyRow,
    edges,
    mission,
    technology,
)
from quarterdeck.games.starship_captains.content.happenings import happening
from quarterdeck.games.starship_captains.content.map_sheet import read_charts
from quarterdeck.games.starship_captains.content.pack import Board, Event, Pack, Passenger
from quarterdeck.games.starship_captains.content.score_rules import score_rules
from quarterdeck.games.starship_captains.content.vocabulary import effects, items
from quarterdeck.games.starship_captains.rules.diplomacy import EVENT_SPACE
from quarterdeck.games.starship_captains.state import SPACES
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

SLOTS, DAMAGED_SLOTS, PASSENGER_CARDS = 6, 4, 3
SIDES = [f"{faction}-{side}" for faction in ("fleet", "androids", "pirates") for side in "AB"]
ACTION_KINDS = ("technology", "mission", "fight", "passenger")


class _About(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    game: Literal["starship-captains"]
    format: Literal[1]


def load(folder: Path) -> Pack:
    """Read a pack, or say what is wrong with it and where."""
    about, solo = Sheet(folder / "pack.toml").read(_About), Sheet(folder / "solo.toml")
    technologies = _technologies(Sheet(folder / "technologies.toml"))
    return Pack(
        about.name,
        read_charts(Sheet(folder / "maps.toml")),
        _tracks(Sheet(folder / "tracks.toml")),
        _boards(Sheet(folder / "boards.toml")),
        technologies,
        _missions(Sheet(folder / "missions.toml")),
        _events(Sheet(folder / "events.toml")),
        _passengers(solo, technologies),
        _actions(solo),
    )


def _count(sheet: Sheet, what: str, found: int, wanted: int, clause: str) -> None:
    if found != wanted:
        raise sheet.wrong((), f"there should be {wanted} {what}, not {found} ({clause})")


# Boards and tracks


def _tracks(sheet: Sheet) -> dict[str, dict[int, tuple[str, ...]]]:
    """The bonus spaces of the six sides (SC-1.10, SC-D42)."""
    if sorted(sheet.data) != sorted(SIDES):
        raise sheet.wrong((), f"there should be the sides {', '.join(SIDES)}, not {', '.join(sheet.data)}")
    tracks = {}
    for name in sheet.data:
        row = sheet.read(dict[str, str], name)
        for space, text in row.items():
            with sheet.at(name, space):
                _check_space(space, text)
        tracks[name] = {int(space): items(text) for space, text in row.items()}
    return tracks


def _check_space(space: str, text: str) -> None:
    if not effects(text) or not space.isdecimal() or int(space) not in range(1, SPACES) or int(space) == EVENT_SPACE:
        raise BadContent(f"a bonus stands on one of the spaces 1 to {SPACES - 1}, but not on {EVENT_SPACE}")


class _BoardRow(Struct, frozen=True, forbid_unknown_fields=True):
    damaged: tuple[int, ...]
    slots: tuple[str, ...]


def _boards(sheet: Sheet) -> dict[str, Board]:
    """The two sides of the personal technology board (SC-1.13, SC-2.28)."""
    if sorted(sheet.data) != ["A", "B"]:
        raise sheet.wrong((), f"there should be the sides A and B, not {', '.join(sheet.data)}")
    return {name: _board(sheet, name, sheet.read(_BoardRow, name)) for name in sheet.data}


def _board(sheet: Sheet, name: str, row: _BoardRow) -> Board:
    if len(row.slots) != SLOTS:
        raise sheet.wrong((name, "slots"), f"there should be {SLOTS} slots, not {len(row.slots)} (SC-1.13)")
    if len(row.damaged) != DAMAGED_SLOTS or not {*row.damaged} < {*range(1, SLOTS + 1)}:
        raise sheet.wrong((name, "damaged"), f"{DAMAGED_SLOTS} of the slots 1 to {SLOTS} are damaged (SC-2.28)")
    found = []
    for number, text in enumerate(row.slots):
        with sheet.at(name, "slots", number):
            found.append(edges(text))
    return Board(row.damaged, tuple(found))


# Cards


def _technologies(sheet: Sheet) -> dict[str, Technology]:
    found = {}
    for name in sheet.data:
        row = sheet.read(TechnologyRow, name)
        with sheet.at(name, "edges"):
            edges(row.edges)
        with sheet.at(name, "text"):
            found[name] = technology(name, row)
    omegas = sum(card.kind == "omega" for card in found.values())
    _count(sheet, "alphas and betas", len(found) - omegas, 50, "SC-1.14")
    _count(sheet, "omegas", omegas, 12, "SC-1.15")
    return found


def _missions(sheet: Sheet) -> dict[str, Mission]:
    found = {}
    for name in sheet.data:
        row = sheet.read(MissionRow, name)
        with sheet.at(name, "rows"):
            found[name] = mission(name, row)
    _count(sheet, "missions", len(found), 50, "SC-1.16")
    return found


def _events(sheet: Sheet) -> dict[str, Event]:
    found = {name: sheet.read(Event, name) for name in sheet.data}
    for name, event in found.items():
        with sheet.at(name, "text"):
            happening(event.text)
    factions = Counter((event.faction, event.solo) for event in found.values())
    _count(sheet, "events", sum(not event.solo for event in found.values()), 11, "SC-1.17")
    _count(sheet, "events of the androids", factions["androids", False], 1, "SC-1.17")
    for faction in ("fleet", "androids", "pirates"):
        _count(sheet, f"solo events of the {faction}", factions[faction, True], 1, "SC-1.19")
    if not factions["fleet", False] or not factions["pirates", False]:
        raise sheet.wrong((), "fleet and pirates both need events (SC-2.17)")
    return found


class _PassengerRow(Struct, frozen=True, forbid_unknown_fields=True):
    scoring: str
    cards: tuple[str, ...] = ()
    action: str = ""


def _passengers(sheet: Sheet, technologies: dict[str, Technology]) -> dict[str, Passenger]:
    found = {}
    for name in (name for name in sheet.data if name != "actions"):
        row = sheet.read(_PassengerRow, name)
        with sheet.at(name, "cards"):
            _check_cards(row.cards, technologies)
        with sheet.at(name, "action"):
            effects(row.action)
        with sheet.at(name, "scoring"):
            score_rules(row.scoring)
        found[name] = Passenger(row.cards, items(row.action), row.scoring)
    _count(sheet, "passengers", len(found), 6, "SC-1.19")
    return found


def _check_cards(cards: tuple[str, ...], technologies: dict[str, Technology]) -> None:
    """Three different cards of the alpha-beta deck, or none like Teddy (SC-17.7, SC-17.8)."""
    if cards and (len({*cards}) != PASSENGER_CARDS or len(cards) != PASSENGER_CARDS):
        raise BadContent(f"a passenger names {PASSENGER_CARDS} different technologies or none")
    for card in cards:
        if card not in technologies or technologies[card].kind == "omega":
            raise BadContent(f"{card!r} is no alpha or beta technology")


def _actions(sheet: Sheet) -> tuple[str, ...]:
    """Seven cards of four kinds, each at least once (SC-1.19, SC-17.9)."""
    if "actions" not in sheet.data:
        raise sheet.wrong((), "there are no actions")
    found = sheet.read(tuple[Literal["technology", "mission", "fight", "passenger"], ...], "actions")
    if len(found) != 7 or {*found} != {*ACTION_KINDS}:
        raise sheet.wrong(
            ("actions",), f"there are 7 action cards, at least one of each kind: {', '.join(ACTION_KINDS)}"
        )
    return found
