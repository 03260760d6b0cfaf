"""The machine itself: how busy it is, and how long its disk takes."""

import os
import statistics
import time
from pathlib import Path
from tempfile import TemporaryFile

TICKS = os.sysconf("SC_CLK_TCK")
SYNCS = 200
PAGES = b"x" * 8192
"""About what one input adds to a write-ahead log."""


def busy_seconds() -> float:
    """CPU seconds of everything that runs here, since the machine started."""
    user, nice, system, _idle, _waiting, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text(encoding="utf-8").split("\n", 1)[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICKS


def sync_ms() -> tuple[float, float]:
    """Half of the synchronisations of the disk take at most this long, and 99 of 100: no answer can come earlier."""
    taken = []
    with TemporaryFile() as file:
        for _ in range(SYNCS):
            file.write(PAGES)
            file.flush()
            begin = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append((time.perf_counter() - begin) * 1e3)
            time.sleep(0.005)
    return statistics.median(taken), statistics.quantiles(taken, n=100)[98]
