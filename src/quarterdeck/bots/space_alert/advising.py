"""Advice for a crew member: the next card of the best plan, and what other cards there would be worth."""

from collections.abc import Iterator, Sequence

from quarterdeck.bots.bot import Advice
from quarterdeck.bots.space_alert.flight import fly
from quarterdeck.bots.space_alert.mind import Mind
from quarterdeck.games.space_alert import cards
from quarterdeck.games.space_alert.commands import Place
from quarterdeck.kernel.option import Option

ADVISED = 3
HOPELESS = -50.0
"""Below this the ship is lost, and points say nothing."""


def advice(mind: Mind, best: Option, options: Sequence[Option]) -> list[Advice]:
    """The best option, and the best other cards for the same slot with the rest of the plan as it is."""
    assert mind.search is not None
    first = _advice(best, mind.search.best_value, tuple(_afterwards(mind, best)))
    if not isinstance(best, Place):
        return [first]
    others = sorted(_others(mind, best, options), key=lambda one: one.value, reverse=True)
    return [first, *others[: ADVISED - 1]]


def _advice(option: Option, value: float, line: tuple[Option, ...] = ()) -> Advice:
    return Advice(option, round(value, 1), "points" if value > HOPELESS else "lost", line)


def _afterwards(mind: Mind, best: Option) -> Iterator[Option]:
    """The cards that would follow on the same board."""
    if isinstance(best, Place):
        for slot, (_, card) in sorted(mind.wanted(best.board).items()):
            if slot > best.slot:
                yield Place(best.board, card, slot)


def _others(mind: Mind, best: Place, options: Sequence[Option]) -> Iterator[Advice]:
    """Other cards in the same slot, one for each thing they do."""
    tried = {cards.top(best.card)}
    for option in options:
        if isinstance(option, Place) and (option.board, option.slot) == (best.board, best.slot):
            symbol = cards.top(option.card)
            if symbol not in tried:
                tried.add(symbol)
                yield _advice(option, _worth(mind, option, symbol))


def _worth(mind: Mind, option: Place, symbol: str) -> float:
    assert mind.search is not None
    plans = [list(plan) for plan in mind.search.best.plans]
    plans[option.board][option.slot] = symbol
    return mind.search.worth(fly(mind.search.start, plans, mind.search.best, option.slot))
