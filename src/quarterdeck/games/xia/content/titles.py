"""Titles: what they are worth, how they are earned and what they bring (XIA-25, XIA-32.4, XIA-32.5)."""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

TitleKind = Literal["event", "tally", "state", "turn", "phase", "streak"]
Count = Annotated[int, Meta(ge=1)]


class Deed(Phrase, frozen=True):
    """A condition of a title: what must have been done, and how often."""

    sort = "condition of a title"
    form = ("{word} {count}", "destroy {victim}")
    word: Literal[
        "sell", "harbours", "jumps", "sectors", "planets", "destroy", "missions", "same", "legal", "illegal",
        "bounty", "collect", "rocks", "shields", "credits",
    ] = "destroy"  # fmt: skip
    count: Count = 1
    victim: Literal["any", "giant", "npc"] = "any"
    """Whose destruction counts."""


class Requirement(Phrase, frozen=True):
    """A condition that must hold when a title is drawn (XIA-25.3.5)."""

    sort = "requirement"
    form = ("stack {stack}", "npc {npc}")
    stack: int = 0
    """Sectors that must be left in the stack."""
    npc: str = ""
    """The NPC that must be part of the game."""


class Perk(Phrase, frozen=True):
    """What a title brings to its owner for good (XIA-25.2.5)."""

    sort = "perk"
    form = ("{free}", "{valued} {amount}", "{raised} +{amount}", "{lowered} -{amount}")
    free: Literal["", "free-jump", "quiet-shield", "npc-peace", "half-shield"] = ""
    valued: Literal[
        "", "odd-cube", "first-cube", "bonus-cube", "scan-cost", "missile-range", "free-rearm", "mission-cards",
        "mission-reroll", "outlaw-pay", "safe-rocks",
    ] = ""  # fmt: skip
    raised: Literal["", "impulse", "blaster", "mission-pay"] = ""
    lowered: Literal["", "repair"] = ""
    amount: Annotated[int, Meta(ge=0)] = 0

    @property
    def word(self) -> str:
        return self.free or self.valued or self.raised or self.lowered


@cache
def read_perk(text: str) -> Perk:
    """`odd-cube 1`, `impulse +1`, `repair -1000` or `free-jump`."""
    return Perk.parse(text)


class Title(Struct, frozen=True):
    """A title card."""

    id: str
    fame: int
    kind: TitleKind
    conditions: tuple[Deed, ...]
    """All of them must be met."""
    requires: Requirement | None
    perk: str
    """As it is written: `impulse +1` (`read_perk`)."""


class TitleRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A title as it is written in a pack."""

    fame: Annotated[int, Meta(ge=1, le=3)]
    row: str
    perk: str
    requires: str = ""


class _Kind(Phrase, frozen=True):
    """The word before the colon."""

    sort = "kind of title"
    form = "{kind}"
    kind: TitleKind


def read_title(name: str, row: TitleRow) -> Title:
    """`tally: legal 2, illegal 2` with fame, perk and requirement."""
    kind, colon, words = row.row.partition(": ")
    if not colon:
        raise BadContent(f"{row.row!r} should be 'KIND: CONDITION'")
    conditions = tuple([Deed.parse(word) for word in words.split(", ")])
    requires = Requirement.parse(row.requires) if row.requires else None
    read_perk(row.perk)
    return Title(name, row.fame, _Kind.parse(kind).kind, conditions, requires, row.perk)
