"""Work spread over a Ray cluster: `pip install 'quarterdeck[cluster]'`.

A batch of numbers is a task. The result of a number depends on nothing else, so a task whose worker was lost is simply
repeated, and as results are asked for in the order of the numbers, each is counted once.
"""

import logging
import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.lab.batches import in_order, made
from quarterdeck.lab.extras import need

R = TypeVar("R")
HERE = "local"
"""The address that stands for a cluster on this machine alone; `local:2` has two workers."""
TOKEN_HINT = "If the cluster has authentication on, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN."
"""Ray does not say whether a cluster refused the connection or is not there."""
RETRIES = 5
"""How often a batch is retried after its worker died; then the batch itself is at fault."""


class NoCluster(QuarterdeckError):
    """Ray cannot be reached, or keeps losing its workers."""


def on_cluster(one: Callable[[int], R], count: int, address: str) -> Iterator[R]:
    """`one(0)`, `one(1)`, ... in this order, made by the workers of a cluster."""
    ray = _connected(address)
    try:
        task, shared = ray.remote(max_retries=RETRIES)(made), ray.put(one)
        workers = int(ray.cluster_resources().get("CPU", 1))
        yield from in_order(lambda batch: task.remote(shared, batch), ray.get, count, workers)
    except ray.exceptions.RayTaskError as error:  # raised as if it had happened in this process
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster failed: {error}") from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    need("ray", "a cluster", "cluster")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # else Ray reports usage to its developers
    import ray

    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **_place(address))
    except ray.exceptions.AuthenticationError as error:
        raise NoCluster(f"the Ray cluster at {address!r} refuses this token, or there is none: {error}") from error
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"cannot connect to a Ray cluster at {address!r}: {error}. {TOKEN_HINT}") from error
    return ray


def _place(address: str) -> dict[str, Any]:
    """The arguments of `ray.init` for an address."""
    here, _, workers = address.partition(":")
    if here != HERE:
        return {"address": address}
    return {"address": HERE, "include_dashboard": False, "num_cpus": int(workers) if workers else None}
