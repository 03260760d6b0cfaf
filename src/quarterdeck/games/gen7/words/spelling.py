"""Words of Gen7 that need code: cards, spots, options of the story, sentences of the log."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content.lines import DIVISIONS
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import find_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

SEATS = ("seat", "to", "player", "winners")
"""Arguments of messages that number players."""
NAMED = ("card", "name", "skill", "room", "sector", "system", "die", "deck")
"""How the ids of messages begin that name something."""
THINGS = (
    "card", "cards", "task", "tasks", "file", "algorithm", "algorithms", "upgrades", "goal", "plan", "crew", "component",
    "source", "room", "sector", "at", "covered", "freed", "group", "new", "ending", "about",
)  # fmt: skip
"""Arguments that are ids of cards, rooms and spots."""
STORY = ("option", "consequence", "text")
"""Arguments that are keys of the prose."""
SENTENCES = "deed-"


def spell(words: "Words", name: str, value: Any) -> str | None:
    """An argument in words, or None if it is plain."""
    if name == "division" and isinstance(value, int):
        return words.text(f"division-{DIVISIONS[value]}")
    if not isinstance(value, str) or not value:
        return None
    if name in STORY:
        return find_text(value, words.language)
    if value.startswith(SENTENCES):
        flag = pack("base").table.flags[int(value.removeprefix(SENTENCES)) - 1]
        return words.text(f"flag-{flag}")
    return named(words, value) or _spot(words, value) if name in THINGS else None


def named(words: "Words", value: str) -> str | None:
    """The name of anything by its id: `KT-01`, `loom`, `7.90`."""
    for kind in NAMED:
        if words.has(message := f"{kind}-{value.replace('.', '-')}"):
            return words.text(message)
    return None


def _spot(words: "Words", value: str) -> str | None:
    """`science_lab:2` is a spot by its dots, `loom:warp` a group of shared spots."""
    place, colon, spot = value.partition(":")
    room = named(words, place)
    if not colon or room is None:
        return None
    if spot.isdecimal():
        return (
            words.text("spot-chief", {"room": room})
            if spot == "0"
            else words.text("spot", {"room": room, "dots": int(spot)})
        )
    return words.text("spot-group", {"room": room, "group": named(words, spot) or spot})


def called(words: "Words", names: Sequence[str], table: Any) -> Mapping[str, Sequence[str]]:
    """What numbers of players mean at a table."""
    return dict.fromkeys(SEATS, names)
