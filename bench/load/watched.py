"""The server with a watch on its event loop: `python -m load.watched FILE serve ...`.

Every callback is measured by the processor time of the loop's thread, which does not count what other processes take.
When the server ends, FILE gets how many callbacks there were, how many took over 5 ms, and the longest of them.
"""

import asyncio
import atexit
import gc
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from quarterdeck.cli import main
from quarterdeck.server.shutdown import EndedBySignal

LIMIT = 0.005
"""Seconds that nothing on the event loop should take."""
KEPT = 20


class Watch:
    """Measures what runs on the event loop."""

    def __init__(self, file: Path) -> None:
        self.file, self.count, self.over = file, 0, Counter[str]()
        self.longest: list[tuple[float, str]] = []
        self._collecting = self._collected = 0.0
        """When the present garbage collection began, and how long collections took since the callback began."""

    def install(self) -> None:
        run = asyncio.Handle._run

        def watched(handle: asyncio.Handle) -> None:
            self._collected, begin = 0.0, time.thread_time()
            run(handle)
            self.note(time.thread_time() - begin, handle)

        asyncio.Handle._run = watched  # type: ignore[method-assign]
        gc.callbacks.append(self.note_collection)
        atexit.register(self.report)

    def note_collection(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

    def note(self, took: float, handle: asyncio.Handle) -> None:
        self.count += 1
        if took > LIMIT:
            name = _name(getattr(handle, "_callback", None))
            if took - self._collected <= LIMIT:
                name += " (collecting garbage)"
            self.over[name] += 1
            self.longest = sorted([*self.longest, (took * 1e3, name)], reverse=True)[:KEPT]

    def report(self) -> None:
        found = {"callbacks": self.count, "over": dict(self.over.most_common()), "longest_ms": self.longest}
        self.file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _name(callback: Any) -> str:
    """What a callback does: of a task, the function it runs."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", repr(task))
    return getattr(callback, "__qualname__", repr(callback))


def run(file: Path, arguments: list[str]) -> int:
    original = EndedBySignal.run

    def run_watched(server: EndedBySignal) -> None:
        Watch(file).install()
        server.config.loop = "asyncio"  # uvloop's callbacks cannot be measured
        original(server)

    EndedBySignal.run = run_watched  # type: ignore[assignment, method-assign]
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
