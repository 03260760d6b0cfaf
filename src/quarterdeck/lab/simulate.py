"""Simulation of many games between bots: the same seed gives the same results with any number of processes."""

import hashlib
import traceback
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.bots.bot import BotFailed
from quarterdeck.bots.registry import make_all, quick
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed, next_options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import Chooser, play_out
from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.result import Result, Standing
from quarterdeck.kernel.state import State
from quarterdeck.lab.players import Players
from quarterdeck.lab.pool import Workers, spread


class Setting(Struct, frozen=True):
    """What is simulated: a game, its set-up and its bots."""

    game: str
    seats: int
    """How many seats there are; they are numbered from 0."""
    seed: str
    setup: dict[str, Any] = {}
    """The set-up options of the game."""
    bots: tuple[str, ...] = ("random",)
    """One for all seats, or one per seat."""
    repeat: int = 1
    """How many games in a row have the same deal; the bots' own seeds always differ."""
    campaign: bool = False
    """Whether every game is played on with the games of its campaign that follow it."""

    def deal(self, number: int) -> int:
        """The number of a game's deal."""
        return number // self.repeat

    def bot(self, seat: int) -> str:
        """The bot in a seat."""
        return self.bots[seat if len(self.bots) > 1 else 0]

    def table(self, number: int) -> State:
        """The table of a game, set up but not begun."""
        return self.table_with(self.setup, f"{self.seed}/{self.deal(number)}")

    def table_with(self, options: Mapping[str, Any], seed: str) -> State:
        """A table with these set-up options, not begun."""
        game = registry.manifest_of(self.game)
        return game.rules.setup(self.seats, game.read_options(self.seats, options), Chance(seed))

    def players(self, state: State, seed: str) -> Players:
        """New bots for all seats of a table."""
        return Players(state, {seat: self.bot(seat) for seat in range(self.seats)}, self.game, seed)


class Outcome(Struct, frozen=True):
    """The outcome of one simulated game: its result, or the error that stopped it."""

    number: int
    result: Result | None = None
    decisions: int = 0
    digest: str = ""
    """The hash of the final state."""
    error: str = ""
    seconds: float = 0.0
    """The game's time at its end."""
    traceback: str = ""
    """Where the error was raised."""
    games: int = 1
    """How many games of a campaign were played."""

    def standing(self, setting: Setting) -> Standing:
        """How it ended for every seat."""
        return self.ended.standing(setting.seats)

    @property
    def ended(self) -> Result:
        """The result of a game that came to its end."""
        assert self.result is not None, self.error
        return self.result


def simulate(setting: Setting, games: int, jobs: Workers = 1) -> Iterator[Outcome]:
    """The outcomes of games 0, 1, 2, ... in this order."""
    check(setting)
    yield from spread(partial(simulated, setting), games, jobs)


def check(setting: Setting) -> None:
    """Refuse a set-up or bots that cannot be played, before the first game."""
    registry.manifest_of(setting.game).table_for(setting.seats, setting.setup, Chance("trial"))
    make_all(setting.bots, setting.game, setting.seats, "trial")


def simulated(setting: Setting, number: int) -> Outcome:
    """One game between bots. An error of the rules or of a bot is part of the outcome and does not end the run."""
    try:
        if setting.campaign:
            return _campaign(setting, number)
        return _between_bots(setting, number, setting.table(number), f"{setting.seed}/{number}")
    except Exception as error:
        return broken(number, error)


def _between_bots(setting: Setting, number: int, state: State, seed: str) -> Outcome:
    """Let new bots play a table to its end."""
    players = setting.players(state, seed)
    state.advance()
    return played(setting, number, state, players.choose, players)


def _campaign(setting: Setting, number: int) -> Outcome:
    """A whole campaign, with seeds as `Campaign` derives them; its result is that of its last game."""
    rules, seed = registry.rules_of(setting.game), f"{setting.seed}/{setting.deal(number)}"
    options: Mapping[str, Any] | None = setting.setup
    outcomes: list[Outcome] = []
    while options is not None:
        game = len(outcomes) + 1
        state = setting.table_with(options, game_seed(seed, game))
        outcomes.append(_between_bots(setting, number, state, f"{setting.seed}/{number}/{game}"))
        options = next_options(rules, state)
    decisions, seconds = sum(one.decisions for one in outcomes), sum(one.seconds for one in outcomes)
    whole = {"decisions": decisions, "seconds": seconds, "digest": digest(outcomes), "games": len(outcomes)}
    return msgspec.structs.replace(outcomes[-1], **whole)


def finished_campaign_game(setting: Setting, number: int, last: int) -> State:
    """The finished table of game `last` of a campaign, from 1 on; the game's quick bot plays the games before it."""
    rules, seed = registry.rules_of(setting.game), f"{setting.seed}/{setting.deal(number)}"
    before = msgspec.structs.replace(setting, bots=(quick(setting.game),))
    state = setting.table_with(setting.setup, game_seed(seed, 1))
    for game in range(1, last):
        _between_bots(before, number, state, f"{setting.seed}/{number}/{game}")
        options = next_options(rules, state)
        assert options is not None, f"the campaign ends with its game {game}"
        state = setting.table_with(options, game_seed(seed, game + 1))
    _between_bots(setting, number, state, f"{setting.seed}/{number}/{last}")
    return state


def broken(number: int, error: Exception) -> Outcome:
    """The outcome of a game that an error stopped."""
    where = "".join(traceback.format_exception(error))
    return Outcome(number, error=f"{type(error).__name__}: {error}", traceback=where)


def played(setting: Setting, number: int, state: State, choose: Chooser, players: Players) -> Outcome:
    """Play a table to its end."""
    play_to_end(state, choose, players)
    result = registry.rules_of(setting.game).result(state)
    players.end(result)
    state.event_sink = None  # the digest must not depend on recorded events
    ended = hashlib.sha256(state.to_json()).hexdigest()
    return Outcome(number, result, players.decisions, ended, seconds=state.now)


def play_to_end(state: State, choose: Chooser, players: Players) -> None:
    """Let bots play a table to its end; one that chooses something illegal is named."""
    players.begin()
    try:
        play_out(state, choose)
    except Illegal as error:
        raise BotFailed(f"{players.name(players.asked)} chose something illegal: {error}") from error


def digest(outcomes: Iterable[Outcome]) -> str:
    """One hash over all final states, in the order of the games."""
    return digest_of(outcome.digest for outcome in outcomes)


def digest_of(digests: Iterable[str]) -> str:
    """One hash over the digests of games."""
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()
