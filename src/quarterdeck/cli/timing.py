"""Time at a terminal: the real clock runs while a person types."""

import codecs
import os
import re
import select
import shutil
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from quarterdeck.kernel.history import Game

CLEAR_LINE = "\r\033[K"
CLEAR_SCREEN = "\033[3J\033[H\033[2J"
"""Also clears what could be scrolled back to."""
LOOK_UP = 0.5
"""Seconds after which an idle player sees the clock again."""
LONGEST = 200
"""Characters of a line; no option is longer."""

SPECIAL_KEY = re.compile("\x1b(\\[[0-9;]*|O)[A-Za-z~]")


class Typing:
    """A line being typed, key by key, so that it can be shown again below what is announced."""

    def __init__(self) -> None:
        self.text = ""
        self._ahead = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")

    def feed(self, data: bytes) -> None:
        """Keys pressed; arrows and other keys without a letter mean nothing here."""
        if not data:
            raise EOFError
        self._ahead += SPECIAL_KEY.sub("", self._decoder.decode(data))

    def line(self) -> str | None:
        """The line, as soon as an Enter ends it."""
        while self._ahead:
            key, self._ahead = self._ahead[0], self._ahead[1:]
            if key in "\r\n":
                typed, self.text = self.text, ""
                return typed
            self._press(key)
        return None

    def _press(self, key: str) -> None:
        if key == "\x04" and not self.text:  # Ctrl-D
            raise EOFError
        if key in "\b\x7f":
            self.text = self.text[:-1]
        elif key == "\x15":  # Ctrl-U
            self.text = ""
        elif key.isprintable() and len(self.text) < LONGEST:
            self.text += key

    def forget_numbers(self) -> None:
        """Discard numbers typed for a menu that is gone; words keep their meaning."""
        if not self.text[:1].isalpha():
            self.text = ""


class Keyboard:
    """Lines typed by a person, and the time at which they were typed.

    Without a real terminal (a pipe, a test) no time passes except when somebody waits for it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.real = sys.stdin.isatty() and sys.stdout.isatty() and find_spec("termios") is not None
        self.typing = Typing()
        self._offset = game.state.now - time.monotonic()
        self._settings: list[Any] = []

    def __enter__(self) -> "Keyboard":
        if self.real:
            import termios  # not there on Windows
            import tty

            self._settings = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
        return self

    def __exit__(self, *_: object) -> None:
        if self.real:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._settings)

    def now(self) -> float:
        """The game's time; a game without a real clock keeps its own."""
        if self.real and self.game.state.deadline() is not None:
            return max(self.game.state.now, round(time.monotonic() + self._offset, 3))
        self._offset = self.game.state.now - time.monotonic()
        return self.game.state.now

    def line(self, meanwhile: Callable[[], bool]) -> str | None:
        """The next line, or None if `meanwhile`, asked again and again, says that something happened before it."""
        if not self.real:
            return self._piped()
        shown = ""
        while (typed := self.typing.line()) is None:
            if (asked := self._asked()) != shown:
                shown = asked
                _write(CLEAR_LINE + shown)
            if self._pressed():
                self.typing.feed(os.read(sys.stdin.fileno(), 4096))
            elif meanwhile():
                _write(CLEAR_LINE)
                return None
        _write(f"{CLEAR_LINE}{self._prompt()}{typed[:60]}\n")
        return typed.strip()

    def _piped(self) -> str:
        _write(self._prompt())
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        return text.strip()[:LONGEST]

    def _prompt(self) -> str:
        return f"{self.clock_text()}> "

    def _asked(self) -> str:
        """The prompt with the end of what is typed, on one line of the screen."""
        prompt = self._prompt()
        room = shutil.get_terminal_size().columns - len(prompt) - 1
        return prompt + self.typing.text[-room:]

    def _pressed(self) -> bool:
        """Wait for a key, for the next deadline, or for the clock to be looked at again."""
        due = self.game.state.deadline()
        left = LOOK_UP if due is None else min(LOOK_UP, max(0.0, due - self.now()) + 0.01)
        return bool(select.select([sys.stdin], [], [], left)[0])

    def clock_text(self) -> str:
        """The time while a clock runs, as `1:05 `."""
        if self.game.state.deadline() is None:
            return ""
        minutes, seconds = divmod(int(self.now()), 60)
        return f"{minutes}:{seconds:02} "


def _write(text: str) -> None:
    print(text, end="", flush=True)
