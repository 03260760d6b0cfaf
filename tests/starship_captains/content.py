"""The base pack, loaded afresh, and how its rows are counted."""

from collections.abc import Sequence

from quarterdeck.games.starship_captains.content.cards import Technology
from quarterdeck.games.starship_captains.content.pack import CONTENT
from quarterdeck.games.starship_captains.content.sheets import load
from quarterdeck.games.starship_captains.content.vocabulary import Effect, effects, shown
from quarterdeck.games.starship_captains.rules.effects import Choice
from quarterdeck.games.starship_captains.rules.paying import Price

BASE = load(CONTENT)
DECK = [card for card in BASE.technologies.values() if card.kind != "omega"]
ROWS = [row for mission in BASE.missions.values() for row in mission.rows]
PLAIN = {
    "move", "fight", "tech", "repair", "damage", "android", "medal", "artifact", "pirate", "cadet", "ambush", "jump",
    "recall", "advance", "advance-twice",
}  # fmt: skip
"""The effects of SC-18.1 to SC-18.22."""


def words(row: str) -> list[str]:
    """The words of all effects that a row shows, as often as they are shown."""
    return [one.name for one in shown(row) for _ in range(getattr(one, "count", 1))]


def steps(one: Effect) -> int:
    """How far an effect advances; a hive of androids is taken for two."""
    return {"advance": getattr(one, "steps", 0), "advance-twice": 2, "hive": 2}.get(one.name, 0)


def row_of(card: Technology) -> str:
    """The effects of a technology as one row."""
    return ", ".join(card.ability.effects if card.ability else card.effects)


def prices(row: str) -> list[Price]:
    return [one for one in effects(row) if isinstance(one, Price)]


def slashes(row: str) -> list[Choice]:
    return [one for one in effects(row) if isinstance(one, Choice)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
