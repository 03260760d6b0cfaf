"""Drawing technologies to install one of them (SC-19.1, SC-19.2, SC-19.5 to SC-19.8)."""

from msgspec.structs import replace

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.effects import Decline
from quarterdeck.games.starship_captains.rules.technologies import (
    draw_technology,
    install,
    ways_to_install,
    why_not_slot,
    with_bonuses,
)
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class Library(Effect, frozen=True):
    """`library 3`: draw technologies, install one of them or none."""

    count: Count

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        drawn = [card for card in (draw_technology(table) for _ in range(self.count)) if card]
        table.captains[seat].drawn.extend(drawn)
        _drew(table, seat, len(drawn), "SC-19.1")

    def worth(self) -> float:
        return 2.6

    def symbols(self) -> tuple[str, ...]:
        return "incoming", str(self.count), "take-tech"


class Plans(Effect, frozen=True):
    """`plans 3`: draw omegas, install one of them or none."""

    count: Count

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        drawn = [card for card in (draw_omega(table) for _ in range(self.count)) if card]
        table.captains[seat].drawn_omegas.extend(drawn)
        _drew(table, seat, len(drawn), "SC-19.5")

    def worth(self) -> float:
        return 2.6

    def symbols(self) -> tuple[str, ...]:
        return "incoming", str(self.count), "omega"


def draw_omega(table: StarshipCaptains) -> str:
    if not table.omegas and table.omega_discard:  # SC-19.7
        table.omegas = table.shuffled("omegas", table.omega_discard)
        table.omega_discard = []
    return table.omegas.pop() if table.omegas else ""


def _drew(table: StarshipCaptains, seat: int, count: int, clause: str) -> None:
    table.emit("cards-drawn", clause, seat=seat, count=count)
    table.bar_undo()
    table.then(Installing(seat), PutAway(seat))


def _drawn_by(table: StarshipCaptains, seat: int) -> str:
    """The clause about what was drawn."""
    return "SC-19.6" if table.captains[seat].drawn_omegas else "SC-19.2"


def _ways(table: StarshipCaptains, seat: int) -> list[tuple[str, int]]:
    return ways_to_install(table, seat, [*table.captains[seat].drawn, *table.captains[seat].drawn_omegas], False)


class Install(Option, frozen=True):
    """install holodeck 3: one of the drawn cards, by the usual rules (SC-19.37)."""

    card: str
    slot: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["Install"]:
        return [cls(card, slot) for card, slot in _ways(table, seat)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if self.card not in (*captain.drawn, *captain.drawn_omegas):
            return Reason("card-not-drawn", _drawn_by(table, seat))
        return why_not_slot(table, seat, self.card, self.slot, False)

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}", f"slot:{self.slot}")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        captain = table.captains[seat]
        (captain.drawn if self.card in captain.drawn else captain.drawn_omegas).remove(self.card)
        install(table, seat, self.card, self.slot)


class Installing(Asked, frozen=True):
    clause = "SC-19.2"
    choices = (Install, Decline)

    def open(self, table: StarshipCaptains) -> bool:
        return bool(_ways(table, self.seat))

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        """Only whoever drew the cards knows what they match."""
        asked = replace(super().prompt(table, seat), clause=_drawn_by(table, self.seat))
        return with_bonuses(asked, table, seat, Install.verb, _ways(table, seat)) if seat == self.seat else asked


class PutAway(Step, frozen=True):
    """The drawn cards that were not installed are discarded, where everybody sees them (SC-R6)."""

    seat: int

    def run(self, table: StarshipCaptains) -> None:
        captain = table.captains[self.seat]
        left, clause = [*captain.drawn, *captain.drawn_omegas], _drawn_by(table, self.seat)
        table.technology_discard += captain.drawn
        table.omega_discard += captain.drawn_omegas
        captain.drawn, captain.drawn_omegas = [], []
        for card in left:
            table.emit("card-put-away", clause, seat=self.seat, card=card)
