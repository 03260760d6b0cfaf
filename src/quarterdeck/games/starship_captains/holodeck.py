"""A room that copies others (SC-19.9, SC-19.10)."""

from quarterdeck.games.starship_captains.effects import Decline, resolve
from quarterdeck.games.starship_captains.rooms import Once
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains
from quarterdeck.games.starship_captains.vocabulary import Effect
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

HOLODECK = "copy"


class Copy(Effect, frozen=True):
    """`copy`: resolve a room technology of the central board as if it were printed here (SC-19.9)."""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Copying(seat))

    def worth(self) -> float:
        return 2.8


class Imitate(Option, frozen=True):
    """imitate tractor-beam: a room technology that lies on the central board (SC-19.9)."""

    card: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int) -> list["Imitate"]:
        return [cls(card) for card in table.central if _copyable(table, card)]

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        there = self.card in table.central and _copyable(table, self.card)
        return None if there else Reason("no-room-to-copy", "SC-19.9")

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        card = table.card(self.card)
        table.tell("room-copied", "SC-19.9", seat=seat, card=self.card)
        copying = next(one for one in table.installed(seat) if HOLODECK in table.card(one).effects)
        if card.once:  # SC-19.10
            table.then(Once(seat, copying, card.effects))
        else:
            resolve(table, seat, card.effects)


def _copyable(table: StarshipCaptains, card: str) -> bool:
    return bool(card) and bool(table.card(card).colour) and HOLODECK not in table.card(card).effects


class Copying(Asked, frozen=True):
    clause = "SC-19.9"
    choices = (Imitate, Decline)

    def open(self, table: StarshipCaptains) -> bool:
        return any(_copyable(table, card) for card in table.central)
