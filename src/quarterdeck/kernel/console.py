"""What all commands share, including those of games: printing events as text, and the reader's language."""

import argparse
import os
import re
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import LANGUAGES, Words

_EMPHASIS = re.compile(r"\*([^*\n]+)\*")


def add_language(parser: argparse.ArgumentParser) -> None:
    text = "language of all text (default: that of LC_ALL or LANG, else en)"
    parser.add_argument("--language", choices=LANGUAGES, default=environment_language(), help=text)


def environment_language() -> str:
    """The language of the environment if it is supported (`pl_PL.UTF-8` is `pl`), else English."""
    given = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    language = given.partition(".")[0].partition("_")[0]
    return language if language in LANGUAGES else "en"


def emphasized(text: str) -> Text:
    """A text in which what stands between asterisks, as in stories, is in italics."""
    parts = _EMPHASIS.split(text)
    return Text.assemble(*((part, "italic" if number % 2 else "") for number, part in enumerate(parts)))


class EventPrinter:
    """Prints events one by one under the game's headings (`GameTexts.headings`); an empty heading is left out."""

    def __init__(
        self, console: Console, words: Words, headings: frozenset[str], turn_over: Callable[[], None] = lambda: None
    ) -> None:
        self.console, self.words, self.headings = console, words, headings
        self._turn_over = turn_over
        """Called between two turns."""
        self._heading: Event | None = None
        self._turn: int | None = None

    def emit(self, events: Iterable[Event], time: str = "") -> None:
        for event in events:
            if event.kind in self.headings:
                self._heading = event
                continue
            if self._heading is not None:
                self._head(self._heading)
                self._heading = None
            self._tell(event, time)

    def _head(self, heading: Event) -> None:
        turn = heading.args.get("turn")
        if self._turn not in (None, turn):
            self._turn_over()
        self._turn = turn
        self.console.print()
        self.console.print(self.words.event(heading), style="bold", markup=False)

    def _tell(self, event: Event, time: str) -> None:
        clause = f" ({event.clause})" if event.clause else ""
        said = emphasized(self.words.event(event))
        self.console.print(Text.assemble("  ", (time, "yellow"), said, (clause, "dim cyan")))
