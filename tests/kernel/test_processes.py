"""Processes that work for another one do not outlive it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

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
