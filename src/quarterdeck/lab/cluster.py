"""Work spread over a Ray cluster: `pip install 'quarterdeck[cluster]'`.

A batch of numbers is a task. What a number gives depends on nothing else, so a task whose worker was lost is simply
done again, and as results are asked for in the order of the numbers, each is counted once.
"""

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, TypeVar

from quarterdeck.kernel.errors import QuarterdeckError

R = TypeVar("R")
HERE = "local"
"""The address that stands for a cluster on this machine alone; `local:2` has two workers."""
BATCH = 20
AHEAD = 3
"""Batches per processor that wait at the cluster, so that no worker is ever idle."""
RETRIES = 5
"""A batch that kills this many workers more is itself at fault."""


class NoCluster(QuarterdeckError):
    """Ray is not installed, cannot be reached, or keeps losing its workers."""


def on_cluster(one: Callable[[int], R], count: int, address: str) -> Iterator[R]:
    """`one(0)`, `one(1)`, ... in this order, made by the workers of a cluster."""
    ray = _connected(address)
    try:
        yield from _in_order(ray, one, _batches(count, int(ray.cluster_resources().get("CPU", 1))))
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster failed: {error}") from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    if find_spec("ray") is None:
        raise NoCluster("a cluster needs Ray: pip install 'quarterdeck[cluster]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
    import ray

    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **_place(address))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from error
    return ray


def _place(address: str) -> dict[str, Any]:
    """What Ray is told about where its workers are."""
    here, _, workers = address.partition(":")
    if here != HERE:
        return {"address": address}
    return {"address": HERE, "include_dashboard": False, "num_cpus": int(workers) if workers else None}


def _batches(count: int, processors: int) -> list[range]:
    """Large enough to be worth sending, small enough to keep everybody busy to the end."""
    size = max(1, min(BATCH, count // (processors * 16)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def _in_order(ray: Any, one: Callable[[int], R], batches: list[range]) -> Iterator[R]:
    """The results of the batches; new ones are sent while the first is waited for."""
    task = ray.remote(max_retries=RETRIES)(_made)
    ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    shared, waiting, left = ray.put(one), deque[Any](), iter(batches)
    while True:
        while len(waiting) < ahead and (batch := next(left, None)) is not None:
            waiting.append(task.remote(shared, batch))
        if not waiting:
            return
        yield from ray.get(waiting.popleft())


def _made(one: Callable[[int], R], batch: range) -> list[R]:
    return [one(number) for number in batch]
