"""Whole games retold as text."""

from rich.console import Console

from quarterdeck.kernel.console import EventPrinter
from quarterdeck.kernel.event import redacted
from quarterdeck.kernel.history import Game, replay_steps
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.registry import manifest_of
from quarterdeck.kernel.words import Words


def retell(record: Record, seat: int | None, console: Console, words: Words) -> Game:
    """Play a record again, printing each step as a seat (None: a spectator) saw it; returns the game."""
    printer = EventPrinter(console, words, manifest_of(record.game).texts.headings)
    shown = 0.0
    for given, again, events in replay_steps(record):  # noqa: B007 - the last one is returned
        if given is not None and given.at != shown:  # in games without a clock no time passes
            shown = given.at
            console.print(f"{shown:8.1f} s", style="yellow")
        printer.emit(redacted(events, seat))
    again.clock(max(record.now, again.state.now))
    return again


def outcome(game: Game, words: Words) -> list[str]:
    """How a game ended, as lines of text: the score if there is one, and what the game adds."""
    result = game.result()
    ending, score = f"play-result-{result.outcome}", result.score
    lines = [words.text(ending)] if words.has(ending) else []
    lines += [words.text("play-score", {"score": score})] if score is not None else []
    return lines + game.manifest.texts.ending(result, words)
