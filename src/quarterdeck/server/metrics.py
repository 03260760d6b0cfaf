"""Metrics: what a server has done, as text that Prometheus reads. No names, no ids, no secrets."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Count:
    """A number that only grows, for every combination of labels."""

    kind = "counter"

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help = name, help_
        self._counts: Counter[tuple[tuple[str, str], ...]] = Counter()
        ALL.append(self)

    def count(self, **labels: str) -> None:
        self._counts[tuple(labels.items())] += 1

    def lines(self) -> Iterator[str]:
        for labels, count in sorted(self._counts.items()):
            yield f"{self.name}{_braces(labels)} {count}"


class Gauge:
    """A number that goes up and down."""

    kind = "gauge"

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help, self.value = name, help_, 0.0
        ALL.append(self)

    def change(self, by: float) -> None:
        self.value += by

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.value:g}"


class Seconds:
    """How long something took: a histogram."""

    kind = "histogram"

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help, self.total = name, help_, 0.0
        self._counts = [0] * (len(BOUNDS) + 1)
        ALL.append(self)

    def count(self, took: float) -> None:
        """Something took so many seconds."""
        self.total += took
        self._counts[bisect_left(BOUNDS, took)] += 1

    def lines(self) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


ALL: list[Count | Gauge | Seconds] = []
requests = Count("quarterdeck_requests_total", "HTTP requests by method, route and status")
refusals = Count("quarterdeck_refusals_total", "live messages that were refused, by name")
connections = Gauge("quarterdeck_connections", "live connections")
live_tables = Gauge("quarterdeck_live_tables", "tables in memory")
input_seconds = Seconds("quarterdeck_input_seconds", "from a choice arriving to everybody being told")


def _braces(labels: tuple[tuple[str, str], ...]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""


def text() -> str:
    """Everything, in Prometheus' text format."""
    lines: list[str] = []
    for metric in ALL:
        lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
    return "\n".join(lines) + "\n"
