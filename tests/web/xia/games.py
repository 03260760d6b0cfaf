"""Games of Xia played by the scripted captains up to a certain moment."""

from collections.abc import Callable
from functools import cache
from typing import Any

from quarterdeck.bots.bot import Seat
from quarterdeck.games.xia.bots import Thumb
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game

SEED = 7
SEEDS = range(SEED, SEED + 40)
"""Tried one after the other: the first game with the wanted moment is taken, however the captains play."""
WARMED_UP = 250
"""Decisions after which several sectors and outfits are there."""

Wanted = Callable[[Game], bool]


def asks(frame: str, seat: int = 0) -> Wanted:
    """Whether a seat is asked this."""
    return lambda game: game.seats() == (seat,) and game.state.agenda[-1].name == frame


def played(until: Wanted, seats: int = 4, least: int = WARMED_UP, **options: Any) -> Game:
    """The first game that comes to this moment, stopped there."""
    for seed in SEEDS:
        game = Game("xia", seats=seats, seed=str(seed), **options)
        play(game, until, least)
        if until(game):
            return game
    raise LookupError(f"no game with the seeds {SEEDS} comes to the wanted moment")


def play(game: Game, until: Wanted, least: int) -> None:
    """To the moment after at least so many decisions, or to the end."""
    captains = [Thumb(f"{game.record.seed}/{seat}") for seat in range(game.record.seats)]
    decisions = 0
    while not game.over and not (decisions >= least and until(game)):
        seat = game.seats()[0]
        options = game.choices(seat)
        game.act(seat, str(captains[seat].choose(Seat(game.state, seat), options) or options[0]))
        decisions += 1


@cache
def on_the_move() -> Game:
    """The first captain has at least four points left, a hex to fly to that no option names, and rocks nearby."""
    return played(lambda game: asks("moving")(game) and game.state.movement.points >= 4 and is_varied(game))


def is_varied(game: Game) -> bool:
    """Whether there is an unlisted hex two steps away, and one behind a single roll for asteroids."""
    listed, reach = {str(option) for option in game.choices(0)}, free_ways(game)
    flights = [spot for spot, way in reach.items() if len(way["hexes"]) == 2 and not way["rolls"]]
    rocks = [way for way in reach.values() if way["rolls"] == ["asteroid"]]
    return bool(rocks) and any(f"fly {spot}" not in listed for spot in flights)


def free_ways(game: Game) -> dict[str, Any]:
    """The safest way to each hex where the first captain may stop."""
    return {spot: found["ways"][0] for spot, found in game.view(0)["reach"].items() if found["free"]}


@cache
def at_actions() -> Game:
    return played(asks("action-phase"))


@cache
def at_the_last_action() -> Game:
    """Ending the actions ends the first captain's turn, which cannot be taken back (XIA-R14)."""
    return played(lambda game: asks("action-phase")(game) and ends_for_good(game))


def ends_for_good(game: Game) -> bool:
    ends = [option for option in game.choices(0) if str(option) == "end-actions"]
    return len(game.choices(0)) > 2 and bool(final_options(game.state, 0, ends))


@cache
def with_stored_moves() -> Game:
    """The first captain may spend stored moves after another's turn (XIA-4.4.2)."""
    return played(asks("spending-moves"), seats=3, least=0, goal=15, rounds=25)


@cache
def with_two_ways() -> Game:
    """The first captain can fly around something or through it."""
    return played(lambda game: asks("moving")(game) and any(map(is_choice, game.view(0)["reach"].values())))


def is_choice(found: dict[str, Any]) -> bool:
    """Whether several ways lead to a hex."""
    return bool(found["free"]) and len(found["ways"]) > 1


@cache
def with_an_engine() -> Game:
    """The first captain may start an engine."""
    return played(lambda game: asks("action-phase")(game) and any("engine" in str(one) for one in game.choices(0)))


@cache
def moving_with_a_mission() -> Game:
    """The first captain flies with a mission that can be discarded, and not be carried out while he moves."""
    return played(lambda game: asks("moving")(game) and "abort" in map(str, game.choices(0)), least=0)


@cache
def beginning() -> Game:
    """Nothing has happened yet."""
    return Game("xia", seats=3, seed=str(SEED))


@cache
def finished() -> Game:
    """A short game to its end (XIA-R27)."""
    return played(lambda game: game.over, seats=3, rounds=3)


@cache
def finished_by_four() -> Game:
    """A whole game, in which fame came from everywhere."""
    return played(lambda game: game.over, seats=4)


@cache
def in_business() -> Game:
    """The first captain is on a planet, without money for everything."""
    return played(lambda game: asks("business")(game) and game.state.captains[0].credits < 4000, least=0)


@cache
def laden_and_rich() -> Game:
    """The first captain has several cubes of a kind, and credits to give away."""
    return played(lambda game: asks("action-phase")(game) and is_laden_and_rich(game), seats=5)


def is_laden_and_rich(game: Game) -> bool:
    captain = game.state.captains[0]
    return captain.credits >= 2000 and max(captain.cargo.values(), default=0) > 2


@cache
def arming() -> Game:
    """The first captain may arm four markers or fewer."""
    return played(lambda game: asks("arming")(game) and len(game.choices(0)) == 5, least=0)
