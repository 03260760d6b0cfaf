"""Reading packs: rows of words, checked with file and line (`quarterdeck pack check FOLDER`)."""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from quarterdeck.games.xia.content.abilities import AbilityRow, read_ability
from quarterdeck.games.xia.content.missions import (
    PLACE_KINDS,
    ConsequencesRow,
    Mission,
    MissionRow,
    read_consequences,
    read_mission,
    read_pay,
)
from quarterdeck.games.xia.content.npcs import (
    Flee,
    Home,
    NpcCard,
    NpcRow,
    Patrol,
    ProgramLine,
    Route,
    Target,
    read_npc,
    read_numbers,
)
from quarterdeck.games.xia.content.outfits import OutfitKind, OutfitRow, read_outfit
from quarterdeck.games.xia.content.pack import Cargo, Pack, TableRow
from quarterdeck.games.xia.content.sectors import Entrance, Sector, SectorKind, SectorRow, read_sector
from quarterdeck.games.xia.content.ships import ShipRow, read_ship
from quarterdeck.games.xia.content.titles import Requirement, TitleRow, read_perk, read_title
from quarterdeck.games.xia.content.tokens import TokenRow, read_gathering, read_token
from quarterdeck.kernel.sheet import Sheet

T = TypeVar("T")
Row = TypeVar("Row")


class _About(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    game: Literal["xia"]
    format: Literal[1]


class _CargoRow(Struct, frozen=True, forbid_unknown_fields=True):
    types: tuple[str, ...]
    pair: int
    cube: int
    gathering: dict[Literal["mine", "harvest", "salvage"], str]


CARDS = ("ships", "abilities", "outfits", "missions", "titles", "sectors", "npcs", "tokens", "pay", "cargo")
"""The files of a pack, besides `pack.toml` and `table.toml`."""


def load(folder: Path) -> Pack:
    """Read a pack, or say what is wrong with it and where."""
    about, table = Sheet(folder / "pack.toml").read(_About), Sheet(folder / "table.toml")
    files = {name: Sheet(folder / f"{name}.toml") for name in CARDS} | {"table": table}
    found = _read(about.name, files, table.read(TableRow))
    _check_numbers(files, found)
    _check_names(files, found)
    return found


def _read(name: str, files: dict[str, Sheet], row: TableRow) -> Pack:
    cargo, money = _cargo(files["cargo"]), files["pay"].read(ConsequencesRow)
    return Pack(
        name=name,
        ships=_cards(files["ships"], ShipRow, lambda name, card: read_ship(name, card, row.ships), "row"),
        abilities=_cards(files["abilities"], AbilityRow, read_ability, "row"),
        outfits=_outfits(files["outfits"], row),
        missions=_cards(files["missions"], MissionRow, read_mission, "row"),
        pay=_each(files["pay"], "pay", money.pay, read_pay),
        consequences=read_consequences(money),
        titles=_cards(files["titles"], TitleRow, read_title, "row", perk=read_perk, requires=Requirement.parse),
        sectors=_sectors(files["sectors"], cargo),
        npcs=_npcs(files["npcs"], row),
        tokens=_cards(files["tokens"], TokenRow, read_token, "row"),
        cargo=cargo,
        copies=row.outfits.copies,
        credits=row.credits,
        goals=row.goals,
        title_spaces=row.title_spaces,
        ranks=row.ranks,
        fame_price=row.fame_price,
        start_sides=row.start_sides,
        free_operations=row.free_operations,
        first_game=row.first_game,
        roles=row.roles,
    )


def _outfits(sheet: Sheet, row: TableRow) -> dict[str, OutfitKind]:
    return _cards(sheet, OutfitRow, lambda name, card: read_outfit(name, card, row.outfits, row.ranges), "row")


def _sectors(sheet: Sheet, cargo: Cargo) -> dict[str, Sector]:
    checks = {"kind": SectorKind.parse, "entrance": Entrance.parse}
    return _cards(sheet, SectorRow, lambda name, card: read_sector(name, card, cargo.types), "columns", **checks)


def _npcs(sheet: Sheet, row: TableRow) -> dict[str, NpcCard]:
    checks = {"targets": Target.parse, "program": ProgramLine.parse, "money": read_numbers}
    return _cards(sheet, NpcRow, lambda name, card: read_npc(name, card, row.ranges), "row", **checks)


def _cards(
    sheet: Sheet, kind: type[Row], read: Callable[[str, Row], T], entry: str, /, **others: Callable[[str], object]
) -> dict[str, T]:
    """All cards of a file; a complaint names the line of the words, which stand in `entry` or in other entries."""
    found = {}
    for name in sheet.data:
        row = sheet.read(kind, name)
        for other, check in others.items():
            words = getattr(row, other)
            with sheet.at(name, other):
                for text in (words,) if isinstance(words, str) and words else words:
                    check(text)
        with sheet.at(name, entry):
            found[name] = read(name, row)
    return found


def _each(sheet: Sheet, place: str, rows: dict[str, str], read: Callable[[str], T]) -> dict[str, T]:
    found = {}
    for name, text in rows.items():
        with sheet.at(place, name):
            found[name] = read(text)
    return found


def _cargo(sheet: Sheet) -> Cargo:
    row = sheet.read(_CargoRow)
    rows = {str(way): text for way, text in row.gathering.items()}
    return Cargo(row.types, row.pair, row.cube, _each(sheet, "gathering", rows, read_gathering))


# What must hold between cards

COUNTS = {"ships": 18, "abilities": 18, "outfits": 12, "missions": 52, "titles": 18, "sectors": 21, "npcs": 3}
"""Cards of each kind (XIA-1.1)."""
TOKENS = 21


def _check_numbers(files: dict[str, Sheet], pack: Pack) -> None:
    """As many cards as XIA-1.1 says."""
    for name, wanted in COUNTS.items():
        _count(files[name], name, len(getattr(pack, name)), wanted)
    _count(files["tokens"], "tokens", sum([token.count for token in pack.tokens.values()]), TOKENS)
    tiers = Counter([ship.tier for ship in pack.ships.values()])
    for tier in (1, 2, 3):
        _count(files["ships"], f"ships of tier {tier}", tiers[tier], 6)


def _count(sheet: Sheet, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise sheet.wrong((), f"there should be {wanted} {what}, not {found} (XIA-1.1)")


def _check_names(files: dict[str, Sheet], pack: Pack) -> None:
    """Cards name only what exists."""
    for ship in pack.ships.values():
        _known(files["ships"], (ship.id, "ability"), [ship.ability], pack.abilities)
    for mission in pack.missions.values():
        _known(files["missions"], (mission.id, "row"), _places(mission), [*pack.sectors, *PLACE_KINDS])
        _known(files["missions"], (mission.id, "row"), [mission.pay], pack.pay)
    for npc in pack.npcs.values():
        _known(files["npcs"], (npc.id, "program"), _homes(npc), pack.sectors)
    for title in pack.titles.values():
        if title.requires and title.requires.npc:
            _known(files["titles"], (title.id, "requires"), [title.requires.npc], pack.npcs)
    _known(files["table"], ("first_game", "sectors"), pack.first_game.sectors, pack.sectors)
    for role, outfits in pack.roles.items():
        _known(files["table"], ("roles", role), outfits, pack.outfits)


def _places(mission: Mission) -> list[str]:
    return [place for place in (mission.place, mission.deliver) if place]


def _homes(npc: NpcCard) -> list[str]:
    """All sectors that an NPC card names."""
    planets = [place for line in npc.program if isinstance(line, Patrol | Route) for place in line.planets]
    return [npc.appears, *planets, *(line.home for line in npc.program if isinstance(line, Flee | Home))]


def _known(sheet: Sheet, place: tuple[str, str], names: Iterable[str], there: Iterable[str]) -> None:
    for name in names:
        if name not in there:
            raise sheet.wrong(place, f"there is no {name!r}, only {', '.join(there)}")
