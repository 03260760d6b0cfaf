"""The bots at a simulated table: they are asked, told what happens, and named in errors."""

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.bots.bot import Bot, BotFailed, Seat
from quarterdeck.bots.registry import Player, make_players
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State


class Players:
    """Bots in some or all seats of a table, each with its own view.

    Made before the table advances to its first decision, so that bots that observe learn of the set-up too.
    """

    def __init__(self, state: State, wanted: Mapping[int, Player], game: str, seed: str) -> None:
        self.state, self.wanted = state, wanted
        self.bots = make_players(wanted, game, seed)
        if state.event_sink is None and any(hasattr(bot, "observe") for bot in self.bots.values()):
            state.event_sink = []
        self.seats = {seat: Seat(state, seat, state.event_sink) for seat in self.bots}
        self._heard = dict.fromkeys(self.bots, 0)
        self._observing = frozenset(seat for seat, bot in self.bots.items() if hasattr(bot, "observe"))
        self.decisions = 0
        self.asked = -1
        """The seat that was asked last."""

    def begin(self) -> None:
        """Tell the bots that the game begins; the table is at its first decision."""
        self._call_hook("begin")

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        """What the bot in a seat chooses."""
        self.decisions += 1
        self.asked = seat
        if seat in self._observing:
            self._tell(seat)
        bot = self.bots[seat]
        try:
            chosen = bot.choose(self.seats[seat], options)
        except Exception as error:
            raise BotFailed(f"{self.name(seat)}: {type(error).__name__}: {error}") from error
        if chosen is None and self.state.agenda[-1].blocking:
            raise BotFailed(f"{self.name(seat)} chose None, but the game waits for its answer")
        if chosen is not None and not isinstance(chosen, Option):
            raise BotFailed(f"{self.name(seat)} chose {chosen!r}, which is no option")
        return chosen

    def end(self, result: Result) -> None:
        """Tell the bots how the game ended."""
        for seat in sorted(self._observing):
            self._tell(seat)
        self._call_hook("end", result)

    def name(self, seat: int) -> str:
        """Which bot it is, and where it sits, for messages."""
        return f"bot {bot_name(self.wanted[seat])} in seat {seat}"

    def _tell(self, seat: int) -> None:
        """Let a bot observe the events since its last call."""
        log = self.state.event_sink or []
        events = self.seats[seat].events(self._heard[seat])
        self._heard[seat] = len(log)
        self._called(seat, "observe", events)

    def _call_hook(self, hook: str, *args: Any) -> None:
        for seat in self.bots:
            if hasattr(self.bots[seat], hook):
                self._called(seat, hook, *args)

    def _called(self, seat: int, hook: str, *args: Any) -> None:
        bot: Bot = self.bots[seat]
        try:
            getattr(bot, hook)(self.seats[seat], *args)
        except Exception as error:
            raise BotFailed(f"{self.name(seat)}: {type(error).__name__}: {error}") from error


def bot_name(player: Player) -> str:
    """What a bot is called in messages."""
    return player if isinstance(player, str) else getattr(player, "__qualname__", type(player).__qualname__)
