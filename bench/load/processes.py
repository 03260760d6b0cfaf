"""A server in a process of its own: started, waited for, measured from outside, stopped."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 20.0
PROCESS_SHIFT, CPUCLOCK_SCHED = 3, 2
"""How Linux names the processor clock of another process (`clock_getcpuclockid`)."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A running server: where it answers, and what it has used so far."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, started_after: float) -> None:
        self.process, self.port, self.started_after = process, port, started_after

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu_seconds(self) -> float:
        """User and system time of all its threads, to the nanosecond: `/proc` counts hundredths of seconds."""
        return time.clock_gettime(~self.process.pid << PROCESS_SHIFT | CPUCLOCK_SCHED)

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024


@contextmanager
def serving(command: list[str], port: int, environment: Mapping[str, str], page: str = "/") -> Iterator[Server]:
    """A server for a while; it counts as started when its page comes."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, f"http://127.0.0.1:{port}{page}", begin + PATIENCE)
        yield Server(process, port, time.perf_counter() - begin)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(process: "subprocess.Popen[bytes]", page: str, deadline: float) -> None:
    with httpx.Client() as client:
        while time.perf_counter() < deadline:
            if process.poll() is not None:
                raise RuntimeError(f"{process.args!r} stopped with {process.returncode}")
            try:
                client.get(page).raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.01)
    raise RuntimeError(f"{page} did not come in {PATIENCE:.0f} seconds")
