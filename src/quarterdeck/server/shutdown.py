"""Shutdown: the first signal ends a server in good order, and further ones do not break that off."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

ENDING = (signal.SIGINT, signal.SIGTERM)


class EndedBySignal(uvicorn.Server):
    """Uvicorn's server; uvicorn itself leaves the store open when a second signal comes, and then raises the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for ending in ENDING:
            signal.signal(ending, self.handle_exit)
        try:
            yield
        finally:
            for ending in ENDING:  # all is closed: nothing is left but to exit
                signal.signal(ending, signal.SIG_IGN)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True
