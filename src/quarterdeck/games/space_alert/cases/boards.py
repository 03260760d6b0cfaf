"""Boards in writing: twelve symbols, with or without spaces (`C - - A`, `C--A`)."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from quarterdeck.games.space_alert.cases.files import shown
from quarterdeck.games.space_alert.content.cards import SYMBOLS
from quarterdeck.games.space_alert.content.ship import SLOTS
from quarterdeck.kernel.errors import Flaw, Reason

_SYMBOL = re.compile("|".join(re.escape(symbol) for symbol in sorted((*SYMBOLS, "-"), key=len, reverse=True)))
_HEROIC = re.compile(r"H(:\w*|\w)?")


def read_board(board: Any) -> list[str | None]:
    """The plan that a board without flaws holds, slot 0 unused."""
    plan: list[str | None] = [None] * (SLOTS + 1)
    for slot, symbol in slots(board):
        if symbol != "-":
            plan[slot] = symbol
    return plan


def board_flaws(board: Any, number: int, last_slot: int) -> Iterator[Flaw]:
    """Everything wrong with a board, each mistake at its slot."""
    if not isinstance(board, str | list | dict):
        yield Flaw(("boards", number), Reason("case-board", "", {"nth": number + 1, "given": shown(board)}))
        return
    for slot, symbol in slots(board):
        where = slot if type(slot) is int else shown(slot)
        if (wrong := _wrong(where, symbol, last_slot)) is not None:
            reason, args = wrong
            yield Flaw(("boards", number, where), Reason(reason, "", {"nth": number + 1, "slot": where, **args}))


def _wrong(slot: int | str, symbol: str, last_slot: int) -> tuple[str, dict[str, Any]] | None:
    """Why this symbol cannot lie in this slot, as a reason's id and arguments."""
    if isinstance(slot, str):
        return "case-no-slot", {"last": last_slot}
    if symbol == "-":
        return None
    if not 1 <= slot <= last_slot:
        return "case-last-slot", {"last": last_slot}
    return None if symbol in SYMBOLS else _no_card(symbol)


def _no_card(symbol: str) -> tuple[str, dict[str, Any]]:
    foreign = next((letter for letter in symbol if ord(letter) > 127), None)
    if foreign is not None:
        return "case-foreign-letter", {"given": shown(symbol), "letter": unicodedata.name(foreign, "an unknown letter")}
    parts = _SYMBOL.findall(symbol)
    if len(parts) > 1 and "".join(parts) == symbol:
        return "case-cards-on-slot", {"given": shown(symbol), "count": len(parts)}
    return "case-no-card", {"given": shown(symbol), "known": " ".join(SYMBOLS)}


def slots(board: Any) -> list[tuple[Any, str]]:
    """What stands on a board slot by slot, right or wrong."""
    if isinstance(board, dict):
        return [(slot, _symbol(symbol)) for slot, symbol in board.items()]
    if isinstance(board, list):
        return [(slot, _symbol(symbol)) for slot, symbol in enumerate(board, 1)]
    words = board.split()
    return list(enumerate(words if len(words) > 1 else _split(board.strip()), 1))


def _symbol(given: Any) -> str:
    return "-" if given is None else str(given)


def _split(text: str) -> list[str]:
    """The symbols of a board without spaces; what is none stays one, as somebody probably meant it."""
    symbols: list[str] = []
    at = 0
    while at < len(text):
        match = _SYMBOL.match(text, at) or _HEROIC.match(text, at)
        symbols.append(match[0] if match else text[at])
        at += len(symbols[-1])
    return symbols


def board_text(plan: list[str | None], last_slot: int = SLOTS) -> str:
    """A plan in writing."""
    return " ".join(card.partition("/")[0] if card else "-" for card in plan[1 : last_slot + 1])
