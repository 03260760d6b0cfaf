"""What a mind knows at one moment: the cards of its seats, the boards it plans, and a world to fly in."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from quarterdeck.bots.bot import Seat
from quarterdeck.games.space_alert.bots.flight import Plan, ready
from quarterdeck.games.space_alert.bots.hands import Card, Spot, matched
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import PHASE_SLOTS
from quarterdeck.games.space_alert.rules.commands import fixed, open_slots
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.chance import Chance

Group = tuple[tuple[int, ...], list[Card]]
"""Boards that share cards, with these cards."""


class Board(Struct, frozen=True):
    """A board that a mind plans."""

    number: int
    open: tuple[int, ...]
    """The slots that cards at hand can be laid on now."""
    free: frozenset[int]
    """These, and all later ones, for which cards will come."""
    heroic: str | None
    """The heroic card it can still use."""


class Knowledge(Struct):
    """One moment of planning, as the seats of one mind see it together."""

    start: SpaceAlert
    boards: dict[int, Board]
    plans: list[Plan]
    """What lies on all boards now; of boards of others nothing is counted on."""
    certain: int
    """The last slot that there are cards for."""
    groups: dict[int, Group]
    """By board."""
    matches: dict[Any, dict[Spot, Card] | None] = {}

    def allows(self, plans: list[Plan], board: int) -> bool:
        """Whether the cards suffice for a board as it is planned; alone with the whole deck they do."""
        return self._one_heroic(plans[board], self.boards[board]) and (
            self.start.solo or self.laid(plans, board) is not None
        )

    def _one_heroic(self, plan: Plan, board: Board) -> bool:
        used = [symbol for slot in board.free if (symbol := plan[slot]) is not None and symbol[0] == "H"]
        return not used or (len(used) == 1 and used[0] in (board.heroic or "").split("/"))

    def laid(self, plans: list[Plan], board: int) -> dict[Spot, Card] | None:
        """A card for every planned slot of the boards that share cards with this one; None if they do not suffice."""
        boards, found = self.groups[board]
        key = tuple(
            ((each, slot), symbol)
            for each in boards
            for slot in self.boards[each].open
            if (symbol := plans[each][slot]) is not None
        )
        if key not in self.matches:
            self.matches[key] = matched(key, found)
        return self.matches[key]


def learnt(asked: Seat, seats: Mapping[int, Seat], chance: Chance) -> Knowledge:
    """All that the seats of a mind see now, one of which is asked."""
    world = asked.world(chance)
    assert isinstance(world, SpaceAlert)
    views = {number: seat.view() for number, seat in seats.items() if number != asked.number}
    for number, view in views.items():
        world.players[number].hand = list(view["players"][number]["hand"])
    for board, member in enumerate(world.crew):
        if member.seat in views:
            member.plan = list(views[member.seat]["crew"][board]["plan"])
        elif member.seat not in (-1, asked.number):
            member.plan = [None] * len(member.plan)
    return _known(world, tuple(seats))


def _known(world: SpaceAlert, seats: tuple[int, ...]) -> Knowledge:
    ahead = max(seats, key=lambda seat: world.players[seat].phase)
    boards = {
        number: _board(world, number, ahead if member.seat < 0 else member.seat)
        for number, member in enumerate(world.crew)
        if member.seat in (*seats, -1)
    }
    plans: list[Plan] = [[card and cards.top(card) for card in member.plan] for member in world.crew]
    phase = max(world.players[ahead].phase, 1)
    certain = world.last_slot if world.solo else min(PHASE_SLOTS[phase - 1][-1], world.last_slot)
    return Knowledge(ready(world), boards, plans, certain, _groups(world, boards, seats))


def _board(world: SpaceAlert, number: int, seat: int) -> Board:
    member = world.crew[number]
    slots = tuple(open_slots(world, seat, number))
    later = range(max(slots, default=world.last_slot) + 1, world.last_slot + 1)
    if fixed(world, member):
        slots = tuple(slot for slot in slots if member.plan[slot] is None)
    there = [*world.players[seat].hand, *(card for slot in slots if (card := member.plan[slot]))]
    own = member.heroic if member.seat < 0 else None
    heroic = own or next((cards.face(card) for card in there if cards.is_heroic(card)), None)
    return Board(number, slots, frozenset((*slots, *later)), heroic)


def _groups(world: SpaceAlert, boards: Mapping[int, Board], seats: tuple[int, ...]) -> dict[int, Group]:
    """Everybody has cards of their own, unless there are androids, on whose boards everybody lays them (SA-7.2.1)."""
    androids = tuple(number for number in boards if world.crew[number].seat < 0)
    found = [card for seat in seats for card in _cards_of(world, seat, boards, androids)]
    found += [Card(face, -1, (number,)) for number in androids if (face := world.crew[number].heroic)]
    if androids:
        return dict.fromkeys(boards, (tuple(boards), found))
    return {number: ((number,), [card for card in found if number in card.boards]) for number in boards}


def _cards_of(world: SpaceAlert, seat: int, boards: Mapping[int, Board], androids: tuple[int, ...]) -> list[Card]:
    own = tuple(number for number in boards if world.crew[number].seat == seat)
    found = [Card(face, seat, own if cards.is_heroic(face) else own + androids) for face in world.players[seat].hand]
    for number in androids if world.solo else own:
        for slot in boards[number].open:
            if card := world.crew[number].plan[slot]:
                face = cards.face(card)
                found.append(Card(face, seat, (number,) if cards.is_heroic(face) else own + androids, (number, slot)))
    return found
