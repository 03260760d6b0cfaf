"""What is printed and everybody may read at any time; what is locked comes with what a seat sees."""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from quarterdeck.games.gen7.content.cards import Goal, KeyTask, WorkTask
from quarterdeck.games.gen7.content.effects import effects_text
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.content.ship import Room, Sector
from quarterdeck.games.gen7.guided.script import guide
from quarterdeck.games.gen7.words.card_words import all_cards, is_sealed, public_card_texts

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

NAMES = (
    "card", "job", "review", "skill", "room", "department", "system", "division", "sector", "colour", "die", "type",
    "tag", "rank", "deck", "temperament", "phase", "rule", "action", "critical",
    "guided", "ship", "officer",
)  # fmt: skip
"""How the ids of messages begin that everybody may read at any time."""


def card_texts(words: "Words", content: str) -> dict[str, list[str]]:
    """What is written on cards, and what the coach of a first episode says."""
    steps = [words.text(step["id"], step["args"]) for step in guide().outline()["steps"]]
    return public_card_texts(words, pack(content)) | {"steps-guided": steps, "goals-guided": []}


def printed(content: str) -> dict[str, Any]:
    """Cards, rooms, sectors and numbers as plain data, without the story."""
    found = pack(content)
    return {
        "key_tasks": {name: _key_task(card) for name, card in found.key_tasks.items()},
        "work_tasks": {name: _work_task(card) for name, card in found.work_tasks.items()},
        "files": {name: _fields(card, "copies", "own_turn", "chance") for name, card in found.files.items()},
        "algorithms": {name: _fields(card, "copies") for name, card in found.algorithms.items()},
        "goals": {name: _goal(card) for name, card in found.goals.items()},
        "personal_goals": {
            name: _fields(card, "plan", "sector", "stars", "at_end") for name, card in found.personal_goals.items()
        },
        "skills": to_builtins(found.skills),
        "crew": list(found.crew),
        "rooms": {name: _room(room) for name, room in found.rooms.items()},
        "sectors": {name: _sector(sector) for name, sector in found.sectors.items()},
        "table": _table(found),
        "guided": guide().outline(),
        "locked": [name for name, card in all_cards(found) if is_sealed(card)],
    }


def _fields(row: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _key_task(card: KeyTask) -> dict[str, Any]:
    return _fields(card, "department", "spots", "cost", "merit", "failure") | _rule(card.rule)


def _work_task(card: WorkTask) -> dict[str, Any]:
    return _fields(card, "center", "cost", "merit", "penalty")


def _goal(card: Goal) -> dict[str, Any]:
    failure = card.failure.stars if card.failure else None
    return _fields(card, "episodes", "common") | {"stars": card.success.stars, "failure_stars": failure}


def _room(room: Room) -> dict[str, Any]:
    groups = {group.id: {"spots": group.spots, "rules": [_rule(rule) for rule in group.rules]} for group in room.groups}
    yields = {str(dots): to_builtins(formula) for dots, formula in room.yields.items()}
    plain = _fields(room, "department", "dots", "type", "others", "cost", "vault_pays", "locked")
    return {**plain, "yields": yields, "groups": groups}


def _rule(rule: Placement) -> dict[str, Any]:
    return {"rule": rule.kind, "limits": rule.limits}


def _sector(sector: Sector) -> dict[str, Any]:
    plain = _fields(sector, "colour", "colonists", "robot_home", "type", "dots", "reprogram")
    return {**plain, "yields": to_builtins(sector.yields), "action": effects_text(sector.action)}


def _table(found: Pack) -> dict[str, Any]:
    return {name: value for name, value in to_builtins(found.table).items() if name != "flags"}
