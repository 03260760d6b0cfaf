"""Work spread over processes or a cluster, with results in the order of the numbers whatever their number."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

R = TypeVar("R")
BATCH = 20
"""Results that a process hands over at once, at most: what is under way is lost when somebody interrupts."""
Workers = int | str
"""A number of processes of this machine, or the address of a Ray cluster."""


def spread(one: Callable[[int], R], count: int, jobs: Workers) -> Iterator[R]:
    """`one(0)`, `one(1)`, ... in this order; whoever stops listening stops the work."""
    if jobs == 1:
        return map(one, range(count))
    if isinstance(jobs, str):
        from quarterdeck.lab.cluster import on_cluster  # Ray is large and needed nowhere else

        return on_cluster(one, count, jobs)
    return _on_processes(one, count, jobs)


def _on_processes(one: Callable[[int], R], count: int, jobs: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.map(one, range(count), chunksize=max(1, min(BATCH, count // (jobs * 16))))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
