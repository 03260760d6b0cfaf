"""What players mean by pointing at something, so that a refusal can be explained (`GameRules.meant`)."""

from quarterdeck.games.space_alert.rules.commands import Give, Move, Place, Swap, TakeBack, changeable
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

ANY_CARD = "A/<"
"""Stands for a card where a player without cards points at an empty slot: the slot is what the answer is about."""


def meant(table: SpaceAlert, seat: int, target: str, held: str) -> Option | Reason | None:
    """A held card is given to a seat, laid in a slot or moved there; without one, a slot is filled or emptied."""
    kind, _, place = target.partition(":")
    if kind == "seat" and place.isdecimal() and held.startswith("card:"):
        return Give(held.removeprefix("card:"), int(place))
    to = _slot(table, target)
    if to is None:
        return None
    source = _slot(table, held)
    if source is not None:
        return _moved(table, seat, source, to)
    if held.startswith("card:"):
        return Place(to[0], held.removeprefix("card:"), to[1])
    if _laid(table, *to) is not None:
        return TakeBack(*to)
    return Place(to[0], next(iter(table.players[seat].hand), ANY_CARD), to[1])


def _moved(table: SpaceAlert, seat: int, source: tuple[int, int], to: tuple[int, int]) -> Option | Reason | None:
    """A planned card goes to another slot of its board; from board to board it would have to be laid anew."""
    reason = changeable(table, seat, *source)
    if reason is not None:  # nothing is said of cards that the seat does not see
        return reason
    (board, slot), card = source, _laid(table, *source)
    if to[0] != board:
        return None if card is None else Place(to[0], card, to[1])
    if _laid(table, *to) is None:
        return Move(board, slot, to[1])
    return Swap(board, min(slot, to[1]), max(slot, to[1]))


def _slot(table: SpaceAlert, target: str) -> tuple[int, int] | None:
    """Board and slot of a target such as `slot:0:3`; None if there is no such slot."""
    kind, *numbers = target.split(":")
    if kind != "slot" or len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        return None
    board, slot = map(int, numbers)
    return (board, slot) if board < len(table.crew) and slot < len(table.crew[board].plan) else None


def _laid(table: SpaceAlert, board: int, slot: int) -> str | None:
    return table.crew[board].plan[slot]
