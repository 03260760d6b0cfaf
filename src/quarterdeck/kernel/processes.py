"""Processes that work for this one: they begin from nothing, and are told what was learnt here.

Copies of this process would know it all, but threads (a progress bar has one) make copies that hang.
"""

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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


def processes(count: int) -> ProcessPoolExecutor:
    """So many processes that know the games and cards of this one."""
    return ProcessPoolExecutor(count, get_context(METHOD), _begin, (registry.places(), _learnt))


def _begin(places: dict[str, str], learnt: list[tuple[Learn, Any]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the parent's business
    for name, place in places.items():
        registry.register(name, place)
        registry.rules_of(name)  # a table that is sent here brings no words of cards along
    for by, what in learnt:
        by(what)
