"""What is printed and everybody may read at any time; what is locked comes with what a seat sees."""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from quarterdeck.games.gen7.content.effects import effects_text
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.words.card_words import all_cards, is_sealed, public_card_texts

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

NAMES = (
    "card", "job", "review", "skill", "room", "department", "system", "division", "sector", "colour", "die", "type",
    "tag", "rank", "deck", "temperament", "phase", "rule", "action", "critical",
)  # fmt: skip
"""How the ids of messages begin that everybody may read at any time."""


def card_texts(words: "Words", content: str) -> dict[str, list[str]]:
    return public_card_texts(words, pack(content))


def printed(content: str) -> dict[str, Any]:
    """Cards, rooms, sectors and numbers as plain data, without the story."""
    found = pack(content)
    return {
        "key_tasks": {name: _key_task(card) for name, card in found.key_tasks.items()},
        "work_tasks": {name: _work_task(card) for name, card in found.work_tasks.items()},
        "skills": to_builtins(found.skills),
        "crew": list(found.crew),
        "rooms": {name: _room(room) for name, room in found.rooms.items()},
        "sectors": {name: _sector(sector) for name, sector in found.sectors.items()},
        "table": _table(found),
        "locked": [name for name, card in all_cards(found) if is_sealed(card)],
    }


def _key_task(card: Any) -> dict[str, Any]:
    rule = {"rule": card.rule.kind, "limits": card.rule.limits}
    return {name: getattr(card, name) for name in ("department", "spots", "cost", "merit", "failure")} | rule


def _work_task(card: Any) -> dict[str, Any]:
    return {name: getattr(card, name) for name in ("center", "cost", "merit", "penalty")}


def _room(room: Any) -> dict[str, Any]:
    groups = {group.id: {"spots": group.spots, "rules": [_rule(rule) for rule in group.rules]} for group in room.groups}
    yields = {str(dots): to_builtins(formula) for dots, formula in room.yields.items()}
    plain = {
        name: getattr(room, name) for name in ("department", "dots", "type", "others", "cost", "vault_pays", "locked")
    }
    return {**plain, "yields": yields, "groups": groups}


def _rule(rule: Placement) -> dict[str, Any]:
    return {"rule": rule.kind, "limits": rule.limits}


def _sector(sector: Any) -> dict[str, Any]:
    plain = {name: getattr(sector, name) for name in ("colour", "colonists", "robot_home", "type", "dots", "reprogram")}
    return {**plain, "yields": to_builtins(sector.yields), "action": effects_text(sector.action)}


def _table(found: Pack) -> dict[str, Any]:
    return {name: value for name, value in to_builtins(found.table).items() if name != "flags"}
