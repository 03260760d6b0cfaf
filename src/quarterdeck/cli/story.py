"""Stories: events in words, under headings where the rules go step by step."""

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from quarterdeck.kernel.event import Event, redacted
from quarterdeck.kernel.history import Game, Record, retold
from quarterdeck.kernel.words import Words


class Story:
    """Tells events one by one; a heading waits until something stands under it."""

    def __init__(self, console: Console, words: Words, turn_over: Callable[[], None] = lambda: None) -> None:
        self.console, self.words = console, words
        self._turn_over = turn_over
        """What to do between two turns."""
        self._heading: Event | None = None
        self._turn: int | None = None

    def tell(self, events: Iterable[Event], time: str = "") -> None:
        for event in events:
            if event.kind == "step-begins":
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
        said = Text.assemble("  ", (time, "yellow"), self.words.event(event), " ", (f"({event.clause})", "dim cyan"))
        self.console.print(said)


def retell(record: Record, seat: int | None, console: Console, words: Words) -> Game:
    """Play a record again, telling it step by step as a seat (None: a spectator) saw it; returns the game."""
    story = Story(console, words)
    for given, again, events in retold(record):  # noqa: B007 - the last one is returned
        if given is not None:
            console.print(f"{given.at:8.1f} s", style="yellow")
        story.tell(redacted(events, seat))
    again.clock(max(record.now, again.state.now))
    return again


def outcome(game: Game, words: Words) -> list[str]:
    """How a game ended, in words: the score if there is one, and what else the game says."""
    result = game.result()
    ending, score = f"play-result-{result.get('outcome')}", result.get("score")
    lines = [words.text(ending)] if words.has(ending) else []
    lines += [words.text("play-score", {"score": score})] if score is not None else []
    return lines + game.rules.ending(result, words)
