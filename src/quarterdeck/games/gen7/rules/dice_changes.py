"""Other uses of parts and chems: changing dice of the sector (G7-40.6 to G7-40.9)."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain

from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.effects_dice import change_result
from quarterdeck.games.gen7.state import ROBOT, SIDES, Gen7, Player, Step, kind_and_result
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

PRICE = 2
"""Tokens that a change costs."""
KEPT = 10_000
"""For how many dice changes are cached."""
REACH = 2
"""How far 2 parts move a robot (G7-40.6)."""


@cache
def reach_of_parts(result: int, parts: int = PRICE) -> range:
    """The results that a robot can be given with a number of parts (G7-40.6, G7-D9.3)."""
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
        return _all_with_parts(tuple(dice.by_name(player))) if player.store["parts"] >= PRICE else ()

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
        return _all_with_chems(tuple(dice.by_name(player))) if player.store["chems"] >= PRICE else ()

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


def ways_to_spend(player: Player, hand: Iterable[str]) -> tuple[SpendParts | SpendChems, ...]:
    """All changes that a player can pay for, of dice in Crew Quarters."""
    parts, chems = player.store["parts"] >= PRICE, player.store["chems"] >= PRICE
    if not parts and not chems:
        return ()
    return _all_ways(tuple(hand), parts, chems)


@lru_cache(KEPT)
def _all_ways(names: tuple[str, ...], parts: bool, chems: bool) -> tuple[SpendParts | SpendChems, ...]:
    return (_all_with_parts(names) if parts else ()) + (_all_with_chems(names) if chems else ())


def _all_with_parts(names: tuple[str, ...]) -> tuple[SpendParts, ...]:
    return tuple(chain(*[_with_parts(name) for name in names if kind_and_result(name)[0] == ROBOT]))


def _all_with_chems(names: tuple[str, ...]) -> tuple[SpendChems, ...]:
    return tuple(chain(*[_with_chems(name) for name in names if kind_and_result(name)[0] != ROBOT]))


@cache
def _with_parts(name: str) -> tuple[SpendParts, ...]:
    _, result = kind_and_result(name)
    return tuple(SpendParts(name, other) for other in reach_of_parts(result) if other != result)


@cache
def _with_chems(name: str) -> tuple[SpendChems, ...]:
    kind, result = kind_and_result(name)
    return tuple(SpendChems(name, other) for other in reach_of_chems(kind) if other != result)
