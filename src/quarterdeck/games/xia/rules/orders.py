"""Standing orders: what captains need not be asked (XIA-R10)."""

from typing import Literal

from msgspec.structs import replace

from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

ANSWERS: dict[str, dict[str, str | bool]] = {
    "defence": {"ask": "ask", "none": "none", "one": "one"},
    "damage": {"ask": "ask", "choose": "choose", "auto": "auto"},
    "abilities": {"ask": True, "none": False},
}
"""What may be ordered, in the words of options, and what stands in the state then."""
NO_SUCH_ORDER = Reason("no-such-order", "XIA-R10")


class StandingOrder(Option, frozen=True):
    """order defence one: answer a kind of question without asking, or `order defence ask` (XIA-R10). Never listed."""

    verb = "order"
    is_open = True
    keeps_undo = True
    aside = True
    about: Literal["defence", "damage", "abilities"]
    answer: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> tuple["StandingOrder", ...]:
        return ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return None if self.answer in ANSWERS[self.about] else NO_SUCH_ORDER

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        captain.orders = replace(captain.orders, **{self.about: ANSWERS[self.about][self.answer]})
