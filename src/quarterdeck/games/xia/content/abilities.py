"""Ability cards: when they may be used, their cost, and what a d20 decides (XIA-4.2, XIA-32.2.2)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.xia.content.bands import D20, band_of, read_bands
from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.kernel.phrases import Phrase, Written

Timing = Literal["action", "defence", "after die", "after engine", "after attack", "after gather", "any time"]


class Condition(Phrase, frozen=True):
    """What an ability needs, or names before its roll."""

    sort = "condition"


class Adjacent(Condition, frozen=True):
    """Names one adjacent ship."""

    clause = "XIA-26.1.1"


class Sight(Condition, frozen=True):
    """Names one ship at that distance in line of sight."""

    clause, form = "XIA-11.2.1", "sight {low}-{high}"
    low: int
    high: int


class Planet(Condition, frozen=True):
    """The ship stands on a planet."""

    clause = "XIA-24.1.2"


class Cube(Condition, frozen=True):
    """Names a type of which the ship has a cube."""

    clause = "XIA-4.4.7"


class Band(Struct, frozen=True):
    """The result of some faces of the d20: one of several choices, each a list of effects."""

    low: int
    high: int
    choices: tuple[tuple[Effect, ...], ...]


class Ability(Struct, frozen=True):
    """An ability card."""

    id: str
    timing: Timing
    energy: int
    condition: Condition | None
    bands: tuple[Band, ...]
    rolls: bool
    """Whether a d20 is rolled; otherwise the only band happens."""
    source: str

    def band(self, face: int) -> Band | None:
        """The band of a face of the d20; None: nothing happens."""
        return band_of(self.bands, face)


class AbilityRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability as it is written in a pack."""

    row: str
    source: str


class _Head(Phrase, frozen=True):
    """The words before the colon: timing, energy and what it needs."""

    sort = "beginning of an ability"
    form = "{timing} {energy}[, {condition}]"
    timing: Timing
    energy: Annotated[int, Meta(ge=0)]
    condition: Annotated[str, Written(r"[^,:]+")] = ""


def read_ability(name: str, row: AbilityRow) -> Ability:
    """`action 2, sight 1-3: 7-15 disarm 1; 16-19 disarm 2; 20 disarm 3`, or `after die 1: reroll`."""
    text, _, effects = row.row.partition(": ")
    head = _Head.parse(text)
    condition = Condition.parse(head.condition) if head.condition else None
    rolls = effects[:1].isdigit()
    bands = read_bands(effects, _band) if rolls else (_band(1, D20, effects),)
    return Ability(name, head.timing, head.energy, condition, bands, rolls, row.source)


def _band(low: int, high: int, words: str) -> Band:
    choices = [tuple([Effect.parse(word) for word in side.split(", ")]) for side in words.split(" / ")]
    return Band(low, high, tuple(choices))
