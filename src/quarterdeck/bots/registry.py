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
    ("normal", "space-alert"): "quarterdeck.bots.space_alert:Hasty",
    ("normal", "starship-captains"): "quarterdeck.bots.starship_captains:Thumb",
    ("hard", "space-alert"): "quarterdeck.bots.space_alert:Planner",
    ("hard", "starship-captains"): "quarterdeck.bots.starship_captains:Hard",
}
"""`module:name` of what makes a bot from a seed, imported when first asked for."""
IN_TIME = {("hard", "starship-captains"): "quarterdeck.bots.starship_captains:in_time"}
"""Who makes the same bots for tables where people wait: limited by the clock, they do not play the same again."""
SLOW = ("hard",)
"""Those who think for a while."""
Maker = Callable[[str], Bot]
Places = Mapping[tuple[str, str], str]


class UnknownBot(QuarterdeckError):
    """A name under which no bot plays this game, or not one for every seat."""


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return [name for name, plays in PLACES if plays in (ANY_GAME, game)]


def all_quick(game: str) -> list[str]:
    """The bots of a game that answer at once, each by the first of its names."""
    first: dict[str, str] = {}
    for name in names(game):
        first.setdefault(_place(name, game, PLACES), name)
    return [name for name in first.values() if name not in SLOW]


def quick(game: str) -> str:
    """The best bot of a game that answers at once."""
    return "thumb" if "thumb" in names(game) else "random"


def bot(name: str, game: str, seed: str, *, in_time: bool = False) -> Bot:
    """A new bot for one seat; `in_time`: for people who wait."""
    return team(name, game, [seed], in_time=in_time)[0]


def team(name: str, game: str, seeds: Sequence[str], *, in_time: bool = False) -> list[Bot]:
    """New bots of one name for seats of one table; they talk to each other where they can (`together`)."""
    made = _maker(name, game, IN_TIME if in_time else {})
    together: Callable[[Sequence[str]], list[Bot]] | None = getattr(made, "together", None)
    return together(seeds) if together else [made(seed) for seed in seeds]


def _maker(name: str, game: str, rather: Places) -> Maker:
    if name not in names(game):
        raise UnknownBot(f"no bot called {name!r} plays {game}; there are {', '.join(names(game))}")
    module, _, attribute = _place(name, game, {**PLACES, **rather}).partition(":")
    made: Maker = getattr(import_module(module), attribute)
    return made


def _place(name: str, game: str, places: Places) -> str:
    return places.get((name, game)) or places[name, ANY_GAME]


def company(levels: Mapping[int, str], game: str, seed: str, *, in_time: bool = False) -> dict[int, Bot]:
    """Bots for some seats of a table, by seat; those of one name are a team."""
    made: dict[int, Bot] = {}
    for name in dict.fromkeys(levels.values()):
        taken = [seat for seat in levels if levels[seat] == name]
        seeds = [f"{seed}/bot/{seat}" for seat in taken]
        made.update(zip(taken, team(name, game, seeds, in_time=in_time), strict=True))
    return made


def crew(wanted: Sequence[str], game: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; one name stands for all of them, and `module:Class` for somebody's own bot."""
    if len(wanted) not in (1, seats):
        raise UnknownBot(f"{len(wanted)} bots for {seats} seats: name one for all seats, or {seats}")
    each = dict(enumerate(list(wanted) * seats if len(wanted) == 1 else wanted))
    made = company({seat: name for seat, name in each.items() if ":" not in name}, game, seed)
    return [made[seat] if seat in made else guest(name, f"{seed}/bot/{seat}") for seat, name in each.items()]


def guest(place: str, seed: str) -> Bot:
    """Somebody's own bot, from `module:Class`; for programs only, as importing a module runs it."""
    module, _, attribute = place.partition(":")
    try:
        made: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"no bot at {place!r}: {error}") from None
    return made(seed)
