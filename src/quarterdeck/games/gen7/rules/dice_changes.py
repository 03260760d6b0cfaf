"""Other uses of parts and chems: changing dice of the sector (G7-40.6 to G7-40.9)."""

from functools import cache

from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.effects_dice import change_result
from quarterdeck.games.gen7.state import QUARTERS, ROBOT, SIDES, Gen7, Step, kind_and_result
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

PRICE = 2
"""Tokens that a change costs."""
REACH = 2
"""How far 2 parts move a robot (G7-40.6)."""


@cache
def reach_of_parts(result: int, parts: int = PRICE) -> range:
    """The results that a robot can be given with so many parts (G7-40.6, G7-D9.3)."""
    far = parts // PRICE * REACH
    return range(max(1, result - far), min(SIDES[ROBOT], result + far) + 1)


@cache
def reach_of_chems(kind: str) -> range:
    """Any result that an officer or colonist has (G7-40.8)."""
    return range(1, SIDES[kind] + 1)


class SpendParts(Option, frozen=True):
    """spend-parts robot-11 9: 2 parts change a robot by up to 2 (G7-40.6)."""

    die: str
    result: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> tuple["SpendParts", ...]:
        player = table.players[seat]
        if player.store["parts"] < PRICE:
            return ()
        robot = dice.robot(player)
        return _with_parts(robot.name) if robot.at == QUARTERS else ()

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        return _why_not(self, table, seat, "parts", frame)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        _spend(table, seat, "parts", self.die, self.result, "G7-40.6")

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"die:{seat}:{self.die}",)


class SpendChems(Option, frozen=True):
    """spend-chems colonist-4 6: 2 chems set an officer or colonist to any result (G7-40.8)."""

    die: str
    result: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> tuple["SpendChems", ...]:
        player = table.players[seat]
        if player.store["chems"] < PRICE:
            return ()
        found: tuple[SpendChems, ...] = ()
        for name, number in dice.by_name(player).items():
            if player.dice[number].kind != ROBOT:
                found += _with_chems(name)
        return found

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        return _why_not(self, table, seat, "chems", frame)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        _spend(table, seat, "chems", self.die, self.result, "G7-40.8")

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"die:{seat}:{self.die}",)


def _why_not(option: SpendParts | SpendChems, table: Gen7, seat: int, type_: str, frame: Step) -> Reason | None:
    if table.players[seat].store[type_] < PRICE:
        return Reason("too-few-tokens", "G7-40.2", {"type": type_, "number": PRICE})
    if option in option.offer(table, seat, frame):
        return None
    return Reason("no-such-change", "G7-40.7" if type_ == "parts" else "G7-40.9", {})


def _spend(table: Gen7, seat: int, type_: str, name: str, result: int, clause: str) -> None:
    number = dice.find(table.players[seat], name)
    assert number is not None
    stocks.spend(table, seat, type_, PRICE, clause)
    change_result(table, seat, number, result, clause)


@cache
def _with_parts(name: str) -> tuple[SpendParts, ...]:
    _, result = kind_and_result(name)
    return tuple(SpendParts(name, other) for other in reach_of_parts(result) if other != result)


@cache
def _with_chems(name: str) -> tuple[SpendChems, ...]:
    kind, result = kind_and_result(name)
    return tuple(SpendChems(name, other) for other in reach_of_chems(kind) if other != result)
