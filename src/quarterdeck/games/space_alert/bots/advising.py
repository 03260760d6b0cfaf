"""Advice for a crew member: the next card of the best plan, and what other cards there would be worth."""

from collections.abc import Iterator, Sequence

from quarterdeck.bots.bot import Advice
from quarterdeck.games.space_alert.bots.flight import Course, fly
from quarterdeck.games.space_alert.bots.mind import Mind
from quarterdeck.games.space_alert.bots.search import Search
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.rules.commands import Place
from quarterdeck.kernel.option import Option

ADVISED = 3
HOPELESS = -50.0
"""Below this the ship is lost, and points say nothing."""


def advice(mind: Mind, best: Option, options: Sequence[Option]) -> list[Advice]:
    """The best option, and the best other cards for the same slot with the rest of the plan as it is."""
    search = mind.search
    assert search is not None
    first = _advice(search, best, search.best, search.best_value, tuple(_afterwards(mind, best)))
    if not isinstance(best, Place):
        return [first]
    others = [(option, course, search.worth(course)) for option, course in _others(search, best, options)]
    others.sort(key=lambda other: other[-1], reverse=True)
    return [first, *(_advice(search, *other) for other in others[: ADVISED - 1])]


def _advice(search: Search, option: Option, course: Course, worth: float, line: tuple[Option, ...] = ()) -> Advice:
    """What an option is worth to the search says whether the ship is lost; people are told the score."""
    return Advice(option, round(search.points(course), 1), "points" if worth > HOPELESS else "lost", line)


def _afterwards(mind: Mind, best: Option) -> Iterator[Option]:
    """The cards that would follow on the same board."""
    if isinstance(best, Place):
        for slot, (_, card) in sorted(mind.wanted(best.board).items()):
            if slot > best.slot:
                yield Place(best.board, card, slot)


def _others(search: Search, best: Place, options: Sequence[Option]) -> Iterator[tuple[Option, Course]]:
    """Other cards in the same slot, one for each thing they do, with the flight that would come of it."""
    tried = {cards.top(best.card)}
    for option in options:
        if isinstance(option, Place) and (option.board, option.slot) == (best.board, best.slot):
            symbol = cards.top(option.card)
            if symbol not in tried:
                tried.add(symbol)
                yield option, _flown_with(search, option, symbol)


def _flown_with(search: Search, option: Place, symbol: str) -> Course:
    plans = [list(plan) for plan in search.best.plans]
    plans[option.board][option.slot] = symbol
    return fly(search.start, plans, search.best, option.slot)
