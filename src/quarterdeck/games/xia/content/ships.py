"""Ships: tiers, energy, impulse and holds (XIA-4.1, XIA-32.2.1)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase


class ShipTiers(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from the tier of a ship, for tiers 1, 2 and 3 (XIA-9.1.2, XIA-5.1.8, XIA-3.2.3)."""

    price: tuple[int, int, int]
    repair: tuple[int, int, int]
    fame: tuple[int, int, int]


class Ship(Struct, frozen=True):
    """A ship mat."""

    id: str
    tier: int
    energy: int
    impulse: int
    hold: tuple[str, ...]
    """Its compartments, `ROW,COLUMN`, row by row."""
    rows: tuple[str, ...]
    """Its layout as it is printed: `#` is a compartment."""
    ability: str
    price: int
    repair: int
    fame: int
    """The reward for destroying it."""
    colour: str
    source: str

    @property
    def size(self) -> int:
        """How much damage destroys it (XIA-5.1.6)."""
        return len(self.hold)


class ShipRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship as it is written in a pack."""

    row: str
    hold: tuple[str, ...]
    ability: str
    colour: str
    source: Literal["printed", "designed"]


class _Values(Phrase, frozen=True):
    """The numbers of a ship."""

    sort = "row of a ship"
    form = "tier {tier}, energy {energy}, impulse {impulse}"
    tier: Annotated[int, Meta(ge=1, le=3)]
    energy: Annotated[int, Meta(ge=1)]
    impulse: Annotated[int, Meta(ge=1)]


def read_ship(name: str, row: ShipRow, tiers: ShipTiers) -> Ship:
    """`tier 1, energy 8, impulse 3` with its hold."""
    values = _Values.parse(row.row)
    step = values.tier - 1
    return Ship(
        name, values.tier, values.energy, values.impulse, compartments(row.hold), row.hold, row.ability,
        tiers.price[step], tiers.repair[step], tiers.fame[step], row.colour, row.source,
    )  # fmt: skip


def compartments(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The places of a layout of `#` and `.`."""
    if not {*"".join(rows)} <= {"#", "."}:
        raise BadContent(f"a hold is drawn with '#' and '.', not {'/'.join(rows)!r}")
    return tuple(f"{r},{c}" for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")
