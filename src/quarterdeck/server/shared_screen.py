"""Several seats on one screen: whether those who play them must not see each other's."""

from collections.abc import Sequence

from quarterdeck.kernel.event import differs_between, readers
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.zone import views_differ


class SharedScreen:
    """Compares what the seats of one connection see and were told; events once, because a game has thousands."""

    def __init__(self) -> None:
        self._seats: tuple[int, ...] = ()
        self._compared = 0
        self._events_differ = False

    def is_secret(self, game: Game, seats: Sequence[int]) -> bool:
        """Whether one of these seats sees, or was told, what another of them must not know."""
        if len(seats) < 2:
            return False
        if self._seats != tuple(seats) or len(game.events) < self._compared:  # somebody sat down, or an undo
            self._seats, self._compared, self._events_differ = tuple(seats), 0, False
        new_events, self._compared = game.events[self._compared :], len(game.events)
        self._events_differ = self._events_differ or any(
            differs_between(one, seats) for one in new_events if readers(one)
        )
        return self._events_differ or views_differ(game.state, seats)
