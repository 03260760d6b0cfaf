"""Words of Space Alert that need code: cards, weapons, targets, and what a threat card says."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.cards import SYMBOLS
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.content.threat_cards import ThreatCard

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

TABLES = 256
"""Tables whose figures and boards have been named lately."""
_SYMBOL_IDS = {"<": "symbol-red", ">": "symbol-blue", "^": "symbol-lift"}


def spell(words: "Words", name: str, value: Any) -> str | None:
    """An argument in words, or None if it is plain."""
    if name in ("card", "cards"):
        return _card(words, value)
    if name == "weapon":
        tile, _, station = value.partition("-")
        place = words.text("in-station", {"station": station}) if station else ""
        return f"{words.text(f'weapon-{tile}')}{place}"
    if name == "targets":
        code, _, number = value.partition(":")
        return words.text("target", {"threat": code, "n": int(number)})
    return None


def called(words: "Words", names: Sequence[str], table: Any) -> dict[str, Sequence[str]]:
    """Players by their names, androids counted among themselves, and boards by whose they are."""
    return _called(words, tuple(names), tuple([member.seat for member in table.crew]), table.seat_count)


@lru_cache(TABLES)
def _called(words: "Words", names: tuple[str, ...], crew: tuple[int, ...], seats: int) -> dict[str, Sequence[str]]:
    if len(names) < seats:
        return {}
    figures, androids = [], 0
    for seat in crew:
        androids += seat < 0
        figures.append(words.text("android-number", {"n": androids}) if seat < 0 else names[seat])
    boards = [words.text("board-of", {"name": name}) for name in figures]
    return {"seat": names, "to": names, "crew": figures, "board": boards}


def card_names(words: "Words", content: str) -> dict[str, str]:
    """Action cards and their halves by what is on them, whichever way they lie."""
    faces = {way for card in (*pack(content).deck, *pack(content).heroic) for way in (card, cards.turned(card))}
    return {f"card-{face}": _card(words, face) for face in sorted({*faces, *SYMBOLS, "action", "movement"})}


def card_texts(words: "Words", content: str) -> dict[str, list[str]]:
    """What every threat card says, and what the coach of every lesson does."""
    threats = {code: card_text(words, card) for code, card in pack(content).threats.items()}
    lessons = pack().lessons.values()
    steps = {f"steps-{one.id}": [words.prompt(one.saying(step)) for step in range(len(one.steps))] for one in lessons}
    goals = {f"goals-{one.id}": [words.prompt(goal.say()) for goal in one.goals] for one in lessons}
    return threats | steps | goals


def _card(words: "Words", card: str) -> str:
    """A card as its halves, the one on top first; a back says only its kind."""
    if "!" in card:
        return _symbol(words, cards.top(card))
    if card in ("action", "movement"):
        return words.text(f"back-{card}")
    halves = [_symbol(words, half) for half in card.split("/")]
    return words.text("card-of", {"top": halves[0], "bottom": halves[1]}) if len(halves) == 2 else halves[0]


def _symbol(words: "Words", symbol: str) -> str:
    if symbol not in SYMBOLS:
        return symbol
    if symbol.startswith("H:"):
        return words.text("symbol-heroic-move", {"station": symbol[2:]})
    return words.text(_SYMBOL_IDS.get(symbol, f"symbol-{symbol}"))


def card_text(words: "Words", card: ThreatCard) -> list[str]:
    """What a threat card says, line by line: its numbers, where it is, its letters, its traits."""
    lines = [words.text("threat-numbers-inside" if card.start else "threat-numbers", _numbers(card))]
    if card.start:
        stations = [STATIONS[station] for station in card.start]
        lines.append(words.text(f"threat-{card.kind}", {"station": stations, "system": card.system}))
    for letter, ops in card.acts.items():
        if ops:
            lines.append(f"{letter}: " + "; ".join(_op(words, op) for op in ops))
    return lines + _traits(words, card)


def _numbers(card: ThreatCard) -> dict[str, Any]:
    hits = "rockets" if card.hits is None else card.hits
    points = {"survived": "-" if card.survived is None else card.survived, "destroyed": card.destroyed}
    return {"speed": card.speed, "hits": hits, "shield": card.shield, **points}


def _op(words: "Words", op: Any) -> str:
    said = words.text(f"op-{op.name}", op.words())
    if op.when is None:
        return said
    condition = words.text(f"when-{op.when.word.replace(' ', '-')}", {"limit": op.when.limit})
    return f"{said} {condition}"


def _traits(words: "Words", card: ThreatCard) -> list[str]:
    lines = []
    for name in card.traits.__struct_fields__:
        value = getattr(card.traits, name)
        if isinstance(value, tuple) and value:
            lines.append(words.text(f"trait-{name}", {"station": [STATIONS[station] for station in value]}))
        elif value:
            lines.append(words.text(f"trait-{name}", {"amount": int(value)}))
    return lines
