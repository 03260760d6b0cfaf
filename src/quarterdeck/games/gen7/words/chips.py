"""What a consequence gave and cost, once it lies on the table: its steps as far as the rules let players know them."""

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects
from quarterdeck.games.gen7.content.effects import Effects, Nothing, Step
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.content.walking import walk
from quarterdeck.games.gen7.words.line_words import describe_step
from quarterdeck.kernel.words import words as words_of

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

UNTOLD = (
    effects.If, effects.SetFlag, effects.ClearFlag, effects.NoteCard, effects.AddCard, effects.RemoveCard, effects.GoTo,
    effects.Unlock, Nothing,
)  # fmt: skip
"""Flags, conditions and what is to come stay hidden (G7-R49)."""


def chips(content: str, consequence: str, words: "Words") -> str:
    """A line for each step of `C-001/2`: what kind of thing it moves, and the step in words."""
    return _chips(content, consequence, words.language)


@cache
def _chips(content: str, consequence: str, language: str) -> str:
    words = words_of("gen7", language)
    steps = told_steps(_steps(pack(content), consequence))
    return "\n".join(f"{_sort(step)} {describe_step(words, step)}" for step in steps)


def told_steps(line: Effects) -> Effects:
    """The steps of a line that players may know; of those that hold others, what may be known inside."""
    return tuple(told for step in line if (told := _told(step)) is not None)


def _told(step: Step) -> Step | None:
    """A step without what stays hidden, or none if nothing of it is left."""
    match step:
        case effects.Choose(parts):
            known = tuple(map(told_steps, parts))
            return replace(step, parts=tuple(part or (Nothing(),) for part in known)) if any(known) else None
        case effects.May(do=do) | effects.Pay(do=do) | effects.ForSeats(do=do) | effects.ForEach(do=do):
            left = told_steps(do)
            return replace(step, do=left) if left else None
        case effects.Apply():
            return None if any(isinstance(one, UNTOLD) for one in walk(step)) else step
    return None if isinstance(step, UNTOLD) else step


def _steps(found: Pack, consequence: str) -> Effects:
    card, slash, number = consequence.partition("/")
    if not slash or card not in found.crossroads:
        return ()
    return found.crossroads[card].options[int(number) - 1].do


def _sort(step: Step) -> str:
    """The type of tokens, the system or the track that it moves; else what it is called."""
    match step:
        case effects.HeartMind(n):
            return "heart" if n > 0 else "mind"
        case effects.Worsen() | effects.Improve():
            return step.name
    return str(getattr(step, "type", "")) or step.name
