"""Crew (SC-13): training, promotion, and the second task of commanders."""

from collections.abc import Sequence
from functools import cache, lru_cache

from quarterdeck.games.starship_captains.rules.paying import MEDAL, Owing, can_pay
from quarterdeck.games.starship_captains.state import (
    ANDROID,
    CADET,
    COLOURS,
    RINGS,
    Asked,
    StarshipCaptains,
    Step,
    is_commander,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

TRAINING, PROMOTION = 1, 3
NO_MEDALS = Reason("too-few-medals", "SC-13.4")


def ready_kinds(table: StarshipCaptains, seat: int) -> tuple[str, ...]:
    """The different figures in the ready room: equal ones are interchangeable (SC-R18)."""
    return _kinds(tuple(table.captains[seat].ready))


@lru_cache(maxsize=10_000)
def _kinds(figures: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(set(figures)))


def not_ready(clause: str) -> Reason:
    return Reason("figure-not-ready", clause)


class Train(Option, frozen=True):
    """train C R: a cadet becomes an ensign, or an ensign one of another colour, for 1 medal (SC-13.4 to SC-13.7)."""

    figure: str
    to: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> tuple["Train", ...]:
        return _lessons(ready_kinds(table, seat)) if can_pay(table, seat, MEDAL, TRAINING) else ()

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        if self.figure not in table.captains[seat].ready:
            return not_ready("SC-13.2")
        if self.figure == ANDROID:
            return Reason("androids-do-not-learn", "SC-13.12")
        if is_commander(self.figure):
            return Reason("commanders-keep-their-colour", "SC-13.11")
        if self.to not in COLOURS or self.to == self.figure:
            return Reason("not-another-colour", "SC-13.6")
        return None if can_pay(table, seat, MEDAL, TRAINING) else NO_MEDALS

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"figure:{self.figure}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        captain.ready.remove(self.figure)
        captain.ready.append(self.to)
        clause = "SC-13.5" if self.figure == CADET else "SC-13.6"
        table.emit("trained", clause, seat=seat, figure=self.figure, to=self.to)
        table.then(*[Owing(seat, MEDAL, "SC-13.4")] * TRAINING)


@cache
def _lessons(figures: tuple[str, ...]) -> tuple[Train, ...]:
    """All ways to train some kinds of figures: play-outs ask for them again and again."""
    learners = [figure for figure in figures if len(figure) == 1 and figure != ANDROID]
    return tuple(Train(figure, to) for figure in learners for to in COLOURS if to != figure)


class Promote(Option, frozen=True):
    """promote R: an ensign becomes a commander for 3 medals and a ring (SC-13.8)."""

    figure: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> Sequence["Promote"]:
        if not can_pay(table, seat, MEDAL, PROMOTION) or table.captains[seat].commanders >= RINGS:
            return ()
        return [cls(figure) for figure in ready_kinds(table, seat) if figure in COLOURS]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if self.figure not in captain.ready:
            return not_ready("SC-13.2")
        if self.figure not in COLOURS:
            clause = {CADET: "SC-13.9", ANDROID: "SC-13.12"}.get(self.figure, "SC-13.8")
            return Reason("only-ensigns-are-promoted", clause)
        if captain.commanders >= RINGS:
            return Reason("no-ring-left", "SC-13.10")
        return None if can_pay(table, seat, MEDAL, PROMOTION) else Reason("too-few-medals", "SC-13.8")

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"figure:{self.figure}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        captain.ready.remove(self.figure)
        captain.ready.append(self.figure + "C")
        table.emit("promoted", "SC-13.8", seat=seat, figure=self.figure)
        table.then(*[Owing(seat, MEDAL, "SC-13.8")] * PROMOTION)


class CommanderTask(Asked, frozen=True):
    """A commander has one more thing to do after its first (SC-13.15)."""

    figure: str = ""


class Order(Option, frozen=True):
    """order 2: a cadet, or an ensign of the commander's colour, comes from that place of the queue (SC-13.21)."""

    place: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: CommanderTask) -> list["Order"]:
        queue = table.captains[seat].queue
        return [cls(place) for place, figure in enumerate(queue, 1) if figure in (CADET, frame.figure[0])]

    def reason(self, table: StarshipCaptains, seat: int, frame: CommanderTask) -> Reason | None:
        return None if self in self.offer(table, seat, frame) else Reason("cannot-be-ordered", "SC-13.21")

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"queue:{self.place}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        back_to_queue(table, seat)
        captain = table.captains[seat]
        figure = captain.queue.pop(self.place - 1)
        captain.ready.append(figure)
        table.emit("ordered", "SC-13.21", seat=seat, figure=figure)


def back_to_queue(table: StarshipCaptains, seat: int) -> None:
    """A commander at a room enters the end of the queue (SC-13.33)."""
    captain = table.captains[seat]
    if captain.working:
        captain.queue.append(captain.working)
        captain.working = ""


class SkipSecondTask(Option, frozen=True):
    """rest: no second task (SC-13.15)."""

    verb = "rest"

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
