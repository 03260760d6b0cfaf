"""Processes that work for another one: they do not outlive it, and hurry until they are ready for work."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quarterdeck.kernel import processes as workers

WORK = """
import time
from quarterdeck.kernel.processes import processes
if __name__ == "__main__":
    pool = processes(1)
    print(pool.submit(__import__("os").getpid).result(), flush=True)
    time.sleep(60)
"""


def test_a_process_ends_with_the_one_it_works_for(tmp_path: Path) -> None:
    script = tmp_path / "work.py"
    script.write_text(WORK)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        os.kill(parent.pid, signal.SIGKILL)
    deadline = time.monotonic() + 20
    while Path(f"/proc/{worker}").exists():
        assert time.monotonic() < deadline, "the worker lives on"
        time.sleep(0.05)


_loaded_at: list[int] = []


def _note_priority(_: object) -> None:
    _loaded_at.append(os.nice(0))


def _priorities() -> tuple[list[int], int]:
    """While this process loaded what it needs, and now."""
    return _loaded_at, os.nice(0)


def test_a_process_of_low_priority_loads_what_it_needs_at_full_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_setups", [(_note_priority, None)])
    usual = os.nice(0)
    with workers.processes(1, nice=1) as pool:
        assert pool.submit(_priorities).result() == ([usual], usual + 1)
