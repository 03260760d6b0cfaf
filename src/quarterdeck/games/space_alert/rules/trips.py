"""Trips: correcting a misplayed card when it is revealed (SA-4.3.6, SA-D53, SA-R30)."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.rules import crew
from quarterdeck.games.space_alert.rules.acts import resolve_card
from quarterdeck.games.space_alert.state import Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert

TRIP_SECONDS = 10
_OTHER_ARROW = {"<": ">", ">": "<"}


def trips_of(table: "SpaceAlert", who: int) -> list[str]:
    """What the card of this turn could have been meant to be: its other half, or the other arrow (SA-D53)."""
    member = table.crew[who]
    card = member.plan[table.turn]
    if not table.setting.trips or member.seat < 0 or card is None:
        return []
    meant = [cards.turned(card)] if "/" in card else []
    arrow = _OTHER_ARROW.get(cards.top(card))
    return [*meant, *([card.replace(cards.top(card), arrow, 1)] if arrow else [])]


class CardResolves(Step, frozen=True):
    """What a card does, once its owner had the chance to say what was meant (SA-R30)."""

    clause = "SA-4.3"
    who: int
    tripped: bool = False

    def run(self, table: "SpaceAlert") -> None:
        resolve_card(table, self.who)
        if self.tripped:  # judged after the action (SA-D63)
            crew.delay(table, self.who, table.turn + 1, "SA-4.3.6")


class Keep(Option, frozen=True):
    """keep: the card is as it was meant."""

    bars_undo = True

    def take(self, table: "SpaceAlert", seat: int, frame: Step) -> None:
        table.done()


class Correct(Option, frozen=True):
    """correct </A: the card was meant like this; the next action is delayed."""

    bars_undo = True
    card: str

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: "Trip") -> list["Correct"]:
        return [cls(card) for card in trips_of(table, frame.who)]

    def reason(self, table: "SpaceAlert", seat: int, frame: "Trip") -> Reason | None:
        return None if self.card in trips_of(table, frame.who) else Reason("not-meant", "SA-D53")

    def targets(self, table: "SpaceAlert", seat: int, frame: "Trip") -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def take(self, table: "SpaceAlert", seat: int, frame: "Trip") -> None:
        who = frame.who
        table.done()
        table.replace_top(CardResolves(who, tripped=True))
        plan, symbol = table.crew[who].plan, cards.top(self.card)
        plan[table.turn] = cards.meant(plan[table.turn] or "", symbol)
        table.emit("tripped", "SA-4.3.6", crew=who, card=symbol)


class Trip(Step, frozen=True):
    """The owner of a revealed card may correct it for a few seconds."""

    clause = "SA-R30"
    choices = (Keep, Correct)
    who: int

    def seats(self, table: "SpaceAlert") -> tuple[int, ...]:
        return (table.crew[self.who].seat,)

    def deadline(self, table: "SpaceAlert") -> float | None:
        return table.asked_since + TRIP_SECONDS

    def on_deadline(self, table: "SpaceAlert") -> None:
        table.done()
