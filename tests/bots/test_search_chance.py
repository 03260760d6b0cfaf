"""Search where chance decides, where time passes, and where a game need not end."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

BOUGHT = 6
"""Of ten tickets, those that win: more than a guess does, less than knowing the die."""


class Step(Frame, frozen=True):
    """A frame of the gamble."""


class Gamble(State, kw_only=True):
    """A die is rolled, then its half is named; or a ticket is bought instead."""

    frame_kind: ClassVar[type[Frame]] = Step
    sides: int = 6
    announced: bool = True
    """Whether anybody hears what was rolled."""
    die: int = 0
    won: float = 0.0


class Buy(Option, frozen=True):
    def take(self, table: Gamble, seat: int, frame: Step) -> None:
        table.done()
        table.won = float(table.roll("ticket", 10) <= BOUGHT)


class Roll(Option, frozen=True):
    def take(self, table: Gamble, seat: int, frame: Step) -> None:
        table.done()
        table.die = table.roll("die", table.sides)
        if table.announced:
            table.emit("rolled", "", seat=seat, die=table.die)
        table.then(Guess())


class Name(Option, frozen=True):
    high: int

    @classmethod
    def offer(cls, table: Gamble, seat: int, frame: Step) -> list["Name"]:
        return [cls(0), cls(1)]

    def take(self, table: Gamble, seat: int, frame: Step) -> None:
        table.done()
        table.won = float(self.high == (table.die * 2 > table.sides))


class Start(Step, frozen=True):
    choices = (Buy, Roll)

    def seats(self, table: Gamble) -> tuple[int, ...]:
        return (0,)


class Guess(Start, frozen=True):
    choices = (Name,)


class GambleGuide(Guide):
    """What was won, and which dice fell."""

    def __init__(self) -> None:
        self.dice: list[int] = []

    def rewards(self, world: Any) -> Sequence[float]:
        if world.die:
            self.dice.append(world.die)
        return [world.won]


def gamble(**more: Any) -> Gamble:
    return Gamble(seat_count=1, chance=Chance("gamble"), agenda=[Start()], **more)


def searched(table: State, guide: Guide, iterations: int, seat: int = 0, seed: str = "1") -> str:
    return str(Search(seed, guide, Limit(iterations)).choose(Seat(table, seat), table.options(seat)))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_what_follows_a_roll_depends_on_the_roll(seed: str) -> None:
    """A 1 and a 6 lead to different places: whoever has seen the die names the right half."""
    assert searched(gamble(), GambleGuide(), 600, seed=seed) == "roll"


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_roll_that_nobody_hears_of_tells_nothing(seed: str) -> None:
    assert searched(gamble(announced=False), GambleGuide(), 600, seed=seed) == "buy"


def test_dice_to_come_fall_anew_at_every_visit() -> None:
    guide = GambleGuide()
    searched(gamble(sides=10_000), guide, 300)
    assert len({*guide.dice}) == len(guide.dice) > 20


def test_every_option_meets_the_same_dice() -> None:
    """The n-th try of an option has the dice of the n-th try of any other."""

    class Only(GambleGuide):
        """Tries nothing but what it is told at the start."""

        def __init__(self, *tried: str) -> None:
            super().__init__()
            self.tried = (*tried, "name 0", "name 1")

        def priors(self, world: Any, seat: int, options: Sequence[Option]) -> Sequence[float]:
            return [float(str(option) in self.tried) for option in options]

    alone, beside = Only("roll"), Only("buy", "roll")
    for guide in (alone, beside):
        searched(gamble(sides=10_000), guide, 60)
    both = [*zip(alone.dice, beside.dice, strict=False)]
    assert len(both) > 3
    assert all(one == other for one, other in both)


# Time, bystanders and games without end


def test_time_passes_where_nobody_has_to_answer() -> None:
    """A crew that plans by the clock: the messages come although nobody waits for anybody."""
    table = registry.manifest_of("space-alert").table_for(2, {}, Chance("clock"))
    for seat in (0, 1):
        table.act(seat, table.option("ready"))
    times: list[float] = []

    class CrewGuide(Guide):
        most = 60

        def rewards(self, world: Any) -> Sequence[float]:
            times.append(world.now)
            return [0.0, 0.0]

    assert searched(table, CrewGuide(), 5)
    assert min(times) > 100


class Wait(Option, frozen=True):
    """wait: the next seat is asked."""

    def take(self, table: Gamble, seat: int, frame: "Endless") -> None:
        table.replace_top(Endless((frame.seat + 1) % 2))


class Meddle(Option, frozen=True):
    """meddle: what a guest might do."""

    def take(self, table: Gamble, seat: int, frame: Step) -> None:
        raise AssertionError("a guest was asked")


class Endless(Step, frozen=True):
    """Two seats are asked in turn for ever; a third one may meddle."""

    choices = (Wait, Meddle)
    seat: int

    def seats(self, table: Gamble) -> tuple[int, ...]:
        return (self.seat,)

    def bystanders(self, table: Gamble) -> tuple[int, ...]:
        return (2,)

    def offer(self, table: Any, seat: int) -> list[Option]:
        return [Meddle()] if seat == 2 else [Wait(), Wait()]


def test_a_game_without_end_is_judged_where_its_guide_loses_patience() -> None:
    table = Gamble(seat_count=3, chance=Chance("endless"), agenda=[Endless(0)])
    moves = []

    class Patient(Guide):
        most = 25

        def rewards(self, world: Any) -> Sequence[float]:
            return [0.0, 0.0, 0.0]

        def policy(self, world: Any, seat: int, options: Sequence[Option], luck: Random) -> Option:
            moves.append(seat)
            return options[0]

    assert searched(table, Patient(), 4) == "wait"
    assert 0 < len(moves) <= 4 * 25
    assert {*moves} == {0, 1}
