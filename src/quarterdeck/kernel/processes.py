"""Worker processes: they are spawned, not forked, and given the games and packs of this process.

A fork would know them already, but forking a process with threads (a progress bar has one) can hang.
"""

import os
import signal
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Any

from quarterdeck.kernel import registry

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

METHOD = "spawn"
"""Works on every operating system."""
Setup = Callable[[Any], None]
_setups: list[tuple[Setup, Any]] = []


def run_here_and_in_new_workers(function: Setup, argument: Any) -> None:
    """Run a function in this process and in every worker that starts after this call, in the same order."""
    function(argument)
    _setups.append((function, argument))


def processes(count: int, nice: int = 0) -> "ProcessPoolExecutor":
    """A pool of `count` processes that know the games and packs of this one; `nice` ones have a lower priority."""
    from concurrent.futures import ProcessPoolExecutor  # takes long to load, and most programs need no workers
    from multiprocessing import get_context

    return ProcessPoolExecutor(count, get_context(METHOD), _begin, (nice, registry.import_paths(), _setups))


def _begin(nice: int, paths: dict[str, str], setups: list[tuple[Setup, Any]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the parent's business
    Thread(target=_end_with_the_parent, daemon=True).start()
    for name, path in paths.items():
        registry.register(name, path)
        registry.rules_of(name)  # a table that is sent here brings no words of cards along
    for function, argument in setups:
        function(argument)
    os.nice(nice)  # only now: on a busy machine a process of low priority takes a minute to load what it needs


def _end_with_the_parent() -> None:
    """Exit when the parent is gone, even if it was killed and could not shut the pool down."""
    from multiprocessing import connection, parent_process

    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
