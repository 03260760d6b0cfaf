"""One imagined game within a search: who is asked next, what chance decides, how long it lasts."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.json import encode

from quarterdeck.bots.search.guide import Guide
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.event import Rolled, redacted
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

CLOCK = VirtualClock()


class Play:
    """An imagined world that is played on from `start` until the guide stops it.

    Only seats that owe an answer are asked: bystanders act of their own accord. Where several seats owe one at once,
    they are asked in turn; where a frame does not block, time passes when each has been asked once.
    """

    def __init__(self, guide: Guide, seat: int, start: State, world: State, luck: Random) -> None:
        self.guide, self.seat, self.start, self.world, self.luck = guide, seat, start, world, luck
        self.left = guide.most
        self._last, self._asked = seat, 1

    def goes_on(self) -> bool:
        return self.left > 0 and not self.guide.stops(self.start, self.world)

    def asked(self) -> tuple[int, list[Option]]:
        """The next seat that has to choose, and from what."""
        world = self.world
        top = world.agenda[-1]
        seats = top.waits_for(world)
        self.left -= 1
        if len(seats) == 1 and top.blocking:
            return seats[0], world.options(seats[0])
        return self._asked_of(seats)

    def _asked_of(self, seats: Sequence[int]) -> tuple[int, list[Option]]:
        """The next of several seats; none of them, with no options, if time passed and the game is over."""
        if self._asked >= len(seats):
            CLOCK.tick(self.world)
            self._asked = 0
            seats = self.world.seats()
        later = [seat for seat in seats if seat > self._last]
        for seat in (*later, *seats):
            self._last, self._asked = seat, self._asked + 1
            if options := self.world.options(seat):
                return seat, options
        return self.seat, []

    def observed(self, mover: int, option: Option) -> bytes:
        """Carry an option out; returns what the searching seat learns from it if chance was involved."""
        heard: list[Any] = []
        self.world.event_sink = heard
        self.world.carry_out(mover, option)
        self.world.event_sink = None
        return encode(redacted(heard, self.seat)) if any(type(one) is Rolled for one in heard) else b""

    def out(self) -> None:
        """Play on by the policy: a loop of `asked` and `move`, inlined because search spends most of its time here."""
        stops, policy, carry_out = self.guide.stops, self.guide.policy, self.world.carry_out
        start, world, luck = self.start, self.world, self.luck
        for _ in range(self.left):
            if stops(start, world):
                break
            top = world.agenda[-1]
            seats = top.waits_for(world)
            if len(seats) == 1 and top.blocking:
                mover = seats[0]  # a seat that owes an answer may act, so `options` need not check that
                options = top.offer(world, mover) if world.coach is None else world.options(mover)
            else:
                mover, options = self._asked_of(seats)
            if options:
                carry_out(mover, options[0] if len(options) == 1 else policy(world, mover, options, luck))

    def move(self, mover: int, options: Sequence[Option]) -> None:
        """Let the policy choose, if there is anything to choose."""
        if options:
            only = len(options) == 1
            chosen = options[0] if only else self.guide.policy(self.world, mover, options, self.luck)
            self.world.carry_out(mover, chosen)
