"""Voyages played by the scripted captains up to a certain moment."""

from collections.abc import Callable
from functools import cache

from quarterdeck.bots.bot import Seat
from quarterdeck.games.starship_captains.bots import Thumb
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game

SEED = "7"
WARMED_UP = 60
"""Decisions after which most things lie on the table."""

Wanted = Callable[[Game], bool]


def asks(frame: str, seat: int = 0) -> Wanted:
    """Whether a seat is asked this."""
    return lambda game: game.seats() == (seat,) and game.state.agenda[-1].name == frame


def voyage(seats: int, until: Wanted = lambda game: game.over, seed: str = SEED, least: int = WARMED_UP) -> Game:
    game = Game("starship-captains", seats=seats, seed=seed)
    captains = [Thumb(f"{seed}/{seat}") for seat in range(seats)]
    decisions = 0
    while not game.over and not (decisions >= least and until(game)):
        seat = game.seats()[0]
        options = game.choices(seat)
        game.act(seat, str(captains[seat].choose(Seat(game.state, seat), options) or options[0]))
        decisions += 1
    return game


@cache
def at_turn() -> Game:
    return voyage(3, asks("turn"))


@cache
def on_the_move() -> Game:
    return voyage(3, asks("moving"))


@cache
def on_mission() -> Game:
    return voyage(3, asks("assigning"))


@cache
def choosing_technology() -> Game:
    return voyage(3, asks("taking-technology"))


@cache
def finished(seats: int = 3) -> Game:
    return voyage(seats)


@cache
def solo() -> Game:
    """Nothing has happened yet."""
    return Game("starship-captains", seats=1, seed=SEED)


@cache
def last_round_of_solo() -> Game:
    """Alone, at the first turn of the last round."""
    return voyage(1, lambda game: asks("turn")(game) and game.state.round == game.state.last_round, least=0)


@cache
def guided() -> Game:
    """The first guided game to its end, always by the first option."""
    game = Game("starship-captains", seats=1, seed=SEED, guided=True)
    while not game.over:
        game.act(0, str(game.choices(0)[0]))
    return game


@cache
def with_drawn_cards() -> Game:
    """Two captains, one of whom looks at drawn technologies."""
    for number in range(60):
        game = voyage(2, asks("installing"), seed=f"drawn {number}", least=0)
        if not game.over:
            return game
    raise AssertionError("nobody ever draws cards")


@cache
def with_two_tokens() -> Game:
    """Both events that lay tokens on stations have happened."""
    return voyage(3, lambda game: any(len(tokens) == 2 for tokens in game.state.tokens.values()), seed="t53", least=0)


@cache
def with_a_misfit() -> Game:
    """A figure that does not match its row is on a mission."""
    return voyage(2, lambda game: game.seats() == (0,) and bool(game.state.captains[0].unfit), seed="u1", least=0)


@cache
def with_a_shared_room() -> Game:
    """The androids' event has happened, and the first captain may activate the room it shares."""

    def wanted(game: Game) -> bool:
        rooms = [f"activate {card}" for card in game.state.shared]
        return asks("turn")(game) and any(str(option).startswith(tuple(rooms)) for option in game.choices(0) if rooms)

    return voyage(2, wanted, seed="s6", least=0)


@cache
def with_a_furnished_technology() -> Game:
    """Collective research has put an artifact into a room technology of the first captain."""

    def wanted(game: Game) -> bool:
        captain = game.state.captains[0]
        return asks("turn")(game) and any(room in captain.slots for room in captain.in_rooms)

    return voyage(2, wanted, seed="f6", least=0)


@cache
def with_furnished_rooms() -> Game:
    """Collective research has put artifacts into two basic rooms of the first captain."""
    return voyage(2, lambda game: asks("turn")(game) and len(game.state.captains[0].in_rooms) == 2, seed="v29", least=0)


@cache
def final_on_a_mission(frame: str) -> Game:
    """In the middle of a mission the first captain is asked this, and most of the answers cannot be taken back."""

    def wanted(game: Game) -> bool:
        if not asks(frame)(game) or len(game.state.captains[0].assigned) < 2:
            return False
        return len(final_options(game.state, 0, game.choices(0))) >= 4

    return voyage(2, wanted, seed="v2", least=0)


@cache
def between_pirates() -> Game:
    """The first captain may fly past any of three pirates."""

    def wanted(game: Game) -> bool:
        routes = [text.removeprefix("fly ") for text in map(str, game.choices(0))] if asks("moving")(game) else []
        return sum(bool(game.state.routes.get(route)) for route in routes) >= 3

    return voyage(2, wanted, seed="v2", least=0)


@cache
def after_shadow() -> Game:
    """Alone, after the first turn: one of Captain Shadow's action cards lies above the first space."""
    return voyage(1, lambda game: asks("turn")(game) and bool(game.state.shadow.turned), least=0)


@cache
def with_rows_of_all_kinds() -> Game:
    """The first captain's mission has a row that was applied, one that was left out, and one that is asked about."""

    def wanted(game: Game) -> bool:
        return asks("row-choice")(game) and game.state.agenda[-1].row == 2 and game.state.captains[0].unfit == [1]

    return voyage(2, wanted, seed="w0", least=0)
