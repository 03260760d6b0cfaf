"""What messages alone cannot say: the table and the end of a game, as lines of text."""

from typing import Any

from quarterdeck.kernel.result import Result
from quarterdeck.kernel.words import Words


def describe(view: dict[str, Any], words: Words, fully: bool) -> list[str]:
    """What a seat sees, for terminals and screen readers; everything here is short."""
    lines = [words.text("describe-round", {"round": view["round"], "wreck": view["wreck"]})]
    return lines + [_pilot(pilot, words) for pilot in view["pilots"]]


def _pilot(pilot: dict[str, Any], words: Words) -> str:
    """A pilot: fuel cells by number if they can be seen, else how many there are."""
    seen = isinstance(pilot["cells"], list)
    args = {name: pilot[name] for name in ("seat", "points", "cells", "spent")}
    return words.text("describe-own" if seen else "describe-other", args)


def ending(result: Result, words: Words) -> list[str]:
    """Every pilot's points, and who has won."""
    standing = result.standing(len(result.score)) if isinstance(result.score, list) else None
    if standing is None:
        return []
    won = [seat for seat, best in enumerate(standing.won) if best]
    return [words.text("ending", {"seat": won})]
