"""A room that copies others (SC-19.9, SC-19.10)."""

from quarterdeck.games.starship_captains.content.vocabulary import Effect
from quarterdeck.games.starship_captains.rules.effects import Decline, resolve
from quarterdeck.games.starship_captains.rules.rooms import Once
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

HOLODECK = "copy"


class Copy(Effect, frozen=True):
    """`copy`: resolve a room technology of the central board as if it were printed here (SC-19.9)."""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Copying(seat))

    def idle(self, table: StarshipCaptains, seat: int) -> bool:
        return not Copying(seat).open(table)

    def worth(self) -> float:
        return 2.8


class CopyRoom(Option, frozen=True):
    """imitate tractor-beam: a room technology that lies on the central board (SC-19.9)."""

    verb = "imitate"
    card: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["CopyRoom"]:
        return [cls(card) for card in table.central if _copyable(table, card)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        there = self.card in table.central and _copyable(table, self.card)
        return None if there else Reason("no-room-to-copy", "SC-19.9")

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        card = table.card(self.card)
        table.emit("room-copied", "SC-19.9", seat=seat, card=self.card)
        copying = next(one for one in table.installed(seat) if HOLODECK in table.card(one).effects)
        if card.once:  # SC-19.10
            table.then(Once(seat, copying, card.effects))
        else:
            resolve(table, seat, card.effects)


def _copyable(table: StarshipCaptains, card: str) -> bool:
    return bool(card) and bool(table.card(card).colour) and HOLODECK not in table.card(card).effects


class Copying(Asked, frozen=True):
    clause = "SC-19.9"
    choices = (CopyRoom, Decline)

    def open(self, table: StarshipCaptains) -> bool:
        return any(_copyable(table, card) for card in table.central)
