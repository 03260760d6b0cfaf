"""The events of a simulated episode, with facts that they lack by themselves."""

from collections import Counter
from typing import Any

from quarterdeck.games.gen7.state import Gen7


class EpisodeEvents(list[Any]):
    """Counts crossroads cards that were tested, also those that fit nobody, and results of plot goals by section."""

    def __init__(self, table: Gen7, counts: Counter[str]) -> None:
        super().__init__()
        self._table, self._counts = table, counts

    def append(self, entry: Any) -> None:
        kind, counts = getattr(entry, "kind", ""), self._counts
        if kind == "nothing-happened":
            counts[f"tested {self._table.crossroads[0]}"] += 1  # it has gone to the bottom (G7-16.6)
        elif kind == "crossroads-met":
            counts[f"tested {entry.args['card']}"] += 1
            counts[f"met {entry.args['card']}"] += 1
        elif kind in ("plot-goal-reached", "plot-goal-missed"):
            counts[f"{kind} {self._table.section}"] += 1
        super().append(entry)
