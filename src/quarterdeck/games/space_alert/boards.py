"""Boards in writing: twelve symbols, with or without spaces (`C - - A`, `C--A`)."""

import re
import unicodedata
from typing import Any

from quarterdeck.games.space_alert.cards import SYMBOLS
from quarterdeck.games.space_alert.ship import SLOTS
from quarterdeck.kernel.errors import BadContent

_SYMBOL = re.compile("|".join(re.escape(symbol) for symbol in sorted((*SYMBOLS, "-"), key=len, reverse=True)))


def read_board(board: Any, last_slot: int, where: str) -> list[str | None]:
    """The plan that a board holds, slot 0 unused."""
    plan: list[str | None] = [None] * (SLOTS + 1)
    for slot, symbol in _slots(board, where):
        if not isinstance(slot, int):
            raise BadContent(f"{where}: {slot!r} is no slot; slots are the numbers 1 to {last_slot}")
        if not 1 <= slot <= last_slot and symbol != "-":
            raise BadContent(f"{where}: slot {slot}: the last slot is {last_slot}")
        if symbol not in SYMBOLS and symbol != "-":
            raise BadContent(_no_card(symbol, slot, where))
        if symbol != "-":
            plan[slot] = symbol
    return plan


def _slots(board: Any, where: str) -> list[tuple[Any, str]]:
    if isinstance(board, dict):
        return [(slot, str(symbol)) for slot, symbol in board.items()]
    if isinstance(board, list):
        return [(slot, "-" if symbol is None else str(symbol)) for slot, symbol in enumerate(board, 1)]
    if not isinstance(board, str):
        raise BadContent(f"{where}: {board!r} should be written like 'C - - A ^' or 'C--A^'")
    words = board.split()
    return list(enumerate(words if len(words) > 1 else _split(board.strip(), where), 1))


def _split(text: str, where: str) -> list[str]:
    """The symbols of a board without spaces."""
    symbols: list[str] = []
    at = 0
    while at < len(text):
        match = _SYMBOL.match(text, at)
        if not match:
            raise BadContent(_no_card(_word_at(text, at), len(symbols) + 1, where))
        symbols.append(match[0])
        at = match.end()
    return symbols


def _word_at(text: str, at: int) -> str:
    """What somebody probably meant as one symbol: a heroic one as a whole, else a single letter."""
    heroic = re.compile(r"H(:\w*|\w)?").match(text, at)
    return heroic[0] if heroic else text[at]


def _no_card(symbol: str, slot: int, where: str) -> str:
    foreign = next((letter for letter in symbol if ord(letter) > 127), None)
    if foreign is not None:
        return f"{where}: slot {slot}: {symbol!r} is written with {unicodedata.name(foreign, 'an unknown letter')}"
    if len(parts := _SYMBOL.findall(symbol)) > 1 and "".join(parts) == symbol:
        return f"{where}: slot {slot}: {symbol!r} are {len(parts)} cards on one slot"
    return f"{where}: slot {slot}: {symbol!r} is no card; there are {' '.join(SYMBOLS)} and - for an empty slot"


def board_text(plan: list[str | None], last_slot: int = SLOTS) -> str:
    """A plan in writing."""
    return " ".join(card.partition("/")[0] if card else "-" for card in plan[1 : last_slot + 1])
