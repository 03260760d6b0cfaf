"""The bots there are, by name and game."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from quarterdeck.bots.bot import Bot
from quarterdeck.kernel.errors import QuarterdeckError

ANY_GAME = ""
PLACES = {
    ("random", ANY_GAME): "quarterdeck.bots.random:RandomBot",
    ("thumb", "space-alert"): "quarterdeck.bots.space_alert:Thumb",
    ("thumb", "starship-captains"): "quarterdeck.bots.starship_captains:Thumb",
    ("easy", "space-alert"): "quarterdeck.bots.space_alert:Thumb",
    ("easy", "starship-captains"): "quarterdeck.bots.starship_captains:easy",
    ("normal", "space-alert"): "quarterdeck.bots.space_alert:Thumb",
    ("normal", "starship-captains"): "quarterdeck.bots.starship_captains:Thumb",
    ("hard", "starship-captains"): "quarterdeck.bots.starship_captains:Hard",
}
"""`module:name` of what makes a bot from a seed, imported when first asked for."""


class UnknownBot(QuarterdeckError):
    """A name under which no bot plays this game, or not one for every seat."""


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return [name for name, plays in PLACES if plays in (ANY_GAME, game)]


def bot(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat."""
    if name not in names(game):
        raise UnknownBot(f"no bot called {name!r} plays {game}; there are {', '.join(names(game))}")
    place = PLACES.get((name, game)) or PLACES[name, ANY_GAME]
    module, _, attribute = place.partition(":")
    made: Callable[[str], Bot] = getattr(import_module(module), attribute)
    return made(seed)


def company(levels: Mapping[int, str], game: str, seed: str) -> dict[int, Bot]:
    """Bots for some seats of a table, by seat."""
    return {seat: bot(name, game, f"{seed}/bot/{seat}") for seat, name in levels.items()}


def crew(wanted: Sequence[str], game: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; one name stands for all of them."""
    if len(wanted) not in (1, seats):
        raise UnknownBot(f"{len(wanted)} bots for {seats} seats: name one for all seats, or {seats}")
    each = list(wanted) * seats if len(wanted) == 1 else wanted
    return list(company(dict(enumerate(each)), game, seed).values())
