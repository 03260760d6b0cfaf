"""The bots there are, by name and game."""

from collections.abc import Callable, Sequence
from importlib import import_module

from quarterdeck.bots.bot import Bot
from quarterdeck.kernel.errors import QuarterdeckError

ANY_GAME = ""
PLACES = {
    ("random", ANY_GAME): "quarterdeck.bots.random:RandomBot",
    ("thumb", "space-alert"): "quarterdeck.bots.space_alert:Thumb",
    ("thumb", "starship-captains"): "quarterdeck.bots.starship_captains:Thumb",
    ("hard", "space-alert"): "quarterdeck.bots.space_alert:Planner",
}
"""`module:Class` of every bot, imported when first asked for."""


class UnknownBot(QuarterdeckError):
    """A name under which no bot plays this game, or not one for every seat."""


def names(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    return [name for name, plays in PLACES if plays in (ANY_GAME, game)]


def best(game: str) -> str:
    """The strongest bot of a game."""
    return names(game)[-1]


def bot(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat."""
    return team(name, game, [seed])[0]


def team(name: str, game: str, seeds: Sequence[str]) -> list[Bot]:
    """New bots of one name for seats of one table; they talk to each other where they can (`together`)."""
    if name not in names(game):
        raise UnknownBot(f"no bot called {name!r} plays {game}; there are {', '.join(names(game))}")
    place = PLACES.get((name, game)) or PLACES[name, ANY_GAME]
    module, _, attribute = place.partition(":")
    made: Callable[[str], Bot] = getattr(import_module(module), attribute)
    together: Callable[[Sequence[str]], list[Bot]] | None = getattr(made, "together", None)
    return together(seeds) if together and seeds else [made(seed) for seed in seeds]


def crew(wanted: Sequence[str], game: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; one name stands for all of them."""
    if len(wanted) not in (1, seats):
        raise UnknownBot(f"{len(wanted)} bots for {seats} seats: name one for all seats, or {seats}")
    each = list(wanted) * seats if len(wanted) == 1 else list(wanted)
    made: dict[int, Bot] = {}
    for name in dict.fromkeys(each):
        taken = [seat for seat in range(seats) if each[seat] == name]
        made.update(zip(taken, team(name, game, [f"{seed}/bot/{seat}" for seat in taken]), strict=True))
    return [made[seat] for seat in range(seats)]
