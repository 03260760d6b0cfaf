"""A plan in words: who does what when, and against what, so that people can play along."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from quarterdeck.bots.bot import Remark
from quarterdeck.games.space_alert.bots.flight import story
from quarterdeck.games.space_alert.bots.mind import Mind
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import Words

DEEDS = {
    "moved": "walk", "loaded": "fire", "charged": "charge", "refuelled": "refuel", "repaired": "repair",
    "repair-joined": "repair", "rocket-launched": "rocket", "squad-taken": "squad", "disabled-squad-taken": "squad",
    "squad-reactivated": "squad", "took-off": "fly", "stays-in-space": "fly", "maintained": "maintain",
    "looks-out": "look", "battlebots-attack": "fight",
}  # fmt: skip
"""What a member does, by the event that tells of it."""
SAID = ("station", "source", "zone", "threat", "n")
"""What of an event is worth saying."""


class Deed(Struct, frozen=True):
    """Something a member does in some turns."""

    who: int
    kind: str
    args: dict[str, Any]
    turns: tuple[int, ...]


def explain(mind: Mind, view: dict[str, Any]) -> list[Remark]:
    """The plan of a mind, member by member, for somebody who sees `view`."""
    if mind.known is None or mind.search is None:
        return []
    deeds = list(_deeds(story(mind.known.start, mind.search.best.plans)))
    lines: list[Remark] = []
    for who in mind.known.boards:
        if own := [deed for deed in deeds if deed.who == who]:
            lines.append(Remark("plan-for-you" if _is_viewer(view, who) else "plan-for", {"crew": who}))
            lines += [_line(deed, mind.known.certain) for deed in _joined(own)]
    return lines


def sentences(lines: Iterable[Remark], words: Words) -> list[str]:
    """The lines in somebody's language."""
    return [words.text(line.id, line.args) for line in lines]


def _is_viewer(view: dict[str, Any], who: int) -> bool:
    """Whether a board belongs to whoever sees this: nobody else's cards are shown."""
    seat = view["crew"][who]["seat"]
    return seat >= 0 and isinstance(view["players"][seat]["hand"], list)


def _line(deed: Deed, certain: int) -> Remark:
    return Remark(f"plan-{deed.kind}", {**deed.args, "turns": list(deed.turns), "certain": deed.turns[-1] <= certain})


def _deeds(told: list[Event]) -> Iterator[Deed]:
    """What members do, turn by turn; what a shot hits is told after it was loaded."""
    turn, targets = 0, _targets(told)
    for event in told:
        turn = event.args["turn"] if event.kind == "step-begins" else turn
        kind = DEEDS.get(event.kind)
        if kind is not None:
            args = {name: event.args[name] for name in SAID if name in event.args}
            if kind == "fire":
                args["targets"] = targets.get((turn, args["station"]), [])
            yield Deed(event.args["crew"], kind, args, (turn,))


def _targets(told: list[Event]) -> dict[tuple[int, str], list[str]]:
    """What is hit by the weapon of each station in each turn."""
    turn, found = 0, {}
    for event in told:
        turn = event.args["turn"] if event.kind == "step-begins" else turn
        if event.kind == "weapon-fires":
            station = event.args["weapon"].partition("-")[2] or "lower_white"  # the pulse cannon is not named by it
            found[turn, station] = event.args["targets"]
    return found


def _joined(deeds: list[Deed]) -> list[Deed]:
    """The same deed in turns one after another is said once; of a walk only where it leads."""
    found: list[Deed] = []
    for deed in deeds:
        last = found[-1] if found else None
        if last is not None and deed.kind == last.kind and (deed.kind == "walk" or deed.args == last.args):
            found[-1] = Deed(deed.who, deed.kind, deed.args, (*last.turns, *deed.turns))
        else:
            found.append(deed)
    return found
