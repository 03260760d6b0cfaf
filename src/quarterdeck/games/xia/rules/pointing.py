"""What a captain means by pointing at something unusable, so that the rules can say why not."""

from collections.abc import Callable, Mapping

from quarterdeck.games.xia.rules.abilities import Use, why_not_usable
from quarterdeck.games.xia.rules.cargo import Gather
from quarterdeck.games.xia.rules.chart import SIDES, neighbours
from quarterdeck.games.xia.rules.combat import Aim, Attack
from quarterdeck.games.xia.rules.flying import Engine, Fly
from quarterdeck.games.xia.rules.missions import Deliver, Task
from quarterdeck.games.xia.rules.moving import StepTo
from quarterdeck.games.xia.rules.outfits import ENGINE, SHIELD, kind_of, outfit_named
from quarterdeck.games.xia.rules.risks import GATHERED
from quarterdeck.games.xia.rules.taking_missions import TakeMission
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

Meant = Option | Reason | None
Meaning = Callable[[Xia, int, str], Meant]
"""What a seat means by a thing, by the part of the target after its kind."""

AIMING = "aiming"
"""The question which outfits attack."""
SHIELDS_DEFEND = Reason("shields-defend", "XIA-10.9.1")
WEAPONS_NEED_A_TARGET = Reason("weapons-need-a-target", "XIA-11.1.1")


def meant(table: Xia, seat: int, target: str, held: str) -> Meant:
    """The option that a thing is there for; only what everybody sees, or the captain's own."""
    kind, _, thing = target.partition(":")
    meaning = USUALLY.get(kind)
    return None if meaning is None else meaning(table, seat, thing)


def _mission(table: Xia, seat: int, card: str) -> Meant:
    """A captain's mission means carrying it out, then completing it (XIA-27.3.1, XIA-27.3.4)."""
    captain = table.captains[seat]
    if captain.mission is None or card != captain.mission:
        return None
    return Deliver() if captain.mission_open else Task()


def _hex(table: Xia, seat: int, spot: str) -> Meant:
    """The own hex is there for its mark, a neighbouring one for a step, any other for a flight."""
    at = table.captains[seat].at
    if not at or spot == at:
        return _mark(table, at)
    near = neighbours(at)
    is_step = spot in near and table.movement is not None
    return StepTo(SIDES[near.index(spot)]) if is_step else Fly(spot)


def _mark(table: Xia, at: str) -> Meant:
    mark = table.chart.cells[at].mark if at else ""
    return Gather() if mark in GATHERED else TakeMission() if mark == "mission" else None


def _ship(table: Xia, seat: int, ship: str) -> Meant:
    return None if ship == table.captains[seat].ship else Attack(ship)


def _ability(table: Xia, seat: int, ability: str) -> Meant:
    """Most are actions; whatever the phase, others are told apart from them (XIA-4.2)."""
    return why_not_usable(table, seat, ability, Use.timings) or Use(ability)


def _outfit(table: Xia, seat: int, name: str) -> Meant:
    """Engines move the ship; shields and weapons wait for a fight."""
    if outfit_named(table.captains[seat], name) is None:
        return None
    kind = kind_of(table, name).kind
    if kind == ENGINE:
        return Engine(name)
    if kind == SHIELD:
        return SHIELDS_DEFEND
    return Aim(name) if table.agenda and table.agenda[-1].name == AIMING else WEAPONS_NEED_A_TARGET


USUALLY: Mapping[str, Meaning] = {
    "mission": _mission,
    "hex": _hex,
    "ship": _ship,
    "ability": _ability,
    "outfit": _outfit,
}
"""What things are there for, by kind of target."""
