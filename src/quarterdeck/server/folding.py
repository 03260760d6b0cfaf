"""A table's log without what was taken back. The log itself only ever grows.

An undo counts choices; changes of people since the first of them go with it, and are written again.
"""

from collections.abc import Sequence
from itertools import accumulate

from quarterdeck.kernel.option import UNDO, UNDO_TURN
from quarterdeck.kernel.record import Input


def undo_input(at: float, seat: int, count: int, *, turn: bool) -> Input:
    """The input that takes back the choice before it, or with `turn` so many: `undo`, `undo-turn 3`."""
    return Input(at, seat, f"{UNDO_TURN} {count}" if turn else UNDO)


def taken_back(given: Input) -> int:
    """How many choices before it an input takes back."""
    verb, _, count = given.do.partition(" ")
    return int(count) if verb == UNDO_TURN else int(verb == UNDO)


def kept_numbers(given: Sequence[Input]) -> list[int]:
    """The numbers of those inputs of a log that count."""
    kept: list[int] = []
    for number, one in enumerate(given):
        count = taken_back(one)
        if not count:
            kept.append(number)
        for _ in range(count):
            _drop_choice(kept, given)
    return kept


def _drop_choice(kept: list[int], given: Sequence[Input]) -> None:
    """Drop the last choice and the changes of people after it."""
    while given[kept.pop()].seats_people:
        pass


def folded(given: Sequence[Input]) -> list[Input]:
    """A log without what was taken back."""
    return [given[number] for number in kept_numbers(given)]


def takes_back_more(given: Sequence[Input]) -> bool:
    """Whether the tail of a log takes something back that came before it."""
    left = accumulate(-taken_back(one) or int(not one.seats_people) for one in given)
    return min(left, default=0) < 0
