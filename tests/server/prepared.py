"""Server processes forked from one that has everything loaded: what a server imports costs most of its start."""

import multiprocessing
import multiprocessing.forkserver
import os
import runpy
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import resource_tracker
from typing import Any

from quarterdeck.kernel import processes

LOADED = (
    "quarterdeck.cli",
    "quarterdeck.server.app",
    "quarterdeck.server.connection_limits",
    "quarterdeck.server.pack_store",
    "quarterdeck.server.push_protocol",
    "quarterdeck.games.space_alert.game",
    "quarterdeck.games.starship_captains.game",
    "quarterdeck.games.xia.game",
    "quarterdeck.games.gen7.game",
    "alembic.command",
    "aiosqlite",
    "asyncpg",
    "rich.console",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvloop",
    "tests.server.read_ahead",
)
QUICKLY = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
"""How passwords are hashed where nobody wants to steal them; the usual takes 0.15 s of a processor each time."""

_forks = multiprocessing.get_context("forkserver")
_fork_server: Any = multiprocessing.forkserver._forkserver
WHERE = ("_forkserver_address", "_forkserver_authkey")
"""What a process has to know to use a fork server that it has not started; keys are asked for from Python 3.14 on."""


def fork_workers() -> None:
    """Let processes of this one be forked from a server that has everything loaded, once they are needed."""
    _forks.set_forkserver_preload(list(LOADED))
    processes.METHOD = "forkserver"


class Prepared:
    """A program that runs in a fork, handled like `subprocess.Popen`."""

    def __init__(self, run: Callable[[], None], environment: dict[str, str], log: str | None) -> None:
        multiprocessing.forkserver.ensure_running()
        where = {name: value for name in WHERE if (value := getattr(_fork_server, name, None)) is not None}
        self._process = _forks.Process(target=_become, args=(run, environment, log, where))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def send_signal(self, number: int) -> None:
        if self._process.is_alive():
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a prepared server", timeout or 0)
        return self._process.exitcode


def module(name: str, *args: str) -> Callable[[], None]:
    """What `python -m name args` does."""
    return partial(_run_module, name, args)


def _run_module(name: str, args: tuple[str, ...]) -> None:
    sys.argv = [name, *args]
    runpy.run_module(name, run_name="__main__", alter_sys=True)


def _become(run: Callable[[], None], environment: dict[str, str], log: str | None, where: dict[str, Any]) -> None:
    """Go on as if this process had been started with this environment, its errors in a file if one is named."""
    os.environ.clear()
    os.environ.update(environment)
    _write_to(1, os.devnull)
    if log is not None:
        _write_to(2, log)
    _hash_quickly()
    _fork_workers_from(where)
    try:
        run()
    finally:  # as a program ends; else `multiprocessing` closes queues by which pools tell their processes to end
        threading._shutdown()  # type: ignore[attr-defined]


def _write_to(stream: int, path: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_APPEND)
    os.dup2(file, stream)
    os.close(file)


def _hash_quickly() -> None:
    from argon2 import PasswordHasher

    from quarterdeck.server import accounts

    accounts.PasswordHasher = partial(PasswordHasher, **QUICKLY)  # type: ignore[misc, assignment]


def _fork_workers_from(where: dict[str, Any]) -> None:
    """Let a server's own processes come from the fork server that it came from itself."""
    for name, value in where.items():
        setattr(_fork_server, name, value)
    _fork_server.ensure_running = resource_tracker.ensure_running
    processes.METHOD = "forkserver"
