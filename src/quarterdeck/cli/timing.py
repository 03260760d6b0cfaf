"""Time at a terminal: the real clock runs on while a person thinks."""

import select
import sys
import time
from collections.abc import Callable

from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import Words


class Keyboard:
    """Lines typed by a person, and the time at which they were typed.

    Without a real terminal (a pipe, a test) no time passes except when somebody waits for it.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._real = sys.stdin.isatty()
        self._offset = game.state.now - time.monotonic()

    def now(self) -> float:
        """The game's time; a game that waits for nobody's clock keeps its own."""
        if self._real and self._game.state.deadline() is not None:
            return max(self._game.state.now, round(time.monotonic() + self._offset, 3))
        self._offset = self._game.state.now - time.monotonic()
        return self._game.state.now

    def line(self, meanwhile: Callable[[], None] | None = None) -> str:
        """The next line; `meanwhile` is called whenever the clock strikes before it comes."""
        print("> ", end="", flush=True)
        while self._real and meanwhile is not None and not self._typed():
            if self._game.over:
                return ""
            meanwhile()
            print("> ", end="", flush=True)
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        return text.strip()

    def _typed(self) -> bool:
        """Wait for a line or for the next deadline, whichever comes first."""
        due = self._game.state.deadline()
        left = None if due is None else max(0.0, due - self.now()) + 0.01
        return bool(select.select([sys.stdin], [], [], left)[0])

    def wait_until(self, due: float) -> float:
        """Let time pass up to `due`; an Enter ends the wait."""
        if not self._real:
            return due
        select.select([sys.stdin], [], [], max(0.0, due - self.now()))
        return self.now()

    def clock_text(self, words: Words) -> str:
        if self._game.state.deadline() is None:
            return ""
        minutes, seconds = divmod(int(self.now()), 60)
        return words.text("play-clock", {"minutes": minutes, "seconds": f"{seconds:02}"}) + "  "
