"""Set-up options that a game of a campaign gets from the games before it: nobody chooses them, some are secret."""

from typing import Any

from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.server.errors import Refused


def check(game: str, options: dict[str, Any], before: dict[str, Any]) -> None:
    """Refuse options that carry on something else than those before."""
    if _carried(game, options) != _carried(game, before):
        raise Refused("not-carried", "what a campaign carries on comes from its games", 409)


def _carried(game: str, options: dict[str, Any]) -> dict[str, Any]:
    begun = registry.rules_of(game).restart_options(options)
    return {name: value for name, value in options.items() if name not in begun or begun[name] != value}


def completed(row: RowMapping, wished: dict[str, Any]) -> dict[str, Any]:
    """The options that a host wishes for, with those that the host is not shown: they stay as they are."""
    kept, shown = row["options"], registry.rules_of(row["game"]).shown_options(row["options"])
    unshown = {name for name in kept if name not in shown or shown[name] != kept[name]}
    same = {name for name in unshown if wished.get(name) == shown.get(name)}
    return {**wished, **{name: kept[name] for name in kept if name in same}}
