"""Diplomacy (SC-14): advances step by step, bonuses on the way, laps, and the event on each track."""

from functools import cache
from typing import Literal

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.effects import Decline, resolve
from quarterdeck.games.starship_captains.rules.events import EventHappens
from quarterdeck.games.starship_captains.state import ANDROID, FACTIONS, SPACES, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

SECTION, LAP_POINTS, EVENT_SPACE = 3, 5, 7
ANY = "any"


@cache
def points(steps: int) -> int:
    """Points of a marker: its section, and 5 for every lap (SC-14.17)."""
    laps, step = divmod(steps, SPACES)
    return LAP_POINTS * laps + (0 if step == 0 else (step - 1) // SECTION + 1)


class Advance(Effect, frozen=True):
    """`advance fleet 2`, or `advance any 4` on one track of your choice (SC-18.20, SC-18.21)."""

    track: Literal["any", "fleet", "androids", "pirates"]
    steps: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Advancing(seat, self.track, self.steps))

    def worth(self) -> float:
        return (0.74 if self.track == ANY else 0.7) * self.steps

    def symbols(self) -> tuple[str, ...]:
        return "any-track" if self.track == ANY else self.track, str(self.steps)


class AdvanceTwice(Effect, frozen=True):
    """`advance-twice`: 1 step on any track, then 1 on the same or another (SC-18.22)."""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Advancing(seat, ANY, 1), Advancing(seat, ANY, 1))

    def worth(self) -> float:
        return 1.55

    def symbols(self) -> tuple[str, ...]:
        return ("one-one",)


class Hive(Effect, frozen=True):
    """`hive`: up to as many steps on the androids track as the crew has androids (SC-19.4, SC-D41)."""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        androids = table.captains[seat].crew().count(ANDROID)
        if androids:
            table.then(Advancing(seat, "androids", androids))

    def idle(self, table: StarshipCaptains, seat: int) -> bool:
        return ANDROID not in table.captains[seat].crew()

    def worth(self) -> float:
        return 1.4

    def symbols(self) -> tuple[str, ...]:
        return "androids", "×", "android"


class AdvanceMarker(Option, frozen=True):
    """go fleet 2: track and number of steps, announced together (SC-D6)."""

    verb = "go"
    track: str
    steps: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "Advancing") -> list["AdvanceMarker"]:
        return [cls(track, steps) for track in frame.tracks(table) for steps in range(frame.steps, 0, -1)]

    def reason(self, table: StarshipCaptains, seat: int, frame: "Advancing") -> Reason | None:
        if self.track not in frame.tracks(table):
            return Reason("other-track", "SC-14.8")
        return None if 1 <= self.steps <= frame.steps else Reason("too-many-steps", "SC-14.4", {"most": frame.steps})

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"space:{self.track}:{table.space_after(seat, self.track, self.steps)}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        table.then(Steps(seat, FACTIONS.index(self.track), self.steps))


class Advancing(Asked, frozen=True):
    """Optional, and fewer steps are allowed (SC-14.4)."""

    clause = "SC-14.4"
    choices = (AdvanceMarker, Decline)
    track: str = ANY
    steps: int = 1

    def tracks(self, table: StarshipCaptains) -> tuple[str, ...]:
        """The tracks to choose from; a translator opens all of them (SC-19.27)."""
        if self.track == ANY or any(ability.translates for ability in table.abilities(self.seat)):
            return FACTIONS
        return (self.track,)


class Steps(Step, frozen=True):
    """One step, what its space causes, then the steps left (SC-14.5, SC-14.6, SC-14.27)."""

    seat: int
    track: int
    left: int

    def run(self, table: StarshipCaptains) -> None:
        if self.left > 1:
            table.then(Steps(self.seat, self.track, self.left - 1))
        markers = table.captains[self.seat].markers
        markers[self.track] += 1
        space, faction = markers[self.track] % SPACES, FACTIONS[self.track]
        table.emit("advanced", "SC-14.5", seat=self.seat, track=faction, space=space)
        if space == 0:
            laps = markers[self.track] // SPACES
            clause = {1: "SC-14.12", 2: "SC-14.14"}.get(laps, "SC-14.15")
            table.emit("lap-completed", clause, seat=self.seat, track=faction, laps=laps)
        elif space == EVENT_SPACE and table.events[self.track]:
            table.then(EventHappens(self.track, self.seat))
        bonus = table.pack.tracks[table.track_sides[self.track]].get(space, ())
        if bonus:
            table.emit("track-bonus", "SC-14.5", seat=self.seat, track=faction, space=space)
            resolve(table, self.seat, bonus)
