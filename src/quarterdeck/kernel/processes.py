"""Processes that work for this one: they begin from nothing, and are told what was learnt here.

Copies of this process would know it all, but threads (a progress bar has one) make copies that hang.
"""

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any

from quarterdeck.kernel import registry

METHOD = "spawn"
"""The way that every system has."""
Learn = Callable[[Any], None]
_learnt: list[tuple[Learn, Any]] = []


def learn(by: Learn, what: Any) -> None:
    """Something is learnt here, and by all processes that begin later; the last word counts."""
    by(what)
    _learnt.append((by, what))


def processes(count: int, nice: int = 0) -> ProcessPoolExecutor:
    """So many processes that know the games and cards of this one; `nice` ones give way to everything else."""
    return ProcessPoolExecutor(count, get_context(METHOD), _begin, (nice, registry.places(), _learnt))


def _begin(nice: int, places: dict[str, str], learnt: list[tuple[Learn, Any]]) -> None:
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the parent's business
    Thread(target=_end_with_the_parent, daemon=True).start()
    for name, place in places.items():
        registry.register(name, place)
        registry.rules_of(name)  # a table that is sent here brings no words of cards along
    for by, what in learnt:
        by(what)


def _end_with_the_parent() -> None:
    """However suddenly it is gone: who was killed could not say good-bye."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
