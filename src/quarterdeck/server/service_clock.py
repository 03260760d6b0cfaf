"""The servers' own time: it goes on only while a server runs, whatever happens to the wall clock."""

import logging
import time

LONGEST_GAP = 5.0
"""Seconds without a look at the clock after which this process must have stood still (it looks every second)."""
LONGEST_PAUSE = 15.0
"""Seconds without any server after which their clock has stood still: a quick restart counts as time."""
log = logging.getLogger("quarterdeck")


class ServiceClock:
    """Counts the seconds in which this process was running, from where the servers before it left off."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        """The game's seconds in one of these."""
        self._at, self._looked = time.time(), time.monotonic()

    def now(self) -> float:
        """The servers' time. A process that was stopped for a while has not seen that time pass."""
        looked = time.monotonic()
        gap, self._looked = looked - self._looked, looked
        if gap > LONGEST_GAP:
            log.warning("clocks stood still", extra={"seconds": round(gap)})
        else:
            self._at += gap
        return self._at

    def begin(self, at: float) -> None:
        """Go on from a moment."""
        self._at, self._looked = at, time.monotonic()

    def catch_up(self, at: float) -> None:
        """Go on from a moment unless it is past: another process, or a game, is further on."""
        self._at = max(self.now(), at)
