"""Episodes of Gen7 played by chance up to a certain moment."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random

from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.state import QUARTERS
from quarterdeck.kernel.history import Game
from tests.gen7.episodes import played_out
from tests.gen7.logs import log_before

MOST_DECISIONS = 3000
BUSY = ("place", "lay-die", "commit", "end-turn", "join")
"""What is chosen where it can be: dice come onto the ship, and turns to their end."""

Wanted = Callable[[Game], bool]


def asks(frame: str, seat: int = 0, alone: bool = False) -> Wanted:
    """Whether a seat is asked this, and perhaps nobody else."""
    return lambda game: (
        game.state.agenda[-1].name == frame and (game.seats() == (seat,) if alone else seat in game.seats())
    )


def played(until: Wanted, seed: str, seats: int = 3) -> Game | None:
    """An episode up to the first moment that is wanted, if it comes."""
    game, luck = Game("gen7", seats=seats, seed=seed), Random(seed)
    for _ in range(MOST_DECISIONS):
        if game.over or until(game):
            break
        seat = game.seats()[-1]
        options = [str(option) for option in game.choices(seat)]
        busy = [option for option in options if option.split(" ")[0] in BUSY]
        game.act(seat, luck.choice(busy or options))
    return None if game.over else game


def found(until: Wanted, seats: int = 3) -> Game:
    """The first seed that leads there."""
    games = (played(until, seed=str(seed), seats=seats) for seed in range(40))
    return next(game for game in games if game is not None)


@cache
def first_turn() -> Game:
    """Set-up and draft are over, and the first player's first turn begins."""
    return found(asks("taking-turn"))


@cache
def equal_dice() -> Game:
    """A turn with two dice that look alike."""
    turn = asks("taking-turn")
    return found(lambda game: turn(game) and bool(lookalikes(game)))


def lookalikes(game: Game) -> list[tuple[int, int]]:
    """Pairs of dice in the first player's pool that look alike, by their places there."""
    pool = [(die.kind, die.result) for die in game.state.players[0].dice if die.at == QUARTERS]
    return [(one, other) for one, other in combinations(range(len(pool)), 2) if pool[one] == pool[other]]


@cache
def turn_of_four() -> Game:
    """Four officers, and every sector has a crew."""
    return found(asks("taking-turn"), seats=4)


@cache
def four_shared_spots() -> Game:
    """A turn while a key task with four shared spots lies in the row."""
    spots = pack().key_tasks
    turn = asks("taking-turn")
    return found(lambda game: turn(game) and any(spots[task.card].spots == 4 for task in game.state.row))


@cache
def meeting_called() -> Game:
    """The first player is asked to join a work meeting."""
    return found(asks("joining"))


@cache
def robot_to_send_home() -> Game:
    return found(asks("reprogramming"), seats=4)


@cache
def new_algorithm() -> Game:
    return found(asks("arranging"))


@cache
def at_crossroads() -> Game:
    return found(asks("at-crossroads"))


@cache
def last_ballot() -> Game:
    """All others have voted already."""
    return found(asks("voting", alone=True))


@cache
def second_ballot() -> Game:
    """A vote has ended in a tie, and the first player votes once more."""
    return found(lambda game: asks("voting")(game) and game.state.agenda[-1].again)


@cache
def two_frames() -> Game:
    """A turn in an episode in which a room with two groups of shared spots has joined the ship."""
    return begun("5.00")


def begun(entry: str, pack: str = "base") -> Game:
    """The first player's first turn in an episode that begins at this entry."""
    game, turn = Game("gen7", seats=3, seed="begun", pack=pack, **log_before(entry, 3)), asks("taking-turn")
    while not turn(game):
        seat = game.seats()[0]
        options = [str(option) for option in game.choices(seat)]
        game.act(seat, next((one for one in options if one.startswith("pass")), options[0]))
    return game


@cache
def meeting() -> Game:
    """Work tasks are shared out, and the choice of one has no button."""
    return found(asks("meeting", alone=True))


@cache
def lecture() -> Game:
    """The coach of a first episode says the first thing."""
    return Game("gen7", seats=3, seed="lecture", guided=True)


@cache
def lecture_before_cards() -> Game:
    """The coach says the first thing while the cards of the draft lie before the reader."""
    games = (Game("gen7", seats=3, seed=str(seed), guided=True) for seed in range(40))
    return next(game for game in games if game.state.players[0].drawn_work_tasks)


@cache
def ended() -> Game:
    """The first episode is over."""
    return played_out("ended")


@cache
def ended_campaign() -> Game:
    """The last episode is over."""
    return played_out("ended", "7.00", flags=["seeds"])


@cache
def help_asked() -> Game:
    """The first player has laid a die on shared spots and asks for help; only the second can give some."""
    return next(game for game in map(_asked_for_help, range(200)) if game is not None)


@cache
def filling() -> Game:
    """The first player has laid a die on shared spots, and others are still empty."""
    return next(game for game in map(_begun_filling, range(200)) if game is not None)


def _begun_filling(seed: int) -> Game | None:
    game = played(asks("taking-turn"), seed=str(seed))
    if game is None or not _choose(game, 0, "propose") or not _choose(game, 0, "lay-die"):
        return None
    return None if _offers(game, 0, "commit") else game


def _asked_for_help(seed: int) -> Game | None:
    game = played(asks("taking-turn"), seed=str(seed))
    if game is None or not _choose(game, 0, "propose") or not _choose(game, 0, "lay-die"):
        return None
    if not _choose(game, 0, "ask-for-help") or 1 not in game.seats() or not _offers(game, 1, "lay-die"):
        return None
    if 2 in game.seats():
        game.act(2, "refuse")
    return game


def _offers(game: Game, seat: int, verb: str) -> list[str]:
    return [option for option in map(str, game.choices(seat)) if option.split(" ")[0] == verb]


def _choose(game: Game, seat: int, verb: str) -> bool:
    """The first choice of a kind, if there is one."""
    options = _offers(game, seat, verb)
    if options:
        game.act(seat, options[0])
    return bool(options)


def almost_ended(left: int = 1) -> Game:
    """The same episode as `ended`, but for its last decisions."""
    whole = ended().record
    game, last = Game("gen7", seats=whole.seats, seed=whole.seed), len(whole.inputs) - left
    for given in whole.inputs[:last]:
        game.act(given.seat, given.do)
    return game


@cache
def at_anothers_crossroads() -> Game:
    """A crossroads card that concerns somebody else than the first player."""
    alone = [asks("at-crossroads", seat, alone=True) for seat in (1, 2)]
    return found(lambda game: any(here(game) for here in alone))
