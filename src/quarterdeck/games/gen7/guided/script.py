"""What the coach of a first episode says, and when: advice that fits however the dice fall (G7-R51)."""

from functools import cache

from quarterdeck.kernel.coach import Course, StepReader

STEPS = (
    "watch G7-0.2: got-it",
    "draft G7-2.34: draft; draft",
    "page G7-22.2: go-on",
    "dice G7-4.2: got-it",
    "place G7-4.2: place",
    "end G7-4.18: end-turn",
    "tasks G7-14.1: got-it; end-turn",
    "officer G7-4.18: got-it; end-turn",
    "work G7-18.6: got-it; end-turn",
    "goal G7-0.5: got-it; end-turn",
    "round G7-5.1: got-it",
)
"""A name, a clause, and the choices that the coach waits for; the words are `guided-NAME` and `guided-NAME-more`."""


@cache
def guide() -> Course:
    """The steps are advice: whatever the rules allow may be chosen instead."""
    return Course(steps=tuple(map(StepReader("guided"), STEPS)))
