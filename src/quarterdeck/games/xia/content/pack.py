"""Packs: everything that is printed, and the packs that are in use."""

from pathlib import Path

from msgspec import Struct

from quarterdeck.games.xia.content.abilities import Ability
from quarterdeck.games.xia.content.missions import Consequences, DistancePay, Mission, RollPay, TierPay
from quarterdeck.games.xia.content.npcs import NpcCard
from quarterdeck.games.xia.content.outfits import OutfitKind, OutfitTiers, Ranges
from quarterdeck.games.xia.content.sectors import Sector
from quarterdeck.games.xia.content.ships import Ship, ShipTiers
from quarterdeck.games.xia.content.titles import Title
from quarterdeck.games.xia.content.tokens import GatherBand, Token
from quarterdeck.kernel.packs import Packs

CONTENT = Path(__file__).parent / "base"


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """How a first game differs (XIA-2.2)."""

    goal: int
    sectors: tuple[str, ...]
    """Its start sectors; three captains use the first three."""


class TableRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to no card, as it is written in a pack."""

    credits: int
    goals: tuple[int, ...]
    title_spaces: tuple[int, ...]
    ranks: tuple[int, ...]
    fame_price: int
    start_sides: tuple[str, ...]
    free_operations: int
    ships: ShipTiers
    outfits: OutfitTiers
    ranges: Ranges
    first_game: FirstGame
    roles: dict[str, tuple[str, ...]]


class Cargo(Struct, frozen=True, forbid_unknown_fields=True):
    """Types and prices of cargo (XIA-28)."""

    types: tuple[str, ...]
    pair: int
    """What two cubes cost."""
    cube: int
    """What a cube sells for."""
    gathering: dict[str, tuple[GatherBand, ...]]
    """What a d20 brings on a `mine`, `harvest` or `salvage` hex."""


class Pack(Struct, frozen=True):
    """All content of the game."""

    name: str
    ships: dict[str, Ship]
    abilities: dict[str, Ability]
    outfits: dict[str, OutfitKind]
    missions: dict[str, Mission]
    pay: dict[str, DistancePay | TierPay | RollPay]
    """The pay tables of missions by name."""
    consequences: Consequences
    titles: dict[str, Title]
    sectors: dict[str, Sector]
    npcs: dict[str, NpcCard]
    tokens: dict[str, Token]
    cargo: Cargo
    copies: int
    """Tokens of each kind of outfit."""
    credits: int
    """What every captain starts with."""
    goals: tuple[int, ...]
    title_spaces: tuple[int, ...]
    """Fame at which a title is revealed (XIA-25.1.2)."""
    ranks: tuple[int, ...]
    """Fame from which a captain is called something else."""
    fame_price: int
    start_sides: tuple[str, ...]
    """Sides of the first start sector where the others lie (XIA-D4)."""
    free_operations: int
    """How often a captain may repeat an operation without a cost in a turn (XIA-R26)."""
    first_game: FirstGame
    roles: dict[str, tuple[str, ...]]
    """The advised outfits of a first game (XIA-2.2.4)."""

    def of_tier(self, tier: int) -> tuple[str, ...]:
        """The ships of a tier."""
        return tuple(name for name, ship in self.ships.items() if ship.tier == tier)


def _load(folder: Path) -> Pack:
    from quarterdeck.games.xia.content.sheets import load  # which knows packs

    return load(folder)


def sum_up(pack: Pack) -> dict[str, int]:
    return {
        "ships": len(pack.ships),
        "outfits": len(pack.outfits),
        "missions": len(pack.missions),
        "titles": len(pack.titles),
        "sectors": len(pack.sectors),
        "NPCs": len(pack.npcs),
    }


PACKS = Packs("xia", CONTENT, _load, sum_up)
use = PACKS.use
pack = PACKS.find
