"""Words of Xia that need code: names of cards and ships, and amounts of cargo."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.cargo_words import read_cargo
from quarterdeck.games.xia.words.card_words import effect_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

SEATS = ("seat", "to", "winners")
"""Arguments of messages that number captains."""

EFFECTS = ("effects", "words")
"""Arguments of messages in the words of an ability card: `survey 3, free-scan`, `engine +8 / engine double`."""


def spell(words: "Words", name: str, value: Any) -> str | None:
    """The text of an argument, or None if it stands for itself."""
    if not isinstance(value, str):
        return None
    if name == "cargo" and value[:1].isdigit():
        return _amounts(words, value)
    if name == "compartment":
        return _compartment(words, value)
    if name == "spot":
        return _spot(words, value)
    if name in EFFECTS:
        return _effects(words, value)
    if name == "ship" and not value:
        return words.text("here")
    kind, _, number = value.partition(".")
    if words.has(f"name-{kind}"):
        return words.text(f"name-{kind}") + (f" {number}" if number else "")
    return None


def _compartment(words: "Words", text: str) -> str:
    """`1,2` as people count: from 1, and which is the row."""
    row, column = map(int, text.split(","))
    return words.text("compartment-at", {"row": row + 1, "column": column + 1})


def _spot(words: "Words", text: str) -> str:
    """`sell spice` as the mark that it is, `nebula` as terrain."""
    mark, _, argument = text.partition(" ")
    if words.has(f"terrain-{mark}"):
        return words.text(f"terrain-{mark}")
    return words.text(f"mark-{mark}", {"number" if mark == "spawn" else "cargo": argument})


def _amounts(words: "Words", text: str) -> str:
    """`2spice+1holo` as a list."""
    cubes = read_cargo(text) or {}
    return ", ".join(words.text("cargo-amount", {"count": count, "cargo": kind}) for kind, count in cubes.items())


def cargo_names(words: "Words", name: str) -> dict[str, str]:
    """Types of cargo as they stand behind an amount: "2 куба специй"."""
    return {f"cargo-{kind}-gen": words.text("behind-amount", {"cargo": kind}) for kind in pack(name).cargo.types}


def _effects(words: "Words", text: str) -> str:
    """The sides of an ability card, each a list of effects."""
    sides = [[effect_text(words, Effect.parse(word)) for word in side.split(", ")] for side in text.split(" / ")]
    return words.text("ability-or").join(", ".join(side) for side in sides)


def called(words: "Words", names: Sequence[str], table: Any) -> Mapping[str, Sequence[str]]:
    """What numbers of captains mean at a table."""
    return dict.fromkeys(SEATS, names)
