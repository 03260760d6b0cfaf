"""Technologies (SC-11): taking, installing, bonuses of touching edges, replacing and discarding."""

from collections.abc import Iterable
from functools import cache
from itertools import starmap
from typing import Literal

from msgspec.structs import replace

from quarterdeck.games.starship_captains.content.vocabulary import Effect
from quarterdeck.games.starship_captains.rules.cargo import Overfull
from quarterdeck.games.starship_captains.rules.effects import Decline, resolve
from quarterdeck.games.starship_captains.state import DAMAGED, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NOT_ON_OFFER = Reason("technology-not-on-offer", "SC-11.4")
NO_SUCH_SLOT = Reason("no-such-slot", "SC-1.13")
SLOT_DAMAGED = Reason("slot-damaged", "SC-11.25")
SLOT_TAKEN = Reason("slot-taken", "SC-11.5")


class Tech(Effect, frozen=True):
    """`tech`, or `tech replace`: take a technology from the central board (SC-18.4, SC-18.5)."""

    how: Literal["", "replace"] = ""

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(TakingTechnology(seat, self.how == "replace"))

    def idle(self, table: StarshipCaptains, seat: int) -> bool:
        return not TakingTechnology(seat, self.how == "replace").open(table)  # SC-11.5

    def worth(self) -> float:
        return 2.8 if self.how else 2.6

    def symbols(self) -> tuple[str, ...]:
        return ("swap-tech",) if self.how else ("take-tech",)


def ways_to_install(table: StarshipCaptains, seat: int, cards: Iterable[str], replace: bool) -> list[tuple[str, int]]:
    """The slots that each card may be put into (SC-11.5, SC-11.26, SC-11.34), numbered from 1."""
    slots, printed = table.captains[seat].slots, table.pack.technologies
    empty = [number for number, there in enumerate(slots, 1) if not there]
    whole = [number for number, there in enumerate(slots, 1) if there != DAMAGED]
    return [(card, slot) for card in cards for slot in (whole if replace or printed[card].replaces else empty)]


def why_not_slot(table: StarshipCaptains, seat: int, card: str, slot: int, replace: bool) -> Reason | None:
    """Why a card cannot be put into a slot."""
    slots = table.captains[seat].slots
    if not 1 <= slot <= len(slots):
        return NO_SUCH_SLOT
    there = slots[slot - 1]
    if there == DAMAGED:
        return SLOT_DAMAGED
    return SLOT_TAKEN if there and not (replace or table.card(card).replaces) else None


class TakeTechnology(Option, frozen=True):
    """take holodeck 3: a card from the central board into a slot (SC-11.4)."""

    verb = "take"
    card: str
    slot: int

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "TakingTechnology") -> list["TakeTechnology"]:
        return list(starmap(_take, frame.ways(table)))

    def reason(self, table: StarshipCaptains, seat: int, frame: "TakingTechnology") -> Reason | None:
        if not self.card or self.card not in table.central:
            return NOT_ON_OFFER
        return why_not_slot(table, seat, self.card, self.slot, frame.replace)

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}", f"slot:{self.slot}")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        table.central[table.central.index(self.card)] = ""
        install(table, seat, self.card, self.slot)


@cache
def _take(card: str, slot: int) -> TakeTechnology:
    """Made once: play-outs offer them again and again."""
    return TakeTechnology(card, slot)


class TakingTechnology(Asked, frozen=True):
    """Optional; without a slot for any card nothing happens (SC-11.6, SC-11.7)."""

    clause = "SC-11.4"
    choices = (TakeTechnology, Decline)
    replace: bool = False

    def open(self, table: StarshipCaptains) -> bool:
        if "" in table.captains[self.seat].slots:
            return any(table.central)
        return bool(self.ways(table))

    def ways(self, table: StarshipCaptains) -> list[tuple[str, int]]:
        return ways_to_install(table, self.seat, filter(None, table.central), self.replace)

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        asked = super().prompt(table, seat)
        return with_bonuses(asked, table, seat, TakeTechnology.verb, self.ways(table)) if seat == self.seat else asked


def install(table: StarshipCaptains, seat: int, card: str, slot: int) -> None:
    """Put a card into a slot, discarding what is there; it is in force at once (SC-11.8, SC-11.28)."""
    slots = table.captains[seat].slots
    if slots[slot - 1]:
        discard_technology(table, seat, slots[slot - 1])
    slots[slot - 1] = card
    table.emit("technology-installed", "SC-11.4", seat=seat, card=card, slot=slot)
    table.then(Overfull(seat), *(BonusOf(seat, symbol) for symbol in bonuses(table, seat, card, slot)))


def bonuses(table: StarshipCaptains, seat: int, card: str, slot: int) -> list[str]:
    """Equal symbols on the edges that a card in a slot touches or would touch.

    From top to bottom, the left pair first (SC-11.10 to SC-11.15, SC-D36).
    """
    left_of, right_of = edge(table, seat, slot - 1, "right"), edge(table, seat, slot + 1, "left")
    heights = zip(left_of, table.card(card).left, table.card(card).right, right_of, strict=True)
    return [one for a, b, c, d in heights for one, other in ((b, a), (c, d)) if one and one == other]


def edge(table: StarshipCaptains, seat: int, slot: int, side: str) -> tuple[str, ...]:
    """The symbols that are visible on one edge of a slot; printed ones of damaged slots count (SC-11.11, SC-11.12)."""
    slots = table.captains[seat].slots
    if not 1 <= slot <= len(slots):
        return ("", "", "")
    there = slots[slot - 1]
    if there and there != DAMAGED:
        card = table.card(there)
        return card.left if side == "left" else card.right
    left, right = table.pack.boards[table.board].edges[slot - 1]
    return left if side == "left" else right


def with_bonuses(asked: Reason, table: StarshipCaptains, seat: int, verb: str, ways: list[tuple[str, int]]) -> Reason:
    """A question about cards and slots, with every option that brings bonuses and the symbols that match (SC-11.14)."""
    found = [(card, slot, bonuses(table, seat, card, slot)) for card, slot in ways]
    matching = [[f"{verb} {card} {slot}", *symbols] for card, slot, symbols in found if symbols]
    return replace(asked, args={**asked.args, "bonuses": matching})


class BonusOf(Step, frozen=True):
    """A pair of equal symbols; abilities may make it something else (SC-11.16 to SC-11.18, SC-19.14)."""

    seat: int
    symbol: str

    def run(self, table: StarshipCaptains) -> None:
        table.emit("technology-bonus", "SC-11.14", seat=self.seat, symbol=self.symbol)
        changed = table.cards_that(self.seat, "bonus", self.symbol)
        if changed:
            table.emit("ability-works", "SC-11.2", seat=self.seat, card=changed[-1][0])
        resolve(table, self.seat, changed[-1][1] if changed else (self.symbol,))


def discard_technology(table: StarshipCaptains, seat: int, card: str) -> None:
    """A card leaves its slot; its artifact goes with it (SC-11.32, SC-11.33, SC-19.34), and cargo from lockers."""
    captain = table.captains[seat]
    captain.slots[captain.slots.index(card)] = ""
    pile = table.omega_discard if table.card(card).kind == "omega" else table.technology_discard
    pile.append(card)
    empty_room(table, seat, card)
    table.emit("technology-discarded", "SC-11.32", seat=seat, card=card)
    table.then(Overfull(seat))  # SC-D17


def empty_room(table: StarshipCaptains, seat: int, card: str) -> None:
    """The artifact that Collective research put into a room goes when the room does (SC-19.34)."""
    in_rooms = table.captains[seat].in_rooms
    if card in in_rooms:
        table.artifact_discard.append(in_rooms.pop(card))


# The deck


def draw_technology(table: StarshipCaptains) -> str:
    """The top card of the alpha-beta deck, or nothing (SC-D4)."""
    if not table.technologies and table.technology_discard:
        table.technologies = table.shuffled("technologies", table.technology_discard)
        table.technology_discard = []
    card = table.technologies.pop() if table.technologies else ""
    show_top(table)
    return card


def show_top(table: StarshipCaptains) -> None:
    """The back of the top card tells its kind (SC-D63)."""
    table.top_kind = table.card(table.technologies[-1]).kind if table.technologies else ""


class Refill(Step, frozen=True):
    """At the end of a turn every empty space is filled, from left to right (SC-11.22, SC-D37)."""

    clause = "SC-11.22"

    def run(self, table: StarshipCaptains) -> None:
        refill(table)


def refill(table: StarshipCaptains) -> None:
    while "" in table.central and (table.technologies or table.technology_discard):
        fill(table, table.central.index(""), "SC-11.22")


def fill(table: StarshipCaptains, space: int, clause: str) -> None:
    table.central[space] = draw_technology(table)
    if table.central[space]:
        table.emit("technology-laid-out", clause, card=table.central[space], space=space + 1)
