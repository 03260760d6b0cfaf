"""Batches: numbers handed to workers a few at a time, and their results in the order of the numbers."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

R = TypeVar("R")
SECONDS = 0.25
"""How many seconds a batch should take: unfinished batches are lost on an interruption."""
MOST = 200
AHEAD = 3
"""How many batches each worker has queued, so that none is ever idle."""


def made(one: Callable[[int], R], batch: range) -> tuple[list[R], float]:
    """What a worker does: the results of a batch, and how long one of them took."""
    began = time.perf_counter()
    results = [one(number) for number in batch]
    return results, (time.perf_counter() - began) / len(batch)


def in_order(
    send: Callable[[range], Any], receive: Callable[[Any], tuple[list[R], float]], count: int, workers: int
) -> Iterator[R]:
    """All results: `send` hands a batch out, `receive` waits for its results.

    Batches begin small and grow to what workers manage in that time; towards the end they get smaller,
    so that all workers finish together.
    """
    waiting: deque[Any] = deque()
    sent, size = 0, 1
    while sent < count or waiting:
        while sent < count and len(waiting) < AHEAD * workers:
            batch = range(sent, sent + max(1, min(size, (count - sent) // (2 * workers))))
            waiting.append(send(batch))
            sent = batch.stop
        results, seconds = receive(waiting.popleft())
        size = int(min(MOST, max(1.0, SECONDS / max(seconds, 1e-9))))
        yield from results
