"""Shared planning markers: pictures of a plan that everybody at a table sees and no rule knows (SA-R25)."""

from typing import Any

from quarterdeck.server import wire
from quarterdeck.server.errors import Refused

MOST = 60


class Markers:
    """The markers on one table by key: where each of them lies."""

    def __init__(self) -> None:
        self.placed: dict[str, dict[str, float]] = {}

    def put(self, marker: wire.Marker) -> dict[str, Any]:
        """Move a marker, or take it off if it has no place; returns what everybody is told."""
        if marker.x is None or marker.y is None:
            self.placed.pop(marker.key, None)
            return {"type": "marker", "key": marker.key, "x": None, "y": None}
        if len(self.placed) >= MOST and marker.key not in self.placed:
            raise Refused("too-many-markers", f"a table has at most {MOST} markers")
        self.placed[marker.key] = {"x": marker.x, "y": marker.y}
        return {"type": "marker", "key": marker.key, **self.placed[marker.key]}

    def clear(self) -> dict[str, Any]:
        """Take all of them off; returns what everybody is told."""
        self.placed.clear()
        return {"type": "markers", "markers": {}}
