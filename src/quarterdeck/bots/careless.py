"""Bots that make mistakes: for people who are new to a game, and for tests that need varied but sensible play."""

from collections import Counter
from collections.abc import Sequence

from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.bots.registry import make_by_seat, quick
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

SLIPS = 3
"""A careless bot chooses at random once in this many choices."""
EXPERIMENTS = 4
"""A curious table picks its least chosen kind once in this many choices."""


class Careless:
    """Plays like another bot, most of the time."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self._bot, self._chance = bot, Chance(f"{seed}/slips")

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if self._chance.below("slip", SLIPS) == 0:
            return options[self._chance.below("option", len(options))]
        return self._bot.choose(seat, options)


class CuriousTable:
    """Players for all seats of a table: quick bots that try every kind of option once, then now and then a rare one.

    They reach far more kinds of option than random play. `Trial(..., players=partial(CuriousTable, game, seats))` lets
    them play a game of the conformance suite.
    """

    def __init__(self, game: str, seats: int, seed: str, *, chosen: Counter[str] | None = None) -> None:
        """`chosen` counts by key how often kinds were chosen; tables that share it look for what no other has tried."""
        self._bots = make_by_seat(dict.fromkeys(range(seats), quick(game)), game, seed)
        self._chance = Chance(f"{seed}/experiments")
        self._chosen: Counter[str] = Counter() if chosen is None else chosen

    def __call__(self, table: State, seat: int, options: Sequence[Option]) -> Option | None:
        least = min(self._chosen[option.key] for option in options)
        if least == 0 or self._chance.below("experiment", EXPERIMENTS) == 0:
            rare = [option for option in options if self._chosen[option.key] == least]
            chosen: Option | None = rare[self._chance.below("option", len(rare))]
        else:
            chosen = self._bots[seat].choose(Seat(table, seat), options)
        self._chosen.update([] if chosen is None else [chosen.key])
        return chosen
