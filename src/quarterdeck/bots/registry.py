"""Registry of bots: by name and game, `module:Class`, a class, an object or a function."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quarterdeck.bots.bot import Bot, ChooseOption, FunctionBot
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.manifest import ImportPath, import_object
from quarterdeck.kernel.registry import manifest_of

RANDOM = "random"
ANY_GAME = {RANDOM: "quarterdeck.bots.random:RandomBot"}
"""The bots that play every game."""
Maker = Callable[[str], Bot]
Player = str | type[Bot] | Bot | ChooseOption
"""Who sits in a seat: a bot's name or `module:Class`, a class, an object with `choose`, or a function that chooses."""


class UnknownBot(QuarterdeckError):
    """No bot of this name plays the game, or the seats do not have one bot each."""


def makers(game: str) -> dict[str, ImportPath]:
    """What makes each bot of a game, by the bot's name."""
    return {**ANY_GAME, **manifest_of(game).bots.makers}


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return list(makers(game))


def all_quick(game: str) -> list[str]:
    """The bots of a game that answer at once, each by the first of its names."""
    first: dict[str, str] = {}
    for name, place in makers(game).items():
        first.setdefault(place, name)
    return [name for name in first.values() if name not in manifest_of(game).bots.slow]


def quick(game: str) -> str:
    """The best bot of a game that answers at once."""
    return manifest_of(game).bots.quick


def bot(name: str, game: str, seed: str, *, in_time: bool = False) -> Bot:
    """A new bot for one seat; `in_time`: for people who wait."""
    return make_team(name, game, [seed], in_time=in_time)[0]


def make_team(name: str, game: str, seeds: Sequence[str], *, in_time: bool = False) -> list[Bot]:
    """New bots of one name for seats of one table; they talk to each other if their class has a `make_team`."""
    made = _maker(name, game, in_time)
    together: Callable[[Sequence[str]], list[Bot]] | None = getattr(made, "make_team", None)
    return together(seeds) if together else [made(seed) for seed in seeds]


def _maker(name: str, game: str, in_time: bool) -> Maker:
    known = makers(game)
    if name not in known:
        raise UnknownBot(f"no bot called {name!r} plays {game}; there are {', '.join(known)}")
    timed = manifest_of(game).bots.timed if in_time else {}
    made: Maker = import_object(timed.get(name, known[name]))
    return made


def make_by_seat(levels: Mapping[int, str], game: str, seed: str, *, in_time: bool = False) -> dict[int, Bot]:
    """Bots for some seats of a table, by seat; those of one name are a team."""
    made: dict[int, Bot] = {}
    for name in dict.fromkeys(levels.values()):
        taken = [seat for seat in levels if levels[seat] == name]
        seeds = [f"{seed}/bot/{seat}" for seat in taken]
        made.update(zip(taken, make_team(name, game, seeds, in_time=in_time), strict=True))
    return made


def make_all(wanted: Sequence[Player], game: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; a single one is used for all seats."""
    if len(wanted) not in (1, seats):
        raise UnknownBot(f"{len(wanted)} bots for {seats} seats: name one for all seats, or {seats}")
    each = [*wanted] * seats if len(wanted) == 1 else wanted
    made = make_players(dict(enumerate(each)), game, seed)
    return [made[seat] for seat in range(seats)]


def make_players(wanted: Mapping[int, Player], game: str, seed: str) -> dict[int, Bot]:
    """A bot for each of these seats; those of one name are a team."""
    named = {seat: one for seat, one in wanted.items() if isinstance(one, str) and ":" not in one}
    made = make_by_seat(named, game, seed)
    others = {seat: custom_bot(one, f"{seed}/bot/{seat}") for seat, one in wanted.items() if seat not in named}
    return {**made, **others}


def custom_bot(player: Player, seed: str) -> Bot:
    """Somebody's own bot; `module:Class` is for programs only, as importing a module runs it."""
    if isinstance(player, str):
        return _made(_imported(player), seed, player)
    if isinstance(player, type):
        return _made(player, seed, player.__qualname__)
    if hasattr(player, "choose"):
        return player
    if callable(player):
        return FunctionBot(player)
    raise UnknownBot(f"{player!r} is no bot: give a name, a class, an object with `choose`, or a function")


def _imported(place: str) -> Any:
    try:
        return import_object(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"no bot at {place!r}: {error}") from None


def _made(maker: Any, seed: str, name: str) -> Bot:
    """A bot made from its seed; anything that cannot be made that way is refused."""
    if not callable(maker):
        raise UnknownBot(f"{name} is no bot class")
    try:
        inspect.signature(maker).bind(seed)
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be made from a seed, write `def __init__(self, seed: str)`: {error}") from None
    made: Bot = maker(seed)
    if not hasattr(made, "choose"):
        raise UnknownBot(f"{name} has no method `choose`")
    return made
