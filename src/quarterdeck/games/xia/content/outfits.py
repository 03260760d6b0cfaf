"""Kinds of outfits: engines, shields, blasters and missiles (XIA-10.1, XIA-32.3)."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Category = Literal["engine", "shield", "blaster", "missile"]
CATEGORIES: tuple[str, ...] = get_args(Category)


class OutfitTiers(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from the tier of an outfit, for tiers 1, 2 and 3 (XIA-10.1.3, XIA-10.4.4)."""

    copies: int
    """Tokens of each kind (XIA-1.1.3)."""
    die: tuple[int, int, int]
    price: tuple[int, int, int]
    sells: tuple[int, int, int]
    sections: tuple[int, int, int]


Ranges = dict[Category, tuple[int, int]]


class OutfitKind(Struct, frozen=True):
    """A kind of outfit."""

    id: str
    kind: Category
    tier: int
    die: int
    """The sides of its die."""
    price: int
    sells: int
    """What it is sold for."""
    range: tuple[int, int]
    """The distances at which it attacks; (0, 0): never. An engine attacks only as a ram (XIA-10.7.1)."""
    shape: tuple[str, ...]
    """As it is printed: `A` section with an arming spot, `x` one without, `.` nothing."""
    source: str

    @property
    def spots(self) -> int:
        """How many arming spots it has, and so how often it may be used in a turn (XIA-10.1.5)."""
        return "".join(self.shape).count("A")

    @property
    def sections(self) -> int:
        return len("".join(self.shape).replace(".", ""))


class OutfitRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An outfit as it is written in a pack."""

    row: str
    shape: tuple[str, ...]
    source: Literal["printed", "designed"]


class _Values(Phrase, frozen=True):
    """Kind and tier of an outfit."""

    sort = "row of an outfit"
    form = "{kind} {tier}"
    kind: Category
    tier: Annotated[int, Meta(ge=1, le=3)]


def read_outfit(name: str, row: OutfitRow, tiers: OutfitTiers, ranges: Ranges) -> OutfitKind:
    """`blaster 2` with its shape."""
    values = _Values.parse(row.row)
    step = values.tier - 1
    found = OutfitKind(
        name, values.kind, values.tier, tiers.die[step], tiers.price[step], tiers.sells[step],
        ranges.get(values.kind, (0, 0)), row.shape, row.source,
    )  # fmt: skip
    if not {*"".join(row.shape)} <= {*"Ax."} or not found.spots or found.sections != tiers.sections[step]:
        raise BadContent(
            f"the shape of {row.row!r} has {tiers.sections[step]} sections 'A' or 'x', at least one of them 'A'"
        )
    return found
