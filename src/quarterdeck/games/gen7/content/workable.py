"""Lines that can be read but not done: a pack that holds one is refused (G7-D58, G7-D71)."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.content import effects, modifiers
from quarterdeck.games.gen7.content.cards import RulesCard
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.story import Episode, Section
from quarterdeck.games.gen7.content.walking import walk

ONE_ALGORITHM = "algorithms are arranged one at a time, so no more than 1 can be taken (G7-13.2)"
NO_DEPARTMENT = "work tasks have a center and no department"
NO_CHOOSER = "nobody could choose a player in a section, rules card or episode; name another target"
NO_SINGLE_SPOTS = "has no single spots, and dice are barred from those only"
NOT_ONCE = "only prices, 'replenish_merit', 'task_merit' and 'on' can work once"
WORK_ONCE = (
    modifiers.ExtraCost,
    modifiers.LessCost,
    modifiers.ReplenishMerit,
    modifiers.TaskMerit,
    modifiers.On,
)
"""The modifiers that are spent when they have worked (G7-D58.4, G7-D71.5)."""


def why_unworkable(pack: Pack, row: Struct) -> str:
    """What is wrong with the first line of a row that cannot be done; nothing if all can."""
    for part in walk(row):
        complaint = _of_part(pack, part, isinstance(row, Section | Episode | RulesCard))
        if complaint:
            return f"{part.write()!r}: {complaint}"  # type: ignore[attr-defined]  # only phrases are complained about
    return ""


def _of_part(pack: Pack, part: Struct, is_story: bool) -> str:
    if is_story and isinstance(part, effects.Step) and part.target == "chosen":
        return NO_CHOOSER
    if isinstance(part, modifiers.Modifier) and part.once and not isinstance(part, WORK_ONCE):
        return NOT_ONCE
    check = _CHECKS.get(type(part))
    return check(pack, part) if check is not None else ""


def _draw_keep(pack: Pack, step: effects.DrawKeep) -> str:
    return ONE_ALGORITHM if step.deck == "algorithms" and step.keep > 1 else ""


def _search(pack: Pack, step: effects.Search) -> str:
    return ONE_ALGORITHM if step.deck == "algorithms" and step.n > 1 else ""


def _cost(pack: Pack, change: modifiers.ExtraCost | modifiers.LessCost) -> str:
    return NO_DEPARTMENT if change.what == "work_task" and change.department else ""


def _barred(pack: Pack, bar: modifiers.Barred) -> str:
    return "" if pack.rooms[bar.room].dots else f"{bar.room} {NO_SINGLE_SPOTS}"


_CHECKS: dict[type[Struct], Callable[[Pack, Any], str]] = {
    effects.DrawKeep: _draw_keep,
    effects.Search: _search,
    modifiers.ExtraCost: _cost,
    modifiers.LessCost: _cost,
    modifiers.Barred: _barred,
}
