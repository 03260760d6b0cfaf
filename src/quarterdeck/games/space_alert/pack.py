"""Content packs: a folder of TOML with the numbers and cards of the game, checked line by line when it is read."""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.games.space_alert.cards import ACTIONS, MOVES
from quarterdeck.games.space_alert.script import Script, parse_script
from quarterdeck.games.space_alert.ship import STATIONS, ZONES
from quarterdeck.games.space_alert.vocabulary import BoostAttacks, BoostShields, Op, parse_acts
from quarterdeck.kernel.errors import BadContent

T = TypeVar("T")
BASE = Path(__file__).parent / "content"


class Traits(Struct, frozen=True, kw_only=True):
    """What a threat card says besides its letters (SA-11.2, SA-11.3); a number is 0 where it has no such trait."""

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
    last_repair_knocks_out: tuple[int, ...] = ()


class ThreatCard(Struct, frozen=True, kw_only=True):
    """A threat card as printed (SA-1.19)."""

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


class Track(Struct, frozen=True):
    """A trajectory board (SA-1.13): the letter on each square, "" where there is none."""

    start: int
    letters: tuple[str, ...]


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
    strength: dict[str, int]
    range: dict[str, int]
    tiles: tuple[tuple[str, ...], ...]
    visual: tuple[int, ...]


class _Sheet:
    """One TOML file, which knows the line every entry stands on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data = tomllib.loads(self.text)
        except FileNotFoundError:
            raise BadContent(f"{path}: this file of the pack is missing") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{path}: {error}") from None

    def line(self, key: str) -> int:
        """The line on which a key or table begins; 1 if it is not there."""
        pattern = re.compile(rf'^\s*\[?"?{re.escape(key)}"?\]?\s*(=|$)')
        return next((n for n, line in enumerate(self.text.splitlines(), 1) if pattern.match(line)), 1)

    def fail(self, key: str, problem: str) -> BadContent:
        return BadContent(f"{self.path}:{self.line(key)}: {key}: {problem}")

    def read(self, key: str, reader: Callable[[Any], T], *path: str) -> T:
        """What `reader` makes of an entry; its complaints get the line."""
        try:
            value = self.data
            for step in (*path, key):
                value = value[step]
            return reader(value)
        except KeyError:
            raise self.fail(key, "missing") from None
        except (BadContent, ValueError, TypeError, msgspec.ValidationError) as error:
            raise self.fail(key, str(error)) from None


def load(folder: Path) -> Pack:
    """Read a pack, or say what is wrong with it and where."""
    about, ship, cards = _Sheet(folder / "pack.toml"), _Sheet(folder / "ship.toml"), _Sheet(folder / "cards.toml")
    about.read("game", _is_space_alert)
    return Pack(
        name=about.read("name", _as(str)),
        threats=_threats(_Sheet(folder / "threats.toml")),
        tracks={name: ship.read(name, _track, "tracks") for name in ship.read("tracks", _as(dict[str, Any]))},
        missions=_missions(_Sheet(folder / "missions.toml")),
        deck=cards.read("deck", _pile),
        heroic=cards.read("heroic", _pile),
        shields=ship.read("shields", _by_zone(tuple[int, int])),
        reactors=ship.read("reactors", _by_zone(tuple[int, int])),
        tiles=ship.read("tiles", _by_zone(tuple[str, ...])),
        capsules=ship.read("capsules", _as(int), "supplies"),
        rockets=ship.read("rockets", _as(int), "supplies"),
        strength=ship.read("strength", _as(dict[str, int])),
        range=ship.read("range", _as(dict[str, int])),
        visual=ship.read("points", _as(tuple[int, ...]), "visual_confirmation"),
    )


def _as(kind: Any) -> Callable[[Any], Any]:
    return lambda value: msgspec.convert(value, kind)


def _by_zone(kind: Any) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if sorted(value) != sorted(ZONES):
            raise BadContent(f"needs {', '.join(ZONES)}, has {', '.join(value)}")
        return tuple(msgspec.convert(value[zone], kind) for zone in ZONES)

    return read


def _is_space_alert(value: Any) -> str:
    if value != "space-alert":
        raise BadContent(f"this pack is for {value!r}, not for space-alert")
    return "space-alert"


def _pile(value: dict[str, int]) -> tuple[str, ...]:
    for card, count in value.items():
        action, _, move = card.partition("/")
        if action not in ACTIONS or move not in MOVES or not isinstance(count, int) or count < 0:
            raise BadContent(f'{card!r} = {count!r} is no card; write an action and a movement: "A/<" = 10')
    return tuple(card for card, count in value.items() for _ in range(count))


def _track(value: dict[str, Any]) -> Track:
    start = msgspec.convert(value["start"], int)
    letters = [""] * (start + 1)
    for letter, squares in (("X", value["X"]), ("Y", value["Y"]), ("Z", [1])):
        for square in squares:
            if not 1 <= square <= start or letters[square]:
                raise BadContent(f"square {square} for {letter} is taken or not between 1 and {start}")
            letters[square] = letter
    return Track(start, tuple(letters))


def _missions(sheet: _Sheet) -> dict[str, Script]:
    return {code: sheet.read(code, partial(parse_script, code)) for code in sheet.data}


def _threats(sheet: _Sheet) -> dict[str, ThreatCard]:
    return {code: sheet.read(code, partial(threat_card, code)) for code in sheet.data}


class Row(Struct, forbid_unknown_fields=True):
    """A threat card as a row of words."""

    name: str
    stats: str
    acts: str
    place: str = ""
    traits: str = ""


def threat_card(code: str, row: Any) -> ThreatCard:
    """The card that a row of words describes."""
    words = msgspec.convert(row, Row)
    match = re.fullmatch(r"(S?)([EI])([12])-(\d+)", code)
    if not match:
        raise BadContent("a code looks like E1-01, SE2-03, I1-07 or SI2-05")
    serious, category, colour, _ = match.groups()
    acts = parse_acts(words.acts)
    return ThreatCard(
        code=code, name=words.name, serious=bool(serious), yellow=colour == "2", acts=acts,
        boosts_attacks=any(isinstance(op, BoostAttacks) for op in acts["X"]),
        boosts_shields=any(isinstance(op, BoostShields) for op in acts["X"]),
        traits=parse_traits(words.traits), **_place(category, words.place), **_stats(category, words.stats),
    )  # fmt: skip


_STATS = re.compile(r"speed (\d+), hits (\d+|rockets)(?:, shield (-?\d+))?, points (\d+|-)/(\d+)")


def _stats(category: str, text: str) -> dict[str, Any]:
    match = _STATS.fullmatch(text)
    if not match or (match[3] is not None) != (category == "E"):
        form = "speed 2, hits 5, shield 1, points 2/4" if category == "E" else "speed 2, hits 5, points 2/4"
        raise BadContent(f"stats {text!r} should read like {form!r}")
    speed, hits, shield, survived, destroyed = match.groups()
    return {
        "speed": int(speed),
        "hits": None if hits == "rockets" else int(hits),
        "shield": int(shield or 0),
        "survived": None if survived == "-" else int(survived),
        "destroyed": int(destroyed),
    }


def _place(category: str, text: str) -> dict[str, Any]:
    """Where an internal threat appears and which system it covers: `malfunction B upper_red`."""
    if category == "E":
        if text:
            raise BadContent(f"place {text!r}: an external threat has no place on the ship")
        return {"kind": "external", "system": "", "start": ()}
    match = re.fullmatch(r"(intruder|fissure|malfunction (?P<system>[ABC]))((?: \w+)+)", text)
    if not match:
        raise BadContent(f"place {text!r} should read like 'intruder upper_red' or 'malfunction B upper_red'")
    return {
        "kind": match[1].split()[0],
        "system": match["system"] or "",
        "start": tuple(map(station_number, match[3].split())),
    }


def station_number(name: str) -> int:
    if name not in STATIONS:
        raise BadContent(f"{name!r} is no station; there are {', '.join(STATIONS)}")
    return STATIONS.index(name)


def parse_traits(text: str) -> Traits:
    return Traits(**dict(map(_trait, filter(None, text.split(", ")))))


def _trait(words: str) -> tuple[str, Any]:
    """A trait's field and value: `no rockets`, `death attack 2`, `joint repair +1`."""
    if words.startswith("last repair knocks out "):
        return "last_repair_knocks_out", tuple(map(station_number, words.split()[4:]))
    name, _, number = words.rpartition(" ")
    field = name.lower().replace(" ", "_")
    if field in _NUMBERED and number.lstrip("+").isdigit():
        return field, int(number)
    field = words.lower().replace(" ", "_")
    if field not in _PLAIN:
        known = ", ".join(sorted(name.replace("_", " ") for name in Traits.__struct_fields__))
        raise BadContent(f"{words!r} is no trait; there are {known}")
    return field, True


def _fields_of(kind: type) -> set[str]:
    return {field.name for field in msgspec.structs.fields(Traits) if field.type is kind}


_NUMBERED, _PLAIN = _fields_of(int), _fields_of(bool)


_loaded: dict[str, Pack] = {}


def use(folder: Path) -> str:
    """Load a pack so that games can name it in their options; returns its name."""
    pack = load(folder)
    _loaded[pack.name] = pack
    return pack.name


def pack(name: str) -> Pack:
    """A pack that was loaded before; the base game is always there."""
    if name not in _loaded:
        if name != "base":
            raise BadContent(f"no pack {name!r} has been loaded; there are {', '.join(['base', *_loaded])}")
        use(BASE)
    return _loaded[name]


@cache
def codes(name: str, category: str, serious: bool) -> tuple[str, ...]:
    """The threat cards of one kind in a pack, in order of their codes."""
    return tuple(_codes(pack(name), category, serious))


def _codes(pack: Pack, category: str, serious: bool) -> Iterator[str]:
    for code, card in pack.threats.items():
        if card.serious == serious and (card.kind == "external") == (category == "external"):
            yield code
