"""Work spread over processes or a cluster, with results in the order of the numbers for any number of workers."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from multiprocessing import active_children
from typing import TypeVar

from quarterdeck.kernel.processes import processes
from quarterdeck.lab.batches import in_order, made

R = TypeVar("R")
Workers = int | str
"""A number of processes of this machine, or the address of a Ray cluster."""


def spread(one: Callable[[int], R], count: int, jobs: Workers) -> Iterator[R]:
    """`one(0)`, `one(1)`, ... in this order; closing the iterator stops the work."""
    if jobs == 1:
        return map(one, range(count))
    if isinstance(jobs, str):
        from quarterdeck.lab.cluster import on_cluster  # Ray is large and only needed here

        return on_cluster(one, count, jobs)
    return _on_processes(one, count, jobs)


def _on_processes(one: Callable[[int], R], count: int, jobs: int) -> Iterator[R]:
    others = {*active_children()}
    pool = processes(jobs)
    try:
        yield from in_order(lambda batch: pool.submit(made, one, batch), Future.result, count, jobs)
    except BaseException:  # the results are not wanted any more, and a game may take minutes
        for child in {*active_children()} - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
