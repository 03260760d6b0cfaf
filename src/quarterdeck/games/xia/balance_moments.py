"""What a study of balance records for each decision in Xia, and counts at the end (XIA-D68)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from quarterdeck.games.xia.rules.abilities import Use
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.study import Ratio

ANSWERS = ("use", "pass")
"""Options with which captains respond to a roll."""
FEW, MANY = 10, 35
"""Limits of the number of decisions that 19 turns of 20 do not exceed."""


class Moment(NamedTuple):
    """A captain about to decide."""

    seat: int
    round: int
    own_turn: bool
    """Whether it is a decision in the captain's own turn, and not a response to a roll, which standing orders may give
    (XIA-R10)."""
    depleted: bool
    mission: str
    """The active captain's seat."""
    usable: frozenset[str]
    """The abilities that could be used and paid."""


def moment(table: Xia, seat: int, options: Sequence[Option]) -> Moment:
    me = table.captains[seat]
    begun = any(captain.at for captain in table.captains)
    own_turn = table.active == seat and begun and not all(option.verb in ANSWERS for option in options)
    usable = frozenset(option.ability for option in options if isinstance(option, Use))
    return Moment(seat, table.round, own_turn, me.depleted, me.mission or "", usable)


def decisions(moments: Sequence[Moment]) -> Iterator[tuple[str, Ratio]]:
    """How often a captain decides in a turn of his own."""
    turns = Counter((one.seat, one.round) for one in moments if one.own_turn).values()
    yield "decisions in a turn", (sum(turns), len(turns))
    yield f"turns of {FEW} decisions or more", (sum(count >= FEW for count in turns), len(turns))
    yield f"turns of more than {MANY} decisions", (sum(count > MANY for count in turns), len(turns))


def depletions(moments: Sequence[Moment], seats: int) -> Iterator[tuple[str, Ratio]]:
    """How often a ship lost its last energy and armed markers."""
    own = [[one.depleted for one in moments if one.seat == seat] for seat in range(seats)]
    times = sum(not before and after for captain in own for before, after in pairwise(captain))
    yield "depletions of a captain", (times, seats)


def usable_turns(moments: Sequence[Moment]) -> Counter[str]:
    """In how many rounds each ability could be used by its owner."""
    turns = {(one.seat, one.round, ability) for one in moments for ability in one.usable}
    return Counter(ability for _, _, ability in turns)


def mission_turns(moments: Sequence[Moment]) -> Counter[str]:
    """How many turns each mission was active."""
    turns = {(one.seat, one.round, one.mission) for one in moments if one.own_turn and one.mission}
    return Counter(mission for _, _, mission in turns)
