"""Questions to captains: declining them, and the default answer when time is up (XIA-R6 to XIA-R11)."""

from typing import Any

from quarterdeck.games.xia.state import Asked, Xia
from quarterdeck.kernel.option import Option


class Pass(Option, frozen=True):
    """pass: decline whatever is asked (XIA-R6)."""

    def take(self, table: Xia, seat: int, frame: Any) -> None:
        table.done()


class Question(Asked, frozen=True):
    """A question to one captain. It is not asked if only one answer is listed (XIA-R11).

    Captains who are not active have a limited time, in the turn of an NPC all captains; then `default` is their answer
    (XIA-R9, XIA-R17).
    """

    def open(self, table: Xia) -> bool:
        return len(self.offer(table, self.seat)) > 1

    def run(self, table: Xia) -> None:
        """Give the only answer; options take the question off the agenda, so it is put back first."""
        for option in self.offer(table, self.seat):
            table.then(self)
            option.take(table, self.seat, self)

    def deadline(self, table: Xia) -> float | None:
        limit = table.setting.answer_time
        return table.asked_since + limit if limit and (self.seat != table.active or table.turn.npc) else None

    def on_deadline(self, table: Xia) -> None:
        self.default(table).take(table, self.seat, self)

    def default(self, table: Xia) -> Option:
        """The answer of a captain whose time is up (XIA-R9)."""
        return Pass()
