"""Gifts of credits, and the moments at which they are possible (XIA-29.1.3, XIA-D50)."""

from quarterdeck.games.xia.rules.acting import ENOUGH, NO_CREDITS, count_operation, is_limited
from quarterdeck.games.xia.rules.orders import StandingOrder
from quarterdeck.games.xia.state import CREDIT_UNIT, Asked, Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_RECEIVER = Reason("only-captains-receive", "XIA-29.1.3")
NOT_AN_AMOUNT = Reason("whole-thousands", "XIA-1.1.12")
GIVE = "give"


class Give(Option, frozen=True):
    """give swamp-rat 2000: credits to another captain, at once and for nothing in return (XIA-29.1.3). Never listed."""

    is_open = True
    bars_undo = True  # XIA-R14: others may act because of it
    ship: str
    amount: int

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> tuple["Give", ...]:
        return ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        receiver = table.ship(self.ship)
        if not isinstance(receiver, Captain) or receiver.seat == seat:
            return NO_RECEIVER
        if self.amount < 1 or self.amount % CREDIT_UNIT:
            return NOT_AN_AMOUNT
        if self.amount > table.captains[seat].credits:
            return NO_CREDITS
        return ENOUGH if is_limited(table, seat, GIVE) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        receiver = table.ship(self.ship)
        assert isinstance(receiver, Captain)
        count_operation(table, seat, GIVE)
        table.captains[seat].credits -= self.amount
        receiver.credits += self.amount
        table.emit("credits-given", "XIA-29.1.3", seat=seat, to=receiver.seat, credits=self.amount)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"ship:{self.ship}",)


AT_ANY_TIME: tuple[type[Option], ...] = (Give, StandingOrder)
"""What every captain may do while no roll and no answer is pending."""


class NothingPending(Asked, frozen=True):
    """A captain decides while no roll and no answer is pending: the others may give credits meanwhile (XIA-D50).

    The `choices` of subclasses include `AT_ANY_TIME`.
    """

    bystander_choices = AT_ANY_TIME

    def bystanders(self, table: Xia) -> tuple[int, ...]:
        return tuple([seat for seat in range(table.seat_count) if seat != self.seat])

    def offer(self, table: Xia, seat: int) -> list[Option]:
        return super().offer(table, seat) if seat == self.seat else []


class ManyActions(NothingPending, frozen=True):
    """A question with many kinds of option; only those are asked for an offer whose simplest condition is met."""

    def offer(self, table: Xia, seat: int) -> list[Option]:
        return self.possible(table, table.captains[seat]) if seat == self.seat else []

    def possible(self, table: Xia, captain: Captain) -> list[Option]:
        """What is offered to the captain who is asked."""
        raise NotImplementedError
