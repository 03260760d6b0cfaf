"""Films as the server sends them."""

from collections.abc import Iterator
from typing import Any

from quarterdeck.kernel.differences import applied


def views(film: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What a spectator sees in each scene of a film."""
    view = film["view"]
    for scene in film["scenes"]:
        view = applied(view, scene["changes"])
        yield view


def last_view(film: dict[str, Any]) -> dict[str, Any]:
    """The table in the end."""
    *_, last = views(film)
    return last
