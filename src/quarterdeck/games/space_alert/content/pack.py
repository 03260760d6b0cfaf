"""Content packs: a folder of TOML with the numbers and cards of the game, checked line by line when it is read."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from quarterdeck.games.space_alert.content.cards import ACTIONS, MOVES
from quarterdeck.games.space_alert.content.script import (
    Script,
    ScriptTable,
    check_message,
    check_phases,
    parse_message,
    parse_script,
)
from quarterdeck.games.space_alert.content.ship import INTERNAL, LOWER_WHITE, STATIONS, TRAJECTORIES, ZONES
from quarterdeck.games.space_alert.content.threat_cards import Row, ThreatCard, threat_card
from quarterdeck.games.space_alert.school.lessons import Lesson
from quarterdeck.games.space_alert.school.sheet import read_lessons
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.packs import Packs
from quarterdeck.kernel.sheet import Sheet

BASE = Path(__file__).parent / "base"
LARGEST_CREW = 5
LARGEST_DEAL = 70
"""Action cards in the packs of five players (SA-2.16, SA-2.17)."""
Count = Annotated[int, Meta(ge=0)]
Tile = Literal["heavy_laser", "light_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural"]


class Track(Struct, frozen=True):
    """A trajectory board (SA-1.13): the letter on each square, "" where there is none."""

    start: int
    letters: tuple[str, ...]


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    """Strengths of weapons (SA-1.9): A of each station, rockets, interceptors against one target and several."""

    upper_red: Count
    upper_white: Count
    upper_blue: Count
    lower_red: Count
    lower_white: Count
    lower_blue: Count
    rocket: Count
    interceptors: Count
    interceptors_spread: Count


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    """How many distance bands a weapon reaches; lasers reach everything."""

    pulse_cannon: Count
    rocket: Count
    interceptors: Count


class Pack(Struct, frozen=True, kw_only=True):
    """Everything a game needs to know that a printed game has on its cards and boards."""

    name: str
    threats: dict[str, ThreatCard]
    tracks: dict[str, Track]
    missions: dict[str, Script]
    deck: tuple[str, ...]
    heroic: tuple[str, ...]
    shields: tuple[tuple[int, int], ...]
    reactors: tuple[tuple[int, int], ...]
    capsules: int
    rockets: int
    strength: Strength
    range: Range
    tiles: tuple[tuple[str, ...], ...]
    visual: tuple[int, ...]
    lessons: dict[str, Lesson] = {}
    """The flight school (SA-R46): what it says of cards and numbers holds for the base game only."""

    def weapon_strength(self, station: int, damaged: bool) -> int:
        """A damaged laser is weaker; a damaged pulse cannon only reaches less far (SA-4.13.19)."""
        weaker = damaged and station != LOWER_WHITE
        strength: int = getattr(self.strength, STATIONS[station])
        return strength - weaker

    def capacity(self, source: str, zone: int, damaged: bool) -> int:
        """What a shield or reactor can hold; its damage tile takes 1 (SA-4.15.9)."""
        spec = self.shields if source == "shields" else self.reactors
        return spec[zone][1] - damaged

    def codes(self, *, external: bool, serious: bool) -> list[str]:
        """The threat cards of one kind, in the order of the pack."""
        return [
            code
            for code, card in self.threats.items()
            if card.serious == serious and (card.kind == "external") == external
        ]


# The files as they are written


class _About(Struct, forbid_unknown_fields=True):
    name: str
    game: Literal["space-alert"]
    format: Literal[1]


class _Energy(Struct, forbid_unknown_fields=True):
    red: tuple[Count, Count]
    white: tuple[Count, Count]
    blue: tuple[Count, Count]


class _Tiles(Struct, forbid_unknown_fields=True):
    red: tuple[Tile, ...]
    white: tuple[Tile, ...]
    blue: tuple[Tile, ...]


class _Supplies(Struct, forbid_unknown_fields=True):
    capsules: Count
    rockets: Count


class _Visual(Struct, forbid_unknown_fields=True):
    points: Annotated[tuple[int, ...], Meta(min_length=LARGEST_CREW)]


class _TrackRow(Struct, forbid_unknown_fields=True):
    start: Annotated[int, Meta(ge=2)]
    X: list[int]
    Y: list[int]


class _Ship(Struct, forbid_unknown_fields=True):
    shields: _Energy
    reactors: _Energy
    supplies: _Supplies
    strength: Strength
    range: Range
    tiles: _Tiles
    visual_confirmation: _Visual
    tracks: dict[str, Any]


class _Cards(Struct, forbid_unknown_fields=True):
    deck: dict[str, Any]
    heroic: dict[str, Any]


def load(folder: Path) -> Pack:
    """Read a pack, or say what is wrong with it and where."""
    about = Sheet(folder / "pack.toml").read(_About)
    sheet = Sheet(folder / "ship.toml")
    ship, cards = sheet.read(_Ship), Sheet(folder / "cards.toml")
    cards.read(_Cards)
    threats = Sheet(folder / "threats.toml")
    pack = Pack(
        name=about.name,
        threats=_threats(threats),
        tracks=_tracks(sheet),
        missions=_missions(Sheet(folder / "missions.toml")),
        deck=_pile(cards, "deck", LARGEST_DEAL),
        heroic=_pile(cards, "heroic", LARGEST_CREW),
        shields=(ship.shields.red, ship.shields.white, ship.shields.blue),
        reactors=(ship.reactors.red, ship.reactors.white, ship.reactors.blue),
        tiles=_tiles(sheet, ship.tiles),
        capsules=ship.supplies.capsules,
        rockets=ship.supplies.rockets,
        strength=ship.strength,
        range=ship.range,
        visual=ship.visual_confirmation.points,
    )
    pack = _enough_threats(pack, threats)
    return replace(pack, lessons=read_lessons(Sheet(folder / "lessons.toml"), pack)) if pack.name == "base" else pack


def _pile(sheet: Sheet, name: str, least: int) -> tuple[str, ...]:
    """The cards of the action deck, or the heroic ones: enough for the largest crew."""
    heroic = name == "heroic"
    for card, count in sheet.data[name].items():
        action, _, move = card.partition("/")
        fits = action in ACTIONS and move in MOVES and action.startswith("H") == move.startswith("H") == heroic
        if not fits or not isinstance(count, int) or count < 0:
            form = '"HA/H:lower_red" = 1' if heroic else '"A/<" = 10'
            raise sheet.wrong((name, card), f"{card!r} = {count!r} is no such card; write action/movement: {form}")
    pile = tuple(card for card, count in sheet.data[name].items() for _ in range(count))
    if len(pile) < least:
        raise sheet.wrong((name,), f"{len(pile)} cards; a crew of {LARGEST_CREW} needs {least}")
    return pile


def _tracks(sheet: Sheet) -> dict[str, Track]:
    found = {}
    for name in sheet.data["tracks"]:
        row = sheet.read(_TrackRow, "tracks", name)
        with sheet.at("tracks", name):
            found[name] = _track(row)
    if len(found) < len(TRAJECTORIES):  # SA-2.9
        raise sheet.wrong(("tracks",), f"a mission needs {len(TRAJECTORIES)} different trajectories")
    return found


def _track(row: _TrackRow) -> Track:
    letters = [""] * (row.start + 1)
    for letter, squares in (("X", row.X), ("Y", row.Y), ("Z", [1])):
        for square in squares:
            if not 1 <= square <= row.start or letters[square]:
                raise BadContent(f"square {square} for {letter} is taken or not between 1 and {row.start}")
            letters[square] = letter
    return Track(row.start, tuple(letters))


def _tiles(sheet: Sheet, tiles: _Tiles) -> tuple[tuple[str, ...], ...]:
    for zone in ZONES:
        names = getattr(tiles, zone)
        if len(set(names)) < len(names):
            raise sheet.wrong(("tiles", zone), "every tile of a zone is there once")
    return (tiles.red, tiles.white, tiles.blue)


def _threats(sheet: Sheet) -> dict[str, ThreatCard]:
    cards = {}
    for code in sheet.data:
        row = sheet.read(Row, code)
        with sheet.at(code):
            cards[code] = threat_card(code, row)
    return cards


def _missions(sheet: Sheet) -> dict[str, Script]:
    scripts = {}
    for code in sheet.data:
        table = sheet.read(ScriptTable, code)
        with sheet.at(code, "phase_ends"):
            check_phases(table)
        for number, line in enumerate(table.messages):
            with sheet.at(code, "messages", number):
                check_message(parse_message(line), table.phase_ends[-1])
        with sheet.at(code, "messages"):
            scripts[code] = parse_script(code, table)
    return scripts


def _enough_threats(pack: Pack, sheet: Sheet) -> Pack:
    """No deck may run out of cards, whatever the difficulty (SA-2.2, SA-2.3)."""
    for code, script in pack.missions.items():
        needed = Counter((message.zone != INTERNAL, message.serious) for message in script.threats(LARGEST_CREW))
        for (external, serious), count in needed.items():
            colours = Counter(pack.threats[card].yellow for card in pack.codes(external=external, serious=serious))
            if min(colours[False], colours[True]) < count:
                kind = f"{'serious' if serious else 'common'} {'external' if external else 'internal'}"
                raise sheet.wrong((), f"{code} needs {count} {kind} threats of each colour")
    return pack


# Packs in use


def sum_up(pack: Pack) -> dict[str, int]:
    return {
        "threats": len(pack.threats),
        "trajectories": len(pack.tracks),
        "missions": len(pack.missions),
        "action cards": len(pack.deck),
        "heroic cards": len(pack.heroic),
    }


PACKS = Packs("space-alert", BASE, load, sum_up)
use = PACKS.use
pack = PACKS.find
