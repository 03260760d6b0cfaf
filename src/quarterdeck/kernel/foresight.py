"""Foresight: which choices cannot be taken back, known before they are made."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Bound, Rolled
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import learnt, secrets


def final_options(table: State, seat: int, options: Iterable[Option]) -> list[Option]:
    """Those that end undo. Each is tried in a world that `seat` cannot tell from this one: that gives nothing away."""
    world = table.imagined(seat, Chance("foresight"))
    hidden = secrets(world)
    return [option for option in options if _is_final(world, hidden, seat, option)]


def _is_final(world: State, hidden: list[Counter[tuple[str, Any]]], seat: int, option: Option) -> bool:
    heard: list[Any] = []
    after = world.copy()
    after.told = heard
    after.act(seat, option)
    bound = option.binding(after) or any(isinstance(told, Bound | Rolled) for told in heard)
    return bound or learnt(hidden, after)
