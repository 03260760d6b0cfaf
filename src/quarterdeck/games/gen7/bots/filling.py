"""Which dice fill a group of shared spots: the same question for whoever proposes and whoever is asked to help."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.groups import may_fit
from quarterdeck.games.gen7.rules.placement import fits, halves
from quarterdeck.games.gen7.state import ROBOT, SIDES

MOST_STEPS = 120
"""Placements that are tried before a group is given up: most that can be filled are filled at once."""
Spots = tuple[int | None, ...]


class Hand(Struct, frozen=True, gc=False):
    """A die that could be laid."""

    seat: int
    name: str
    kind: str
    result: int


class Piece(Struct, frozen=True, gc=False):
    """A die on the spots of a group."""

    hand: Hand
    spots: tuple[int, ...]
    result: int
    """What it shows there; two chems may have changed it (G7-40.8)."""

    @property
    def is_changed(self) -> bool:
        return self.result != self.hand.result


class Filling:
    """A search for dice: few of each player, and as many changes of results as are allowed."""

    def __init__(self, rule: Placement, dice: Sequence[Hand], most: Mapping[int, int]) -> None:
        """`most`: how many dice each seat gives, in the order in which seats are asked."""
        self._rule, self._most, self._fits = rule, most, _known_fits(rule)
        self._dice = {
            seat: sorted((hand for hand in dice if hand.seat == seat), key=lambda one: one.result) for seat in most
        }
        self._steps = 0

    def pieces(self, spots: Spots, changes: Mapping[int, int]) -> list[Piece] | None:
        """Dice for the empty spots, without changes if possible; `changes`: how many each seat can pay for."""
        for most in range(min(2, sum(changes.values())) + 1):
            self._steps = 0
            found = self._fill(spots, [], dict.fromkeys(self._most, 0), most, changes)
            if found is not None:
                return found
        return None

    def _fill(
        self, spots: Spots, laid: list[Piece], given: dict[int, int], left: int, changes: Mapping[int, int]
    ) -> list[Piece] | None:
        if None not in spots:
            numbers = tuple(number for number in spots if number is not None)
            return laid if fits(self._rule.kind, numbers, self._rule.limits) else None
        for piece in self._pieces(spots, spots.index(None), laid, given, left, changes):
            self._steps += 1
            if self._steps > MOST_STEPS:
                return None
            then = with_piece(spots, piece)
            if not self._may_fit(then):
                continue
            seat = piece.hand.seat
            given[seat] += 1
            found = self._fill(then, [*laid, piece], given, left - piece.is_changed, changes)
            given[seat] -= 1
            if found is not None:
                return found
        return None

    def _may_fit(self, spots: Spots) -> bool:
        found = self._fits.get(spots)
        if found is None:
            found = self._fits[spots] = may_fit(self._rule, spots)
        return found

    def _pieces(
        self, spots: Spots, spot: int, laid: list[Piece], given: dict[int, int], left: int, changes: Mapping[int, int]
    ) -> Iterator[Piece]:
        """What could lie on a spot: dice of players who give least first, then dice with changed results."""
        used = [id(piece.hand) for piece in laid]
        seats = sorted((seat for seat, most in self._most.items() if given[seat] < most), key=given.__getitem__)
        free = [hand for seat in seats for hand in self._dice[seat] if id(hand) not in used]
        seen = set()
        for hand in free:
            if (hand.seat, hand.name) not in seen:
                seen.add((hand.seat, hand.name))
                yield from _ways(hand, spots, spot)
        if left:
            for hand in free:
                spent = sum(piece.is_changed for piece in laid if piece.hand.seat == hand.seat)
                if hand.kind != ROBOT and changes.get(hand.seat, 0) > spent:
                    numbers = range(1, SIDES[hand.kind] + 1)
                    yield from [Piece(hand, (spot,), number) for number in numbers if number != hand.result]


@cache
def _known_fits(rule: Placement) -> dict[Spots, bool]:
    """What is known of a rule: whether spots of which some are still empty could obey it."""
    return {}


def _ways(hand: Hand, spots: Spots, spot: int) -> list[Piece]:
    """On one spot, or a robot on two with its halves either way round (G7-23.5)."""
    found = [Piece(hand, (spot,), hand.result)]
    if hand.kind == ROBOT and spot + 1 < len(spots) and spots[spot + 1] is None:
        two = [Piece(hand, (spot, spot + 1), hand.result), Piece(hand, (spot + 1, spot), hand.result)]
        return two + found
    return found


def with_piece(spots: Spots, piece: Piece) -> Spots:
    if len(piece.spots) == 1:
        (spot,) = piece.spots
        return (*spots[:spot], piece.result, *spots[spot + 1 :])
    then = list(spots)
    for spot, number in zip(piece.spots, halves(piece.result), strict=True):
        then[spot] = number
    return tuple(then)
