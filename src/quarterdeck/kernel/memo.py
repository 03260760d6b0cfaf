"""Memos: offers cached by the facts they depend on."""

from collections.abc import Callable, Hashable, Sequence
from functools import wraps
from typing import Any

from quarterdeck.kernel.option import Option

Offer = Callable[[Any, int, Any], Sequence[Option]]
"""What a seat may choose, from the table, the seat and the frame that asks."""
MOST = 10_000
"""How many offers a memo keeps; a full one is emptied."""


def remembered_by(facts: Callable[[Any, int, Any], Hashable]) -> Callable[[Offer], Offer]:
    """Cache what the decorated function offers by the facts it depends on, which `facts` reads.

    On a miss the function itself runs, so that no rule is written twice. What a function computes from its arguments
    alone needs no facts: `functools.cache` does it. `tests/test_memos.py` plays games with and without what was
    remembered; it finds memos by their `cache_clear`, as `functools` calls it.
    """

    def decorated(offer: Offer) -> Offer:
        known: dict[Hashable, Sequence[Option]] = {}

        @wraps(offer)
        def remembered(table: Any, seat: int, frame: Any) -> Sequence[Option]:
            key = facts(table, seat, frame)
            found = known.get(key)
            if found is None:
                if len(known) >= MOST:
                    known.clear()
                found = known[key] = offer(table, seat, frame)
            return found

        remembered.cache_clear = known.clear  # type: ignore[attr-defined]
        return remembered

    return decorated
