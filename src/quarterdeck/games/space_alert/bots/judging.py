"""How good a flown plan is: a smooth score that tells a search where to go."""

from collections.abc import Iterable

from quarterdeck.games.space_alert.bots.cards_to_come import doubt
from quarterdeck.games.space_alert.bots.flight import Course
from quarterdeck.games.space_alert.state import SpaceAlert, Threat

LOST = 100.0
"""What losing the ship costs, WORSE for each tile too many, and TOO_EARLY for each turn that was not flown."""
WORSE, TOO_EARLY = 5.0, 10.0
DAMAGE = (0.0, 1.5, 3.5, 6.5, 11.0, 17.0, 25.0)
"""What so many tiles in one zone cost: the next threat may want the rest."""
KNOCKED_OUT = 4.0
DISABLED = 1.0
HALF_DONE = 0.5
"""What part of a threat's worth counts for red blocks that did not suffice."""
HELD_OFF = 0.4
"""The same for a threat that never reached the ship."""
DOUBT = 4.0
"""What it costs if a member will not have the cards for a phase."""
ENERGY, CAPSULE, ROCKET, VISUAL, IDLE = 0.12, 0.4, 0.3, 0.3, 0.03


def judged(course: Course, certain: int, boards: Iterable[int]) -> float:
    """The worth of a course for who plans these boards; up to turn `certain` the cards are there."""
    end = course.end
    value = sum(_threat(end, threat) for threat in end.threats)
    value -= sum(map(_damage, end.ship.tiles))
    value -= KNOCKED_OUT * sum(member.knocked_out for member in end.crew)
    value -= DISABLED * sum(squad.disabled for squad in end.squads)
    value += VISUAL * sum(end.ship.visual)
    value += IDLE * sum(symbol is None for plan in course.plans for symbol in plan[certain + 1 :])
    value -= DOUBT * sum(doubt(end.setting.pack, course.plans[board], certain) for board in boards)
    if end.outcome == "lost":
        return value - LOST - TOO_EARLY * (end.last_slot + 1 - end.turn)
    return value + _stores(end) - LOST * any(len(tiles) >= len(DAMAGE) for tiles in end.ship.tiles)


def _threat(table: SpaceAlert, threat: Threat) -> float:
    worth = float(table.card(threat).destroyed)
    if threat.status == "destroyed":
        return worth
    done = HALF_DONE * min(1.0, threat.damage / max(1, threat.hits))
    return worth * (done + HELD_OFF * (threat.status == "on_track" and table.outcome == "won"))


def _damage(tiles: tuple[str, ...]) -> float:
    last = len(DAMAGE) - 1
    return DAMAGE[min(len(tiles), last)] + WORSE * max(0, len(tiles) - last)


def _stores(table: SpaceAlert) -> float:
    ship = table.ship
    return ENERGY * (sum(ship.shields) + sum(ship.reactors)) + CAPSULE * ship.capsules + ROCKET * ship.rockets
