"""Beginning a game of a campaign anew: whom it takes, and who has agreed so far."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.server import responses

ANSWER_WITHIN = 120.0
"""Seconds after which a request is forgotten that not everybody has agreed to."""


def players(chairs: Sequence[RowMapping]) -> list[str]:
    """The people who have to agree, in the order of seats: neither bots nor people for whom a bot stands in."""
    return list(dict.fromkeys(chair["person"] for chair in chairs if chair["person"] and not chair["level"]))


def agreed(row: RowMapping) -> list[str]:
    """The people who want to begin anew, whoever asked first; nobody if their request has been forgotten."""
    request = row["restart"]
    return [] if request is None or time.time() >= _until(request) else list(request["agreed"])


def agreed_with(row: RowMapping, person: str) -> dict[str, Any]:
    """The request as the store keeps it once somebody agrees, too; if there is none, they ask."""
    before = agreed(row)
    since = row["restart"]["since"] if before else time.time()
    return {"since": since, "agreed": list(dict.fromkeys([*before, person]))}


def shown(
    row: RowMapping, chairs: Sequence[RowMapping], names: dict[str, str], person: str
) -> responses.Restart | None:
    """A request as the people at the table are told of it."""
    yes = agreed(row)
    if not yes or person not in names:
        return None
    return responses.Restart(
        by=names.get(yes[0], ""),
        agreed=[names[one] for one in yes if one in names],
        missing=[names[one] for one in players(chairs) if one not in yes],
        you=person in yes,
        until=_until(row["restart"]),
    )


def may_restart(row: RowMapping, next_: RowMapping | None) -> bool:
    """Whether a game may begin anew: its rules say so, it has begun, and nothing has followed it."""
    begun = row["state"] in ("playing", "finished")
    return begun and next_ is None and registry.rules_of(row["game"]).restarts


def _until(request: dict[str, Any]) -> float:
    return float(request["since"]) + ANSWER_WITHIN
