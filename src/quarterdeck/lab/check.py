"""Checking: recorded games, played again by the present rules."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from quarterdeck.kernel.history import difference
from quarterdeck.kernel.processes import processes
from quarterdeck.kernel.record import Record


class Case(Struct, frozen=True):
    """A game to be checked: where it is, what was recorded, and its result if that is known."""

    where: str
    record: Record
    result: dict[str, Any] | None = None


class Discrepancy(Struct, frozen=True):
    """A game that does not play out as recorded, and the input at which it first differs."""

    where: str
    game: str
    version: int
    difference: str


Checker = Callable[[Iterable[Case]], Iterator[Discrepancy | None]]


@contextmanager
def checking(jobs: int) -> Iterator[Checker]:
    """Checks games in this process, or in several."""
    if jobs == 1:
        yield lambda cases: map(checked, cases)
        return
    with processes(jobs) as pool:
        yield lambda cases: pool.map(checked, cases, chunksize=5)


def checked(case: Case) -> Discrepancy | None:
    """How a game differs from its record, if it does; an error of the rules is a finding and does not end the check."""
    record = case.record
    try:
        other = difference(record, case.result)
    except Exception as error:
        other = f"{type(error).__name__}: {error}"
    return None if other is None else Discrepancy(case.where, record.game, record.version, other)
