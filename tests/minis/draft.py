"""A hidden draft: everybody picks a card at once, hands go left, the highest sum wins."""

from typing import Annotated, ClassVar

from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Secret
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.manifest import GameRules, GameTexts, Manifest
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES
from quarterdeck.kernel.zone import Zone, nobody, owner, viewers


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int = 3


class Drafter(Struct):
    seat: int
    hand: Annotated[list[int], Zone(owner, "cards")] = []
    picked: Annotated[int | None, Zone(owner, "cards")] = None
    taken: list[int] = []


class Step(Frame, frozen=True):
    """A frame of the draft."""


class Draft(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    drafters: list[Drafter]
    deck: Annotated[tuple[int, ...], Zone(nobody, "cards")] = ()


class Pick(Option, frozen=True):
    """pick 7: keep this card."""

    hidden = ("card",)
    card: int

    @classmethod
    def offer(cls, table: Draft, seat: int, frame: Step) -> list["Pick"]:
        return [cls(card) for card in table.drafters[seat].hand]

    def reason(self, table: Draft, seat: int, frame: Step) -> Reason | None:
        return None if self.card in table.drafters[seat].hand else Reason("not-in-hand", "", {"number": self.card})

    def take(self, table: Draft, seat: int, frame: Step) -> None:
        drafter = table.drafters[seat]
        drafter.hand.remove(self.card)
        drafter.picked = self.card
        table.emit("picked", "", seat=seat, number=Secret(self.card, viewers(table, (drafter, "picked"))))


class Deal(Step, frozen=True):
    def run(self, table: Draft) -> None:
        deck = table.shuffled("deck", table.deck)
        for drafter in table.drafters:
            drafter.hand = [deck.pop() for _ in range(len(table.deck) // (table.seat_count + 1))]
        table.deck = tuple(deck)
        table.then(Round())


class Round(Step, frozen=True):
    choices = (Pick,)

    def seats(self, table: Draft) -> tuple[int, ...]:
        return tuple(drafter.seat for drafter in table.drafters if drafter.picked is None and drafter.hand)

    def run(self, table: Draft) -> None:
        for drafter in table.drafters:
            assert drafter.picked is not None
            drafter.taken.append(drafter.picked)
            table.emit("shown", "", seat=drafter.seat, number=drafter.picked)
            drafter.picked = None
        hands = [drafter.hand for drafter in table.drafters]
        for drafter, hand in zip(table.drafters, [hands[-1], *hands[:-1]], strict=True):
            drafter.hand = hand
        if hands[0]:
            table.then(Round())


def setup(seats: int, options: Settings, chance: Chance) -> Draft:
    deck = tuple(range(1, (seats + 1) * options.cards + 1))
    return Draft(
        seat_count=seats, chance=chance, agenda=[Deal()], deck=deck, drafters=[Drafter(seat) for seat in range(seats)]
    )


def result(table: Draft) -> Result:
    return Result(outcome="finished", score=[sum(drafter.taken) for drafter in table.drafters])


MESSAGES = """
verb-pick = Pick
option-pick = Pick { $card }
event-picked = Seat { $seat } picks { $number }.
event-shown = Seat { $seat } shows { $number }.
reason-not-in-hand = You do not hold { $number }.
prompt-round = Pick a card.
waiting-round = Others are picking.
"""

MANIFEST = Manifest(
    name="mini-draft",
    rules=GameRules(version=1, seats=(2, 3, 4), options=Settings, state=Draft, setup=setup, result=result),
    texts=GameTexts(locale=dict.fromkeys(LANGUAGES, MESSAGES)),
)
