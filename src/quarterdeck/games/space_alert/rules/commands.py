"""Commands of the action round (SA-R11): what a player does with cards. Each is atomic."""

from functools import cache
from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import LAST_OF_TWO_PHASES, PHASE_OF, PHASE_SLOTS
from quarterdeck.games.space_alert.rules import messages
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Secret
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.zone import viewers

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import CrewMember, SpaceAlert, Step

# Which slots are open


def open_slots(table: "SpaceAlert", seat: int, board: int) -> tuple[int, ...]:
    """The slots of a board that `seat` may plan now."""
    if table.solo:  # SA-9.5, SA-9.9
        return _slots(table.phase, len(PHASE_SLOTS), table.last_slot)
    owner, phase = table.crew[board].seat, table.players[seat].phase
    if owner == seat:  # SA-3.1.10, SA-3.1.13
        return _slots(phase, phase, table.last_slot)
    return _slots(table.phase, phase, table.last_slot) if owner < 0 else ()  # SA-D40


@cache
def _slots(first: int, last: int, end: int) -> tuple[int, ...]:
    """The slots of the phases `first` to `last`, up to the last slot of the flight."""
    return tuple(slot for slots in PHASE_SLOTS[first - 1 : last] for slot in slots if slot <= end)


def slot_reason(table: "SpaceAlert", seat: int, board: int, slot: int) -> Reason | None:
    """Why a slot is not open to `seat`, or None if it is."""
    if not 0 <= board < len(table.crew):
        return Reason("no-such-board", "SA-2.6", {"board": board})
    if not 1 <= slot <= table.last_slot:
        return Reason("no-such-slot", _length_clause(table), {"slot": slot})
    if slot in open_slots(table, seat, board):
        return None
    owner, phase = table.crew[board].seat, PHASE_OF[slot]
    if owner not in (seat, -1):
        return Reason("not-your-board", "SA-3.1.3", {"board": board})
    if table.solo:
        return Reason("slot-locked", "SA-9.5", {"slot": slot})
    if owner == seat:
        locked = phase < table.players[seat].phase
        return Reason(
            "slot-locked" if locked else "slot-closed", "SA-3.1.10" if locked else "SA-3.1.13", {"slot": slot}
        )
    ended = phase < table.phase
    return Reason("slot-locked" if ended else "slot-closed", "SA-7.2.6" if ended else "SA-D40", {"slot": slot})


def _length_clause(table: "SpaceAlert") -> str:
    """What makes a flight as long as it is."""
    return "SA-R46" if table.setting.lesson else "SA-12.5" if table.last_slot == LAST_OF_TWO_PHASES else "SA-1.14"


def fixed(table: "SpaceAlert", member: "CrewMember") -> bool:
    """Whether cards on this board can never be changed: an android's, unless the player is alone (SA-7.2.2, SA-9.5)."""
    return member.seat < 0 and not table.solo


def changeable(table: "SpaceAlert", seat: int, board: int, slot: int) -> Reason | None:
    """Why the card in a slot cannot be touched, or None if it can (SA-3.1.8)."""
    reason = slot_reason(table, seat, board, slot)
    if reason is not None:
        return reason
    member = table.crew[board]
    if member.plan[slot] is None:
        return Reason("slot-empty", "SA-3.1.8", {"slot": slot})
    return Reason("android-card-fixed", "SA-7.2.2", {"slot": slot}) if fixed(table, member) else None


def card_commands(table: "SpaceAlert", seat: int) -> list[Option]:
    """Everything `seat` can do with cards and boards now, board by board."""
    found: list[Option] = []
    hand = dict.fromkeys(table.players[seat].hand)
    for board, member in enumerate(table.crew):
        owner = member.seat
        if owner != seat and owner != -1:
            continue
        plan, slots = member.plan, open_slots(table, seat, board)
        free = tuple([slot for slot in slots if plan[slot] is None])
        ways = _ways(board, slots, free)
        for card in hand:
            if owner == seat or not cards.is_heroic(card):  # SA-7.2.3
                found += ways[card]
        if member.heroic is not None:
            found += ways[member.heroic]
        if not fixed(table, member):
            found += ways.changes
    return found


class _Ways(dict[str, tuple["Place", ...]]):
    """All that can be done on a board with these open slots, of which some are free: the ways to lay each card.

    Play-outs ask for the same again and again; it depends on nothing else.
    """

    def __init__(self, board: int, slots: tuple[int, ...], free: tuple[int, ...]) -> None:
        self.board, self.free = board, free
        self.changes = _changes(board, tuple(slot for slot in slots if slot not in free), free)

    def __missing__(self, card: str) -> tuple["Place", ...]:
        """All ways to lay a card on the free slots, either way up."""
        faces = (card, cards.turned(card))
        self[card] = found = tuple(Place(self.board, laid, slot) for slot in self.free for laid in faces)
        return found


_ways = cache(_Ways)


def _changes(board: int, filled: tuple[int, ...], free: tuple[int, ...]) -> tuple[Option, ...]:
    """All ways to change the cards on a board (SA-3.1.8)."""
    return (
        *(kind(board, slot) for kind in (TakeBack, Turn) for slot in filled),
        *(Move(board, slot, to) for slot in filled for to in free),
        *(Swap(board, slot, other) for slot in filled for other in filled if slot < other),
    )


def shown(table: "SpaceAlert", board: int, card: str) -> Secret:
    """A planned card in an event: its face for those who see the board, its back for the others (SA-R8)."""
    return Secret(card, viewers(table, (table.crew[board], "plan")), cards.back(card))


# The commands

_STAYS_THERE = Reason("card-stays-on-android", "SA-7.2.2")


class Place(Option, frozen=True):
    """place 0 A/< 3: lay a card from hand on slot 3 of board 0, the first half on top."""

    keeps_undo = described_once = True
    hidden = ("card",)
    board: int
    card: str
    slot: int

    def bars_undo_after(self, table: "SpaceAlert") -> bool:
        return fixed(table, table.crew[self.board])

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        reason = slot_reason(table, seat, self.board, self.slot)
        if reason is not None:
            return reason
        member = table.crew[self.board]
        if member.plan[self.slot] is not None:
            clause = "SA-R38" if fixed(table, member) else "SA-3.1.3"
            return Reason("slot-taken", clause, {"slot": self.slot})
        return self._card_reason(table, seat, member)

    def _card_reason(self, table: "SpaceAlert", seat: int, member: "CrewMember") -> Reason | None:
        face = cards.face(self.card)
        if member.heroic == face:
            return None
        if any(other.heroic == face for other in table.crew):
            return Reason("own-heroic-only", "SA-9.4" if table.solo else "SA-7.2.4", {"card": face})
        if face not in table.players[seat].hand:
            return Reason("not-in-hand", "SA-3.1.3", {"card": face})
        if member.seat < 0 and cards.is_heroic(face):
            return Reason("own-heroic-only", "SA-7.2.3", {"card": face})
        return None

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"card:{self.card}", f"slot:{self.board}:{self.slot}")

    def preview(self, table: "SpaceAlert", seat: int, frame: "Step") -> list[Reason]:
        """A warning where the card cannot be changed again."""
        return [_STAYS_THERE] if fixed(table, table.crew[self.board]) else []

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        member, face = table.crew[self.board], cards.face(self.card)
        if member.heroic == face:
            member.heroic = None
        else:
            table.players[seat].hand.remove(face)
        member.plan[self.slot] = self.card
        if table.event_sink is not None:
            clause = "SA-3.1.3" if member.seat == seat else "SA-7.2.1"
            card = shown(table, self.board, self.card)
            table.emit("card-placed", clause, seat=seat, board=self.board, slot=self.slot, card=card)


class TakeBack(Option, frozen=True):
    """take-back 0 3: take the card from slot 3 of board 0 back into hand."""

    keeps_undo = described_once = True
    board: int
    slot: int

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        return changeable(table, seat, self.board, self.slot)

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"slot:{self.board}:{self.slot}", "hand")

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        member = table.crew[self.board]
        card = member.plan[self.slot]
        assert card is not None
        member.plan[self.slot] = None
        face = cards.face(card)
        if member.seat < 0 and cards.is_heroic(face):
            member.heroic = face  # SA-9.4
        else:
            table.players[seat].hand.append(face)
        table.emit("card-taken-back", "SA-3.1.8", seat=seat, board=self.board, slot=self.slot)


class Turn(Option, frozen=True):
    """turn 0 3: turn the card in slot 3 of board 0 the other way up."""

    keeps_undo = described_once = True
    board: int
    slot: int

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        return changeable(table, seat, self.board, self.slot)

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"slot:{self.board}:{self.slot}",)

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        plan = table.crew[self.board].plan
        card = plan[self.slot]
        assert card is not None
        plan[self.slot] = cards.turned(card)
        if table.event_sink is not None:
            face = shown(table, self.board, cards.turned(card))
            table.emit("card-turned", "SA-3.1.8", seat=seat, board=self.board, slot=self.slot, card=face)


class Move(Option, frozen=True):
    """move 0 3 2: move the card in slot 3 of board 0 to its empty slot 2."""

    keeps_undo = described_once = True
    board: int
    slot: int
    to_slot: int

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        reason = changeable(table, seat, self.board, self.slot) or slot_reason(table, seat, self.board, self.to_slot)
        if reason is None and table.crew[self.board].plan[self.to_slot] is not None:
            return Reason("slot-taken", "SA-3.1.3", {"slot": self.to_slot})
        return reason

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"slot:{self.board}:{self.slot}", f"slot:{self.board}:{self.to_slot}")

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        plan = table.crew[self.board].plan
        plan[self.slot], plan[self.to_slot] = None, plan[self.slot]
        table.emit("card-moved", "SA-3.1.8", seat=seat, board=self.board, slot=self.slot, to_slot=self.to_slot)


class Swap(Option, frozen=True):
    """swap 0 2 3: exchange the cards in slots 2 and 3 of board 0."""

    keeps_undo = described_once = True
    board: int
    slot: int
    other: int

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        if self.slot >= self.other:  # one text for one command
            return Reason("lower-slot-first", "SA-R11", {"slot": self.slot})
        return changeable(table, seat, self.board, self.slot) or changeable(table, seat, self.board, self.other)

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"slot:{self.board}:{self.slot}", f"slot:{self.board}:{self.other}")

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        plan = table.crew[self.board].plan
        plan[self.slot], plan[self.other] = plan[self.other], plan[self.slot]
        table.emit("cards-swapped", "SA-3.1.8", seat=seat, board=self.board, slot=self.slot, to_slot=self.other)


class Give(Option, frozen=True):
    """give A/< 2: give a card from hand to the player in seat 2 during a data transfer."""

    hidden = ("card",)
    card: str
    to: int

    @classmethod
    def offer(cls, table: "SpaceAlert", seat: int, frame: "Step") -> list["Give"]:
        player = table.players[seat]
        if not table.transfer_open or player.gave:
            return []
        given = [card for card in dict.fromkeys(player.hand) if not cards.is_heroic(card)]
        return [cls(card, to) for card in given for to in range(table.seat_count) if to != seat]

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        player = table.players[seat]
        if cards.is_heroic(self.card):
            return Reason("heroic-stays", "SA-3.2.9", {"card": self.card})
        if not table.transfer_open:
            return Reason("no-transfer", "SA-3.2.8")
        if player.gave:
            return Reason("gave-already", "SA-3.2.10")
        if self.card not in player.hand:
            return Reason("not-in-hand", "SA-3.2.11", {"card": self.card})
        if self.to == seat or not 0 <= self.to < table.seat_count:
            return Reason("no-such-receiver", "SA-3.2.8", {"to": self.to})
        return None

    def targets(self, table: "SpaceAlert", seat: int, frame: "Step") -> tuple[str, ...]:
        return (f"card:{self.card}", f"seat:{self.to}")

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        giver, receiver = table.players[seat], table.players[self.to]
        giver.hand.remove(self.card)
        receiver.hand.append(self.card)
        giver.gave = True
        if table.event_sink is not None:
            seats = viewers(table, (giver, "hand"), (receiver, "hand"))
            table.emit("card-given", "SA-3.2.8", seat=seat, to=self.to, card=Secret(self.card, seats))


_CLOCK_ENDS_PHASES = Reason("clock-ends-phases", "SA-9.7")
_LAST_PHASE = Reason("last-phase", "SA-3.1.12")


class EndPhase(Option, frozen=True):
    """end-phase: lock the own slots of this phase and take the next pack."""

    bars_undo = True  # SA-R13

    def reason(self, table: "SpaceAlert", seat: int, frame: "Step") -> Reason | None:
        if table.solo:
            return _CLOCK_ENDS_PHASES
        return _LAST_PHASE if table.players[seat].phase >= PHASE_OF[table.last_slot] else None

    def take(self, table: "SpaceAlert", seat: int, frame: "Step") -> None:
        messages.pick_up(table, table.players[seat], "SA-3.1.9")


CARD_COMMANDS: tuple[type[Option], ...] = (Place, TakeBack, Turn, Move, Swap)
