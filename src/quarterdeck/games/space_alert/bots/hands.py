"""Which plans the cards at hand allow: symbols matched with cards, whoever may lay them."""

from collections.abc import Sequence

from msgspec import Struct

from quarterdeck.games.space_alert.content import cards

Spot = tuple[int, int]
"""A board and one of its slots."""


class Card(Struct, frozen=True):
    """A card that could be laid: by whom, on which boards, and where it lies now."""

    face: str
    seat: int
    """Whose it is; -1 for the heroic card of an android."""
    boards: tuple[int, ...]
    spot: Spot | None = None

    def shows(self, symbol: str) -> bool:
        return symbol in _halves(self.face)


def _halves(face: str) -> tuple[str, str]:
    upper, _, lower = face.partition("/")
    return upper, lower


def laid(face: str, symbol: str) -> str:
    """A card laid with a symbol on top."""
    return face if _halves(face)[0] == symbol else cards.turned(face)


def matched(wanted: Sequence[tuple[Spot, str]], there: Sequence[Card]) -> dict[Spot, Card] | None:
    """A card for every spot and symbol, those already lying there first; None if they do not suffice."""
    holder: dict[int, int] = {}
    choices = [_choices(spot, symbol, there) for spot, symbol in wanted]
    for number in range(len(wanted)):
        if not _placed(number, choices, holder, set()):
            return None
    return {wanted[number][0]: there[card] for card, number in holder.items()}


def _choices(spot: Spot, symbol: str, there: Sequence[Card]) -> list[int]:
    fit = [n for n, card in enumerate(there) if card.shows(symbol) and spot[0] in card.boards]
    return sorted(fit, key=lambda n: (there[n].spot != spot, there[n].spot is not None))


def _placed(number: int, choices: list[list[int]], holder: dict[int, int], tried: set[int]) -> bool:
    """Find a card for a spot, moving others to their next choice where that helps (Kuhn)."""
    for card in choices[number]:
        if card not in tried:
            tried.add(card)
            if card not in holder or _placed(holder[card], choices, holder, tried):
                holder[card] = number
                return True
    return False
