"""Laying a plan out: one command at a time towards the cards that are wanted."""

from collections.abc import Iterator, Mapping, Sequence

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.rules.commands import Move, Place, Swap, TakeBack, Turn
from quarterdeck.kernel.option import Option

Wanted = Mapping[int, str]
"""The card wanted in each slot of a board, laid as it should lie."""


def next_step(
    board: int, lies: Sequence[str | None], wanted: Wanted, slots: Sequence[int], options: Sequence[Option]
) -> Option | None:
    """A command that brings a board nearer to what is wanted; None if every slot shows what is wanted.

    Each step leaves fewer or better placed wrong cards than before, so steps towards one plan never go in a circle.
    """
    offered = set(options)
    for slot in slots:
        for command in _commands(board, slot, lies, wanted, slots):
            if command in offered:
                return command
    return None


def _commands(
    board: int, slot: int, lies: Sequence[str | None], wanted: Wanted, slots: Sequence[int]
) -> Iterator[Option]:
    """What could bring a slot nearer to what is wanted there, the best first."""
    card, want = lies[slot], wanted.get(slot)
    if _shown(card) == _shown(want):  # another card that shows the same will do
        return
    if card is None:
        assert want is not None
        yield Place(board, want, slot)
    elif want is not None and cards.face(card) == cards.face(want):
        yield Turn(board, slot)
    for other in _spare(want, lies, wanted, slots):
        yield Move(board, other, slot) if card is None else Swap(board, min(slot, other), max(slot, other))
    if card is not None:
        yield TakeBack(board, slot)


def _shown(card: str | None) -> str | None:
    """The symbol that counts, if there is a card."""
    return card and cards.top(card)


def _spare(want: str | None, lies: Sequence[str | None], wanted: Wanted, slots: Sequence[int]) -> list[int]:
    """Slots in which the wanted card lies, but is not wanted."""
    if want is None:
        return []
    face = cards.face(want)
    lying = [slot for slot in slots if (card := lies[slot]) and cards.face(card) == face]
    return [slot for slot in lying if cards.face(wanted.get(slot) or "") != face]
