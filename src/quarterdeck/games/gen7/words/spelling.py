"""Words of Gen7 that need code: cards, spots, options of the story, sentences of the log."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.content.lines import DIVISIONS
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import find_text
from quarterdeck.games.gen7.words.line_words import describe_effects

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

SEATS = ("seat", "player", "players", "to", "winners")
"""Arguments of messages that number players."""
COUNTED = frozenset({*SEATS, "rank", "division", "value"})
"""Arguments that are numbers, and are called by a name or counted from 1."""
NAMED = ("card", "name", "skill", "room", "sector", "system", "die", "deck")
"""How the ids of messages begin that name something."""
THINGS = frozenset({
    "card", "cards", "task", "tasks", "file", "algorithm", "algorithms", "goal", "plan", "crew", "component", "room",
    "sector", "at", "covered", "freed", "group", "new", "ending", "about", "dice", "up", "down", "by", "discard",
    "name", "episode", "answer",
})  # fmt: skip
"""Arguments that are ids of cards, rooms, spots and dice."""
STORY = frozenset({"option", "consequence", "text"})
"""Arguments that are keys of the prose."""
EFFECTS = frozenset({"effects", "line"})
"""Arguments that are lines of effects."""
SENTENCES = "deed-"


def spell(words: "Words", name: str, value: Any) -> str | None:
    """The text of an argument, or None if it stands for itself."""
    if isinstance(value, int):
        number = _NUMBERS.get(name)
        return number(words, value) if number else None
    if name == "source":
        called_so = named(words, value) if value else None
        return f" ({called_so})" if called_so else ""
    if name == "tally":
        option, _, count = value.rpartition("=")
        return words.text("votes-for", {"option": option, "count": int(count)})
    if name in STORY:
        return _story(words, value)
    if name in EFFECTS and value:
        return describe_effects(words, parse_effects(value))
    if name == "sentence":
        flag = pack().table.flags[int(value.removeprefix(SENTENCES)) - 1]
        return words.text(f"flag-{flag}")
    return (named(words, value) or _spot(words, value)) if name in THINGS else None


def _story(words: "Words", key: str) -> str | None:
    """A text of the prose; options of votes on rooms are named by the room: `computer?science_lab`."""
    text = (find_text(key, words.language) or "").replace("*", "")  # nothing is emphasized in a line
    return text or named(words, key.rpartition("?")[2])


def _value(words: "Words", value: int) -> str:
    """A place on the heart/mind track; plus is heart."""
    if not value:
        return words.text("value-zero")
    return words.text("value-heart" if value > 0 else "value-mind", {"n": abs(value)})


_NUMBERS: dict[str, Callable[["Words", int], str]] = {
    "division": lambda words, value: words.text(f"division-{DIVISIONS[value]}"),
    "rank": lambda words, value: words.text(f"rank-{value}"),
    "value": _value,
}
"""Numbers that have names."""


def named(words: "Words", value: str) -> str | None:
    """The name of anything by its id: `KT-01`, `sixth_b`, `7.90`."""
    for kind in NAMED:
        if words.has(message := f"{kind}-{value.replace('.', '-')}"):
            return words.text(message)
    return None


def _spot(words: "Words", value: str) -> str | None:
    """`science_lab:2` is a spot by its dots, `sixth_b:shared_b` a group of shared spots."""
    place, colon, spot = value.partition(":")
    room = named(words, place)
    if not colon or room is None:
        return None
    if not spot.isdecimal():
        return words.text("spot-group", {"room": room, "group": named(words, spot) or spot})
    return words.text("spot" if spot != "0" else "spot-chief", {"room": room, "dots": int(spot)})


def called(words: "Words", names: Sequence[str], table: Any) -> Mapping[str, Sequence[str]]:
    """What numbers of players mean at a table."""
    return dict.fromkeys(SEATS, names)
