"""What the store's row of a table says about its game: when something happens next, and whom it waits for."""

from typing import Any

from quarterdeck.server.service_clock import ServiceClock


class TableRow:
    """The due moment and the asked seats of a table as the store knows them."""

    def __init__(self, due: float | None, asked: str | None, clock: ServiceClock) -> None:
        self.due, self.asked, self._clock = due, asked, clock

    def changes(self, due: float | None, seats: tuple[int, ...]) -> dict[str, Any]:
        """What the store must learn of a table that is due then and waits for these seats."""
        asked = " ".join(map(str, seats))
        changed: dict[str, Any] = {"due": due} if self._worth_keeping(due) else {}
        return changed | ({"asked": asked} if asked != self.asked else {})

    def _worth_keeping(self, due: float | None) -> bool:
        """Whether the store must learn when something happens next; that it may look too early does no harm."""
        if self.due is None or due is None:
            return self.due is not due
        return due != self.due and (due < self.due or self.due < self._clock.now())

    def remember(self, changed: dict[str, Any]) -> None:
        """The store has learnt this."""
        self.due = changed.get("due", self.due)
        self.asked = changed.get("asked", self.asked)
