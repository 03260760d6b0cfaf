"""Effects of cards, sections and rooms: step by step, each for the players it names (G7-D48, G7-D71)."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.effects import effects_text, parse_effects
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.costs import holds
from quarterdeck.games.gen7.rules.happenings import counted
from quarterdeck.games.gen7.rules.merit import change_merit, standing
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.rules.stocks import pay
from quarterdeck.games.gen7.state import NOBODY, RESOURCES, Asked, Gen7, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

S = TypeVar("S", bound=e.Step)
Doing = Callable[[Gen7, int, Any, str], None]
"""What a step does for one player; the last argument is the card, section or room that it stands on."""
_DOINGS: dict[type[e.Step], Doing] = {}


def does(kind: type[S]) -> Callable[[Callable[[Gen7, int, S, str], None]], Callable[[Gen7, int, S, str], None]]:
    """Register what a kind of step does."""

    def register(doing: Callable[[Gen7, int, S, str], None]) -> Callable[[Gen7, int, S, str], None]:
        _DOINGS[kind] = doing
        return doing

    return register


@cache
def line_of(effects: e.Effects) -> str:
    """The text of an effect line: frames keep lines as text."""
    return effects_text(effects)


def resolve(table: Gen7, seat: int, effects: e.Effects, source: str) -> None:
    """Put an effect line on the agenda; `seat` is the player it applies to, or nobody (G7-D71.1)."""
    if effects:
        table.then(Resolve(line_of(effects), source, seat))


class Resolve(Step, frozen=True):
    """The steps of an effect line in the written order (G7-D48)."""

    clause = "G7-D48"
    line: str
    source: str
    seat: int
    at: int = 0

    def run(self, table: Gen7) -> None:
        steps = parse_effects(self.line)
        step = steps[self.at]
        if self.at + 1 < len(steps):
            table.then(Resolve(self.line, self.source, self.seat, self.at + 1))
        if step.target == "chosen":
            table.then(ChoosingPlayer(self.seat, self.line, self.source, self.at))
            return
        seats = _targets(table, step.target, self.seat)
        if isinstance(step, e.Merit):
            change_merit(table, dict.fromkeys(seats, step.n), "G7-D48", self.source)
        elif len(seats) == 1:
            _DOINGS[type(step)](table, seats[0], step, self.source)
        else:
            table.then(*[StepFor(seat, self.line, self.source, self.at) for seat in seats])


class StepFor(Step, frozen=True):
    """One step of an effect line for one of several players."""

    seat: int
    line: str
    source: str
    at: int

    def run(self, table: Gen7) -> None:
        step = parse_effects(self.line)[self.at]
        _DOINGS[type(step)](table, self.seat, step, self.source)


def _targets(table: Gen7, target: str, seat: int) -> tuple[int, ...]:
    """The players a step is for, in order from the player concerned, else from the chief of staff (G7-D71.1)."""
    if not target:
        return (seat,)
    everyone = table.clockwise(table.chief if seat == NOBODY else seat)
    if target == "each":
        return everyone
    if target == "others":
        return tuple([other for other in everyone if other != seat])
    if target == "chief":
        return (table.chief,)
    if target == "last":
        return (standing(table)[-1],)
    if target == "contributors":
        return tuple([other for other in everyone if other in table.turn.contributors])
    return (seat,)


# Choosing


class ChoosePlayer(Option, frozen=True):
    """choose-player 2: whom the step is for (G7-D71.1)."""

    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChoosingPlayer") -> list["ChoosePlayer"]:
        return [cls(player.seat) for player in table.players]

    def take(self, table: Gen7, seat: int, frame: "ChoosingPlayer") -> None:
        table.done()
        table.then(StepFor(self.player, frame.line, frame.source, frame.at))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"player:{self.player}",)


class ChoosingPlayer(Asked, frozen=True):
    """A step for a player of choice (G7-D71.1)."""

    clause = "G7-D71.1"
    choices = (ChoosePlayer,)
    line: str
    source: str
    at: int


class ChooseSide(Option, frozen=True):
    """choose-side 2: one part of an effect (G7-D71)."""

    side: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "ChoosingSide") -> list["ChooseSide"]:
        return [cls(number) for number in range(1, len(frame.sides) + 1)]

    def take(self, table: Gen7, seat: int, frame: "ChoosingSide") -> None:
        table.done()
        resolve(table, seat, parse_effects(frame.sides[self.side - 1]), frame.source)

    def label(self, table: Gen7, seat: int, frame: "ChoosingSide") -> Reason:
        return Reason("option-chosen-side", frame.clause, {"effects": frame.sides[self.side - 1]})


class ChoosingSide(Asked, frozen=True):
    """One of several effects (G7-D71)."""

    clause = "G7-D71"
    choices = (ChooseSide,)
    sides: tuple[str, ...]
    source: str


class Accept(Option, frozen=True):
    """accept: use an optional effect, paying for it where it has a price (G7-D71)."""

    def take(self, table: Gen7, seat: int, frame: "Offered") -> None:
        table.done()
        frame.accepted(table)
        if frame.price and frame.type == "any":
            table.then(_giving(seat, frame))
        elif frame.price:
            pay(table, seat, _price(frame.type, frame.price), "G7-D48.4", frame.source)
            resolve(table, seat, parse_effects(frame.line), frame.source)
        else:
            resolve(table, seat, parse_effects(frame.line), frame.source)


class Decline(Option, frozen=True):
    """decline: do without an optional effect (G7-D71)."""

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.done()


def _price(type_: str, number: int) -> dict[str, int]:
    return dict.fromkeys(RESOURCES, number) if type_ == "each" else {type_: number}


def _giving(seat: int, frame: "Offered") -> Step:
    """A price in tokens of any types, chosen one by one (G7-D71.2)."""
    from quarterdeck.games.gen7.rules.effects_goods import GivingTokens

    return GivingTokens(seat, frame.price, frame.source, frame.line)


class Offered(Asked, frozen=True):
    """An effect that the target may decline, or must pay for in full (G7-D48.4)."""

    clause = "G7-D48.4"
    choices = (Accept, Decline)
    line: str
    source: str
    type: str = ""
    price: int = 0
    rule: str = ""
    """The modifier that is spent by accepting (G7-D58.4)."""
    algorithm: str = ""
    """The algorithm that is used by accepting (G7-D44.2)."""

    def open(self, table: Gen7) -> bool:
        store = table.players[self.seat].store
        if self.type == "any":
            return sum(store.values()) >= self.price
        return not self.price or holds(store, _price(self.type, self.price))

    def accepted(self, table: Gen7) -> None:
        if self.rule:
            table.spent = (*table.spent, self.rule)
        if self.algorithm:
            table.turn.used = (*table.turn.used, self.algorithm)


# Control words


@does(e.If)
def _if(table: Gen7, seat: int, step: e.If, source: str) -> None:
    resolve(table, seat, step.then if is_true(table, step.condition, seat) else step.otherwise, source)


@does(e.Choose)
def _choose(table: Gen7, seat: int, step: e.Choose, source: str) -> None:
    table.then(ChoosingSide(seat, tuple(map(line_of, step.parts)), source))


@does(e.May)
def _may(table: Gen7, seat: int, step: e.May, source: str) -> None:
    table.then(Offered(seat, line_of(step.do), source))


@does(e.Pay)
def _pay(table: Gen7, seat: int, step: e.Pay, source: str) -> None:
    table.then(Offered(seat, line_of(step.do), source, step.type, step.n))


@does(e.ForSeats)
def _for_seats(table: Gen7, seat: int, step: e.ForSeats, source: str) -> None:
    table.then(*[Resolve(line_of(step.do), source, seat)] * table.seat_count)


@does(e.ForEach)
def _for_each(table: Gen7, seat: int, step: e.ForEach, source: str) -> None:
    table.then(*[Resolve(line_of(step.do), source, seat)] * counted(table, seat, step.count))


@does(e.Apply)
def _apply(table: Gen7, seat: int, step: e.Apply, source: str) -> None:
    add_rules(table, (step.modifier,), source, step.duration)


@does(e.Nothing)
def _nothing(table: Gen7, seat: int, step: e.Nothing, source: str) -> None:
    pass


@does(e.Merit)
def _merit(table: Gen7, seat: int, step: e.Merit, source: str) -> None:
    change_merit(table, {seat: step.n}, "G7-D48", source)


@does(e.Stars)
def _stars(table: Gen7, seat: int, step: e.Stars, source: str) -> None:
    """Paid at the end of the episode, with those of goals (G7-6.4)."""
    table.players[seat].stars += step.n
    table.emit("stars-promised", "G7-D48", seat=seat, number=step.n, source=source)
