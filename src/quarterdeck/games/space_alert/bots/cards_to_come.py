"""How likely cards that are still to come allow what is planned for them."""

from functools import cache
from random import Random

from quarterdeck.games.space_alert.bots.hands import Card, matched
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import PHASE_SLOTS

SAMPLES = 16
HAND_SIZES = (5, 6, 7)
"""Cards that there will be in each phase: its pack, and some left from before."""


@cache
def _hands(content: str, size: int) -> tuple[tuple[Card, ...], ...]:
    """Hands as they might come, always the same ones."""
    luck = Random("cards to come")
    return tuple(tuple(Card(face, 0, (0,)) for face in luck.sample(pack(content).deck, size)) for _ in range(SAMPLES))


@cache
def likelihood(content: str, symbols: tuple[str, ...], size: int) -> float:
    """The chance that `size` cards from the deck show all these symbols, in any order."""
    wanted = [((0, slot), symbol) for slot, symbol in enumerate(symbols)]
    return sum(matched(wanted, hand) is not None for hand in _hands(content, size)) / SAMPLES


def doubt(content: str, plan: list[str | None], certain: int) -> float:
    """How many phases after slot `certain` are likely to fail for want of cards; of heroic ones there is no doubt."""
    total = 0.0
    for slots, size in zip(PHASE_SLOTS, HAND_SIZES, strict=True):
        if slots[0] > certain:
            symbols = [symbol for slot in slots if slot < len(plan) and (symbol := plan[slot]) and symbol[0] != "H"]
            total += 1 - likelihood(content, tuple(sorted(symbols)), size)
    return total
