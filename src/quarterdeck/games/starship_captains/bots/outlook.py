"""What a captain may expect to score in the end, at the beginning of a round.

The weights follow a fit to 700 games of four captains by rules of thumb, a few choices at random: points still to come
by what the ship has, rounded, without what made little difference.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, astuple

from quarterdeck.games.starship_captains.bots.cards import rounds_after
from quarterdeck.games.starship_captains.bots.flying import Chartroom
from quarterdeck.games.starship_captains.rules.scoring import sheet
from quarterdeck.games.starship_captains.state import ANDROID, CADET, DAMAGED, StarshipCaptains, is_commander

MOVES = 2
"""What navigation gives: a place within so many moves counts fully."""


class Outlook(Struct, frozen=True):
    """What a ship has at the beginning of a round, or what each of it is worth then."""

    medals: float
    cadets: float
    ensigns: float
    commanders: float
    androids: float
    technologies: float
    goal: float
    """The best place within reach."""

    def points(self, worth: "Outlook") -> float:
        return float(sum(one * each for one, each in zip(astuple(self), astuple(worth), strict=True)))


WORTH = (
    Outlook(0.1, 1.7, 2.4, 3.85, 1.65, 0.3, 0.8),
    Outlook(0.6, 4.1, 4.8, 8.0, 2.2, 1.3, 0.85),
    Outlook(1.8, 5.4, 7.4, 10.5, 3.1, 2.2, 0.3),
)
"""Points until the end of the game where a round begins, by how many rounds follow it."""
SPREAD = (4.0, 5.0, 6.0)
"""How many points of difference make a captain e times as likely to win, fitted to the same games."""
AT_LAST = 2.0
"""The same for scores that are final: winning by a little is luck."""


def glance(world: StarshipCaptains, seat: int) -> dict[str, Any]:
    """What rules of thumb read of a view, taken straight from an imagined world."""
    captain = asdict(world.captains[seat])
    captain["unseen_pirates"] = len(captain["unseen_pirates"])
    asked = asdict(world.agenda[-1]) if world.agenda else {}
    return {
        **asdict(world),
        "captains": {seat: captain},
        "setting": asdict(world.setting),
        "next_mission": world.next_mission(),
        "asked": {**asked, "seat": seat},
    }


def expected(world: StarshipCaptains, seat: int) -> float:
    """The score that a captain may expect."""
    now = sheet(world, seat)["total"]
    return now if world.over else now + _outlook(world, seat).points(WORTH[_to_come(world)]) + _asleep(world, seat)


def _to_come(world: StarshipCaptains) -> int:
    """Rounds after this one; a first round is judged like the second."""
    return min(rounds_after(world.round, world.setting.guided), len(WORTH) - 1)


def _outlook(world: StarshipCaptains, seat: int) -> Outlook:
    captain, room = world.captains[seat], Chartroom(glance(world, seat))
    ready = captain.ready
    commanders = sum(map(is_commander, ready))
    cadets, androids = ready.count(CADET), ready.count(ANDROID)
    return Outlook(
        captain.medals, cadets, len(ready) - cadets - androids - commanders, commanders, androids,
        sum(card not in ("", DAMAGED) for card in captain.slots), room.reach(captain.at, MOVES, ready),
    )  # fmt: skip


def _asleep(world: StarshipCaptains, seat: int) -> float:
    """What those in the queue are worth, who wake a round later, beside as many ensigns: these the fit counts on."""
    rounds = _to_come(world)
    if not rounds:
        return 0.0
    queue, later = world.captains[seat].queue, WORTH[rounds - 1]
    commanders = sum(map(is_commander, queue))
    return commanders * (later.commanders - later.ensigns) + queue.count(CADET) * (later.cadets - later.ensigns)


def chances(world: StarshipCaptains) -> Sequence[float]:
    """How likely each captain is to win."""
    scores = [expected(world, seat) for seat in range(world.seat_count)]
    spread = AT_LAST if world.over else SPREAD[_to_come(world)]
    weights = [exp((score - max(scores)) / spread) for score in scores]
    return [weight / sum(weights) for weight in weights]
