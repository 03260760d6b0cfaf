"""Which dice fill a group of shared spots, for the proposer and for those who are asked to help."""

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct

from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.groups import may_fit
from quarterdeck.games.gen7.rules.placement import fits, halves
from quarterdeck.games.gen7.state import ROBOT, SIDES, die_name

MOST_STEPS = 120
"""Placements tried before a group is given up: most possible ones are found at once."""
MOST_CHANGES = 2
"""The most results changed for one group."""
KEPT = 10_000
"""How many fillings are cached."""
Spots = tuple[int | None, ...]


class Hand(Struct, frozen=True, gc=False):
    """A die that could be laid."""

    seat: int
    name: str
    kind: str
    result: int


class Giving(Struct, frozen=True):
    """What a player could give to a group."""

    seat: int
    dice: tuple[tuple[str, int], ...]
    """Their kinds and results."""
    most: int
    """How many of them."""
    changes: int
    """How many changed results the player can pay for, up to `MOST_CHANGES`."""

    def hands(self) -> list[Hand]:
        """Lower results come first."""
        hands = [Hand(self.seat, die_name(kind, result), kind, result) for kind, result in self.dice]
        return sorted(hands, key=lambda hand: hand.result)


class Piece(Struct, frozen=True, gc=False):
    """A die on the spots of a group."""

    hand: Hand
    spots: tuple[int, ...]
    result: int
    """What it shows there; two chems may have changed it (G7-40.8)."""

    @property
    def is_changed(self) -> bool:
        return self.result != self.hand.result


Way = tuple[Hand, tuple[int, ...], int, Spots]
"""A die, the spots on which it would lie, what it would show, and what all spots show then."""


@lru_cache(KEPT)
def pieces_for(rule: Placement, spots: Spots, giving: tuple[Giving, ...]) -> tuple[Piece, ...] | None:
    """Dice for the empty spots, without changes if possible; cached, as all helpers ask the same."""
    found = _Filling(rule, giving).pieces(spots)
    return tuple(found) if found is not None else None


class _Filling:
    """A search for dice: few from each player, with at most the allowed changes of results."""

    def __init__(self, rule: Placement, giving: tuple[Giving, ...]) -> None:
        """`giving`: in the order in which players are asked."""
        self._rule, self._fits = rule, _known_fits(rule)
        self._most = {one.seat: one.most for one in giving}
        self._changes = {one.seat: one.changes for one in giving}
        self._dice = {one.seat: one.hands() for one in giving}
        self._steps = 0

    def pieces(self, spots: Spots) -> list[Piece] | None:
        for most in range(min(MOST_CHANGES, sum(self._changes.values())) + 1):
            self._steps = 0
            found = self._fill(spots, [], dict.fromkeys(self._most, 0), most)
            if found is not None:
                return found
        return None

    def _fill(self, spots: Spots, laid: list[Piece], given: dict[int, int], left: int) -> list[Piece] | None:
        if None not in spots:
            numbers = tuple(number for number in spots if number is not None)
            return laid if fits(self._rule.kind, numbers, self._rule.limits) else None
        for hand, places, result, then in self._ways(spots, spots.index(None), laid, given, left):
            self._steps += 1
            if self._steps > MOST_STEPS:
                return None
            if not self._may_fit(then):
                continue
            seat, piece = hand.seat, Piece(hand, places, result)
            given[seat] += 1
            found = self._fill(then, [*laid, piece], given, left - piece.is_changed)
            given[seat] -= 1
            if found is not None:
                return found
        return None

    def _may_fit(self, spots: Spots) -> bool:
        found = self._fits.get(spots)
        if found is None:
            found = self._fits[spots] = may_fit(self._rule, spots)
        return found

    def _ways(self, spots: Spots, spot: int, laid: list[Piece], given: dict[int, int], left: int) -> Iterator[Way]:
        """The candidates for a spot: dice of players who give least first, then dice with changed results."""
        used = [id(piece.hand) for piece in laid]
        seats = sorted((seat for seat, most in self._most.items() if given[seat] < most), key=given.__getitem__)
        free = [hand for seat in seats for hand in self._dice[seat] if id(hand) not in used]
        seen = set()
        for hand in free:
            if (hand.seat, hand.name) not in seen:
                seen.add((hand.seat, hand.name))
                yield from _as_it_is(hand, spots, spot)
        if left:
            head, tail = spots[:spot], spots[spot + 1 :]
            for hand in free:
                spent = sum(piece.is_changed for piece in laid if piece.hand.seat == hand.seat)
                if hand.kind != ROBOT and self._changes[hand.seat] > spent:
                    for number in range(1, SIDES[hand.kind] + 1):
                        if number != hand.result:
                            yield hand, (spot,), number, (*head, number, *tail)


@cache
def _known_fits(rule: Placement) -> dict[Spots, bool]:
    """Whether partly empty spots could still obey a rule."""
    return {}


def _as_it_is(hand: Hand, spots: Spots, spot: int) -> Iterator[Way]:
    """On one spot, or a robot on two with its halves either way round (G7-23.5)."""
    result, head, tail = hand.result, spots[:spot], spots[spot + 1 :]
    if hand.kind == ROBOT and tail and tail[0] is None:
        low, high = halves(result)
        yield hand, (spot, spot + 1), result, (*head, low, high, *tail[1:])
        yield hand, (spot + 1, spot), result, (*head, high, low, *tail[1:])
    yield hand, (spot,), result, (*head, result, *tail)


def with_piece(spots: Spots, piece: Piece) -> Spots:
    if len(piece.spots) == 1:
        (spot,) = piece.spots
        return (*spots[:spot], piece.result, *spots[spot + 1 :])
    then = list(spots)
    for spot, number in zip(piece.spots, halves(piece.result), strict=True):
        then[spot] = number
    return tuple(then)
